//! Runs a decision of the solo system and turns the fact it is missing into a question. Facts that the companion can
//! derive itself are not asked.

mod answers;
mod simple;

use crate::question::{Purpose, Question};
use crate::setup::Mode;
use crate::state::SessionState;
use crate::turn::{PartialAnswer, Turn, TurnStage};
use xwing::content::Effect;
use xwing::content::effect::EffectCondition;
use xwing::craft::{Craft, Object, Team};
use xwing::geometry::EndSlot;
use xwing::label::Label;
use xwing::solo::record::Align;
use xwing::solo::sight::map::MapSight;
use xwing::solo::sight::reported::ReportedSight;
use xwing::solo::sight::{
    Fact, FlightOutcome, FullArcs, Landing, PlaceName, RepositionKind, SeenObject, Sight,
};
use xwing::solo::{Attitude, Decision, KnownRolls, Pause, SoloPilot};

/// A decision of the solo system, independent of where its facts come from.
pub(crate) trait SoloDecision {
    type Record;
    fn decide<S: Sight>(&self, pilot: &SoloPilot<'_, 'static, S>) -> Decision<Self::Record>;
}

impl SessionState {
    /// Decides with the known facts, filling in those that no person has to be asked about.
    pub(crate) fn decide<A: SoloDecision>(&self, turn: &mut Turn, decision: &A) -> Decision<A::Record> {
        if self.mode == Mode::Map {
            return self.decide_from_map(turn, decision);
        }
        loop {
            match self.decide_from_answers(turn, &turn.facts, decision) {
                Err(Pause::Fact(fact)) => {
                    let place = self.place_in_question(turn, decision, fact);
                    let fact = self.substitute_fact(turn, fact, place);
                    if !self.fill_known_fact(turn, fact, place) {
                        turn.asked_fact = Some((fact, place));
                        return Err(Pause::Fact(fact));
                    }
                }
                other => return other,
            }
        }
    }

    fn decide_from_answers<A: SoloDecision>(
        &self,
        turn: &Turn,
        told: &ReportedSight,
        decision: &A,
    ) -> Decision<A::Record> {
        let rolls = KnownRolls::new(&turn.rolled);
        let Some(me) = self.craft(turn.ship) else { return Err(Pause::Fact(Fact::Enemies)) };
        decision.decide(&SoloPilot {
            rules: self.content.solo(),
            options: self.options,
            me,
            ships: &self.position.crafts,
            sight: told,
            rolls: &rolls,
        })
    }

    fn decide_from_map<A: SoloDecision>(&self, turn: &Turn, decision: &A) -> Decision<A::Record> {
        let rolls = KnownRolls::new(&turn.rolled);
        let gone = Pause::Fact(Fact::Enemies);
        let Some(at) = self.position.index(turn.ship) else { return Err(gone) };
        let (Some(sight), Some(me)) = (MapSight::new(&self.position, at), self.position.crafts.get(at))
        else {
            return Err(gone);
        };
        decision.decide(&SoloPilot {
            rules: self.content.solo(),
            options: self.options,
            me,
            ships: &self.position.crafts,
            sight: &sight,
            rolls: &rolls,
        })
    }

    /// The place a question refers to: the ship's current one, or the one where the action before a linked action
    /// ends.
    fn place_in_question<A: SoloDecision>(&self, turn: &Turn, decision: &A, fact: Fact) -> Option<PlaceName> {
        let places: Vec<PlaceName> = turn
            .facts
            .places
            .values()
            .flatten()
            .filter(|place| place.blocked.is_none())
            .map(|place| place.name)
            .collect();
        let still = |told: &ReportedSight| matches!(self.decide_from_answers(turn, told, decision), Err(Pause::Fact(other)) if other == fact);
        if places.is_empty() {
            return None;
        }
        if !is_known(&turn.facts, fact) {
            let mut here = turn.facts.clone();
            set_empty(&mut here, fact);
            if !still(&here) {
                return None;
            }
        }
        places.into_iter().find(|name| {
            if turn.facts.there.get(name).is_some_and(|there| is_known(there, fact)) {
                return false;
            }
            let mut told = turn.facts.clone();
            set_empty(told.there.entry(*name).or_default(), fact);
            !still(&told)
        })
    }

