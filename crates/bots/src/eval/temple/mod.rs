//! The Lost Temple: who is closer to completing the mission, and who has more left to fight with.
//!
//! Progress is counted in turns by true walking distances (closed doors cost extra): to a vault while the pass is
//! hidden, to the pass while it lies on the ground, from its bearer via a console to the stairs once it is carried.
//! Life, Force and the distance of hunters to the bearer count as well. Both sides are evaluated by the same formula,
//! so that the two chances add up to one. Line of sight is ignored: the search finds shots by playing them.

mod aim;

mod act_value;
mod plan;

use crate::{
    Bot, BotKind, BotRecipe, Evaluate, Guide, Horizon, Level, LevelSettings, Rollout, Tuning, Widening,
};
use contract::Seat;
use temple::board::{Distances, Square, UNREACHABLE};
use temple::{
    AttackKind, AttackOccasion, Figure, FigureId, PassPlace, Pending, PublicState, Role, Side, State, Status,
};

/// The value of an unwounded figure, on the scale of the logistic curve.
const fn worth(role: Role) -> f32 {
    match role {
        Role::Hero => 2.0,
        Role::Astromech => 0.7,
        Role::Medic => 0.8,
        Role::Tech => 1.0,
        Role::Assault => 1.0,
        Role::Medical => 0.0,
    }
}

/// A figure about to be defeated is worth this fraction of an unwounded one.
const STANDING: f32 = 0.35;
/// A defeated figure that can still be called as a reinforcement is worth this fraction of an unwounded one.
const CALLABLE: f32 = 0.15;
/// A point of Force.
const FORCE: f32 = 0.1;
/// Carrying the pass.
const BEARER: f32 = 2.2;
/// One turn of the bearer's remaining way.
const MISSION_TURN: f32 = 0.17;
/// One turn of distance between a vault and the nearest figure.
const NEAREST_TURN: f32 = 0.14;
/// One turn of distance between a vault and any other figure.
const OTHER_TURN: f32 = 0.03;
/// One turn of distance between the pass on the ground and the nearest figure.
const LYING_TURN: f32 = 0.3;
/// One turn of distance between a hunter and the enemy's bearer.
const HUNTER_TURN: f32 = 0.05;
/// One turn of distance between an escort and its own bearer.
const ESCORT_TURN: f32 = 0.02;
/// Being on guard.
const GUARD: f32 = 0.05;
/// A figure of the active side that has not been activated yet: without this, ending a turn looks free.
const TEMPO: f32 = 0.03;
/// The maximum length of a way, in turns.
const FAR: f32 = 12.0;
/// The turns that a bearer without computing skill loses by handing the pass on.
const GIVE_TURNS: f32 = 1.5;
/// The mean wound in life: ten for each point of a four-sided die.
const WOUND: f32 = 25.0;
/// The size of the random tie-breaker between equal values.
const JITTER: f32 = 1e-4;

/// The data needed to evaluate one state.
struct Evaluator<'a> {
    state: &'a State,
    public: &'a PublicState,
    distances: &'a Distances,
}

impl<'a> Evaluator<'a> {
    fn new(state: &'a State) -> Self {
        Evaluator { state, public: state.public(), distances: state.map().distances() }
    }
}

