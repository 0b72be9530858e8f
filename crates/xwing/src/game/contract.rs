//! The contract: this game as `table` asks for it.

use super::choice::{Cause, Chance, Choice, May, Refusal, Zone};
use super::dice::{Greens, Reds};
use super::event::{Event, Why};
use super::position;
use super::scenario::LAYOUT_HALVES;
use super::setup::{self, Fault, Setup};
use super::ship::{MOST_SHIPS, ShipId, Status};
use super::state::{Open, Outcome, Public, State, Task};
use super::view::{Dialled, View};
use crate::content::{Content, DamageCard};
use crate::craft::Team;
use crate::dice::AttackFace;
use crate::game::event::Token;
use crate::geometry::{Side, Template};
use crate::rules::damage as damage_rules;
use crate::rules::round as rules;
use crate::scenario::arrival::Ask;
use table::{Draws, Ending, Game, OffersOf, Out, Seat, Seats, Shared, Turn, Viewer, Viewers};

/// Acts before the first round: a place for each ship, and the rolls of arrivals, which are made again while the side is
/// blocked.
const SETUP_ACTS: u32 = 2_000;
/// Acts of one round: for each of sixteen ships a dial, an activation with obstacles, actions, links and lots, an attack
/// with its dice and damage cards, and the cards that are turned up when a deck is renewed.
const ROUND_ACTS: u32 = 16 * 250;

/// What a view lets one believe: everything but the dials of others, which may be set anyhow.
#[derive(Clone, Debug)]
pub struct Belief(State);

impl State {
    /// The seats that are asked.
    fn asked(&self) -> Seats {
        let owner =
            |ship: ShipId| self.public.get(ship).and_then(|ship| ship.seat).map_or(Seats::NONE, Seats::one);
        match self.public.open {
            Open::Place(ship) => match self.public.ship(ship).seat {
                Some(seat) => Seats::one(seat),
                // A solo ship without a place is set down by the first person.
                None => Seats::first_n(1),
            },
            Open::Dials => self.waiting_for_dials(),
            Open::Next(seat) => Seats::one(seat),
            Open::System(ship)
            | Open::Slot(ship, _)
            | Open::Act(ship, _)
            | Open::Fire(ship)
            | Open::May(ship, _)
            | Open::Toll(ship)
            | Open::Spin(ship)
            | Open::Modify(ship, _) => owner(ship),
            Open::Drag(_, by) => owner(by),
            Open::Nothing
            | Open::Layout(_)
            | Open::Draft(..)
            | Open::Arrive(..)
            | Open::Hunt(..)
            | Open::Expose(..)
            | Open::Unveil(..)
            | Open::RollAttack { .. }
            | Open::RollDefense { .. }
            | Open::Die { .. }
            | Open::Card(_)
            | Open::Discard(_)
            | Open::Solo(..)
            | Open::Over(_) => Seats::NONE,
        }
    }

    fn judge(&self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        let not_asked = Err(Refusal { rule: rules::ORDER, by: Cause::NotAsked });
        match (self.public.open, choice) {
            (Open::Place(ship), Choice::Place(other, at)) if ship == other => self.may_place(ship, at),
            (Open::Dials, Choice::Dial(ship, setting)) => self.may_dial(seat, ship, setting),
            (Open::Next(_), Choice::Next(ship)) => {
                if self.equals(seat).contains(&ship) {
                    Ok(())
                } else {
                    Err(Refusal { rule: rules::OWN_ORDER, by: Cause::Ship(ship) })
                }
            }
            (Open::System(ship), _) => self.may_system(ship, choice),
            (Open::Slot(ship, _), Choice::Slot(slot)) => self.may_take_slot(ship, slot),
            (Open::Act(ship, how), Choice::Act(act)) => self.may_act(ship, how, act),
            (Open::Fire(ship), Choice::Fire(weapon, target)) => self.may_fire(ship, weapon, target),
            (Open::Drag(ship, _), Choice::Drag(drag)) => self.may_drag(ship, drag),
            (Open::May(_, may), Choice::Use(used)) if may == used => Ok(()),
            (Open::Spin(_), Choice::Spin(_))
            | (Open::Toll(_), Choice::Token(Token::Deplete | Token::Strain)) => Ok(()),
            (
                Open::Act(..)
                | Open::Fire(_)
                | Open::Modify(..)
                | Open::May(..)
                | Open::Drag(..)
                | Open::Spin(_),
                Choice::Pass,
            ) => Ok(()),
            (Open::Modify(ship, turning), Choice::Change(_) | Choice::Reroll(..)) => {
                self.may_change(ship, turning, choice)
            }
            (_, _) => not_asked,
        }
    }

