//! The numbers of the game: printed values with all their modifiers, presence and control, defence and cost.

use crate::card::{Card, CardName, Icon, Kind, Side};
use crate::choice::To;
use crate::content::bits;
use crate::language::{Effect, Stat};
use crate::object::{Marks, ObjId};
use crate::rules;
use crate::state::State;
use crate::why::{Cause, Ledger, Reason, Step};
use serde::{Deserialize, Serialize};
use table::Seat;

/// A number somebody may ask about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Quantity {
    /// Power of a card.
    Power(ObjId),
    /// Forfeit value of a card.
    Forfeit(ObjId),
    /// Manoeuvre of a card.
    Maneuver(ObjId),
    /// Hyperspeed of a card.
    Hyperspeed(ObjId),
    /// Defence value of a card.
    Defence(ObjId),
    /// Immunity to attrition of a card.
    Immunity(ObjId),
    /// A player's Force generation.
    Generation(Seat),
    /// A player's Force drain at a location.
    Drain(Seat, ObjId),
    /// The same without what may be added.
    DrainLess(Seat, ObjId),
    /// A player's total power at a location.
    TotalPower(Seat, ObjId),
    /// Battle destinies a player may draw at a location.
    BattleDestinies(Seat, ObjId),
    /// Ability a card brings.
    Ability(ObjId),
    /// Ability of a player that counts for battle destiny at a location.
    TotalAbility(Seat, ObjId),
    /// What deploying a card there costs a player.
    DeployCost(Seat, CardName, To),
    /// The destiny just drawn, while it may be responded to.
    Drawn,
    /// A player's total battle destiny in the battle being fought.
    BattleDestiny(Seat),
    /// Attrition against a player in the battle being fought.
    Attrition(Seat),
}

/// A number and how it came about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Reckoning {
    /// The number.
    pub value: i16,
    /// Base value and modifiers, in order.
    pub reasons: Vec<Reason>,
}

impl State {
    /// Why a number is what it is.
    #[must_use]
    pub fn why(&self, quantity: Quantity) -> Reckoning {
        let mut reasons = Vec::new();
        let mut ledger = Ledger::written(&mut reasons);
        self.reckon(quantity, &mut ledger);
        let value = ledger.value;
        Reckoning { value, reasons }
    }

    /// A number of the game.
    #[must_use]
    pub fn quantity(&self, quantity: Quantity) -> i16 {
        let mut ledger = Ledger::quick();
        self.reckon(quantity, &mut ledger);
        ledger.value
    }

    fn reckon(&self, quantity: Quantity, ledger: &mut Ledger<'_>) {
        match quantity {
            Quantity::Power(id) => self.reckon_crewed(id, Stat::Power, |card| card.numbers.power, ledger),
            Quantity::Maneuver(id) => {
                self.reckon_crewed(id, Stat::Maneuver, |card| card.numbers.maneuver, ledger);
            }
            Quantity::Hyperspeed(id) => {
                self.reckon_crewed(id, Stat::Hyperspeed, |card| card.numbers.hyperspeed, ledger);
            }
            Quantity::Forfeit(id) => self.reckon_forfeit(id, ledger),
            Quantity::Defence(id) => self.reckon_defence(id, ledger),
            Quantity::Immunity(id) => {
                if let Some(subject) = self.subject(id) {
                    self.modify(Stat::Immunity, subject, ledger);
                }
            }
            Quantity::Generation(seat) => self.reckon_generation(seat, ledger),
            Quantity::Drain(seat, at) => self.reckon_drain(seat, at, true, ledger),
            Quantity::DrainLess(seat, at) => self.reckon_drain(seat, at, false, ledger),
            Quantity::TotalPower(seat, at) => self.reckon_total(seat, at, ledger),
            Quantity::BattleDestinies(seat, at) => self.reckon_destinies(seat, at, ledger),
            Quantity::Ability(id) => self.reckon_ability(id, ledger),
            Quantity::TotalAbility(seat, at) => self.reckon_total_ability(seat, at, ledger),
            Quantity::DeployCost(seat, card, to) => self.reckon_deployment(seat, card, to, ledger),
            Quantity::Drawn => self.reckon_drawn(ledger),
            Quantity::BattleDestiny(seat) => self.reckon_battle_destiny(seat, ledger),
            Quantity::Attrition(seat) => {
                self.reckon_battle_destiny(seat.other(), ledger);
                ledger.floor(rules::ATTRITION);
            }
        }
    }