impl Evaluator<'_> {
    fn team(&self, side: Side) -> impl Iterator<Item = (FigureId, &Figure)> {
        self.public.all().filter(move |(_, figure)| figure.is_active_for(side))
    }

    /// Converts movement points to turns of a figure.
    fn turns(&self, figure: &Figure, points: u16) -> f32 {
        if points == UNREACHABLE {
            return FAR;
        }
        let movement = f32::from(self.state.card(figure).movement.max(1));
        (f32::from(points) / movement).min(FAR)
    }

    /// The number of turns a figure needs to reach a square.
    fn way(&self, figure: &Figure, to: Square) -> f32 {
        self.turns(figure, self.distances.between(figure.square, to, self.public.doors))
    }

    /// Life and Force of a side, and the reinforcements it can still call.
    fn strength(&self, side: Side) -> f32 {
        let mut sum = 0.0;
        for figure in self.public.figures.iter().filter(|figure| figure.side == Some(side)) {
            let whole = worth(figure.role);
            if figure.status == Status::Active {
                let life = f32::from(figure.life) / f32::from(self.state.card(figure).life.max(1));
                sum += whole * (STANDING + (1.0 - STANDING) * life) + FORCE * f32::from(figure.force);
            } else if figure.role != Role::Hero && self.public.options.reinforcements.is_on() {
                sum += whole * CALLABLE;
            }
        }
        sum
    }

    /// A side's progress toward completing the mission.
    fn mission(&self, side: Side) -> f32 {
        match self.public.pass {
            PassPlace::Hidden => self.search(side),
            PassPlace::Lies(square) => self.fetch(side, square),
            PassPlace::Carried(bearer) => match self.public.figure(bearer) {
                Some(figure) if figure.side == Some(side) => self.carry(side, bearer, figure),
                Some(figure) => self.hunt(side, figure.square),
                None => 0.0,
            },
        }
    }

    /// The pass is in a vault that nobody has searched.
    fn search(&self, side: Side) -> f32 {
        // One vault left: whoever steps onto it gets the pass.
        let sure = if self.public.unsearched() == 1 { 2.0 } else { 1.0 };
        let (mut nearest, mut sum) = (FAR, 0.0);
        for (_, figure) in self.team(side) {
            let open = (0..4).filter(|vault| self.public.searched >> vault & 1 == 0);
            let points = open.map(|vault| self.distances.to_vault(figure.square, vault, self.public.doors));
            let turns = self.turns(figure, points.min().unwrap_or(UNREACHABLE));
            nearest = nearest.min(turns);
            sum += turns;
        }
        -sure * NEAREST_TURN * nearest - OTHER_TURN * sum
    }

    fn fetch(&self, side: Side, square: Square) -> f32 {
        let (mut nearest, mut sum) = (FAR, 0.0);
        for (_, figure) in self.team(side) {
            let turns = self.way(figure, square);
            nearest = nearest.min(turns);
            sum += turns;
        }
        -LYING_TURN * nearest - OTHER_TURN * sum
    }

    /// The bearer's shortest way in turns, via a console unless a barrier is off, and the side of the map it leads
    /// to.
    fn route(&self, bearer: &Figure) -> (f32, u8) {
        let card = self.state.card(bearer);
        // Expected turns at the console: an attempt needs 11 on a ten-sided die plus the skill.
        let hack = card.computing.map_or(GIVE_TURNS + 2.0, |skill| {
            let chance = f32::from(skill.min(10)) / 10.0;
            1.0 / (1.0 - libm::powf(1.0 - chance, f32::from(card.actions.max(1)))).max(0.05)
        });
        let doors = self.public.doors;
        let way = |at: u8| {
            let side = usize::from(at);
            if self.public.barriers >> at & 1 == 1 {
                return self.turns(bearer, self.distances.to_stairs(bearer.square, side, doors));
            }
            let console = self.state.map().consoles[side];
            let there = self.turns(bearer, self.distances.to_console(bearer.square, side, doors));
            there + hack + self.turns(bearer, self.distances.to_stairs(console, side, doors))
        };
        let (left, right) = (way(0), way(1));
        if left <= right { (left, 0) } else { (right, 1) }
    }

    /// For the bearer's own side: via a console, unless a barrier is off, to the stairs.
    fn carry(&self, side: Side, id: FigureId, bearer: &Figure) -> f32 {
        let turns = self.route(bearer).0;
        let escorts = self.team(side).filter(|(other, _)| *other != id);
        let behind: f32 = escorts.map(|(_, figure)| self.way(figure, bearer.square)).sum();
        BEARER - MISSION_TURN * turns - ESCORT_TURN * behind
    }

    /// For the other side, which hunts the bearer.
    fn hunt(&self, side: Side, bearer: Square) -> f32 {
        -self.team(side).map(|(_, figure)| HUNTER_TURN * self.way(figure, bearer)).sum::<f32>()
    }

    /// The cost of an imminent attack: an enemy that was passed may attack.
    fn danger(&self, side: Side) -> f32 {
        let Pending::Answer(enemy) = self.public.open else { return 0.0 };
        let mover = self.public.active.figure;
        let Some(figure) = self.public.figure(mover).filter(|figure| figure.side == Some(side)) else {
            return 0.0;
        };
        let strike = temple::PendingAttack {
            attacker: enemy,
            defender: mover,
            reach: AttackKind::Melee,
            occasion: AttackOccasion::Circumstance,
            cover: 0,
        };
        let chance = f32::from(self.state.totals(&strike).hits()) / 100.0;
        let life = f32::from(self.state.card(figure).life.max(1));
        chance * WOUND / life * worth(figure.role) * (1.0 - STANDING)
    }

    fn score(&self, side: Side) -> f32 {
        let own = self.team(side).filter(|(id, _)| self.public.vigilant & id.bit() != 0);
        let waits =
            self.team(side).filter(|(id, _)| self.public.side == side && self.public.played & id.bit() == 0);
        self.strength(side) + self.mission(side) - self.danger(side)
            + GUARD * own.count() as f32
            + TEMPO * waits.count() as f32
    }
}

