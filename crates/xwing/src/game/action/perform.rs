//! Performing actions: colors, moves that may fail, links (XW-ACT-09 to XW-ACT-20).

use crate::content::{Action, ActionKind, Colour, DamageCard};
use crate::game::ability::{after_slam, calculate_tokens};
use crate::game::choice::{Act, First};
use crate::game::event::{Event, Token};
use crate::game::place::{At, Setting};
use crate::game::ship::ShipId;
use crate::game::state::{How, Open, SlotOf, State, Step, Task};
use crate::geometry::{self, Boost, Ending, Reposition, Slot, free_slots};
use crate::rules::activation as rules;
use crate::rules::token as tokens;
use table::{Out, Viewers};

impl State {
    /// The Perform Action step: not for a stressed ship, nor after an overlap or an obstacle (XW-ACT-08).
    pub(in crate::game) fn perform_action(&mut self, ship: ShipId, out: &mut Out<'_, Event>) {
        if self.public.ship(ship).seat.is_none() {
            self.public.then(Task::Solo(ship, Step::Act));
        } else if self.public.flying.prevented.is_none() {
            self.ask_action(ship, How::Step, out);
        }
    }

    /// Asks for an action if any is legal.
    pub(in crate::game) fn ask_action(&mut self, ship: ShipId, how: How, out: &mut Out<'_, Event>) {
        let _ = out;
        if !self.acts(ship, how).is_empty() {
            self.public.open = Open::Act(ship, how);
        }
    }

    /// XW-ACT-18: a coordinated friend performs one action.
    pub(in crate::game) fn coordinated(&mut self, ship: ShipId) {
        if self.public.ship(ship).seat.is_none() {
            self.public.then(Task::Solo(ship, Step::Outside));
        } else if !self.acts(ship, How::Coordinated).is_empty() {
            self.public.open = Open::Act(ship, How::Coordinated);
        }
    }

    /// XW-ACT-10: asks for an action that may follow another.
    pub(in crate::game) fn follow(
        &mut self,
        ship: ShipId,
        kind: ActionKind,
        linked: bool,
        out: &mut Out<'_, Event>,
    ) {
        self.ask_action(ship, How::After { kind, linked }, out);
    }

    /// A player's ship performs an action.
    pub(in crate::game) fn act(&mut self, ship: ShipId, act: Act, how: How, out: &mut Out<'_, Event>) {
        let colour = self.colour_of(ship, act, how).unwrap_or(Colour::White);
        if let Some(kind) = act.kind() {
            self.public.ship_mut(ship).note(kind);
            if let How::Granted(after) = how {
                self.pay_grant(ship, after, Action { kind, colour }, out);
            }
        }
        self.pay(ship, colour, out);
        if let Act::Slam(_) = act {
            match *self.roll_slots(ship, SlotOf::Roll(act, how)).as_slice() {
                [] => self.acted(ship, act, colour, how, false, out),
                [(slot, _)] => self.slam_to(ship, act, slot, (colour, how), out),
                [_, _, ..] => self.public.open = Open::Slot(ship, SlotOf::Roll(act, how)),
            }
            return;
        }
        let ways = ways(act);
        if ways.is_empty() {
            self.acted(ship, act, colour, how, true, out);
            self.resolve_act(ship, act, out);
            return;
        }
        // XW-ACT-14: the move is declared first and then attempted; a player may not choose to fail.
        match self.free_spots(ship, &ways).as_slice() {
            [] => self.acted(ship, act, colour, how, false, out),
            [(_, at)] => {
                self.acted(ship, act, colour, how, true, out);
                self.reposition(ship, *at, out);
            }
            [_, _, ..] => self.public.open = Open::Slot(ship, SlotOf::Roll(act, how)),
        }
    }

    /// A player's ship flies its SLAM into this slot.
    fn slam_to(
        &mut self,
        ship: ShipId,
        act: Act,
        slot: Slot,
        (colour, how): (Colour, How),
        out: &mut Out<'_, Event>,
    ) {
        self.acted(ship, act, colour, how, true, out);
        if let Act::Slam(setting) = act {
            self.slam(ship, setting, slot, out);
        }
    }

