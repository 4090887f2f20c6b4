//! Finished matches: each is written in the transaction that ends it, with the ratings that follow from it, so that it
//! counts once whatever happens.

use super::super::Matches;
use super::super::agreed::{self, PAGE_OF_MATCHES, house_bot, ranked};
use crate::ratings::{Rating, after};
use crate::table::{Contestant, Finished};
use protocol::{GuestId, MyMatches, PlayedMatch, PlayedSeat, Player, TableId};
use rusqlite::{Connection, OptionalExtension, Result, Row, params};
use std::collections::BTreeMap;

/// Writes a match down, unless it is.
pub(super) fn record(db: &Connection, table: &TableId, finished: &Finished) -> Result<()> {
    let Finished { game, is_public, is_rated, at, places } = finished;
    let added = db
        .prepare_cached(
            "INSERT INTO matches VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT (table_id) DO NOTHING",
        )?
        .execute(params![table.0, game, places.len(), is_public, is_rated, at])?;
    if added == 0 {
        return Ok(());
    }
    let players: Vec<Option<String>> =
        places.iter().map(|place| player_key(db, &place.player)).collect::<Result<_>>()?;
    let ratings = match is_rated {
        true => rate(db, finished, &players)?,
        false => BTreeMap::new(),
    };
    let mut insert = db.prepare_cached("INSERT INTO results VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)")?;
    for (seat, (place, player)) in places.iter().zip(&players).enumerate() {
        let rating = player.as_ref().and_then(|player| ratings.get(player));
        let (mean, deviation) = (rating.map(|rating| rating.mean), rating.map(|rating| rating.deviation));
        insert.execute(params![table.0, seat, player, place.rank, place.score, mean, deviation])?;
    }
    Ok(())
}

/// What a player is called in these tables; nothing if it is somebody who was forgotten.
fn player_key(db: &Connection, player: &Contestant) -> Result<Option<String>> {
    match player {
        Contestant::Bot(bot) => Ok(Some(house_bot(bot))),
        Contestant::Guest(guest) => db
            .prepare_cached("SELECT id FROM guests WHERE id = ?1")?
            .query_row([&guest.0], |row| row.get(0))
            .optional(),
    }
}

/// Moves the ratings of those who played; gives what they became.
fn rate(
    db: &Connection,
    finished: &Finished,
    players: &[Option<String>],
) -> Result<BTreeMap<String, Rating>> {
    let mut before = BTreeMap::new();
    for player in players.iter().flatten() {
        before.extend(rating(db, &finished.game, player)?.map(|rating| (player.as_str(), rating)));
    }
    let seats = ranked(finished, players, |player| before.get(player).copied());
    let mut put = db.prepare_cached(
        "INSERT INTO ratings VALUES (?1, ?2, ?3, ?4, 1) ON CONFLICT (game, player)
         DO UPDATE SET mean = excluded.mean, deviation = excluded.deviation, matches = ratings.matches + 1",
    )?;
    let mut ratings = BTreeMap::new();
    for (player, rating) in after(&seats) {
        let Some(player) = player else { continue };
        put.execute(params![finished.game, player, rating.mean, rating.deviation])?;
        ratings.insert(player, rating);
    }
    Ok(ratings)
}

fn rating(db: &Connection, game: &str, player: &str) -> Result<Option<Rating>> {
    db.prepare_cached("SELECT mean, deviation FROM ratings WHERE game = ?1 AND player = ?2")?
        .query_row([game, player], |row| Ok(Rating { mean: row.get(0)?, deviation: row.get(1)? }))
        .optional()
}

/// Forgets who it was, and the ratings with it. The matches stay as those of nobody, for the others.
pub(super) fn forget(db: &Connection, guest: &GuestId) -> Result<()> {
    let sql = "UPDATE results SET player = NULL, mean = NULL, deviation = NULL WHERE player = ?1";
    db.execute(sql, [&guest.0])?;
    leave_ladder(db, guest)
}

/// Takes somebody off the ladder.
pub(super) fn leave_ladder(db: &Connection, guest: &GuestId) -> Result<()> {
    db.execute("DELETE FROM ratings WHERE player = ?1", [&guest.0]).map(drop)
}

pub(super) fn of_guest(db: &Connection, guest: &GuestId, wanted: &Matches) -> Result<MyMatches> {
    let Matches { game, seats, page } = wanted;
    let from = "FROM matches WHERE table_id IN (SELECT table_id FROM results WHERE player = ?1)
         AND (?2 IS NULL OR game = ?2) AND (?3 IS NULL OR seats = ?3)";
    let total = db
        .prepare_cached(&format!("SELECT count(*) {from}"))?
        .query_row(params![guest.0, game, seats], |row| row.get(0))?;
    let mut rows = db.prepare_cached(&format!(
        "SELECT table_id, game, is_public, is_rated, finished_at {from}
         ORDER BY finished_at DESC, table_id LIMIT ?4 OFFSET ?5"
    ))?;
    let read = |row: &Row<'_>| {
        Ok(PlayedMatch {
            table: TableId(row.get(0)?),
            game: row.get(1)?,
            public: row.get(2)?,
            rated: row.get(3)?,
            finished_at: row.get(4)?,
            places: Vec::new(),
        })
    };
    let skipped = i64::from(*page) * i64::from(PAGE_OF_MATCHES);
    let found = rows.query_map(params![guest.0, game, seats, PAGE_OF_MATCHES, skipped], read)?;
    let mut matches: Vec<PlayedMatch> = found.collect::<Result<_>>()?;
    for each in &mut matches {
        each.places = places(db, &each.table)?;
    }
    Ok(MyMatches { matches, total, page_size: PAGE_OF_MATCHES })
}

fn places(db: &Connection, table: &TableId) -> Result<Vec<PlayedSeat>> {
    let mut rows = db.prepare_cached(
        "SELECT player, name, mean, deviation, rank, score FROM results LEFT JOIN guests ON id = player
         WHERE table_id = ?1 ORDER BY seat",
    )?;
    let read = |row: &Row<'_>| {
        Ok(PlayedSeat {
            player: player(row)?,
            rank: row.get(4)?,
            score: row.get(5)?,
            rating: shown_rating(row)?,
        })
    };
    rows.query_map([&table.0], read)?.collect()
}

/// Who it is, from the key and the name in the first two columns.
pub(super) fn player(row: &Row<'_>) -> Result<Player> {
    Ok(agreed::player(row.get(0)?, row.get(1)?))
}

/// The rating in the columns `mean` and `deviation`, which are the third and the fourth.
pub(super) fn shown_rating(row: &Row<'_>) -> Result<Option<protocol::Rating>> {
    Ok(agreed::shown_rating(row.get(2)?, row.get(3)?))
}
