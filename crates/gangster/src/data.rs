//! [G1.6] The components that can be replaced: the embedded file, and reading another one with a clear word on what
//! is wrong with it, and where.

use crate::components::{Named, read_id};
use crate::map::Map;
use crate::{Equipment, Per, PerPlace, Place};
use serde::ser::Serializer;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// [G1.3] How many tiles there are.
pub(crate) const TILES: usize = 15;
/// [G1.4] How many markers there are.
pub(crate) const MARKERS: u8 = 30;
/// [G1.5] How many casino cards there are.
pub(crate) const CASINO_CARDS: usize = 6;
/// No tile has more spaces, nor more prizes than there are crews.
const MOST_SPACES: i64 = 16;
pub(crate) const MOST_PRIZES: usize = 5;
const HIGHEST: i64 = 99;

/// Map, tiles, markers and casino cards, all of them sound.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Draft")]
pub struct Components {
    pub places: PerPlace<Site>,
    pub equipment: Per<Equipment, u8, { Equipment::COUNT }>,
    pub casino: Casino,
    pub tiles: Vec<Tile>,
}

/// [G1.2] A place of the map: its roads, and where it is drawn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Site {
    pub roads: Vec<Place>,
    pub at: [u8; 2],
}

/// [G1.3] A score tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Tile {
    pub prizes: Vec<Prize>,
    pub columns: u8,
    pub rows: u8,
}

/// [G1.5] The casino cards, ascending.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Casino {
    pub values: [u8; CASINO_CARDS],
}

/// [G6.1] A prize: a number, or `?` for whatever the casino card says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Prize {
    Points(u8),
    Casino,
}

impl Tile {
    pub const fn spaces(&self) -> u8 {
        self.columns * self.rows
    }
}

impl Default for Components {
    fn default() -> Components {
        EMBEDDED.clone()
    }
}

static EMBEDDED: LazyLock<Components> = LazyLock::new(|| {
    toml::from_str(include_str!("../data/components.toml")).expect("a test reads the embedded file")
});

