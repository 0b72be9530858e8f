//! Carries out how the printed flight system modifies the dice of solo ships.

use crate::choice::DiceModifier;
use crate::combat::modify::{named_use, source_name};
use crate::event::Event;
use crate::ship::ShipId;
use crate::solo::SoloRollResult;
use crate::solo::attack::dice_search::DiceStep;
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
        let Some((place, _)) = named_use(&self.craft(ship), by, modify_step.timing(), true) else { return };
        self.reroll(ship, modify_step, place.map_or(DiceModifier::Lock, DiceModifier::Effect), dice, out);
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
                        self.solo_card(ship, modify_step, *name, out);
                    }
                }
            }
        }
    }

    /// One use of a card or the ship ability.
    fn solo_card(
        &mut self,
        ship: ShipId,
        modify_step: ModifyStep,
        name: ModifierSource<'static>,
        out: &mut EventSink<'_, Event>,
    ) {
        let craft = self.craft(ship);
        if let Some((_, used)) = named_use(&craft, name, modify_step.timing(), false) {
            self.pay_for_dice(ship, used.cost, out);
            used.change.map(|change| self.change_dice(modify_step, change));
        }
        // The event names the card or ability by its first effect.
        let first =
            (0..).zip(craft.effects()).find(|(_, (card, _))| source_name(&craft, *card) == Some(name));
        self.emit_change(ship, DiceModifier::Effect(first.map_or(0, |(place, _)| place)), out);
    }
}
