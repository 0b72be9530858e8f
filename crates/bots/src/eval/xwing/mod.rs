//! X-Wing: what is left of both sides by points, what both could shoot next, and who is about to fly off the table.
//!
//! Judged for a side; everybody of a side shares its fate. Where ships will be after the next dials is not foreseen:
//! that is the work of a search.

mod flying;
mod habit;
mod threat;

use crate::{Bot, Evaluate, Guide, Horizon, Level, Play, Rehearser, Rollout, Style, Tuning, Widening};
use table::{Draws, Ending, Seat};
use threat::Flyer;
use xwing::craft::Team;
use xwing::game::{Open, Outcome, Public, Ship, State, Status};
use xwing::geometry::Point;

/// A whole side of the match against nothing, in the scale of the logistic curve.
const SIDE: f32 = 5.0;
/// A ship about to fall is worth this part of a whole one: its guns count until the last.
const STANDING: f32 = 0.35;
/// Of the damage that could be done from here, so much counts as done.
const THREAT: f32 = 0.45;
/// A stress token, in points of damage.
const STRESS: f32 = 0.12;
/// To have no enemy in an arc, for each of ten centimetres to the nearest one, in points of damage.
const AWAY: f32 = 0.04;
/// Within so many millimetres of the edge, and flying towards it, a ship is in danger.
const EDGE: f64 = 120.0;
/// Of a win, what it is worth that every ship came home instead.
const HOME: f32 = 0.4;
/// To touch the edge in that way, in points of damage.
const OVER: f32 = 1.5;

/// What one side has, in parts of all that the match began with.
fn strength(state: &State, public: &Public, team: Team) -> f32 {
    let (mut left, mut whole) = (0.0, 0.0);
    for ship in public.ships.iter().filter(|ship| ship.team == team) {
        let Some(worth) = worth(state, ship) else { continue };
        whole += worth.points;
        left += match ship.status {
            Status::Reserve | Status::Arriving | Status::ToPlace => worth.points,
            Status::InPlay => worth.points * (STANDING + (1.0 - STANDING) * worth.life),
            // A ship that flew home is safe; it fights no more.
            Status::Returned => worth.points * STANDING,
            Status::Destroyed | Status::Fled => 0.0,
        };
    }
    if whole > 0.0 { left / whole } else { 0.0 }
}

/// A ship's price, and how much of it still lives.
struct Worth {
    points: f32,
    life: f32,
    /// Points that one damage costs.
    damage: f32,
}

fn worth(state: &State, ship: &Ship) -> Option<Worth> {
    let kind = state.content().ships().get(usize::from(ship.kind))?;
    let toughness = f32::from(kind.hull + kind.shields).max(1.0);
    let pilot = ship.pilot.and_then(|place| kind.pilots.get(usize::from(place)));
    let points = pilot.and_then(|pilot| pilot.points).map_or(6.0 * toughness, f32::from);
    let dealt = u8::try_from(ship.damage.len()).unwrap_or(u8::MAX);
    let left = f32::from(kind.hull.saturating_sub(dealt) + ship.shields);
    Some(Worth { points, life: (left / toughness).clamp(0.0, 1.0), damage: points / toughness })
}

/// What the position of a side's ships is worth, in points: what they threaten less their own trouble.
fn position(state: &State, public: &Public, team: Team) -> f32 {
    let area = public.options.table.area();
    let mut sum = 0.0;
    for own in Flyer::all(state, public).filter(|flyer| flyer.ship.team == team) {
        let Some(price) = worth(state, own.ship) else { continue };
        let (mut best, mut nearest) = (0.0_f32, f64::INFINITY);
        for foe in Flyer::all(state, public).filter(|flyer| flyer.ship.team != team) {
            let damage = worth(state, foe.ship).map_or(0.0, |worth| worth.damage);
            best = best.max(own.threat(state, &foe) * damage);
            nearest = nearest.min(own.base.gap(&foe.base));
        }
        sum += THREAT * best;
        let mut trouble = STRESS * f32::from(own.ship.tokens.stress);
        if best == 0.0 && nearest.is_finite() {
            trouble += AWAY * (nearest / 100.0) as f32;
        }
        let facing = own.base.facing();
        let ahead = own.base.centre() + Point::new(facing.sin, facing.cos) * EDGE;
        let inside = -area.beyond(&own.base.corners());
        if area.beyond(&[ahead]) > 0.0 && inside < EDGE {
            trouble += OVER * (1.0 - (inside / EDGE) as f32);
        }
        sum -= price.damage * trouble;
    }
    sum
}

