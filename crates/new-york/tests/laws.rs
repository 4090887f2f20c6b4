//! The laws every game must pass, on random matches of New York over all seat counts and options.

use game_core::random::{SimRng, below, pick, stream};
use game_core::{Game, Seat, Seats, playout};
use game_testkit::{Subject, assert_laws};
use new_york::{Action, BuildingType, Card, Currency, Estate, Hands, NewYork, Owner, Phase, Scoring, State};

struct Laws;

impl Subject for Laws {
    type Game = NewYork;

    fn audit(&self, game: &NewYork, state: &State) -> Result<(), String> {
        money_adds_up(game, state)?;
        piles_are_in_order(state)?;
        buildings_add_up(game, state)?;
        the_table_is_laid(game, state)?;
        points_are_consistent(game, state)
    }

    /// Deals the hands of the others and the deck out again.
    fn disguise(
        &self,
        game: &NewYork,
        state: &State,
        viewer: Option<Seat>,
        rng: &mut SimRng,
    ) -> Option<State> {
        if game.options().hands == Hands::Open {
            return None;
        }
        let hidden = || game.seats().iter().filter(|&seat| Some(seat) != viewer).map(Seat::index);
        let mut pool: Vec<Card> = hidden().flat_map(|seat| state.hands[seat].cards()).collect();
        pool.extend(state.unseen.cards());
        for last in (1..pool.len()).rev() {
            pool.swap(last, below(rng, last as u32 + 1) as usize);
        }
        let mut other = *state;
        for seat in hidden() {
            let size = state.hands[seat].len() as usize;
            other.hands[seat] = pool.drain(..size).collect();
        }
        other.unseen = pool.into_iter().collect();
        (other != *state).then_some(other)
    }

    fn universe(&self, game: &NewYork) -> Vec<Action> {
        let mut all = vec![Action::Pass {}, Action::EndTurn {}];
        all.extend(takings().into_iter().map(|cards| Action::Take { cards: cards.into_iter().collect() }));
        for slot in Currency::ALL {
            let buy = |pay: &Vec<Card>, owner: Owner| {
                let pay = pay.iter().copied().collect();
                Action::Buy { slot, pay, owner }
            };
            let payments = payments(slot);
            // A gift to nobody is refused whatever is paid, so that few are enough.
            let gifts = if game.seats().count() == 2 { payments.len() } else { 20 };
            all.extend(payments.iter().map(|pay| buy(pay, Owner::Buyer)));
            all.extend(payments.iter().take(gifts).map(|pay| buy(pay, Owner::Dirk)));
        }
        all
    }

    /// A seat takes a card at least or buys, and only buildings bought bring cards back: random play needs a few hundred.
    fn longest(&self) -> usize {
        5_000
    }
}

fn copies(game: &NewYork) -> u8 {
    if game.seats().count() == 2 { 2 } else { 3 }
}

/// The seats and, with two of them, Dirk.
fn owners(game: &NewYork) -> usize {
    game.seats().count().max(3)
}

fn money_adds_up(game: &NewYork, state: &State) -> Result<(), String> {
    let discards = game.discards(state);
    for card in Card::all() {
        let displayed = state.display.cards().filter(|&other| other == card).count() as u8;
        let held: u8 = state.hands.iter().map(|hand| hand.count(card)).sum();
        let found = displayed + held + state.unseen.count(card) + discards.count(card);
        if found != copies(game) {
            return Err(format!("{card:?} is there {found} times"));
        }
    }
    let left = state.unseen.len();
    if let Some(piles) = state.piles
        && piles.iter().map(|&cards| u32::from(cards)).sum::<u32>() != left
    {
        return Err(format!("{piles:?} in the piles, but {left} unseen"));
    }
    let strangers = &state.hands[game.seats().count()..];
    if strangers.iter().any(|hand| !hand.is_empty()) {
        return Err("somebody who does not play has money".to_owned());
    }
    Ok(())
}

