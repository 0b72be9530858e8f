//! X-Wing: the points left on both sides, what both could shoot next, and who is about to leave the table.
//!
//! Evaluated for a side; all players of a side share its result. The positions after the next dials are not
//! predicted: that is left to a search.

mod maneuver;
mod policy;
mod threat;

use crate::{
    Bot, BotKind, BotRecipe, Evaluate, Guide, Horizon, Level, LevelSettings, Rollout, RolloutBot, Tuning,
    Widening,
};
use contract::{Ending, RandomSource, Seat};
use threat::Flyer;
use xwing::craft::Team;
use xwing::geometry::Point;
use xwing::{Outcome, Pending, PublicState, Question, Ship, State, Status};

/// A complete side against nothing, on the scale of the logistic curve.
const SIDE: f32 = 5.0;
/// A ship about to be destroyed is worth this fraction of an undamaged one: its guns count until the end.
const STANDING: f32 = 0.35;
/// The fraction of the possible damage that counts as dealt.
const THREAT: f32 = 0.45;
/// A stress token, in points of damage.
const STRESS: f32 = 0.12;
/// Having no enemy in arc, per ten centimeters to the nearest one, in points of damage.
const AWAY: f32 = 0.04;
/// Within this many millimeters of the edge and flying toward it, a ship is in danger.
const EDGE: f64 = 120.0;
/// The value, as a fraction of a win, of all ships returning home instead.
const HOME: f32 = 0.4;
/// Touching the edge in that way, in points of damage.
const OVER: f32 = 1.5;

/// What a side has left, as a fraction of what it started with.
fn strength(state: &State, public: &PublicState, team: Team) -> f32 {
    let (mut left, mut whole) = (0.0, 0.0);
    for ship in public.ships.iter().filter(|ship| ship.team == team) {
        let Some(worth) = worth(state, ship) else { continue };
        whole += worth.points;
        left += match ship.status {
            Status::Reserve | Status::Arriving | Status::ToPlace => worth.points,
            Status::InPlay => worth.points * (STANDING + (1.0 - STANDING) * worth.life),
            // A ship that returned home is safe but no longer fights.
            Status::Returned => worth.points * STANDING,
            Status::Destroyed | Status::Fled => 0.0,
        };
    }
    if whole > 0.0 { left / whole } else { 0.0 }
}

/// A ship's point cost and how much of the ship is left.
struct ShipValue {
    points: f32,
    life: f32,
    /// The value of one damage in points.
    damage: f32,
}

fn worth(state: &State, ship: &Ship) -> Option<ShipValue> {
    let kind = state.content().ships().get(usize::from(ship.kind))?;
    let toughness = f32::from(kind.hull + kind.shields).max(1.0);
    let pilot = ship.pilot.and_then(|place| kind.pilots.get(usize::from(place)));
    let points = pilot.and_then(|pilot| pilot.points).map_or(6.0 * toughness, f32::from);
    let dealt = u8::try_from(ship.damage.len()).unwrap_or(u8::MAX);
    let left = f32::from(kind.hull.saturating_sub(dealt) + ship.shields);
    Some(ShipValue { points, life: (left / toughness).clamp(0.0, 1.0), damage: points / toughness })
}

/// The value of the positions of a side's ships in points: what they threaten minus what threatens them.
fn position(state: &State, public: &PublicState, team: Team) -> f32 {
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
        let ahead = own.base.center() + Point::new(facing.sin, facing.cos) * EDGE;
        let inside = -area.distance_outside(&own.base.corners());
        if area.distance_outside(&[ahead]) > 0.0 && inside < EDGE {
            trouble += OVER * (1.0 - (inside / EDGE) as f32);
        }
        sum -= price.damage * trouble;
    }
    sum
}

/// The points a side started with.
fn price(state: &State, public: &PublicState, team: Team) -> f32 {
    let ships = public.ships.iter().filter(|ship| ship.team == team);
    ships.filter_map(|ship| worth(state, ship)).map(|worth| worth.points).sum::<f32>().max(1.0)
}

fn side(public: &PublicState, seat: Seat) -> Team {
    public.ships.iter().find(|ship| ship.seat == Some(seat)).map_or(Team::Player, |ship| ship.team)
}

impl Evaluate for State {
    fn build_bot(recipe: BotRecipe) -> Box<dyn Bot<Self>> {
        crate::build_bot(recipe)
    }

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

    /// A ship that returned home is neither a win nor a loss for its side: what counts is who holds the field.
    fn reward(&self, ending: Ending, seat: Seat) -> f32 {
        if !ending.winners.is_empty() {
            return if ending.winners.has(seat) { 1.0 } else { 0.0 };
        }
        // No seat has won: a draw, or a win of the solo side, which has no seat.
        let public = self.public();
        let left = |team: Team| public.in_play().any(|(_, ship)| ship.team == team);
        let own = side(public, seat);
        match public.open {
            // Ships that returned home are part of a win: the scenario distinguishes them from lost ones.
            Pending::Over(Outcome::Scenario(ending)) if own == Team::Player => {
                let all = ending.in_play + ending.returned + ending.lost + ending.fled_elsewhere;
                HOME * f32::from(ending.returned) / f32::from(all.max(1))
            }
            Pending::Over(Outcome::Solo) if own == Team::Player => 0.0,
            Pending::Over(Outcome::Player) if own == Team::Solo => 0.0,
            _ if left(own) => self.value(seat),
            _ => 0.5,
        }
    }

    /// Not quiet: from the first dial until the ships have moved, and during an attack until its damage is dealt.
    fn is_quiet(&self) -> bool {
        match self.public().open {
            Pending::Ask(Question::Dials) => self.public().dials == 0,
            Pending::Ask(Question::Act(_) | Question::Fire(_) | Question::Place(_) | Question::System(_))
            | Pending::Over(_) => true,
            Pending::Ask(_) | Pending::Roll(_) | Pending::Nothing => false,
        }
    }

    fn round(&self) -> u32 {
        u32::from(self.public().round)
    }

    fn default_policy(&self, seat: Seat, rng: &mut dyn RandomSource) -> Option<Self::Choice> {
        policy::default_choice(self, seat, rng)
    }

    fn tuning() -> Tuning {
        Tuning {
            exploration: 0.3,
            guide: Guide { weight: 2.0, follow: 2, tries: 6 },
            widening: Widening { floor: 4.0, rate: 1.0, power: 0.5, members: 1.0 },
            rollout: Rollout::BestOf(2),
            horizon: Horizon::Rounds(1),
            lethal_worlds: 0,
            lethal_nodes: 0,
            ..Tuning::default()
        }
    }

    fn planner(seed: u64, temperature: f32) -> Box<dyn Bot<Self>> {
        Box::new(RolloutBot::new(seed).temperature(temperature))
    }

    fn level_settings(level: Level) -> LevelSettings {
        let (nodes, temperature) = match level {
            Level::Cadet => (1, 0.0),
            Level::Pilot => (32, 0.04),
            Level::Veteran => (80, 0.0),
            Level::Ace => (200, 0.0),
        };
        LevelSettings { style: BotKind::Plan, nodes, temperature }
    }
}

#[cfg(test)]
mod tests;