    /// The free slots of a declared barrel roll, decloak or SLAM.
    pub(in crate::game) fn roll_slots(&self, ship: ShipId, of: SlotOf) -> Vec<(Slot, At)> {
        match of {
            SlotOf::Tallon => Vec::new(),
            SlotOf::Roll(Act::Slam(setting), _) => self.slam_slots(ship, setting),
            SlotOf::Roll(act, _) => self.free_spots(ship, &ways(act)),
            SlotOf::Decloak(side) => {
                self.free_spots(ship, &Slot::ALL.map(|slot| (slot, Reposition::DecloakRoll(side, slot))))
            }
        }
    }

    /// Carries out the chosen slot.
    pub(in crate::game) fn slot(&mut self, ship: ShipId, of: SlotOf, slot: Slot, out: &mut Out<'_, Event>) {
        let found = self.roll_slots(ship, of).into_iter().find(|(other, _)| *other == slot);
        match (of, found) {
            (SlotOf::Tallon, _) => self.fly_slot(ship, slot, out),
            (SlotOf::Roll(act @ Act::Slam(_), how), Some(_)) => {
                let colour = self.declared_colour(ship, act, how);
                self.slam_to(ship, act, slot, (colour, how), out);
            }
            (SlotOf::Roll(act, how), Some((_, at))) => {
                // The cost of the color was paid when the roll was declared.
                let colour = self.declared_colour(ship, act, how);
                self.acted(ship, act, colour, how, true, out);
                self.reposition(ship, at, out);
            }
            (SlotOf::Decloak(_), Some((_, at))) => self.decloaked(ship, at, out),
            (SlotOf::Roll(..) | SlotOf::Decloak(_), None) => {}
        }
    }

    /// The color of an action that is already marked as performed.
    fn declared_colour(&self, ship: ShipId, act: Act, how: How) -> Colour {
        let mut before = *self;
        before.public.ship_mut(ship).round.acted = 0;
        before.public.ship_mut(ship).force = u8::MAX;
        before.colour_of(ship, act, how).unwrap_or(Colour::White)
    }

    /// The end positions among `ways` that overlap no ship or obstacle and lie inside the play area.
    pub(in crate::game) fn free_spots(&self, ship: ShipId, ways: &[(Slot, Reposition)]) -> Vec<(Slot, At)> {
        let (pose, base) = (self.public.ship(ship).at.pose(), self.base(ship));
        let (_, crowd) = self.crowd(ship);
        let craft = self.craft(ship);
        let rocks: Vec<_> =
            self.rock_tokens().into_iter().flatten().filter(|rock| craft.heeds(rock.kind)).collect();
        let area = self.public.options.table.area();
        ways.iter()
            .map(|(slot, way)| (*slot, way.spot(pose, base)))
            .filter(|(_, spot)| spot.check(base, &crowd, &rocks, area).is_ok())
            .map(|(slot, spot)| (slot, At::from(spot.pose)))
            .collect()
    }

    /// Moves a ship to a new position.
    pub(in crate::game) fn reposition(&mut self, ship: ShipId, to: At, out: &mut Out<'_, Event>) {
        let from = self.public.ship(ship).at;
        self.public.ship_mut(ship).at = to;
        out.tell(Viewers::ALL, || Event::Repositioned { ship, from, to });
    }

    /// XW-ACT-09: a purple action costs Force, even if it fails.
    pub(in crate::game) fn pay(&mut self, ship: ShipId, colour: Colour, out: &mut Out<'_, Event>) {
        match colour {
            Colour::Purple => self.spend_force(ship, out),
            Colour::Blue | Colour::White | Colour::Red => {}
        }
    }

