//! The default policy of a pilot: dials by the position they lead to, actions by what is in arc, shots by their exact
//! odds, dice modifications by what is still needed.

use super::flying::Outlook;
use crate::Rehearse;
use table::{Draws, Game, OffersOf, Seat};
use xwing::game::{Act, Choice, Means, Open, ShipId, State, Turning};
use xwing::geometry::Slot;

/// The maximum number of dials and actions for rollouts.
const BEST: usize = 8;
/// The random variation between dials, in hits.
const WHIM: f64 = 0.4;
/// The number of starting positions to try.
const PLACES: usize = 8;

/// Choices with their ratings, best first.
type Ranked = Vec<(f64, Choice)>;

fn sorted(mut list: Ranked) -> Ranked {
    list.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
    list
}

/// A random number from 0 to 1.
fn whim(draws: &mut dyn Draws) -> f64 {
    f64::from(draws.below(1 << 16)) / f64::from(1 << 16)
}

/// The legal dials, by the positions they lead to.
fn dials(state: &State, offered: &[Choice], draws: &mut dyn Draws, sway: f64) -> Ranked {
    let ship = offered.iter().find_map(|choice| match choice {
        Choice::Dial(ship, _) => Some(*ship),
        _ => None,
    });
    let Some(ship) = ship else { return Vec::new() };
    let outlook = Outlook::new(state, ship, true);
    let dial = state.craft(ship).dial();
    let entries = dial.iter().map(|entry| {
        let score = outlook.maneuver(entry.maneuver, entry.colour) + sway * whim(draws);
        (score, Choice::Dial(ship, entry.maneuver.into()))
    });
    sorted(entries.filter(|(_, choice)| offered.contains(choice)).collect())
}

/// The legal actions, by their benefit for the next shots.
fn acts(state: &State, ship: ShipId, offered: &[Choice]) -> Ranked {
    let outlook = Outlook::new(state, ship, false);
    let (shoots, threatened) = (outlook.threatens(), outlook.is_threatened());
    let rated = |act: Act| match act {
        Act::Focus => 1.0 + if shoots || threatened { 0.3 } else { 0.0 },
        Act::Lock(xwing::craft::Object::Ship(_)) => {
            if shoots {
                1.1
            } else {
                0.9
            }
        }
        Act::Lock(_) | Act::Slam(_) => -1.0,
        Act::Evade => {
            if threatened && !shoots {
                1.35
            } else {
                0.6
            }
        }
        Act::Calculate => 0.8,
        Act::Reinforce { fore } => {
            if threatened {
                0.9 + if fore { 0.05 } else { 0.0 }
            } else {
                0.1
            }
        }
        Act::Cloak => -0.2,
        Act::BarrelRoll(_) | Act::BankRoll(..) | Act::Boost(_) => {
            if shoots {
                0.2
            } else {
                0.7
            }
        }
        Act::Rotate(turret) => {
            if shoots {
                -0.1
            } else if outlook.would_threaten(turret.arcs()) {
                1.4
            } else {
                0.3
            }
        }
        Act::Coordinate(_) => 0.65,
        Act::Jam(_) => 0.5,
        // A friendly ship is better left where it is.
        Act::Tractor(other) => {
            if state.public().ship(other).team == state.public().ship(ship).team {
                -0.5
            } else {
                0.6
            }
        }
        Act::Reload(_) => {
            if shoots {
                0.1
            } else {
                0.75
            }
        }
        Act::Repair(_) => {
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
        let odds = state.prospects_of(ship, shot)?.odds;
        Some((odds.expected + 1.5 * odds.destroyed, Choice::Fire(shot.weapon, shot.target)))
    });
    let mut list = sorted(entries.filter(|(_, choice)| offered.contains(choice)).collect());
    list.push((0.0, Choice::Pass));
    list
}

/// How dice are modified: rerolls first, then effects that change results, and nothing that is not needed.
fn change(state: &State, ship: ShipId, turning: Turning, offered: &[Choice]) -> Choice {
    let attack = &state.public().attack;
    let (reds, greens) = (attack.reds.all(), attack.greens.all());
    let own = state.public().ship(ship);
    let turns = own.tokens.focus > 0;
    let needed = match turning {
        Turning::AttackDice => true,
        Turning::DefenseDice => reds.hit + reds.crit > greens.evade,
    };
    if !needed {
        return Choice::Pass;
    }
    let rated = |choice: &Choice| match *choice {
        Choice::Reroll(_, focus, blank) if turns && focus > 0 => {
            10 + i32::from(blank) - 10 * i32::from(focus)
        }
        Choice::Reroll(_, focus, blank) => 10 + i32::from(focus) + i32::from(blank),
        Choice::Change(Means::GasCloud | Means::Effect(_)) => 9,
        Choice::Change(Means::Focus) => 8,
        Choice::Change(Means::Calculate | Means::Force) => 7,
        Choice::Change(Means::Evade | Means::Lock) => 6,
        _ => 0,
    };
    offered.iter().max_by_key(|choice| rated(choice)).copied().unwrap_or(Choice::Pass)
}

/// The choice of the default policy; `None` where a random choice is as good.
pub(super) fn plain(state: &State, seat: Seat, draws: &mut dyn Draws) -> Option<Choice> {
    let mut offers = OffersOf::<State>::default();
    state.offers(seat, &mut offers);
    if let [only] = offers.ones.as_slice() {
        return Some(*only);
    }
    let ones = &offers.ones;
    match state.public().open {
        Open::Place(_) => offers.areas.first().and_then(|area| state.sample(seat, area, draws)),
        // To the front, where the enemy is.
        Open::Turret(_) => ones.first().copied(),
        Open::Dials => dials(state, ones, draws, WHIM).first().map(|(_, choice)| *choice),
        Open::Act(ship, _) => acts(state, ship, ones).first().map(|(_, choice)| *choice),
        Open::Fire(ship) => shots(state, ship, ones).first().map(|(_, choice)| *choice),
        Open::Modify(ship, turning) => Some(change(state, ship, turning, ones)),
        Open::Slot(..) => {
            ones.iter().find(|choice| **choice == Choice::Slot(Slot::Middle)).or(ones.first()).copied()
        }
        Open::System(_) => ones
            .iter()
            .find(|choice| matches!(choice, Choice::Decloak(_)))
            .or(ones.iter().find(|choice| **choice == Choice::Pass))
            .copied(),
        // More dice, as long as there are charges.
        Open::Charges(..) => ones.last().copied(),
        // Among equal ships, and where nothing is at stake, a random choice is as good.
        _ => None,
    }
}

impl Rehearse for State {
    const ROUNDS: u32 = 0;

    fn shortlist(&self, seat: Seat, offers: &OffersOf<Self>, draws: &mut dyn Draws, out: &mut Vec<Choice>) {
        let ones = &offers.ones;
        let ranked = match self.public().open {
            Open::Dials => dials(self, ones, draws, 0.0),
            Open::Act(ship, _) => acts(self, ship, ones),
            Open::Fire(ship) => shots(self, ship, ones),
            Open::Place(_) => {
                let places = (0..PLACES)
                    .filter_map(|_| offers.areas.first().and_then(|area| self.sample(seat, area, draws)));
                places.map(|choice| (0.0, choice)).collect()
            }
            Open::Slot(..) | Open::System(_) => ones.iter().map(|choice| (0.0, *choice)).collect(),
            Open::Modify(ship, turning) => vec![(0.0, change(self, ship, turning, ones))],
            _ => Vec::new(),
        };
        out.extend(ranked.into_iter().take(BEST).map(|(_, choice)| choice));
    }
}
