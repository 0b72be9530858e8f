//! Dice: which ones have to be rolled, their results, and how the program rolls them.

use serde::{Deserialize, Serialize};
use table::Draws;
use xwing::dice::{AttackFace, DefenseFace, SIDES};
use xwing::scenario::{self, Ask};
use xwing::solo::{ApproachRoll, Roll, Rolled};

/// Dice to be rolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Throw {
    /// Requested by a decision of the solo system.
    Solo(Roll),
    /// A number of attack dice.
    Red(u8),
    /// A number of defense dice.
    Green(u8),
    /// For an arriving ship.
    Arrival(Ask),
}

/// The result of a roll.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Thrown {
    /// For a decision of the solo system.
    Solo(Rolled),
    Red(Vec<AttackFace>),
    Green(Vec<DefenseFace>),
    /// For an arriving ship.
    Arrival(scenario::Rolled),
}

impl Throw {
    /// Whether a result fits this request.
    #[must_use]
    pub fn admits(self, thrown: &Thrown) -> bool {
        match (self, thrown) {
            (Throw::Solo(roll), Thrown::Solo(rolled)) => roll.admits(*rolled),
            (Throw::Red(dice), Thrown::Red(faces)) => faces.len() == usize::from(dice),
            (Throw::Green(dice), Thrown::Green(faces)) => faces.len() == usize::from(dice),
            (Throw::Arrival(Ask::Marker | Ask::Side), Thrown::Arrival(scenario::Rolled::Face(_))) => true,
            (Throw::Arrival(Ask::Lot { options }), Thrown::Arrival(scenario::Rolled::Lot(option))) => {
                *option < options
            }
            (Throw::Solo(_) | Throw::Red(_) | Throw::Green(_) | Throw::Arrival(_), _) => false,
        }
    }

    pub fn roll(self, draws: &mut impl Draws) -> Thrown {
        match self {
            Throw::Solo(roll) => Thrown::Solo(match roll {
                Roll::Approach => {
                    Rolled::Approach(ApproachRoll { defense: green(draws), attack: red(draws) })
                }
                Roll::Attitude => Rolled::Attitude(green(draws)),
                Roll::Bombs { dice } => {
                    let hits = (0..dice).filter(|_| red(draws).strikes()).count();
                    Rolled::Bombs(u8::try_from(hits).unwrap_or(dice))
                }
                Roll::Lot { options, .. } => {
                    Rolled::Lot(u8::try_from(draws.below(u32::from(options.max(1)))).unwrap_or(0))
                }
            }),
            Throw::Red(dice) => Thrown::Red((0..dice).map(|_| red(draws)).collect()),
            Throw::Green(dice) => Thrown::Green((0..dice).map(|_| green(draws)).collect()),
            Throw::Arrival(ask) => Thrown::Arrival(match ask {
                Ask::Marker | Ask::Side => scenario::Rolled::Face(red(draws)),
                Ask::Lot { options } => {
                    scenario::Rolled::Lot(u8::try_from(draws.below(u32::from(options.max(1)))).unwrap_or(0))
                }
            }),
        }
    }
}

/// Draws one of the eight sides of a die.
fn side<F: Copy>(faces: &[(F, u32)], draws: &mut impl Draws, last: F) -> F {
    let mut left = draws.below(SIDES);
    for (face, sides) in faces {
        if left < *sides {
            return *face;
        }
        left -= sides;
    }
    last
}

fn red(draws: &mut impl Draws) -> AttackFace {
    side(&AttackFace::ALL.map(|face| (face, face.sides())), draws, AttackFace::Blank)
}

fn green(draws: &mut impl Draws) -> DefenseFace {
    side(&DefenseFace::ALL.map(|face| (face, face.sides())), draws, DefenseFace::Blank)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns 0 to 7 in turn: every side of a die once.
    struct EachSide(u32);
    impl Draws for EachSide {
        fn below(&mut self, n: u32) -> u32 {
            self.0 += 1;
            (self.0 - 1) % n
        }
    }

    #[test]
    fn eight_rolls_show_every_side_of_a_die() {
        let Thrown::Red(faces) = Throw::Red(8).roll(&mut EachSide(0)) else { panic!() };
        let count = |face| faces.iter().filter(|shown| **shown == face).count();
        assert_eq!(AttackFace::ALL.map(count), [1, 3, 2, 2]);
        let Thrown::Green(faces) = Throw::Green(8).roll(&mut EachSide(0)) else { panic!() };
        let count = |face| faces.iter().filter(|shown| **shown == face).count();
        assert_eq!(DefenseFace::ALL.map(count), [3, 2, 3]);
    }
}
