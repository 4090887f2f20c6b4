//! The registry of all games: one line a game.

use game_core::erased::{AnyGame, Erased};
use game_core::{Game, SetupError};

/// Work that is generic over games, done on one found by its id.
pub trait Visitor {
    type Output;
    fn visit<G: Game>(self) -> Self::Output;
}

macro_rules! registry {
    ($($game:ty),+ $(,)?) => {
        /// Every game, in the order a lobby shows them.
        pub fn all() -> &'static [&'static dyn AnyGame] {
            const ALL: &[&dyn AnyGame] = &[$(&Erased::<$game>::GAME),+];
            ALL
        }

        /// Lets `visitor` work on the game with this id.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Result<V::Output, SetupError> {
            $(if <$game as Game>::info().id == id {
                return Ok(visitor.visit::<$game>());
            })+
            Err(unknown(id))
        }
    };
}

registry! {
    don::Don,
    gangster::Gangster,
    new_york::NewYork,
}

/// The game with this id.
pub fn find(id: &str) -> Result<&'static dyn AnyGame, SetupError> {
    all().iter().copied().find(|game| game.info().id == id).ok_or_else(|| unknown(id))
}

fn unknown(id: &str) -> SetupError {
    let known: Vec<&str> = all().iter().map(|game| game.info().id).collect();
    SetupError::Game { id: id.to_owned(), known: known.join(", ") }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Name;

    impl Visitor for Name {
        type Output = &'static str;
        fn visit<G: Game>(self) -> &'static str {
            G::info().name
        }
    }

    #[test]
    fn every_game_is_found_by_its_id_erased_and_typed_alike() {
        for game in all() {
            let info = game.info();
            assert_eq!(find(info.id).map(|found| found.info().name), Ok(info.name));
            assert_eq!(visit(info.id, Name), Ok(info.name));
        }
        assert_eq!(find("chess").map(|game| game.info().name), Err(unknown("chess")));
        assert_eq!(visit("chess", Name), Err(unknown("chess")));
    }

    #[test]
    fn no_two_games_share_an_id() {
        for (index, game) in all().iter().enumerate() {
            assert!(all()[..index].iter().all(|other| other.info().id != game.info().id));
        }
    }
}
