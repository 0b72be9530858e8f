//! Planted faults: the suite is only worth what it catches.
//!
//! [`Faulty`] is a correct game with one defect, defined by a [`PlantedFault`]. Each test plants a fault that somebody could
//! write by accident and names the law that must catch it.

mod leaks;
mod lists;
mod states;

use contract::laws::{Law, Report, check_laws};
use contract::{
    Act, ActOf, EventSink, Game, LegalChoicesOf, RandomSource, RecordedEvents, Seat, Turn, Viewer, Viewers,
};
use serde::{Deserialize, Serialize};
use std::fmt::Debug;
use std::hash::Hash;

/// One defect of a game. Every method behaves correctly unless it is overridden.
pub(crate) trait PlantedFault: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    type Game: Game<Content = ()>;
    /// Additional state, for faults that need it.
    type Mark: Clone + Eq + Hash + Debug + Default + Send + Sync + 'static;
    /// Whether steps forget to mark who learned something.
    const FORGETS_LEARNED: bool = false;

    fn mark() -> Self::Mark {
        Self::Mark::default()
    }
    fn position(game: &Self::Game) -> Option<SetupOf<Self>> {
        game.position()
    }
    fn legal_choices(game: &Self::Game, seat: Seat, out: &mut LegalChoicesOf<Self::Game>) {
        game.legal_choices(seat, out);
    }
    fn check(game: &Self::Game, seat: Seat, choice: &ChoiceOf<Self>) -> Result<(), RefusalOf<Self>> {
        game.check(seat, choice).map_err(|refusal| Refused { refusal, hint: 0 })
    }
    fn sample(
        game: &Self::Game,
        seat: Seat,
        region: &<Self::Game as Game>::Region,
        rng: &mut dyn RandomSource,
    ) -> Option<ChoiceOf<Self>> {
        game.sample(seat, region, rng)
    }
    fn draw(game: &Self::Game, rng: &mut dyn RandomSource) -> ChanceOf<Self> {
        game.draw(rng)
    }
    /// Corrupts the state after an act.
    fn after(_game: &mut Self::Game, _mark: &mut Self::Mark, _act: &ActOf<Self::Game>, _heard: bool) {}
    /// An additional event, emitted before the act.
    fn rumor(_before: &Self::Game, _act: &ActOf<Self::Game>) -> Option<(Viewers, u64)> {
        None
    }
    /// An additional number in the view.
    fn hint(_game: &Self::Game, _viewer: Viewer) -> u64 {
        0
    }
    fn deal(belief: &<Self::Game as Game>::Belief, rng: &mut dyn RandomSource) -> Self::Game {
        Self::Game::deal(belief, rng)
    }
}

type SetupOf<P> = <<P as PlantedFault>::Game as Game>::Setup;
type ChoiceOf<P> = <<P as PlantedFault>::Game as Game>::Choice;
type ChanceOf<P> = <<P as PlantedFault>::Game as Game>::Chance;
type RefusalOf<P> = Refused<<<P as PlantedFault>::Game as Game>::Refusal>;

/// A game with a fault.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Faulty<P: PlantedFault> {
    game: P::Game,
    mark: P::Mark,
}

/// A view with room for a leak.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Seen<V> {
    view: V,
    hint: u64,
}

/// An event with room for a leak.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) enum LeakyEvent<E> {
    Honest(E),
    Rumor(u64),
}

/// A refusal with room for a leak.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Refused<R> {
    refusal: R,
    hint: u64,
}

impl<P: PlantedFault> Faulty<P> {
    fn act(&mut self, act: ActOf<P::Game>, out: &mut EventSink<'_, LeakyEvent<<P::Game as Game>::Event>>) {
        let (heard, mut recorded) = (out.is_recording(), RecordedEvents::default());
        if let Some((to, rumor)) = P::rumor(&self.game, &act) {
            out.emit(to, || LeakyEvent::Rumor(rumor));
        }
        self.game
            .apply(&act, &mut if heard { EventSink::recording(&mut recorded) } else { EventSink::silent() });
        for (to, event) in recorded.events {
            out.emit(to, || LeakyEvent::Honest(event));
        }
        if !P::FORGETS_LEARNED {
            out.learned(recorded.learned);
        }
        P::after(&mut self.game, &mut self.mark, &act, heard);
    }
}

