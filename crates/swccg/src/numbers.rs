//! The numbers of the game: printed values with all their modifiers, presence and control, defense value and cost.

use crate::card::{Card, CardName, Icon, Kind, Side};
use crate::choice::To;
use crate::content::bits;
use crate::destiny::DestinyKind;
use crate::language::{Effect, Stat};
use crate::object::{Marks, ObjId};
use crate::rules;
use crate::state::State;
use crate::vessel::walks;
use crate::why::{Cause, Ledger, Reason, Step};
use serde::{Deserialize, Serialize};
use table::Seat;

/// SW-BTL-05: ability needed for a battle destiny unless a text requires more.
const NEED: i16 = 4;

/// A number that can be queried.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Quantity {
    Power(ObjId),
    Forfeit(ObjId),
    Maneuver(ObjId),
    Hyperspeed(ObjId),
    Landspeed(ObjId),
    Defence(ObjId),
    Immunity(ObjId),
    Generation(Seat),
    Drain(Seat, ObjId),
    /// A player's Force drain without the optional bonus.
    DrainLess(Seat, ObjId),
    TotalPower(Seat, ObjId),
    /// A player's power in the current battle, before destinies; once computed it is fixed.
    BattlePower(Seat),
    /// Number of battle destinies a player may draw at a location.
    BattleDestinies(Seat, ObjId),
    /// Number of destinies of another kind a player may draw in the power segment at a location.
    Destinies(DestinyKind, Seat, ObjId),
    /// Ability a player needs for a battle destiny at a location.
    DestinyNeed(Seat, ObjId),
    Ability(ObjId),
    /// A player's ability that counts for battle destiny at a location.
    TotalAbility(Seat, ObjId),
    DeployCost(Seat, CardName, To),
    /// The destiny just drawn, while it can be responded to.
    Drawn,
    /// A player's total battle destiny in the current battle.
    BattleDestiny(Seat),
    /// What a player's destinies add to power in the current battle.
    DestinedPower(Seat),
    /// Attrition against a player in the current battle.
    Attrition(Seat),
    /// A player's battle damage in the current battle, before any of it is taken.
    Damage(Seat),
    /// The total of the current shot, or of the latest one in the battle.
    Shot,
}

/// A number with its breakdown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Reckoning {
    pub value: i16,
    /// Base value and modifiers, in order.
    pub reasons: Vec<Reason>,
}

impl State {
    /// Computes a number with its breakdown.
    #[must_use]
    pub fn why(&self, quantity: Quantity) -> Reckoning {
        let mut reasons = Vec::new();
        let mut ledger = Ledger::written(&mut reasons);
        self.reckon(quantity, &mut ledger);
        let value = ledger.value;
        Reckoning { value, reasons }
    }