/// A file as it is read, before anything is known of it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Draft {
    places: BTreeMap<String, DraftSite>,
    equipment: BTreeMap<String, i64>,
    casino: DraftCasino,
    tiles: Vec<DraftTile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DraftSite {
    roads: Vec<String>,
    at: [i64; 2],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DraftCasino {
    values: Vec<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DraftTile {
    prizes: Vec<DraftPrize>,
    columns: i64,
    rows: i64,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum DraftPrize {
    Points(i64),
    Mark(String),
}

/// What is wrong with the components, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{place}: {reason}")]
struct Broken {
    place: String,
    reason: String,
}

impl TryFrom<Draft> for Components {
    type Error = Broken;

    fn try_from(draft: Draft) -> Result<Components, Broken> {
        let components = Components {
            places: read_places(&draft.places)?,
            equipment: read_equipment(&draft.equipment)?,
            casino: read_casino(&draft.casino)?,
            tiles: read_tiles(&draft.tiles)?,
        };
        check_roads(&components.places)?;
        for is_cicero_closed in [false, true] {
            check_drives(&components, is_cicero_closed)?;
        }
        Ok(components)
    }
}

fn read_places(drafts: &BTreeMap<String, DraftSite>) -> Result<PerPlace<Site>, Broken> {
    let mut places = PerPlace::default();
    for (id, draft) in drafts {
        let place: Place = read_id(id).map_err(|reason| broken("places", reason))?;
        let roads = draft.roads.iter().map(|id| read_id(id)).collect::<Result<_, _>>();
        let roads = roads.map_err(|reason| broken(format!("places.{id}.roads"), reason))?;
        let within = |number: i64| u8::try_from(number).ok().filter(|&number| number <= 100);
        let [x, y] = draft.at.map(within);
        let at =
            x.zip(y).ok_or_else(|| broken(format!("places.{id}.at"), "x and y lie between 0 and 100"))?;
        places.insert(place, Site { roads, at: [at.0, at.1] });
    }
    match Place::ALL.into_iter().find(|&place| places.get(place).is_none()) {
        Some(missing) => Err(broken("places", format!("{} is missing", missing.id()))),
        None => Ok(places),
    }
}

/// [G1.6] No road leads back to where it starts, is named twice, or leads one way only; nowhere is a dead end.
fn check_roads(places: &PerPlace<Site>) -> Result<(), Broken> {
    for (place, site) in places.iter() {
        let fault = |reason: String| Err(broken(format!("places.{}.roads", place.id()), reason));
        for (index, &end) in site.roads.iter().enumerate() {
            let is_back = places.get(end).is_some_and(|other| other.roads.contains(&place));
            if end == place {
                return fault("a road leads back to where it starts".to_owned());
            }
            if site.roads[..index].contains(&end) {
                return fault(format!("the road to {} is named twice", end.id()));
            }
            if !is_back {
                return fault(format!("the road to {} leads one way only; name it there, too", end.id()));
            }
        }
        if site.roads.len() < 2 {
            return fault("this is a dead end; a place has at least two roads".to_owned());
        }
    }
    Ok(())
}

/// [G1.6] From every open place there are drives of 1, 2, 3 and 4 roads, and a way to the Gold Coast.
fn check_drives(components: &Components, is_cicero_closed: bool) -> Result<(), Broken> {
    let map = Map::new(components, is_cicero_closed);
    let when = if is_cicero_closed { " when Cicero is closed" } else { "" };
    let at_coast = map.connected_to(Place::GoldCoast);
    for place in map.open().iter() {
        let fault = |reason: String| Err(broken(format!("places.{}.roads", place.id()), reason));
        if let Some(steps) = (1..=4).find(|&steps| map.destinations(place, steps).is_empty()) {
            return fault(format!("no drive of {steps} roads starts here{when}"));
        }
        if !at_coast.contains(place) {
            return fault(format!("no way leads from here to the Gold Coast{when}"));
        }
    }
    Ok(())
}

fn read_equipment(
    drafts: &BTreeMap<String, i64>,
) -> Result<Per<Equipment, u8, { Equipment::COUNT }>, Broken> {
    let mut counts = Per::default();
    for (id, &count) in drafts {
        let kind: Equipment = read_id(id).map_err(|reason| broken("equipment", reason))?;
        let count = u8::try_from(count).ok().filter(|count| (1..=MARKERS).contains(count));
        let wrong = || broken(format!("equipment.{id}"), "there is at least one marker of each kind");
        counts.insert(kind, count.ok_or_else(wrong)?);
    }
    if let Some(missing) = Equipment::ALL.into_iter().find(|&kind| counts.get(kind).is_none()) {
        return Err(broken("equipment", format!("{} is missing", missing.id())));
    }
    match counts.iter().map(|(_, &count)| u32::from(count)).sum::<u32>() {
        total if total == u32::from(MARKERS) => Ok(counts),
        total => Err(broken("equipment", format!("there are {MARKERS} markers in all, not {total}"))),
    }
}

fn read_casino(draft: &DraftCasino) -> Result<Casino, Broken> {
    let place = "casino.values";
    let values = draft.values.iter().map(|&value| points(place, value)).collect::<Result<Vec<u8>, _>>()?;
    let values: [u8; CASINO_CARDS] = values.try_into().map_err(|values: Vec<u8>| {
        broken(place, format!("there are {CASINO_CARDS} casino cards, not {}", values.len()))
    })?;
    match values.is_sorted_by(|one, next| one < next) {
        true => Ok(Casino { values }),
        false => Err(broken(place, "the values are all different and ascending")),
    }
}

fn read_tiles(drafts: &[DraftTile]) -> Result<Vec<Tile>, Broken> {
    if drafts.len() != TILES {
        return Err(broken("tiles", format!("there are {TILES} tiles, not {}", drafts.len())));
    }
    drafts.iter().enumerate().map(|(index, draft)| read_tile(index + 1, draft)).collect()
}

fn read_tile(number: usize, draft: &DraftTile) -> Result<Tile, Broken> {
    let fault = |reason: String| broken(format!("tile {number}"), reason);
    if !(1..=MOST_PRIZES).contains(&draft.prizes.len()) {
        return Err(fault(format!("a tile has 1 to {MOST_PRIZES} prizes, not {}", draft.prizes.len())));
    }
    let read = |prize: &DraftPrize| match prize {
        DraftPrize::Points(value) => Ok(Prize::Points(points(&format!("tile {number}"), *value)?)),
        DraftPrize::Mark(mark) if mark == "?" => Ok(Prize::Casino),
        DraftPrize::Mark(mark) => Err(fault(format!("a prize is a number or \"?\", not \"{mark}\""))),
    };
    let prizes = draft.prizes.iter().map(read).collect::<Result<_, _>>()?;
    let side =
        |length: i64| u8::try_from(length).ok().filter(|&length| (1..=MOST_SPACES).contains(&length.into()));
    match (side(draft.columns), side(draft.rows)) {
        (Some(columns), Some(rows)) if draft.columns * draft.rows <= MOST_SPACES => {
            Ok(Tile { prizes, columns, rows })
        }
        _ => Err(fault(format!("columns times rows make 1 to {MOST_SPACES} spaces"))),
    }
}

fn points(place: &str, number: i64) -> Result<u8, Broken> {
    let within = u8::try_from(number).ok().filter(|&number| i64::from(number) <= HIGHEST);
    within.ok_or_else(|| broken(place, format!("a value lies between 0 and {HIGHEST}, not at {number}")))
}

fn broken(place: impl Into<String>, reason: impl Into<String>) -> Broken {
    Broken { place: place.into(), reason: reason.into() }
}

impl Serialize for Prize {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Prize::Points(points) => serializer.serialize_u8(*points),
            Prize::Casino => serializer.serialize_str("?"),
        }
    }
}
