//! Damage suffered by a ship, step by step: dice of obstacles and damage cards, damage, and cards dealt face up
//! (XW-OBS-02 to XW-OBS-04, XW-DMG-01 to XW-DMG-18).
//!
//! The companion asks which cards are dealt to solo ships and applies their effects. The players handle the damage
//! cards of their own ships; only shields and hull are tracked for those.

use crate::dice::RollRequest;
use crate::event::Event;
use crate::question::Question;
use crate::state::SessionState;
use crate::turn::{Turn, TurnStage};
use contract::RuleId;
use std::collections::VecDeque;
use xwing::content::{DamageCard, Effect};
use xwing::craft::{Craft, Team};
use xwing::dice::AttackFace;
use xwing::geometry::ObstacleKind;
use xwing::label::Label;
use xwing::rules::{damage as rules, obstacle as obstacles};
use xwing::{ObstacleEffect, Token, count_mut, obstacle_effect};

/// One step of the damage that a ship suffers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DamageStep {
    /// The die of an obstacle that the ship moved through or onto.
    ObstacleDie(ObstacleKind),
    /// The die of a damage card.
    CardDie(DamageCard),
    /// Effects of damage cards after a maneuver.
    AfterManeuver {
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
    FaceupCard,
}

/// The damage that a solo ship suffers now, and the turn to continue afterwards.
#[derive(Clone, Debug)]
pub struct DamageSequence {
    queue: VecDeque<DamageStep>,
    face: Option<AttackFace>,
    then: Option<Box<Turn>>,
}

impl DamageSequence {
    pub(crate) fn new(steps: impl IntoIterator<Item = DamageStep>, then: Option<Turn>) -> Box<Self> {
        Box::new(DamageSequence { queue: steps.into_iter().collect(), face: None, then: then.map(Box::new) })
    }

    /// The next step.
    #[must_use]
    pub fn next(&self) -> Option<DamageStep> {
        self.queue.front().copied()
    }

    /// The stage that follows, if the turn continues.
    #[must_use]
    pub fn then(&self) -> Option<&TurnStage> {
        self.then.as_deref().map(|turn| &turn.stage)
    }

    pub(crate) fn add_roll(&mut self, faces: &[AttackFace]) {
        self.face = faces.first().copied();
    }

    fn push_front(&mut self, steps: impl IntoIterator<Item = DamageStep>) {
        let mut queue: VecDeque<DamageStep> = steps.into_iter().collect();
        queue.append(&mut self.queue);
        self.queue = queue;
    }
}

impl SessionState {
    /// Resolves damage until a question comes up, then continues the turn.
    pub(crate) fn run_damage(&mut self, mut turn: Turn, mut damage: Box<DamageSequence>) -> Option<Question> {
        let ship = turn.ship;
        if self.craft(ship).is_none_or(|craft| craft.hull == 0) {
            // XW-RND-05: a ship destroyed while ships of its initiative engage still attacks.
            self.turn = damage.then.map(|then| *then).filter(|then| matches!(then.stage, TurnStage::Engage));
            return None;
        }
        let Some(step) = damage.next() else {
            self.turn = damage.then.map(|then| *then);
            return None;
        };
        let rolls = matches!(step, DamageStep::ObstacleDie(_) | DamageStep::CardDie(_));
        if step == DamageStep::FaceupCard || (rolls && damage.face.is_none()) {
            turn.stage = TurnStage::Damage(damage);
            let question = if rolls {
                Question::Throw { throw: RollRequest::Red(1) }
            } else {
                Question::DamageCard { ship }
            };
            return self.ask(turn, question);
        }
        damage.queue.pop_front();
        let more = match (step, damage.face.take()) {
            (DamageStep::ObstacleDie(kind), Some(face)) => self.resolve_obstacle_die(ship, kind, face),
            (DamageStep::CardDie(card), Some(face)) => self.resolve_card_die(ship, card, face),
            (DamageStep::AfterManeuver { curved, met, ion }, _) => {
                self.resolve_after_maneuver(ship, curved, met, ion)
            }
            (DamageStep::Damage { hits, crits }, _) => self.suffer(ship, hits, crits),
            (DamageStep::ObstacleDie(_) | DamageStep::CardDie(_) | DamageStep::FaceupCard, _) => Vec::new(),
        };
        damage.push_front(more);
        turn.stage = TurnStage::Damage(damage);
        self.turn = Some(turn);
        None
    }

