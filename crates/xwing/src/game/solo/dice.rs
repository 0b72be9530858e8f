//! Carries out how the printed flight system modifies the dice of solo ships.

use crate::content::Effect;
use crate::content::effect::{Condition, Cost};
use crate::game::choice::Means;
use crate::game::event::{Event, Token};
use crate::game::ship::ShipId;
use crate::game::state::{State, Step, Task, Turning};
use crate::solo::Rolled;
use crate::solo::dice::{DiceRecord, MeansName};
use crate::solo::modify::{Does, Step as DiceStep};
use table::Out;

impl State {
    pub(super) fn solo_attack_dice(&mut self, ship: ShipId, out: &mut Out<'_, Event>) {
        let dice = self.public.attack.reds.one_by_one();
        let given: Vec<Rolled> = self.public.given.iter().filter_map(|chance| chance.rolled()).collect();
        let decided = self.with_volley(|volley, _| {
            self.with_pilot(ship, &given, |pilot| pilot.modify_attack(&dice, volley))
        });
        let Some(record) = self.conclude(ship, Step::AttackDice, decided.flatten()) else { return };
        if let DiceStep::Reroll { by, focus, blank } = record.step {
            self.solo_reroll(ship, Turning::AttackDice, by, (focus, blank), out);
            return;
        }
        self.solo_changes(ship, Turning::AttackDice, &record, out);
        // Changing a focus result may have produced a hit that a card turns into a crit.
        self.changed(Turning::AttackDice, out);
    }

    pub(super) fn solo_defense_dice(&mut self, ship: ShipId, out: &mut Out<'_, Event>) {
        let dice = self.public.attack.greens.one_by_one();
        let incoming = self.incoming();
        let decided = self.decide(ship, Step::DefenseDice, |pilot| pilot.modify_defense(&dice, incoming));
        let Some(record) = decided else { return };
        if let DiceStep::Reroll { by, focus, blank } = record.step {
            self.solo_reroll(ship, Turning::DefenseDice, by, (focus, blank), out);
        } else {
            self.solo_changes(ship, Turning::DefenseDice, &record, out);
        }
    }

    fn solo_reroll(
        &mut self,
        ship: ShipId,
        turning: Turning,
        by: MeansName<'_>,
        dice: (u8, u8),
        out: &mut Out<'_, Event>,
    ) {
        let step = match turning {
            Turning::AttackDice => Step::AttackDice,
            Turning::DefenseDice => Step::DefenseDice,
        };
        self.public.then(Task::Solo(ship, step));
        let means = match by {
            MeansName::Lock => Means::Lock,
            MeansName::Focus
            | MeansName::Calculate
            | MeansName::Evade
            | MeansName::Force
            | MeansName::Ability(_)
            | MeansName::Card(_) => Means::Effect(self.rerolling(ship, by)),
        };
        self.reroll(ship, turning, means, dice, out);
    }

    /// The index among a ship's effects of the reroll named in a record.
    fn rerolling(&self, ship: ShipId, by: MeansName<'_>) -> u8 {
        let craft = self.craft(ship);
        let found = (0..).zip(craft.effects()).find(|(_, (card, effect))| {
            let same = match by {
                MeansName::Card(xws) => card.is_some_and(|card| card.xws == xws),
                MeansName::Ability(_)
                | MeansName::Focus
                | MeansName::Calculate
                | MeansName::Evade
                | MeansName::Force
                | MeansName::Lock => card.is_none(),
            };
            same && matches!(effect, Effect::Reroll { .. } | Effect::RerollByLocks)
        });
        found.map_or(0, |(place, _)| place)
    }

    /// Applies the modifiers named in the record.
    fn solo_changes(
        &mut self,
        ship: ShipId,
        turning: Turning,
        record: &DiceRecord<'static>,
        out: &mut Out<'_, Event>,
    ) {
        let DiceStep::Change { by, .. } = &record.step else { return };
        for (name, times) in by {
            for _ in 0..*times {
                match name {
                    MeansName::Focus => self.change(ship, turning, Means::Focus, out),
                    MeansName::Calculate => self.change(ship, turning, Means::Calculate, out),
                    MeansName::Evade => self.change(ship, turning, Means::Evade, out),
                    MeansName::Force => self.change(ship, turning, Means::Force, out),
                    MeansName::Lock => {}
                    MeansName::Ability(_) | MeansName::Card(_) => {
                        self.solo_card(ship, turning, name, record, out);
                    }
                }
            }
        }
    }

    fn solo_card(
        &mut self,
        ship: ShipId,
        turning: Turning,
        name: &MeansName<'static>,
        record: &DiceRecord<'static>,
        out: &mut Out<'_, Event>,
    ) {
        let does = record.means.iter().find(|means| means.name == *name).map(|means| means.does);
        let friends = self.craft(ship).effects().any(|(card, effect)| {
            let same = match name {
                MeansName::Card(xws) => card.is_some_and(|card| card.xws == *xws),
                MeansName::Ability(_) => card.is_none(),
                MeansName::Focus
                | MeansName::Calculate
                | MeansName::Evade
                | MeansName::Force
                | MeansName::Lock => false,
            };
            same && effect.when().contains(&Condition::FriendCalculates)
        });
        if friends {
            self.spend_friends_calculate(ship, out);
        }
        // XW-ABL-22
        let into_crit = self.craft(ship).effects().any(|(card, effect)| {
            matches!(name, MeansName::Card(xws) if card.is_some_and(|card| card.xws == *xws))
                && matches!(effect, Effect::Change { cost: Cost::Calculate, .. })
        });
        if into_crit {
            self.lose(ship, Token::Calculate, 1, crate::rules::attack::MODIFY, out);
        }
        match does {
            Some(Does::OneFocus) if into_crit => self.focus_into_crit(),
            Some(Does::OneFocus) => self.turn_focus(turning),
            Some(Does::OneAny) => self.turn_any(turning),
            Some(Does::EveryFocus) => {
                while self.turn_focus(turning) {}
                true
            }
            Some(Does::Reroll(_)) | None => false,
        };
        let place = (0..).zip(self.craft(ship).effects()).find(|(_, (card, _))| match name {
            MeansName::Card(xws) => card.is_some_and(|card| card.xws == *xws),
            MeansName::Ability(_)
            | MeansName::Focus
            | MeansName::Calculate
            | MeansName::Evade
            | MeansName::Force
            | MeansName::Lock => card.is_none(),
        });
        let place = place.map_or(0, |(place, _)| place);
        self.tell_change(ship, Means::Effect(place), out);
    }
}
