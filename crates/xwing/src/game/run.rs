//! Runs the rules from one pending question to the next.

use super::event::Event;
use super::ship::{ShipId, Status};
use super::state::{Open, Phase, State, Task};
use crate::content::Effect;
use crate::craft::Team;
use table::{Out, RuleId, Viewers};

impl State {
    /// Runs waiting steps until something is pending.
    pub(super) fn run(&mut self, out: &mut Out<'_, Event>) {
        while self.public.open == Open::Nothing {
            let Some(task) = self.public.tasks.pop() else { return };
            self.perform(task, out);
        }
    }

    fn perform(&mut self, task: Task, out: &mut Out<'_, Event>) {
        match task {
            Task::Round => self.begin_round(),
            Task::Layout => self.lay_out(),
            Task::Draft(kind) => self.draft(kind, out),
            Task::Arrivals => self.next_arrival(),
            Task::Arrive(ship) => self.arrive(ship, out),
            Task::Planning => self.planning(out),
            Task::System => self.next_system(out),
            Task::Activation => self.next_activation(out),
            Task::Bombs => self.bombs(out),
            Task::Engagement => self.next_engagement(out),
            Task::End => self.end_phase(out),
            Task::Tidy => self.tidy(out),
            Task::Activate(ship)
            | Task::Reveal(ship)
            | Task::Fly(ship)
            | Task::Meet(ship, _)
            | Task::Trip(ship, _)
            | Task::Blast(ship, ..)
            | Task::Difficulty(ship)
            | Task::Flown(ship)
            | Task::Grants(ship, _)
            | Task::Perform(ship)
            | Task::Follow(ship, ..)
            | Task::Order(ship, ..)
            | Task::Coordinated(ship)
            | Task::Activated(ship)
            | Task::Engage(ship)
            | Task::Declare(ship)
            | Task::Suffer(ship, ..)
            | Task::Dealt(ship, _)
            | Task::Burn(ship, _)
            | Task::Hunt(ship)
            | Task::Bonus(ship, _)
            | Task::Expose(ship)
            | Task::May(ship, _)
            | Task::Jam(ship, _)
            | Task::Toll(ship)
            | Task::Drag(ship, _)
            | Task::Scrape(ship, _)
            | Task::Spin(ship)
            | Task::Solo(ship, _) => {
                // Steps of a ship that has left play are dropped.
                if self.public.ship(ship).is_in_play() {
                    self.of_ship(task, out);
                }
            }
            Task::Roll => self.roll_attack(),
            Task::Shield => self.defender_on_attack_dice(out),
            Task::Aim => self.attacker_on_attack_dice(out),
            Task::Dodge => self.roll_defense(out),
            Task::Evade => self.defender_on_defense_dice(out),
            Task::Neutralize => self.neutralize(out),
            Task::Aftermath => self.aftermath(out),
        }
    }

    fn of_ship(&mut self, task: Task, out: &mut Out<'_, Event>) {
        match task {
            Task::Activate(ship) => self.activate(ship),
            Task::Reveal(ship) => self.reveal(ship, out),
            Task::Fly(ship) => self.fly_dial(ship, out),
            Task::Meet(ship, rock) => self.meet(ship, rock, out),
            Task::Trip(ship, device) => self.trip(ship, device, out),
            Task::Blast(ship, device, dice) => self.roll_blast(ship, device, dice),
            Task::Difficulty(ship) => self.check_difficulty(ship, out),
            Task::Flown(ship) => self.cards_after_maneuver(ship, out),
            Task::Grants(ship, after) => self.grants(ship, after, out),
            Task::Perform(ship) => self.perform_action(ship, out),
            Task::Follow(ship, kind, linked) => self.follow(ship, kind, linked, out),
            Task::Order(ship, kind, linked) => self.order(ship, kind, linked),
            Task::Coordinated(ship) => self.coordinated(ship),
            Task::Activated(ship) => self.activated(ship, out),
            Task::Engage(ship) => self.engage(ship, out),
            Task::Declare(ship) => self.declare(ship, out),
            Task::Suffer(ship, hits, crits) => self.suffer(ship, hits, crits, out),
            Task::Dealt(ship, card) => self.dealt(ship, card, out),
            Task::Burn(ship, card) => self.burn(ship, card),
            Task::Solo(ship, step) => self.decide_solo(ship, step, out),
            Task::Hunt(ship) => self.hunt(ship, out),
            Task::Bonus(ship, bonus) => self.bonus_attack(ship, bonus, out),
            Task::Expose(ship) => self.expose(ship, out),
            Task::May(ship, may) => self.public.open = Open::May(ship, may),
            Task::Jam(ship, by) => self.jam_takes(ship, by, out),
            Task::Toll(ship) => self.public.open = Open::Toll(ship),
            Task::Drag(ship, by) => self.ask_drag(ship, by),
            Task::Scrape(ship, rock) => self.scrape(ship, rock, out),
            Task::Spin(ship) => self.ask_spin(ship),
            Task::Round
            | Task::Layout
            | Task::Draft(_)
            | Task::Arrivals
            | Task::Arrive(_)
            | Task::Planning
            | Task::System
            | Task::Activation
            | Task::Bombs
            | Task::Engagement
            | Task::Roll
            | Task::Shield
            | Task::Aim
            | Task::Dodge
            | Task::Evade
            | Task::Neutralize
            | Task::Aftermath
            | Task::End
            | Task::Tidy => {}
        }
    }