    /// Locks prefer a ship in arc, and every ship in arc is in lock range, so the arc is asked about first.
    fn substitute_fact(&self, turn: &mut Turn, fact: Fact, place: Option<PlaceName>) -> Fact {
        let beyond = self.has_long_range_locks(turn.ship);
        let sight = facts_at(turn, place);
        let shots = sight.shots.values().any(|shots| !shots.is_empty());
        if fact == Fact::LockTargets && !beyond && !shots && sight.in_arc.is_none() {
            Fact::InArc
        } else {
            fact
        }
    }

    fn has_long_range_locks(&self, ship: Label) -> bool {
        self.craft(ship).is_some_and(|craft| {
            craft.effects().any(|(_, effect)| matches!(effect, Effect::LocksBeyond { .. }))
        })
    }

    /// Fills in a fact that no person has to be asked about. Returns whether it did.
    fn fill_known_fact(&self, turn: &mut Turn, fact: Fact, place: Option<PlaceName>) -> bool {
        let foes = self.enemies(turn.ship).count();
        let targets = self.targets(turn.ship).count();
        let on_rock = self.ships_on_asteroids.contains(&turn.ship);
        let beyond = self.has_long_range_locks(turn.ship);
        let sight = facts_at(turn, place);
        let nothing = match fact {
            Fact::Enemies
            | Fact::Threats
            | Fact::InArc
            | Fact::FullArcs
            | Fact::JamTargets
            | Fact::BombTargets => foes == 0,
            Fact::Shots(..) => targets == 0,
            Fact::LockTargets => {
                let mut reach = sight.in_arc.clone().unwrap_or_default();
                let shots = sight.shots.values().flatten().map(|shot| shot.ship);
                reach.extend(without_distances(&shots.collect::<Vec<_>>()));
                reach.sort_by_key(|seen| seen.object);
                reach.dedup();
                if !beyond && !reach.is_empty() {
                    // In a firing arc means at range 0-3, which is also the range of a lock.
                    sight.lock_targets = Some(reach);
                    return true;
                }
                foes == 0
            }
            Fact::Obstacles | Fact::ObstaclesAhead => !self.has_obstacles,
            Fact::Asteroids => !on_rock,
            Fact::CoordinateTargets | Fact::FriendsNear => self.friends(turn.ship).count() == 0,
            // The person already considered bonus dice when naming the best places.
            Fact::Bonus(_) => true,
            Fact::Locked | Fact::Side(_) | Fact::DistanceAfter(..) | Fact::Flight(..) | Fact::Places(_) => {
                false
            }
        };
        if nothing {
            set_empty(facts_at(turn, place), fact);
        }
        nothing
    }

