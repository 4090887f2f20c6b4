//! What is remembered of finished matches: lists, sums, ratings, the ladder; once each, and nothing of the forgotten.

use crate::client::{Client, Known};
use crate::house::{House, open_table, settings};
use crate::matches::play_to_the_end;
use game_core::Seat;
use protocol::{Command, Ladder, MyMatches, Player, Settings, Statistics, TableId};
use reqwest::Method;

fn rated(game: &str, seats: u8) -> Settings {
    Settings { rated: true, ..settings(game, seats) }
}

async fn matches(client: &Client, query: &str) -> MyMatches {
    client.get(&format!("/api/guest/matches{query}")).await.json().await.unwrap()
}

async fn statistics(client: &Client, query: &str) -> Statistics {
    client.get(&format!("/api/guest/statistics{query}")).await.json().await.unwrap()
}

async fn ladder(client: &Client, game: &str) -> Ladder {
    client.get(&format!("/api/ladder/{game}")).await.json().await.unwrap()
}

/// Ada and Bob in the first seats, easy bots elsewhere; the match has begun.
async fn begin(ada: &mut Client, bob: &mut Client, settings: &Settings) -> TableId {
    let table = open_table(ada, settings).await;
    ada.watch(&table).await;
    bob.watch(&table).await;
    ada.must(&table, Command::Sit { seat: Seat::new(0) }).await;
    bob.must(&table, Command::Sit { seat: Seat::new(1) }).await;
    if settings.seats > 2 {
        ada.must(&table, Command::FillWithBots { bot: "easy".to_owned() }).await;
    }
    ada.must(&table, Command::Start).await;
    table
}

#[tokio::test]
async fn a_rated_match_counts_once_for_everybody_who_sat_there() {
    let mut house = House::open().await;
    let (mut ada, mut bob) = (house.guest("Ada").await, house.guest("Bob").await);
    let table = begin(&mut ada, &mut bob, &rated("don", 3)).await;
    tokio::join!(play_to_the_end(&mut ada, &table), play_to_the_end(&mut bob, &table));
    let result = ada.known.play().result.clone().unwrap();

    for again in [false, true] {
        if again {
            // What is asked of the table afterwards, and another run of the server, change nothing.
            let hello = Command::Say { room: protocol::Room::Table, text: "well played".to_owned() };
            ada.must(&table, hello).await;
            house.restart().await;
            (ada.address, bob.address) = (house.address, house.address);
        }
        let list = matches(&ada, "").await;
        assert_eq!((list.total, list.matches.len()), (1, 1));
        let played = &list.matches[0];
        assert_eq!((&played.table, played.rated, played.public), (&table, true, false));
        for (seat, place) in played.places.iter().enumerate() {
            assert_eq!(serde_json::json!(place.rank), result["ranks"][seat]);
            assert_eq!(serde_json::json!(place.score), result["scores"][seat]);
            assert!(place.rating.unwrap().deviation < 350);
        }
        let mut by_rank: Vec<_> = played.places.iter().map(|place| (place.rank, place.rating)).collect();
        by_rank.sort_by_key(|(rank, _)| *rank);
        let means: Vec<i32> = by_rank.iter().map(|(_, rating)| rating.unwrap().mean).collect();
        assert!(means.is_sorted_by(|a, b| a >= b) && means[0] > 1500 && means[2] < 1500, "{means:?}");
        assert_eq!(matches(&bob, "").await, list);

        let mine = statistics(&ada, "").await;
        assert_eq!((mine.results.len(), mine.results[0].played, mine.results[0].seats), (1, 1, 3));
        assert_eq!(mine.results[0].average_rank, f64::from(played.places[0].rank));
        assert!(mine.results[0].wins_from < mine.results[0].wins_to);
        assert_eq!(mine.met.len(), 2);
        assert!(mine.met.iter().all(|met| met.played == 1 && met.ahead + met.level + met.behind == 1));
        let of_bob = &statistics(&bob, "").await.met;
        let meets = |met: &[protocol::Met], name: &str| {
            let fits = |player: &Player| matches!(player, Player::Guest { name: own, .. } if own == name);
            met.iter().find(|each| fits(&each.player)).map(|met| (met.ahead, met.behind)).unwrap()
        };
        let (ahead, behind) = meets(&mine.met, "Bob");
        assert_eq!(meets(of_bob, "Ada"), (behind, ahead));
        assert_eq!((mine.ratings.len(), mine.ratings[0].matches, mine.ratings[0].course.len()), (1, 1, 1));
        assert_eq!(Some(mine.ratings[0].rating), played.places[0].rating);
        // Three are rated, and none is known well enough.
        let ladder = ladder(&ada, "don").await;
        assert_eq!((ladder.total, ladder.hidden, ladder.rungs.len()), (0, 3, 0));
    }
}

