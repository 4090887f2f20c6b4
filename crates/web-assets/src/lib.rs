//! The web client as `cargo xtask web` built it, embedded in the program; a debug build reads it from its folder.

use rust_embed::RustEmbed;
use std::borrow::Cow;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Dist;

/// The page itself, for every address that is a screen.
pub const PAGE: &str = "index.html";

/// A file of the client, as it goes over the wire.
#[derive(Clone, PartialEq, Debug)]
pub struct Asset {
    pub bytes: Cow<'static, [u8]>,
    pub kind: &'static str,
    pub encoding: Option<&'static str>,
    /// Whether its name changes with its content, so that it can be kept for good.
    pub is_immutable: bool,
}

/// The file of that path, in the densest form that is accepted; `accepts` is the header of the request.
pub fn find(path: &str, accepts: &str) -> Option<Asset> {
    let kind = kind(path)?;
    let is_immutable = path.starts_with("assets/");
    let asset = |bytes, encoding| Asset { bytes, kind, encoding, is_immutable };
    let dense = ENCODINGS.iter().filter(|(name, _)| does_accept(accepts, name)).find_map(|(name, ending)| {
        let file = Dist::get(&format!("{path}.{ending}"))?;
        Some(asset(file.data, Some(*name)))
    });
    dense.or_else(|| Some(asset(Dist::get(path)?.data, None)))
}

/// How a browser calls them, and how the build names the files. The densest first.
const ENCODINGS: [(&str, &str); 2] = [("br", "br"), ("gzip", "gz")];

fn does_accept(accepts: &str, encoding: &str) -> bool {
    accepts.split(',').any(|each| {
        let mut parts = each.split(';').map(str::trim);
        parts.next() == Some(encoding) && parts.next() != Some("q=0")
    })
}

/// Only what a page consists of; the packed files are no files of their own.
fn kind(path: &str) -> Option<&'static str> {
    Some(match path.rsplit_once('.')?.1 {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "woff2" => "font/woff2",
        "png" => "image/png",
        "webmanifest" => "application/manifest+json",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_encoding_is_used_only_if_it_is_accepted() {
        assert!(does_accept("gzip, deflate, br;q=0.9", "br"));
        assert!(does_accept("gzip", "gzip"));
        assert!(!does_accept("gzip, deflate", "br"));
        assert!(!does_accept("br;q=0, gzip", "br"));
        assert!(!does_accept("", "gzip"));
    }

    #[test]
    fn packed_files_and_strangers_are_not_served() {
        for path in ["index.html.gz", "index.html.br", "notes.txt", "noending", "../Cargo.toml"] {
            assert_eq!(find(path, "br"), None, "{path}");
        }
    }
}
