//! [G2.1] [G2.5] [G3.2] [G6.1] [G7.4] What nature draws has the chances of the rules: the rules keep no order of deck and
//! stock and draw each card when it is due. Every test has a control that would be noticed.

use game_core::random::{SimRng, below, stream};
use game_core::{Game, Seat, Setup, Silent};
use gangster::{Bag, Chance, Crew, DistrictCard, Equipment, Gangster, Phase, Place, PlaceSet, Shown, State};
use serde_json::json;

const SAMPLES: u32 = 20_000;

fn gangster(seats: i64) -> Gangster {
    Setup::new(seats, json!({})).build().expect("a table of Gangster")
}

/// How often each of so many kinds was drawn.
fn counted(kinds: usize, mut sample: impl FnMut() -> usize) -> Vec<u32> {
    let mut counts = vec![0; kinds];
    (0..SAMPLES).for_each(|_| counts[sample()] += 1);
    counts
}

/// Whether the counts follow these weights, as far as chance allows once in a thousand.
fn fits(counts: &[u32], weights: &[u32]) -> bool {
    let (samples, total) = (counts.iter().sum::<u32>(), weights.iter().sum::<u32>());
    let squares = counts.iter().zip(weights).filter(|&(_, &weight)| weight > 0).map(|(&count, &weight)| {
        let expected = f64::from(samples) * f64::from(weight) / f64::from(total);
        (f64::from(count) - expected).powi(2) / expected
    });
    let never = counts.iter().zip(weights).all(|(&count, &weight)| weight > 0 || count == 0);
    let degrees = weights.iter().filter(|&&weight| weight > 0).count() - 1;
    never && squares.sum::<f64>() < critical(degrees)
}

fn is_uniform(counts: &[u32]) -> bool {
    fits(counts, &vec![1; counts.len()])
}

/// What chi-squared exceeds once in a thousand (Wilson and Hilferty's approximation).
fn critical(degrees: usize) -> f64 {
    let part = 2.0 / (9.0 * degrees as f64);
    degrees as f64 * (1.0 - part + 3.0902 * part.sqrt()).powi(3)
}

fn set_ups(game: &Gangster, lane: u64) -> impl FnMut() -> gangster::Setup {
    let mut rng = stream(2, 1, lane);
    let start = game.start();
    move || match game.sample(&start, &mut rng) {
        Chance::Setup(setup) => setup,
        other => panic!("{other:?} before the set-up"),
    }
}

#[test]
fn a_set_up_is_drawn_fairly() {
    // [G2.1] [G2.2] [G2.4] [G2.5]
    for seats in [2, 3, 5] {
        let game = gangster(seats);
        let open: Vec<Place> = game.open_districts().iter().collect();
        let place = |place: Place| open.iter().position(|&one| one == place).expect("an open district");
        let mut draw = set_ups(&game, seats as u64);
        assert!(is_uniform(&counted(seats as usize, || draw().first.index())), "first");
        let tile =
            |setup: &gangster::Setup, district| setup.tiles.get(district).expect("a tile").0 as usize - 1;
        assert!(is_uniform(&counted(15, || tile(&draw(), Place::NorthSide))), "the first tile");
        assert!(is_uniform(&counted(15, || tile(&draw(), Place::SouthSide))), "the last tile");
        assert!(is_uniform(&counted(open.len(), || place(draw().doubler))), "doubler");
        assert!(is_uniform(&counted(6, || draw().mats.get(Crew::Brown).expect("a marker").index())), "mat");
        assert!(is_uniform(&counted(6, || draw().coast[0].index())), "coast");
        let start = |setup: &gangster::Setup, crew, which: usize| {
            place(setup.starts.get(crew).expect("starts").0[which])
        };
        let last = *game.crews().last().expect("there are crews");
        assert!(is_uniform(&counted(open.len(), || start(&draw(), last, 1))), "starts");
        // The start of one crew and that of another: all pairs, but none of one district with itself.
        let many = open.len();
        let pairs = counted(many * many, || {
            let setup = draw();
            start(&setup, Crew::Grey, 0) * many + start(&setup, Crew::Yellow, 0)
        });
        let weights: Vec<u32> = (0..many * many).map(|pair| u32::from(pair / many != pair % many)).collect();
        assert!(fits(&pairs, &weights), "starts together");
        // The doubler is drawn from all cards again, whatever the starts are.
        let pairs = counted(many * many, || {
            let setup = draw();
            start(&setup, Crew::Grey, 0) * many + place(setup.doubler)
        });
        assert!(is_uniform(&pairs), "start and doubler");
    }
}

