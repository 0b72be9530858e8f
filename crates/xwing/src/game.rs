//! Implements the game contract.

use crate::belief::{Belief, is_possible};
use crate::choice::{Cause, Chance, Choice, FollowUp, PlacementZone, Refusal};
use crate::content::Content;
use crate::craft::Team;
use crate::dice::roll::{AttackRoll, DefenseRoll};
use crate::event::{Event, Token};
use crate::flow::pending::Pending;
use crate::geometry::Side;
use crate::rules::round as rules;
use crate::scenario::arrival::ArrivalRoll;
use crate::scenario_driver::LAYOUT_HALVES;
use crate::setup::{self, Fault, Setup};
use crate::ship::{MAX_SHIPS, ShipId};
use crate::state::State;
use crate::view::{KnownDial, View};
use contract::{Ending, EventSink, Game, LegalChoicesOf, RandomSource, Seat, Seats, Shared, Turn, Viewer};

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
    type Region = PlacementZone;
    type Chance = Chance;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;
    type Belief = Belief;

    fn begin(content: &'static Content, setup: &Setup) -> Result<Self, Vec<Fault>> {
        setup::begin(content, setup)
    }

    fn position(&self) -> Option<Setup> {
        crate::position::position(self)
    }

    fn max_acts(setup: &Setup) -> u32 {
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
            let seen = |damage: &crate::damage::deck::DealtCard| {
                !matches!(damage, crate::damage::deck::DealtCard::Down(_))
            };
            let ships = self.public.ships.iter().filter(|ship| ship.team == team);
            let up = ships.flat_map(|ship| ship.damage.iter()).filter(|damage| seen(damage)).count();
            if deck.card_count() + u32::try_from(up).unwrap_or(0) != 33 {
                return Err(format!("{team:?} has not 33 damage cards"));
            }
        }
        Ok(())
    }

    fn turn(&self) -> Turn {
        match self.public.open {
            Pending::Over(outcome) => Turn::Over(self.ending(outcome)),
            Pending::Nothing => Turn::Over(Ending { winners: Seats::NONE, rule: rules::END_TIME }),
            Pending::Layout(_)
            | Pending::Draft(..)
            | Pending::Arrive(..)
            | Pending::Hunt(..)
            | Pending::Expose(..)
            | Pending::Unveil(..)
            | Pending::RollAttack { .. }
            | Pending::RollDefense { .. }
            | Pending::Die { .. }
            | Pending::Card(_)
            | Pending::Discard(_)
            | Pending::Solo(..) => Turn::Chance,
            Pending::Place(_)
            | Pending::Turret(_)
            | Pending::Dials
            | Pending::Next(_)
            | Pending::System(_)
            | Pending::Slot(..)
            | Pending::Act(..)
            | Pending::Fire(_)
            | Pending::Charges(..)
            | Pending::Break(..)
            | Pending::Detonate(_)
            | Pending::Ahead(_)
            | Pending::Jam(..)
            | Pending::Order(..)
            | Pending::May(..)
            | Pending::Toll(_)
            | Pending::Drag(..)
            | Pending::Spin(_)
            | Pending::Modify(..) => Turn::Decide(self.asked_seats()),
        }
    }

    fn legal_choices(&self, seat: Seat, out: &mut LegalChoicesOf<Self>) {
        if !self.asked_seats().has(seat) {
            return;
        }
        let list = &mut out.listed;
        match self.public.open {
            Pending::Place(ship) => out.regions.push(self.zone(ship)),
            Pending::Turret(ship) => list.extend(self.craft(ship).turrets().into_iter().map(Choice::Turret)),
            Pending::Dials => self.offer_dials(seat, list),
            Pending::Next(_) => list.extend(self.tied_ships(seat).into_iter().map(Choice::Next)),
            Pending::System(ship) => self.offer_system(ship, list),
            Pending::Slot(ship, of) => self.offer_slots(ship, of, list),
            Pending::Act(ship, how) => self.offer_actions(ship, how, list),
            Pending::Fire(ship) => self.offer_shots(ship, list),
            Pending::Charges(_, most) => list.extend((0..=most).map(Choice::Charges)),
            Pending::Break(_, place) => self.offer_obstacles(place, list),
            Pending::Detonate(seat) => {
                list.extend(self.bombs_of_seat(seat).into_iter().map(Choice::Detonate))
            }
            Pending::Ahead(_) => {
                list.extend([None, Some(Side::Left), Some(Side::Right)].map(Choice::Ahead));
            }
            Pending::Jam(ship, _) => self.offer_jam_losses(ship, list),
            Pending::Order(..) => list.extend([FollowUp::Action, FollowUp::Card].map(Choice::First)),
            Pending::May(_, may) => list.extend([Choice::Use(may), Choice::Pass]),
            Pending::Toll(_) => list.extend([Token::Strain, Token::Deplete].map(Choice::Token)),
            Pending::Drag(ship, _) => self.offer_tractor_moves(ship, list),
            Pending::Spin(_) => {
                list.extend(Side::BOTH.map(Choice::Spin));
                list.push(Choice::Pass);
                list.sort_unstable();
            }
            Pending::Modify(ship, modify_step) => self.offer_modifications(ship, modify_step, list),
            Pending::Nothing
            | Pending::Layout(_)
            | Pending::Draft(..)
            | Pending::Arrive(..)
            | Pending::Hunt(..)
            | Pending::Expose(..)
            | Pending::Unveil(..)
            | Pending::RollAttack { .. }
            | Pending::RollDefense { .. }
            | Pending::Die { .. }
            | Pending::Card(_)
            | Pending::Discard(_)
            | Pending::Solo(..)
            | Pending::Over(_) => {}
        }
    }

    fn check(&self, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
        if self.asked_seats().has(seat) {
            self.check_choice(seat, *choice)
        } else {
            Err(Refusal { rule: rules::ORDER, by: Cause::NotAsked })
        }
    }

    fn play(&mut self, _: Seat, choice: Choice, out: &mut EventSink<'_, Event>) {
        self.apply_choice(choice, out);
        self.run(out);
    }

    fn sample(&self, seat: Seat, area: &PlacementZone, rng: &mut dyn RandomSource) -> Option<Choice> {
        if self.asked_seats().has(seat) && self.public.open == Pending::Place(area.ship) {
            self.sample_place(area.ship, rng)
        } else {
            None
        }
    }

    fn chance_outcomes(&self, out: &mut Vec<(Chance, u32)>) {
        match self.public.open {
            Pending::Layout(_) => out.extend((0..LAYOUT_HALVES).map(|half| (Chance::Layout(half), 1))),
            Pending::Unveil(ship, place) => {
                let cards = self.possible_damage_cards(ship, place).into_iter();
                out.extend(cards.map(|(card, weight)| (Chance::Card(card), weight)));
            }
            Pending::Draft(_, options)
            | Pending::Hunt(_, options)
            | Pending::Expose(_, options)
            | Pending::Arrive(_, ArrivalRoll::Lot { options }) => {
                out.extend((0..options).map(|lot| (Chance::Lot(lot), 1)));
            }
            Pending::Arrive(_, ArrivalRoll::Marker | ArrivalRoll::Side) => {
                out.extend(AttackRoll::rolls(1).map(|(roll, weight)| (Chance::Reds(roll), weight)));
            }
            Pending::RollAttack { dice, .. } | Pending::Die { dice, .. } => {
                out.extend(AttackRoll::rolls(dice).map(|(roll, weight)| (Chance::Reds(roll), weight)));
            }
            Pending::RollDefense { dice, .. } => {
                out.extend(DefenseRoll::rolls(dice).map(|(roll, weight)| (Chance::Greens(roll), weight)));
            }
            Pending::Card(ship) => {
                let team = self.public.ship(ship).team;
                out.extend(self.public.deck(team).top().map(|(card, weight)| (Chance::Card(card), weight)));
            }
            Pending::Discard(team) => {
                let cards = self.public.deck(team).next_unseen();
                out.extend(cards.map(|(card, weight)| (Chance::Card(card), weight)));
            }
            Pending::Solo(_, _, roll) => {
                let weigh = |weight: u64| u32::try_from(weight).unwrap_or(u32::MAX);
                let outcomes = roll.outcomes().into_iter();
                out.extend(outcomes.map(|(rolled, weight)| (Chance::of(rolled), weigh(weight))));
            }
            Pending::Nothing
            | Pending::Place(_)
            | Pending::Turret(_)
            | Pending::Dials
            | Pending::Next(_)
            | Pending::System(_)
            | Pending::Slot(..)
            | Pending::Act(..)
            | Pending::Fire(_)
            | Pending::Charges(..)
            | Pending::Break(..)
            | Pending::Detonate(_)
            | Pending::Ahead(_)
            | Pending::Jam(..)
            | Pending::Order(..)
            | Pending::May(..)
            | Pending::Toll(_)
            | Pending::Drag(..)
            | Pending::Spin(_)
            | Pending::Modify(..)
            | Pending::Over(_) => {}
        }
        out.sort_unstable();
    }

    fn resolve(&mut self, chance: Chance, out: &mut EventSink<'_, Event>) {
        self.resolve_chance(chance, out);
        self.run(out);
    }

    fn view(&self, viewer: Viewer) -> View {
        let own = self.public.all().filter(|(_, ship)| ship.seat.is_some_and(|seat| viewer.is(seat)));
        let dials = own
            .filter_map(|(ship, _)| {
                self.hidden[ship.index()].map(|setting| KnownDial { ship, setting: Some(setting) })
            })
            .collect();
        View { viewer, public: self.public, dials }
    }

    fn belief(content: &'static Content, view: &View) -> Result<Belief, Vec<Fault>> {
        let mut state = State { content: Shared(content), public: view.public, hidden: [None; MAX_SHIPS] };
        for dial in &view.dials {
            if dial.ship.index() >= view.public.ships.len() {
                return Err(vec![Fault::View]);
            }
            state.hidden[dial.ship.index()] = dial.setting;
        }
        if is_possible(content, &view.public) { Ok(Belief(state)) } else { Err(vec![Fault::View]) }
    }

    fn deal(belief: &Belief, rng: &mut dyn RandomSource) -> Self {
        let mut state = belief.0;
        for id in (0..).map(ShipId).take(state.public.ships.len()) {
            let secret = state.public.dials & id.bit() != 0;
            if secret && state.hidden[id.index()].is_none() {
                let entries = state.kind(id).dial.entries();
                let count = u32::try_from(entries.len()).unwrap_or(1);
                let entry = entries.get(rng.below(count) as usize);
                state.hidden[id.index()] = entry.map(|entry| entry.maneuver.into());
            }
        }
        state
    }
}
