//! The laws every game must pass, on random matches of Gangster over all seat counts; and that every match ends, whatever
//! is played.

use game_core::random::{SimRng, pick, stream};
use game_core::{Game, Seat, Seats, playout};
use game_testkit::{Subject, assert_laws};
use gangster::{Action, Cards, Chance, Crew, Equipment, Gangster, Levels, Phase, Place, Prize, State};
use serde_json::json;

struct Laws;

impl Subject for Laws {
    type Game = Gangster;

    fn audit(&self, game: &Gangster, state: &State) -> Result<(), String> {
        gangsters_add_up(game, state)?;
        tiles_hold_them(game, state)?;
        markers_add_up(game, state)?;
        crews_are_in_order(game, state)?;
        the_period_is_in_order(game, state)?;
        paydays_are_right(game, state)
    }

    /// Gangster hides nothing.
    fn disguise(&self, _: &Gangster, _: &State, _: Option<Seat>, _: &mut SimRng) -> Option<State> {
        None
    }

    fn hides(&self) -> bool {
        false
    }

    fn universe(&self, _: &Gangster) -> Vec<Action> {
        let mut all = vec![Action::NoBump {}];
        all.extend(Equipment::ALL.map(|marker| Action::Take { marker }));
        let lists = lists_of_crews();
        all.extend(lists.iter().map(|who| Action::Dump { who: who.iter().copied().collect() }));
        for crew in Crew::ALL {
            let unload = |who: &Vec<Crew>| Action::Unload { crew, who: who.iter().copied().collect() };
            all.extend(lists.iter().map(unload));
            for place in Place::ALL {
                all.push(Action::Bump { car: crew, to: place });
                all.extend((0..=17).map(|level| Action::Load { crew, district: place, level }));
                for card in 0..=4 {
                    let drive = |steps| Action::Drive { crew, card, steps, to: place };
                    all.extend((card.saturating_sub(1)..=card + 2).map(drive));
                }
            }
        }
        all
    }

    fn longest(&self) -> usize {
        LONGEST
    }
}

/// [G3.4] No match is longer, because of this: a period ends with the eighth doubler, and the first one costs no drive, so
/// that it draws at most 7 districts and 3 police after drives: 30 draws in three periods. A draw takes three drives of a
/// crew, and while the last one is still to come each of the four other crews can have used two cards more: 98 drives.
/// Before each at most 40 turns go without one, each a single step. A drive is at most six: drive, bump, dump, take,
/// dump the surplus, refill. Beside these there are the draws, three casino cards, two first doublers and the set-up.
const LONGEST: usize = {
    let draws = 3 * (7 + 3);
    let drives = 3 * draws + 4 * 2;
    drives * (40 + 6) + draws + 3 + 2 + 1
};

/// All lists of up to two crews, and longer ones of one crew.
fn lists_of_crews() -> Vec<Vec<Crew>> {
    let mut lists = vec![Vec::new()];
    for first in Crew::ALL {
        lists.push(vec![first]);
        lists.push(vec![first; 3]);
        lists.extend(Crew::ALL.map(|second| vec![first, second]));
    }
    lists
}

/// [G1.1] [G6.4] Of each crew that plays 9, then 15, then 20 are on the mat, on the board, captive or in the harbour.
fn gangsters_add_up(game: &Gangster, state: &State) -> Result<(), String> {
    let given = if state.is_set_up() { [9, 15, 20, 20][state.paydays_held()] } else { 0 };
    for crew in Crew::ALL {
        let on_board: u8 = state.gangsters.iter().map(|place| place[crew.index()].len()).sum();
        let captive: u8 = state.crews.iter().map(|other| other.trunk.count(crew)).sum();
        let seen = state.crew(crew).mat + on_board + captive;
        if !game.crews().contains(&crew) {
            let own = state.crew(crew);
            let has_nothing = seen == 0 && own.trunk.is_empty() && own.equipment.iter().next().is_none();
            if !has_nothing {
                return Err(format!("{crew:?} does not play, but is there"));
            }
        } else if seen > given || seen + game.harboured(state, crew) != given {
            return Err(format!("{seen} of {crew:?}'s {given} gangsters are there"));
        }
    }
    Ok(())
}

