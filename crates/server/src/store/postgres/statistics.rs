//! Sums over finished matches: results, people met, ratings over time, the ladder.

use super::super::agreed::{
    LEAST_MATCHES, LONGEST_COURSE, MOST_DEVIATION, MOST_MET, PAGE_OF_LADDER, interval, player, shown_rating,
};
use super::link::{Done, Link};
use protocol::{GuestId, Ladder, Met, MyRating, RatingPoint, Results, Rung, Statistics};
use tokio_postgres::Row;

pub(super) async fn of_guest(link: &Link, (guest, game): &(GuestId, Option<String>)) -> Done<Statistics> {
    Ok(Statistics {
        results: results(link, guest, game.as_deref()).await?,
        met: met(link, guest, game.as_deref()).await?,
        ratings: ratings(link, guest, game.as_deref()).await?,
    })
}

/// Counts only seats of a person who held no other at that table.
async fn results(link: &Link, guest: &GuestId, game: Option<&str>) -> Done<Vec<Results>> {
    let sql = "SELECT game, seats, count(*), count(*) FILTER (WHERE rank = 1), avg(rank)::double precision
        FROM results own JOIN matches USING (table_id)
        WHERE own.player = $1 AND NOT EXISTS (SELECT 1 FROM results also
            WHERE also.table_id = own.table_id AND also.player = own.player AND also.seat <> own.seat)
        AND ($2::text IS NULL OR game = $2) GROUP BY game, seats ORDER BY game, seats";
    let read = |row: &Row| {
        let (played, won) = (count(row, 2), count(row, 3));
        let (wins_from, wins_to) = interval(won, played);
        let seats = row.get::<_, i64>(1) as u8;
        Results { game: row.get(0), seats, played, won, average_rank: row.get(4), wins_from, wins_to }
    };
    Ok(link.rows(sql, &[&guest.0, &game]).await?.iter().map(read).collect())
}

async fn met(link: &Link, guest: &GuestId, game: Option<&str>) -> Done<Vec<Met>> {
    let sql = "SELECT other.player, name, count(*), count(*) FILTER (WHERE own.rank < other.rank),
            count(*) FILTER (WHERE own.rank > other.rank)
        FROM results own JOIN matches USING (table_id)
        JOIN results other ON other.table_id = own.table_id AND other.player <> own.player
        LEFT JOIN guests ON id = other.player
        WHERE own.player = $1 AND NOT EXISTS (SELECT 1 FROM results also
            WHERE also.table_id = own.table_id AND also.player = own.player AND also.seat <> own.seat)
        AND ($2::text IS NULL OR game = $2)
        GROUP BY other.player, name ORDER BY count(*) DESC, other.player LIMIT $3";
    let read = |row: &Row| {
        let (played, ahead, behind) = (count(row, 2), count(row, 3), count(row, 4));
        let player = player(row.get(0), row.get(1));
        Met { player, played, ahead, level: played - ahead - behind, behind }
    };
    Ok(link.rows(sql, &[&guest.0, &game, &i64::from(MOST_MET)]).await?.iter().map(read).collect())
}

async fn ratings(link: &Link, guest: &GuestId, game: Option<&str>) -> Done<Vec<MyRating>> {
    let sql = "SELECT game, matches, mean, deviation FROM ratings
        WHERE player = $1 AND ($2::text IS NULL OR game = $2) ORDER BY game";
    let mut ratings = Vec::new();
    for row in link.rows(sql, &[&guest.0, &game]).await? {
        let (game, matches): (String, u32) = (row.get(0), count(&row, 1));
        let course = course(link, guest, &game).await?;
        let rating = shown_rating(row.get(2), row.get(3));
        ratings.extend(rating.map(|rating| MyRating { game, rating, matches, course }));
    }
    Ok(ratings)
}

/// How a rating came about, oldest first.
async fn course(link: &Link, guest: &GuestId, game: &str) -> Done<Vec<RatingPoint>> {
    let sql = "SELECT finished_at, mean, deviation FROM results JOIN matches USING (table_id)
        WHERE player = $1 AND game = $2 AND mean IS NOT NULL
        ORDER BY finished_at DESC, table_id DESC LIMIT $3";
    let rows = link.rows(sql, &[&guest.0, &game, &i64::from(LONGEST_COURSE)]).await?;
    let point =
        |row: &Row| shown_rating(row.get(1), row.get(2)).map(|rating| RatingPoint { at: row.get(0), rating });
    Ok(rows.iter().rev().filter_map(point).collect())
}

pub(super) async fn ladder(link: &Link, (game, page): &(String, u32)) -> Done<Ladder> {
    let (least, most) = (i64::from(LEAST_MATCHES), f64::from(MOST_DEVIATION));
    let sql = "SELECT count(*) FILTER (WHERE matches >= $2 AND deviation <= $3),
            count(*) FILTER (WHERE NOT (matches >= $2 AND deviation <= $3)) FROM ratings WHERE game = $1";
    let counted = link.one(sql, &[game, &least, &most]).await?;
    let sql = "SELECT player, name, mean, deviation, matches FROM ratings LEFT JOIN guests ON id = player
        WHERE game = $1 AND matches >= $2 AND deviation <= $3 ORDER BY mean DESC, player LIMIT $4 OFFSET $5";
    let skipped = i64::from(*page) * i64::from(PAGE_OF_LADDER);
    let found = link.rows(sql, &[game, &least, &most, &i64::from(PAGE_OF_LADDER), &skipped]).await?;
    let rung = |(place, row): (u32, &Row)| {
        let rating = shown_rating(row.get(2), row.get(3))?;
        Some(Rung { place, player: player(row.get(0), row.get(1)), rating, matches: count(row, 4) })
    };
    Ok(Ladder {
        rungs: (page * PAGE_OF_LADDER + 1..).zip(&found).filter_map(rung).collect(),
        total: count(&counted, 0),
        page_size: PAGE_OF_LADDER,
        hidden: count(&counted, 1),
        least_matches: LEAST_MATCHES,
        most_deviation: MOST_DEVIATION,
    })
}

fn count(row: &Row, column: usize) -> u32 {
    row.get::<_, i64>(column) as u32
}
