//! The answers offered for each question. Dice and places on a map are entered in other ways.

use crate::arrivals::Arrivals;
use crate::event::Fate;
use crate::question::Question;
use crate::question::answer::{
    Answer, ArcAnswer, ManeuverEnd, NearerAnswer, ObstacleAnswer, Sector, SideAnswer,
};
use crate::setup::Mode;
use crate::state::SessionState;
use crate::turn::FLEE_TURNS;
use xwing::craft::Team;
use xwing::damage::deck::PRINTED_CARDS;
use xwing::dice::roll::MAX_DICE;
use xwing::geometry::{EndSlot, ObstacleKind};
use xwing::label::Label;
use xwing::scenario::Exit;

/// The highest total of hits and critical hits that is offered.
const MAX_RESULTS: u8 = 5;

impl SessionState {
    /// The answers to choose from. Empty for dice and at the end.
    #[must_use]
    pub fn offered_answers(&self) -> Vec<Answer> {
        match &self.question {
            Question::Over | Question::Throw { .. } => Vec::new(),
            Question::Plan
            | Question::EndRound
            | Question::Lay
            | Question::Place { .. }
            | Question::Bombs { .. }
            | Question::Fly
            | Question::Acted
            | Question::Dropped => vec![Answer::Go],
            Question::NearestExit { .. } => exit_answers(),
            Question::Arrives { .. } => self.arrival_answers(),
            Question::PlayerFlies => {
                vec![Answer::Go, Answer::Left(Fate::Returned), Answer::Left(Fate::Fled)]
            }
            Question::PlayerEngages => self.target_answers(),
            Question::WhereEnemy | Question::WhereLocked { .. } => sector_answers(),
            Question::WhichEnemy => ship_answers(&self.enemy_labels(), false),
            Question::InArc | Question::JamTarget | Question::LockTarget => {
                ship_answers(&self.enemy_labels(), true)
            }
            Question::CoordinateTarget => ship_answers(&self.friend_labels(), true),
            Question::NearestOf { ships: named } => ship_answers(named, false),
            Question::SideOf { .. } => {
                [SideAnswer::Left, SideAnswer::Right, SideAnswer::Line].map(Answer::Side).to_vec()
            }
            Question::Rock => [
                ObstacleAnswer::Left,
                ObstacleAnswer::Right,
                ObstacleAnswer::Line,
                ObstacleAnswer::Both,
                ObstacleAnswer::None,
            ]
            .map(Answer::Rock)
            .to_vec(),
            Question::BankOrTurn { .. } => {
                [NearerAnswer::Bank, NearerAnswer::Turn, NearerAnswer::Same].map(Answer::Nearer).to_vec()
            }
            Question::Flown { .. } => self.maneuver_answers(),
            Question::FleeTurn => FLEE_TURNS.map(|turn| Answer::Turns(vec![turn])).to_vec(),
            Question::Slot { .. } => slot_answers(),
            Question::Threats { .. }
            | Question::ObstacleAhead
            | Question::OnAsteroid
            | Question::InBullseye { .. }
            | Question::Reinforced { .. }
            | Question::ThroughGas { .. }
            | Question::InAttackersBullseye { .. }
            | Question::CloseInFront => vec![Answer::Yes(true), Answer::Yes(false)],
            Question::Places { places, .. } => place_answers(places.len()),
            Question::FullArcs => {
                [Some(ArcAnswer::Fore), Some(ArcAnswer::Aft), None].map(Answer::Arc).to_vec()
            }
            Question::BombTargets => count_answers(self.enemy_labels().len()),
            Question::FriendsNear => count_answers(self.friend_labels().len()),
            Question::Lender { ships } => ships.iter().map(|ship| Answer::Ships(vec![*ship])).collect(),
            Question::Shot { near, far, .. } => {
                (*near..=*far).map(Some).chain([None]).map(Answer::Range).collect()
            }
            Question::Really { choices, .. } => choices.clone(),
            Question::Cancelled { hits, crits, .. } => count_answers(usize::from(hits + crits)),
            Question::GreenDice { .. } => count_answers(usize::from(MAX_DICE)),
            Question::Incoming { .. } => hit_answers(),
            Question::DamageCard { .. } => PRINTED_CARDS.map(|(card, _)| Answer::Card(card)).to_vec(),
        }
    }

