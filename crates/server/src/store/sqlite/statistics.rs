//! Sums over finished matches: results, people met, ratings over time, the ladder.

use super::super::agreed::{
    LEAST_MATCHES, LONGEST_COURSE, MOST_DEVIATION, MOST_MET, PAGE_OF_LADDER, interval,
};
use super::matches::{player, shown_rating};
use protocol::{GuestId, Ladder, Met, MyRating, RatingPoint, Results, Rung, Statistics};
use rusqlite::{Connection, Result, Row, params};

/// The seat of a person who held no other at that table.
const OWN_SEAT: &str = "own.player = ?1 AND NOT EXISTS (SELECT 1 FROM results also
    WHERE also.table_id = own.table_id AND also.player = own.player AND also.seat <> own.seat)";

pub(super) fn of_guest(db: &Connection, guest: &GuestId, game: Option<&str>) -> Result<Statistics> {
    Ok(Statistics {
        results: results(db, guest, game)?,
        met: met(db, guest, game)?,
        ratings: ratings(db, guest, game)?,
    })
}

fn results(db: &Connection, guest: &GuestId, game: Option<&str>) -> Result<Vec<Results>> {
    let mut rows = db.prepare_cached(&format!(
        "SELECT game, seats, count(*), sum(CASE WHEN rank = 1 THEN 1 ELSE 0 END), avg(rank)
         FROM results own JOIN matches USING (table_id)
         WHERE {OWN_SEAT} AND (?2 IS NULL OR game = ?2) GROUP BY game, seats ORDER BY game, seats"
    ))?;
    let read = |row: &Row<'_>| {
        let (played, won): (u32, u32) = (row.get(2)?, row.get(3)?);
        let (wins_from, wins_to) = interval(won, played);
        let (game, seats, average_rank) = (row.get(0)?, row.get(1)?, row.get(4)?);
        Ok(Results { game, seats, played, won, average_rank, wins_from, wins_to })
    };
    rows.query_map(params![guest.0, game], read)?.collect()
}

fn met(db: &Connection, guest: &GuestId, game: Option<&str>) -> Result<Vec<Met>> {
    let mut rows = db.prepare_cached(&format!(
        "SELECT other.player, name, count(*), sum(CASE WHEN own.rank < other.rank THEN 1 ELSE 0 END),
             sum(CASE WHEN own.rank > other.rank THEN 1 ELSE 0 END)
         FROM results own JOIN matches USING (table_id)
         JOIN results other ON other.table_id = own.table_id AND other.player <> own.player
         LEFT JOIN guests ON id = other.player
         WHERE {OWN_SEAT} AND (?2 IS NULL OR game = ?2)
         GROUP BY other.player, name ORDER BY count(*) DESC, other.player LIMIT ?3"
    ))?;
    let read = |row: &Row<'_>| {
        let (played, ahead, behind): (u32, u32, u32) = (row.get(2)?, row.get(3)?, row.get(4)?);
        Ok(Met { player: player(row)?, played, ahead, level: played - ahead - behind, behind })
    };
    rows.query_map(params![guest.0, game, MOST_MET], read)?.collect()
}

fn ratings(db: &Connection, guest: &GuestId, game: Option<&str>) -> Result<Vec<MyRating>> {
    let mut rows = db.prepare_cached(
        "SELECT game, matches, mean, deviation FROM ratings
         WHERE player = ?1 AND (?2 IS NULL OR game = ?2) ORDER BY game",
    )?;
    let read = |row: &Row<'_>| Ok((row.get(0)?, row.get(1)?, shown_rating(row)?));
    let found = rows.query_map(params![guest.0, game], read)?;
    let mut ratings = Vec::new();
    for each in found {
        let (game, matches, rating): (String, u32, _) = each?;
        let course = course(db, guest, &game)?;
        ratings.extend(rating.map(|rating| MyRating { game, rating, matches, course }));
    }
    Ok(ratings)
}

/// How a rating came about, oldest first.
fn course(db: &Connection, guest: &GuestId, game: &str) -> Result<Vec<RatingPoint>> {
    let mut rows = db.prepare_cached(
        "SELECT finished_at, seat, mean, deviation FROM results JOIN matches USING (table_id)
         WHERE player = ?1 AND game = ?2 AND mean IS NOT NULL
         ORDER BY finished_at DESC, table_id DESC LIMIT ?3",
    )?;
    let read = |row: &Row<'_>| Ok((row.get(0)?, shown_rating(row)?));
    let found = rows.query_map(params![guest.0, game, LONGEST_COURSE], read)?;
    let mut course = Vec::new();
    for each in found {
        let (at, rating) = each?;
        course.extend(rating.map(|rating| RatingPoint { at, rating }));
    }
    course.reverse();
    Ok(course)
}

pub(super) fn ladder(db: &Connection, game: &str, page: u32) -> Result<Ladder> {
    let count = |sql: &str| {
        db.prepare_cached(&format!("SELECT count(*) FROM ratings WHERE game = ?1 {sql}"))?
            .query_row(params![game, LEAST_MATCHES, MOST_DEVIATION], |row| row.get::<_, u32>(0))
    };
    let is_shown = "matches >= ?2 AND deviation <= ?3";
    let total = count(&format!("AND {is_shown}"))?;
    let hidden = count(&format!("AND NOT ({is_shown})"))?;
    let mut rows = db.prepare_cached(&format!(
        "SELECT player, name, mean, deviation, matches FROM ratings LEFT JOIN guests ON id = player
         WHERE game = ?1 AND {is_shown} ORDER BY mean DESC, player LIMIT ?4 OFFSET ?5"
    ))?;
    let skipped = i64::from(page) * i64::from(PAGE_OF_LADDER);
    let read = |row: &Row<'_>| Ok((player(row)?, shown_rating(row)?, row.get(4)?));
    let found =
        rows.query_map(params![game, LEAST_MATCHES, MOST_DEVIATION, PAGE_OF_LADDER, skipped], read)?;
    let mut rungs = Vec::new();
    for (place, each) in (page * PAGE_OF_LADDER + 1..).zip(found) {
        let (player, rating, matches) = each?;
        rungs.extend(rating.map(|rating| Rung { place, player, rating, matches }));
    }
    Ok(Ladder {
        rungs,
        total,
        page_size: PAGE_OF_LADDER,
        hidden,
        least_matches: LEAST_MATCHES,
        most_deviation: MOST_DEVIATION,
    })
}
