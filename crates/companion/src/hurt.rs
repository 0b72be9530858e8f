//! Damage suffered by a ship, step by step: dice of obstacles and damage cards, damage, and cards dealt face up
//! (XW-OBS-02 to XW-OBS-04, XW-DMG-01 to XW-DMG-18).
//!
//! The companion asks which cards are dealt to solo ships and applies their effects. The players handle the damage
//! cards of their own ships; only shields and hull are tracked for those.

use crate::dice::Throw;
use crate::event::Event;
use crate::question::Question;
use crate::state::Table;
use crate::turn::{Stage, Turn};
use std::collections::VecDeque;
use table::RuleId;
use xwing::content::{DamageCard, Effect};
use xwing::craft::{Craft, Team};
use xwing::dice::AttackFace;
use xwing::game::{Harm, Token, count_mut, harm};
use xwing::geometry::ObstacleKind;
use xwing::label::Label;
use xwing::rules::{damage as rules, obstacle as obstacles};

/// One step of the damage that a ship suffers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The die of an obstacle that the ship moved through or onto.
    Obstacle(ObstacleKind),
    /// The die of a damage card.
    Die(DamageCard),
    /// Effects of damage cards after a maneuver.
    Flown {
        /// The maneuver was not straight.
        curved: bool,
        /// The ship moved through or onto an obstacle.
        met: bool,
        /// The ship was ionized.
        ion: bool,
    },
    Damage {
        hits: u8,
        crits: u8,
    },
    /// A card is dealt face up, and a person has to say which.
    Card,
}

/// The damage that a solo ship suffers now, and the turn to continue afterwards.
#[derive(Clone, Debug)]
pub struct Hurt {
    queue: VecDeque<Trouble>,
    face: Option<AttackFace>,
    then: Option<Box<Turn>>,
}

impl Hurt {
    pub(crate) fn new(troubles: impl IntoIterator<Item = Trouble>, then: Option<Turn>) -> Box<Self> {
        Box::new(Hurt { queue: troubles.into_iter().collect(), face: None, then: then.map(Box::new) })
    }

    /// The next step.
    #[must_use]
    pub fn next(&self) -> Option<Trouble> {
        self.queue.front().copied()
    }

    /// The stage that follows, if the turn continues.
    #[must_use]
    pub fn then(&self) -> Option<&Stage> {
        self.then.as_deref().map(|turn| &turn.stage)
    }

    pub(crate) fn thrown(&mut self, faces: &[AttackFace]) {
        self.face = faces.first().copied();
    }

    fn first(&mut self, troubles: impl IntoIterator<Item = Trouble>) {
        let mut queue: VecDeque<Trouble> = troubles.into_iter().collect();
        queue.append(&mut self.queue);
        self.queue = queue;
    }
}

impl Table {
    /// Resolves damage until a question comes up, then continues the turn.
    pub(crate) fn hurt(&mut self, mut turn: Turn, mut hurt: Box<Hurt>) -> Option<Question> {
        let ship = turn.ship;
        if self.craft(ship).is_none_or(|craft| craft.hull == 0) {
            // XW-RND-05: a ship destroyed while ships of its initiative engage still attacks.
            self.turn = hurt.then.map(|then| *then).filter(|then| matches!(then.stage, Stage::Engage));
            return None;
        }
        let Some(trouble) = hurt.next() else {
            self.turn = hurt.then.map(|then| *then);
            return None;
        };
        let rolls = matches!(trouble, Trouble::Obstacle(_) | Trouble::Die(_));
        if trouble == Trouble::Card || (rolls && hurt.face.is_none()) {
            turn.stage = Stage::Hurt(hurt);
            let question =
                if rolls { Question::Throw { throw: Throw::Red(1) } } else { Question::DamageCard { ship } };
            return self.wait(turn, question);
        }
        hurt.queue.pop_front();
        let more = match (trouble, hurt.face.take()) {
            (Trouble::Obstacle(kind), Some(face)) => self.met(ship, kind, face),
            (Trouble::Die(card), Some(face)) => self.burnt(ship, card, face),
            (Trouble::Flown { curved, met, ion }, _) => self.shaken(ship, curved, met, ion),
            (Trouble::Damage { hits, crits }, _) => self.suffer(ship, hits, crits),
            (Trouble::Obstacle(_) | Trouble::Die(_) | Trouble::Card, _) => Vec::new(),
        };
        hurt.first(more);
        turn.stage = Stage::Hurt(hurt);
        self.turn = Some(turn);
        None
    }