    /// On a map the place was measured; otherwise people report whether it is free.
    fn arrival_answers(&self) -> Vec<Answer> {
        let measured =
            self.arrivals().and_then(Arrivals::landing).is_some_and(|(_, landing)| landing.is_some());
        if measured {
            return vec![Answer::Go];
        }
        vec![Answer::Go, Answer::Blocked { all: false }, Answer::Blocked { all: true }]
    }

    fn target_answers(&self) -> Vec<Answer> {
        // XW-RND-05: a destroyed ship that has yet to leave is no target.
        let targets = self.team(Team::Solo).filter(|craft| craft.hull > 0);
        let targets = targets.map(|craft| Answer::Ships(vec![craft.label]));
        targets.chain([Answer::Ships(Vec::new())]).collect()
    }

    fn friend_labels(&self) -> Vec<Label> {
        self.ship().map(|ship| self.friends(ship).map(|craft| craft.label).collect()).unwrap_or_default()
    }

    fn enemy_labels(&self) -> Vec<Label> {
        self.ship().map(|ship| self.enemies(ship).map(|craft| craft.label).collect()).unwrap_or_default()
    }

    fn maneuver_answers(&self) -> Vec<Answer> {
        if self.mode == Mode::Map {
            return vec![Answer::Go];
        }
        let mut kinds = vec![Vec::new()];
        if self.has_obstacles {
            kinds.extend(
                [ObstacleKind::Asteroid, ObstacleKind::DebrisCloud, ObstacleKind::GasCloud]
                    .map(|kind| vec![kind]),
            );
        }
        kinds
            .into_iter()
            .flat_map(|met| {
                [ManeuverEnd::Full, ManeuverEnd::Bumped, ManeuverEnd::Edge]
                    .map(|landed| Answer::Flown { landed, met: met.clone() })
            })
            .collect()
    }
}

fn sector_answers() -> Vec<Answer> {
    [false, true]
        .into_iter()
        .flat_map(|far| Sector::ALL.map(|sector| Answer::Where { sector, far }))
        .collect()
}

fn slot_answers() -> Vec<Answer> {
    let each = EndSlot::ALL.map(|slot| Answer::Slots(vec![slot]));
    each.into_iter().chain([Answer::Slots(EndSlot::ALL.to_vec())]).collect()
}

/// Each side of a marker, and each pair that could be equally near.
fn exit_answers() -> Vec<Answer> {
    let [focus, blank, hit] = Exit::ALL;
    [vec![focus], vec![blank], vec![hit], vec![focus, blank], vec![focus, hit], vec![blank, hit]]
        .map(Answer::Exits)
        .to_vec()
}

/// Each of several places, or none.
fn place_answers(places: usize) -> Vec<Answer> {
    let one = |index: usize| Answer::Places(vec![u8::try_from(index).unwrap_or(u8::MAX)]);
    (0..places).map(one).chain([Answer::Places(Vec::new())]).collect()
}

fn hit_answers() -> Vec<Answer> {
    (0..=MAX_RESULTS)
        .flat_map(|crits| (0..=MAX_RESULTS - crits).map(move |hits| Answer::Hits { hits, crits }))
        .collect()
}

/// Each ship, each pair that could be equally near, and optionally none.
fn ship_answers(labels: &[Label], nobody: bool) -> Vec<Answer> {
    let mut offers: Vec<Answer> = labels.iter().map(|ship| Answer::Ships(vec![*ship])).collect();
    if labels.len() > 1 {
        for (index, one) in labels.iter().enumerate() {
            offers.extend(labels.iter().skip(index + 1).map(|other| Answer::Ships(vec![*one, *other])));
        }
    }
    if nobody {
        offers.push(Answer::Ships(Vec::new()));
    }
    offers
}

fn count_answers(max: usize) -> Vec<Answer> {
    (0..=u8::try_from(max).unwrap_or(u8::MAX)).map(Answer::Count).collect()
}
