//! Carries out how the printed flight system modifies the dice of solo ships.

use crate::choice::DiceModifier;
use crate::content::Effect;
use crate::content::effect::{EffectCondition, EffectCost};
use crate::event::{Event, Token};
use crate::ship::ShipId;
use crate::solo::SoloRollResult;
use crate::solo::attack::dice_search::{DiceStep, ModifierEffect};
use crate::solo::attack::spend::{DiceRecord, ModifierSource};
use crate::state::{ModifyStep, RuleStep, SoloDecision, State};
use contract::EventSink;

impl State {
    pub(crate) fn solo_attack_dice(&mut self, ship: ShipId, out: &mut EventSink<'_, Event>) {
        let dice = self.public.attack.reds.as_dice();
        let given: Vec<SoloRollResult> =
            self.public.given.iter().filter_map(|chance| chance.rolled()).collect();
        let decided = self.with_volley(|volley, _| {
            self.with_pilot(ship, &given, |pilot| pilot.modify_attack(&dice, volley))
        });
        let Some(record) = self.conclude(ship, SoloDecision::AttackDice, decided.flatten()) else { return };
        if let DiceStep::Reroll { by, focus, blank } = record.step {
            self.solo_reroll(ship, ModifyStep::AttackDice, by, (focus, blank), out);
            return;
        }
        self.solo_changes(ship, ModifyStep::AttackDice, &record, out);
        // Changing a focus result may have produced a hit that a card turns into a crit.
        self.end_modification(ModifyStep::AttackDice, out);
    }

    pub(crate) fn solo_defense_dice(&mut self, ship: ShipId, out: &mut EventSink<'_, Event>) {
        let dice = self.public.attack.greens.as_dice();
        let incoming = self.incoming();
        let decided =
            self.decide(ship, SoloDecision::DefenseDice, |pilot| pilot.modify_defense(&dice, incoming));
        let Some(record) = decided else { return };
        if let DiceStep::Reroll { by, focus, blank } = record.step {
            self.solo_reroll(ship, ModifyStep::DefenseDice, by, (focus, blank), out);
        } else {
            self.solo_changes(ship, ModifyStep::DefenseDice, &record, out);
        }
    }

    fn solo_reroll(
        &mut self,
        ship: ShipId,
        modify_step: ModifyStep,
        by: ModifierSource<'_>,
        dice: (u8, u8),
        out: &mut EventSink<'_, Event>,
    ) {
        let step = match modify_step {
            ModifyStep::AttackDice => SoloDecision::AttackDice,
            ModifyStep::DefenseDice => SoloDecision::DefenseDice,
        };
        self.public.push(RuleStep::Solo(ship, step));
        let means = match by {
            ModifierSource::Lock => DiceModifier::Lock,
            ModifierSource::Focus
            | ModifierSource::Calculate
            | ModifierSource::Evade
            | ModifierSource::Force
            | ModifierSource::Ability(_)
            | ModifierSource::Card(_) => DiceModifier::Effect(self.rerolling(ship, by)),
        };
        self.reroll(ship, modify_step, means, dice, out);
    }

    /// The index among a ship's effects of the reroll named in a record.
    fn rerolling(&self, ship: ShipId, by: ModifierSource<'_>) -> u8 {
        let craft = self.craft(ship);
        let found = (0..).zip(craft.effects()).find(|(_, (card, effect))| {
            let same = match by {
                ModifierSource::Card(xws) => card.is_some_and(|card| card.xws == xws),
                ModifierSource::Ability(_)
                | ModifierSource::Focus
                | ModifierSource::Calculate
                | ModifierSource::Evade
                | ModifierSource::Force
                | ModifierSource::Lock => card.is_none(),
            };
            same && matches!(effect, Effect::Reroll { .. } | Effect::RerollByLocks)
        });
        found.map_or(0, |(place, _)| place)
    }

    /// Applies the modifiers named in the record.
    fn solo_changes(
        &mut self,
        ship: ShipId,
        modify_step: ModifyStep,
        record: &DiceRecord<'static>,
        out: &mut EventSink<'_, Event>,
    ) {
        let DiceStep::Change { by, .. } = &record.step else { return };
        for (name, times) in by {
            for _ in 0..*times {
                match name {
                    ModifierSource::Focus => self.apply_modifier(ship, modify_step, DiceModifier::Focus, out),
                    ModifierSource::Calculate => {
                        self.apply_modifier(ship, modify_step, DiceModifier::Calculate, out)
                    }
                    ModifierSource::Evade => self.apply_modifier(ship, modify_step, DiceModifier::Evade, out),
                    ModifierSource::Force => self.apply_modifier(ship, modify_step, DiceModifier::Force, out),
                    ModifierSource::Lock => {}
                    ModifierSource::Ability(_) | ModifierSource::Card(_) => {
                        self.solo_card(ship, modify_step, name, record, out);
                    }
                }
            }
        }
    }

    fn solo_card(
        &mut self,
        ship: ShipId,
        modify_step: ModifyStep,
        name: &ModifierSource<'static>,
        record: &DiceRecord<'static>,
        out: &mut EventSink<'_, Event>,
    ) {
        let does = record.means.iter().find(|means| means.name == *name).map(|means| means.does);
        let friends = self.craft(ship).effects().any(|(card, effect)| {
            let same = match name {
                ModifierSource::Card(xws) => card.is_some_and(|card| card.xws == *xws),
                ModifierSource::Ability(_) => card.is_none(),
                ModifierSource::Focus
                | ModifierSource::Calculate
                | ModifierSource::Evade
                | ModifierSource::Force
                | ModifierSource::Lock => false,
            };
            same && effect.when().contains(&EffectCondition::FriendCalculates)
        });
        if friends {
            self.spend_friends_calculate(ship, out);
        }
        // XW-ABL-22
        let into_crit = self.craft(ship).effects().any(|(card, effect)| {
            matches!(name, ModifierSource::Card(xws) if card.is_some_and(|card| card.xws == *xws))
                && matches!(effect, Effect::Change { cost: EffectCost::Calculate, .. })
        });
        if into_crit {
            self.lose(ship, Token::Calculate, 1, crate::rules::attack::MODIFY, out);
        }
        match does {
            Some(ModifierEffect::OneFocus) if into_crit => self.focus_into_crit(),
            Some(ModifierEffect::OneFocus) => self.turn_focus(modify_step),
            Some(ModifierEffect::OneAny) => self.turn_any(modify_step),
            Some(ModifierEffect::EveryFocus) => {
                while self.turn_focus(modify_step) {}
                true
            }
            Some(ModifierEffect::Reroll(_)) | None => false,
        };
        let place = (0..).zip(self.craft(ship).effects()).find(|(_, (card, _))| match name {
            ModifierSource::Card(xws) => card.is_some_and(|card| card.xws == *xws),
            ModifierSource::Ability(_)
            | ModifierSource::Focus
            | ModifierSource::Calculate
            | ModifierSource::Evade
            | ModifierSource::Force
            | ModifierSource::Lock => card.is_none(),
        });
        let place = place.map_or(0, |(place, _)| place);
        self.emit_change(ship, DiceModifier::Effect(place), out);
    }
}