    pub(crate) fn enemies(&self, ship: Label) -> impl Iterator<Item = &Craft<'static>> {
        let mine = self.craft(ship).map_or(Team::Solo, |craft| craft.team);
        self.position.crafts.iter().filter(move |craft| craft.team != mine)
    }

    /// Enemy ships that can be attacked. XW-RND-05: a destroyed ship that has yet to leave is no target.
    pub(crate) fn targets(&self, ship: Label) -> impl Iterator<Item = &Craft<'static>> {
        self.enemies(ship).filter(|craft| craft.hull > 0)
    }

    pub(crate) fn friends(&self, ship: Label) -> impl Iterator<Item = &Craft<'static>> {
        self.team(Team::Solo).filter(move |craft| craft.label != ship)
    }

    /// The question for a part of an answer that is still missing.
    pub(crate) fn open_part(&self, turn: &mut Turn) -> Option<Question> {
        match turn.partial_answer.as_ref()? {
            PartialAnswer::EnemySector { .. } => Some(Question::WhichEnemy),
            PartialAnswer::ConfirmTie { said, choices } => {
                Some(Question::Really { said: Box::new(said.clone()), choices: choices.clone() })
            }
            PartialAnswer::Nearest { shots, .. } => {
                Some(Question::NearestOf { ships: shots.iter().map(|shot| shot.ship).collect() })
            }
            PartialAnswer::Shots { arc, near, far, left, shots, bullseye } => {
                if *bullseye {
                    return shots.last().map(|shot| Question::InBullseye { ship: shot.ship });
                }
                left.first().map(|ship| Question::Shot { ship: *ship, arc: *arc, near: *near, far: *far })
            }
        }
    }

    /// The question that supplies a fact.
    pub(crate) fn question_for(&self, turn: &Turn, fact: Fact) -> Question {
        match fact {
            Fact::Enemies => Question::WhereEnemy,
            Fact::Locked => match self.craft(turn.ship).and_then(|craft| craft.lock) {
                Some(object) => Question::WhereLocked { object },
                None => Question::WhereEnemy,
            },
            Fact::Obstacles => Question::Rock,
            Fact::Side(object) => Question::SideOf { object },
            Fact::DistanceAfter(bank, object) => self.bank_or_turn(turn, bank, object),
            Fact::Flight(maneuver, _) => Question::Flown { maneuver },
            Fact::Threats => Question::Threats { waiting: matches!(turn.stage, TurnStage::Attack(_)) },
            Fact::InArc => Question::InArc,
            Fact::Places(action) => self.places_question(turn, action),
            Fact::FullArcs => Question::FullArcs,
            Fact::JamTargets => Question::JamTarget,
            Fact::LockTargets => Question::LockTarget,
            Fact::CoordinateTargets => Question::CoordinateTarget,
            Fact::ObstaclesAhead => Question::ObstacleAhead,
            Fact::BombTargets => Question::BombTargets,
            Fact::Asteroids => Question::OnAsteroid,
            Fact::Shots(arc, near, far) => {
                let ship = self.targets(turn.ship).next().map(|craft| craft.label).unwrap_or_default();
                Question::Shot { ship, arc, near, far }
            }
            Fact::FriendsNear | Fact::Bonus(_) => Question::FriendsNear,
        }
    }

    fn bank_or_turn(&self, turn: &Turn, bank: xwing::content::DialEntry, object: Object) -> Question {
        // The turn with the same speed and direction.
        let other = self.craft(turn.ship).and_then(|craft| {
            craft.dial().into_iter().find(|entry| {
                entry.kind() == xwing::content::BearingKind::Turn
                    && entry.speed() == bank.speed()
                    && entry.side() == bank.side()
            })
        });
        Question::BankOrTurn { bank, turn: other.unwrap_or(bank), object }
    }

    fn places_question(&self, turn: &Turn, action: RepositionKind) -> Question {
        let align = |align: Align| (align.object, align.way);
        let (purpose, speed, aligned) = match &turn.stage {
            TurnStage::Act(approach, _) => (
                approach.attitude.map_or(Purpose::GainArc, Purpose::of),
                approach.maneuver.speed(),
                approach.align,
            ),
            TurnStage::Granted(approach, ..) => {
                (Purpose::Anything, approach.maneuver.speed(), approach.align)
            }
            _ => (self.purpose_outside_activation(turn), 0, None),
        };
        Question::Places {
            action,
            purpose,
            places: self.place_names(turn.ship, action, speed),
            align: aligned.map(align),
        }
    }

    /// Outside the activation, the attitude was decided by a die roll.
    fn purpose_outside_activation(&self, turn: &Turn) -> Purpose {
        let rolled = turn.rolled.iter().find_map(|rolled| {
            if let xwing::solo::SoloRollResult::Attitude(face) = rolled { Some(*face) } else { None }
        });
        let attitude = rolled.map_or(Attitude::Balanced, |face| self.content.solo().attitude(face));
        Purpose::of(attitude)
    }

    /// Every place of an action. The list does not depend on where the ship is.
    pub(crate) fn place_names(&self, ship: Label, action: RepositionKind, speed: u8) -> Vec<PlaceName> {
        let Some(sight) = self.position.index(ship).and_then(|at| MapSight::new(&self.position, at)) else {
            return Vec::new();
        };
        let places = sight.places(action, speed, None).unwrap_or_default();
        places.into_iter().map(|place| place.name).collect()
    }

    /// Whether a card of the ship has a condition on the bullseye arc.
    pub(crate) fn depends_on_bullseye(&self, ship: Label) -> bool {
        self.craft(ship).is_some_and(|craft| {
            craft.effects().any(|(_, effect)| effect.when().contains(&EffectCondition::InBullseye))
        })
    }
}