    /// XW-ACT-09: a red action stresses, even if it fails.
    pub(in crate::game) fn stressed_by(&mut self, ship: ShipId, colour: Colour, out: &mut Out<'_, Event>) {
        match colour {
            Colour::Red => self.gain(ship, Token::Stress, 1, rules::COLOURS, out),
            Colour::Blue | Colour::White | Colour::Purple => {}
        }
    }

    /// XW-DMG-18: Wounded Pilot: a die after each action.
    pub(in crate::game) fn wounded(&mut self, ship: ShipId) {
        self.burn_each(ship, DamageCard::WoundedPilot);
    }

    /// Emits that an action was performed or failed, and queues what follows it: nothing after a failure (XW-ACT-11).
    fn acted(
        &mut self,
        ship: ShipId,
        act: Act,
        colour: Colour,
        how: How,
        done: bool,
        out: &mut Out<'_, Event>,
    ) {
        if done {
            out.tell(Viewers::ALL, || Event::Performed { ship, act, colour });
        } else {
            out.tell(Viewers::ALL, || Event::Failed { ship, act });
        }
        self.stressed_by(ship, colour, out);
        // What the action itself triggers (a coordinated friend, obstacles met during a SLAM) is resolved first.
        match act.kind().filter(|_| done) {
            Some(kind) => self.public.then(Task::Order(ship, kind, matches!(how, How::After { .. }))),
            None if done => self.wounded(ship),
            None => {}
        }
    }

    /// XW-RND-12: when both a damage card and another action follow, the owner chooses which comes first.
    pub(in crate::game) fn order(&mut self, ship: ShipId, kind: ActionKind, linked: bool) {
        if !self.public.ship(ship).suffers(DamageCard::WoundedPilot) {
            self.public.then(Task::Follow(ship, kind, linked));
        } else if self.acts(ship, How::After { kind, linked }).is_empty() {
            self.wounded(ship);
        } else {
            self.public.open = Open::Order(ship, kind, linked);
        }
    }

    /// XW-RND-12: the owner has chosen the order.
    pub(in crate::game) fn ordered(&mut self, ship: ShipId, kind: ActionKind, linked: bool, first: First) {
        let action = Task::Follow(ship, kind, linked);
        match first {
            First::Action => {
                self.wounded(ship);
                self.public.then(action);
            }
            First::Card => {
                self.public.then(action);
                self.wounded(ship);
            }
        }
    }

    /// What an action does once it succeeds.
    pub(in crate::game) fn resolve_act(&mut self, ship: ShipId, act: Act, out: &mut Out<'_, Event>) {
        let rule = rules::TOKENS;
        match act {
            Act::Focus => self.gain(ship, Token::Focus, 1, rule, out),
            Act::Evade => self.gain(ship, Token::Evade, 1, rule, out),
            // XW-ABL-06
            Act::Calculate => {
                self.gain(ship, Token::Calculate, calculate_tokens(self.kind(ship)), rule, out);
            }
            Act::Cloak => self.gain(ship, Token::Cloak, 1, rule, out),
            Act::Reinforce { fore: true } => self.gain(ship, Token::ReinforceFore, 1, rule, out),
            Act::Reinforce { fore: false } => self.gain(ship, Token::ReinforceAft, 1, rule, out),
            // XW-ACT-13: a ship has one lock at a time; a new lock replaces the old one.
            Act::Lock(object) => {
                self.public.ship_mut(ship).lock = Some(object);
                self.jam_waits(ship, out);
            }
            Act::Rotate(turret) => self.public.ship_mut(ship).turret = Some(turret),
            Act::Coordinate(friend) => self.public.then(Task::Coordinated(friend)),
            Act::Jam(enemy) => self.jam(enemy, ship, 1, tokens::JAM, out),
            Act::Reload(place) => {
                if let Some(fit) = self.public.ship_mut(ship).cards.get_mut(usize::from(place)) {
                    fit.charges += 1;
                }
                self.gain(ship, Token::Disarm, 1, rules::RELOAD, out);
            }
            Act::Repair(card) => self.repaired(ship, card, out),
            // XW-ABL-28
            Act::Tractor(target) => {
                let aims = self.tractor_aims(ship);
                self.public.ship_mut(ship).round.tractors = true;
                let count = aims.iter().find(|(other, _)| *other == target).map_or(0, |(_, count)| *count);
                self.tractor(target, ship, count, out);
            }
            // Moves are carried out by the callers, which know the end position.
            Act::BarrelRoll(_) | Act::BankRoll(..) | Act::Boost(_) | Act::Slam(_) => {}
        }
    }