/// [G1.3] [G2.1] No space is held twice or does not exist; nobody stands at the Gold Coast or in a closed Cicero.
fn tiles_hold_them(game: &Gangster, state: &State) -> Result<(), String> {
    let mut tiles: Vec<u8> = state.tiles.iter().flatten().map(|tile| tile.get()).collect();
    let many = if state.is_set_up() { 10 } else { 0 };
    tiles.sort_unstable();
    tiles.dedup();
    if tiles.len() != many || state.tiles[Place::GoldCoast.index()].is_some() {
        return Err(format!("the tiles {tiles:?} lie out"));
    }
    for place in Place::ALL {
        let held: u8 = state.gangsters[place.index()].iter().map(|levels| levels.len()).sum();
        let occupied = state.occupied(place);
        let spaces = if game.open_districts().contains(place) { game.spaces(state, place) } else { 0 };
        if held != occupied.len() || occupied.union(Levels::up_to(spaces)) != Levels::up_to(spaces) {
            return Err(format!("{occupied:?} of {spaces} spaces of {place:?} are held by {held}"));
        }
    }
    Ok(())
}

/// [G1.4] [G7.4] 30 markers, five of a kind; three of one kind are shown only when there are no others.
fn markers_add_up(game: &Gangster, state: &State) -> Result<(), String> {
    let gone = game.gone(state);
    for kind in Equipment::ALL {
        let owned =
            state.crews.iter().flat_map(|crew| crew.equipment.iter()).filter(|&one| one == kind).count();
        let shown = state.coast.iter().filter(|&one| one == kind).count();
        let found = (owned + shown) as u8 + state.stock.count(kind) + gone.count(kind);
        if found != 5 || (shown == 3 && !state.stock.is_empty()) {
            return Err(format!("{kind:?} is there {found} times, shown {shown} times"));
        }
    }
    let missing = 3 - state.coast.len();
    let is_right = match state.phase {
        Phase::Setup => missing == 3,
        Phase::Surplus { .. } | Phase::Coast { .. } => missing == 1 || state.stock.is_empty(),
        _ => missing == 0 || state.stock.is_empty(),
    };
    if is_right { Ok(()) } else { Err(format!("{missing} markers are missing at the coast: {state:?}")) }
}

/// [G3.2] [G5.3] [G7.2] [G8.4] Cars, cards, captives and equipment of every crew.
fn crews_are_in_order(game: &Gangster, state: &State) -> Result<(), String> {
    for &crew in game.crews().iter().filter(|_| state.is_set_up()) {
        let own = state.crew(crew);
        let wrong = |what: &str| Err(format!("{crew:?}: {what}: {state:?}"));
        let surplus = usize::from(state.phase == Phase::Surplus { crew });
        if own.trunk.len() > state.trunk_room(crew) + surplus || own.trunk.count(crew) > 0 {
            return wrong("too many in the trunk, or one of its own");
        }
        let kinds: Vec<Equipment> = own.equipment.iter().collect();
        if kinds.is_empty() || kinds.len() > 2 || (kinds.len() == 2 && kinds[0] == kinds[1]) {
            return wrong("equipment");
        }
        let is_amid = state.phase.crew() == Some(crew) || state.phase == Phase::Coast { crew };
        if own.cards.is_empty() && !is_amid {
            return wrong("no card is turned up");
        }
        if own.car != Place::GoldCoast && !game.open_districts().contains(own.car) {
            return wrong("the car is nowhere");
        }
        let at_coast = matches!(state.phase, Phase::Dump { .. } | Phase::Take { .. } | Phase::Surplus { .. });
        if is_amid && at_coast && own.car != Place::GoldCoast {
            return wrong("not at the Gold Coast");
        }
    }
    Ok(())
}

/// [G3.3] [G3.4] [G6.1] Doublers, police, casino cards, and turns without a drive.
fn the_period_is_in_order(game: &Gangster, state: &State) -> Result<(), String> {
    let doublers = state.doublers.len();
    let wrong = |what: &str| Err(format!("{what}: {state:?}"));
    let is_right = match state.phase {
        Phase::Setup => doublers == 0,
        Phase::Casino { .. } | Phase::Over { .. } => doublers == 8,
        Phase::DistrictCard { .. } => doublers < 8 && (doublers > 0 || state.paydays_held() > 0),
        _ => (1..8).contains(&doublers),
    };
    if !is_right || !state.doublers.without(game.open_districts()).is_empty() {
        return wrong("doublers");
    }
    if state.police > if game.seats().count() == 5 { 3 } else { 2 } {
        return wrong("police");
    }
    if state.is_over() != (state.paydays_held() == 3) || state.paydays_held() > 3 {
        return wrong("paydays");
    }
    let is_turn = matches!(state.phase, Phase::Turn { .. });
    if state.idle > 40 || (state.idle > 0 && !is_turn) {
        return wrong("turns without a drive");
    }
    let is_due = matches!(state.phase, Phase::DistrictCard { .. }) && doublers > 0;
    match is_due && !game.crews().iter().any(|&crew| state.crew(crew).cards == Cards::ALL) {
        true => wrong("a district card is due, but nobody turned up three cards"),
        false => Ok(()),
    }
}