    /// Deals the face-up card that a person reported.
    pub(crate) fn deal_reported_card(
        &mut self,
        mut turn: Turn,
        mut damage: Box<DamageSequence>,
        card: DamageCard,
    ) -> Turn {
        damage.queue.pop_front();
        let more = self.deal_card(turn.ship, card);
        damage.push_front(more);
        turn.stage = TurnStage::Damage(damage);
        turn
    }

    /// The obstacles whose die this ship rolls.
    pub(crate) fn obstacles_with_dice(&self, ship: Label, met: &[ObstacleKind]) -> Vec<ObstacleKind> {
        let ignores = self
            .craft(ship)
            .is_some_and(|craft| craft.effects().any(|(_, effect)| *effect == Effect::IgnoresAsteroids));
        met.iter().copied().filter(|kind| !(ignores && *kind == ObstacleKind::Asteroid)).collect()
    }

    /// The dice of one of this ship's damage cards: one for each face-up copy.
    pub(crate) fn card_dice(&self, ship: Label, card: DamageCard) -> Vec<DamageStep> {
        let copies = self.craft(ship).map_or(0, |craft| faceup_copies(craft, card));
        vec![DamageStep::CardDie(card); usize::from(copies)]
    }

    fn resolve_obstacle_die(&mut self, ship: Label, kind: ObstacleKind, face: AttackFace) -> Vec<DamageStep> {
        self.new_events.push(Event::ObstacleDieRolled { ship, kind, face });
        match obstacle_effect(kind, face) {
            ObstacleEffect::None => Vec::new(),
            ObstacleEffect::Hit => vec![DamageStep::Damage { hits: 1, crits: 0 }],
            ObstacleEffect::Crit => vec![DamageStep::Damage { hits: 0, crits: 1 }],
            ObstacleEffect::Strain => {
                self.gain_tokens(ship, Token::Strain, 1, obstacles::GAS_CLOUD);
                Vec::new()
            }
        }
    }

    /// XW-DMG-10: a hit for Console Fire is one hit damage. XW-DMG-18: a hit or critical hit for Wounded Pilot is
    /// stress.
    fn resolve_card_die(&mut self, ship: Label, card: DamageCard, face: AttackFace) -> Vec<DamageStep> {
        self.new_events.push(Event::CardDieRolled { ship, card, face });
        if card == DamageCard::ConsoleFire && face == AttackFace::Hit {
            return vec![DamageStep::Damage { hits: 1, crits: 0 }];
        }
        if card == DamageCard::WoundedPilot && face.strikes() {
            self.gain_tokens(ship, Token::Stress, 1, rules::WOUNDED);
        }
        Vec::new()
    }

    /// XW-DMG-11 to XW-DMG-13: cards that depend on the maneuver.
    fn resolve_after_maneuver(&mut self, ship: Label, curved: bool, met: bool, ion: bool) -> Vec<DamageStep> {
        let Some(craft) = self.craft(ship) else { return Vec::new() };
        let loose = if curved { faceup_copies(craft, DamageCard::LooseStabilizer) } else { 0 };
        let stunned = if met { faceup_copies(craft, DamageCard::StunnedPilot) } else { 0 };
        if ion {
            self.repair(ship, DamageCard::DisabledPowerRegulator);
        }
        if loose > 0 {
            self.new_events.push(Event::CardTriggered { ship, card: DamageCard::LooseStabilizer });
            self.repair(ship, DamageCard::LooseStabilizer);
        }
        if stunned > 0 {
            self.new_events.push(Event::CardTriggered { ship, card: DamageCard::StunnedPilot });
        }
        vec![DamageStep::Damage { hits: 1, crits: 0 }; usize::from(loose + stunned)]
    }

    /// XW-DMG-10, XW-DMG-11: effects of damage cards before a solo ship engages: ion tokens now, then dice.
    pub(crate) fn before_engaging(&mut self, ship: Label) -> Vec<DamageStep> {
        let ions =
            self.craft(ship).map_or(0, |craft| faceup_copies(craft, DamageCard::DisabledPowerRegulator));
        self.gain_tokens(ship, Token::Ion, ions, rules::POWER_REGULATOR);
        self.card_dice(ship, DamageCard::ConsoleFire)
    }