    pub(crate) fn power(&self, id: ObjId) -> i16 {
        self.quantity(Quantity::Power(id))
    }

    /// A number that a vessel has only with a crew (SW-CAP-02).
    fn reckon_crewed(
        &self,
        id: ObjId,
        stat: Stat,
        printed: impl Fn(&Card) -> Option<u8>,
        ledger: &mut Ledger<'_>,
    ) {
        let (Some(card), Some(subject)) = (self.printed(id), self.subject(id)) else { return };
        ledger.plus(i16::from(printed(card).unwrap_or(0)), Cause::Printed(card.name));
        self.modify(stat, subject, ledger);
        if !self.is_crewed(id) {
            ledger.step(Step::Is(0), Cause::Rule(rules::CREW));
        }
        // SW-WPN-08: whatever modifies it.
        if stat != Stat::Power && self.has_mark(id, Marks::ION) {
            ledger.step(Step::Is(0), Cause::Rule(rules::ION));
        }
        ledger.floor(rules::VALUE);
    }

    fn reckon_forfeit(&self, id: ObjId, ledger: &mut Ledger<'_>) {
        let (Some(card), Some(subject)) = (self.printed(id), self.subject(id)) else { return };
        ledger.plus(i16::from(card.numbers.forfeit.unwrap_or(0)), Cause::Printed(card.name));
        self.modify(Stat::Forfeit, subject, ledger);
        if self.has_mark(id, Marks::WORTHLESS) {
            ledger.step(Step::Is(0), Cause::Rule(rules::HIT));
        }
        ledger.floor(rules::VALUE);
    }

    /// SW-WPN-04: ability of a character that is no droid, manoeuvre or armour, whichever is highest.
    fn reckon_defence(&self, id: ObjId, ledger: &mut Ledger<'_>) {
        let Some(card) = self.printed(id) else { return };
        let own = card.text.iter().find_map(|clause| match clause.effect {
            Effect::Target(defence) => Some(i16::from(defence)),
            _ => None,
        });
        // A weapon that may be shot at has one, unless its text says another number.
        let standing = matches!(card.kind, Kind::Weapon(_)).then_some(1);
        if let Some(defence) = own.or(standing) {
            ledger.step(Step::AtLeast(defence), Cause::Printed(card.name));
        }
        if let Some(defence) = card.numbers.defense {
            ledger.step(Step::AtLeast(i16::from(defence)), Cause::Printed(card.name));
        }
        if card.kind == Kind::Character && !card.icons.has(Icon::Droid) {
            let ability = i16::from(card.numbers.ability.unwrap_or(0));
            ledger.step(Step::AtLeast(ability), Cause::Printed(card.name));
        }
        if card.numbers.maneuver.is_some() {
            let maneuver = self.quantity(Quantity::Maneuver(id));
            ledger.step(Step::AtLeast(maneuver), Cause::Rule(rules::DEFENCE));
        }
        if let Some(armor) = card.numbers.armor.filter(|_| !self.has_mark(id, Marks::ION)) {
            // SW-CAP-02: without a crew armour is two.
            let armor = if self.is_crewed(id) { armor } else { armor.min(2) };
            ledger.step(Step::AtLeast(i16::from(armor)), Cause::Printed(card.name));
        }
    }

    /// Force icons of a side at a location.
    pub(crate) fn icons(&self, at: ObjId, side: Side) -> i16 {
        let (Some(card), Some(subject)) = (self.printed(at), self.subject(at)) else { return 0 };
        let (place, stat) = match side {
            Side::Light => (0, Stat::LightIcons),
            Side::Dark => (1, Stat::DarkIcons),
        };
        let printed = card.numbers.force[if self.is_rotated(Some(at)) { 1 - place } else { place }];
        let mut ledger = Ledger::quick();
        ledger.plus(i16::from(printed), Cause::Printed(card.name));
        self.modify(stat, subject, &mut ledger);
        ledger.value.max(0)
    }

