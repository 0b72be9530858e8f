//! The Activation Phase: reveal the dial, execute the maneuver, check difficulty, perform an action (XW-ACT-01 to
//! XW-ACT-12).

use crate::ability::flies_ahead;
use crate::combat::action_effect::{force_after_maneuver, is_due_after, maneuver_colour};
use crate::combat::damage_card::{ManeuverFlown, after_maneuver};
use crate::combat::turn_order::TurnOrder;
use crate::content::effect::GrantTrigger;
use crate::content::{DamageCard, DialEntry, Difficulty};
use crate::craft::Team;
use crate::event::{Event, Token};
use crate::geometry::{Bearing, EndSlot, Execution, Flight, Maneuver, Speed, fly, free_slots};
use crate::question::{Ahead, Slot};
use crate::rules::activation as rules;
use crate::rules::obstacle as obstacle_rules;
use crate::scenario::Fate;
use crate::scenario::ending::fate_after_leaving;
use crate::ship::placement::{DialSetting, Placement};
use crate::ship::{ShipId, Status};
use crate::sketch::template_outline;
use crate::solo::record::NoAction;
use crate::state::{ActivationState, Phase, RuleStep, SlotPurpose, SoloDecision, State};
use contract::{EventSink, Viewers};

impl State {
    pub(crate) fn next_activation(&mut self, out: &mut EventSink<'_, Event>) {
        if self.public.phase != Phase::Activation {
            self.public.phase = Phase::Activation;
            self.public.done = 0;
            let round = self.public.round;
            out.emit(Viewers::ALL, || Event::PhaseBegan { round, phase: Phase::Activation });
            let first = self.recharge_options();
            if !first.is_empty() {
                self.public.push(RuleStep::Activation);
                self.public.push_in_order(&first);
                return;
            }
        }
        if self.next_by_initiative(TurnOrder::Ascending).is_empty() {
            self.public.done = 0;
            self.public.push_in_order(&[RuleStep::Bombs, RuleStep::Engagement]);
            return;
        }
        if let Some(ship) = self.next_ship(TurnOrder::Ascending, RuleStep::Activation) {
            self.start_activation(ship);
        }
    }

    /// This ship activates now, and then the next one.
    pub(crate) fn start_activation(&mut self, ship: ShipId) {
        self.public.done |= ship.bit();
        self.public.push_in_order(&[RuleStep::Activate(ship), RuleStep::Activation]);
    }

    /// XW-ACT-01: the dial is revealed and its maneuver flown; a solo ship determines its approach instead.
    pub(crate) fn activate(&mut self, ship: ShipId) {
        self.public.flying = ActivationState::default();
        if self.public.ship(ship).seat.is_none() {
            self.public.flying.ion = self.craft(ship).is_ionized();
            self.public.push_in_order(&[RuleStep::Solo(ship, SoloDecision::Fly), RuleStep::Activated(ship)]);
            // XW-SCEN-17: the ship it hunted is gone.
            if self.public.ship(ship).hunts && self.public.ship(ship).lock.is_none() {
                self.public.push(RuleStep::Hunt(ship));
            }
            return;
        }
        self.public.push_in_order(&[RuleStep::Reveal(ship), RuleStep::Activated(ship)]);
        // XW-ABL-32: not while stressed, and only with a dial to reveal.
        let flown = self.public.ship(ship);
        if flies_ahead(self.kind(ship)) && !flown.tokens.is_stressed() && !flown.round.ionized {
            self.ask(Ahead(ship));
        }
    }

    /// Reveals the dial and queues its maneuver.
    pub(crate) fn reveal(&mut self, ship: ShipId, out: &mut EventSink<'_, Event>) {
        self.public.flying =
            ActivationState { prevented: self.public.flying.prevented, ..ActivationState::default() };
        let entry = self.revealed(ship, out);
        self.public.flying.setting = Some(entry.maneuver.into());
        self.public.flying.colour = Some(entry.colour);
        self.public.push(RuleStep::Fly(ship));
    }

    /// The maneuver that a ship with a dial executes.
    fn revealed(&mut self, ship: ShipId, out: &mut EventSink<'_, Event>) -> DialEntry {
        if self.public.ship(ship).round.ionized {
            // XW-ACT-06: the blue 1 straight, regardless of anything else.
            self.public.flying.ion = true;
            let ion = plain(1, Difficulty::Blue);
            out.emit(Viewers::ALL, || Event::Instead { ship, maneuver: ion, rule: rules::ION });
            return ion;
        }
        let setting = self.hidden[ship.index()].take();
        self.public.dials &= !ship.bit();
        let dial = self.craft(ship).dial();
        let entry = setting
            .and_then(DialSetting::maneuver)
            .and_then(|maneuver| dial.iter().find(|entry| entry.maneuver == maneuver).copied())
            .unwrap_or(plain(2, Difficulty::White));
        if let Some(seat) = self.public.ship(ship).seat {
            out.learned(Viewers::except(seat));
        }
        out.emit(Viewers::ALL, || Event::Revealed {
            ship,
            setting: entry.maneuver.into(),
            colour: entry.colour,
        });
        // XW-ACT-05: a red maneuver while stressed, or a purple one without Force, is the white 2 straight.
        let craft = self.public.ship(ship);
        let rule = match entry.colour {
            Difficulty::Red if craft.tokens.is_stressed() => Some(rules::RED_WHILE_STRESSED),
            Difficulty::Purple if craft.force == 0 => Some(rules::RED_WHILE_STRESSED),
            Difficulty::Red | Difficulty::Purple | Difficulty::Blue | Difficulty::White => None,
        };
        let Some(rule) = rule else { return entry };
        let instead = plain(2, Difficulty::White);
        out.emit(Viewers::ALL, || Event::Instead { ship, maneuver: instead, rule });
        instead
    }