#[test]
fn an_unfair_set_up_would_be_noticed() {
    // [G2.1]
    let mut rng = stream(2, 1, 100);
    let skewed = counted(5, || below(&mut rng, 5).max(below(&mut rng, 20) / 16) as usize);
    assert!(!is_uniform(&skewed), "{skewed:?}");
    let game = gangster(5);
    let mut draw = set_ups(&game, 101);
    let second = counted(15, || draw().tiles.get(Place::Cicero).expect("a tile").0 as usize % 14);
    assert!(!is_uniform(&second));
}

/// A period with these doublers placed and so many police drawn; a card is due.
fn card_due(game: &Gangster, doublers: &[Place], police: u8) -> State {
    let mut state = game.start();
    state.doublers = doublers.iter().copied().collect();
    state.police = police;
    state.phase = Phase::DistrictCard { seat: Seat::new(0) };
    state
}

/// Draws a card: a district by its place among all, or police as one more.
fn drawn_card(game: &Gangster, state: &State, rng: &mut SimRng) -> usize {
    match game.sample(state, rng) {
        Chance::DistrictCard { card: DistrictCard::District(place) } => place.index(),
        Chance::DistrictCard { card: DistrictCard::Police } => Place::COUNT,
        other => panic!("{other:?} is no district card"),
    }
}

/// The cards in the deck, police last.
fn deck(game: &Gangster, doublers: &[Place], police: u32) -> Vec<u32> {
    let without: PlaceSet = doublers.iter().copied().collect();
    let left = game.open_districts().without(without);
    Place::ALL.into_iter().map(|place| u32::from(left.contains(place))).chain([police]).collect()
}

#[test]
fn every_card_of_the_deck_is_equally_likely_police_among_them() {
    // [G2.5] [G3.2]
    use Place::{Chinatown, GreekTown, NorthSide, Stickney, TheLoop, WestSide};
    let six = [NorthSide, WestSide, GreekTown, TheLoop, Stickney, Chinatown];
    for (seats, cards) in [(3, 2), (4, 2), (5, 3)] {
        let game = gangster(seats);
        for (doublers, police) in [(&six[..1], 0), (&six[..1], 1), (&six[..], 0), (&six[..], cards), (&[], 0)]
        {
            let state = card_due(&game, doublers, police);
            let left = if doublers.is_empty() { 0 } else { cards - police };
            let mut rng = stream(3, 2, u64::from(police) + doublers.len() as u64);
            let counts = counted(12, || drawn_card(&game, &state, &mut rng));
            assert!(fits(&counts, &deck(&game, doublers, left.into())), "{counts:?}");
            if left > 0 {
                assert!(
                    !fits(&counts, &deck(&game, doublers, u32::from(left) + 1)),
                    "a police card more is noticed"
                );
            }
        }
    }
}

/// Draws from a whole period's deck until the eighth doubler; tells how many police came.
fn police_before_payday(game: &Gangster, rng: &mut SimRng) -> usize {
    let mut state = card_due(game, &[Place::Stickney], 0);
    loop {
        let chance = game.sample(&state, rng);
        game.resolve(&mut state, &chance, &mut Silent);
        match state.phase {
            Phase::Casino { .. } => return state.police.into(),
            _ => state.phase = Phase::DistrictCard { seat: Seat::new(0) },
        }
    }
}