/// The facts reported about the ship at its current place, or at a place it could move to.
pub(crate) fn facts_at(turn: &mut Turn, place: Option<PlaceName>) -> &mut ReportedSight {
    match place {
        None => &mut turn.facts,
        Some(name) => turn.facts.there.entry(name).or_default(),
    }
}

/// Ships reported as matching, without distances.
pub(crate) fn without_distances(ships: &[Label]) -> Vec<SeenObject> {
    ships.iter().map(|ship| SeenObject { object: Object::Ship(*ship), distance: None }).collect()
}

/// Records that nothing matches a fact.
pub(crate) fn set_empty(told: &mut ReportedSight, fact: Fact) {
    match fact {
        Fact::Locked => told.locked = Some(Vec::new()),
        Fact::Enemies => told.enemies = Some(Vec::new()),
        Fact::Obstacles => told.obstacles = Some(Vec::new()),
        Fact::Side(object) => {
            told.sides.insert(object, None);
        }
        Fact::DistanceAfter(maneuver, object) => {
            told.distances_after.insert((maneuver, object), None);
        }
        Fact::Flight(maneuver, slot) => {
            let flight = FlightOutcome {
                landing: Landing::Full,
                slot: EndSlot::Middle,
                end: None,
                obstacles: Vec::new(),
                to_tally: None,
            };
            told.flights.insert((maneuver, slot), flight);
        }
        Fact::Threats => told.threats = Some(Vec::new()),
        Fact::InArc => told.in_arc = Some(Vec::new()),
        Fact::Places(action) => {
            told.places.insert(action, Vec::new());
        }
        Fact::FullArcs => told.full_arcs = Some(FullArcs { fore: Vec::new(), aft: Vec::new() }),
        Fact::JamTargets => told.jam_targets = Some(Vec::new()),
        Fact::LockTargets => told.lock_targets = Some(Vec::new()),
        Fact::CoordinateTargets => told.coordinate_targets = Some(Vec::new()),
        Fact::ObstaclesAhead => told.obstacles_ahead = Some(Vec::new()),
        Fact::BombTargets => told.bomb_targets = Some(Vec::new()),
        Fact::Asteroids => told.asteroids = Some(Vec::new()),
        Fact::Shots(arc, near, far) => {
            told.shots.insert((arc, near, far), Vec::new());
        }
        Fact::FriendsNear => told.friends_near = Some(Vec::new()),
        Fact::Bonus(name) => {
            told.bonuses.insert(name, false);
        }
    }
}

/// Whether a fact is already known.
fn is_known(told: &ReportedSight, fact: Fact) -> bool {
    match fact {
        Fact::Locked => told.locked.is_some(),
        Fact::Enemies => told.enemies.is_some(),
        Fact::Obstacles => told.obstacles.is_some(),
        Fact::Side(object) => told.sides.contains_key(&object),
        Fact::DistanceAfter(maneuver, object) => told.distances_after.contains_key(&(maneuver, object)),
        Fact::Flight(maneuver, slot) => told.flights.contains_key(&(maneuver, slot)),
        Fact::Threats => told.threats.is_some(),
        Fact::InArc => told.in_arc.is_some(),
        Fact::Places(action) => told.places.contains_key(&action),
        Fact::FullArcs => told.full_arcs.is_some(),
        Fact::JamTargets => told.jam_targets.is_some(),
        Fact::LockTargets => told.lock_targets.is_some(),
        Fact::CoordinateTargets => told.coordinate_targets.is_some(),
        Fact::ObstaclesAhead => told.obstacles_ahead.is_some(),
        Fact::BombTargets => told.bomb_targets.is_some(),
        Fact::Asteroids => told.asteroids.is_some(),
        Fact::Shots(arc, near, far) => told.shots.contains_key(&(arc, near, far)),
        Fact::FriendsNear => told.friends_near.is_some(),
        Fact::Bonus(name) => told.bonuses.contains_key(&name),
    }
}
