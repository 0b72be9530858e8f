//! The Activation Phase: reveal the dial, execute the maneuver, check difficulty, perform an action (XW-ACT-01 to
//! XW-ACT-12).

use crate::content::effect::After;
use crate::content::{Colour, DamageCard, DialEntry};
use crate::craft::Team;
use crate::game::ability::{flies_ahead, force_after_red};
use crate::game::choice::{Cause, Choice, Refusal};
use crate::game::event::{Event, Token};
use crate::game::place::{At, Setting};
use crate::game::ship::{ShipId, Status};
use crate::game::sketch::template;
use crate::game::state::{Flying, Open, Phase, SlotOf, State, Step, Task};
use crate::geometry::{Bearing, Ending, Flight, Maneuver, Side, Slot, Speed, fly, free_slots};
use crate::rules::activation as rules;
use crate::rules::obstacle as obstacle_rules;
use crate::scenario::Fate;
use crate::scenario::ending::left_by;
use crate::solo::record::NoAction;
use table::{Out, Viewers};

impl State {
    pub(in crate::game) fn next_activation(&mut self, out: &mut Out<'_, Event>) {
        if self.public.phase != Phase::Activation {
            self.public.phase = Phase::Activation;
            self.public.done = 0;
            let round = self.public.round;
            out.tell(Viewers::ALL, || Event::PhaseBegan { round, phase: Phase::Activation });
            let first = self.recharges();
            if !first.is_empty() {
                self.public.then(Task::Activation);
                self.public.first(&first);
                return;
            }
        }
        if self.by_initiative(true).is_empty() {
            self.public.done = 0;
            self.public.first(&[Task::Bombs, Task::Engagement]);
            return;
        }
        if let Some(ship) = self.next_ship(true, Task::Activation) {
            self.activate_next(ship);
        }
    }

    /// This ship activates now, and then the next one.
    pub(in crate::game) fn activate_next(&mut self, ship: ShipId) {
        self.public.done |= ship.bit();
        self.public.first(&[Task::Activate(ship), Task::Activation]);
    }

    /// XW-ACT-01: the dial is revealed and its maneuver flown; a solo ship determines its approach instead.
    pub(in crate::game) fn activate(&mut self, ship: ShipId) {
        self.public.flying = Flying::default();
        if self.public.ship(ship).seat.is_none() {
            self.public.flying.ion = self.craft(ship).is_ionized();
            self.public.first(&[Task::Solo(ship, Step::Fly), Task::Activated(ship)]);
            // XW-SCEN-17: the ship it hunted is gone.
            if self.public.ship(ship).hunts && self.public.ship(ship).lock.is_none() {
                self.public.then(Task::Hunt(ship));
            }
            return;
        }
        self.public.first(&[Task::Reveal(ship), Task::Activated(ship)]);
        // XW-ABL-32: not while stressed, and only with a dial to reveal.
        let flown = self.public.ship(ship);
        if flies_ahead(self.kind(ship)) && !flown.tokens.is_stressed() && !flown.round.ionized {
            self.public.open = Open::Ahead(ship);
        }
    }

    /// XW-ABL-32: a white 1 straight or 1 bank before the dial is revealed. Its consequences remain: after an overlap
    /// or an obstacle there is no Perform Action step.
    pub(in crate::game) fn fly_ahead(&mut self, ship: ShipId, way: Option<Side>, out: &mut Out<'_, Event>) {
        let bearing = way.map_or(Bearing::Straight, Bearing::Bank);
        self.public.flying.setting = Some(Setting { bearing, speed: 1 });
        self.public.flying.colour = Some(Colour::White);
        let Some(met) = self.fly_to(ship, Slot::Middle, out) else { return };
        self.push_after_move(ship, &met);
    }

    /// Reveals the dial and queues its maneuver.
    pub(in crate::game) fn reveal(&mut self, ship: ShipId, out: &mut Out<'_, Event>) {
        self.public.flying = Flying { prevented: self.public.flying.prevented, ..Flying::default() };
        let entry = self.revealed(ship, out);
        self.public.flying.setting = Some(entry.maneuver.into());
        self.public.flying.colour = Some(entry.colour);
        self.public.then(Task::Fly(ship));
    }

