//! Where a decision pauses: a roll or tie-break that the caller resolves, or a fact that a person must provide.
//!
//! A decision is a function from the answers so far to the next question or the record. Run again with one more
//! answer, it gets one step further. So no tie is broken silently (XW-SOLO-66), and the same code serves a random
//! generator, a search over all outcomes and a person with real dice.

use crate::dice::{AttackFace, DefenseFace};
use crate::solo::approach::charts::ApproachRoll;
use crate::solo::sight::Fact;
use serde::{Deserialize, Serialize};
use std::cell::Cell;

/// What a random tie-break is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum TieKind {
    Tally,
    Obstacle,
    /// The side of an object that lies on the center line, or when there is no object.
    Side,
    /// Left or right for a maneuver whose entry names no direction.
    ManeuverSide,
    TallonSlot,
    FleeTurn,
    Place,
    /// Equally near ships to lock, jam, coordinate or shoot at.
    Target,
    Weapon,
    Dice,
    Action,
    Repair,
}

/// A roll of dice, or a random choice among equal options.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum SoloRoll {
    /// One defense die and one attack die together (XW-SOLO-10).
    Approach,
    /// One defense die for the attitude of a single action (XW-SOLO-59, XW-SOLO-65).
    Attitude,
    /// Attack dice for a bomb or mine; only the number of hits and crits matters (XW-SOLO-02).
    Bombs { dice: u8 },
    /// A choice among equal options (XW-SOLO-66).
    Lot { about: TieKind, options: u8 },
}

/// The result of a roll.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SoloRollResult {
    Approach(ApproachRoll),
    Attitude(DefenseFace),
    /// How many dice show a hit or a crit.
    Bombs(u8),
    /// The index of the option, from 0.
    Lot(u8),
}

impl SoloRoll {
    /// Every outcome with its weight; the weights are integers in the exact proportion of the odds.
    #[must_use]
    pub fn outcomes(self) -> Vec<(SoloRollResult, u64)> {
        match self {
            SoloRoll::Approach => ApproachRoll::all()
                .map(|(roll, weight)| (SoloRollResult::Approach(roll), u64::from(weight)))
                .collect(),
            SoloRoll::Attitude => DefenseFace::ALL
                .map(|face| (SoloRollResult::Attitude(face), u64::from(face.sides())))
                .to_vec(),
            SoloRoll::Bombs { dice } => {
                // Half of the eight sides of an attack die show a hit or a crit, so the weight of k in n is the
                // binomial coefficient (n choose k).
                let mut row = vec![1_u64];
                for _ in 0..dice {
                    let shifted = std::iter::once(0).chain(row.iter().copied());
                    row = row
                        .iter()
                        .copied()
                        .chain(std::iter::once(0))
                        .zip(shifted)
                        .map(|(a, b)| a + b)
                        .collect();
                }
                (0..).map(SoloRollResult::Bombs).zip(row).collect()
            }
            SoloRoll::Lot { options, .. } => {
                (0..options).map(|option| (SoloRollResult::Lot(option), 1)).collect()
            }
        }
    }

    /// Whether an outcome belongs to this roll.
    #[must_use]
    pub fn admits(self, rolled: SoloRollResult) -> bool {
        match (self, rolled) {
            (SoloRoll::Approach, SoloRollResult::Approach(_))
            | (SoloRoll::Attitude, SoloRollResult::Attitude(_)) => true,
            (SoloRoll::Bombs { dice }, SoloRollResult::Bombs(hits)) => hits <= dice,
            (SoloRoll::Lot { options, .. }, SoloRollResult::Lot(option)) => option < options,
            (SoloRoll::Approach | SoloRoll::Attitude | SoloRoll::Bombs { .. } | SoloRoll::Lot { .. }, _) => {
                false
            }
        }
    }
}

/// Half of the sides of an attack die count for a bomb roll.
const _: () = assert!(AttackFace::Crit.sides() + AttackFace::Hit.sides() == crate::dice::SIDES / 2);