/// Shuffles a real deck of nine districts and three police and deals it out.
fn police_in_a_shuffled_deck(rng: &mut SimRng) -> usize {
    let mut deck: Vec<bool> = (0..12).map(|card| card < 3).collect();
    for last in (1..deck.len()).rev() {
        deck.swap(last, below(rng, last as u32 + 1) as usize);
    }
    let seventh =
        deck.iter().enumerate().filter(|&(_, &is_police)| !is_police).nth(6).expect("nine districts").0;
    deck[..seventh].iter().filter(|&&is_police| is_police).count()
}

#[test]
fn police_turn_up_as_in_a_deck_really_shuffled() {
    // [G2.5] [G3.2]: of 12 cards the seventh district ends the period; 0 to 3 police lie before it.
    // The place of the three among the nine: those behind the seventh are spread over three gaps, the others over seven.
    let ways = |police: u32| {
        let choose = |n: u32, k: u32| (0..k).fold(1, |all, i| all * (n - i) / (i + 1));
        choose(6 + police, police) * choose(2 + 3 - police, 3 - police)
    };
    let weights = [0, 1, 2, 3].map(ways);
    assert_eq!(weights.iter().sum::<u32>(), 220, "12 choose 3");
    let game = gangster(5);
    let mut rng = stream(3, 3, 0);
    let drawn = counted(4, || police_before_payday(&game, &mut rng));
    assert!(fits(&drawn, &weights), "{drawn:?} {weights:?}");
    let shuffled = counted(4, || police_in_a_shuffled_deck(&mut rng));
    assert!(fits(&shuffled, &weights), "{shuffled:?}");
    assert!(!is_uniform(&drawn));
}

#[test]
fn casino_cards_left_are_equally_likely() {
    // [G6.1]
    let game = gangster(4);
    let mut state = game.start();
    state.phase = Phase::Casino { seat: Seat::new(0) };
    let value = |state: &State, rng: &mut SimRng| match game.sample(state, rng) {
        Chance::Casino { value } => usize::from(value) - 1,
        other => panic!("{other:?} is no casino card"),
    };
    let mut rng = stream(6, 1, 0);
    assert!(is_uniform(&counted(6, || value(&state, &mut rng))));
    game.resolve(&mut state, &Chance::Casino { value: 4 }, &mut Silent);
    state.phase = Phase::Casino { seat: Seat::new(0) };
    let counts = counted(6, || value(&state, &mut rng));
    assert!(fits(&counts, &[1, 1, 1, 0, 1, 1]) && !fits(&counts, &[1, 1, 1, 0, 2, 2]), "{counts:?}");
}

#[test]
fn markers_are_drawn_as_often_as_there_are_of_their_kind() {
    // [G7.4]
    let game = gangster(4);
    let mut state = game.start();
    state.phase = Phase::Coast { crew: Crew::Grey };
    state.coast = Shown::NONE;
    let weights = [1, 5, 0, 2, 3, 4];
    state.stock = Equipment::ALL.into_iter().zip(weights.map(|count| count as u8)).collect::<Bag>();
    let refill = |rng: &mut SimRng| match game.sample(&state, rng) {
        Chance::Coast(refill) => refill.markers,
        other => panic!("{other:?} is no refill"),
    };
    let mut rng = stream(7, 4, 0);
    let first = counted(6, || refill(&mut rng)[0].index());
    assert!(fits(&first, &weights) && !fits(&first, &[1, 5, 0, 2, 4, 4]), "{first:?}");
    // Drawn without putting back, the second one is like the first.
    let second = counted(6, || refill(&mut rng)[1].index());
    assert!(fits(&second, &weights), "{second:?}");
    // Three engines 5·4·3, three doors 4·3·2, three bumpers 3·2·1 of 15·14·13 are replaced.
    let replaced = counted(2, || usize::from(refill(&mut rng).len() > 3));
    let (triples, all) = (60 + 24 + 6, 15 * 14 * 13);
    assert!(fits(&replaced, &[all - triples, triples]) && !fits(&replaced, &[all - 60, 60]), "{replaced:?}");
}