    /// A seat's ships that tie for the next turn of the phase.
    fn equals(&self, seat: Seat) -> Vec<ShipId> {
        let ascending = self.public.phase != super::state::Phase::Engagement;
        let mut own = self.by_initiative(ascending);
        own.retain(|id| self.public.ship(*id).seat == Some(seat));
        own
    }

    /// The chosen one of equal ships has its turn.
    fn next_is(&mut self, ship: ShipId) {
        use super::state::Phase;
        self.public.open = Open::Nothing;
        // The waiting task would ask again; this ship's turn brings its own.
        self.public.tasks.pop();
        match self.public.phase {
            Phase::System => self.system_next(ship),
            Phase::Engagement => self.engage_next(ship),
            Phase::Activation | Phase::Setup | Phase::Planning | Phase::End => self.activate_next(ship),
        }
    }

    fn answer(&mut self, choice: Choice, out: &mut Out<'_, Event>) {
        match (self.public.open, choice) {
            (Open::Place(ship), Choice::Place(_, at)) => self.place(ship, at, out),
            (Open::Dials, Choice::Dial(ship, setting)) => self.dial(ship, setting, out),
            (Open::Next(_), Choice::Next(ship)) => self.next_is(ship),
            (open, _) => {
                self.public.open = Open::Nothing;
                self.answer_for_ship(open, choice, out);
            }
        }
    }

    fn answer_for_ship(&mut self, open: Open, choice: Choice, out: &mut Out<'_, Event>) {
        match (open, choice) {
            (Open::System(ship), Choice::Decloak(way)) => self.decloak(ship, way, out),
            (Open::System(ship), Choice::Drop(place)) => self.drop_device(ship, place, out),
            (Open::System(ship), Choice::DropBank(place, side)) => {
                self.drop_by(ship, place, Template::bank_1(side), out);
            }
            (Open::Drag(ship, by), Choice::Drag(drag)) => self.drag(ship, by, drag, out),
            (Open::Spin(ship), Choice::Spin(side)) => self.spin(ship, side, out),
            (Open::May(ship, may), Choice::Use(_)) => self.uses(ship, may, out),
            (Open::Toll(ship), Choice::Token(token)) => {
                self.gain(ship, token, 1, crate::rules::activation::GRANTED, out);
            }
            (Open::Slot(ship, of), Choice::Slot(slot)) => self.slot(ship, of, slot, out),
            (Open::Act(ship, how), Choice::Act(act)) => self.act(ship, act, how, out),
            (Open::Fire(ship), Choice::Fire(weapon, target)) => self.fire(ship, weapon, target, out),
            (Open::Fire(ship), Choice::Pass) => self.hold(ship, out),
            (Open::Modify(ship, turning), Choice::Change(means)) => {
                self.change(ship, turning, means, out);
                self.ask_changes(ship, turning, out);
            }
            (Open::Modify(ship, turning), Choice::Reroll(means, focus, blank)) => {
                self.reroll(ship, turning, means, (focus, blank), out);
            }
            (Open::Modify(_, turning), Choice::Pass) => self.changed(turning, out),
            (_, _) => {}
        }
    }

    /// A ship uses what it may use.
    fn uses(&mut self, ship: ShipId, may: May, out: &mut Out<'_, Event>) {
        match may {
            // XW-ABL-01
            May::ExposeForDisarm => {
                self.lose(ship, Token::Disarm, 1, crate::rules::ability::EXPLOSION, out);
                self.public.then(Task::Expose(ship));
            }
        }
    }

