//! Dice: which ones have to be rolled, their results, and how the program rolls them.

use contract::RandomSource;
use serde::{Deserialize, Serialize};
use xwing::dice::{AttackFace, DefenseFace, SIDES};
use xwing::scenario::{self, ArrivalRoll};
use xwing::solo::{ApproachRoll, SoloRoll, SoloRollResult};

/// Dice to be rolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum RollRequest {
    /// Requested by a decision of the solo system.
    Solo(SoloRoll),
    /// A number of attack dice.
    Red(u8),
    /// A number of defense dice.
    Green(u8),
    /// For an arriving ship.
    Arrival(ArrivalRoll),
}

/// The result of a roll.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum RollResult {
    /// For a decision of the solo system.
    Solo(SoloRollResult),
    Red(Vec<AttackFace>),
    Green(Vec<DefenseFace>),
    /// For an arriving ship.
    Arrival(scenario::ArrivalResult),
}

impl RollRequest {
    /// Whether a result fits this request.
    #[must_use]
    pub fn admits(self, thrown: &RollResult) -> bool {
        match (self, thrown) {
            (RollRequest::Solo(roll), RollResult::Solo(rolled)) => roll.admits(*rolled),
            (RollRequest::Red(dice), RollResult::Red(faces)) => faces.len() == usize::from(dice),
            (RollRequest::Green(dice), RollResult::Green(faces)) => faces.len() == usize::from(dice),
            (
                RollRequest::Arrival(ArrivalRoll::Marker | ArrivalRoll::Side),
                RollResult::Arrival(scenario::ArrivalResult::Face(_)),
            ) => true,
            (
                RollRequest::Arrival(ArrivalRoll::Lot { options }),
                RollResult::Arrival(scenario::ArrivalResult::Lot(option)),
            ) => *option < options,
            (
                RollRequest::Solo(_) | RollRequest::Red(_) | RollRequest::Green(_) | RollRequest::Arrival(_),
                _,
            ) => false,
        }
    }

    pub fn roll(self, rng: &mut (impl RandomSource + ?Sized)) -> RollResult {
        match self {
            RollRequest::Solo(roll) => RollResult::Solo(match roll {
                SoloRoll::Approach => {
                    SoloRollResult::Approach(ApproachRoll { defense: green(rng), attack: red(rng) })
                }
                SoloRoll::Attitude => SoloRollResult::Attitude(green(rng)),
                SoloRoll::Bombs { dice } => {
                    let hits = (0..dice).filter(|_| red(rng).strikes()).count();
                    SoloRollResult::Bombs(u8::try_from(hits).unwrap_or(dice))
                }
                SoloRoll::Lot { options, .. } => {
                    SoloRollResult::Lot(u8::try_from(rng.below(u32::from(options.max(1)))).unwrap_or(0))
                }
            }),
            RollRequest::Red(dice) => RollResult::Red((0..dice).map(|_| red(rng)).collect()),
            RollRequest::Green(dice) => RollResult::Green((0..dice).map(|_| green(rng)).collect()),
            RollRequest::Arrival(ask) => RollResult::Arrival(match ask {
                ArrivalRoll::Marker | ArrivalRoll::Side => scenario::ArrivalResult::Face(red(rng)),
                ArrivalRoll::Lot { options } => scenario::ArrivalResult::Lot(
                    u8::try_from(rng.below(u32::from(options.max(1)))).unwrap_or(0),
                ),
            }),
        }
    }
}

/// Draws one of the eight sides of a die.
fn side<F: Copy>(faces: &[(F, u32)], rng: &mut (impl RandomSource + ?Sized), last: F) -> F {
    let mut left = rng.below(SIDES);
    for (face, sides) in faces {
        if left < *sides {
            return *face;
        }
        left -= sides;
    }
    last
}

fn red(rng: &mut (impl RandomSource + ?Sized)) -> AttackFace {
    side(&AttackFace::ALL.map(|face| (face, face.sides())), rng, AttackFace::Blank)
}

fn green(rng: &mut (impl RandomSource + ?Sized)) -> DefenseFace {
    side(&DefenseFace::ALL.map(|face| (face, face.sides())), rng, DefenseFace::Blank)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns 0 to 7 in turn: every side of a die once.
    struct EachSide(u32);
    impl RandomSource for EachSide {
        fn below(&mut self, n: u32) -> u32 {
            self.0 += 1;
            (self.0 - 1) % n
        }
    }

    #[test]
    fn eight_rolls_show_every_side_of_a_die() {
        let RollResult::Red(faces) = RollRequest::Red(8).roll(&mut EachSide(0)) else { panic!() };
        let count = |face| faces.iter().filter(|shown| **shown == face).count();
        assert_eq!(AttackFace::ALL.map(count), [1, 3, 2, 2]);
        let RollResult::Green(faces) = RollRequest::Green(8).roll(&mut EachSide(0)) else { panic!() };
        let count = |face| faces.iter().filter(|shown| **shown == face).count();
        assert_eq!(DefenseFace::ALL.map(count), [3, 2, 3]);
    }
}