impl<P: PlantedFault> Game for Faulty<P> {
    const ID: &'static str = "faulty";
    const RULES: u32 = 1;
    type Content = ();
    type Setup = SetupOf<P>;
    type Fault = <P::Game as Game>::Fault;
    type Choice = ChoiceOf<P>;
    type Region = <P::Game as Game>::Region;
    type Chance = ChanceOf<P>;
    type Refusal = RefusalOf<P>;
    type Event = LeakyEvent<<P::Game as Game>::Event>;
    type View = Seen<<P::Game as Game>::View>;
    type Belief = <P::Game as Game>::Belief;

    fn begin(content: &'static (), setup: &Self::Setup) -> Result<Self, Vec<Self::Fault>> {
        P::Game::begin(content, setup).map(|game| Faulty { game, mark: P::mark() })
    }
    fn position(&self) -> Option<Self::Setup> {
        P::position(&self.game)
    }
    fn max_acts(setup: &Self::Setup) -> u32 {
        P::Game::max_acts(setup)
    }
    fn seats(&self) -> u8 {
        self.game.seats()
    }
    fn audit(&self) -> Result<(), String> {
        self.game.audit()
    }
    fn turn(&self) -> Turn {
        self.game.turn()
    }
    fn legal_choices(&self, seat: Seat, out: &mut LegalChoicesOf<Self>) {
        P::legal_choices(&self.game, seat, out);
    }
    fn check(&self, seat: Seat, choice: &Self::Choice) -> Result<(), Self::Refusal> {
        P::check(&self.game, seat, choice)
    }
    fn play(&mut self, seat: Seat, choice: Self::Choice, out: &mut EventSink<'_, Self::Event>) {
        self.act(Act::Choice(seat, choice), out);
    }
    fn sample(&self, seat: Seat, region: &Self::Region, rng: &mut dyn RandomSource) -> Option<Self::Choice> {
        P::sample(&self.game, seat, region, rng)
    }
    fn chance_outcomes(&self, out: &mut Vec<(Self::Chance, u32)>) {
        self.game.chance_outcomes(out);
    }
    fn draw(&self, rng: &mut dyn RandomSource) -> Self::Chance {
        P::draw(&self.game, rng)
    }
    fn resolve(&mut self, chance: Self::Chance, out: &mut EventSink<'_, Self::Event>) {
        self.act(Act::Chance(chance), out);
    }
    fn view(&self, viewer: Viewer) -> Self::View {
        Seen { view: self.game.view(viewer), hint: P::hint(&self.game, viewer) }
    }
    fn belief(content: &'static (), view: &Self::View) -> Result<Self::Belief, Vec<Self::Fault>> {
        P::Game::belief(content, &view.view)
    }
    fn deal(belief: &Self::Belief, rng: &mut dyn RandomSource) -> Self {
        Faulty { game: P::deal(belief, rng), mark: P::mark() }
    }
}

/// The number of matches within which a fault must be found.
const MATCHES: u64 = 200;

/// The law that catches a fault, if there is one.
fn caught<P: PlantedFault>(setup: &SetupOf<P>) -> Result<Report, Law> {
    check_laws::<Faulty<P>>(&(), setup, 0..MATCHES).map_err(|broken| {
        println!("{broken}");
        broken.law
    })
}

/// Without a fault the wrapper around the game obeys every law: what is caught is the fault.
#[test]
fn nothing_planted_nothing_caught() {
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    struct Honest<G>(std::marker::PhantomData<fn() -> G>);
    impl<G: Game<Content = ()> + Copy> PlantedFault for Honest<G> {
        type Game = G;
        type Mark = ();
    }
    use crate::{Claims, Duel6, Leduc, claims, duel6, leduc};
    assert!(caught::<Honest<Leduc>>(&leduc::Setup::New).is_ok());
    assert!(caught::<Honest<Duel6>>(&duel6::Setup::New).is_ok());
    assert!(caught::<Honest<Claims>>(&claims::Setup::new()).is_ok());
}