    fn fallen(&mut self, chance: Chance, out: &mut Out<'_, Event>) {
        let open = std::mem::take(&mut self.public.open);
        match (open, chance) {
            (Open::RollAttack { again, .. }, Chance::Reds(roll)) => {
                self.attack_rolled(roll, again, out);
                let attacker = self.public.attack.attacker;
                if again && self.public.ship(attacker).seat.is_some() {
                    self.ask_changes(attacker, super::state::Turning::AttackDice, out);
                }
            }
            (Open::RollDefense { again, .. }, Chance::Greens(roll)) => {
                self.defense_rolled(roll, again, out);
                let defender = self.public.attack.defender;
                if again && self.public.ship(defender).seat.is_some() {
                    self.ask_changes(defender, super::state::Turning::DefenseDice, out);
                }
            }
            (Open::Die { ship, why, .. }, Chance::Reds(roll)) => self.die(ship, why, roll, out),
            (Open::Card(ship), Chance::Card(card)) => self.deal_up(ship, card, out),
            (Open::Discard(team), Chance::Card(card)) => self.turn_discarded(team, card, out),
            (Open::Layout(first), Chance::Layout(half)) => self.laid_out(first, half, out),
            (Open::Draft(kind, _), Chance::Lot(lot)) => self.drafted(kind, lot, out),
            (Open::Solo(..) | Open::Arrive(..), _) => self.told(chance),
            (Open::Hunt(ship, _), Chance::Lot(lot)) => self.hunts(ship, lot, out),
            (Open::Expose(ship, _), Chance::Lot(lot)) => self.expose_lot(ship, lot, out),
            (Open::Unveil(ship, place), Chance::Card(card)) => self.unveiled(ship, place, card, out),
            (_, _) => {}
        }
    }

    fn die(&mut self, ship: ShipId, why: Why, roll: Reds, out: &mut Out<'_, Event>) {
        let face = roll.face();
        match why {
            Why::Obstacle(rock) => self.met_rolled(ship, rock, face, out),
            Why::Device(place) => self.blast_rolled(ship, place, roll, out),
            Why::Card(card) => {
                out.tell(Viewers::ALL, || Event::Rolled { ship, why, face });
                match (card, face) {
                    // XW-DMG-10
                    (DamageCard::ConsoleFire, AttackFace::Hit) => self.public.then(Task::Suffer(ship, 1, 0)),
                    // XW-DMG-18
                    (DamageCard::WoundedPilot, AttackFace::Hit | AttackFace::Crit) => {
                        self.gain(ship, Token::Stress, 1, damage_rules::WOUNDED, out);
                    }
                    (_, _) => {}
                }
            }
        }
    }
}

impl Game for State {
    const ID: &'static str = "xwing";
    const RULES: u32 = 1;
    type Content = Content;
    type Setup = Setup;
    type Fault = Fault;
    type Choice = Choice;
    type Area = Zone;
    type Chance = Chance;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;
    type Belief = Belief;

    fn begin(content: &'static Content, setup: &Setup) -> Result<Self, Vec<Fault>> {
        setup::begin(content, setup)
    }

    fn position(&self) -> Option<Setup> {
        position::position(self)
    }

    fn bound(setup: &Setup) -> u32 {
        let rounds = u32::from(setup.options.rounds).saturating_sub(u32::from(setup.round)) + 1;
        SETUP_ACTS + rounds * ROUND_ACTS
    }

    fn seats(&self) -> u8 {
        self.public.seats
    }

    fn audit(&self) -> Result<(), String> {
        for (id, ship) in self.public.all() {
            let secret = self.public.dials & id.bit() != 0;
            if secret != self.hidden[id.index()].is_some() {
                return Err(format!("the dial of {} is not where it should be", ship.label));
            }
            if !ship.is_in_play() {
                continue;
            }
            let printed = self.printed(id);
            if ship.shields > printed.shields || ship.force > printed.force {
                return Err(format!("{} has more than is printed", ship.label));
            }
        }
        for (team, deck) in [Team::Player, Team::Solo].into_iter().zip(&self.public.decks) {
            let seen = |damage: &super::deck::Damage| !matches!(damage, super::deck::Damage::Down(_));
            let ships = self.public.ships.iter().filter(|ship| ship.team == team);
            let up = ships.flat_map(|ship| ship.damage.iter()).filter(|damage| seen(damage)).count();
            if deck.counted() + u32::try_from(up).unwrap_or(0) != 33 {
                return Err(format!("{team:?} has not 33 damage cards"));
            }
        }
        Ok(())
    }

    fn turn(&self) -> Turn {
        match self.public.open {
            Open::Over(outcome) => Turn::Over(self.ending(outcome)),
            Open::Nothing => Turn::Over(Ending { winners: Seats::NONE, rule: rules::END_TIME }),
            Open::Layout(_)
            | Open::Draft(..)
            | Open::Arrive(..)
            | Open::Hunt(..)
            | Open::Expose(..)
            | Open::Unveil(..)
            | Open::RollAttack { .. }
            | Open::RollDefense { .. }
            | Open::Die { .. }
            | Open::Card(_)
            | Open::Discard(_)
            | Open::Solo(..) => Turn::Chance,
            Open::Place(_)
            | Open::Dials
            | Open::Next(_)
            | Open::System(_)
            | Open::Slot(..)
            | Open::Act(..)
            | Open::Fire(_)
            | Open::May(..)
            | Open::Toll(_)
            | Open::Drag(..)
            | Open::Spin(_)
            | Open::Modify(..) => Turn::Decide(self.asked()),
        }
    }