/// All points a side began with.
fn price(state: &State, public: &Public, team: Team) -> f32 {
    let ships = public.ships.iter().filter(|ship| ship.team == team);
    ships.filter_map(|ship| worth(state, ship)).map(|worth| worth.points).sum::<f32>().max(1.0)
}

/// The side of a seat.
fn side(public: &Public, seat: Seat) -> Team {
    public.ships.iter().find(|ship| ship.seat == Some(seat)).map_or(Team::Player, |ship| ship.team)
}

impl Evaluate for State {
    fn value(&self, seat: Seat) -> f32 {
        let public = self.public();
        let own = side(public, seat);
        let foe = match own {
            Team::Player => Team::Solo,
            Team::Solo => Team::Player,
        };
        let worth = |team: Team| {
            strength(self, public, team) + position(self, public, team) / price(self, public, team)
        };
        super::curve(SIDE * (worth(own) - worth(foe)))
    }

    /// A ship that came home is no win and no loss of its side: what counts is who has the field.
    fn reward(&self, ending: Ending, seat: Seat) -> f32 {
        if !ending.winners.is_empty() {
            return if ending.winners.has(seat) { 1.0 } else { 0.0 };
        }
        // Nobody who answers has won: a draw, or the solo side, which has no seat.
        let public = self.public();
        let left = |team: Team| public.in_play().any(|(_, ship)| ship.team == team);
        let own = side(public, seat);
        match public.open {
            // Ships that came home are a part of a win: the scenario tells them apart from those that are lost.
            Open::Over(Outcome::Scenario(ending)) if own == Team::Player => {
                let all = ending.in_play + ending.returned + ending.lost + ending.fled_elsewhere;
                HOME * f32::from(ending.returned) / f32::from(all.max(1))
            }
            Open::Over(Outcome::Solo) if own == Team::Player => 0.0,
            Open::Over(Outcome::Player) if own == Team::Solo => 0.0,
            _ if left(own) => self.value(seat),
            _ => 0.5,
        }
    }

    /// Half done are a round of dials until the ships have flown, and an attack until its damage is dealt.
    fn quiet(&self) -> bool {
        match self.public().open {
            Open::Dials => self.public().dials == 0,
            Open::Act(..) | Open::Fire(_) | Open::Place(_) | Open::System(_) | Open::Over(_) => true,
            _ => false,
        }
    }

    fn epoch(&self) -> u32 {
        u32::from(self.public().round)
    }

    fn habit(&self, seat: Seat, draws: &mut dyn Draws) -> Option<Self::Choice> {
        habit::plain(self, seat, draws)
    }

    fn tuning() -> Tuning {
        Tuning {
            exploration: 0.3,
            guide: Guide { weight: 2.0, follow: 2, tries: 6 },
            widening: Widening { floor: 4.0, rate: 1.0, power: 0.5, members: 1.0 },
            rollout: Rollout::BestOf(2),
            horizon: Horizon::Epochs(1),
            lethal_worlds: 0,
            lethal_nodes: 0,
            ..Tuning::default()
        }
    }

    fn planner(seed: u64, temperature: f32) -> Box<dyn Bot<Self>> {
        Box::new(Rehearser::new(seed).temperature(temperature))
    }

    fn play_at(level: Level) -> Play {
        let (nodes, temperature) = match level {
            Level::Cadet => (1, 0.0),
            Level::Pilot => (32, 0.04),
            Level::Veteran => (80, 0.0),
            Level::Ace => (200, 0.0),
        };
        Play { style: Style::Plan, nodes, temperature }
    }
}

#[cfg(test)]
mod tests;
