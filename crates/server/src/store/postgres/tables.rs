//! Logs of tables and what lists show of them.

use super::super::agreed::{LONGEST_LIST, changes_members, is_listed};
use super::super::{Answered, Append, Appended, News};
use super::link::{Done, Link};
use super::matches;
use super::nodes::text;
use crate::table::{Entry, Listing, Stamped, Time};
use protocol::{GuestId, TableCard, TableId};
use serde::Serialize;
use tokio_postgres::Row;

/// Entries as columns.
struct Columns {
    numbers: Vec<i64>,
    times: Vec<Time>,
    entries: Vec<String>,
    mentioned: Vec<String>,
}

impl Columns {
    fn of(entries: &[Stamped]) -> Columns {
        Columns {
            numbers: entries.iter().map(|each| each.number as i64).collect(),
            times: entries.iter().map(|each| each.at).collect(),
            entries: entries.iter().map(|each| json(&each.entry)).collect(),
            mentioned: entries
                .iter()
                .filter_map(|each| each.entry.guest())
                .map(|guest| guest.0.clone())
                .collect(),
        }
    }
}

pub(super) async fn append(link: &Link, (append, run): &(Append, i64)) -> Done<Appended> {
    let columns = Columns::of(&append.entries);
    let has_new_members = append.entries.iter().any(|each| changes_members(&each.entry));
    let Append { table, after, command, listing, .. } = append;
    let outcome =
        write(link, *run, table, *after, &columns, command.as_ref(), listing, has_new_members).await?;
    if outcome == Appended::Done
        && let Some(finished) = &listing.finished
    {
        matches::record(link, table, finished).await?;
    }
    Ok(outcome)
}

pub(super) async fn create(
    link: &Link,
    (table, first, listing, run): &(TableId, Stamped, Listing, i64),
) -> Done<()> {
    let insert = "INSERT INTO tables VALUES ($1, 0, '', false, 0, NULL, NULL)";
    link.execute(insert, &[&table.0]).await?;
    let columns = Columns::of(std::slice::from_ref(first));
    write(link, *run, table, 0, &columns, None, listing, true).await.map(drop)
}

#[allow(clippy::too_many_arguments, reason = "they are the columns of one statement")]
async fn write(
    link: &Link,
    run: i64,
    table: &TableId,
    after: u64,
    columns: &Columns,
    command: Option<&Answered>,
    listing: &Listing,
    has_new_members: bool,
) -> Done<Appended> {
    let Columns { numbers, times, entries, mentioned } = columns;
    let guest = command.map(|command| command.guest.0.as_str());
    let id = command.map(|command| command.id.0.as_bytes().as_slice());
    let answer = command.map(|command| json(&command.answer));
    let Listing { card, members, wake_at, .. } = listing;
    let members = members.iter().map(|member| member.0.as_str()).collect::<Vec<_>>();
    let members = has_new_members.then_some(members);
    let version = after + numbers.len() as u64;
    let news = text(run, &News::Changed { table: table.clone(), version });
    let sql =
        "SELECT * FROM append_to_log($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)";
    let row = link
        .one(
            sql,
            &[
                &table.0,
                &(after as i64),
                &run,
                numbers,
                times,
                entries,
                mentioned,
                &guest,
                &id,
                &answer,
                &json(card),
                &is_listed(card),
                &card.changed_at,
                wake_at,
                &members,
                &news,
            ],
        )
        .await?;
    Ok(match row.get(0) {
        "done" => Appended::Done,
        "already_done" => Appended::AlreadyDone(serde_json::from_str(row.get(1))?),
        _ => Appended::Conflict,
    })
}

pub(super) async fn log(link: &Link, (table, after): &(TableId, u64)) -> Done<Vec<Stamped>> {
    if table.0.contains('\0') {
        // Anybody can ask for anything; PostgreSQL knows no such character.
        return Ok(Vec::new());
    }
    let sql = "SELECT number, at, entry FROM log WHERE table_id = $1 AND number > $2 ORDER BY number";
    let read = |row: Row| {
        let (number, at): (i64, Time) = (row.get(0), row.get(1));
        Ok(Stamped { number: number as u64, at, entry: serde_json::from_str::<Entry>(row.get(2))? })
    };
    link.rows(sql, &[&table.0, &(*after as i64)]).await?.into_iter().map(read).collect()
}

pub(super) async fn delete(link: &Link, (table, run): &(TableId, i64)) -> Done<()> {
    link.execute("DELETE FROM tables WHERE id = $1", &[&table.0]).await?;
    super::nodes::tell(link, *run, &News::Rewritten { table: table.clone() }).await
}

/// The tables at which something is due that this node has to do.
pub(super) async fn due(link: &Link, (now, run): &(Time, i64)) -> Done<Vec<TableId>> {
    let sql = "SELECT id FROM tables WHERE wake_at <= $1 AND owner = $2 ORDER BY wake_at LIMIT $3";
    ids(link.rows(sql, &[now, run, &LONGEST_LIST]).await?)
}

pub(super) async fn of_guest(link: &Link, guest: &GuestId) -> Done<Vec<TableCard>> {
    let sql = "SELECT card FROM tables JOIN members ON table_id = id WHERE guest = $1
        ORDER BY changed_at DESC LIMIT $2";
    cards_in(&link.rows(sql, &[&guest.0, &LONGEST_LIST]).await?)
}

pub(super) async fn public(link: &Link) -> Done<Vec<TableCard>> {
    let sql = "SELECT card FROM tables WHERE is_listed ORDER BY changed_at DESC LIMIT $1";
    cards_in(&link.rows(sql, &[&LONGEST_LIST]).await?)
}

pub(super) async fn cards(link: &Link) -> Done<Vec<TableCard>> {
    let sql = "SELECT card FROM tables ORDER BY changed_at DESC LIMIT $1";
    cards_in(&link.rows(sql, &[&LONGEST_LIST]).await?)
}

pub(super) async fn all(link: &Link) -> Done<Vec<TableId>> {
    ids(link.rows("SELECT id FROM tables ORDER BY id", &[]).await?)
}

pub(super) fn ids(rows: Vec<Row>) -> Done<Vec<TableId>> {
    Ok(rows.into_iter().map(|row| TableId(row.get(0))).collect())
}

fn cards_in(rows: &[Row]) -> Done<Vec<TableCard>> {
    Ok(rows.iter().map(|row| serde_json::from_str(row.get(0))).collect::<Result<_, _>>()?)
}

pub(super) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("what is stored is plain JSON")
}
