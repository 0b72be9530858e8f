//! Implements the game contract.

use crate::belief::{Belief, is_possible};
use crate::chance::Draw;
use crate::choice::{Chance, Choice, PlacementZone, Refusal};
use crate::content::Content;
use crate::craft::Team;
use crate::event::Event;
use crate::flow::pending::Pending;
use crate::question::{Ask, Place, Question, not_asked};
use crate::rules::round as rules;
use crate::setup::{self, Fault, Setup};
use crate::ship::ShipId;
use crate::state::State;
use crate::view::View;
use contract::{Ending, EventSink, Game, LegalChoicesOf, RandomSource, Seat, Seats, Turn, Viewer};

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
            Pending::Roll(_) => Turn::Chance,
            Pending::Ask(question) => Turn::Decide(question.asked(self)),
        }
    }

    fn legal_choices(&self, seat: Seat, out: &mut LegalChoicesOf<Self>) {
        if let Some(question) = self.question_for(seat) {
            question.offer(self, seat, out);
        }
    }

    fn check(&self, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
        match self.question_for(seat) {
            Some(question) => question.check(self, seat, *choice),
            None => not_asked(),
        }
    }

    fn play(&mut self, _: Seat, choice: Choice, out: &mut EventSink<'_, Event>) {
        if let Pending::Ask(question) = std::mem::take(&mut self.public.open) {
            question.apply(self, choice, out);
        }
        self.run(out);
    }

    fn sample(&self, seat: Seat, area: &PlacementZone, rng: &mut dyn RandomSource) -> Option<Choice> {
        match self.question_for(seat) {
            Some(Question::Place(place)) if place == Place(area.ship) => place.sample(self, rng),
            Some(_) | None => None,
        }
    }

    fn chance_outcomes(&self, out: &mut Vec<(Chance, u32)>) {
        if let Pending::Roll(node) = self.public.open {
            node.outcomes(self, out);
        }
        out.sort_unstable();
    }

    fn resolve(&mut self, chance: Chance, out: &mut EventSink<'_, Event>) {
        if let Pending::Roll(node) = std::mem::take(&mut self.public.open) {
            node.resolve(self, chance, out);
        }
        self.run(out);
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_for(viewer)
    }

    fn belief(content: &'static Content, view: &View) -> Result<Belief, Vec<Fault>> {
        let state = view.rebuild(content).filter(|state| is_possible(&state.public));
        state.map(Belief).ok_or_else(|| vec![Fault::View])
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
