//! Makes of the list of games what looks them up.

use crate::{GAME_IDS, TEST_GAME_IDS};
use thiserror::Error;

#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("there is no game {0:?}; there are: {names}", names = GAME_IDS.join(", "))]
pub struct UnknownGameError(pub String);

/// The ids of all games, those for tests last.
pub fn all_ids() -> impl Iterator<Item = &'static str> {
    GAME_IDS.iter().chain(TEST_GAME_IDS).copied()
}

/// `games! { offered, …; for_tests, … }`, each the name of a module with a type `State`.
macro_rules! games {
    ($($game:ident),* ; $($test:ident),*) => {
        /// Ids of the games that are offered to players.
        pub const GAME_IDS: &[&str] = &[$(<$game::State as ::contract::Game>::ID),*];

        /// Ids of the games for tests; none without the feature `test-games`.
        #[cfg(feature = "test-games")]
        pub const TEST_GAME_IDS: &[&str] = &[$(<$test::State as ::contract::Game>::ID),*];
        #[cfg(not(feature = "test-games"))]
        pub const TEST_GAME_IDS: &[&str] = &[];

        /// Runs a visitor for the game with this id.
        ///
        /// # Errors
        /// When there is no game with this id.
        pub fn visit<V: GameVisitor>(game: &str, visitor: V) -> Result<V::Output, UnknownGameError> {
            match game {
                $(<$game::State as ::contract::Game>::ID => Ok(visitor.run::<$game::State>()),)*
                $(
                    #[cfg(feature = "test-games")]
                    <$test::State as ::contract::Game>::ID => Ok(visitor.run::<$test::State>()),
                )*
                _ => Err(UnknownGameError(game.into())),
            }
        }
    };
}
pub(crate) use games;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{GameVisitor, Playable, visit};
    use contract::schema::SchemaPart;
    use std::path::Path;

    /// A game that is offered has its folder here, with the facts for the tasks of the project.
    #[test]
    fn every_offered_game_has_its_folder() {
        for id in GAME_IDS {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(id);
            let facts = std::fs::read_to_string(folder.join("game.toml"));
            assert!(facts.is_ok_and(|facts| !facts.contains("for_tests")), "{id}");
        }
    }

    #[test]
    fn ids_are_listed_once_and_unknown_ones_are_named() {
        let mut ids: Vec<&str> = all_ids().collect();
        ids.sort_unstable();
        let count = ids.len();
        ids.dedup();
        assert_eq!(ids.len(), count);
        let error = visit("no-such-game", Described).unwrap_err();
        assert!(
            error.to_string().contains("no-such-game") && error.to_string().contains(GAME_IDS[0]),
            "{error}"
        );
    }

    struct Described;

    impl GameVisitor for Described {
        type Output = (usize, usize, usize);
        fn run<G: Playable>(self) -> Self::Output {
            let setup = G::presets().remove(0).setup;
            let numbers =
                G::begin(G::content(), &setup).map_or(0, |state| G::metrics().finish(&state).numbers.len());
            let schemas = SchemaPart::WORDS.iter().filter(|(part, _)| G::schema(*part).is_some()).count();
            (G::presets().len(), schemas, numbers)
        }
    }

    #[test]
    fn every_offered_game_has_presets_schemas_and_metrics() {
        for id in GAME_IDS {
            let (presets, schemas, numbers) = visit(id, Described).unwrap();
            assert!(presets > 0 && schemas > 5 && numbers > 0, "{id}: {presets}, {schemas}, {numbers}");
        }
    }
}
