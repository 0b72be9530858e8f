//! Answers that supply exactly one fact.

use crate::command::Refusal;
use crate::facts::{facts_at, without_distances};
use crate::question::Question;
use crate::question::answer::{Answer, ArcAnswer, NearerAnswer, ObstacleAnswer, Sector, SideAnswer};
use crate::state::SessionState;
use crate::turn::Turn;
use xwing::craft::Object;
use xwing::geometry::Side;
use xwing::label::Label;
use xwing::solo::sight::reported::ReportedSight;
use xwing::solo::sight::{FullArcs, Length, PlaceName, SeenObject, Sighting};

/// The nearest obstacle has no name when there is no map; of two, one is on each side.
fn obstacle(name: &str) -> Object {
    Object::Obstacle(Label::new(name).unwrap_or_default())
}

impl SessionState {
    /// Records an answer that supplies one fact and needs no further question.
    pub(super) fn record_simple_fact(
        &self,
        turn: &mut Turn,
        place: Option<PlaceName>,
        question: &Question,
        answer: &Answer,
    ) -> Result<(), Refusal> {
        match (question, answer) {
            (Question::WhereLocked { object }, Answer::Where { sector, far }) => {
                turn.facts.locked = Some(vec![sighting(*object, *sector, *far)]);
                record_side(&mut turn.facts, *object, *sector);
            }
            (Question::SideOf { object }, Answer::Side(said)) => {
                turn.facts.sides.insert(*object, side_of(*said));
            }
            (Question::Rock, Answer::Rock(said)) => record_obstacles(&mut turn.facts, *said),
            (Question::BankOrTurn { bank, turn: other, object }, Answer::Nearer(said)) => {
                let (first, second) = relative_distances(*said);
                turn.facts.distances_after.insert((*bank, *object), Some(first));
                turn.facts.distances_after.insert((*other, *object), Some(second));
            }
            (Question::Threats { waiting }, Answer::Yes(yes)) => {
                let ships: Vec<Label> = self
                    .enemies(turn.ship)
                    .filter(|craft| *yes && !(*waiting && craft.engaged))
                    .map(|craft| craft.label)
                    .collect();
                facts_at(turn, place).threats = Some(without_distances(&ships));
            }
            (Question::FullArcs, Answer::Arc(said)) => {
                let foe: Vec<Label> = self.enemies(turn.ship).map(|craft| craft.label).take(1).collect();
                let (fore, aft) = match said {
                    None => (Vec::new(), Vec::new()),
                    Some(ArcAnswer::Fore) => (without_distances(&foe), Vec::new()),
                    Some(ArcAnswer::Aft) => (Vec::new(), without_distances(&foe)),
                };
                facts_at(turn, place).full_arcs = Some(FullArcs { fore, aft });
            }
            (Question::ObstacleAhead, Answer::Yes(yes)) => {
                let ahead = SeenObject { object: obstacle("ahead"), distance: None };
                facts_at(turn, place).obstacles_ahead = Some(if *yes { vec![ahead] } else { Vec::new() });
            }
            (Question::OnAsteroid, Answer::Yes(yes)) => {
                let under = Label::new("here").unwrap_or_default();
                facts_at(turn, place).asteroids = Some(if *yes { vec![under] } else { Vec::new() });
            }
            (Question::BombTargets, Answer::Count(count)) => {
                let ships: Vec<Label> =
                    self.enemies(turn.ship).map(|craft| craft.label).take(usize::from(*count)).collect();
                turn.facts.bomb_targets = Some(without_distances(&ships));
            }
            (Question::FriendsNear, Answer::Count(count)) => {
                let friends = self.friends(turn.ship).filter(|craft| craft.tokens.calculate > 0);
                let near: Vec<Label> = friends.map(|craft| craft.label).take(usize::from(*count)).collect();
                facts_at(turn, place).friends_near = Some(near);
            }
            (_, _) => return Err(Refusal::NotAsked),
        }
        Ok(())
    }
}

/// Only which one is nearer matters: the record shows no distance that was not measured.
fn relative_distances(said: NearerAnswer) -> (Length, Length) {
    let (bank, turn) = match said {
        NearerAnswer::Bank => (1.0, 2.0),
        NearerAnswer::Turn => (2.0, 1.0),
        NearerAnswer::Same => (1.0, 1.0),
    };
    (Length::from_mm(bank), Length::from_mm(turn))
}

pub(super) fn sighting(object: Object, sector: Sector, far: bool) -> Sighting {
    Sighting { object, distance: None, beyond_three: far, arcs: vec![sector.arc()] }
}

/// A sector beside the center line also implies the side.
pub(super) fn record_side(told: &mut ReportedSight, object: Object, sector: Sector) {
    if let Some(side) = sector.side() {
        told.sides.insert(object, Some(side));
    }
}

fn side_of(said: SideAnswer) -> Option<Side> {
    match said {
        SideAnswer::Left => Some(Side::Left),
        SideAnswer::Right => Some(Side::Right),
        SideAnswer::Line => None,
    }
}

fn record_obstacles(told: &mut ReportedSight, said: ObstacleAnswer) {
    let lying: &[(&str, Option<Side>)] = match said {
        ObstacleAnswer::Left => &[("nearest", Some(Side::Left))],
        ObstacleAnswer::Right => &[("nearest", Some(Side::Right))],
        ObstacleAnswer::Line => &[("nearest", None)],
        ObstacleAnswer::Both => &[("left", Some(Side::Left)), ("right", Some(Side::Right))],
        ObstacleAnswer::None => &[],
    };
    told.obstacles =
        Some(lying.iter().map(|(name, _)| SeenObject { object: obstacle(name), distance: None }).collect());
    for (name, side) in lying {
        told.sides.insert(obstacle(name), *side);
    }
}