    /// XW-ACT-02: the owner chooses the slot of a Tallon roll among the free ones.
    pub(crate) fn fly_dial(&mut self, ship: ShipId, out: &mut EventSink<'_, Event>) {
        if self.tallon_slots(ship).len() > 1 {
            self.ask(Slot(ship, SlotPurpose::Tallon));
        } else {
            let slot = self.tallon_slots(ship).first().copied().unwrap_or_default();
            self.fly_slot(ship, slot, out);
        }
    }

    /// The free slots of the maneuver, if there is a choice.
    pub(crate) fn tallon_slots(&self, ship: ShipId) -> Vec<EndSlot> {
        let Some(maneuver) = self.public.flying.setting.and_then(DialSetting::maneuver) else {
            return Vec::new();
        };
        let (_, crowd) = self.other_bases(ship);
        free_slots(self.public.ship(ship).at.pose(), self.base(ship), maneuver, &crowd).collect()
    }

    pub(crate) fn fly_slot(&mut self, ship: ShipId, slot: EndSlot, out: &mut EventSink<'_, Event>) {
        if let Some(met) = self.fly_to(ship, slot, out) {
            self.push_after_flight(ship, &met);
        }
    }

    /// Executes the maneuver of the activation. Queues what was met, unless the ship has fled.
    pub(crate) fn fly_to(
        &mut self,
        ship: ShipId,
        slot: EndSlot,
        out: &mut EventSink<'_, Event>,
    ) -> Option<Vec<RuleStep>> {
        let maneuver = self.public.flying.setting.and_then(DialSetting::maneuver)?;
        let start = self.public.ship(ship).at.pose();
        let (ids, crowd) = self.other_bases(ship);
        let flight = fly(start, self.base(ship), maneuver, slot, &crowd);
        let met = self.hazards_met(ship, start, maneuver, &flight);
        self.moved(ship, maneuver, &flight, &ids, out);
        self.public.ship(ship).is_in_play().then_some(met)
    }

    /// Queues what follows the maneuver, up to the end of the activation: first what was met, in order.
    pub(crate) fn push_after_flight(&mut self, ship: ShipId, met: &[RuleStep]) {
        self.public.push(RuleStep::Perform(ship));
        self.push_after_move(ship, met);
    }

    /// Queues what follows the maneuver, without an action.
    pub(crate) fn push_after_move(&mut self, ship: ShipId, met: &[RuleStep]) {
        self.public.push_in_order(&[
            RuleStep::Difficulty(ship),
            RuleStep::Flown(ship),
            RuleStep::Grants(ship, GrantTrigger::Maneuver),
            RuleStep::Grants(ship, GrantTrigger::FullManeuver),
            RuleStep::Grants(ship, GrantTrigger::FastFullManeuver),
        ]);
        self.public.push_in_order(met);
    }

    /// Moves a ship to the end of its maneuver and records what it met.
    pub(crate) fn moved(
        &mut self,
        ship: ShipId,
        maneuver: Maneuver,
        flight: &Flight,
        ids: &[ShipId],
        out: &mut EventSink<'_, Event>,
    ) {
        let from = self.public.ship(ship).at;
        let base = self.base(ship);
        let to = Placement::from(flight.pose);
        let (full, touching) = match flight.execution {
            Execution::Full { .. } => (true, Vec::new()),
            Execution::Partial { touching, .. } => {
                (false, touching.iter().filter_map(|index| ids.get(index).copied()).collect())
            }
        };
        self.public.ship_mut(ship).at = to;
        self.public.flying.full = full;
        if !full {
            // XW-ACT-03: a ship that was stopped by another one loses its Perform Action step.
            self.public.flying.prevented = Some(NoAction::Overlapped);
        }
        out.emit(Viewers::ALL, || Event::Moved {
            ship,
            from,
            to,
            setting: maneuver.into(),
            full,
            touching: touching.iter().map(|id| self.public.ship(*id).label).collect(),
            template: template_outline(flight),
        });
        if flight.leaves(base, self.public.options.table.area()) {
            self.flee(ship, out);
        }
    }