    fn reckon_generation(&self, seat: Seat, ledger: &mut Ledger<'_>) {
        ledger.plus(1, Cause::Rule(rules::GENERATION));
        for id in self.row {
            let icons = self.icons(id, self.side(seat));
            if let Some(card) = self.printed(id).filter(|_| icons > 0) {
                ledger.plus(icons, Cause::Text(id, card.name));
            }
        }
        // A player is no card: the first location stands for the player's seat.
        if let Some(subject) = self.row.first().and_then(|id| self.subject_for(*id, seat)) {
            self.modify(Stat::Generation, subject, ledger);
        }
        ledger.floor(rules::VALUE);
    }

    fn reckon_drain(&self, seat: Seat, at: ObjId, full: bool, ledger: &mut Ledger<'_>) {
        let (Some(card), Some(subject)) = (self.printed(at), self.subject_for(at, seat)) else { return };
        ledger.plus(self.icons(at, self.side(seat.other())), Cause::Printed(card.name));
        self.modify(Stat::Drain, subject, ledger);
        if full {
            self.modify(Stat::DrainOption, subject, ledger);
        }
        ledger.floor(rules::VALUE);
    }

    fn reckon_total(&self, seat: Seat, at: ObjId, ledger: &mut Ledger<'_>) {
        for (id, obj) in self.in_play() {
            let fights = obj.marks.has(Marks::FIGHTS) || self.battle.is_none() && self.may_fight(id);
            if obj.owner == seat && fights && self.location(id) == Some(at) && self.has_own_power(id) {
                let card = self.card(obj.card);
                ledger.plus(self.power(id), Cause::Text(id, card.name));
            }
        }
        if let Some(subject) = self.subject_for(at, seat) {
            self.modify(Stat::TotalPower, subject, ledger);
        }
        ledger.floor(rules::VALUE);
    }

    /// SW-BTL-05: one for ability of four, further ones by texts, or a least number by texts.
    fn reckon_destinies(&self, seat: Seat, at: ObjId, ledger: &mut Ledger<'_>) {
        let Some(subject) = self.subject_for(at, seat) else { return };
        let mut need = Ledger::quick();
        need.plus(4, Cause::Rule(rules::BATTLE_DESTINY));
        self.modify(Stat::BattleDestinyNeed, subject, &mut need);
        self.modify(Stat::BattleDestinyNeedMore, subject, &mut need);
        if self.quantity(Quantity::TotalAbility(seat, at)) >= need.value {
            ledger.plus(1, Cause::Rule(rules::BATTLE_DESTINY));
        }
        self.modify(Stat::BattleDestiny, subject, ledger);
        if let Some(battle) = self.battle.filter(|battle| battle.at == at && battle.added[seat] > 0) {
            ledger.plus(i16::from(battle.added[seat]), Cause::Rule(rules::IN_BATTLE));
        }
        self.modify(Stat::BattleDestinyLeast, subject, ledger);
        ledger.floor(rules::VALUE);
    }

    /// The battle destinies a player has drawn, card by card.
    fn reckon_battle_destiny(&self, seat: Seat, ledger: &mut Ledger<'_>) {
        let Some(battle) = self.battle else { return };
        for (card, value) in battle.cards[seat].into_iter().flatten() {
            ledger.plus(value, Cause::Destiny(card));
        }
        let rest = battle.destiny[seat] - ledger.value;
        if rest != 0 {
            ledger.plus(rest, Cause::Rule(rules::BATTLE_DESTINY));
        }
    }

    /// Whether a text keeps this card from moving by itself (SW-MOV-08).
    pub(crate) fn is_fixed(&self, id: ObjId) -> bool {
        let Some(subject) = self.subject(id) else { return true };
        self.any_text_for(bits::FIXED, subject, |effect| match effect {
            Effect::Fixed(of) => Some(of),
            _ => None,
        })
    }
}
