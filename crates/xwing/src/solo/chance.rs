//! Where a decision stops: a roll or a lot that the caller resolves, or a fact that a person must tell.
//!
//! A decision is a function from the answers so far to the next open question or the record. Run again with one more
//! answer it goes one step further; so nothing is picked silently (XW-SOLO-66), and the same code serves a generator, a
//! search over all outcomes and a person with real dice.

use super::charts::ApproachRoll;
use super::sight::Fact;
use crate::dice::{AttackFace, DefenseFace};
use serde::{Deserialize, Serialize};
use std::cell::Cell;

/// What a lot is drawn about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum About {
    /// Equally near tallies.
    Tally,
    /// Equally near obstacles.
    Obstacle,
    /// The side of an object that lies on the line, or of no object at all.
    Side,
    /// Left or right of a maneuver whose entry names no direction.
    ManeuverSide,
    /// Equally good places of a Tallon roll.
    TallonSlot,
    /// Equally good turns after the flee rule.
    FleeTurn,
    /// Equally good places of a reposition.
    Place,
    /// Equally near ships to lock, jam, coordinate or shoot at.
    Target,
    /// Equally good weapons.
    Weapon,
    /// Equally good ways to modify dice.
    Dice,
    /// Equally good ways to act.
    Action,
    /// Damage cards that can be repaired.
    Repair,
}

/// A roll of dice or a lot among equal options.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Roll {
    /// One defense die and one attack die together (XW-SOLO-10).
    Approach,
    /// One defense die for the attitude of a single action (XW-SOLO-59, XW-SOLO-65).
    Attitude,
    /// This many attack dice for a bomb or mine; only the number of hits and crits matters (XW-SOLO-02).
    Bombs {
        /// How many.
        dice: u8,
    },
    /// Equal options (XW-SOLO-66).
    Lot {
        /// What they are.
        about: About,
        /// How many.
        options: u8,
    },
}

/// How a roll came out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rolled {
    /// The two dice.
    Approach(ApproachRoll),
    /// The die.
    Attitude(DefenseFace),
    /// How many dice show a hit or a crit.
    Bombs(u8),
    /// The number of the option, from 0.
    Lot(u8),
}

impl Roll {
    /// Every outcome with its weight; the weights are whole numbers with the exact odds.
    #[must_use]
    pub fn outcomes(self) -> Vec<(Rolled, u64)> {
        match self {
            Roll::Approach => ApproachRoll::all()
                .map(|(roll, weight)| (Rolled::Approach(roll), u64::from(weight)))
                .collect(),
            Roll::Attitude => {
                DefenseFace::ALL.map(|face| (Rolled::Attitude(face), u64::from(face.sides()))).to_vec()
            }
            Roll::Bombs { dice } => {
                // Half of the eight sides of an attack die show a hit or a crit: the odds of k in n are n over k.
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
                (0..).map(Rolled::Bombs).zip(row).collect()
            }
            Roll::Lot { options, .. } => (0..options).map(|option| (Rolled::Lot(option), 1)).collect(),
        }
    }

    /// Whether an outcome belongs to this roll.
    #[must_use]
    pub fn admits(self, rolled: Rolled) -> bool {
        match (self, rolled) {
            (Roll::Approach, Rolled::Approach(_)) | (Roll::Attitude, Rolled::Attitude(_)) => true,
            (Roll::Bombs { dice }, Rolled::Bombs(hits)) => hits <= dice,
            (Roll::Lot { options, .. }, Rolled::Lot(option)) => option < options,
            (Roll::Approach | Roll::Attitude | Roll::Bombs { .. } | Roll::Lot { .. }, _) => false,
        }
    }
}

/// Half of the sides of an attack die count for a bomb roll.
const _: () = assert!(AttackFace::Crit.sides() + AttackFace::Hit.sides() == crate::dice::SIDES / 2);

/// Why a decision has not come to its end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pause {
    /// Chance must speak.
    Roll(Roll),
    /// A person must tell something that only the real table shows.
    Fact(Fact),
    /// The answer given does not belong to the question.
    Mismatch {
        /// What was asked.
        asked: Roll,
        /// What was given.
        given: Rolled,
    },
}

/// A decision, or why it stops here.
pub type Decision<T> = Result<T, Pause>;

/// The outcomes known so far, read in order.
#[derive(Debug)]
pub struct Draws<'a> {
    given: &'a [Rolled],
    next: Cell<usize>,
}

impl<'a> Draws<'a> {
    /// Outcomes in the order in which the decision asks for them.
    #[must_use]
    pub fn new(given: &'a [Rolled]) -> Self {
        Draws { given, next: Cell::new(0) }
    }

