//! Performing actions: colors, moves that may fail, links (XW-ACT-09 to XW-ACT-20).

use crate::ability::after_slam;
use crate::choice::TargetedAction;
use crate::combat::action_effect::{JAM_TOKENS, action_colour, action_token};
use crate::combat::damage_card::DIE_AFTER_ACTION;
use crate::content::{Action, ActionKind, Difficulty};
use crate::event::{Event, Token};
use crate::geometry::{self, Boost, EndSlot, Execution, Reposition, free_slots};
use crate::question::{Act, Slot};
use crate::rules::activation as rules;
use crate::rules::token as tokens;
use crate::ship::ShipId;
use crate::ship::placement::{DialSetting, Placement};
use crate::state::{ActionSource, RuleStep, SlotPurpose, SoloDecision, State};
use contract::{EventSink, RuleId, Viewers};

impl State {
    /// The Perform Action step: not for a stressed ship, nor after an overlap or an obstacle (XW-ACT-08).
    pub(crate) fn perform_action(&mut self, ship: ShipId, out: &mut EventSink<'_, Event>) {
        if self.public.ship(ship).seat.is_none() {
            self.public.push(RuleStep::Solo(ship, SoloDecision::Act));
        } else if self.public.flying.prevented.is_none() {
            self.ask_action(ship, ActionSource::Step, out);
        }
    }

    /// Asks for an action if any is legal.
    pub(crate) fn ask_action(&mut self, ship: ShipId, source: ActionSource, out: &mut EventSink<'_, Event>) {
        let _ = out;
        if !self.legal_actions(ship, source).is_empty() {
            self.ask(Act(ship, source));
        }
    }

    /// XW-ACT-18: a coordinated friend performs one action.
    pub(crate) fn coordinated(&mut self, ship: ShipId) {
        if self.public.ship(ship).seat.is_none() {
            self.public.push(RuleStep::Solo(ship, SoloDecision::Outside));
        } else if !self.legal_actions(ship, ActionSource::Coordinated).is_empty() {
            self.ask(Act(ship, ActionSource::Coordinated));
        }
    }

    /// XW-ACT-10: asks for an action that may follow another.
    pub(crate) fn ask_follow_up(
        &mut self,
        ship: ShipId,
        kind: ActionKind,
        linked: bool,
        out: &mut EventSink<'_, Event>,
    ) {
        self.ask_action(ship, ActionSource::After { kind, linked }, out);
    }

    /// A player's ship performs an action.
    pub(crate) fn perform_act(
        &mut self,
        ship: ShipId,
        act: TargetedAction,
        source: ActionSource,
        out: &mut EventSink<'_, Event>,
    ) {
        let colour = self.action_color(ship, act, source).unwrap_or(Difficulty::White);
        if let Some(kind) = act.kind() {
            self.public.ship_mut(ship).mark_performed(kind);
            if let ActionSource::Granted(after) = source {
                self.pay_grant(ship, after, Action { kind, colour }, out);
            }
        }
        self.pay(ship, colour, out);
        if let TargetedAction::Slam(_) = act {
            match *self.free_reposition_slots(ship, SlotPurpose::Roll(act, source)).as_slice() {
                [] => self.finish_action(ship, act, colour, source, false, out),
                [(slot, _)] => self.slam_to(ship, act, slot, (colour, source), out),
                [_, _, ..] => self.ask(Slot(ship, SlotPurpose::Roll(act, source))),
            }
            return;
        }
        let ways = ways(act);
        if ways.is_empty() {
            self.finish_action(ship, act, colour, source, true, out);
            self.resolve_act(ship, act, out);
            return;
        }
        // XW-ACT-14: the move is declared first and then attempted; a player may not choose to fail.
        match self.free_spots(ship, &ways).as_slice() {
            [] => self.finish_action(ship, act, colour, source, false, out),
            [(_, at)] => {
                self.finish_action(ship, act, colour, source, true, out);
                self.reposition(ship, *at, out);
            }
            [_, _, ..] => self.ask(Slot(ship, SlotPurpose::Roll(act, source))),
        }
    }

    /// A player's ship flies its SLAM into this slot.
    pub(crate) fn slam_to(
        &mut self,
        ship: ShipId,
        act: TargetedAction,
        slot: EndSlot,
        (colour, source): (Difficulty, ActionSource),
        out: &mut EventSink<'_, Event>,
    ) {
        self.finish_action(ship, act, colour, source, true, out);
        if let TargetedAction::Slam(setting) = act {
            self.slam(ship, setting, slot, out);
        }
    }

    /// The free slots of a declared barrel roll, decloak or SLAM.
    pub(crate) fn free_reposition_slots(&self, ship: ShipId, of: SlotPurpose) -> Vec<(EndSlot, Placement)> {
        match of {
            SlotPurpose::Tallon => Vec::new(),
            SlotPurpose::Roll(TargetedAction::Slam(setting), _) => self.slam_slots(ship, setting),
            SlotPurpose::Roll(act, _) => self.free_spots(ship, &ways(act)),
            SlotPurpose::Decloak(side) => {
                self.free_spots(ship, &EndSlot::ALL.map(|slot| (slot, Reposition::DecloakRoll(side, slot))))
            }
        }
    }