    fn offers(&self, seat: Seat, out: &mut OffersOf<Self>) {
        if !self.asked().has(seat) {
            return;
        }
        let list = &mut out.ones;
        match self.public.open {
            Open::Place(ship) => out.areas.push(self.zone(ship)),
            Open::Dials => self.offer_dials(seat, list),
            Open::Next(_) => list.extend(self.equals(seat).into_iter().map(Choice::Next)),
            Open::System(ship) => self.offer_system(ship, list),
            Open::Slot(ship, of) => self.offer_slots(ship, of, list),
            Open::Act(ship, how) => self.offer_acts(ship, how, list),
            Open::Fire(ship) => self.offer_shots(ship, list),
            Open::May(_, may) => list.extend([Choice::Use(may), Choice::Pass]),
            Open::Toll(_) => list.extend([Token::Strain, Token::Deplete].map(Choice::Token)),
            Open::Drag(ship, _) => self.offer_drags(ship, list),
            Open::Spin(_) => {
                list.extend(Side::BOTH.map(Choice::Spin));
                list.push(Choice::Pass);
                list.sort_unstable();
            }
            Open::Modify(ship, turning) => self.offer_changes(ship, turning, list),
            Open::Nothing
            | Open::Layout(_)
            | Open::Draft(..)
            | Open::Arrive(..)
            | Open::Hunt(..)
            | Open::Expose(..)
            | Open::Unveil(..)
            | Open::RollAttack { .. }
            | Open::RollDefense { .. }
            | Open::Die { .. }
            | Open::Card(_)
            | Open::Discard(_)
            | Open::Solo(..)
            | Open::Over(_) => {}
        }
    }

    fn check(&self, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
        if self.asked().has(seat) {
            self.judge(seat, *choice)
        } else {
            Err(Refusal { rule: rules::ORDER, by: Cause::NotAsked })
        }
    }

    fn play(&mut self, _: Seat, choice: Choice, out: &mut Out<'_, Event>) {
        self.answer(choice, out);
        self.run(out);
    }

    fn sample(&self, seat: Seat, area: &Zone, draws: &mut dyn Draws) -> Option<Choice> {
        if self.asked().has(seat) && self.public.open == Open::Place(area.ship) {
            self.sample_place(area.ship, draws)
        } else {
            None
        }
    }

    fn chances(&self, out: &mut Vec<(Chance, u32)>) {
        match self.public.open {
            Open::Layout(_) => out.extend((0..LAYOUT_HALVES).map(|half| (Chance::Layout(half), 1))),
            Open::Unveil(ship, place) => {
                let cards = self.veiled(ship, place).into_iter();
                out.extend(cards.map(|(card, weight)| (Chance::Card(card), weight)));
            }
            Open::Draft(_, options)
            | Open::Hunt(_, options)
            | Open::Expose(_, options)
            | Open::Arrive(_, Ask::Lot { options }) => {
                out.extend((0..options).map(|lot| (Chance::Lot(lot), 1)));
            }
            Open::Arrive(_, Ask::Marker | Ask::Side) => {
                out.extend(Reds::rolls(1).map(|(roll, weight)| (Chance::Reds(roll), weight)));
            }
            Open::RollAttack { dice, .. } | Open::Die { dice, .. } => {
                out.extend(Reds::rolls(dice).map(|(roll, weight)| (Chance::Reds(roll), weight)));
            }
            Open::RollDefense { dice, .. } => {
                out.extend(Greens::rolls(dice).map(|(roll, weight)| (Chance::Greens(roll), weight)));
            }
            Open::Card(ship) => {
                let team = self.public.ship(ship).team;
                out.extend(self.public.deck(team).top().map(|(card, weight)| (Chance::Card(card), weight)));
            }
            Open::Discard(team) => {
                let cards = self.public.deck(team).next_unseen();
                out.extend(cards.map(|(card, weight)| (Chance::Card(card), weight)));
            }
            Open::Solo(_, _, roll) => {
                let weigh = |weight: u64| u32::try_from(weight).unwrap_or(u32::MAX);
                let outcomes = roll.outcomes().into_iter();
                out.extend(outcomes.map(|(rolled, weight)| (Chance::of(rolled), weigh(weight))));
            }
            Open::Nothing
            | Open::Place(_)
            | Open::Dials
            | Open::Next(_)
            | Open::System(_)
            | Open::Slot(..)
            | Open::Act(..)
            | Open::Fire(_)
            | Open::May(..)
            | Open::Toll(_)
            | Open::Drag(..)
            | Open::Spin(_)
            | Open::Modify(..)
            | Open::Over(_) => {}
        }
        out.sort_unstable();
    }

