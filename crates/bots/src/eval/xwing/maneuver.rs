//! How good a position is after the next maneuver: targets in arc, enemies with this ship in arc, obstacles, edges
//! and friendly ships.
//!
//! Where the others will be is unknown. Ships that have not moved yet are assumed to fly straight ahead, as a player
//! would guess; the rollout plays what really follows.

use xwing::content::{Difficulty, WeaponArc};
use xwing::geometry::{
    ArcSet, Bearing, EndSlot, Footprint, Maneuver, PlacedToken, PlayArea, Point, Pose, Speed, execute, fly,
};
use xwing::{ShipId, State};

/// The longest attack range in millimeters.
const REACH: f64 = 300.0;
/// Range 1 in millimeters.
const NEAR: f64 = 100.0;
/// Facing an edge closer than this, in millimeters, is a disadvantage.
const EDGE: f64 = 120.0;

/// The situation of one ship before it moves.
#[derive(Debug)]
pub(super) struct ManeuverScorer {
    own: Footprint,
    arcs: ArcSet,
    foes: Vec<Foe>,
    friends: Vec<Footprint>,
    rocks: Vec<PlacedToken>,
    area: PlayArea,
    stressed: bool,
}

/// An enemy at its assumed position.
#[derive(Debug)]
struct Foe {
    at: Footprint,
    arcs: ArcSet,
    /// The value of having it in arc: higher the closer it is to destruction.
    worth: f64,
    /// The strength of its attack.
    attack_strength: f64,
}

/// The arcs of a ship's primary weapons.
fn arcs(state: &State, ship: ShipId) -> ArcSet {
    let turret = state.public().ship(ship).turret;
    let arcs = |arc: WeaponArc| xwing::solo::sight::map::weapon_arcs(arc, turret);
    state.kind(ship).primary.iter().flat_map(|primary| arcs(primary.arc)).collect()
}

/// The assumed position of a ship when all have moved.
fn guessed(state: &State, ship: ShipId) -> Footprint {
    let here = state.footprint(ship);
    let straight = Speed::new(2).and_then(|two| Maneuver::new(Bearing::Straight, two).ok());
    let moved = straight.map(|straight| execute(here.pose(), here.base(), straight, EndSlot::Middle));
    let there = moved.map_or(here, |pose| Footprint::new(pose, here.base()));
    let area = state.public().options.table.area();
    if area.is_off_table(&there) { here } else { there }
}

impl ManeuverScorer {
    /// The situation of a ship; with `moving`, the others are placed where they are assumed to be after their moves.
    pub(super) fn new(state: &State, ship: ShipId, moving: bool) -> Self {
        let public = state.public();
        let team = public.ship(ship).team;
        let place = |id| if moving { guessed(state, id) } else { state.footprint(id) };
        let foe = |id| {
            let left = f64::from(state.hull(id) + public.ship(id).shields);
            let attack_strength =
                state.kind(id).primary.iter().map(|primary| primary.attack).max().unwrap_or(0);
            Foe {
                at: place(id),
                arcs: arcs(state, id),
                worth: 1.0 + 0.5 * (1.0 - left / f64::from(state.toughness(id)).max(1.0)),
                attack_strength: f64::from(attack_strength) / 3.0,
            }
        };
        let others = || public.in_play().filter(|(id, _)| *id != ship);
        ManeuverScorer {
            own: state.footprint(ship),
            arcs: arcs(state, ship),
            foes: others().filter(|(_, other)| other.team != team).map(|(id, _)| foe(id)).collect(),
            friends: others().filter(|(_, other)| other.team == team).map(|(id, _)| place(id)).collect(),
            rocks: state.obstacle_tokens().into_iter().flatten().map(|rock| rock.token).collect(),
            area: public.options.table.area(),
            stressed: public.ship(ship).tokens.is_stressed(),
        }
    }

    /// The value of this maneuver, roughly in hits.
    pub(super) fn maneuver(&self, maneuver: Maneuver, colour: Difficulty) -> f64 {
        let base = self.own.base();
        let flight = fly(self.own.pose(), base, maneuver, EndSlot::Middle, &[]);
        if flight.leaves(base, self.area) {
            return -100.0;
        }
        let met = flight.contacts(self.own.pose(), base, maneuver, &self.rocks);
        let rocks: f64 = met.iter().map(|met| if met.overlapped { 2.5 } else { 1.2 }).sum();
        let strain = match colour {
            Difficulty::Red if self.stressed => 4.0,
            Difficulty::Red => 0.7,
            Difficulty::Blue if self.stressed => -0.8,
            Difficulty::Blue | Difficulty::White | Difficulty::Purple => 0.0,
        };
        self.place(flight.pose) - rocks - strain
    }

    /// The value of this position.
    pub(super) fn place(&self, pose: Pose) -> f64 {
        let here = Footprint::new(pose, self.own.base());
        let mut score = 0.0;
        let mut nearest = f64::INFINITY;
        for foe in &self.foes {
            let gap = here.gap(&foe.at).max(0.0);
            nearest = nearest.min(gap);
            if gap > REACH {
                continue;
            }
            let touching = gap <= 0.0;
            let closeness = if gap <= NEAR { 1.4 } else { 1.0 };
            if !touching && self.arcs.covers(&here, &foe.at) {
                score += foe.worth * closeness;
            }
            if !touching && foe.arcs.covers(&foe.at, &here) {
                score -= 0.7 * foe.attack_strength * closeness;
            }
        }
        score -= ((nearest - REACH).max(0.0) / NEAR).min(8.0) * 0.5;
        score -= self.turned_away(&here) * 0.5;
        score -= self.friends.iter().filter(|friend| here.overlaps(friend)).count() as f64;
        score - self.edge(&here)
    }

    /// How far the nearest enemy is from straight ahead: 0 to 1.
    fn turned_away(&self, here: &Footprint) -> f64 {
        let near = |a: &&Foe, b: &&Foe| here.gap(&a.at).total_cmp(&here.gap(&b.at));
        let Some(foe) = self.foes.iter().min_by(near) else { return 0.0 };
        let Point { x, y } = here.to_local(foe.at.center());
        libm::fabs(libm::atan2(x, y)) / core::f64::consts::PI
    }

    /// The cost of facing a nearby edge.
    fn edge(&self, here: &Footprint) -> f64 {
        let ahead = here.to_table(Point::new(0.0, EDGE));
        if self.area.any_off_table(&[ahead]) { 0.8 } else { 0.0 }
    }

    /// Whether an enemy has this ship in arc at the current positions.
    pub(super) fn is_threatened(&self) -> bool {
        self.foes.iter().any(|foe| foe.at.gap(&self.own) <= REACH && foe.arcs.covers(&foe.at, &self.own))
    }

    /// Whether this ship has an enemy in arc at the current positions.
    pub(super) fn threatens(&self) -> bool {
        self.foes.iter().any(|foe| self.own.gap(&foe.at) <= REACH && self.arcs.covers(&self.own, &foe.at))
    }

    /// Whether it would have one in arc with a turret in these arcs.
    pub(super) fn would_threaten(&self, arcs: ArcSet) -> bool {
        self.foes.iter().any(|foe| self.own.gap(&foe.at) <= REACH && arcs.covers(&self.own, &foe.at))
    }
}
