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
use xwing::combat::damage_card::{
    CardDieEffect, DIE_BEFORE_ENGAGING, DealtEffect, ION_BEFORE_ENGAGING, ManeuverFlown, NextDamage,
    after_maneuver, after_shield_lost, card_die_effect, next_damage, when_dealt,
};
use xwing::combat::jam::JamLoss;
use xwing::combat::obstacle::{ObstacleEffect, obstacle_effect};
use xwing::content::DamageCard;
use xwing::craft::Team;
use xwing::dice::AttackFace;
use xwing::geometry::{Bearing, ObstacleKind};
use xwing::label::Label;
use xwing::rules::{damage as rules, obstacle as obstacles};
use xwing::solo::apply;
use xwing::solo::record::MovementRecord;
use xwing::{Token, count_mut};

/// One step of the damage that a ship suffers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DamageStep {
    /// The die of an obstacle that the ship moved through or onto.
    ObstacleDie(ObstacleKind),
    /// The die of a damage card.
    CardDie(DamageCard),
    /// Check Difficulty and what follows it, and damage cards that depend on the maneuver.
    AfterManeuver,
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
    /// The maneuver that these steps follow, and the obstacles met.
    flown: Option<Box<(MovementRecord, Vec<ObstacleKind>)>>,
    then: Option<Box<Turn>>,
}

impl DamageSequence {
    pub(crate) fn new(steps: impl IntoIterator<Item = DamageStep>, then: Option<Turn>) -> Box<Self> {
        let then = then.map(Box::new);
        Box::new(DamageSequence { queue: steps.into_iter().collect(), face: None, flown: None, then })
    }

