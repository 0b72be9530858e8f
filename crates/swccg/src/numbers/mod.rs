//! The numbers of the game: printed values with all their modifiers, presence and control, defense value and cost.

pub mod breakdown;
pub(crate) mod costs;
pub(crate) mod modifiers;
pub(crate) mod player_summary;
mod presence;
mod text_context;

use crate::action::destiny_kind::DestinyKind;
use crate::cards::card::{Card, CardName, Icon, Kind, Side};
use crate::cards::object::{Marks, ObjId};
use crate::cards::vessel::moves_on_foot;
use crate::choice::Destination;
use crate::content::text_flags;
use crate::language::{Effect, Stat};
use crate::numbers::breakdown::{Adjustment, Breakdown, BreakdownLine, Cause};
use crate::rules;
use crate::state::State;
use contract::Seat;
use serde::{Deserialize, Serialize};

/// SW-BTL-05: ability needed for a battle destiny unless a text requires more.
const BATTLE_DESTINY_ABILITY: i16 = 4;

/// A number that can be queried.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Quantity {
    Power(ObjId),
    Forfeit(ObjId),
    Maneuver(ObjId),
    Hyperspeed(ObjId),
    Landspeed(ObjId),
    #[serde(rename = "defence")]
    Defense(ObjId),
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
    DeployCost(Seat, CardName, Destination),
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ExplainedValue {
    pub quantity: Quantity,
    pub value: i16,
    /// Base value and modifiers, in order.
    pub reasons: Vec<BreakdownLine>,
}

impl State {
    /// Computes a number with its breakdown.
    #[must_use]
    pub fn explain_quantity(&self, quantity: Quantity) -> ExplainedValue {
        let mut reasons = Vec::new();
        let mut breakdown = Breakdown::recording(&mut reasons);
        self.compute(quantity, &mut breakdown);
        let value = breakdown.value;
        ExplainedValue { quantity, value, reasons }
    }

    /// Computes a number.
    #[must_use]
    pub fn quantity(&self, quantity: Quantity) -> i16 {
        let mut breakdown = Breakdown::value_only();
        self.compute(quantity, &mut breakdown);
        breakdown.value
    }

    fn compute(&self, quantity: Quantity, breakdown: &mut Breakdown<'_>) {
        match quantity {
            Quantity::Power(id) => self.compute_crewed(id, Stat::Power, |card| card.numbers.power, breakdown),
            Quantity::Maneuver(id) => {
                self.compute_crewed(id, Stat::Maneuver, |card| card.numbers.maneuver, breakdown);
            }
            Quantity::Hyperspeed(id) => {
                self.compute_crewed(id, Stat::Hyperspeed, |card| card.numbers.hyperspeed, breakdown);
            }
            Quantity::Landspeed(id) => self.compute_landspeed(id, breakdown),
            Quantity::Forfeit(id) => self.compute_forfeit(id, breakdown),
            Quantity::Defense(id) => self.compute_defense(id, breakdown),
            Quantity::Immunity(id) => {
                if let Some(subject) = self.subject(id) {
                    self.apply_modifiers(Stat::Immunity, subject, breakdown);
                }
            }
            Quantity::Generation(seat) => self.compute_generation(seat, breakdown),
            Quantity::Drain(seat, at) => self.compute_drain(seat, at, true, breakdown),
            Quantity::DrainLess(seat, at) => self.compute_drain(seat, at, false, breakdown),
            Quantity::TotalPower(seat, at) => self.compute_total(seat, at, breakdown),
            Quantity::BattlePower(seat) => self.compute_battle_power(seat, breakdown),
            Quantity::BattleDestinies(seat, at) => self.compute_destinies(seat, at, breakdown),
            Quantity::Destinies(kind, seat, at) => self.compute_other_destinies(kind, seat, at, breakdown),
            Quantity::DestinyNeed(seat, at) => self.compute_destiny_need(seat, at, breakdown),
            Quantity::Ability(id) => self.compute_ability(id, breakdown),
            Quantity::TotalAbility(seat, at) => self.compute_total_ability(seat, at, breakdown),
            Quantity::DeployCost(seat, card, to) => self.compute_deployment(seat, card, to, breakdown),
            Quantity::Drawn => self.compute_drawn(breakdown),
            Quantity::BattleDestiny(seat) => {
                self.compute_drawn_in_battle(&[DestinyKind::Battle], seat, breakdown)
            }
            Quantity::DestinedPower(seat) => {
                self.compute_drawn_in_battle(&[DestinyKind::Power, DestinyKind::Battle], seat, breakdown);
            }
            Quantity::Attrition(seat) => {
                let kinds = [DestinyKind::Battle, DestinyKind::Attrition];
                self.compute_drawn_in_battle(&kinds, seat.other(), breakdown);
                breakdown.floor(rules::ATTRITION);
            }
            Quantity::Damage(seat) => self.compute_damage(seat, breakdown),
            Quantity::Shot => self.compute_shot(breakdown),
        }
    }

