//! How a ship modifies dice: its own attack dice or its own defense dice (XW-ATK-07, XW-ATK-12).

use crate::choice::{Cause, Choice, DiceModifier, Refusal};
use crate::combat::modify::{DiceChange, DiceCost, effect_bit, effect_use};
use crate::content::Upgrade;
use crate::content::effect::{DiceTiming, Effect, EffectCost};
use crate::craft::Object;
use crate::event::{Event, Token};
use crate::question::{Ask, not_asked};
use crate::rules::attack as rules;
use crate::ship::ShipId;
use crate::state::{AttackState, PublicState, State};
use contract::{EventSink, LegalChoicesOf, Seat, Seats};
use serde::{Deserialize, Serialize};

/// How a ship modifies dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Modify(pub ShipId, pub ModifyStep);

/// Which dice are being modified; the owner of the dice modifies them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum ModifyStep {
    /// The attacker modifies attack dice.
    AttackDice,
    /// The defender modifies defense dice.
    DefenseDice,
}

impl ModifyStep {
    /// The part of an attack in which effects on these dice are used.
    #[must_use]
    pub const fn timing(self) -> DiceTiming {
        match self {
            ModifyStep::AttackDice => DiceTiming::Attack,
            ModifyStep::DefenseDice => DiceTiming::Defense,
        }
    }
}

impl Ask for Modify {
    fn asked(self, state: &State) -> Seats {
        state.public.owner(self.0)
    }

    fn offer(self, state: &State, _: Seat, out: &mut LegalChoicesOf<State>) {
        self.choices(state, &mut out.listed);
    }

    fn check(self, state: &State, _: Seat, choice: Choice) -> Result<(), Refusal> {
        match choice {
            Choice::Pass => Ok(()),
            Choice::Change(_) | Choice::Reroll(..) => {
                let mut list = Vec::new();
                self.choices(state, &mut list);
                let found = list.contains(&choice);
                if found { Ok(()) } else { Err(Refusal { rule: rules::MODIFY, by: Cause::NoUse }) }
            }
            _ => not_asked(),
        }
    }

    fn apply(self, state: &mut State, choice: Choice, out: &mut EventSink<'_, Event>) {
        let Modify(ship, step) = self;
        match choice {
            Choice::Change(means) => {
                state.apply_modifier(ship, step, means, out);
                state.ask_modification(ship, step, out);
            }
            Choice::Reroll(means, focus, blank) => state.reroll(ship, step, means, (focus, blank), out),
            Choice::Pass => state.end_modification(step, out),
            _ => {}
        }
    }

    fn is_possible(self, public: &PublicState) -> bool {
        public.has(self.0)
    }
}

/// The results that can be modified: focus results and blanks, of all dice and of those that were not rerolled.
#[derive(Clone, Copy)]
struct Modifiable {
    focus: u8,
    blank: u8,
    fresh: (u8, u8),
}

impl Modify {
    /// Every way to modify dice now; passing is always allowed.
    fn choices(self, state: &State, list: &mut Vec<Choice>) {
        let Modify(ship, step) = self;
        let dice @ Modifiable { focus, blank, fresh } = self.modifiable(state);
        let own = state.public.ship(ship);
        let blinded = step == ModifyStep::AttackDice && state.is_blinded(ship);
        let mut change = |means, possible: bool| {
            if possible {
                list.push(Choice::Change(means));
            }
        };
        // XW-ABL-31
        let green = step == ModifyStep::AttackDice || state.green_may_change();
        change(DiceModifier::Focus, own.tokens.focus > 0 && focus > 0 && !blinded && green);
        change(DiceModifier::Calculate, own.tokens.calculate > 0 && focus > 0 && !blinded && green);
        change(DiceModifier::Force, own.force > 0 && focus > 0);
        if step == ModifyStep::DefenseDice {
            change(DiceModifier::Evade, own.tokens.evade > 0 && focus + blank > 0 && green);
            change(DiceModifier::GasCloud, state.public.attack.gas && blank > 0);
        }
        if !blinded {
            self.effects(state, dice, list);
            let locked = own.lock
                == Some(Object::Ship(state.public.ship(state.public.attack.defender).label))
                && !own.lock_is_fixed();
            // XW-ABL-30
            let by_locks = state.has_effect(ship, |effect| *effect == Effect::RerollByLocks);
            if step == ModifyStep::AttackDice && locked && !by_locks {
                rerolls(DiceModifier::Lock, fresh, u8::MAX, list);
            }
        }
        list.push(Choice::Pass);
        list.sort_unstable();
    }

