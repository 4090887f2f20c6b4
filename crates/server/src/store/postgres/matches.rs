//! Finished matches: each is written in the transaction that ends it, with the ratings that follow from it, so that it
//! counts once whatever happens.

use super::super::Matches;
use super::super::agreed::{self, PAGE_OF_MATCHES, house_bot, ranked};
use super::link::{Done, Link};
use crate::ratings::{Rating, after};
use crate::table::{Contestant, Finished};
use protocol::{GuestId, MyMatches, PlayedMatch, PlayedSeat, TableId};
use std::collections::BTreeMap;
use tokio_postgres::Row;

/// Writes a match down, unless it is.
pub(super) async fn record(link: &Link, table: &TableId, finished: &Finished) -> Done<()> {
    let Finished { game, is_public, is_rated, at, places } = finished;
    let insert = "INSERT INTO matches VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (table_id) DO NOTHING";
    let added =
        link.execute(insert, &[&table.0, game, &(places.len() as i64), is_public, is_rated, at]).await?;
    if added == 0 {
        return Ok(());
    }
    let mut players = Vec::new();
    for place in places {
        players.push(player_key(link, &place.player).await?);
    }
    let ratings = match is_rated {
        true => rate(link, finished, &players).await?,
        false => BTreeMap::new(),
    };
    for ((seat, place), player) in (0i64..).zip(places).zip(&players) {
        let rating = player.as_ref().and_then(|player| ratings.get(player));
        let (mean, deviation) = (rating.map(|rating| rating.mean), rating.map(|rating| rating.deviation));
        let insert = "INSERT INTO results VALUES ($1, $2, $3, $4, $5, $6, $7)";
        let rank = i64::from(place.rank);
        link.execute(insert, &[&table.0, &seat, player, &rank, &place.score, &mean, &deviation]).await?;
    }
    Ok(())
}

/// What a player is called in these tables; nothing if it is somebody who was forgotten.
async fn player_key(link: &Link, player: &Contestant) -> Done<Option<String>> {
    match player {
        Contestant::Bot(bot) => Ok(Some(house_bot(bot))),
        Contestant::Guest(guest) => {
            let row = link.row("SELECT id FROM guests WHERE id = $1", &[&guest.0]).await?;
            Ok(row.map(|row| row.get(0)))
        }
    }
}

/// Moves the ratings of those who played; gives what they became. Ratings of one game are moved by one node at a time,
/// or two matches that end at once would count as one.
async fn rate(
    link: &Link,
    finished: &Finished,
    players: &[Option<String>],
) -> Done<BTreeMap<String, Rating>> {
    let _alone = link.alone.lock().await;
    let game = &finished.game;
    link.execute("SELECT pg_advisory_xact_lock(hashtext('ratings of ' || $1))", &[game]).await?;
    let mut before = BTreeMap::new();
    for player in players.iter().flatten() {
        let sql = "SELECT mean, deviation FROM ratings WHERE game = $1 AND player = $2";
        let row = link.row(sql, &[game, player]).await?;
        before.extend(row.map(|row| (player.as_str(), Rating { mean: row.get(0), deviation: row.get(1) })));
    }
    let seats = ranked(finished, players, |player| before.get(player).copied());
    let mut ratings = BTreeMap::new();
    for (player, rating) in after(&seats) {
        let Some(player) = player else { continue };
        let put = "INSERT INTO ratings VALUES ($1, $2, $3, $4, 1) ON CONFLICT (game, player)
            DO UPDATE SET mean = excluded.mean, deviation = excluded.deviation, matches = ratings.matches + 1";
        link.execute(put, &[game, &player, &rating.mean, &rating.deviation]).await?;
        ratings.insert(player, rating);
    }
    Ok(ratings)
}

/// Takes somebody off the ladder.
pub(super) async fn leave_ladder(link: &Link, guest: &GuestId) -> Done<()> {
    link.execute("DELETE FROM ratings WHERE player = $1", &[&guest.0]).await.map(drop)
}

pub(super) async fn of_guest(link: &Link, (guest, wanted): &(GuestId, Matches)) -> Done<MyMatches> {
    let Matches { game, seats, page } = wanted;
    let seats = seats.map(i64::from);
    let count = "SELECT count(*) FROM matches
        WHERE table_id IN (SELECT table_id FROM results WHERE player = $1)
        AND ($2::text IS NULL OR game = $2) AND ($3::bigint IS NULL OR seats = $3)";
    let total: i64 = link.one(count, &[&guest.0, game, &seats]).await?.get(0);
    let sql = "SELECT table_id, game, is_public, is_rated, finished_at FROM matches
        WHERE table_id IN (SELECT table_id FROM results WHERE player = $1)
        AND ($2::text IS NULL OR game = $2) AND ($3::bigint IS NULL OR seats = $3)
        ORDER BY finished_at DESC, table_id LIMIT $4 OFFSET $5";
    let skipped = i64::from(*page) * i64::from(PAGE_OF_MATCHES);
    let found = link.rows(sql, &[&guest.0, game, &seats, &i64::from(PAGE_OF_MATCHES), &skipped]).await?;
    let mut matches = Vec::new();
    for row in found {
        let table = TableId(row.get(0));
        matches.push(PlayedMatch {
            places: places(link, &table).await?,
            table,
            game: row.get(1),
            public: row.get(2),
            rated: row.get(3),
            finished_at: row.get(4),
        });
    }
    Ok(MyMatches { matches, total: total as u32, page_size: PAGE_OF_MATCHES })
}

async fn places(link: &Link, table: &TableId) -> Done<Vec<PlayedSeat>> {
    let sql = "SELECT player, name, mean, deviation, rank, score FROM results LEFT JOIN guests ON id = player
        WHERE table_id = $1 ORDER BY seat";
    let read = |row: &Row| PlayedSeat {
        player: agreed::player(row.get(0), row.get(1)),
        rank: row.get::<_, i64>(4) as u8,
        score: row.get(5),
        rating: agreed::shown_rating(row.get(2), row.get(3)),
    };
    Ok(link.rows(sql, &[&table.0]).await?.iter().map(read).collect())
}
