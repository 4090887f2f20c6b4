//! One end of a copy: a database that is read as it was at one moment, or written all at once.

use super::super::postgres::Link;
use super::super::sqlite::{open_reader, open_to_write, schema_version_is_known};
use super::rows::{Kind, Type, Value};
use super::{CopyError, Place};
use futures_util::future::join_all;
use rusqlite::types::ValueRef;
use rusqlite::{Connection, params_from_iter};
use tokio_postgres::types::ToSql;

pub(super) struct End {
    pub(super) place: Place,
    line: Line,
}

enum Line {
    Sqlite(Connection),
    Postgres(Link),
}

impl End {
    /// A database that is there and is only read.
    pub(super) async fn source(place: &Place) -> Result<End, CopyError> {
        let open = |error| CopyError::Open { place: place.clone(), error };
        let line = match place {
            Place::File(path) if !path.exists() => return Err(CopyError::Nothing(place.clone())),
            Place::File(path) => {
                let connection = open_reader(path).map_err(open)?;
                if !schema_version_is_known(&connection).map_err(open)? {
                    return Err(CopyError::Version(place.clone()));
                }
                connection.execute_batch("BEGIN").map_err(|error| open(error.into()))?;
                Line::Sqlite(connection)
            }
            Place::Database(url) => {
                let link = Link::open(url).await.map_err(open)?;
                let end = End { place: place.clone(), line: Line::Postgres(link) };
                end.batch("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?;
                return Ok(end);
            }
        };
        Ok(End { place: place.clone(), line })
    }

    /// A database in which nobody lives yet; it is made if need be.
    pub(super) async fn target(place: &Place) -> Result<End, CopyError> {
        let open = |error| CopyError::Open { place: place.clone(), error };
        let line = match place {
            Place::File(path) => Line::Sqlite(open_to_write(path).map_err(open)?),
            Place::Database(url) => Line::Postgres(Link::open(url).await.map_err(open)?),
        };
        let mut end = End { place: place.clone(), line };
        end.batch("BEGIN").await?;
        for kind in &super::KINDS {
            if !end.page(kind, None, 1).await?.is_empty() {
                return Err(CopyError::Occupied(place.clone()));
            }
        }
        Ok(end)
    }

    /// The records that follow a key, in the order of keys.
    pub(super) async fn page(
        &mut self,
        kind: &Kind,
        after: Option<&[Value]>,
        length: usize,
    ) -> Result<Vec<Vec<Value>>, CopyError> {
        let length = Value::Whole(length as i64);
        let given: Vec<&Value> = after.into_iter().flatten().chain([&length]).collect();
        match &self.line {
            Line::Sqlite(connection) => {
                let read = || {
                    let mut statement = connection.prepare_cached(&kind.select(after.is_some(), '?'))?;
                    let row = |row: &rusqlite::Row<'_>| {
                        (0..kind.columns.len())
                            .map(|at| from_sqlite(kind.columns[at].1, row.get_ref(at)?))
                            .collect()
                    };
                    statement.query_map(params_from_iter(given), row)?.collect::<rusqlite::Result<_>>()
                };
                read().map_err(|error| self.failed(&error))
            }
            Line::Postgres(link) => {
                let given: Vec<&(dyn ToSql + Sync)> = given.iter().map(|value| value.to_postgres()).collect();
                let rows = link.rows(&kind.select(after.is_some(), '$'), &given).await;
                let rows = rows.map_err(|error| self.failed(&error))?;
                Ok(rows.iter().map(|row| from_postgres(kind, row)).collect())
            }
        }
    }

    pub(super) async fn put(&mut self, kind: &Kind, rows: &[Vec<Value>]) -> Result<(), CopyError> {
        match &self.line {
            Line::Sqlite(connection) => {
                let write = || {
                    let mut statement = connection.prepare_cached(&kind.insert('?'))?;
                    rows.iter().try_for_each(|row| statement.execute(params_from_iter(row)).map(drop))
                };
                write().map_err(|error: rusqlite::Error| self.failed(&error))
            }
            Line::Postgres(link) => {
                let sql = kind.insert('$');
                link.statement(&sql).await.map_err(|error| self.failed(&error))?;
                let inserts = rows.iter().map(|row| {
                    let given: Vec<_> = row.iter().map(Value::to_postgres).collect();
                    let sql = &sql;
                    async move { link.rows(sql, &given).await }
                });
                let done = join_all(inserts).await;
                done.into_iter().try_for_each(|done| done.map(drop).map_err(|error| self.failed(&error)))
            }
        }
    }

