//! The Perform Action step: the first item of the attitude's action list that can be done, alone or with linked and
//! granted actions (XW-SOLO-41, XW-SOLO-58, XW-SOLO-59, XW-SOLO-71).

pub mod attitude;
mod evaluate;
pub mod grants;
mod sequence;

use crate::content::{ActionKind, DamageCard};
use crate::solo::action::attitude::{ActionGoal, ActionListItem, Attitude};
use crate::solo::action::evaluate::{SequenceState, rule};
use crate::solo::action::sequence::ReachableItem;
use crate::solo::chance::{Decision, TieKind};
use crate::solo::record::{
    ActionMeasurement, ActionRecord, Align, AttemptRecord, ItemRecord, NoAction, Performed, RepairRecord,
    Verdict,
};
use crate::solo::sight::Sight;
use crate::solo::{SoloPilot, rules};

/// What the Perform Action step needs to know about the activation so far.
#[derive(Clone, Copy, Debug)]
pub struct ActionContext {
    /// `None` for an ionized ship, whose only action is focus.
    pub attitude: Option<Attitude>,
    /// Why the maneuver prevents any action, if it does.
    pub prevented: Option<NoAction>,
    /// Speed of the maneuver.
    pub speed: u8,
    /// What repositioning is aligned to.
    pub align: Option<Align>,
}

impl<S: Sight> SoloPilot<'_, '_, S> {
    /// Decides on the action of this activation. The sight must be that of the ship after its maneuver.
    ///
    /// # Errors
    /// The next roll or fact that is needed.
    pub fn act(&self, acting: ActionContext) -> Decision<ActionRecord> {
        // A reason given by the maneuver itself takes precedence.
        let stressed = self.me.tokens.is_stressed().then_some(NoAction::Stressed);
        let none = acting.prevented.or(stressed);
        let unwritten = self.me.unwritten().map(str::to_owned).collect();
        let ionized = [ActionListItem { tries: vec![ActionKind::Focus], want: ActionGoal::TokenNotHeld }];
        // XW-SOLO-37: an ionized ship has no attitude, and only the focus action.
        let led = acting.attitude.filter(|_| !self.me.is_ionized());
        let (list, attitude) = match led {
            Some(attitude) => (self.rules.actions(attitude), attitude),
            None => (ionized.as_slice(), Attitude::Balanced),
        };
        if none.is_some() {
            return Ok(ActionRecord {
                attitude: acting.attitude,
                none,
                items: Vec::new(),
                repair: None,
                performed: Vec::new(),
                unwritten,
                rule: rules::NO_ACTION,
            });
        }
        let state = SequenceState::of(self.me, acting.speed, acting.align);
        let (mut items, found) = self.walk(list, attitude, &state)?;
        let offered = led.and_then(|_| self.repairable(list, found.as_ref()));
        let repair = offered.map(|offered| self.repair(offered)).transpose()?;
        let performed = match found {
            // XW-SOLO-72: items below the repair are not reached.
            Some(found) if repair.as_ref().is_none_or(|repair| repair.card.is_none()) => {
                self.perform(list, &found, state)?
            }
            Some(_) | None => Vec::new(),
        };
        if repair.as_ref().is_some_and(|repair| repair.card.is_some()) {
            mark_not_reached(&mut items, repair.as_ref().map_or(0, |repair| repair.before));
        }
        mark_performed_items(&mut items, &performed);
        let rule = match led {
            None => rules::IONIZED,
            Some(_) if repair.as_ref().is_some_and(|repair| repair.card.is_some()) => rules::REPAIR,
            Some(_) if performed.len() > 1 => rules::LINKED,
            Some(_) => rules::NEXT_ITEM,
        };
        Ok(ActionRecord { attitude: acting.attitude, none: None, items, repair, performed, unwritten, rule })
    }

    /// XW-SOLO-59: outside its activation, one defense die determines the attitude for the single action.
    ///
    /// # Errors
    /// The next roll or fact that is needed.
    pub fn act_outside(&self) -> Decision<ActionRecord> {
        // XW-SOLO-37: an ionized ship has no attitude here either.
        let ionized = self.me.is_ionized();
        let attitude = if ionized { None } else { Some(self.rules.attitude(self.rolls.attitude()?)) };
        let mut record = self.act(ActionContext { attitude, prevented: None, speed: 0, align: None })?;
        // Only the one granted action; an action linked to it belongs to it.
        record.rule = rules::OUTSIDE;
        Ok(record)
    }

