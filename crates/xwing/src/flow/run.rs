//! Runs the rules from one pending question to the next.

use crate::combat::jam::is_green;
use crate::combat::turn_order::TurnOrder;
use crate::content::Effect;
use crate::craft::Team;
use crate::event::Event;
use crate::question::{May, Toll};
use crate::ship::{Ship, ShipId, Status};
use crate::state::{Pending, Phase, RuleStep, State};
use contract::{EventSink, RuleId, Viewers};

impl State {
    /// Runs waiting steps until something is pending.
    pub(crate) fn run(&mut self, out: &mut EventSink<'_, Event>) {
        while self.public.open == Pending::Nothing {
            let Some(step) = self.public.steps.pop() else { return };
            self.perform_step(step, out);
        }
    }

    fn perform_step(&mut self, step: RuleStep, out: &mut EventSink<'_, Event>) {
        match step {
            RuleStep::Round => self.begin_round(),
            RuleStep::Layout => self.start_layout(),
            RuleStep::Draft(kind) => self.draft(kind, out),
            RuleStep::Arrivals => self.next_arrival(),
            RuleStep::Arrive(ship) => self.arrive(ship, out),
            RuleStep::Planning => self.planning(out),
            RuleStep::System => self.next_system(out),
            RuleStep::Activation => self.next_activation(out),
            RuleStep::Bombs => self.next_bomb(out),
            RuleStep::Engagement => self.next_engagement(out),
            RuleStep::End => self.end_phase(out),
            RuleStep::Tidy => self.clean_up(out),
            RuleStep::Activate(ship)
            | RuleStep::Reveal(ship)
            | RuleStep::Fly(ship)
            | RuleStep::Meet(ship, _)
            | RuleStep::Trip(ship, _)
            | RuleStep::Blast(ship, ..)
            | RuleStep::Difficulty(ship)
            | RuleStep::Flown(ship)
            | RuleStep::Grants(ship, _)
            | RuleStep::Perform(ship)
            | RuleStep::Follow(ship, ..)
            | RuleStep::Order(ship, ..)
            | RuleStep::Coordinated(ship)
            | RuleStep::Activated(ship)
            | RuleStep::Engage(ship)
            | RuleStep::Declare(ship)
            | RuleStep::Suffer(ship, ..)
            | RuleStep::Dealt(ship, _)
            | RuleStep::Burn(ship, _)
            | RuleStep::Hunt(ship)
            | RuleStep::Bonus(ship, _)
            | RuleStep::Expose(ship)
            | RuleStep::May(ship, _)
            | RuleStep::Jam(ship, _)
            | RuleStep::Toll(ship)
            | RuleStep::Drag(ship, _)
            | RuleStep::Scrape(ship, _)
            | RuleStep::Spin(ship)
            | RuleStep::Solo(ship, _) => {
                // Steps of a ship that has left play are dropped.
                if self.public.ship(ship).is_in_play() {
                    self.perform_ship_step(step, out);
                }
            }
            RuleStep::Roll => self.roll_attack(),
            RuleStep::Shield => self.defender_on_attack_dice(out),
            RuleStep::Aim => self.attacker_on_attack_dice(out),
            RuleStep::Dodge => self.roll_defense(),
            RuleStep::Evade => self.defender_on_defense_dice(out),
            RuleStep::Neutralize => self.neutralize(out),
            RuleStep::Aftermath => self.aftermath(out),
        }
    }

    fn perform_ship_step(&mut self, step: RuleStep, out: &mut EventSink<'_, Event>) {
        match step {
            RuleStep::Activate(ship) => self.activate(ship),
            RuleStep::Reveal(ship) => self.reveal(ship, out),
            RuleStep::Fly(ship) => self.fly_dial(ship, out),
            RuleStep::Meet(ship, obstacle) => self.meet_obstacle(ship, obstacle),
            RuleStep::Trip(ship, device) => self.trigger_mine(ship, device, out),
            RuleStep::Blast(ship, device, dice) => self.roll_blast(ship, device, dice),
            RuleStep::Difficulty(ship) => self.check_difficulty(ship, out),
            RuleStep::Flown(ship) => self.cards_after_maneuver(ship, out),
            RuleStep::Grants(ship, after) => self.grants(ship, after, out),
            RuleStep::Perform(ship) => self.perform_action(ship, out),
            RuleStep::Follow(ship, kind, linked) => self.ask_follow_up(ship, kind, linked, out),
            RuleStep::Order(ship, kind, linked) => self.ask_order(ship, kind, linked),
            RuleStep::Coordinated(ship) => self.coordinated(ship),
            RuleStep::Activated(ship) => self.activated(ship, out),
            RuleStep::Engage(ship) => self.engage(ship, out),
            RuleStep::Declare(ship) => self.declare(ship, out),
            RuleStep::Suffer(ship, hits, crits) => self.suffer(ship, hits, crits, out),
            RuleStep::Dealt(ship, card) => self.resolve_dealt(ship, card, out),
            RuleStep::Burn(ship, card) => self.roll_for_card(ship, card),
            RuleStep::Solo(ship, step) => self.decide_solo(ship, step, out),
            RuleStep::Hunt(ship) => self.ask_hunted(ship, out),
            RuleStep::Bonus(ship, bonus) => self.bonus_attack(ship, bonus, out),
            RuleStep::Expose(ship) => self.expose(ship, out),
            RuleStep::May(ship, ability) => self.ask(May(ship, ability)),
            RuleStep::Jam(ship, by) => self.resolve_jam(ship, by, out),
            RuleStep::Toll(ship) => self.ask(Toll(ship)),
            RuleStep::Drag(ship, by) => self.ask_tractor_move(ship, by),
            RuleStep::Scrape(ship, obstacle) => self.meet_obstacle_tractored(ship, obstacle, out),
            RuleStep::Spin(ship) => self.ask_rotation(ship),
            RuleStep::Round
            | RuleStep::Layout
            | RuleStep::Draft(_)
            | RuleStep::Arrivals
            | RuleStep::Arrive(_)
            | RuleStep::Planning
            | RuleStep::System
            | RuleStep::Activation
            | RuleStep::Bombs
            | RuleStep::Engagement
            | RuleStep::Roll
            | RuleStep::Shield
            | RuleStep::Aim
            | RuleStep::Dodge
            | RuleStep::Evade
            | RuleStep::Neutralize
            | RuleStep::Aftermath
            | RuleStep::End
            | RuleStep::Tidy => {}
        }
    }