    /// XW-DMG-01 to XW-DMG-03: one damage, hits first: a shield, otherwise a card; then the rest.
    fn suffer(&mut self, ship: Label, hits: u8, crits: u8) -> Vec<DamageStep> {
        let Some(craft) = self.craft(ship) else { return Vec::new() };
        // XW-DMG-15: Hull Breach turns hit damage into crit damage.
        let breached = faceup_copies(craft, DamageCard::HullBreach) > 0;
        let (hits, crits) = if breached { (0, hits + crits) } else { (hits, crits) };
        let (rest, crit) = match (hits, crits) {
            (0, 0) => return Vec::new(),
            (0, _) => (DamageStep::Damage { hits, crits: crits - 1 }, true),
            (_, _) => (DamageStep::Damage { hits: hits - 1, crits }, false),
        };
        // XW-DMG-16: Fuel Leak: crit damage is followed by one hit damage, then the card is repaired. The card dealt
        // by this damage does not count yet.
        let leaks = if crit { faceup_copies(craft, DamageCard::FuelLeak) } else { 0 };
        let shielded = self.lose_shield_or_hull(ship);
        let mut next = Vec::new();
        if crit && !shielded {
            next.push(DamageStep::FaceupCard);
        }
        if leaks > 0 {
            self.new_events.push(Event::CardTriggered { ship, card: DamageCard::FuelLeak });
            self.repair(ship, DamageCard::FuelLeak);
            next.push(DamageStep::Damage { hits: leaks, crits: 0 });
        }
        next.push(rest);
        next
    }

    /// Loses a shield, otherwise a point of hull. Returns whether it was a shield.
    pub(crate) fn lose_shield_or_hull(&mut self, ship: Label) -> bool {
        let Some(craft) = self.craft_mut(ship) else { return false };
        let by_shield = u8::from(craft.shields > 0);
        craft.shields -= by_shield;
        craft.hull = craft.hull.saturating_sub(1 - by_shield);
        // Losses at the same moment are reported as one event.
        match self.new_events.last_mut() {
            Some(Event::DamageSuffered { ship: same, shields, hull }) if *same == ship => {
                *shields += by_shield;
                *hull += 1 - by_shield;
            }
            _ => {
                self.new_events.push(Event::DamageSuffered { ship, shields: by_shield, hull: 1 - by_shield })
            }
        }
        by_shield > 0
    }

    /// A player ship suffers damage: only shields and hull are tracked, since players keep their own damage cards.
    pub(crate) fn damage_player_ship(&mut self, ship: Label, hits: u8, crits: u8) {
        let mut queue = VecDeque::from([DamageStep::Damage { hits, crits }]);
        while let Some(step) = queue.pop_front() {
            let lives = self.craft(ship).is_some_and(|craft| craft.hull > 0 && craft.team == Team::Player);
            if let (true, DamageStep::Damage { hits, crits }) = (lives, step) {
                for more in self.suffer(ship, hits, crits).into_iter().rev() {
                    queue.push_front(more);
                }
            }
        }
    }

    /// Deals a face-up card to a solo ship. Cards that repair themselves immediately are not kept.
    fn deal_card(&mut self, ship: Label, card: DamageCard) -> Option<DamageStep> {
        self.new_events.push(Event::CardDealt { ship, card });
        match card {
            // XW-DMG-17
            DamageCard::DirectHit => return Some(DamageStep::Damage { hits: 1, crits: 0 }),
            // XW-DMG-09
            DamageCard::PanickedPilot => self.gain_tokens(ship, Token::Stress, 2, rules::PANICKED),
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
    fn repair(&mut self, ship: Label, card: DamageCard) {
        let Some(craft) = self.craft_mut(ship) else { return };
        let before = craft.faceup.len();
        craft.faceup.retain(|other| *other != card);
        if craft.faceup.len() < before {
            self.new_events.push(Event::CardRepaired { ship, card });
        }
    }

    /// Assigns tokens to a ship.
    pub(crate) fn gain_tokens(&mut self, ship: Label, token: Token, count: u8, rule: RuleId) {
        let Some(craft) = self.craft_mut(ship).filter(|_| count > 0) else { return };
        let held = count_mut(&mut craft.tokens, token);
        *held = held.saturating_add(count);
        self.new_events.push(Event::TokensGained { ship, token, count, rule });
    }

    /// Removes one token from a ship, if it has one.
    pub(crate) fn lose_token(&mut self, ship: Label, token: Token, rule: RuleId) {
        let Some(craft) = self.craft_mut(ship) else { return };
        let held = count_mut(&mut craft.tokens, token);
        if *held > 0 {
            *held -= 1;
            self.new_events.push(Event::TokenLost { ship, token, rule });
        }
    }
}

/// How many face-up copies of a damage card a ship has.
pub(crate) fn faceup_copies(craft: &Craft<'_>, card: DamageCard) -> u8 {
    u8::try_from(craft.faceup.iter().filter(|other| **other == card).count()).unwrap_or(u8::MAX)
}
