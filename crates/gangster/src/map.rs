//! [G1.2] [G4.2] The roads, and where drives can end: worked out once for a map, then looked up.

use crate::data::Components;
use crate::{Action, Cards, Crew, Place, PlaceSet};

/// The longest drive: card 3, and an engine's road.
const LONGEST: usize = 4;

/// A map, Cicero open or closed.
#[derive(Clone, Debug)]
pub(crate) struct Map {
    roads: [PlaceSet; Place::COUNT],
    /// Where a drive of 1, 2, 3 or 4 roads from a place can end.
    destinations: [[PlaceSet; LONGEST]; Place::COUNT],
    /// The drives of every crew from every place, without and with an engine.
    drives: Vec<Drives>,
}

/// The drives of a crew from a place. They stand in the order of the cards 1, 2, 3 and 1 again: so the drives with
/// any set of cards stand together.
#[derive(Clone, Debug)]
struct Drives {
    all: Vec<Action>,
    /// Where those with each set of cards begin and end.
    spans: [(u8, u8); 8],
}

impl Map {
    /// [G2.1] Nobody drives into or through a closed Cicero: there are no roads to it.
    pub(crate) fn new(components: &Components, is_cicero_closed: bool) -> Map {
        let closed = if is_cicero_closed { PlaceSet::only(Place::Cicero) } else { PlaceSet::EMPTY };
        let roads = Place::ALL.map(|place| match components.places.get(place) {
            Some(site) if !closed.contains(place) => {
                site.roads.iter().copied().collect::<PlaceSet>().without(closed)
            }
            _ => PlaceSet::EMPTY,
        });
        let destinations = Place::ALL.map(|start| ends_of_drives(&roads, start));
        let engines = [0, 1].into_iter();
        let each = Crew::ALL.into_iter().flat_map(|crew| Place::ALL.map(|place| (crew, place)));
        let drives = each.flat_map(|(crew, place)| {
            engines.clone().map(move |extra| Drives::new(crew, &destinations[place.index()], extra))
        });
        Map { roads, destinations, drives: drives.collect() }
    }

    /// The places a road leads to.
    #[inline]
    pub(crate) const fn neighbours(&self, place: Place) -> PlaceSet {
        self.roads[place.index()]
    }

    /// [G4.2] Where a drive of exactly so many roads can end; nowhere for a number no drive has.
    #[inline]
    pub(crate) fn destinations(&self, from: Place, steps: u8) -> PlaceSet {
        let index = usize::from(steps).wrapping_sub(1);
        self.destinations[from.index()].get(index).copied().unwrap_or(PlaceSet::EMPTY)
    }

    /// [G4.1] [G8.2] All drives of a crew from a place with one of these cards.
    #[inline]
    pub(crate) fn drives(&self, crew: Crew, from: Place, cards: Cards, has_engine: bool) -> &[Action] {
        let index = (crew.index() * Place::COUNT + from.index()) * 2 + usize::from(has_engine);
        self.drives[index].with(cards)
    }

    /// The places in use.
    pub(crate) fn open(&self) -> PlaceSet {
        Place::ALL.into_iter().filter(|&place| !self.neighbours(place).is_empty()).collect()
    }

    /// All places that some way leads to.
    pub(crate) fn connected_to(&self, place: Place) -> PlaceSet {
        let mut found = PlaceSet::only(place);
        loop {
            let wider = found.iter().fold(found, |all, one| all.union(self.neighbours(one)));
            if wider == found {
                return found;
            }
            found = wider;
        }
    }
}

impl Drives {
    /// With `extra` 1 also the drives of one road more.
    fn new(crew: Crew, destinations: &[PlaceSet; LONGEST], extra: u8) -> Drives {
        let mut all = Vec::new();
        let starts = [1, 2, 3, 1].map(|card| {
            let start = all.len() as u8;
            for steps in card..=card + extra {
                let ends = destinations[usize::from(steps) - 1].iter();
                all.extend(ends.map(|to| Action::Drive { crew, card, steps, to }));
            }
            start
        });
        let [one, two, three, one_again] = starts;
        let end = all.len() as u8;
        let spans = [
            (0, 0),
            (one, two),
            (two, three),
            (one, three),
            (three, one_again),
            (three, end),
            (two, one_again),
            (one, one_again),
        ];
        Drives { all, spans }
    }