    /// Removes a ship from play: its damage cards are discarded and locks on it are removed.
    pub(crate) fn remove(&mut self, id: ShipId, status: Status, out: &mut EventSink<'_, Event>) {
        let ship = *self.public.ship(id);
        for card in &ship.damage {
            self.public.deck_mut(ship.team).discard(*card);
        }
        if status == Status::Destroyed {
            self.count_loss(id);
        }
        // An unrevealed dial is discarded.
        self.hidden[id.index()] = None;
        self.public.dials &= !id.bit();
        let gone = self.public.ship_mut(id);
        gone.status = status;
        gone.damage.clear();
        gone.lock = None;
        gone.tokens = Default::default();
        out.emit(Viewers::ALL, || Event::Left { ship: id, status });
        let object = crate::craft::Object::Ship(ship.label);
        for other in &mut self.public.ships {
            if other.lock == Some(object) {
                other.lock = None;
            }
        }
    }

    /// XW-DMG-04, XW-RND-05: destroyed ships are removed immediately, but during the Engagement Phase only after all
    /// ships of the engaging initiative have engaged.
    pub(crate) fn remove_destroyed(&mut self, out: &mut EventSink<'_, Event>) {
        let doomed: Vec<ShipId> =
            self.public.in_play().map(|(id, _)| id).filter(|id| self.has_no_hull(*id)).collect();
        for id in doomed {
            self.remove(id, Status::Destroyed, out);
        }
    }

    /// Removes destroyed ships, except during the Engagement Phase.
    pub(crate) fn remove_destroyed_unless_engaging(&mut self, out: &mut EventSink<'_, Event>) {
        if self.public.phase != Phase::Engagement {
            self.remove_destroyed(out);
        }
    }

    /// The ships that are next by initiative: the lowest or the highest among those that have not had a turn, the
    /// first player's ships first (XW-RND-02). Returns all ships that tie.
    pub(crate) fn next_by_initiative(&self, order: TurnOrder) -> Vec<ShipId> {
        let compare = |one: &Ship, other: &Ship| {
            let rank = |ship: &Ship| (ship.initiative, ship.team);
            order.compare(self.public.options.first, rank(one), rank(other))
        };
        let waiting = || self.public.in_play().filter(|(id, _)| self.public.done & id.bit() == 0);
        let Some(first) = waiting().map(|(_, ship)| ship).min_by(|one, other| compare(one, other)) else {
            return Vec::new();
        };
        waiting().filter(|(_, ship)| compare(ship, first).is_eq()).map(|(id, _)| id).collect()
    }

    /// Whether an ability or card of a ship has an effect that matches `wanted`.
    pub(crate) fn has_effect(&self, id: ShipId, wanted: impl Fn(&Effect) -> bool) -> bool {
        self.craft(id).effects().any(|(_, effect)| wanted(effect))
    }

    /// Whether a side has a ship in play or still to arrive.
    pub(crate) fn has_ships(&self, team: Team) -> bool {
        self.public.ships.iter().any(|ship| {
            ship.team == team
                && match ship.status {
                    Status::InPlay | Status::Reserve | Status::Arriving | Status::ToPlace => true,
                    Status::Destroyed | Status::Returned | Status::Fled => false,
                }
        })
    }

    /// Adds tokens and emits the event.
    pub(crate) fn gain(
        &mut self,
        id: ShipId,
        token: crate::event::Token,
        count: u8,
        rule: RuleId,
        out: &mut EventSink<'_, Event>,
    ) {
        if count == 0 {
            return;
        }
        let held = crate::token::count_mut(&mut self.public.ship_mut(id).tokens, token);
        *held = held.saturating_add(count);
        out.emit(Viewers::ALL, || Event::Gained { ship: id, token, count, rule });
        if is_green(token) {
            self.apply_waiting_jam(id, out);
        }
    }

    /// Removes up to `count` tokens and emits the event.
    pub(crate) fn lose(
        &mut self,
        id: ShipId,
        token: crate::event::Token,
        count: u8,
        rule: RuleId,
        out: &mut EventSink<'_, Event>,
    ) {
        let held = crate::token::count_mut(&mut self.public.ship_mut(id).tokens, token);
        let taken = count.min(*held);
        if taken == 0 {
            return;
        }
        *held -= taken;
        out.emit(Viewers::ALL, || Event::Lost { ship: id, token, count: taken, rule });
    }
}