    pub(crate) fn power(&self, id: ObjId) -> i16 {
        self.quantity(Quantity::Power(id))
    }

    /// A number that a vessel has only with a crew (SW-CAP-02).
    fn compute_crewed(
        &self,
        id: ObjId,
        stat: Stat,
        printed: impl Fn(&Card) -> Option<u8>,
        breakdown: &mut Breakdown<'_>,
    ) {
        let (Some(card), Some(subject)) = (self.printed(id), self.subject(id)) else { return };
        breakdown.plus(i16::from(printed(card).unwrap_or(0)), Cause::Printed(card.name));
        self.apply_modifiers(stat, subject, breakdown);
        if !self.is_crewed(id) || self.is_landed(id) {
            breakdown.step(Adjustment::Is(0), Cause::Rule(rules::CREW));
        }
        // SW-WPN-08: regardless of other modifiers.
        let struck = if stat == Stat::Power { Marks::DEAD } else { Marks::ION };
        if self.has_mark(id, struck) {
            breakdown.step(Adjustment::Is(0), Cause::Rule(rules::ION));
        }
        breakdown.floor(rules::VALUE);
    }

    /// SW-MOV-02: printed on vehicles; 1 for cards that move on foot. No implemented text changes it.
    fn compute_landspeed(&self, id: ObjId, breakdown: &mut Breakdown<'_>) {
        let Some(card) = self.printed(id) else { return };
        match card.kind {
            Kind::Vehicle(_) => {
                breakdown.plus(i16::from(card.numbers.landspeed.unwrap_or(0)), Cause::Printed(card.name));
            }
            Kind::Character if card.numbers.landspeed.is_some() => {
                breakdown.plus(i16::from(card.numbers.landspeed.unwrap_or(1)), Cause::Printed(card.name));
            }
            Kind::Character | Kind::Creature => breakdown.plus(1, Cause::Rule(rules::LANDSPEED)),
            _ if moves_on_foot(card) => breakdown.plus(1, Cause::Printed(card.name)),
            Kind::Location(_)
            | Kind::Starship(_)
            | Kind::Weapon(_)
            | Kind::Device
            | Kind::Effect
            | Kind::Interrupt(_) => {}
        }
        if !self.is_crewed(id) {
            breakdown.step(Adjustment::Is(0), Cause::Rule(rules::CREW));
        }
    }

    fn compute_forfeit(&self, id: ObjId, breakdown: &mut Breakdown<'_>) {
        let (Some(card), Some(subject)) = (self.printed(id), self.subject(id)) else { return };
        breakdown.plus(i16::from(card.numbers.forfeit.unwrap_or(0)), Cause::Printed(card.name));
        self.apply_modifiers(Stat::Forfeit, subject, breakdown);
        if self.has_mark(id, Marks::WORTHLESS) {
            breakdown.step(Adjustment::Is(0), Cause::Rule(rules::HIT));
        }
        breakdown.floor(rules::VALUE);
    }

