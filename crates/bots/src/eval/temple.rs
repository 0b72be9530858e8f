//! The Lost Temple: who is nearer to the end of the errand, and who has more left to fight with.
//!
//! The errand is counted in turns by true walking distances (shut doors cost some): to a vault while the pass is hidden,
//! to the pass while it lies, from its bearer over a console to the stairs once it is carried. Beside that count life,
//! Force, and how near hunters are to the bearer. Both sides are judged by the same words, so that the two chances add
//! up to one. Sight is not looked at: the search finds shots by playing them.

mod aim;

mod plan;
mod weigh;

use crate::{Bot, Evaluate, Guide, Horizon, Level, Play, Rollout, Style, Tuning, Widening};
use table::Seat;
use temple::board::{Distances, NO_WAY, Square};
use temple::{Figure, FigureId, Occasion, Open, PassPlace, Public, Reach, Role, Side, State, Status};

/// What a whole figure is worth, in the scale of the logistic curve.
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

/// A figure about to fall is worth this part of a whole one.
const STANDING: f32 = 0.35;
/// A fallen figure that can still be called is worth this part of a whole one.
const CALLABLE: f32 = 0.15;
/// A point of Force.
const FORCE: f32 = 0.1;
/// To carry the pass.
const BEARER: f32 = 2.2;
/// A turn of the errand, from its bearer on.
const ERRAND_TURN: f32 = 0.17;
/// A turn between a vault and the nearest figure.
const NEAREST_TURN: f32 = 0.14;
/// A turn between a vault and any other figure.
const OTHER_TURN: f32 = 0.03;
/// A turn between the lying pass and the nearest figure.
const LYING_TURN: f32 = 0.3;
/// A turn between a hunter and the enemy's bearer.
const HUNTER_TURN: f32 = 0.05;
/// A turn between an escort and its own bearer.
const ESCORT_TURN: f32 = 0.02;
/// To be on one's guard.
const GUARD: f32 = 0.05;
/// A figure of the side to play that has its activation still before it: without this, ending a turn looks free.
const TEMPO: f32 = 0.03;
/// No way is longer than this many turns.
const FAR: f32 = 12.0;
/// Turns a bearer without skill loses with giving the pass on.
const GIVE_TURNS: f32 = 1.5;
/// The mean of a wound in life: ten for each point of the four-sided die.
const WOUND: f32 = 25.0;
/// Equal judgements are told apart by less than this.
const JITTER: f32 = 1e-4;

/// One table, looked at.
struct Look<'a> {
    state: &'a State,
    public: &'a Public,
    distances: &'a Distances,
}

impl<'a> Look<'a> {
    fn new(state: &'a State) -> Self {
        Look { state, public: state.public(), distances: state.map().distances() }
    }
}

impl Look<'_> {
    fn team(&self, side: Side) -> impl Iterator<Item = (FigureId, &Figure)> {
        self.public.all().filter(move |(_, figure)| figure.fights_for(side))
    }

    /// So many points of movement in turns of a figure.
    fn turns(&self, figure: &Figure, points: u16) -> f32 {
        if points == NO_WAY {
            return FAR;
        }
        let movement = f32::from(self.state.card(figure).movement.max(1));
        (f32::from(points) / movement).min(FAR)
    }

    /// Turns of a figure to a square.
    fn way(&self, figure: &Figure, to: Square) -> f32 {
        self.turns(figure, self.distances.between(figure.square, to, self.public.doors))
    }

    /// Life and Force of a side, and what it may still call.
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

    /// How far a side is with the errand.
    fn errand(&self, side: Side) -> f32 {
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

    /// The pass is in a vault nobody searched.
    fn search(&self, side: Side) -> f32 {
        // One vault left: whoever steps onto it has the pass.
        let sure = if self.public.unsearched() == 1 { 2.0 } else { 1.0 };
        let (mut nearest, mut sum) = (FAR, 0.0);
        for (_, figure) in self.team(side) {
            let open = (0..4).filter(|vault| self.public.searched >> vault & 1 == 0);
            let points = open.map(|vault| self.distances.to_vault(figure.square, vault, self.public.doors));
            let turns = self.turns(figure, points.min().unwrap_or(NO_WAY));
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

    /// The bearer's shorter way in turns, over a console unless a barrier is off, and which side of the map it leads to.
    fn route(&self, bearer: &Figure) -> (f32, u8) {
        let card = self.state.card(bearer);
        // Expected turns at the console: a try needs 11 on a ten-sided die and the skill.
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

    /// The bearer's own side: over a console, unless a barrier is off, to the stairs.
    fn carry(&self, side: Side, id: FigureId, bearer: &Figure) -> f32 {
        let turns = self.route(bearer).0;
        let escorts = self.team(side).filter(|(other, _)| *other != id);
        let behind: f32 = escorts.map(|(_, figure)| self.way(figure, bearer.square)).sum();
        BEARER - ERRAND_TURN * turns - ESCORT_TURN * behind
    }

    /// The other side hunts the bearer.
    fn hunt(&self, side: Side, bearer: Square) -> f32 {
        -self.team(side).map(|(_, figure)| HUNTER_TURN * self.way(figure, bearer)).sum::<f32>()
    }

    /// What hangs over a side that is about to be struck: an enemy that was passed may attack.
    fn danger(&self, side: Side) -> f32 {
        let Open::Answer(enemy) = self.public.open else { return 0.0 };
        let mover = self.public.active.figure;
        let Some(figure) = self.public.figure(mover).filter(|figure| figure.side == Some(side)) else {
            return 0.0;
        };
        let strike = temple::Strike {
            attacker: enemy,
            defender: mover,
            reach: Reach::Melee,
            occasion: Occasion::Circumstance,
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
        self.strength(side) + self.errand(side) - self.danger(side)
            + GUARD * own.count() as f32
            + TEMPO * waits.count() as f32
    }
}

/// Equal places are told apart by lot, not by their order on the map, which would favour a side.
fn jitter(public: &Public) -> f32 {
    let mut mix = u64::from(public.turn) << 1;
    for figure in &public.figures {
        mix = (mix ^ u64::from(figure.square.0)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mix ^= mix >> 29;
    }
    (mix % 2048) as f32 / 2048.0 * JITTER
}

impl Evaluate for State {
    fn value(&self, seat: Seat) -> f32 {
        let public = self.public();
        let Some(side) = public.sides[seat] else { return 0.5 };
        let look = Look::new(self);
        // Told from the first side's place, so that both chances add up to one.
        let score =
            look.score(Side::Separatists) - look.score(Side::Republic) + jitter(public) - JITTER / 2.0;
        super::curve(if side == Side::Separatists { score } else { -score })
    }

    fn quiet(&self) -> bool {
        matches!(self.public().open, Open::Top | Open::Walk | Open::Intervene)
    }

    fn epoch(&self) -> u32 {
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

    fn play_at(level: Level) -> Play {
        // A plan among few acts, drawn by lot, is a plan with gaps. Wavering instead of that hardly ends a match: among so
        // many squares it never gets anywhere.
        let nodes = match level {
            Level::Cadet => 4,
            Level::Pilot => 8,
            Level::Veteran => 16,
            Level::Ace => 4_000,
        };
        Play { style: Style::Plan, nodes, temperature: 0.0 }
    }
}

#[cfg(test)]
mod tests;