/// [G6.1] [G6.2] [G6.3] [G9.2] Every casino card that can be drawn pays as a slow and simple count says.
fn paydays_are_right(game: &Gangster, state: &State) -> Result<(), String> {
    let held = state.paydays_held();
    for seat in game.seats().iter() {
        if state.paydays[seat.index()][held..].iter().any(|&points| points > 0) {
            return Err("a payday to come has paid".to_owned());
        }
    }
    if !matches!(state.phase, Phase::Casino { .. }) {
        return Ok(());
    }
    for value in 1..=6 {
        let chance = Chance::Casino { value };
        if game.is_possible(state, &chance).is_ok() {
            let mut after = *state;
            game.resolve(&mut after, &chance, &mut game_core::Silent);
            for seat in game.seats().iter() {
                let (paid, due) = (after.paydays[seat.index()][held], due(game, state, seat, value));
                if paid != due {
                    return Err(format!("seat {seat} is paid {paid}, not {due}: {state:?}"));
                }
            }
        }
    }
    Ok(())
}

/// What a seat's crews are due in all districts: the prize with as many before it as crews are stronger.
fn due(game: &Gangster, state: &State, seat: Seat, casino: u8) -> u16 {
    let strength = |place: Place, crew: Crew| {
        let levels: Vec<u8> = (1..=16).filter(|&level| state.who(place, level) == Some(crew)).collect();
        (levels.len(), levels.last().copied().unwrap_or(0))
    };
    let mut points = 0;
    for place in Place::districts() {
        for &crew in game.crews_of(seat) {
            let own = strength(place, crew);
            let stronger = game.crews().iter().filter(|&&other| strength(place, other) > own).count();
            let prize = match game.prizes(state, place).get(stronger).filter(|_| own.0 > 0) {
                Some(Prize::Points(points)) => *points,
                Some(Prize::Casino) => casino,
                None => 0,
            };
            points += u16::from(prize) * if state.doublers.contains(place) { 2 } else { 1 };
        }
    }
    points
}

/// Plays a match in which nobody drives unless he must; gives the number of steps, and how often it was 40 turns.
fn played_idly(seats: usize, number: u64) -> (usize, usize) {
    let game = Laws.game(Seats::new(seats), &json!({}));
    let (mut nature, mut player) = (stream(3, number, 0), stream(3, number, 1));
    let (mut state, mut actions, mut steps, mut forced) = (game.start(), Vec::new(), 0, 0);
    let choose = |state: &State, _| {
        game.legal_actions(state, &mut actions);
        forced += usize::from(state.idle == 40);
        if actions.iter().any(|action| !matches!(action, Action::Drive { .. })) {
            actions.retain(|action| !matches!(action, Action::Drive { .. }));
        }
        pick(&mut player, &actions)
    };
    playout::play_out(&game, &mut state, &mut nature, choose, |_| steps += 1);
    assert!(state.is_over());
    (steps, forced)
}

#[test]
fn a_match_ends_though_nobody_drives_unless_he_must() {
    // [G3.4]
    for number in 0..40 {
        let (steps, forced) = played_idly(2 + number as usize % 4, number);
        assert!(forced > 10 && (1_000..=LONGEST).contains(&steps), "{steps} steps, forced {forced} times");
    }
}

#[test]
fn a_few_thousand_random_matches_pass_all_laws() {
    assert_laws(&Laws, 2_000);
}

/// By hand: `cargo test --release -p gangster --test laws -- --ignored`.
#[test]
#[ignore = "takes minutes: cargo test --release -p gangster --test laws -- --ignored"]
fn a_hundred_thousand_random_matches_pass_all_laws() {
    assert_laws(&Laws, 100_000);
}
