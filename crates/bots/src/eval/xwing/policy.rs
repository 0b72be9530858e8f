//! The default policy of a pilot: dials by the position they lead to, actions by what is in arc, shots by their exact
//! odds, dice modifications by what is still needed.

use super::maneuver::ManeuverScorer;
use crate::RolloutPolicy;
use contract::{Game, LegalChoicesOf, RandomSource, Seat};
use xwing::geometry::EndSlot;
use xwing::question::{Act, Fire, Modify};
use xwing::{Choice, DiceModifier, ModifyStep, Question, ShipId, State, TargetedAction};

/// The maximum number of dials and actions for rollouts.
const BEST: usize = 8;
/// The random variation between dials, in hits.
const DIAL_VARIATION: f64 = 0.4;
/// The number of starting positions to try.
const PLACES: usize = 8;

/// Choices with their ratings, best first.
type Ranked = Vec<(f64, Choice)>;

fn sorted(mut list: Ranked) -> Ranked {
    list.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
    list
}

/// A random number from 0 to 1.
fn random_fraction(rng: &mut dyn RandomSource) -> f64 {
    f64::from(rng.below(1 << 16)) / f64::from(1 << 16)
}

/// The legal dials, by the positions they lead to.
fn dials(state: &State, offered: &[Choice], rng: &mut dyn RandomSource, variation: f64) -> Ranked {
    let ship = offered.iter().find_map(|choice| match choice {
        Choice::Dial(ship, _) => Some(*ship),
        _ => None,
    });
    let Some(ship) = ship else { return Vec::new() };
    let scorer = ManeuverScorer::new(state, ship, true);
    let dial = state.craft(ship).dial();
    let entries = dial.iter().map(|entry| {
        let score = scorer.maneuver(entry.maneuver, entry.colour) + variation * random_fraction(rng);
        (score, Choice::Dial(ship, entry.maneuver.into()))
    });
    sorted(entries.filter(|(_, choice)| offered.contains(choice)).collect())
}

/// The legal actions, by their benefit for the next shots.
fn acts(state: &State, ship: ShipId, offered: &[Choice]) -> Ranked {
    let scorer = ManeuverScorer::new(state, ship, false);
    let (shoots, threatened) = (scorer.threatens(), scorer.is_threatened());
    let rated = |act: TargetedAction| match act {
        TargetedAction::Focus => 1.0 + if shoots || threatened { 0.3 } else { 0.0 },
        TargetedAction::Lock(xwing::craft::Object::Ship(_)) => {
            if shoots {
                1.1
            } else {
                0.9
            }
        }
        TargetedAction::Lock(_) | TargetedAction::Slam(_) => -1.0,
        TargetedAction::Evade => {
            if threatened && !shoots {
                1.35
            } else {
                0.6
            }
        }
        TargetedAction::Calculate => 0.8,
        TargetedAction::Reinforce { fore } => {
            if threatened {
                0.9 + if fore { 0.05 } else { 0.0 }
            } else {
                0.1
            }
        }
        TargetedAction::Cloak => -0.2,
        TargetedAction::BarrelRoll(_) | TargetedAction::BankRoll(..) | TargetedAction::Boost(_) => {
            if shoots {
                0.2
            } else {
                0.7
            }
        }
        TargetedAction::Rotate(turret) => {
            if shoots {
                -0.1
            } else if scorer.would_threaten(turret.arcs()) {
                1.4
            } else {
                0.3
            }
        }
        TargetedAction::Coordinate(_) => 0.65,
        TargetedAction::Jam(_) => 0.5,
        // A friendly ship is better left where it is.
        TargetedAction::Tractor(other) => {
            if state.public().ship(other).team == state.public().ship(ship).team { -0.5 } else { 0.6 }
        }
        TargetedAction::Reload(_) => {
            if shoots {
                0.1
            } else {
                0.75
            }
        }
        TargetedAction::Repair(_) => {
            if shoots {
                0.5
            } else {
                1.05
            }
        }
    };
    let entries = offered.iter().map(|choice| match choice {
        Choice::Act(act) => (rated(*act), *choice),
        _ => (0.0, *choice),
    });
    sorted(entries.collect())
}

/// The shots of a ship by expected damage and the chance to destroy the target; holding fire comes last.
fn shots(state: &State, ship: ShipId, offered: &[Choice]) -> Ranked {
    let shots = state.shots(ship);
    let entries = shots.iter().filter_map(|shot| {
        let odds = state.forecast_shot(ship, shot)?.odds;
        Some((odds.expected + 1.5 * odds.destroyed, Choice::Fire(shot.weapon, shot.target)))
    });
    let mut list = sorted(entries.filter(|(_, choice)| offered.contains(choice)).collect());
    list.push((0.0, Choice::Pass));
    list
}