    /// Deals the face-up card that a person reported.
    pub(crate) fn card_told(&mut self, mut turn: Turn, mut hurt: Box<Hurt>, card: DamageCard) -> Turn {
        hurt.queue.pop_front();
        let more = self.dealt(turn.ship, card);
        hurt.first(more);
        turn.stage = Stage::Hurt(hurt);
        turn
    }

    /// The obstacles whose die this ship rolls.
    pub(crate) fn rolled_for(&self, ship: Label, met: &[ObstacleKind]) -> Vec<ObstacleKind> {
        let ignores = self
            .craft(ship)
            .is_some_and(|craft| craft.effects().any(|(_, effect)| *effect == Effect::IgnoresAsteroids));
        met.iter().copied().filter(|kind| !(ignores && *kind == ObstacleKind::Asteroid)).collect()
    }

    /// The dice of one of this ship's damage cards: one for each face-up copy.
    pub(crate) fn dice_of(&self, ship: Label, card: DamageCard) -> Vec<Trouble> {
        let copies = self.craft(ship).map_or(0, |craft| copies(craft, card));
        vec![Trouble::Die(card); usize::from(copies)]
    }

    fn met(&mut self, ship: Label, kind: ObstacleKind, face: AttackFace) -> Vec<Trouble> {
        self.out.push(Event::Met { ship, kind, face });
        match harm(kind, face) {
            Harm::None => Vec::new(),
            Harm::Hit => vec![Trouble::Damage { hits: 1, crits: 0 }],
            Harm::Crit => vec![Trouble::Damage { hits: 0, crits: 1 }],
            Harm::Strain => {
                self.gain(ship, Token::Strain, 1, obstacles::GAS_CLOUD);
                Vec::new()
            }
        }
    }

    /// XW-DMG-10: a hit for Console Fire is one hit damage. XW-DMG-18: a hit or critical hit for Wounded Pilot is
    /// stress.
    fn burnt(&mut self, ship: Label, card: DamageCard, face: AttackFace) -> Vec<Trouble> {
        self.out.push(Event::Burnt { ship, card, face });
        if card == DamageCard::ConsoleFire && face == AttackFace::Hit {
            return vec![Trouble::Damage { hits: 1, crits: 0 }];
        }
        if card == DamageCard::WoundedPilot && face.strikes() {
            self.gain(ship, Token::Stress, 1, rules::WOUNDED);
        }
        Vec::new()
    }

    /// XW-DMG-11 to XW-DMG-13: cards that depend on the maneuver.
    fn shaken(&mut self, ship: Label, curved: bool, met: bool, ion: bool) -> Vec<Trouble> {
        let Some(craft) = self.craft(ship) else { return Vec::new() };
        let loose = if curved { copies(craft, DamageCard::LooseStabilizer) } else { 0 };
        let stunned = if met { copies(craft, DamageCard::StunnedPilot) } else { 0 };
        if ion {
            self.repaired(ship, DamageCard::DisabledPowerRegulator);
        }
        if loose > 0 {
            self.out.push(Event::Worked { ship, card: DamageCard::LooseStabilizer });
            self.repaired(ship, DamageCard::LooseStabilizer);
        }
        if stunned > 0 {
            self.out.push(Event::Worked { ship, card: DamageCard::StunnedPilot });
        }
        vec![Trouble::Damage { hits: 1, crits: 0 }; usize::from(loose + stunned)]
    }

    /// XW-DMG-10, XW-DMG-11: effects of damage cards before a solo ship engages: ion tokens now, then dice.
    pub(crate) fn before_engaging(&mut self, ship: Label) -> Vec<Trouble> {
        let ions = self.craft(ship).map_or(0, |craft| copies(craft, DamageCard::DisabledPowerRegulator));
        self.gain(ship, Token::Ion, ions, rules::POWER_REGULATOR);
        self.dice_of(ship, DamageCard::ConsoleFire)
    }

    /// XW-DMG-01 to XW-DMG-03: one damage, hits first: a shield, otherwise a card; then the rest.
    fn suffer(&mut self, ship: Label, hits: u8, crits: u8) -> Vec<Trouble> {
        let Some(craft) = self.craft(ship) else { return Vec::new() };
        // XW-DMG-15: Hull Breach turns hit damage into crit damage.
        let breached = copies(craft, DamageCard::HullBreach) > 0;
        let (hits, crits) = if breached { (0, hits + crits) } else { (hits, crits) };
        let (rest, crit) = match (hits, crits) {
            (0, 0) => return Vec::new(),
            (0, _) => (Trouble::Damage { hits, crits: crits - 1 }, true),
            (_, _) => (Trouble::Damage { hits: hits - 1, crits }, false),
        };
        // XW-DMG-16: Fuel Leak: crit damage is followed by one hit damage, then the card is repaired. The card dealt
        // by this damage does not count yet.
        let leaks = if crit { copies(craft, DamageCard::FuelLeak) } else { 0 };
        let shielded = self.lose_one(ship);
        let mut next = Vec::new();
        if crit && !shielded {
            next.push(Trouble::Card);
        }
        if leaks > 0 {
            self.out.push(Event::Worked { ship, card: DamageCard::FuelLeak });
            self.repaired(ship, DamageCard::FuelLeak);
            next.push(Trouble::Damage { hits: leaks, crits: 0 });
        }
        next.push(rest);
        next
    }

