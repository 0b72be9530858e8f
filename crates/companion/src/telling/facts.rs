//! Answers that supply exactly one fact.

use crate::answer::{Answer, ArcSaid, NearerSaid, RockSaid, Sector, SideSaid};
use crate::asking::{seen, sight_of};
use crate::question::Question;
use crate::state::Table;
use crate::step::Refusal;
use crate::turn::Turn;
use xwing::craft::Object;
use xwing::geometry::Side;
use xwing::label::Label;
use xwing::solo::sight::{FullArcs, Length, PlaceName, Seen, Sighting};
use xwing::solo::told::ToldSight;

/// The nearest obstacle has no name when there is no map; of two, one is on each side.
fn rock(name: &str) -> Object {
    Object::Obstacle(Label::new(name).unwrap_or_default())
}

impl Table {
    /// Records an answer that supplies one fact and needs no further question.
    pub(super) fn plainly_told(
        &self,
        turn: &mut Turn,
        place: Option<PlaceName>,
        question: &Question,
        answer: &Answer,
    ) -> Result<(), Refusal> {
        match (question, answer) {
            (Question::WhereLocked { object }, Answer::Where { sector, far }) => {
                turn.told.locked = Some(vec![sighting(*object, *sector, *far)]);
                lies(&mut turn.told, *object, *sector);
            }
            (Question::SideOf { object }, Answer::Side(said)) => {
                turn.told.sides.insert(*object, side(*said));
            }
            (Question::Rock, Answer::Rock(said)) => rocks(&mut turn.told, *said),
            (Question::BankOrTurn { bank, turn: other, object }, Answer::Nearer(said)) => {
                let (first, second) = lengths(*said);
                turn.told.distances_after.insert((*bank, *object), Some(first));
                turn.told.distances_after.insert((*other, *object), Some(second));
            }
            (Question::Threats { waiting }, Answer::Yes(yes)) => {
                let ships: Vec<Label> = self
                    .foes(turn.ship)
                    .filter(|craft| *yes && !(*waiting && craft.engaged))
                    .map(|craft| craft.label)
                    .collect();
                sight_of(turn, place).threats = Some(seen(&ships));
            }
            (Question::FullArcs, Answer::Arc(said)) => {
                let foe: Vec<Label> = self.foes(turn.ship).map(|craft| craft.label).take(1).collect();
                let (fore, aft) = match said {
                    None => (Vec::new(), Vec::new()),
                    Some(ArcSaid::Fore) => (seen(&foe), Vec::new()),
                    Some(ArcSaid::Aft) => (Vec::new(), seen(&foe)),
                };
                sight_of(turn, place).full_arcs = Some(FullArcs { fore, aft });
            }
            (Question::ObstacleAhead, Answer::Yes(yes)) => {
                let ahead = Seen { object: rock("ahead"), distance: None };
                sight_of(turn, place).obstacles_ahead = Some(if *yes { vec![ahead] } else { Vec::new() });
            }
            (Question::OnAsteroid, Answer::Yes(yes)) => {
                let under = Label::new("here").unwrap_or_default();
                sight_of(turn, place).asteroids = Some(if *yes { vec![under] } else { Vec::new() });
            }
            (Question::BombTargets, Answer::Count(count)) => {
                let ships: Vec<Label> =
                    self.foes(turn.ship).map(|craft| craft.label).take(usize::from(*count)).collect();
                turn.told.bomb_targets = Some(seen(&ships));
            }
            (Question::FriendsNear, Answer::Count(count)) => {
                let friends = self.friends(turn.ship).filter(|craft| craft.tokens.calculate > 0);
                let near: Vec<Label> = friends.map(|craft| craft.label).take(usize::from(*count)).collect();
                sight_of(turn, place).friends_near = Some(near);
            }
            (_, _) => return Err(Refusal::NotAsked),
        }
        Ok(())
    }
}

/// Only which one is nearer matters: the record shows no distance that was not measured.
fn lengths(said: NearerSaid) -> (Length, Length) {
    let (bank, turn) = match said {
        NearerSaid::Bank => (1.0, 2.0),
        NearerSaid::Turn => (2.0, 1.0),
        NearerSaid::Same => (1.0, 1.0),
    };
    (Length::from_mm(bank), Length::from_mm(turn))
}

pub(super) fn sighting(object: Object, sector: Sector, far: bool) -> Sighting {
    Sighting { object, distance: None, beyond_three: far, arcs: vec![sector.arc()] }
}

/// A sector beside the center line also implies the side.
pub(super) fn lies(told: &mut ToldSight, object: Object, sector: Sector) {
    if let Some(side) = sector.side() {
        told.sides.insert(object, Some(side));
    }
}

fn side(said: SideSaid) -> Option<Side> {
    match said {
        SideSaid::Left => Some(Side::Left),
        SideSaid::Right => Some(Side::Right),
        SideSaid::Line => None,
    }
}

fn rocks(told: &mut ToldSight, said: RockSaid) {
    let lying: &[(&str, Option<Side>)] = match said {
        RockSaid::Left => &[("nearest", Some(Side::Left))],
        RockSaid::Right => &[("nearest", Some(Side::Right))],
        RockSaid::Line => &[("nearest", None)],
        RockSaid::Both => &[("left", Some(Side::Left)), ("right", Some(Side::Right))],
        RockSaid::None => &[],
    };
    told.obstacles =
        Some(lying.iter().map(|(name, _)| Seen { object: rock(name), distance: None }).collect());
    for (name, side) in lying {
        told.sides.insert(rock(name), *side);
    }
}