/// How dice are modified: rerolls first, then effects that change results, and nothing that is not needed.
fn change(state: &State, ship: ShipId, turning: ModifyStep, offered: &[Choice]) -> Choice {
    let attack = &state.public().attack;
    let (reds, greens) = (attack.reds.all(), attack.greens.all());
    let own = state.public().ship(ship);
    let turns = own.tokens.focus > 0;
    let needed = match turning {
        ModifyStep::AttackDice => true,
        ModifyStep::DefenseDice => reds.hit + reds.crit > greens.evade,
    };
    if !needed {
        return Choice::Pass;
    }
    let rated = |choice: &Choice| match *choice {
        Choice::Reroll(_, focus, blank) if turns && focus > 0 => {
            10 + i32::from(blank) - 10 * i32::from(focus)
        }
        Choice::Reroll(_, focus, blank) => 10 + i32::from(focus) + i32::from(blank),
        Choice::Change(DiceModifier::GasCloud | DiceModifier::Effect(_)) => 9,
        Choice::Change(DiceModifier::Focus) => 8,
        Choice::Change(DiceModifier::Calculate | DiceModifier::Force) => 7,
        Choice::Change(DiceModifier::Evade | DiceModifier::Lock) => 6,
        _ => 0,
    };
    offered.iter().max_by_key(|choice| rated(choice)).copied().unwrap_or(Choice::Pass)
}

/// The choice of the default policy; `None` where a random choice is as good.
pub(super) fn default_choice(state: &State, seat: Seat, rng: &mut dyn RandomSource) -> Option<Choice> {
    let mut legal = LegalChoicesOf::<State>::default();
    state.legal_choices(seat, &mut legal);
    if let [only] = legal.listed.as_slice() {
        return Some(*only);
    }
    let listed = &legal.listed;
    match state.public().question()? {
        Question::Place(_) => legal.regions.first().and_then(|region| state.sample(seat, region, rng)),
        // To the front, where the enemy is.
        Question::Turret(_) => listed.first().copied(),
        Question::Dials => dials(state, listed, rng, DIAL_VARIATION).first().map(|(_, choice)| *choice),
        Question::Act(Act(ship, _)) => acts(state, ship, listed).first().map(|(_, choice)| *choice),
        Question::Fire(Fire(ship)) => shots(state, ship, listed).first().map(|(_, choice)| *choice),
        Question::Modify(Modify(ship, turning)) => Some(change(state, ship, turning, listed)),
        Question::Slot(_) => {
            listed.iter().find(|choice| **choice == Choice::Slot(EndSlot::Middle)).or(listed.first()).copied()
        }
        Question::System(_) => listed
            .iter()
            .find(|choice| matches!(choice, Choice::Decloak(_)))
            .or(listed.iter().find(|choice| **choice == Choice::Pass))
            .copied(),
        // More dice, as long as there are charges.
        Question::Charges(_) => listed.last().copied(),
        // Among equal ships, and where nothing is at stake, a random choice is as good.
        _ => None,
    }
}

impl RolloutPolicy for State {
    const ROUNDS: u32 = 0;

    fn shortlist(
        &self,
        seat: Seat,
        legal: &LegalChoicesOf<Self>,
        rng: &mut dyn RandomSource,
        out: &mut Vec<Choice>,
    ) {
        let listed = &legal.listed;
        let ranked = match self.public().question() {
            Some(Question::Dials) => dials(self, listed, rng, 0.0),
            Some(Question::Act(Act(ship, _))) => acts(self, ship, listed),
            Some(Question::Fire(Fire(ship))) => shots(self, ship, listed),
            Some(Question::Place(_)) => {
                let places = (0..PLACES)
                    .filter_map(|_| legal.regions.first().and_then(|region| self.sample(seat, region, rng)));
                places.map(|choice| (0.0, choice)).collect()
            }
            Some(Question::Slot(_) | Question::System(_)) => {
                listed.iter().map(|choice| (0.0, *choice)).collect()
            }
            Some(Question::Modify(Modify(ship, turning))) => vec![(0.0, change(self, ship, turning, listed))],
            _ => Vec::new(),
        };
        out.extend(ranked.into_iter().take(BEST).map(|(_, choice)| choice));
    }
}
