//! Implements the game contract.

use super::belief::{Belief, is_possible};
use super::choice::{Cause, Chance, Choice, First, Refusal, Zone};
use super::dice::{Greens, Reds};
use super::event::{Event, Token};
use super::open::Open;
use super::position;
use super::scenario::LAYOUT_HALVES;
use super::setup::{self, Fault, Setup};
use super::ship::{MOST_SHIPS, ShipId};
use super::state::State;
use super::view::{Dialled, View};
use crate::content::Content;
use crate::craft::Team;
use crate::geometry::Side;
use crate::rules::round as rules;
use crate::scenario::arrival::Ask;
use table::{Draws, Ending, Game, OffersOf, Out, Seat, Seats, Shared, Turn, Viewer};

/// Upper bound of choices and chance outcomes before the first round: placing each ship, and arrival rolls, which are
/// repeated while a side is blocked.
const SETUP_ACTS: u32 = 2_000;
/// Upper bound for one round: for each of sixteen ships a dial, an activation with obstacles, actions, linked actions
/// and random choices, an attack with its dice and damage cards, and the cards that are turned up before a reshuffle.
const ROUND_ACTS: u32 = 16 * 250;

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
            | Open::Turret(_)
            | Open::Dials
            | Open::Next(_)
            | Open::System(_)
            | Open::Slot(..)
            | Open::Act(..)
            | Open::Fire(_)
            | Open::Charges(..)
            | Open::Break(..)
            | Open::Detonate(_)
            | Open::Ahead(_)
            | Open::Jam(..)
            | Open::Order(..)
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
            Open::Turret(ship) => list.extend(self.craft(ship).turrets().into_iter().map(Choice::Turret)),
            Open::Dials => self.offer_dials(seat, list),
            Open::Next(_) => list.extend(self.equals(seat).into_iter().map(Choice::Next)),
            Open::System(ship) => self.offer_system(ship, list),
            Open::Slot(ship, of) => self.offer_slots(ship, of, list),
            Open::Act(ship, how) => self.offer_acts(ship, how, list),
            Open::Fire(ship) => self.offer_shots(ship, list),
            Open::Charges(_, most) => list.extend((0..=most).map(Choice::Charges)),
            Open::Break(_, place) => self.offer_obstacles(place, list),
            Open::Detonate(seat) => list.extend(self.own_bombs(seat).into_iter().map(Choice::Detonate)),
            Open::Ahead(_) => {
                list.extend([None, Some(Side::Left), Some(Side::Right)].map(Choice::Ahead));
            }
            Open::Jam(ship, _) => self.offer_prey(ship, list),
            Open::Order(..) => list.extend([First::Action, First::Card].map(Choice::First)),
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
            | Open::Turret(_)
            | Open::Dials
            | Open::Next(_)
            | Open::System(_)
            | Open::Slot(..)
            | Open::Act(..)
            | Open::Fire(_)
            | Open::Charges(..)
            | Open::Break(..)
            | Open::Detonate(_)
            | Open::Ahead(_)
            | Open::Jam(..)
            | Open::Order(..)
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