    /// The color of an action that is already marked as performed.
    pub(crate) fn declared_color(
        &self,
        ship: ShipId,
        act: TargetedAction,
        source: ActionSource,
    ) -> Difficulty {
        let mut before = *self;
        before.public.ship_mut(ship).round.acted = 0;
        before.public.ship_mut(ship).force = u8::MAX;
        before.action_color(ship, act, source).unwrap_or(Difficulty::White)
    }

    /// The end positions among `ways` that overlap no ship or obstacle and lie inside the play area.
    pub(crate) fn free_spots(
        &self,
        ship: ShipId,
        ways: &[(EndSlot, Reposition)],
    ) -> Vec<(EndSlot, Placement)> {
        let (pose, base) = (self.public.ship(ship).at.pose(), self.base(ship));
        let (_, crowd) = self.other_bases(ship);
        let craft = self.craft(ship);
        let obstacles: Vec<_> = self
            .obstacle_tokens()
            .into_iter()
            .flatten()
            .filter(|obstacle| craft.is_affected_by(obstacle.kind))
            .collect();
        let area = self.public.options.table.area();
        ways.iter()
            .map(|(slot, way)| (*slot, way.end(pose, base)))
            .filter(|(_, spot)| spot.check(base, &crowd, &obstacles, area).is_ok())
            .map(|(slot, spot)| (slot, Placement::from(spot.pose)))
            .collect()
    }

    /// Moves a ship to a new position.
    pub(crate) fn reposition(&mut self, ship: ShipId, to: Placement, out: &mut EventSink<'_, Event>) {
        let from = self.public.ship(ship).at;
        self.public.ship_mut(ship).at = to;
        out.emit(Viewers::ALL, || Event::Repositioned { ship, from, to });
    }

    /// XW-ACT-09: a purple action costs Force, even if it fails.
    pub(crate) fn pay(&mut self, ship: ShipId, colour: Difficulty, out: &mut EventSink<'_, Event>) {
        for _ in 0..action_colour(colour).force {
            self.spend_force(ship, out);
        }
    }

    /// XW-ACT-09: a red action stresses, even if it fails.
    pub(crate) fn stress_by_color(
        &mut self,
        ship: ShipId,
        colour: Difficulty,
        out: &mut EventSink<'_, Event>,
    ) {
        self.gain(ship, Token::Stress, action_colour(colour).stress, rules::COLOURS, out);
    }

    /// XW-DMG-18: Wounded Pilot: a die after each action.
    pub(crate) fn roll_wounded_pilot(&mut self, ship: ShipId) {
        self.roll_for_each_copy(ship, DIE_AFTER_ACTION);
    }

    /// Emits that an action was performed or failed, and queues what follows it: nothing after a failure (XW-ACT-11).
    pub(crate) fn finish_action(
        &mut self,
        ship: ShipId,
        act: TargetedAction,
        colour: Difficulty,
        source: ActionSource,
        done: bool,
        out: &mut EventSink<'_, Event>,
    ) {
        if done {
            out.emit(Viewers::ALL, || Event::Performed { ship, act, colour });
        } else {
            out.emit(Viewers::ALL, || Event::Failed { ship, act });
        }
        self.stress_by_color(ship, colour, out);
        // What the action itself triggers (a coordinated friend, obstacles met during a SLAM) is resolved first.
        match act.kind().filter(|_| done) {
            Some(kind) => {
                self.public.push(RuleStep::Order(ship, kind, matches!(source, ActionSource::After { .. })))
            }
            None if done => self.roll_wounded_pilot(ship),
            None => {}
        }
    }

    /// What an action does once it succeeds.
    pub(crate) fn resolve_act(&mut self, ship: ShipId, act: TargetedAction, out: &mut EventSink<'_, Event>) {
        match act {
            TargetedAction::Focus
            | TargetedAction::Evade
            | TargetedAction::Calculate
            | TargetedAction::Cloak
            | TargetedAction::Reinforce { .. } => self.gain_action_token(ship, act, rules::TOKENS, out),
            // XW-ACT-13: a ship has one lock at a time; a new lock replaces the old one.
            TargetedAction::Lock(object) => {
                self.public.ship_mut(ship).lock = Some(object);
                self.apply_waiting_jam(ship, out);
            }
            TargetedAction::Rotate(turret) => self.public.ship_mut(ship).turret = Some(turret),
            TargetedAction::Coordinate(friend) => self.public.push(RuleStep::Coordinated(friend)),
            TargetedAction::Jam(enemy) => self.jam(enemy, ship, JAM_TOKENS, tokens::JAM, out),
            TargetedAction::Reload(place) => {
                if let Some(equipped) = self.public.ship_mut(ship).cards.get_mut(usize::from(place)) {
                    equipped.charges += 1;
                }
                self.gain_action_token(ship, act, rules::RELOAD, out);
            }
            TargetedAction::Repair(card) => self.repaired(ship, card, out),
            // XW-ABL-28
            TargetedAction::Tractor(target) => {
                let aims = self.tractor_targets(ship);
                self.public.ship_mut(ship).round.tractors = true;
                let count = aims.iter().find(|(other, _)| *other == target).map_or(0, |(_, count)| *count);
                self.tractor(target, ship, count, out);
            }
            // Moves are carried out by the callers, which know the end position.
            TargetedAction::BarrelRoll(_)
            | TargetedAction::BankRoll(..)
            | TargetedAction::Boost(_)
            | TargetedAction::Slam(_) => {}
        }
    }