    #[inline]
    fn with(&self, cards: Cards) -> &[Action] {
        let (start, end) = self.spans[cards.index()];
        &self.all[usize::from(start)..usize::from(end)]
    }
}

/// [G4.2] Where drives of 1 to 4 roads end: no place twice, but the last step may end where the drive began, never
/// there and back along one road.
fn ends_of_drives(roads: &[PlaceSet; Place::COUNT], start: Place) -> [PlaceSet; LONGEST] {
    let mut ends = [PlaceSet::EMPTY; LONGEST];
    go_on(roads, start, start, PlaceSet::only(start), 1, &mut ends);
    ends
}

fn go_on(
    roads: &[PlaceSet; Place::COUNT],
    start: Place,
    at: Place,
    visited: PlaceSet,
    steps: usize,
    ends: &mut [PlaceSet; LONGEST],
) {
    if steps > LONGEST {
        return;
    }
    for next in roads[at.index()].iter() {
        if next == start && steps > 2 {
            ends[steps - 1].insert(start);
        } else if !visited.contains(next) {
            ends[steps - 1].insert(next);
            go_on(roads, start, next, visited.union(PlaceSet::only(next)), steps + 1, ends);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn map() -> Map {
        Map::new(&Components::default(), false)
    }

    fn ends(from: Place, steps: u8) -> Vec<Place> {
        map().destinations(from, steps).iter().collect()
    }

    #[test]
    fn from_greek_town_a_3_ends_in_exactly_four_districts() {
        // [G4.1] [G4.2], the printed example
        assert_eq!(
            ends(Place::GreekTown, 3),
            [Place::WestSide, Place::TheLoop, Place::LittleItaly, Place::LittleAfrica]
        );
    }

    #[test]
    fn a_drive_may_end_where_it_began_but_not_there_and_back() {
        // [G4.2]
        assert!(!ends(Place::NorthSide, 2).contains(&Place::NorthSide));
        assert!(!ends(Place::NorthSide, 3).contains(&Place::NorthSide));
        assert!(ends(Place::NorthSide, 4).contains(&Place::NorthSide));
    }

    #[test]
    fn nobody_drives_through_a_closed_cicero() {
        // [G2.1]
        let closed = Map::new(&Components::default(), true);
        assert_eq!(closed.open().len(), 10);
        for from in Place::ALL {
            for steps in 1..=4 {
                assert!(!closed.destinations(from, steps).contains(Place::Cicero));
            }
        }
        assert!(ends(Place::NorthSide, 3).contains(&Place::LittleItaly));
        assert!(closed.destinations(Place::WestSide, 2).contains(Place::LittleItaly), "through Chinatown");
        assert!(closed.destinations(Place::Cicero, 1).is_empty());
    }

    #[test]
    fn the_list_of_drives_holds_every_destination_of_every_card_once() {
        // [G4.1] [G8.2]
        let map = map();
        let all = Crew::ALL.into_iter().flat_map(|crew| Place::ALL.map(|from| (crew, from)));
        for (crew, from) in all {
            for (cards, extra) in
                (0..8).flat_map(|cards| [(Cards::from_index(cards), 0), (Cards::from_index(cards), 1)])
            {
                let mut listed = map.drives(crew, from, cards, extra == 1).to_vec();
                let drives =
                    cards.iter().flat_map(|card| (card..=card + extra).map(move |steps| (card, steps)));
                let mut expected: Vec<Action> = drives
                    .flat_map(|(card, steps)| {
                        map.destinations(from, steps).iter().map(move |to| Action::Drive {
                            crew,
                            card,
                            steps,
                            to,
                        })
                    })
                    .collect();
                listed.sort();
                expected.sort();
                assert_eq!(listed, expected, "{from:?} {cards:?} {extra}");
            }
        }
    }
}