/// Breaks ties between equal places at random rather than by their order on the map, which would favor a side.
fn jitter(public: &PublicState) -> f32 {
    let mut mix = u64::from(public.turn) << 1;
    for figure in &public.figures {
        mix = (mix ^ u64::from(figure.square.0)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mix ^= mix >> 29;
    }
    (mix % 2048) as f32 / 2048.0 * JITTER
}

impl Evaluate for State {
    fn build_bot(recipe: BotRecipe) -> Box<dyn Bot<Self>> {
        crate::build_bot(recipe)
    }

    fn value(&self, seat: Seat) -> f32 {
        let public = self.public();
        let Some(side) = public.sides[seat] else { return 0.5 };
        let evaluator = Evaluator::new(self);
        // Computed from the first side's point of view, so that both chances add up to one.
        let score = evaluator.score(Side::Separatists) - evaluator.score(Side::Republic) + jitter(public)
            - JITTER / 2.0;
        super::curve(if side == Side::Separatists { score } else { -score })
    }

    fn is_quiet(&self) -> bool {
        matches!(self.public().open, Pending::Top | Pending::Walk | Pending::Intervene)
    }

    fn round(&self) -> u32 {
        u32::from(self.public().turn)
    }

    fn tuning() -> Tuning {
        Tuning {
            exploration: 0.25,
            guide: Guide { weight: 3.0, ..Guide::OFF },
            widening: Widening { floor: 4.0, rate: 0.6, power: 0.5, members: 0.0 },
            rollout: Rollout::BestOf(6),
            horizon: Horizon::Acts(8),
            lethal_worlds: 1,
            lethal_nodes: 256,
            ..Tuning::default()
        }
    }

    fn planner(seed: u64, temperature: f32) -> Box<dyn Bot<State>> {
        plan::planner(seed, temperature)
    }

    fn level_settings(level: Level) -> LevelSettings {
        // Planning among a few random acts gives plans with gaps. A temperature instead hardly ever ends a match:
        // among so many squares the figures never get anywhere.
        let nodes = match level {
            Level::Cadet => 4,
            Level::Pilot => 8,
            Level::Veteran => 16,
            Level::Ace => 4_000,
        };
        LevelSettings { style: BotKind::Plan, nodes, temperature: 0.0 }
    }
}

#[cfg(test)]
mod tests;
