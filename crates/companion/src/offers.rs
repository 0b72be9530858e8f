//! The answers offered for each question. Dice and places on a map are entered in other ways.

use crate::answer::{Answer, ArcSaid, Landed, NearerSaid, RockSaid, Sector, SideSaid};
use crate::coming::Coming;
use crate::event::Fate;
use crate::question::Question;
use crate::setup::Mode;
use crate::state::Table;
use crate::turn::TURNS;
use xwing::content::DamageCard;
use xwing::craft::Team;
use xwing::game::dice::MOST_DICE;
use xwing::geometry::{ObstacleKind, Slot};
use xwing::label::Label;
use xwing::scenario::Exit;

/// The damage cards in the order of the deck.
const CARDS: [DamageCard; 14] = [
    DamageCard::PanickedPilot,
    DamageCard::BlindedPilot,
    DamageCard::WoundedPilot,
    DamageCard::StunnedPilot,
    DamageCard::ConsoleFire,
    DamageCard::DamagedEngine,
    DamageCard::WeaponsFailure,
    DamageCard::HullBreach,
    DamageCard::StructuralDamage,
    DamageCard::DamagedSensorArray,
    DamageCard::LooseStabilizer,
    DamageCard::DisabledPowerRegulator,
    DamageCard::FuelLeak,
    DamageCard::DirectHit,
];

/// The highest total of hits and critical hits that is offered.
const MOST: u8 = 5;

impl Table {
    /// The answers to choose from. Empty for dice and at the end.
    #[must_use]
    pub fn offers(&self) -> Vec<Answer> {
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
            Question::NearestExit { .. } => exits(),
            Question::Arrives { .. } => self.arrivals_offered(),
            Question::PlayerFlies => {
                vec![Answer::Go, Answer::Left(Fate::Returned), Answer::Left(Fate::Fled)]
            }
            Question::PlayerEngages => self.targets(),
            Question::WhereEnemy | Question::WhereLocked { .. } => wheres(),
            Question::WhichEnemy => ships(&self.others(), false),
            Question::InArc | Question::JamTarget | Question::LockTarget => ships(&self.others(), true),
            Question::CoordinateTarget => ships(&self.mates(), true),
            Question::NearestOf { ships: named } => ships(named, false),
            Question::SideOf { .. } => {
                [SideSaid::Left, SideSaid::Right, SideSaid::Line].map(Answer::Side).to_vec()
            }
            Question::Rock => {
                [RockSaid::Left, RockSaid::Right, RockSaid::Line, RockSaid::Both, RockSaid::None]
                    .map(Answer::Rock)
                    .to_vec()
            }
            Question::BankOrTurn { .. } => {
                [NearerSaid::Bank, NearerSaid::Turn, NearerSaid::Same].map(Answer::Nearer).to_vec()
            }
            Question::Flown { .. } => self.landings(),
            Question::FleeTurn => TURNS.map(|turn| Answer::Turns(vec![turn])).to_vec(),
            Question::Slot { .. } => slots(),
            Question::Threats { .. }
            | Question::ObstacleAhead
            | Question::OnAsteroid
            | Question::InBullseye { .. }
            | Question::Reinforced { .. }
            | Question::CloseInFront => vec![Answer::Yes(true), Answer::Yes(false)],
            Question::Places { places, .. } => best_of(places.len()),
            Question::FullArcs => [Some(ArcSaid::Fore), Some(ArcSaid::Aft), None].map(Answer::Arc).to_vec(),
            Question::BombTargets => counts(self.others().len()),
            Question::FriendsNear => counts(self.mates().len()),
            Question::Lender { ships } => ships.iter().map(|ship| Answer::Ships(vec![*ship])).collect(),
            Question::Shot { near, far, .. } => {
                (*near..=*far).map(Some).chain([None]).map(Answer::Range).collect()
            }
            Question::Really { choices, .. } => choices.clone(),
            Question::Cancelled { hits, crits, .. } => counts(usize::from(hits + crits)),
            Question::GreenDice { .. } => counts(usize::from(MOST_DICE)),
            Question::Incoming { .. } => strengths(),
            Question::DamageCard { .. } => CARDS.map(Answer::Card).to_vec(),
        }
    }

    /// On a map the place was measured; otherwise people report whether it is free.
    fn arrivals_offered(&self) -> Vec<Answer> {
        let measured = self.coming().and_then(Coming::landing).is_some_and(|(_, landing)| landing.is_some());
        if measured {
            return vec![Answer::Go];
        }
        vec![Answer::Go, Answer::Blocked { all: false }, Answer::Blocked { all: true }]
    }

    fn targets(&self) -> Vec<Answer> {
        let targets = self.team(Team::Solo).map(|craft| Answer::Ships(vec![craft.label]));
        targets.chain([Answer::Ships(Vec::new())]).collect()
    }

    fn mates(&self) -> Vec<Label> {
        self.ship().map(|ship| self.friends(ship).map(|craft| craft.label).collect()).unwrap_or_default()
    }

    fn others(&self) -> Vec<Label> {
        self.ship().map(|ship| self.foes(ship).map(|craft| craft.label).collect()).unwrap_or_default()
    }

    fn landings(&self) -> Vec<Answer> {
        if self.mode == Mode::Map {
            return vec![Answer::Go];
        }
        let mut kinds = vec![Vec::new()];
        if self.rocks {
            kinds.extend(
                [ObstacleKind::Asteroid, ObstacleKind::DebrisCloud, ObstacleKind::GasCloud]
                    .map(|kind| vec![kind]),
            );
        }
        kinds
            .into_iter()
            .flat_map(|met| {
                [Landed::Full, Landed::Bumped, Landed::Edge]
                    .map(|landed| Answer::Flown { landed, met: met.clone() })
            })
            .collect()
    }
}

fn wheres() -> Vec<Answer> {
    [false, true]
        .into_iter()
        .flat_map(|far| Sector::ALL.map(|sector| Answer::Where { sector, far }))
        .collect()
}

fn slots() -> Vec<Answer> {
    let each = Slot::ALL.map(|slot| Answer::Slots(vec![slot]));
    each.into_iter().chain([Answer::Slots(Slot::ALL.to_vec())]).collect()
}

/// Each side of a marker, and each pair that could be equally near.
fn exits() -> Vec<Answer> {
    let [focus, blank, hit] = Exit::ALL;
    [vec![focus], vec![blank], vec![hit], vec![focus, blank], vec![focus, hit], vec![blank, hit]]
        .map(Answer::Exits)
        .to_vec()
}

/// Each of several places, or none.
fn best_of(places: usize) -> Vec<Answer> {
    let one = |index: usize| Answer::Places(vec![u8::try_from(index).unwrap_or(u8::MAX)]);
    (0..places).map(one).chain([Answer::Places(Vec::new())]).collect()
}

fn strengths() -> Vec<Answer> {
    (0..=MOST).flat_map(|crits| (0..=MOST - crits).map(move |hits| Answer::Hits { hits, crits })).collect()
}

/// Each ship, each pair that could be equally near, and optionally none.
fn ships(labels: &[Label], nobody: bool) -> Vec<Answer> {
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

fn counts(most: usize) -> Vec<Answer> {
    (0..=u8::try_from(most).unwrap_or(u8::MAX)).map(Answer::Count).collect()
}