#[tokio::test]
async fn matches_are_filtered_and_belong_to_those_who_sat_there() {
    let house = House::open().await;
    let (mut ada, mut bob) = (house.guest("Ada").await, house.guest("Bob").await);
    for (game, seats) in [("don", 3), ("new_york", 2), ("new_york", 3)] {
        let table = begin(&mut ada, &mut bob, &settings(game, seats)).await;
        tokio::join!(play_to_the_end(&mut ada, &table), play_to_the_end(&mut bob, &table));
    }
    assert_eq!(matches(&ada, "").await.total, 3);
    assert_eq!(matches(&ada, "?game=new_york").await.total, 2);
    assert_eq!(matches(&ada, "?game=new_york&seats=3").await.total, 1);
    let empty = matches(&ada, "?page=1").await;
    assert_eq!((empty.total, empty.matches.len()), (3, 0));
    let mine = statistics(&ada, "?game=new_york").await;
    assert_eq!(mine.results.iter().map(|each| each.seats).collect::<Vec<_>>(), [2, 3]);
    // Nobody is rated at tables that are not.
    assert_eq!((mine.ratings.len(), ladder(&ada, "new_york").await.hidden), (0, 0));
    assert!(matches(&ada, "").await.matches.iter().all(|each| !each.rated));

    let eve = house.guest("Eve").await;
    assert_eq!(matches(&eve, "").await.total, 0);
    assert_eq!(statistics(&eve, "").await.results, []);
    for path in ["/api/guest/matches", "/api/guest/statistics", "/api/ladder/don"] {
        assert_eq!(crate::client::http().get(house.url(path)).send().await.unwrap().status(), 401, "{path}");
    }
    assert_eq!(ada.get("/api/guest/matches?page=-1").await.status(), 400);
}

#[tokio::test]
async fn a_rated_match_is_played_by_each_to_the_end_or_lost() {
    let house = House::open().await;
    let (mut ada, mut bob) = (house.guest("Ada").await, house.guest("Bob").await);
    let with_hints = Settings { hints: true, ..rated("don", 3) };
    let answer = ada.post("/api/tables", &serde_json::json!({ "settings": with_hints })).await;
    assert_eq!(answer.status(), 422);

    let table = open_table(&ada, &rated("don", 3)).await;
    ada.watch(&table).await;
    ada.must(&table, Command::Sit { seat: Seat::new(0) }).await;
    let refusal = ada.refused(&table, Command::Sit { seat: Seat::new(1) }).await;
    assert_eq!(refusal.code, "rated_seat");

    let table = begin(&mut ada, &mut bob, &rated("new_york", 2)).await;
    for command in [
        Command::StandIn { seat: Seat::new(0), bot: "expert".to_owned() },
        Command::Kick { seat: Seat::new(1) },
        Command::Close,
    ] {
        assert_eq!(ada.refused(&table, command).await.code, "rated_end");
    }
    ada.must(&table, Command::Resign { seat: Seat::new(0) }).await;
    play_to_the_end(&mut bob, &table).await;
    let places = &matches(&ada, "").await.matches[0].places;
    assert_eq!(places.iter().map(|place| place.rank).collect::<Vec<_>>(), [2, 1]);
    assert!(places[0].rating.unwrap().mean < 1500 && places[1].rating.unwrap().mean > 1500);
}

