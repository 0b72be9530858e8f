//! Linked and granted actions: every way to reach an item of the list, and which one is taken (XW-SOLO-58).

use crate::combat::action_effect::{Holdings, maneuver_colour, slam_maneuver};
use crate::content::effect::GrantTrigger;
use crate::content::{Action, ActionKind, BarAction, Difficulty, ShipType};
use crate::solo::SoloPilot;
use crate::solo::action::attitude::ActionListItem;
use crate::solo::action::evaluate::{Evaluation, SequenceState, reposition};
use crate::solo::chance::{Decision, TieKind};
use crate::solo::record::{Aim, Performed, Verdict};
use crate::solo::sight::Sight;

/// One way to act: an action of the bar, possibly after another one that leads to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ActionPath {
    pub(crate) lead: Option<Action>,
    pub(crate) action: Action,
}

/// An item that can be done, with the ways to reach its action.
pub(crate) struct ReachableItem {
    pub(crate) number: usize,
    pub(crate) kind: ActionKind,
    pub(crate) judged: Evaluation,
}

impl<S: Sight> SoloPilot<'_, '_, S> {
    /// Every way to an action: on the bar, or linked to or granted after another action that the bar has.
    pub(crate) fn ways(
        &self,
        list: &[ActionListItem],
        state: &SequenceState,
        kind: ActionKind,
    ) -> Decision<Vec<ActionPath>> {
        let bar = self.me.bar();
        let payable = |action: &Action| action.colour != Difficulty::Purple || state.holdings.force > 0;
        let open = |action: &Action| payable(action) && !state.acted.contains(&action.kind);
        let mut ways = Vec::new();
        for entry in bar.iter().filter(|entry| entry.action.kind == kind && payable(&entry.action)) {
            ways.push(ActionPath { lead: None, action: entry.action });
        }
        // A red first action would stress the ship before the next one.
        let leads = bar.iter().filter(|entry| {
            open(&entry.action) && entry.action.colour != Difficulty::Red && entry.action.kind != kind
        });
        for entry in leads {
            let mut after: Vec<Action> = followers(entry, self.granted_after_action()).collect();
            after.retain(|next| next.kind == kind && payable(next));
            // XW-SOLO-58: a ship does not move just to reach a following action; an action that gains a token, or
            // that the list requires anyway, may come first.
            let lead = entry.action.kind;
            let leads = !after.is_empty()
                && reposition(lead).is_none()
                && (leads_in(lead) || self.first_item(list, self.sight, state, lead)?.is_some());
            if leads {
                ways.extend(after.into_iter().map(|action| ActionPath { lead: Some(entry.action), action }));
            }
        }
        ways.dedup();
        Ok(ways)
    }

    fn granted_after_action(&self) -> Vec<Action> {
        self.me
            .effects()
            .filter_map(|(_, effect)| effect.grants(GrantTrigger::Action))
            .flat_map(|(actions, _)| actions.iter().copied())
            .collect()
    }

    /// XW-SOLO-58: of all ways to reach the item, the one with the most actions of the list; then the one that begins
    /// with the higher item; chance decides ties.
    pub(crate) fn perform(
        &self,
        list: &[ActionListItem],
        found: &ReachableItem,
        state: SequenceState,
    ) -> Decision<Vec<Performed>> {
        let item = u8::try_from(found.number + 1).unwrap_or(u8::MAX);
        let mut best: Vec<Vec<Performed>> = Vec::new();
        let mut best_rank = None;
        for way in self.ways(list, &state, found.kind)? {
            let sequence = self.sequence(list, found, item, way, &state)?;
            let count = sequence.iter().filter(|done| done.item.is_some()).count();
            let first = sequence.first().and_then(|done| done.item).unwrap_or(u8::MAX);
            let white = sequence.iter().filter(|done| done.action.colour != Difficulty::Red).count();
            let rank = (count, std::cmp::Reverse(first), white);
            if best_rank.is_none_or(|known| rank > known) {
                (best_rank, best) = (Some(rank), vec![sequence]);
            } else if best_rank == Some(rank) && !best.contains(&sequence) {
                best.push(sequence);
            }
        }
        let numbers: Vec<usize> = (0..best.len()).collect();
        let chosen = self.rolls.break_tie(TieKind::Action, &numbers)?;
        let mut performed = chosen.and_then(|index| best.get(index).cloned()).unwrap_or_default();
        self.resolve_aim_ties(list, found, &mut performed, state)?;
        Ok(performed)
    }

    /// The actions of one way: the first action, the action itself, and a following action that is on the list too.
    fn sequence(
        &self,
        list: &[ActionListItem],
        found: &ReachableItem,
        item: u8,
        way: ActionPath,
        state: &SequenceState,
    ) -> Decision<Vec<Performed>> {
        let mut done = Vec::new();
        let mut now = state.clone();
        if let Some(lead) = way.lead {
            let leads = self.first_item(list, self.sight, &now, lead.kind)?;
            let item = leads.as_ref().map(|(number, _)| *number);
            let aim = leads.and_then(|(_, judged)| judged.aims.first().cloned()).unwrap_or(Aim::Itself);
            after(self.me.ship, &mut now, lead, &aim);
            done.push(Performed { action: lead, item, aim, linked: false, drawn: false });
        }
        let Some(aim) = found.judged.aims.first().cloned() else { return Ok(done) };
        after(self.me.ship, &mut now, way.action, &aim);
        let there = self.sight_after(&aim)?;
        done.push(Performed {
            action: way.action,
            item: Some(item),
            aim,
            linked: way.lead.is_some(),
            drawn: false,
        });
        if way.lead.is_none() {
            let sight = there.as_ref().unwrap_or(self.sight);
            if let Some(next) = self.follow(list, sight, &now, way.action)? {
                done.push(next);
            }
        }
        Ok(done)
    }