    /// The slots of a SLAM with the positions they lead to: free of ships and inside the play area. If every slot is
    /// taken, the maneuver is cut short.
    fn slam_slots(&self, ship: ShipId, setting: DialSetting) -> Vec<(EndSlot, Placement)> {
        let Some(maneuver) = setting.maneuver() else { return Vec::new() };
        let (_, crowd) = self.other_bases(ship);
        let (start, base) = (self.public.ship(ship).at.pose(), self.base(ship));
        let area = self.public.options.table.area();
        let mut slots: Vec<EndSlot> = free_slots(start, base, maneuver, &crowd).collect();
        if slots.is_empty() {
            slots.push(EndSlot::Middle);
        }
        let flown = |slot: EndSlot| {
            let flight = geometry::slam(start, base, maneuver, slot, &crowd, area).ok()?;
            Some((slot, Placement::from(flight.pose)))
        };
        slots.into_iter().filter_map(flown).collect()
    }

    /// XW-ACT-17: another maneuver of the same speed, with everything that follows a maneuver, and a disarm token.
    pub(crate) fn slam(
        &mut self,
        ship: ShipId,
        setting: DialSetting,
        slot: EndSlot,
        out: &mut EventSink<'_, Event>,
    ) {
        let Some(maneuver) = setting.maneuver() else { return };
        let (_, crowd) = self.other_bases(ship);
        let start = self.public.ship(ship).at.pose();
        let area = self.public.options.table.area();
        let flown = geometry::slam(start, self.base(ship), maneuver, slot, &crowd, area);
        let ability = after_slam(self.kind(ship)).filter(|_| !self.facedown(ship).is_empty());
        // A solo ship does not do this: the printed action lists do not offer the choice.
        if let Some(ability) = ability.filter(|_| self.public.ship(ship).seat.is_some()) {
            self.public.push(RuleStep::May(ship, ability));
        }
        if let Ok(flight) = flown {
            let met = self.hazards_met(ship, start, maneuver, &flight);
            let dial = self.craft(ship).dial();
            let flying = &mut self.public.flying;
            flying.setting = Some(setting);
            flying.colour = dial.iter().find(|entry| entry.maneuver == maneuver).map(|entry| entry.colour);
            flying.full = matches!(flight.execution, Execution::Full { .. });
            (flying.met, flying.debris) = (false, 0);
            self.reposition(ship, Placement::from(flight.pose), out);
            self.push_after_move(ship, &met);
        }
        self.gain_action_token(ship, TargetedAction::Slam(setting), rules::SLAM, out);
    }

    /// XW-ACT-19: the token that an action gives to the ship itself.
    fn gain_action_token(
        &mut self,
        ship: ShipId,
        act: TargetedAction,
        rule: RuleId,
        out: &mut EventSink<'_, Event>,
    ) {
        let fore = act == TargetedAction::Reinforce { fore: true };
        let gained = act.kind().and_then(|kind| action_token(self.kind(ship), kind, fore));
        if let Some((token, count)) = gained {
            self.gain(ship, token, count, rule, out);
        }
    }
}

/// The end positions of a declared move; empty for actions that do not move the ship, and for a SLAM.
fn ways(act: TargetedAction) -> Vec<(EndSlot, Reposition)> {
    match act {
        TargetedAction::BarrelRoll(side) => {
            EndSlot::ALL.map(|slot| (slot, Reposition::BarrelRoll(side, slot))).to_vec()
        }
        TargetedAction::BankRoll(side, bend) => {
            EndSlot::ALL.map(|slot| (slot, Reposition::BankRoll(side, bend, slot))).to_vec()
        }
        TargetedAction::Boost(None) => vec![(EndSlot::Middle, Reposition::Boost(Boost::Straight))],
        TargetedAction::Boost(Some(side)) => vec![(EndSlot::Middle, Reposition::Boost(Boost::Bank(side)))],
        TargetedAction::Focus
        | TargetedAction::Evade
        | TargetedAction::Calculate
        | TargetedAction::Cloak
        | TargetedAction::Reinforce { .. }
        | TargetedAction::Lock(_)
        | TargetedAction::Rotate(_)
        | TargetedAction::Coordinate(_)
        | TargetedAction::Jam(_)
        | TargetedAction::Reload(_)
        | TargetedAction::Slam(_)
        | TargetedAction::Repair(_)
        | TargetedAction::Tractor(_) => Vec::new(),
    }
}