    /// The maneuver that a ship with a dial executes.
    fn revealed(&mut self, ship: ShipId, out: &mut Out<'_, Event>) -> DialEntry {
        if self.public.ship(ship).round.ionized {
            // XW-ACT-06: the blue 1 straight, regardless of anything else.
            self.public.flying.ion = true;
            let ion = plain(1, Colour::Blue);
            out.tell(Viewers::ALL, || Event::Instead { ship, maneuver: ion, rule: rules::ION });
            return ion;
        }
        let setting = self.hidden[ship.index()].take();
        self.public.dials &= !ship.bit();
        let dial = self.craft(ship).dial();
        let entry = setting
            .and_then(Setting::maneuver)
            .and_then(|maneuver| dial.iter().find(|entry| entry.maneuver == maneuver).copied())
            .unwrap_or(plain(2, Colour::White));
        if let Some(seat) = self.public.ship(ship).seat {
            out.learned(Viewers::except(seat));
        }
        out.tell(Viewers::ALL, || Event::Revealed {
            ship,
            setting: entry.maneuver.into(),
            colour: entry.colour,
        });
        // XW-ACT-05: a red maneuver while stressed, or a purple one without Force, is the white 2 straight.
        let craft = self.public.ship(ship);
        let rule = match entry.colour {
            Colour::Red if craft.tokens.is_stressed() => Some(rules::RED_WHILE_STRESSED),
            Colour::Purple if craft.force == 0 => Some(rules::RED_WHILE_STRESSED),
            Colour::Red | Colour::Purple | Colour::Blue | Colour::White => None,
        };
        let Some(rule) = rule else { return entry };
        let instead = plain(2, Colour::White);
        out.tell(Viewers::ALL, || Event::Instead { ship, maneuver: instead, rule });
        instead
    }

    /// XW-ACT-02: the owner chooses the slot of a Tallon roll among the free ones.
    pub(in crate::game) fn fly_dial(&mut self, ship: ShipId, out: &mut Out<'_, Event>) {
        if self.tallon_slots(ship).len() > 1 {
            self.public.open = Open::Slot(ship, SlotOf::Tallon);
        } else {
            let slot = self.tallon_slots(ship).first().copied().unwrap_or_default();
            self.fly_slot(ship, slot, out);
        }
    }

    /// The free slots of the maneuver, if there is a choice.
    pub(in crate::game) fn tallon_slots(&self, ship: ShipId) -> Vec<Slot> {
        let Some(maneuver) = self.public.flying.setting.and_then(Setting::maneuver) else {
            return Vec::new();
        };
        let (_, crowd) = self.crowd(ship);
        free_slots(self.public.ship(ship).at.pose(), self.base(ship), maneuver, &crowd).collect()
    }

    pub(in crate::game) fn fly_slot(&mut self, ship: ShipId, slot: Slot, out: &mut Out<'_, Event>) {
        if let Some(met) = self.fly_to(ship, slot, out) {
            self.push_after_flight(ship, &met);
        }
    }

    /// Executes the maneuver of the activation. Queues what was met, unless the ship has fled.
    fn fly_to(&mut self, ship: ShipId, slot: Slot, out: &mut Out<'_, Event>) -> Option<Vec<Task>> {
        let maneuver = self.public.flying.setting.and_then(Setting::maneuver)?;
        let start = self.public.ship(ship).at.pose();
        let (ids, crowd) = self.crowd(ship);
        let flight = fly(start, self.base(ship), maneuver, slot, &crowd);
        let met = self.met(ship, start, maneuver, &flight);
        self.moved(ship, maneuver, &flight, &ids, out);
        self.public.ship(ship).is_in_play().then_some(met)
    }

    /// Queues what follows the maneuver, up to the end of the activation: first what was met, in order.
    pub(in crate::game) fn push_after_flight(&mut self, ship: ShipId, met: &[Task]) {
        self.public.then(Task::Perform(ship));
        self.push_after_move(ship, met);
    }