    /// The slots of a SLAM with the positions they lead to: free of ships and inside the play area. If every slot is
    /// taken, the maneuver is cut short.
    fn slam_slots(&self, ship: ShipId, setting: Setting) -> Vec<(Slot, At)> {
        let Some(maneuver) = setting.maneuver() else { return Vec::new() };
        let (_, crowd) = self.crowd(ship);
        let (start, base) = (self.public.ship(ship).at.pose(), self.base(ship));
        let area = self.public.options.table.area();
        let mut slots: Vec<Slot> = free_slots(start, base, maneuver, &crowd).collect();
        if slots.is_empty() {
            slots.push(Slot::Middle);
        }
        let flown = |slot: Slot| {
            let flight = geometry::slam(start, base, maneuver, slot, &crowd, area).ok()?;
            Some((slot, At::from(flight.pose)))
        };
        slots.into_iter().filter_map(flown).collect()
    }

    /// XW-ACT-17: another maneuver of the same speed, with everything that follows a maneuver, and a disarm token.
    pub(in crate::game) fn slam(
        &mut self,
        ship: ShipId,
        setting: Setting,
        slot: Slot,
        out: &mut Out<'_, Event>,
    ) {
        let Some(maneuver) = setting.maneuver() else { return };
        let (_, crowd) = self.crowd(ship);
        let start = self.public.ship(ship).at.pose();
        let area = self.public.options.table.area();
        let flown = geometry::slam(start, self.base(ship), maneuver, slot, &crowd, area);
        let may = after_slam(self.kind(ship)).filter(|_| !self.facedown(ship).is_empty());
        // A solo ship does not do this: the printed action lists do not offer the choice.
        if let Some(may) = may.filter(|_| self.public.ship(ship).seat.is_some()) {
            self.public.then(Task::May(ship, may));
        }
        if let Ok(flight) = flown {
            let met = self.met(ship, start, maneuver, &flight);
            let dial = self.craft(ship).dial();
            let flying = &mut self.public.flying;
            flying.setting = Some(setting);
            flying.colour = dial.iter().find(|entry| entry.maneuver == maneuver).map(|entry| entry.colour);
            flying.full = matches!(flight.ending, Ending::Full { .. });
            (flying.met, flying.debris) = (false, 0);
            self.reposition(ship, At::from(flight.pose), out);
            self.push_after_move(ship, &met);
        }
        self.gain(ship, Token::Disarm, 1, rules::SLAM, out);
    }
}

/// The end positions of a declared move; empty for actions that do not move the ship, and for a SLAM.
fn ways(act: Act) -> Vec<(Slot, Reposition)> {
    match act {
        Act::BarrelRoll(side) => Slot::ALL.map(|slot| (slot, Reposition::BarrelRoll(side, slot))).to_vec(),
        Act::BankRoll(side, bend) => {
            Slot::ALL.map(|slot| (slot, Reposition::BankRoll(side, bend, slot))).to_vec()
        }
        Act::Boost(None) => vec![(Slot::Middle, Reposition::Boost(Boost::Straight))],
        Act::Boost(Some(side)) => vec![(Slot::Middle, Reposition::Boost(Boost::Bank(side)))],
        Act::Focus
        | Act::Evade
        | Act::Calculate
        | Act::Cloak
        | Act::Reinforce { .. }
        | Act::Lock(_)
        | Act::Rotate(_)
        | Act::Coordinate(_)
        | Act::Jam(_)
        | Act::Reload(_)
        | Act::Slam(_)
        | Act::Repair(_)
        | Act::Tractor(_) => Vec::new(),
    }
}