    /// SW-WPN-04: the highest of ability (unless the character is a droid), maneuver and armor.
    fn compute_defense(&self, id: ObjId, breakdown: &mut Breakdown<'_>) {
        let Some(card) = self.printed(id) else { return };
        let own = card.text.iter().find_map(|clause| match clause.effect {
            Effect::Target(defense) => Some(i16::from(defense)),
            _ => None,
        });
        // A weapon that can be targeted has a defense value of 1 unless its text says otherwise.
        let standing = matches!(card.kind, Kind::Weapon(_)).then_some(1);
        if let Some(defense) = own.or(standing) {
            breakdown.step(Adjustment::AtLeast(defense), Cause::Printed(card.name));
        }
        if let Some(defense) = card.numbers.defense {
            breakdown.step(Adjustment::AtLeast(i16::from(defense)), Cause::Printed(card.name));
        }
        if card.kind == Kind::Character && !card.icons.has(Icon::Droid) {
            let ability = i16::from(card.numbers.ability.unwrap_or(0));
            breakdown.step(Adjustment::AtLeast(ability), Cause::Printed(card.name));
        }
        if card.numbers.maneuver.is_some() {
            let maneuver = self.quantity(Quantity::Maneuver(id));
            breakdown.step(Adjustment::AtLeast(maneuver), Cause::Rule(rules::DEFENSE));
        }
        if let Some(armor) = card.numbers.armor.filter(|_| !self.has_mark(id, Marks::ION)) {
            // SW-CAP-02: without a crew, armor is 2.
            let crewed = self.is_crewed(id) && !self.is_landed(id);
            let armor = if crewed { armor } else { armor.min(2) };
            breakdown.step(Adjustment::AtLeast(i16::from(armor)), Cause::Printed(card.name));
        }
    }

    /// Force icons of a side at a location.
    pub(crate) fn icons(&self, at: ObjId, side: Side) -> i16 {
        let mut breakdown = Breakdown::value_only();
        self.compute_icons(at, side, &mut breakdown);
        breakdown.value
    }

    /// Adds the Force icons of a location: printed ones, and changes by rotation and by texts.
    fn compute_icons(&self, at: ObjId, side: Side, breakdown: &mut Breakdown<'_>) {
        let (Some(card), Some(subject)) = (self.printed(at), self.subject(at)) else { return };
        let (place, stat) = match side {
            Side::Light => (0, Stat::LightIcons),
            Side::Dark => (1, Stat::DarkIcons),
        };
        let before = breakdown.value;
        let [printed, other] = [place, 1 - place].map(|place| i16::from(card.numbers.force[place]));
        if printed != 0 {
            breakdown.plus(printed, Cause::Text(at, card.name));
        }
        if self.has_text_flag(text_flags::ROTATES)
            && other != printed
            && let Some((by, turner)) = self.turned_by(Some(at)).and_then(|by| Some((by, self.printed(by)?)))
        {
            breakdown.plus(other - printed, Cause::Text(by, turner.name));
        }
        self.apply_modifiers(stat, subject, breakdown);
        if breakdown.value < before {
            breakdown.plus(before - breakdown.value, Cause::Rule(rules::VALUE));
        }
    }

    fn compute_generation(&self, seat: Seat, breakdown: &mut Breakdown<'_>) {
        breakdown.plus(1, Cause::Rule(rules::GENERATION));
        for id in self.row {
            self.compute_icons(id, self.side(seat), breakdown);
        }
        // A player is not a card: the first location stands for the player.
        if let Some(subject) = self.row.first().and_then(|id| self.subject_for(*id, seat)) {
            self.apply_modifiers(Stat::Generation, subject, breakdown);
        }
        breakdown.floor(rules::VALUE);
    }

    fn compute_drain(&self, seat: Seat, at: ObjId, full: bool, breakdown: &mut Breakdown<'_>) {
        let Some(subject) = self.subject_for(at, seat) else { return };
        self.compute_icons(at, self.side(seat.other()), breakdown);
        self.apply_modifiers(Stat::Drain, subject, breakdown);
        if full {
            self.apply_modifiers(Stat::DrainOption, subject, breakdown);
        }
        breakdown.floor(rules::VALUE);
    }