    /// Loses a shield, otherwise a point of hull. Returns whether it was a shield.
    pub(crate) fn lose_one(&mut self, ship: Label) -> bool {
        let Some(craft) = self.craft_mut(ship) else { return false };
        let by_shield = u8::from(craft.shields > 0);
        craft.shields -= by_shield;
        craft.hull = craft.hull.saturating_sub(1 - by_shield);
        // Losses at the same moment are reported as one event.
        match self.out.last_mut() {
            Some(Event::Suffered { ship: same, shields, hull }) if *same == ship => {
                *shields += by_shield;
                *hull += 1 - by_shield;
            }
            _ => self.out.push(Event::Suffered { ship, shields: by_shield, hull: 1 - by_shield }),
        }
        by_shield > 0
    }

    /// A player ship suffers damage: only shields and hull are tracked, since players keep their own damage cards.
    pub(crate) fn person_suffers(&mut self, ship: Label, hits: u8, crits: u8) {
        let mut queue = VecDeque::from([Trouble::Damage { hits, crits }]);
        while let Some(trouble) = queue.pop_front() {
            let lives = self.craft(ship).is_some_and(|craft| craft.hull > 0 && craft.team == Team::Player);
            if let (true, Trouble::Damage { hits, crits }) = (lives, trouble) {
                for more in self.suffer(ship, hits, crits).into_iter().rev() {
                    queue.push_front(more);
                }
            }
        }
    }

    /// Deals a face-up card to a solo ship. Cards that repair themselves immediately are not kept.
    fn dealt(&mut self, ship: Label, card: DamageCard) -> Option<Trouble> {
        self.out.push(Event::Dealt { ship, card });
        match card {
            // XW-DMG-17
            DamageCard::DirectHit => return Some(Trouble::Damage { hits: 1, crits: 0 }),
            // XW-DMG-09
            DamageCard::PanickedPilot => self.gain(ship, Token::Stress, 2, rules::PANICKED),
            DamageCard::BlindedPilot
            | DamageCard::WoundedPilot
            | DamageCard::StunnedPilot
            | DamageCard::ConsoleFire
            | DamageCard::DamagedEngine
            | DamageCard::WeaponsFailure
            | DamageCard::HullBreach
            | DamageCard::StructuralDamage
            | DamageCard::DamagedSensorArray
            | DamageCard::LooseStabilizer
            | DamageCard::DisabledPowerRegulator
            | DamageCard::FuelLeak => {
                if let Some(craft) = self.craft_mut(ship) {
                    craft.faceup.push(card);
                }
            }
        }
        None
    }

    /// XW-DMG-06: every copy of a card is turned face down.
    fn repaired(&mut self, ship: Label, card: DamageCard) {
        let Some(craft) = self.craft_mut(ship) else { return };
        let before = craft.faceup.len();
        craft.faceup.retain(|other| *other != card);
        if craft.faceup.len() < before {
            self.out.push(Event::Repaired { ship, card });
        }
    }

    /// Assigns tokens to a ship.
    pub(crate) fn gain(&mut self, ship: Label, token: Token, count: u8, rule: RuleId) {
        let Some(craft) = self.craft_mut(ship).filter(|_| count > 0) else { return };
        let held = count_mut(&mut craft.tokens, token);
        *held = held.saturating_add(count);
        self.out.push(Event::Gained { ship, token, count, rule });
    }

    /// Removes one token from a ship, if it has one.
    pub(crate) fn lose(&mut self, ship: Label, token: Token, rule: RuleId) {
        let Some(craft) = self.craft_mut(ship) else { return };
        let held = count_mut(&mut craft.tokens, token);
        if *held > 0 {
            *held -= 1;
            self.out.push(Event::Lost { ship, token, rule });
        }
    }
}

/// How many face-up copies of a damage card a ship has.
pub(crate) fn copies(craft: &Craft<'_>, card: DamageCard) -> u8 {
    u8::try_from(craft.faceup.iter().filter(|other| **other == card).count()).unwrap_or(u8::MAX)
}