    /// Queues what follows the maneuver, without an action.
    pub(in crate::game) fn push_after_move(&mut self, ship: ShipId, met: &[Task]) {
        self.public.first(&[
            Task::Difficulty(ship),
            Task::Flown(ship),
            Task::Grants(ship, After::Maneuver),
            Task::Grants(ship, After::FullManeuver),
            Task::Grants(ship, After::FastFullManeuver),
        ]);
        self.public.first(met);
    }

    /// Moves a ship to the end of its maneuver and records what it met.
    pub(in crate::game) fn moved(
        &mut self,
        ship: ShipId,
        maneuver: Maneuver,
        flight: &Flight,
        ids: &[ShipId],
        out: &mut Out<'_, Event>,
    ) {
        let from = self.public.ship(ship).at;
        let base = self.base(ship);
        let to = At::from(flight.pose);
        let (full, touching) = match flight.ending {
            Ending::Full { .. } => (true, Vec::new()),
            Ending::Partial { touching, .. } => {
                (false, touching.iter().filter_map(|index| ids.get(index).copied()).collect())
            }
        };
        self.public.ship_mut(ship).at = to;
        self.public.flying.full = full;
        if !full {
            // XW-ACT-03: a ship that was stopped by another one loses its Perform Action step.
            self.public.flying.prevented = Some(NoAction::Overlapped);
        }
        out.tell(Viewers::ALL, || Event::Moved {
            ship,
            from,
            to,
            setting: maneuver.into(),
            full,
            touching: touching.iter().map(|id| self.public.ship(*id).label).collect(),
            template: template(flight),
        });
        if flight.leaves(base, self.public.options.table.area()) {
            self.flee(ship, out);
        }
    }

    /// XW-ACT-04: a ship with any part outside the play area has fled; over the player edge it has returned.
    fn flee(&mut self, ship: ShipId, out: &mut Out<'_, Event>) {
        let fate = left_by(self.public.options.table.area(), &self.footprint(ship));
        let home = self.public.ship(ship).team == Team::Player && fate == Some(Fate::Returned);
        let status = if home { Status::Returned } else { Status::Fled };
        self.remove(ship, status, out);
    }

    /// XW-ACT-07: red gives stress; blue removes stress, strain and deplete; purple costs Force; then debris gives
    /// stress.
    pub(in crate::game) fn check_difficulty(&mut self, ship: ShipId, out: &mut Out<'_, Event>) {
        let rule = rules::DIFFICULTY;
        match self.public.flying.colour {
            Some(Colour::Red) => self.gain(ship, Token::Stress, 1, rule, out),
            Some(Colour::Blue) => {
                for token in [Token::Stress, Token::Strain, Token::Deplete] {
                    self.lose(ship, token, 1, rule, out);
                }
            }
            Some(Colour::Purple) => self.spend_force(ship, out),
            Some(Colour::White) | None => {}
        }
        let debris = self.public.flying.debris;
        self.gain(ship, Token::Stress, debris, obstacle_rules::DEBRIS, out);
        if self.public.flying.prevented == Some(NoAction::Fled) {
            self.gain(ship, Token::Disarm, 1, crate::rules::solo::FLEE_TOKENS, out);
            self.gain(ship, Token::Stress, 1, crate::rules::solo::FLEE_TOKENS, out);
        }
    }

    pub(in crate::game) fn spend_force(&mut self, ship: ShipId, out: &mut Out<'_, Event>) {
        let paying = self.public.ship_mut(ship);
        paying.force = paying.force.saturating_sub(1);
        out.tell(Viewers::ALL, || Event::ForceSpent { ship });
    }