#[tokio::test]
async fn one_who_holds_several_seats_is_not_measured_by_himself() {
    let house = House::open().await;
    let mut ada = house.guest("Ada").await;
    let table = open_table(&ada, &settings("new_york", 2)).await;
    ada.watch(&table).await;
    for seat in 0..2 {
        ada.must(&table, Command::Sit { seat: Seat::new(seat) }).await;
    }
    ada.must(&table, Command::Start).await;
    for seat in 0..2 {
        ada.must(&table, Command::Resign { seat: Seat::new(seat) }).await;
    }
    ada.until(Known::is_over).await;
    assert_eq!(matches(&ada, "").await.total, 1);
    let mine = statistics(&ada, "").await;
    assert_eq!((mine.results.len(), mine.met.len()), (0, 0));
}

#[tokio::test]
async fn bots_climb_the_ladder_once_they_are_known() {
    let house = House::open().await;
    let mut ada = house.guest("Ada").await;
    for round in 1..=5 {
        let table = open_table(&ada, &rated("new_york", 2)).await;
        ada.watch(&table).await;
        ada.must(&table, Command::SeatBot { seat: Seat::new(0), bot: "easy:balanced".to_owned() }).await;
        ada.must(&table, Command::SeatBot { seat: Seat::new(1), bot: "easy:miser".to_owned() }).await;
        ada.must(&table, Command::Start).await;
        ada.until(Known::is_over).await;
        let ladder = ladder(&ada, "new_york").await;
        let shown = if round == 5 { 2 } else { 0 };
        assert_eq!((ladder.total, ladder.hidden), (shown, 2 - shown), "after {round}");
    }
    let rungs = ladder(&ada, "new_york").await.rungs;
    let mut names: Vec<_> = rungs.iter().map(|rung| rung.player.clone()).collect();
    names.sort_by_key(|player| format!("{player:?}"));
    let bot = |bot: &str| Player::Bot { bot: bot.to_owned() };
    assert_eq!(names, [bot("easy"), bot("easy:miser")]);
    assert!(rungs[0].rating.mean >= rungs[1].rating.mean);
    assert_eq!(rungs.iter().map(|rung| (rung.place, rung.matches)).collect::<Vec<_>>(), [(1, 5), (2, 5)]);
}

#[tokio::test]
async fn of_the_forgotten_only_a_place_remains() {
    let mut house = House::open().await;
    let (mut ada, mut bob) = (house.guest("Ada").await, house.guest("Bob").await);
    let table = begin(&mut ada, &mut bob, &rated("new_york", 2)).await;
    ada.must(&table, Command::Resign { seat: Seat::new(0) }).await;
    play_to_the_end(&mut bob, &table).await;
    let before = statistics(&bob, "").await.ratings;
    assert_eq!(ada.request(Method::DELETE, "/api/guest").send().await.unwrap().status(), 204);
    let places = matches(&bob, "").await.matches[0].places.clone();
    assert_eq!((&places[0].player, places[0].rank, places[0].rating), (&Player::Nobody, 2, None));
    assert_eq!(statistics(&bob, "").await.met, []);
    // The table was loaded anew without her name; nothing counts twice by that.
    assert_eq!(statistics(&bob, "").await.ratings, before);
    house.close().await;
    for rows in ["results", "ratings"] {
        let sql = format!("SELECT count(*) FROM {rows} WHERE player = '{}'", ada.guest);
        assert_eq!(house.sql(&sql).await, ["0"], "{rows}");
    }
}
