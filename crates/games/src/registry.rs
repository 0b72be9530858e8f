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