    /// XW-DMG-12, XW-DMG-13, XW-DMG-14: damage cards that depend on the maneuver.
    pub(in crate::game) fn cards_after_maneuver(&mut self, ship: ShipId, out: &mut Out<'_, Event>) {
        let flown = *self.public.ship(ship);
        // XW-ABL-17
        if self.public.flying.full && self.public.flying.colour == Some(Colour::Red) {
            let (most, back) = (self.printed(ship).force, force_after_red(self.pilot(ship)));
            let recovers = self.public.ship_mut(ship);
            recovers.force = recovers.force.saturating_add(back).min(most);
        }
        let flying = self.public.flying;
        let straight = flying.setting.is_none_or(|setting| setting.bearing == Bearing::Straight);
        // XW-DMG-23: each copy separately.
        if !straight {
            for _ in 0..flown.copies(DamageCard::LooseStabilizer) {
                self.repaired(ship, DamageCard::LooseStabilizer, out);
                self.public.then(Task::Suffer(ship, 1, 0));
            }
        }
        if flying.met {
            for _ in 0..flown.copies(DamageCard::StunnedPilot) {
                self.public.then(Task::Suffer(ship, 1, 0));
            }
        }
        if flying.ion {
            for _ in 0..flown.copies(DamageCard::DisabledPowerRegulator) {
                self.repaired(ship, DamageCard::DisabledPowerRegulator, out);
            }
        }
    }

    pub(in crate::game) fn repaired(&mut self, ship: ShipId, card: DamageCard, out: &mut Out<'_, Event>) {
        if self.public.ship_mut(ship).repair(card) {
            out.tell(Viewers::ALL, || Event::Repaired { ship, card });
        }
    }

    /// Whether abilities grant an action after this maneuver.
    pub(in crate::game) fn grants(&mut self, ship: ShipId, after: After, out: &mut Out<'_, Event>) {
        let flying = self.public.flying;
        let fast = flying.setting.is_some_and(|setting| (3..=5).contains(&setting.speed));
        let due = match after {
            After::Maneuver | After::Action | After::Decloak => true,
            After::FullManeuver => flying.full,
            After::FastFullManeuver => flying.full && fast,
        };
        let has = self.has_effect(ship, |effect| effect.grants(after).is_some());
        if !due || !has {
            return;
        }
        if self.public.ship(ship).seat.is_none() {
            self.public.then(Task::Solo(ship, Step::Grants(after)));
        } else {
            self.ask_action(ship, crate::game::state::How::Granted(after), out);
        }
    }

    /// XW-ACT-06: an ionized ship removes its ion tokens after it has activated.
    pub(in crate::game) fn activated(&mut self, ship: ShipId, out: &mut Out<'_, Event>) {
        if self.public.flying.ion {
            self.lose(ship, Token::Ion, u8::MAX, rules::ION, out);
        }
    }

    pub(in crate::game) fn may_take_slot(&self, ship: ShipId, slot: Slot) -> Result<(), Refusal> {
        let free = match self.public.open {
            Open::Slot(_, SlotOf::Tallon) => self.tallon_slots(ship),
            Open::Slot(_, of) => self.roll_slots(ship, of).into_iter().map(|(slot, _)| slot).collect(),
            _ => Vec::new(),
        };
        if free.contains(&slot) { Ok(()) } else { Err(Refusal { rule: rules::SLOTS, by: Cause::Taken }) }
    }

    pub(in crate::game) fn offer_slots(&self, ship: ShipId, of: SlotOf, list: &mut Vec<Choice>) {
        match of {
            SlotOf::Tallon => list.extend(self.tallon_slots(ship).into_iter().map(Choice::Slot)),
            SlotOf::Roll(..) | SlotOf::Decloak(_) => {
                list.extend(self.roll_slots(ship, of).into_iter().map(|(slot, _)| Choice::Slot(slot)));
            }
        }
    }
}

/// A straight of this speed and color, independent of any dial.
fn plain(speed: u8, colour: Colour) -> DialEntry {
    let maneuver = Speed::new(speed).and_then(|speed| Maneuver::new(Bearing::Straight, speed).ok());
    #[expect(clippy::expect_used, reason = "the straights 1 and 2 exist")]
    let maneuver = maneuver.expect("a straight 1 or 2");
    DialEntry { maneuver, colour }
}