    /// What follows an action of the bar: the linked or granted action that satisfies the highest item.
    fn follow(
        &self,
        list: &[ActionListItem],
        sight: &S,
        now: &SequenceState,
        action: Action,
    ) -> Decision<Option<Performed>> {
        if now.holdings.held.tokens.is_stressed() {
            return Ok(None);
        }
        let bar = self.me.bar();
        let granted = self.granted_after_action();
        let mut best: Option<Performed> = None;
        let entries = bar.iter().filter(|entry| entry.action == action);
        for next in entries.flat_map(|entry| followers(entry, granted.clone())) {
            let open = !now.acted.contains(&next.kind)
                && (next.colour != Difficulty::Purple || now.holdings.force > 0);
            if !open {
                continue;
            }
            if let Some((number, judged)) = self.first_item(list, sight, now, next.kind)?
                && best.as_ref().and_then(|known| known.item).is_none_or(|known| number < known)
                && let Some(aim) = judged.aims.first().cloned()
            {
                best = Some(Performed { action: next, item: Some(number), aim, linked: true, drawn: false });
            }
        }
        Ok(best)
    }

    /// The first item of the list that an action can do now.
    fn first_item(
        &self,
        list: &[ActionListItem],
        sight: &S,
        state: &SequenceState,
        kind: ActionKind,
    ) -> Decision<Option<(u8, Evaluation)>> {
        for (number, item) in list.iter().enumerate() {
            if !item.tries.contains(&kind) {
                continue;
            }
            let judged = self.evaluate(sight, state, item.want, kind)?;
            if judged.verdict == Verdict::Taken {
                return Ok(Some((u8::try_from(number + 1).unwrap_or(u8::MAX), judged)));
            }
        }
        Ok(None)
    }

    fn sight_after(&self, aim: &Aim) -> Decision<Option<S>> {
        match aim {
            Aim::Place(place) => Ok(Some(self.sight.at(place)?)),
            Aim::Itself | Aim::Ship(_) | Aim::Arc { .. } => Ok(None),
        }
    }

    /// XW-SOLO-66: chance decides between equal places and targets of actions that are actually performed; what
    /// follows a move is measured again from the chosen place.
    fn resolve_aim_ties(
        &self,
        list: &[ActionListItem],
        found: &ReachableItem,
        performed: &mut Vec<Performed>,
        state: SequenceState,
    ) -> Decision<()> {
        let Some(at) = performed.iter().position(|done| done.action.kind == found.kind) else {
            return Ok(());
        };
        if let Some(lead) = (at > 0).then(|| performed.first().cloned()).flatten() {
            let lead = self.resolve_follower_ties(list, self.sight, &state, lead)?;
            performed.splice(..1, [lead]);
        }
        let about = if reposition(found.kind).is_some() { TieKind::Place } else { TieKind::Target };
        let numbers: Vec<usize> = (0..found.judged.aims.len()).collect();
        let drawn = self.rolls.break_tie(about, &numbers)?;
        let Some(aim) = drawn.and_then(|index| found.judged.aims.get(index).cloned()) else { return Ok(()) };
        let Some(done) = performed.get_mut(at) else { return Ok(()) };
        let action = done.action;
        done.drawn = numbers.len() > 1;
        let moved = done.aim != aim;
        done.aim = aim.clone();
        let mut now = state;
        for done in performed.iter().take(at + 1) {
            after(self.me.ship, &mut now, done.action, &done.aim);
        }
        if at == 0 && (performed.len() > 1 || moved) {
            performed.truncate(at + 1);
            let there = self.sight_after(&aim)?;
            let sight = there.as_ref().unwrap_or(self.sight);
            if let Some(next) = self.follow(list, sight, &now, action)? {
                performed.push(self.resolve_follower_ties(list, sight, &now, next)?);
            }
        }
        Ok(())
    }

    fn resolve_follower_ties(
        &self,
        list: &[ActionListItem],
        sight: &S,
        now: &SequenceState,
        mut next: Performed,
    ) -> Decision<Performed> {
        if let Some((_, judged)) = self.first_item(list, sight, now, next.action.kind)? {
            let about = if reposition(next.action.kind).is_some() { TieKind::Place } else { TieKind::Target };
            let numbers: Vec<usize> = (0..judged.aims.len()).collect();
            if let Some(aim) = self.rolls.break_tie(about, &numbers)?.and_then(|index| judged.aims.get(index))
            {
                next.aim = aim.clone();
                next.drawn = numbers.len() > 1;
            }
        }
        Ok(next)
    }
}

/// The ship after an action, as far as it matters to the next one.
fn after(ship: &ShipType, state: &mut SequenceState, action: Action, aim: &Aim) {
    state.acted.push(action.kind);
    if let Some((maneuver, _)) = slam_maneuver(aim) {
        let Holdings { held, force } = &mut state.holdings;
        maneuver_colour(maneuver.colour).apply(&mut held.tokens, force);
    }
    state.holdings.perform(ship, action, aim);
}

fn leads_in(kind: ActionKind) -> bool {
    matches!(kind, ActionKind::Focus | ActionKind::Evade | ActionKind::Calculate)
}

/// What may follow a bar entry: its linked action, and what abilities grant after any action.
fn followers(entry: &BarAction, granted: Vec<Action>) -> impl Iterator<Item = Action> + use<> {
    entry.linked.into_iter().chain(granted)
}