/// The piles are used up one by one, and a scoring card comes before the pile that follows its own.
fn piles_are_in_order(state: &State) -> Result<(), String> {
    let wrong = |what: &str| Err(format!("{what}: {:?}, {:?}", state.piles, state.scored));
    let Some(piles) = state.piles else {
        let is_right = state.phase == Phase::Deal || (state.scored.a && state.scored.b);
        return if is_right { Ok(()) } else { wrong("shuffled too early") };
    };
    let begun = piles.iter().position(|&cards| cards > 0).unwrap_or(5);
    let whole = piles.get(begun + 1..).unwrap_or_default();
    if !whole.is_sorted_by(|above, below| above == below || *above == below + 1)
        || whole.first().zip(whole.last()).is_some_and(|(first, last)| first - last > 1)
    {
        return wrong("the piles below the first are not whole");
    }
    if (state.scored.a && begun < 1) || (state.scored.b && begun < 3) {
        return wrong("a scoring card came before its pile");
    }
    if (!state.scored.a && begun > 2) || (!state.scored.b && begun > 4) {
        return wrong("a scoring card did not come with its pile");
    }
    Ok(())
}

fn buildings_add_up(game: &NewYork, state: &State) -> Result<(), String> {
    let mut left = Estate::ALL;
    let owned = state.estates.iter().flat_map(|estate| estate.buildings());
    for building in owned.chain(state.market.into_iter().flatten()) {
        if left.count(building) == 0 {
            return Err(format!("there is one {building:?} too many"));
        }
        left.remove(building);
    }
    let strangers = &state.estates[owners(game)..];
    if strangers.iter().any(|estate| !estate.is_empty()) {
        return Err("somebody who does not play owns buildings".to_owned());
    }
    match game.building_deck(state) == left {
        true => Ok(()),
        false => Err(format!("{:?} in the deck, not {left:?}", game.building_deck(state))),
    }
}

/// At the beginning of a turn yard and display are full, the display as far as there is money.
fn the_table_is_laid(game: &NewYork, state: &State) -> Result<(), String> {
    let (yard, display) = (state.market.iter().flatten().count(), state.display.len());
    let is_out = state.unseen.is_empty();
    let is_right = match state.phase {
        Phase::Deal => yard == 0 && display == 0,
        Phase::Action { .. } => yard == 4 && (display == 4 || (is_out && game.discards(state).is_empty())),
        Phase::ExtraAction { .. } => yard < 4 && (display == 4 || is_out),
        Phase::Refill { .. } => yard < 4 || display < 4,
        Phase::Over { .. } => yard < 4,
    };
    match is_right && display <= 4 {
        true => Ok(()),
        false => Err(format!("{yard} in the yard, {display} in the display: {state:?}")),
    }
}

fn points_are_consistent(game: &NewYork, state: &State) -> Result<(), String> {
    for (index, scoring) in [Scoring::A, Scoring::B].into_iter().enumerate() {
        for kind in BuildingType::ALL {
            let points = |owner: usize| state.points[owner][index].unpack().of(kind);
            let paid: u8 = (0..6).map(points).sum();
            if paid > places(kind, scoring).iter().sum() || (paid > 0 && !state.has_scored(scoring)) {
                return Err(format!("{scoring:?} paid {paid} for {kind:?}: {:?}", state.scored));
            }
            if (0..6).any(|owner| points(owner) > 0 && state.estates[owner].of(kind) == 0) {
                return Err(format!("{scoring:?} paid somebody without {kind:?}"));
            }
        }
    }
    match state.phase {
        Phase::Refill { .. } => scorings_would_pay_as_they_should(game, state),
        Phase::Over { .. } => the_result_is_right(game, state),
        _ => Ok(()),
    }
}

fn scorings_would_pay_as_they_should(game: &NewYork, state: &State) -> Result<(), String> {
    let view = game.view(state, None);
    for &scoring in &view.to_come {
        let shown = &view.if_scored[scoring.id()];
        for kind in BuildingType::ALL {
            let paid: Vec<u8> = shown.seats.iter().chain(&shown.dirk).map(|points| points.of(kind)).collect();
            let due = due(game, state, kind, scoring);
            if paid != due {
                return Err(format!("{scoring:?} would pay {paid:?} for {kind:?}, not {due:?}"));
            }
        }
    }
    Ok(())
}

fn the_result_is_right(game: &NewYork, state: &State) -> Result<(), String> {
    let outcome = game.outcome(state).ok_or("no result")?;
    let noted = |owner: usize| state.points[owner].iter().map(|points| points.unpack().total()).sum::<i32>();
    let last = |owner: usize| {
        let paid = |kind| i32::from(due(game, state, kind, Scoring::C)[owner]);
        BuildingType::ALL.into_iter().map(paid).sum::<i32>()
    };
    let scores: Vec<i32> = (0..owners(game)).map(|owner| noted(owner) + last(owner)).collect();
    let shown: Vec<i32> = outcome.scores.iter().chain(&outcome.dirk_score).copied().collect();
    let rank = |own: i32| 1 + outcome.scores.iter().filter(|&&other| other > own).count() as u8;
    match shown == scores && outcome.ranks.iter().zip(&scores).all(|(&shown, &own)| shown == rank(own)) {
        true => Ok(()),
        false => Err(format!("{outcome:?}, but the scores are {scores:?}")),
    }
}