    /// Computes a number.
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
            Quantity::Landspeed(id) => self.reckon_landspeed(id, ledger),
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
            Quantity::BattlePower(seat) => self.reckon_battle_power(seat, ledger),
            Quantity::BattleDestinies(seat, at) => self.reckon_destinies(seat, at, ledger),
            Quantity::Destinies(kind, seat, at) => self.reckon_other_destinies(kind, seat, at, ledger),
            Quantity::DestinyNeed(seat, at) => self.reckon_destiny_need(seat, at, ledger),
            Quantity::Ability(id) => self.reckon_ability(id, ledger),
            Quantity::TotalAbility(seat, at) => self.reckon_total_ability(seat, at, ledger),
            Quantity::DeployCost(seat, card, to) => self.reckon_deployment(seat, card, to, ledger),
            Quantity::Drawn => self.reckon_drawn(ledger),
            Quantity::BattleDestiny(seat) => {
                self.reckon_drawn_in_battle(&[DestinyKind::Battle], seat, ledger)
            }
            Quantity::DestinedPower(seat) => {
                self.reckon_drawn_in_battle(&[DestinyKind::Power, DestinyKind::Battle], seat, ledger);
            }
            Quantity::Attrition(seat) => {
                let kinds = [DestinyKind::Battle, DestinyKind::Attrition];
                self.reckon_drawn_in_battle(&kinds, seat.other(), ledger);
                ledger.floor(rules::ATTRITION);
            }
            Quantity::Damage(seat) => self.reckon_damage(seat, ledger),
            Quantity::Shot => self.reckon_shot(ledger),
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
        // SW-WPN-08: regardless of other modifiers.
        let struck = if stat == Stat::Power { Marks::DEAD } else { Marks::ION };
        if self.has_mark(id, struck) {
            ledger.step(Step::Is(0), Cause::Rule(rules::ION));
        }
        ledger.floor(rules::VALUE);
    }

    /// SW-MOV-02: printed on vehicles; 1 for cards that move on foot. No implemented text changes it.
    fn reckon_landspeed(&self, id: ObjId, ledger: &mut Ledger<'_>) {
        let Some(card) = self.printed(id) else { return };
        match card.kind {
            Kind::Vehicle(_) => {
                ledger.plus(i16::from(card.numbers.landspeed.unwrap_or(0)), Cause::Printed(card.name));
            }
            Kind::Character | Kind::Creature => ledger.plus(1, Cause::Rule(rules::LANDSPEED)),
            _ if walks(card) => ledger.plus(1, Cause::Printed(card.name)),
            Kind::Location(_)
            | Kind::Starship(_)
            | Kind::Weapon(_)
            | Kind::Device
            | Kind::Effect
            | Kind::Interrupt(_) => {}
        }
        if !self.is_crewed(id) {
            ledger.step(Step::Is(0), Cause::Rule(rules::CREW));
        }
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

    /// SW-WPN-04: the highest of ability (unless the character is a droid), maneuver and armor.
    fn reckon_defence(&self, id: ObjId, ledger: &mut Ledger<'_>) {
        let Some(card) = self.printed(id) else { return };
        let own = card.text.iter().find_map(|clause| match clause.effect {
            Effect::Target(defence) => Some(i16::from(defence)),
            _ => None,
        });
        // A weapon that can be targeted has a defense value of 1 unless its text says otherwise.
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
            // SW-CAP-02: without a crew, armor is 2.
            let armor = if self.is_crewed(id) { armor } else { armor.min(2) };
            ledger.step(Step::AtLeast(i16::from(armor)), Cause::Printed(card.name));
        }
    }

    /// Force icons of a side at a location.
    pub(crate) fn icons(&self, at: ObjId, side: Side) -> i16 {
        let mut ledger = Ledger::quick();
        self.reckon_icons(at, side, &mut ledger);
        ledger.value
    }

    /// Adds the Force icons of a location: printed ones, and changes by rotation and by texts.
    fn reckon_icons(&self, at: ObjId, side: Side, ledger: &mut Ledger<'_>) {
        let (Some(card), Some(subject)) = (self.printed(at), self.subject(at)) else { return };
        let (place, stat) = match side {
            Side::Light => (0, Stat::LightIcons),
            Side::Dark => (1, Stat::DarkIcons),
        };
        let before = ledger.value;
        let [printed, other] = [place, 1 - place].map(|place| i16::from(card.numbers.force[place]));
        if printed != 0 {
            ledger.plus(printed, Cause::Text(at, card.name));
        }
        if self.has_text(bits::ROTATES)
            && other != printed
            && let Some((by, turner)) = self.turned_by(Some(at)).and_then(|by| Some((by, self.printed(by)?)))
        {
            ledger.plus(other - printed, Cause::Text(by, turner.name));
        }
        self.modify(stat, subject, ledger);
        if ledger.value < before {
            ledger.plus(before - ledger.value, Cause::Rule(rules::VALUE));
        }
    }

    fn reckon_generation(&self, seat: Seat, ledger: &mut Ledger<'_>) {
        ledger.plus(1, Cause::Rule(rules::GENERATION));
        for id in self.row {
            self.reckon_icons(id, self.side(seat), ledger);
        }
        // A player is not a card: the first location stands for the player.
        if let Some(subject) = self.row.first().and_then(|id| self.subject_for(*id, seat)) {
            self.modify(Stat::Generation, subject, ledger);
        }
        ledger.floor(rules::VALUE);
    }

    fn reckon_drain(&self, seat: Seat, at: ObjId, full: bool, ledger: &mut Ledger<'_>) {
        let Some(subject) = self.subject_for(at, seat) else { return };
        self.reckon_icons(at, self.side(seat.other()), ledger);
        self.modify(Stat::Drain, subject, ledger);
        if full {
            self.modify(Stat::DrainOption, subject, ledger);
        }
        ledger.floor(rules::VALUE);
    }

    pub(crate) fn reckon_total(&self, seat: Seat, at: ObjId, ledger: &mut Ledger<'_>) {
        self.reckon_participants(seat, at, ledger);
        if let Some(subject) = self.subject_for(at, seat) {
            self.modify(Stat::TotalPower, subject, ledger);
        }
        ledger.floor(rules::VALUE);
    }

    /// The power of every card that takes part in the battle there, or would.
    pub(crate) fn reckon_participants(&self, seat: Seat, at: ObjId, ledger: &mut Ledger<'_>) {
        for (id, obj) in self.in_play() {
            if obj.owner == seat && self.location(id) == Some(at) && self.adds_power(id) {
                ledger.plus(self.power(id), Cause::Text(id, self.card(obj.card).name));
            }
        }
    }

    /// Whether a card's power counts in the battle at its location, or would in a battle there.
    pub(crate) fn adds_power(&self, id: ObjId) -> bool {
        let fought = self.battle.is_some_and(|battle| self.location(id) == Some(battle.at));
        let fights = self.has_mark(id, Marks::FIGHTS) || !fought && self.may_fight(id);
        fights && self.has_own_power(id)
    }

    /// SW-BTL-05: one for an ability of 4, additional ones from texts, or a minimum number from texts.
    fn reckon_destinies(&self, seat: Seat, at: ObjId, ledger: &mut Ledger<'_>) {
        let Some(subject) = self.subject_for(at, seat) else { return };
        let ability = self.quantity(Quantity::TotalAbility(seat, at));
        if ability >= self.quantity(Quantity::DestinyNeed(seat, at)) {
            ledger.plus(1, Cause::Rule(rules::BATTLE_DESTINY));
        } else if ability < NEED {
            ledger.step(Step::Is(0), Cause::Rule(rules::BATTLE_DESTINY));
        } else if ledger.is_written() {
            // The ability would suffice without these texts.
            let texts = self.why(Quantity::DestinyNeed(seat, at)).reasons.into_iter();
            texts
                .filter(|reason| matches!(reason.by, Cause::Text(..)))
                .for_each(|reason| ledger.step(Step::Is(0), reason.by));
        }
        self.modify(Stat::BattleDestiny, subject, ledger);
        if let Some(battle) = self.battle.filter(|battle| battle.at == at && battle.added[seat] > 0) {
            ledger.plus(i16::from(battle.added[seat]), Cause::Rule(rules::IN_BATTLE));
        }
        self.modify(Stat::BattleDestinyLeast, subject, ledger);
        ledger.floor(rules::VALUE);
    }

    /// SW-BTL-05: the ability needed for a battle destiny.
    fn reckon_destiny_need(&self, seat: Seat, at: ObjId, ledger: &mut Ledger<'_>) {
        let Some(subject) = self.subject_for(at, seat) else { return };
        ledger.plus(NEED, Cause::Rule(rules::BATTLE_DESTINY));
        self.modify(Stat::BattleDestinyNeed, subject, ledger);
        self.modify(Stat::BattleDestinyNeedMore, subject, ledger);
    }

    /// SW-BTL-14: destinies to power only or to attrition only, which only texts provide.
    fn reckon_other_destinies(&self, kind: DestinyKind, seat: Seat, at: ObjId, ledger: &mut Ledger<'_>) {
        let stat = match kind {
            DestinyKind::Power => Stat::PowerDestiny,
            DestinyKind::Attrition => Stat::AttritionDestiny,
            _ => return,
        };
        if let Some(subject) = self.subject_for(at, seat) {
            self.modify(stat, subject, ledger);
        }
        ledger.floor(rules::VALUE);
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