/// Why a decision is not complete.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pause {
    /// A roll is needed.
    Roll(SoloRoll),
    /// A person must provide a fact that only the physical table shows.
    Fact(Fact),
    /// The given result does not fit the requested roll.
    Mismatch { asked: SoloRoll, given: SoloRollResult },
}

/// A decision, or why it is paused.
pub type Decision<T> = Result<T, Pause>;

/// The roll results known so far, read in order.
#[derive(Debug)]
pub struct KnownRolls<'a> {
    given: &'a [SoloRollResult],
    next: Cell<usize>,
}

impl<'a> KnownRolls<'a> {
    /// Results in the order in which the decision asks for them.
    #[must_use]
    pub fn new(given: &'a [SoloRollResult]) -> Self {
        KnownRolls { given, next: Cell::new(0) }
    }

    fn take(&self, asked: SoloRoll) -> Decision<SoloRollResult> {
        let at = self.next.get();
        let Some(given) = self.given.get(at).copied() else { return Err(Pause::Roll(asked)) };
        if !asked.admits(given) {
            return Err(Pause::Mismatch { asked, given });
        }
        self.next.set(at + 1);
        Ok(given)
    }

    /// The approach roll.
    ///
    /// # Errors
    /// The roll that is needed.
    pub fn approach(&self) -> Decision<ApproachRoll> {
        match self.take(SoloRoll::Approach)? {
            SoloRollResult::Approach(roll) => Ok(roll),
            given @ (SoloRollResult::Attitude(_) | SoloRollResult::Bombs(_) | SoloRollResult::Lot(_)) => {
                Err(Pause::Mismatch { asked: SoloRoll::Approach, given })
            }
        }
    }

    /// A defense die for an attitude.
    ///
    /// # Errors
    /// The roll that is needed.
    pub fn attitude(&self) -> Decision<DefenseFace> {
        match self.take(SoloRoll::Attitude)? {
            SoloRollResult::Attitude(face) => Ok(face),
            given @ (SoloRollResult::Approach(_) | SoloRollResult::Bombs(_) | SoloRollResult::Lot(_)) => {
                Err(Pause::Mismatch { asked: SoloRoll::Attitude, given })
            }
        }
    }

    /// How many of these attack dice show a hit or a crit.
    ///
    /// # Errors
    /// The roll that is needed.
    pub fn bombs(&self, dice: u8) -> Decision<u8> {
        match self.take(SoloRoll::Bombs { dice })? {
            SoloRollResult::Bombs(hits) => Ok(hits),
            given @ (SoloRollResult::Approach(_) | SoloRollResult::Attitude(_) | SoloRollResult::Lot(_)) => {
                Err(Pause::Mismatch { asked: SoloRoll::Bombs { dice }, given })
            }
        }
    }

    /// One of several equal options; a single option needs no random choice.
    ///
    /// # Errors
    /// The roll that is needed.
    pub fn break_tie<T: Copy>(&self, about: TieKind, options: &[T]) -> Decision<Option<T>> {
        if options.len() <= 1 {
            return Ok(options.first().copied());
        }
        let count = u8::try_from(options.len()).unwrap_or(u8::MAX);
        let asked = SoloRoll::Lot { about, options: count };
        match self.take(asked)? {
            SoloRollResult::Lot(option) => Ok(options.get(usize::from(option)).copied()),
            given
            @ (SoloRollResult::Approach(_) | SoloRollResult::Attitude(_) | SoloRollResult::Bombs(_)) => {
                Err(Pause::Mismatch { asked, given })
            }
        }
    }
}

/// One possible result of a decision, with the rolls that led to it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Branch<T> {
    /// The roll results, in order.
    pub rolled: Vec<SoloRollResult>,
    /// `weight` of `of` equally likely cases lead here.
    pub weight: u64,
    pub of: u64,
    pub outcome: T,
}