    pub(super) async fn commit(self) -> Result<(), CopyError> {
        self.batch("COMMIT").await
    }

    async fn batch(&self, sql: &str) -> Result<(), CopyError> {
        match &self.line {
            Line::Sqlite(connection) => connection.execute_batch(sql).map_err(|error| self.failed(&error)),
            Line::Postgres(link) => link.batch(sql).await.map_err(|error| self.failed(&error)),
        }
    }

    fn failed(&self, error: &dyn std::error::Error) -> CopyError {
        CopyError::Failed { place: self.place.clone(), reason: error.to_string() }
    }
}

fn from_sqlite(kind: Type, value: ValueRef<'_>) -> rusqlite::Result<Value> {
    Ok(match value {
        ValueRef::Null => Value::Nothing,
        ValueRef::Integer(number) if kind == Type::Truth => Value::Truth(number != 0),
        ValueRef::Integer(number) => Value::Whole(number),
        ValueRef::Real(number) => Value::Real(number),
        ValueRef::Text(_) => Value::Text(value.as_str()?.to_owned()),
        ValueRef::Blob(bytes) => Value::Bytes(bytes.to_owned()),
    })
}

fn from_postgres(kind: &Kind, row: &tokio_postgres::Row) -> Vec<Value> {
    let value = |(at, (_, kind)): (usize, &(&str, Type))| {
        let value = match kind {
            Type::Text => row.get::<_, Option<String>>(at).map(Value::Text),
            Type::Whole => row.get::<_, Option<i64>>(at).map(Value::Whole),
            Type::Real => row.get::<_, Option<f64>>(at).map(Value::Real),
            Type::Bytes => row.get::<_, Option<Vec<u8>>>(at).map(Value::Bytes),
            Type::Truth => row.get::<_, Option<bool>>(at).map(Value::Truth),
        };
        value.unwrap_or(Value::Nothing)
    };
    kind.columns.iter().enumerate().map(value).collect()
}

impl Value {
    fn to_postgres(&self) -> &(dyn ToSql + Sync) {
        match self {
            Value::Nothing => &Nothing,
            Value::Text(text) => text,
            Value::Whole(number) => number,
            Value::Real(number) => number,
            Value::Bytes(bytes) => bytes,
            Value::Truth(truth) => truth,
        }
    }
}

impl rusqlite::ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<rusqlite::types::ToSqlOutput<'_>> {
        use rusqlite::types::ToSqlOutput::Borrowed;
        Ok(match self {
            Value::Nothing => Borrowed(ValueRef::Null),
            Value::Text(text) => Borrowed(ValueRef::Text(text.as_bytes())),
            Value::Whole(number) => Borrowed(ValueRef::Integer(*number)),
            Value::Real(number) => Borrowed(ValueRef::Real(*number)),
            Value::Bytes(bytes) => Borrowed(ValueRef::Blob(bytes)),
            Value::Truth(truth) => Borrowed(ValueRef::Integer(i64::from(*truth))),
        })
    }
}

/// Null, whatever the column holds.
#[derive(Debug)]
struct Nothing;

impl ToSql for Nothing {
    fn to_sql(
        &self,
        _: &tokio_postgres::types::Type,
        _: &mut tokio_postgres::types::private::BytesMut,
    ) -> Result<tokio_postgres::types::IsNull, Box<dyn std::error::Error + Sync + Send>> {
        Ok(tokio_postgres::types::IsNull::Yes)
    }

    fn accepts(_: &tokio_postgres::types::Type) -> bool {
        true
    }

    tokio_postgres::types::to_sql_checked!();
}
