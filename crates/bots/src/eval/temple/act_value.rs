//! The planner's evaluation of the state after an act.
//!
//! It uses the same features as the one-decision evaluation in the parent module, and two more: what either side may
//! lose in melee in its enemy's next turn, and how close it is to waking the droids of the map. The weights began as
//! a logistic regression of results on these features over 500 matches and were then adjusted by matches against the
//! greedy player. They show how the game is won: the hero, who cannot be called again, is worth more than the rest of
//! the team, which can.

use super::{Evaluator, FAR, WOUND};
use temple::board::UNREACHABLE;
use temple::content::Card;
use temple::{AttackTotals, Figure, PassPlace, Role, Side, Status};

/// The value of a figure: for standing at all, and for its full life.
const fn worth(role: Role) -> (f32, f32) {
    match role {
        Role::Hero => (2.0, 2.8),
        Role::Medic | Role::Tech => (0.2, 0.5),
        Role::Astromech => (0.1, 0.4),
        Role::Assault => (0.6, 0.6),
        Role::Medical => (0.0, 0.0),
    }
}

/// A defeated figure that can still be called.
const CALLABLE: f32 = 0.1;
/// A point of Force: a third of the life that Regeneration would give a hero.
const FORCE: f32 = 0.3;
/// One turn of distance between the nearest figure and a vault, while several are left and when only one is.
const VAULT_TURN: f32 = 0.1;
const LAST_VAULT_TURN: f32 = 0.28;
/// One turn of distance between the nearest figure and the pass on the ground.
const LYING_TURN: f32 = 0.3;
/// One turn of distance between any figure and a vault or the pass.
const EACH_TURN: f32 = 0.03;
/// Carrying the pass; more than the longest way costs, or nobody would search.
const BEARER: f32 = 2.6;
/// One turn of the bearer's remaining way.
const MISSION_TURN: f32 = 0.2;
/// One turn of distance between an ally and the bearer.
const ESCORT_TURN: f32 = 0.02;
/// One turn of distance between a hunter and the bearer; the nearest counts twice.
const HUNTER_TURN: f32 = 0.05;
/// A bearer without computing skill in front of two barriers.
const STUCK: f32 = 0.2;
/// The fraction of a figure's life that the enemy may take in melee in its next turn, and that we may take in ours.
const THEIR_TURN: f32 = 0.5;
const OUR_TURN: f32 = 0.1;
/// The factor of this risk for a hero.
const HERO_RISK: f32 = 2.0;
/// The chance that our bearer is defeated in the enemy's next turn, and that the enemy's is defeated in ours.
const OUR_BEARER: f32 = 0.4;
const THEIR_BEARER: f32 = 0.2;
/// Being on guard.
const GUARD: f32 = 0.05;
/// A neutral droid, multiplied by the chance to wake it, with somebody next to it: as much as an awake one, or it
/// would not be worth the way.
const WAKE: f32 = 1.2;
/// A droid this many turns away attracts nobody.
pub(super) const WAKE_TURNS: f32 = 8.0;