/// Every possible result of a decision. `fixed` may supply the result of a roll instead of branching over all
/// outcomes.
///
/// # Errors
/// A fact that a person must provide, or a result that does not fit its roll.
pub fn branches<T>(
    decide: impl Fn(&KnownRolls<'_>) -> Decision<T>,
    fixed: impl Fn(SoloRoll) -> Option<SoloRollResult>,
) -> Result<Vec<Branch<T>>, Pause> {
    let mut open: Vec<(Vec<SoloRollResult>, u64, u64)> = vec![(Vec::new(), 1, 1)];
    let mut done = Vec::new();
    while let Some((rolled, weight, of)) = open.pop() {
        match decide(&KnownRolls::new(&rolled)) {
            Ok(outcome) => done.push(Branch { rolled, weight, of, outcome }),
            Err(Pause::Roll(roll)) => {
                let outcomes = match fixed(roll) {
                    Some(known) => vec![(known, 1)],
                    None => roll.outcomes(),
                };
                let total: u64 = outcomes.iter().map(|(_, weight)| *weight).sum();
                // Pushed in reverse order, so that the first outcome is explored first.
                for (outcome, share) in outcomes.into_iter().rev() {
                    let mut longer = rolled.clone();
                    longer.push(outcome);
                    open.push((longer, weight * share, of * total));
                }
            }
            Err(pause @ (Pause::Fact(_) | Pause::Mismatch { .. })) => return Err(pause),
        }
    }
    Ok(done)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// XW-SOLO-66
    #[test]
    fn equal_options_are_asked_of_the_caller_and_a_single_one_is_not() {
        let none = KnownRolls::new(&[]);
        assert_eq!(none.break_tie(TieKind::Tally, &['a']), Ok(Some('a')));
        let asked = SoloRoll::Lot { about: TieKind::Tally, options: 2 };
        assert_eq!(none.break_tie(TieKind::Tally, &['a', 'b']), Err(Pause::Roll(asked)));
        assert_eq!(asked.outcomes(), [(SoloRollResult::Lot(0), 1), (SoloRollResult::Lot(1), 1)]);
        let second = [SoloRollResult::Lot(1)];
        assert_eq!(KnownRolls::new(&second).break_tie(TieKind::Tally, &['a', 'b']), Ok(Some('b')));
    }

    #[test]
    fn an_answer_to_another_question_is_refused() {
        let wrong = [SoloRollResult::Lot(2)];
        let asked = SoloRoll::Lot { about: TieKind::Side, options: 2 };
        assert_eq!(
            KnownRolls::new(&wrong).break_tie(TieKind::Side, &[1, 2]),
            Err(Pause::Mismatch { asked, given: SoloRollResult::Lot(2) })
        );
        assert!(matches!(KnownRolls::new(&wrong).approach(), Err(Pause::Mismatch { .. })));
    }

    /// XW-SOLO-02
    #[test]
    fn three_bomb_dice_have_binomial_odds() {
        let outcomes = SoloRoll::Bombs { dice: 3 }.outcomes();
        let weights: Vec<_> = outcomes.iter().map(|(_, weight)| *weight).collect();
        assert_eq!(weights, [1, 3, 3, 1]);
    }

    #[test]
    fn branches_list_every_outcome_with_exact_odds() {
        let decide = |rolls: &KnownRolls<'_>| {
            let face = rolls.attitude()?;
            if face == DefenseFace::Blank {
                return Ok("blank");
            }
            Ok(rolls.break_tie(TieKind::Target, &["left", "right"])?.unwrap_or_default())
        };
        let found = branches(decide, |_| None).unwrap();
        let told: Vec<_> = found.iter().map(|branch| (branch.outcome, branch.weight, branch.of)).collect();
        assert_eq!(
            told,
            [("left", 3, 16), ("right", 3, 16), ("left", 2, 16), ("right", 2, 16), ("blank", 3, 8)]
        );
        let fixed =
            |roll| (roll == SoloRoll::Attitude).then_some(SoloRollResult::Attitude(DefenseFace::Blank));
        assert_eq!(branches(decide, fixed).unwrap().len(), 1);
    }
}