    fn take(&self, asked: Roll) -> Decision<Rolled> {
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
    /// The open question.
    pub fn approach(&self) -> Decision<ApproachRoll> {
        match self.take(Roll::Approach)? {
            Rolled::Approach(roll) => Ok(roll),
            given @ (Rolled::Attitude(_) | Rolled::Bombs(_) | Rolled::Lot(_)) => {
                Err(Pause::Mismatch { asked: Roll::Approach, given })
            }
        }
    }

    /// A defense die for an attitude.
    ///
    /// # Errors
    /// The open question.
    pub fn attitude(&self) -> Decision<DefenseFace> {
        match self.take(Roll::Attitude)? {
            Rolled::Attitude(face) => Ok(face),
            given @ (Rolled::Approach(_) | Rolled::Bombs(_) | Rolled::Lot(_)) => {
                Err(Pause::Mismatch { asked: Roll::Attitude, given })
            }
        }
    }

    /// How many of these attack dice show a hit or a crit.
    ///
    /// # Errors
    /// The open question.
    pub fn bombs(&self, dice: u8) -> Decision<u8> {
        match self.take(Roll::Bombs { dice })? {
            Rolled::Bombs(hits) => Ok(hits),
            given @ (Rolled::Approach(_) | Rolled::Attitude(_) | Rolled::Lot(_)) => {
                Err(Pause::Mismatch { asked: Roll::Bombs { dice }, given })
            }
        }
    }

    /// One of several equal options; a single one is taken without a lot.
    ///
    /// # Errors
    /// The open question.
    pub fn lot<T: Copy>(&self, about: About, options: &[T]) -> Decision<Option<T>> {
        if options.len() <= 1 {
            return Ok(options.first().copied());
        }
        let count = u8::try_from(options.len()).unwrap_or(u8::MAX);
        let asked = Roll::Lot { about, options: count };
        match self.take(asked)? {
            Rolled::Lot(option) => Ok(options.get(usize::from(option)).copied()),
            given @ (Rolled::Approach(_) | Rolled::Attitude(_) | Rolled::Bombs(_)) => {
                Err(Pause::Mismatch { asked, given })
            }
        }
    }
}

/// One way a decision can come out, with the chance that led there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Branch<T> {
    /// What chance said, in order.
    pub rolled: Vec<Rolled>,
    /// This many of `of` equal cases lead here.
    pub weight: u64,
    /// All cases.
    pub of: u64,
    /// What was decided.
    pub outcome: T,
}

/// Every way a decision can come out. `fixed` may answer a roll instead of leaving it open to all outcomes.
///
/// # Errors
/// A fact that a person must tell, or an answer that does not belong to its question.
pub fn branches<T>(
    decide: impl Fn(&Draws<'_>) -> Decision<T>,
    fixed: impl Fn(Roll) -> Option<Rolled>,
) -> Result<Vec<Branch<T>>, Pause> {
    let mut open: Vec<(Vec<Rolled>, u64, u64)> = vec![(Vec::new(), 1, 1)];
    let mut done = Vec::new();
    while let Some((rolled, weight, of)) = open.pop() {
        match decide(&Draws::new(&rolled)) {
            Ok(outcome) => done.push(Branch { rolled, weight, of, outcome }),
            Err(Pause::Roll(roll)) => {
                let outcomes = match fixed(roll) {
                    Some(known) => vec![(known, 1)],
                    None => roll.outcomes(),
                };
                let total: u64 = outcomes.iter().map(|(_, weight)| *weight).sum();
                // Pushed backwards, so that the first outcome is looked at first.
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
        let none = Draws::new(&[]);
        assert_eq!(none.lot(About::Tally, &['a']), Ok(Some('a')));
        let asked = Roll::Lot { about: About::Tally, options: 2 };
        assert_eq!(none.lot(About::Tally, &['a', 'b']), Err(Pause::Roll(asked)));
        assert_eq!(asked.outcomes(), [(Rolled::Lot(0), 1), (Rolled::Lot(1), 1)]);
        let second = [Rolled::Lot(1)];
        assert_eq!(Draws::new(&second).lot(About::Tally, &['a', 'b']), Ok(Some('b')));
    }

    #[test]
    fn an_answer_to_another_question_is_refused() {
        let wrong = [Rolled::Lot(2)];
        let asked = Roll::Lot { about: About::Side, options: 2 };
        assert_eq!(
            Draws::new(&wrong).lot(About::Side, &[1, 2]),
            Err(Pause::Mismatch { asked, given: Rolled::Lot(2) })
        );
        assert!(matches!(Draws::new(&wrong).approach(), Err(Pause::Mismatch { .. })));
    }

    /// XW-SOLO-02
    #[test]
    fn three_bomb_dice_have_binomial_odds() {
        let outcomes = Roll::Bombs { dice: 3 }.outcomes();
        let weights: Vec<_> = outcomes.iter().map(|(_, weight)| *weight).collect();
        assert_eq!(weights, [1, 3, 3, 1]);
    }

    #[test]
    fn branches_list_every_outcome_with_exact_odds() {
        let decide = |draws: &Draws<'_>| {
            let face = draws.attitude()?;
            if face == DefenseFace::Blank {
                return Ok("blank");
            }
            Ok(draws.lot(About::Target, &["left", "right"])?.unwrap_or_default())
        };
        let found = branches(decide, |_| None).unwrap();
        let told: Vec<_> = found.iter().map(|branch| (branch.outcome, branch.weight, branch.of)).collect();
        assert_eq!(
            told,
            [("left", 3, 16), ("right", 3, 16), ("left", 2, 16), ("right", 2, 16), ("blank", 3, 8)]
        );
        let fixed = |roll| (roll == Roll::Attitude).then_some(Rolled::Attitude(DefenseFace::Blank));
        assert_eq!(branches(decide, fixed).unwrap().len(), 1);
    }
}