impl Evaluator<'_> {
    /// The value of a side that has just acted, on the scale of the logistic curve: the enemy plays next.
    pub(super) fn standing(&self, side: Side) -> f32 {
        let other = side.other();
        let (ours, our_bearer) = self.risk(side);
        let (theirs, their_bearer) = self.risk(other);
        self.team_score(side) - self.team_score(other) + self.mission_score(side) - self.mission_score(other)
            + OUR_TURN * theirs
            - THEIR_TURN * ours
            + THEIR_BEARER * their_bearer
            - OUR_BEARER * our_bearer
    }

    fn team_score(&self, side: Side) -> f32 {
        let mut score = 0.0;
        for (id, figure) in self.public.all().filter(|(_, figure)| figure.side == Some(side)) {
            if figure.status == Status::Active {
                let (stands, whole) = worth(figure.role);
                let life = f32::from(figure.life) / f32::from(self.state.card(figure).life.max(1));
                score += stands + whole * life + FORCE * f32::from(figure.force);
                score += if self.public.vigilant & id.bit() == 0 { 0.0 } else { GUARD };
            } else if figure.role != Role::Hero && self.public.options.reinforcements.is_on() {
                score += CALLABLE;
            }
        }
        score + self.wake_score(side)
    }

    /// How close a side is to waking droids. Heroes are not counted: they have other tasks.
    pub(super) fn wake_score(&self, side: Side) -> f32 {
        let sleeps = |figure: &&Figure| figure.role == Role::Assault && figure.status == Status::Inert;
        let mut score = 0.0;
        for droid in self.public.figures.iter().filter(sleeps) {
            let able = self.team(side).filter(|(_, figure)| figure.role != Role::Hero);
            let hopes = able.filter_map(|(_, figure)| {
                // An attempt needs ten on a ten-sided die plus the skill.
                let chance = f32::from(self.state.card(figure).computing? + 1) / 10.0;
                Some(chance * (1.0 - self.way(figure, droid.square) / WAKE_TURNS))
            });
            score += WAKE * hopes.fold(0.0, f32::max);
        }
        score
    }

    fn mission_score(&self, side: Side) -> f32 {
        match self.public.pass {
            PassPlace::Hidden => {
                let (nearest, all) = self.ways_of(side, |figure| {
                    let open = (0..4).filter(|vault| self.public.searched >> vault & 1 == 0);
                    let ways =
                        open.map(|vault| self.distances.to_vault(figure.square, vault, self.public.doors));
                    self.turns(figure, ways.min().unwrap_or(UNREACHABLE))
                });
                let turn = if self.public.unsearched() == 1 { LAST_VAULT_TURN } else { VAULT_TURN };
                -turn * nearest - EACH_TURN * all
            }
            PassPlace::Lies(square) => {
                let (nearest, all) = self.ways_of(side, |figure| self.way(figure, square));
                -LYING_TURN * nearest - EACH_TURN * all
            }
            PassPlace::Carried(id) => match self.public.figure(id) {
                Some(bearer) if bearer.side == Some(side) => self.bearer_score(side, bearer),
                Some(_) | None => 0.0,
            },
        }
    }

    fn bearer_score(&self, side: Side, bearer: &Figure) -> f32 {
        let way = |figure: &Figure| self.way(figure, bearer.square);
        let (nearest, hunters) = self.ways_of(side.other(), way);
        let (_, escorts) = self.ways_of(side, way);
        let stuck = self.state.card(bearer).computing.is_none() && self.public.barriers == 0;
        BEARER - MISSION_TURN * self.route(bearer).0 - ESCORT_TURN * escorts
            + HUNTER_TURN * (nearest + hunters)
            - if stuck { STUCK } else { 0.0 }
    }

    /// The distance in turns of the nearest figure, and of all figures together.
    fn ways_of(&self, side: Side, way: impl Fn(&Figure) -> f32) -> (f32, f32) {
        self.team(side)
            .map(|(_, figure)| way(figure))
            .fold((FAR, 0.0), |(least, sum), turns| (least.min(turns), sum + turns))
    }

    /// What a side may lose in melee in one turn of the other side, in whole lives, and the chance that its bearer is
    /// defeated.
    fn risk(&self, side: Side) -> (f32, f32) {
        let (mut lives, mut bearer) = (0.0, 0.0);
        for (id, figure) in self.team(side) {
            let (mut near, mut far) = (0.0, 0.0);
            for (_, hunter) in self.team(side.other()) {
                let (melee, ranged) = self.harm(hunter, figure);
                near += melee;
                far += ranged;
            }
            let life = f32::from(figure.life.max(1));
            let part = f32::min(near, life) / f32::from(self.state.card(figure).life.max(1));
            lives += part * if figure.role == Role::Hero { HERO_RISK } else { 1.0 };
            if self.public.carries(id) {
                bearer = f32::min((near + far) / life, 1.0);
            }
        }
        (lives, bearer)
    }

    /// The mean wound that a figure may inflict on another in its next activation: in melee if it can get there, and
    /// at range, more likely the closer it is.
    fn harm(&self, hunter: &Figure, figure: &Figure) -> (f32, f32) {
        let way = self.distances.between(hunter.square, figure.square, self.public.doors);
        if way == UNREACHABLE {
            return (0.0, 0.0);
        }
        let Card { movement, melee, ranged, .. } = self.state.card(hunter);
        let defense = self.state.defense(figure);
        let wound = |attack: Option<u8>| {
            attack.map_or(0.0, |attack| WOUND * f32::from(AttackTotals { attack, defense }.hits()) / 100.0)
        };
        let beyond = i32::from(way) - i32::from(movement);
        let seen = match beyond {
            ..=0 => 0.9,
            1..=3 => 0.6,
            4..=6 => 0.35,
            7..=10 => 0.15,
            _ => 0.0,
        };
        (if beyond <= 1 { wound(melee) } else { 0.0 }, if seen > 0.0 { seen * wound(ranged) } else { 0.0 })
    }
}