    /// Goes down the list to the first item that can be done. Later items are not evaluated.
    fn walk(
        &self,
        list: &[ActionListItem],
        attitude: Attitude,
        state: &SequenceState,
    ) -> Decision<(Vec<ItemRecord>, Option<ReachableItem>)> {
        let mut found: Option<ReachableItem> = None;
        let mut items = Vec::new();
        for (number, item) in list.iter().enumerate() {
            let mut tries = Vec::new();
            for kind in &item.tries {
                let record = |verdict, measured| AttemptRecord { action: *kind, verdict, measured };
                if found.is_some() {
                    tries.push(record(Verdict::NotReached, ActionMeasurement::Nothing));
                    continue;
                }
                if let Some(measured) = self.access_problem(list, state, *kind)? {
                    tries.push(record(Verdict::NoAccess, measured));
                    continue;
                }
                let judged = self.evaluate(self.sight, state, item.want, *kind)?;
                tries.push(record(judged.verdict, judged.measured.clone()));
                if judged.verdict == Verdict::Taken {
                    found = Some(ReachableItem { number, kind: *kind, judged });
                }
            }
            let number = u8::try_from(number + 1).unwrap_or(u8::MAX);
            items.push(ItemRecord { number, want: item.want, tries, rule: rule(attitude, item) });
        }
        Ok((items, found))
    }

    /// XW-SOLO-72: the repair that comes before the focus item, if the option is on and a card offers a repair.
    fn repairable(&self, list: &[ActionListItem], found: Option<&ReachableItem>) -> Option<RepairRecord> {
        let focus = |item: &ActionListItem| {
            item.want == ActionGoal::TokenNotHeld && item.tries.contains(&ActionKind::Focus)
        };
        let at = list.iter().position(focus)?;
        let cards: Vec<DamageCard> =
            self.me.faceup.iter().copied().filter(|card| card.has_repair_action()).collect();
        if !self.options.repairs || cards.is_empty() {
            return None;
        }
        let reached = found.is_none_or(|found| found.number >= at);
        let before = u8::try_from(at + 1).unwrap_or(u8::MAX);
        Some(RepairRecord { before, cards, reached, card: None, drawn: false, rule: rules::REPAIR })
    }

    fn repair(&self, offered: RepairRecord) -> Decision<RepairRecord> {
        if !offered.reached {
            return Ok(offered);
        }
        let card = self.rolls.break_tie(TieKind::Repair, &offered.cards)?;
        Ok(RepairRecord { card, drawn: offered.cards.len() > 1, ..offered })
    }

    /// Why the ship has no access to an action; `None` if it has, directly or after another action.
    fn access_problem(
        &self,
        list: &[ActionListItem],
        state: &SequenceState,
        kind: ActionKind,
    ) -> Decision<Option<ActionMeasurement>> {
        if state.acted.contains(&kind) {
            return Ok(Some(ActionMeasurement::DoneAlready));
        }
        let ways = self.ways(list, state, kind)?;
        if !ways.is_empty() {
            return Ok(None);
        }
        let on_bar = self.me.bar().iter().any(|entry| entry.action.kind == kind);
        Ok(Some(if on_bar { ActionMeasurement::NoForce } else { ActionMeasurement::Nothing }))
    }
}

/// XW-SOLO-72: items from this number on come after the repair and are not reached.
fn mark_not_reached(items: &mut [ItemRecord], from: u8) {
    for tried in items.iter_mut().filter(|item| item.number >= from).flat_map(|item| &mut item.tries) {
        tried.verdict = Verdict::NotReached;
        tried.measured = ActionMeasurement::Nothing;
    }
}

/// Marks the items that are actually performed, including those performed as linked actions.
fn mark_performed_items(items: &mut [ItemRecord], performed: &[Performed]) {
    for done in performed {
        let Some(number) = done.item else { continue };
        for item in items.iter_mut().filter(|item| item.number == number) {
            for tried in item.tries.iter_mut().filter(|tried| tried.action == done.action.kind) {
                tried.verdict = Verdict::Taken;
            }
        }
    }
}