    /// XW-OBS-01, XW-ACT-07: the dice of obstacles met by a maneuver, then Check Difficulty and damage cards.
    pub(crate) fn after_maneuver(
        affecting: impl IntoIterator<Item = ObstacleKind>,
        flown: (MovementRecord, Vec<ObstacleKind>),
        then: Turn,
    ) -> Box<Self> {
        let dice = affecting.into_iter().map(DamageStep::ObstacleDie);
        let mut sequence = DamageSequence::new(dice.chain([DamageStep::AfterManeuver]), Some(then));
        sequence.flown = Some(Box::new(flown));
        sequence
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
        // XW-RND-05: a ship destroyed while ships of its initiative engage still attacks. XW-DMG-05: so it matters which
        // cards it is dealt beyond its hull.
        let engages = matches!(damage.then(), Some(TurnStage::Engage)) || self.is_yet_to_engage(ship);
        if self.craft(ship).is_none_or(|craft| craft.hull == 0 && !engages) {
            self.turn = None;
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
            (DamageStep::AfterManeuver, _) => self.resolve_after_maneuver(ship, damage.flown.take()),
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

    /// The dice of one of this ship's damage cards: one for each face-up copy.
    pub(crate) fn card_dice(&self, ship: Label, card: DamageCard) -> Vec<DamageStep> {
        let copies = self.craft(ship).map_or(0, |craft| craft.copies(card));
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

    fn resolve_card_die(&mut self, ship: Label, card: DamageCard, face: AttackFace) -> Vec<DamageStep> {
        self.new_events.push(Event::CardDieRolled { ship, card, face });
        match card_die_effect(card, face) {
            CardDieEffect::Nothing => Vec::new(),
            CardDieEffect::Hit => vec![DamageStep::Damage { hits: 1, crits: 0 }],
            CardDieEffect::Stress => {
                self.gain_tokens(ship, Token::Stress, 1, rules::WOUNDED);
                Vec::new()
            }
        }
    }

    /// XW-ACT-07, XW-DMG-11 to XW-DMG-13: Check Difficulty after the dice of obstacles, then the cards that depend on the
    /// maneuver.
    fn resolve_after_maneuver(
        &mut self,
        ship: Label,
        flown: Option<Box<(MovementRecord, Vec<ObstacleKind>)>>,
    ) -> Vec<DamageStep> {
        let capacity = self.maximums(ship).map_or(0, |full| full.force);
        let (Some(craft), Some(flown)) = (self.craft_mut(ship), flown) else { return Vec::new() };
        let (movement, met) = *flown;
        let maneuver = ManeuverFlown {
            straight: movement.maneuver.maneuver.bearing() == Bearing::Straight,
            met_obstacle: met.iter().any(|kind| craft.is_affected_by(*kind)),
            ion: craft.is_ionized(),
        };
        apply::flown(craft, &movement, &met, capacity);
        let cards = after_maneuver(|card| craft.copies(card), maneuver);
        if cards.power_regulators > 0 {
            self.repair(ship, DamageCard::DisabledPowerRegulator);
        }
        if cards.loose_stabilizers > 0 {
            self.new_events.push(Event::CardTriggered { ship, card: DamageCard::LooseStabilizer });
            self.repair(ship, DamageCard::LooseStabilizer);
        }
        if cards.stunned_pilots > 0 {
            self.new_events.push(Event::CardTriggered { ship, card: DamageCard::StunnedPilot });
        }
        let damage = cards.loose_stabilizers + cards.stunned_pilots;
        vec![DamageStep::Damage { hits: 1, crits: 0 }; usize::from(damage)]
    }

    /// XW-DMG-10, XW-DMG-11: effects of damage cards before a solo ship engages: ion tokens now, then dice.
    pub(crate) fn before_engaging(&mut self, ship: Label) -> Vec<DamageStep> {
        let ions = self.craft(ship).map_or(0, |craft| craft.copies(ION_BEFORE_ENGAGING));
        self.gain_tokens(ship, Token::Ion, ions, rules::POWER_REGULATOR);
        self.card_dice(ship, DIE_BEFORE_ENGAGING)
    }

    /// XW-DMG-01 to XW-DMG-03: one damage, hits first: a shield, otherwise a card; then the rest.
    fn suffer(&mut self, ship: Label, hits: u8, crits: u8) -> Vec<DamageStep> {
        let Some(craft) = self.craft(ship) else { return Vec::new() };
        let breached = craft.copies(DamageCard::HullBreach) > 0;
        let Some(NextDamage { crit, rest }) = next_damage(hits, crits, breached) else { return Vec::new() };
        // XW-DMG-16: Fuel Leak: crit damage is followed by one hit damage, then the card is repaired. The card dealt
        // by this damage does not count yet.
        let leaks = if crit { craft.copies(DamageCard::FuelLeak) } else { 0 };
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
        next.push(DamageStep::Damage { hits: rest.0, crits: rest.1 });
        next
    }

    /// Loses a shield, otherwise a point of hull if there is one. Returns whether it was a shield.
    pub(crate) fn lose_shield_or_hull(&mut self, ship: Label) -> bool {
        let Some(craft) = self.craft_mut(ship) else { return false };
        let by_shield = u8::from(craft.shields > 0);
        let by_hull = u8::from(craft.shields == 0 && craft.hull > 0);
        craft.shields -= by_shield;
        craft.hull -= by_hull;
        let pilot = craft.pilot;
        // Losses at the same moment are reported as one event.
        match self.new_events.last_mut() {
            Some(Event::DamageSuffered { ship: same, shields, hull }) if *same == ship => {
                *shields += by_shield;
                *hull += by_hull;
            }
            _ if by_shield + by_hull > 0 => {
                self.new_events.push(Event::DamageSuffered { ship, shields: by_shield, hull: by_hull });
            }
            _ => {}
        }
        // XW-ABL-15
        if let Some(token) = after_shield_lost(pilot).filter(|_| by_shield > 0) {
            self.gain_tokens(ship, token, 1, xwing::rules::ability::SEASTRIKER);
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
        match when_dealt(card) {
            DealtEffect::Stays => {
                if let Some(craft) = self.craft_mut(ship) {
                    craft.faceup.push(card);
                }
                None
            }
            DealtEffect::Stress(count) => {
                self.gain_tokens(ship, Token::Stress, count, rules::PANICKED);
                None
            }
            DealtEffect::Damage(hits) => Some(DamageStep::Damage { hits, crits: 0 }),
        }
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

    /// Assigns tokens to a ship; waiting jam tokens remove green ones again.
    pub(crate) fn gain_tokens(&mut self, ship: Label, token: Token, count: u8, rule: RuleId) {
        let Some(craft) = self.craft_mut(ship).filter(|_| count > 0) else { return };
        let lost = craft.gain(token, count);
        self.new_events.push(Event::TokensGained { ship, token, count, rule });
        self.report_jam_losses(ship, lost);
    }

    /// XW-TOK-06: reports what jam tokens removed.
    pub(crate) fn report_jam_losses(&mut self, ship: Label, lost: impl IntoIterator<Item = JamLoss>) {
        let rule = xwing::rules::token::JAM;
        for loss in lost {
            self.new_events.push(match loss {
                Some(token) => Event::TokenLost { ship, token, rule },
                None => Event::LockBroken { ship, rule },
            });
        }
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