    fn modifiable(self, state: &State) -> Modifiable {
        let AttackState { reds, greens, .. } = state.public.attack;
        match self.1 {
            ModifyStep::AttackDice => Modifiable {
                focus: reds.all().focus,
                blank: reds.all().blank,
                fresh: (reds.fresh.focus, reds.fresh.blank),
            },
            ModifyStep::DefenseDice => Modifiable {
                focus: greens.all().focus,
                blank: greens.all().blank,
                fresh: (greens.fresh.focus, greens.fresh.blank),
            },
        }
    }

    /// The effects of cards and abilities that the ship can use now.
    fn effects(self, state: &State, dice: Modifiable, list: &mut Vec<Choice>) {
        let AttackState { attacker, defender, .. } = state.public.attack;
        let step = self.1;
        let (effects, ship) = match step {
            ModifyStep::AttackDice => (state.own_attack_effects(), attacker),
            ModifyStep::DefenseDice => (state.defense_effects(), defender),
        };
        let calculates = state.public.ship(ship).tokens.calculate > 0;
        let barred = step == ModifyStep::DefenseDice && !state.green_may_change();
        for (place, card, effect) in effects {
            if state.public.attack.used & effect_bit(place) != 0 {
                continue;
            }
            let Some(used) = effect_use(effect, step.timing()) else { continue };
            match used.change {
                None => {
                    let most = most_rerolled(state, ship, card, effect);
                    rerolls(DiceModifier::Effect(place), dice.fresh, most, list);
                }
                // XW-ABL-22
                Some(_) if used.cost == DiceCost::Token(Token::Calculate) && !calculates => {}
                // XW-ABL-31: a friend's calculate token is a green token too.
                Some(_) if used.cost == DiceCost::FriendsCalculate && barred => {}
                Some(change) => {
                    let possible = match change {
                        DiceChange::EveryFocus | DiceChange::OneFocus | DiceChange::FocusIntoCrit => {
                            dice.focus > 0
                        }
                        DiceChange::OneAny => dice.focus + dice.blank > 0,
                    };
                    if possible {
                        list.push(Choice::Change(DiceModifier::Effect(place)));
                    }
                }
            }
        }
    }
}

impl State {
    /// Asks the ship if it can modify its dice.
    pub(crate) fn ask_modification(
        &mut self,
        ship: ShipId,
        modify_step: ModifyStep,
        out: &mut EventSink<'_, Event>,
    ) {
        let question = Modify(ship, modify_step);
        let mut list = Vec::new();
        question.choices(self, &mut list);
        if list.len() > 1 {
            self.ask(question);
        } else {
            self.end_modification(modify_step, out);
        }
    }
}

/// How many dice an effect rerolls at most.
fn most_rerolled(state: &State, ship: ShipId, card: Option<&'static Upgrade>, effect: &Effect) -> u8 {
    match effect {
        // XW-ABL-19
        Effect::Reroll { count, cost: EffectCost::Charge, .. } => {
            state.craft(ship).charges_of(card).min(*count)
        }
        Effect::Reroll { count, .. } => *count,
        // XW-ABL-30
        Effect::RerollByLocks => friendly_locks(state),
        _ => 0,
    }
}

/// XW-ABL-30: the number of ships on the attacker's side that have the defender locked, including the attacker.
fn friendly_locks(state: &State) -> u8 {
    let AttackState { attacker, defender, .. } = state.public.attack;
    let team = state.public.ship(attacker).team;
    let lock = Some(Object::Ship(state.public.ship(defender).label));
    let locked = state.public.in_play().filter(|(_, ship)| ship.team == team && ship.lock == lock);
    u8::try_from(locked.count()).unwrap_or(u8::MAX)
}

/// Every number of focus results and blanks that can be rerolled.
fn rerolls(means: DiceModifier, (focus, blank): (u8, u8), most: u8, list: &mut Vec<Choice>) {
    for f in 0..=focus {
        for b in 0..=blank {
            if f + b > 0 && f + b <= most {
                list.push(Choice::Reroll(means, f, b));
            }
        }
    }
}