    /// Removes a ship from play: its damage cards are discarded and locks on it are removed.
    pub(super) fn remove(&mut self, id: ShipId, status: Status, out: &mut Out<'_, Event>) {
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
        out.tell(Viewers::ALL, || Event::Left { ship: id, status });
        let object = crate::craft::Object::Ship(ship.label);
        for other in &mut self.public.ships {
            if other.lock == Some(object) {
                other.lock = None;
            }
        }
    }

    /// XW-DMG-04, XW-RND-05: destroyed ships are removed immediately, but during the Engagement Phase only after all
    /// ships of the engaging initiative have engaged.
    pub(super) fn remove_doomed(&mut self, out: &mut Out<'_, Event>) {
        let doomed: Vec<ShipId> =
            self.public.in_play().map(|(id, _)| id).filter(|id| self.is_doomed(*id)).collect();
        for id in doomed {
            self.remove(id, Status::Destroyed, out);
        }
    }

    /// Removes destroyed ships, except during the Engagement Phase.
    pub(super) fn remove_doomed_unless_engaging(&mut self, out: &mut Out<'_, Event>) {
        if self.public.phase != Phase::Engagement {
            self.remove_doomed(out);
        }
    }

    /// The ships that are next by initiative: the lowest or the highest among those that have not had a turn, the
    /// first player's ships first (XW-RND-02). Returns all ships that tie.
    pub(super) fn by_initiative(&self, ascending: bool) -> Vec<ShipId> {
        let rank = |ship: &super::ship::Ship| {
            let initiative = i8::try_from(ship.initiative).unwrap_or(i8::MAX);
            let second = ship.team != self.public.options.first;
            (if ascending { initiative } else { -initiative }, second)
        };
        let waiting = || self.public.in_play().filter(|(id, _)| self.public.done & id.bit() == 0);
        let Some(first) = waiting().map(|(_, ship)| rank(ship)).min() else { return Vec::new() };
        waiting().filter(|(_, ship)| rank(ship) == first).map(|(id, _)| id).collect()
    }

    /// The ship whose turn it is; asks the owner if several tie (XW-RND-03). Solo ships, and seats of one side, go in
    /// list order.
    pub(super) fn next_ship(&mut self, ascending: bool, again: Task) -> Option<ShipId> {
        let equal = self.by_initiative(ascending);
        let first = *equal.first()?;
        let Some(seat) = self.public.ship(first).seat else { return Some(first) };
        let own = equal.iter().filter(|id| self.public.ship(**id).seat == Some(seat)).count();
        if own == 1 {
            return Some(first);
        }
        self.public.then(again);
        self.public.open = Open::Next(seat);
        None
    }

    /// Whether an ability or card of a ship has an effect that matches `wanted`.
    pub(super) fn has_effect(&self, id: ShipId, wanted: impl Fn(&Effect) -> bool) -> bool {
        self.craft(id).effects().any(|(_, effect)| wanted(effect))
    }

    /// Whether a side has a ship in play or still to arrive.
    pub(super) fn has_ships(&self, team: Team) -> bool {
        self.public.ships.iter().any(|ship| {
            ship.team == team
                && match ship.status {
                    Status::InPlay | Status::Reserve | Status::Arriving | Status::ToPlace => true,
                    Status::Destroyed | Status::Returned | Status::Fled => false,
                }
        })
    }

    /// Adds tokens and emits the event.
    pub(super) fn gain(
        &mut self,
        id: ShipId,
        token: super::event::Token,
        count: u8,
        rule: RuleId,
        out: &mut Out<'_, Event>,
    ) {
        if count == 0 {
            return;
        }
        let held = super::token::count_mut(&mut self.public.ship_mut(id).tokens, token);
        *held = held.saturating_add(count);
        out.tell(Viewers::ALL, || Event::Gained { ship: id, token, count, rule });
        if super::token::is_green(token) {
            self.jam_waits(id, out);
        }
    }

    /// Removes up to `count` tokens and emits the event.
    pub(super) fn lose(
        &mut self,
        id: ShipId,
        token: super::event::Token,
        count: u8,
        rule: RuleId,
        out: &mut Out<'_, Event>,
    ) {
        let held = super::token::count_mut(&mut self.public.ship_mut(id).tokens, token);
        let taken = count.min(*held);
        if taken == 0 {
            return;
        }
        *held -= taken;
        out.tell(Viewers::ALL, || Event::Lost { ship: id, token, count: taken, rule });
    }
}