    pub(crate) fn compute_total(&self, seat: Seat, at: ObjId, breakdown: &mut Breakdown<'_>) {
        self.compute_participants(seat, at, breakdown);
        if let Some(subject) = self.subject_for(at, seat) {
            self.apply_modifiers(Stat::TotalPower, subject, breakdown);
        }
        breakdown.floor(rules::VALUE);
    }

    /// The power of every card that takes part in the battle there, or would.
    pub(crate) fn compute_participants(&self, seat: Seat, at: ObjId, breakdown: &mut Breakdown<'_>) {
        for (id, obj) in self.in_play() {
            if obj.owner == seat && self.location(id) == Some(at) && self.adds_power(id) {
                breakdown.plus(self.power(id), Cause::Text(id, self.card(obj.card).name));
            }
        }
    }

    /// Whether a card's power counts in the battle at its location, or would in a battle there.
    pub(crate) fn adds_power(&self, id: ObjId) -> bool {
        let fought = self.battle.is_some_and(|battle| self.location(id) == Some(battle.at));
        let fights = self.has_mark(id, Marks::FIGHTS) || !fought && self.can_fight(id);
        fights && self.has_own_power(id)
    }

    /// SW-BTL-05: one for an ability of 4, additional ones from texts, or a minimum number from texts.
    fn compute_destinies(&self, seat: Seat, at: ObjId, breakdown: &mut Breakdown<'_>) {
        let Some(subject) = self.subject_for(at, seat) else { return };
        let ability = self.quantity(Quantity::TotalAbility(seat, at));
        if ability >= self.quantity(Quantity::DestinyNeed(seat, at)) {
            breakdown.plus(1, Cause::Rule(rules::BATTLE_DESTINY));
        } else if ability < BATTLE_DESTINY_ABILITY {
            breakdown.step(Adjustment::Is(0), Cause::Rule(rules::BATTLE_DESTINY));
        } else if breakdown.is_recording() {
            // The ability would suffice without these texts.
            let texts = self.explain_quantity(Quantity::DestinyNeed(seat, at)).reasons.into_iter();
            texts
                .filter(|reason| matches!(reason.by, Cause::Text(..)))
                .for_each(|reason| breakdown.step(Adjustment::Is(0), reason.by));
        }
        self.apply_modifiers(Stat::BattleDestiny, subject, breakdown);
        if let Some(battle) = self.battle.filter(|battle| battle.at == at && battle.added[seat] > 0) {
            breakdown.plus(i16::from(battle.added[seat]), Cause::Rule(rules::IN_BATTLE));
        }
        self.apply_modifiers(Stat::BattleDestinyLeast, subject, breakdown);
        breakdown.floor(rules::VALUE);
    }

    /// SW-BTL-05: the ability needed for a battle destiny.
    fn compute_destiny_need(&self, seat: Seat, at: ObjId, breakdown: &mut Breakdown<'_>) {
        let Some(subject) = self.subject_for(at, seat) else { return };
        breakdown.plus(BATTLE_DESTINY_ABILITY, Cause::Rule(rules::BATTLE_DESTINY));
        self.apply_modifiers(Stat::BattleDestinyNeed, subject, breakdown);
        self.apply_modifiers(Stat::BattleDestinyNeedMore, subject, breakdown);
    }

    /// SW-BTL-14: destinies to power only or to attrition only, which only texts provide.
    fn compute_other_destinies(
        &self,
        kind: DestinyKind,
        seat: Seat,
        at: ObjId,
        breakdown: &mut Breakdown<'_>,
    ) {
        let stat = match kind {
            DestinyKind::Power => Stat::PowerDestiny,
            DestinyKind::Attrition => Stat::AttritionDestiny,
            _ => return,
        };
        if let Some(subject) = self.subject_for(at, seat) {
            self.apply_modifiers(stat, subject, breakdown);
        }
        breakdown.floor(rules::VALUE);
    }

    /// Whether a text keeps this card from moving by itself (SW-MOV-08).
    pub(crate) fn is_fixed(&self, id: ObjId) -> bool {
        let Some(subject) = self.subject(id) else { return true };
        self.any_text_for(text_flags::FIXED, subject, |effect| match effect {
            Effect::Fixed(of) => Some(of),
            _ => None,
        })
    }
}