    fn resolve(&mut self, chance: Chance, out: &mut Out<'_, Event>) {
        self.fallen(chance, out);
        self.run(out);
    }

    fn view(&self, viewer: Viewer) -> View {
        let own = self.public.all().filter(|(_, ship)| ship.seat.is_some_and(|seat| viewer.is(seat)));
        let dials = own
            .filter_map(|(ship, _)| {
                self.hidden[ship.index()].map(|setting| Dialled { ship, setting: Some(setting) })
            })
            .collect();
        View { viewer, public: self.public, dials }
    }

    fn belief(content: &'static Content, view: &View) -> Result<Belief, Vec<Fault>> {
        let mut state = State { content: Shared(content), public: view.public, hidden: [None; MOST_SHIPS] };
        for dial in &view.dials {
            if dial.ship.index() >= view.public.ships.len() {
                return Err(vec![Fault::View]);
            }
            state.hidden[dial.ship.index()] = dial.setting;
        }
        if is_possible(content, &view.public) { Ok(Belief(state)) } else { Err(vec![Fault::View]) }
    }

    fn deal(belief: &Belief, draws: &mut dyn Draws) -> Self {
        let mut state = belief.0;
        for id in (0..).map(ShipId).take(state.public.ships.len()) {
            let secret = state.public.dials & id.bit() != 0;
            if secret && state.hidden[id.index()].is_none() {
                let entries = state.kind(id).dial.entries();
                let count = u32::try_from(entries.len()).unwrap_or(1);
                let entry = entries.get(draws.below(count) as usize);
                state.hidden[id.index()] = entry.map(|entry| entry.maneuver.into());
            }
        }
        state
    }
}

impl State {
    /// Who has won: every seat of the side that has the field.
    fn ending(&self, outcome: Outcome) -> Ending {
        let of = |team: Team| {
            self.public.ships.iter().filter(|ship| ship.team == team).filter_map(|ship| ship.seat).collect()
        };
        let winners = match outcome {
            Outcome::Player => of(Team::Player),
            Outcome::Solo => of(Team::Solo),
            Outcome::Scenario(ending) if ending.reason.is_won() => of(Team::Player),
            Outcome::Scenario(_) => of(Team::Solo),
            Outcome::Draw | Outcome::Time => Seats::NONE,
        };
        Ending { winners, rule: outcome.rule() }
    }
}

/// Whether a view could be of this game at all: nothing in it may point outside the tables.
fn is_possible(content: &Content, public: &Public) -> bool {
    let ships = public.ships.iter().all(|ship| {
        usize::from(ship.kind) < content.ships().len()
            && ship.cards.iter().all(|fit| usize::from(fit.card) < content.upgrades().len())
            && ship.seat.is_none_or(|seat| seat.number() < public.seats)
            && (ship.status != Status::InPlay || content.ships().get(usize::from(ship.kind)).is_some())
    });
    let known = |id: ShipId| id.index() < public.ships.len();
    let asked = match public.open {
        Open::Place(ship)
        | Open::System(ship)
        | Open::Slot(ship, _)
        | Open::Act(ship, _)
        | Open::Fire(ship)
        | Open::Modify(ship, _)
        | Open::Die { ship, .. }
        | Open::Card(ship)
        | Open::Arrive(ship, _)
        | Open::Hunt(ship, _)
        | Open::May(ship, _)
        | Open::Toll(ship)
        | Open::Spin(ship)
        | Open::Expose(ship, _)
        | Open::Unveil(ship, _)
        | Open::Solo(ship, ..) => known(ship),
        Open::Drag(ship, by) => known(ship) && known(by),
        Open::Nothing => false,
        Open::Dials
        | Open::Layout(_)
        | Open::Draft(..)
        | Open::Next(_)
        | Open::RollAttack { .. }
        | Open::RollDefense { .. }
        | Open::Discard(_)
        | Open::Over(_) => true,
    };
    ships && asked && known(public.attack.attacker) && known(public.attack.defender)
}
