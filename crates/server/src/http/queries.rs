//! All queries that routes read, in one place for those who try to break their readers.

use super::{frames, games, statistics};
use axum::extract::Query;
use axum::http::Uri;
use protocol::PlayOn;
use serde::de::DeserializeOwned;

/// Reads a query as every route would.
pub(crate) fn read_query(query: &str) {
    let Ok(uri) = format!("/?{query}").parse::<Uri>() else { return };
    if let Some(wanted) = read::<frames::Wanted>(&uri) {
        wanted.look_at_all();
    }
    read::<statistics::Wanted>(&uri);
    read::<statistics::OfGame>(&uri);
    read::<statistics::Page>(&uri);
    read::<games::Wish>(&uri);
    read::<PlayOn>(&uri);
}

fn read<T: DeserializeOwned>(uri: &Uri) -> Option<T> {
    Query::try_from_uri(uri).ok().map(|Query(read)| read)
}