/// The table of points, which goes up by one from type to type.
fn places(kind: BuildingType, scoring: Scoring) -> Vec<u8> {
    let museum: &[u8] = match scoring {
        Scoring::A => &[1],
        Scoring::B => &[8, 1],
        Scoring::C => &[16, 8, 1],
    };
    museum.iter().map(|points| points + kind as u8).collect()
}

/// What the owners are due for a type: place by place is given to the next lower number, ties sharing theirs.
fn due(game: &NewYork, state: &State, kind: BuildingType, scoring: Scoring) -> Vec<u8> {
    let counts: Vec<u8> = state.estates[..owners(game)].iter().map(|estate| estate.of(kind)).collect();
    let (mut due, mut left) = (vec![0; counts.len()], places(kind, scoring));
    for number in (1..=11).rev() {
        let tied: Vec<usize> = (0..counts.len()).filter(|&owner| counts[owner] == number).collect();
        let shared: u8 = left.drain(..tied.len().min(left.len())).sum();
        tied.iter().for_each(|&owner| due[owner] = shared / tied.len() as u8);
    }
    due
}

/// Every card alone, and what comes near to being allowed together.
fn takings() -> Vec<Vec<Card>> {
    let low: Vec<Card> = Card::all().filter(|card| card.value() <= 5).collect();
    let mut all: Vec<Vec<Card>> = vec![Vec::new()];
    all.extend(Card::all().map(|card| vec![card]));
    all.extend(combinations(&low, 2).into_iter().filter(|cards| total(cards) <= 6));
    all.extend(combinations(&low, 3).into_iter().filter(|cards| total(cards) <= 6));
    all.extend(combinations(&low, 4).into_iter().filter(|cards| total(cards) <= 5));
    all
}

/// Up to three cards of a slot's currency that total little more than anything costs, and single cards of the others.
fn payments(slot: Currency) -> Vec<Vec<Card>> {
    let (right, wrong): (Vec<Card>, Vec<Card>) = Card::all().partition(|card| card.currency() == slot);
    let few = (0..=3).flat_map(|size| combinations(&right, size)).filter(|cards| total(cards) <= 17);
    few.chain(combinations(&wrong, 1)).collect()
}

fn total(cards: &[Card]) -> u8 {
    cards.iter().map(|card| card.value()).sum()
}

/// So many of `cards`, in order, each as often as one likes.
fn combinations(cards: &[Card], size: usize) -> Vec<Vec<Card>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let with = |first: usize| {
        let rest = combinations(&cards[first..], size - 1).into_iter();
        rest.map(move |rest| [vec![cards[first]], rest].concat())
    };
    (0..cards.len()).flat_map(with).collect()
}

/// Plays a random match and looks at the list in every position.
fn the_list_ascends(seats: usize, number: u64) {
    let game = Laws.game(Seats::new(seats), &serde_json::json!({}));
    let (mut nature, mut player) = (stream(5, number, 0), stream(5, number, 1));
    let (mut state, mut actions) = (game.start(), Vec::new());
    let choose = |state: &State, _| {
        game.legal_actions(state, &mut actions);
        assert!(actions.is_sorted_by(|before, after| before < after), "{actions:?}");
        pick(&mut player, &actions)
    };
    playout::play_out(&game, &mut state, &mut nature, choose, |_| {});
}

#[test]
fn the_list_of_legal_actions_is_strictly_ascending() {
    (0..200).for_each(|number| the_list_ascends(2 + number as usize % 5, number));
}

#[test]
fn a_few_thousand_random_matches_pass_all_laws() {
    assert_laws(&Laws, 2_000);
}

/// By hand: `cargo test --release -p new-york --test laws -- --ignored`.
#[test]
#[ignore = "takes minutes: cargo test --release -p new-york --test laws -- --ignored"]
fn a_hundred_thousand_random_matches_pass_all_laws() {
    assert_laws(&Laws, 100_000);
}