    /// XW-ACT-04: a ship with any part outside the play area has fled; over the player edge it has returned.
    fn flee(&mut self, ship: ShipId, out: &mut EventSink<'_, Event>) {
        let fate = fate_after_leaving(self.public.options.table.area(), &self.footprint(ship));
        let home = self.public.ship(ship).team == Team::Player && fate == Some(Fate::Returned);
        let status = if home { Status::Returned } else { Status::Fled };
        self.remove(ship, status, out);
    }

    /// XW-ACT-07: red gives stress; blue removes stress, strain and deplete; purple costs Force; then debris gives
    /// stress.
    pub(crate) fn check_difficulty(&mut self, ship: ShipId, out: &mut EventSink<'_, Event>) {
        let rule = rules::DIFFICULTY;
        if let Some(colour) = self.public.flying.colour {
            let effect = maneuver_colour(colour);
            self.gain(ship, Token::Stress, effect.stress, rule, out);
            for token in effect.loses {
                self.lose(ship, *token, 1, rule, out);
            }
            for _ in 0..effect.force {
                self.spend_force(ship, out);
            }
        }
        let debris = self.public.flying.debris;
        self.gain(ship, Token::Stress, debris, obstacle_rules::DEBRIS, out);
        if self.public.flying.prevented == Some(NoAction::Fled) {
            self.gain(ship, Token::Disarm, 1, crate::rules::solo::FLEE_TOKENS, out);
            self.gain(ship, Token::Stress, 1, crate::rules::solo::FLEE_TOKENS, out);
        }
    }

    pub(crate) fn spend_force(&mut self, ship: ShipId, out: &mut EventSink<'_, Event>) {
        let paying = self.public.ship_mut(ship);
        paying.force = paying.force.saturating_sub(1);
        out.emit(Viewers::ALL, || Event::ForceSpent { ship });
    }

    /// XW-DMG-12, XW-DMG-13, XW-DMG-14: damage cards that depend on the maneuver.
    pub(crate) fn cards_after_maneuver(&mut self, ship: ShipId, out: &mut EventSink<'_, Event>) {
        let flown = *self.public.ship(ship);
        // XW-ABL-17
        let flying = self.public.flying;
        let colour = flying.colour.unwrap_or(Difficulty::White);
        let back = force_after_maneuver(self.pilot(ship), flying.full, colour);
        if back > 0 {
            let most = self.printed(ship).force;
            let recovers = self.public.ship_mut(ship);
            recovers.force = recovers.force.saturating_add(back).min(most);
        }
        let straight = flying.setting.is_none_or(|setting| setting.bearing == Bearing::Straight);
        let maneuver = ManeuverFlown { straight, met_obstacle: flying.met, ion: flying.ion };
        let cards = after_maneuver(|card| flown.copies(card), maneuver);
        for _ in 0..cards.loose_stabilizers {
            self.repaired(ship, DamageCard::LooseStabilizer, out);
        }
        for _ in 0..cards.loose_stabilizers + cards.stunned_pilots {
            self.public.push(RuleStep::Suffer(ship, 1, 0));
        }
        for _ in 0..cards.power_regulators {
            self.repaired(ship, DamageCard::DisabledPowerRegulator, out);
        }
    }

    pub(crate) fn repaired(&mut self, ship: ShipId, card: DamageCard, out: &mut EventSink<'_, Event>) {
        if self.public.ship_mut(ship).repair(card) {
            out.emit(Viewers::ALL, || Event::Repaired { ship, card });
        }
    }

    /// Whether abilities grant an action after this maneuver.
    pub(crate) fn grants(&mut self, ship: ShipId, after: GrantTrigger, out: &mut EventSink<'_, Event>) {
        let flying = self.public.flying;
        let speed = flying.setting.map_or(0, |setting| setting.speed);
        let due = is_due_after(after, flying.full, speed);
        let has = self.has_effect(ship, |effect| effect.grants(after).is_some());
        if !due || !has {
            return;
        }
        if self.public.ship(ship).seat.is_none() {
            self.public.push(RuleStep::Solo(ship, SoloDecision::Grants(after)));
        } else {
            self.ask_action(ship, crate::state::ActionSource::Granted(after), out);
        }
    }

    /// XW-ACT-06: an ionized ship removes its ion tokens after it has activated.
    pub(crate) fn activated(&mut self, ship: ShipId, out: &mut EventSink<'_, Event>) {
        if self.public.flying.ion {
            self.lose(ship, Token::Ion, u8::MAX, rules::ION, out);
        }
    }
}

/// A straight of this speed and color, independent of any dial.
fn plain(speed: u8, colour: Difficulty) -> DialEntry {
    let maneuver = Speed::new(speed).and_then(|speed| Maneuver::new(Bearing::Straight, speed).ok());
    #[expect(clippy::expect_used, reason = "the straights 1 and 2 exist")]
    let maneuver = maneuver.expect("a straight 1 or 2");
    DialEntry { maneuver, colour }
}
