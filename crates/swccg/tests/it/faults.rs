//! Planted faults: they show that the laws catch mistakes in the card game.
//!
//! [`Faulty`] is the real game with one fault, defined by a [`Plant`]; each test names the law that must catch it.

use contract::laws::{Law, Report, check_laws};
use contract::{
    Act, ActOf, EventSink, Game, LegalChoicesOf, RandomSource, RecordedEvents, Seat, Turn, Viewer, Viewers,
    digest,
};
use serde::{Deserialize, Serialize};
use std::fmt::Debug;
use std::hash::Hash;
use swccg::content::{Content, builtin};
use swccg::{Choice, Event, Question, Revealed, Setup, State, View};

/// One fault in the game. Every method behaves correctly unless a plant overrides it.
trait Plant: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// Whether steps fail to report that somebody learned something.
    const FORGETS_LEARNED: bool = false;

    fn legal_choices(game: &State, seat: Seat, out: &mut LegalChoicesOf<State>) {
        game.legal_choices(seat, out);
    }
    fn draw(game: &State, rng: &mut dyn RandomSource) -> Revealed {
        game.draw(rng)
    }
    /// The fault in the state, or in the mark kept with it, after an act that answered a question.
    fn after(_game: &mut State, _mark: &mut u64, _asked: Question, _act: &ActOf<State>) {}
    /// An additional event, emitted before the act.
    fn rumour(_before: &State, _act: &ActOf<State>) -> Option<(Viewers, u64)> {
        None
    }
    /// An additional number in the view.
    fn hint(_game: &State, _mark: u64, _viewer: Viewer) -> u64 {
        0
    }
}

/// The game with a fault.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Faulty<P: Plant> {
    game: State,
    mark: u64,
    plant: std::marker::PhantomData<P>,
}

/// A view with room for a leak.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
struct Seen {
    view: View,
    hint: u64,
}

/// An event with room for a leak.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
enum Said {
    Honestly(Event),
    Rumour(u64),
}

impl<P: Plant> Faulty<P> {
    fn of(game: State) -> Self {
        Faulty { game, mark: 0, plant: std::marker::PhantomData }
    }

    fn act(&mut self, act: ActOf<State>, out: &mut EventSink<'_, Said>) {
        let (heard, asked, mut told) = (out.is_recording(), self.game.question(), RecordedEvents::default());
        if let Some((to, rumour)) = P::rumour(&self.game, &act) {
            out.emit(to, || Said::Rumour(rumour));
        }
        self.game.apply(&act, &mut if heard { EventSink::recording(&mut told) } else { EventSink::silent() });
        for (to, event) in told.events {
            out.emit(to, || Said::Honestly(event));
        }
        if !P::FORGETS_LEARNED {
            out.learned(told.learned);
        }
        P::after(&mut self.game, &mut self.mark, asked, &act);
    }
}

impl<P: Plant> Game for Faulty<P> {
    const ID: &'static str = "faulty";
    const RULES: u32 = 1;
    type Content = Content;
    type Setup = Setup;
    type Fault = <State as Game>::Fault;
    type Choice = Choice;
    type Region = <State as Game>::Region;
    type Chance = Revealed;
    type Refusal = <State as Game>::Refusal;
    type Event = Said;
    type View = Seen;
    type Belief = <State as Game>::Belief;

    fn begin(content: &'static Content, setup: &Setup) -> Result<Self, Vec<Self::Fault>> {
        State::begin(content, setup).map(Self::of)
    }
    fn position(&self) -> Option<Setup> {
        self.game.position()
    }
    fn max_acts(setup: &Setup) -> u32 {
        State::max_acts(setup)
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
    fn check(&self, seat: Seat, choice: &Choice) -> Result<(), Self::Refusal> {
        self.game.check(seat, choice)
    }
    fn play(&mut self, seat: Seat, choice: Choice, out: &mut EventSink<'_, Said>) {
        self.act(Act::Choice(seat, choice), out);
    }
    fn chance_outcomes(&self, out: &mut Vec<(Revealed, u32)>) {
        self.game.chance_outcomes(out);
    }
    fn draw(&self, rng: &mut dyn RandomSource) -> Revealed {
        P::draw(&self.game, rng)
    }
    fn resolve(&mut self, chance: Revealed, out: &mut EventSink<'_, Said>) {
        self.act(Act::Chance(chance), out);
    }
    fn view(&self, viewer: Viewer) -> Seen {
        Seen { view: self.game.view(viewer), hint: P::hint(&self.game, self.mark, viewer) }
    }
    fn belief(content: &'static Content, view: &Seen) -> Result<Self::Belief, Vec<Self::Fault>> {
        State::belief(content, &view.view)
    }
    fn deal(belief: &Self::Belief, rng: &mut dyn RandomSource) -> Self {
        Self::of(State::deal(belief, rng))
    }
}

/// The law that catches a fault, if any does, within a few short matches.
fn caught<P: Plant>() -> Result<Report, Law> {
    let setup = Setup { turns: 10, ..Setup::default() };
    check_laws::<Faulty<P>>(builtin(), &setup, 0..6).map_err(|broken| broken.law)
}

/// Defines a plant: its name, and the methods it overrides.
macro_rules! plant {
    ($name:ident { $($wrong:tt)* }) => {
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        struct $name;
        impl Plant for $name { $($wrong)* }
    };
}

/// Without a fault the wrapper around the game keeps every law: what is caught is the fault.
#[test]
fn nothing_planted_nothing_caught() {
    plant!(Honest {});
    assert!(caught::<Honest>().is_ok());
}

/// A drawn card is revealed to everybody.
#[test]
fn an_event_that_names_a_drawn_card() {
    plant!(Loud {
        fn rumour(before: &State, act: &ActOf<State>) -> Option<(Viewers, u64)> {
            let drawn = matches!(before.question(), Question::Card(_));
            drawn.then(|| (Viewers::ALL, digest(act)))
        }
    });
    assert_eq!(caught::<Loud>(), Err(Law::NoLeak));
}

/// Steps never report that anybody learned anything, so undo would be free.
#[test]
fn a_step_that_forgets_who_learned_something() {
    plant!(Forgetful {
        const FORGETS_LEARNED: bool = true;
    });
    assert_eq!(caught::<Forgetful>(), Err(Law::NoLeak));
}

/// The first seat's hand shows its owner the order in which it was drawn: two equal hands are no longer equal, and a
/// dealt one has no such order.
#[test]
fn a_hand_in_the_order_of_drawing() {
    plant!(Ordered {
        fn after(_: &mut State, mark: &mut u64, asked: Question, act: &ActOf<State>) {
            if let (Question::Card(Seat::A), Act::Chance(card)) = (asked, act) {
                *mark = digest(&(*mark, card));
            }
        }
        fn hint(_: &State, mark: u64, viewer: Viewer) -> u64 {
            if viewer.is(Seat::A) { mark } else { 0 }
        }
    });
    assert_eq!(caught::<Ordered>(), Err(Law::View));
}

/// A view that reveals how many cards of the other hand could be used now.
#[test]
fn a_view_that_shows_what_the_other_could_answer() {
    plant!(Shines {
        fn hint(game: &State, _: u64, viewer: Viewer) -> u64 {
            let Some(other) = viewer.seat().map(Seat::other) else { return 0 };
            let mut legal = LegalChoicesOf::<State>::default();
            game.legal_choices(other, &mut legal);
            legal.listed.len() as u64
        }
    });
    assert_eq!(caught::<Shines>(), Err(Law::View));
}

/// Activating two Force is legal, but offered in the first two turns only.
#[test]
fn a_list_that_hides_an_offer() {
    plant!(Stingy {
        fn legal_choices(game: &State, seat: Seat, out: &mut LegalChoicesOf<State>) {
            game.legal_choices(seat, out);
            let late = game.turn_number() > 2;
            out.listed.retain(|choice| !(late && matches!(choice, Choice::Activate(2))));
        }
    });
    assert_eq!(caught::<Stingy>(), Err(Law::Agreement));
}

/// A player with nothing to respond with is skipped without an event, which still reveals the hand.
#[test]
fn a_window_that_is_skipped_for_a_secret_reason() {
    plant!(Hasty {
        fn after(game: &mut State, _: &mut u64, _: Question, _: &ActOf<State>) {
            while let Question::Respond(seat) = game.question() {
                let mut legal = LegalChoicesOf::<State>::default();
                game.legal_choices(seat, &mut legal);
                if legal.listed != [Choice::Pass] {
                    return;
                }
                game.play(seat, Choice::Pass, &mut EventSink::silent());
            }
        }
    });
    assert_eq!(caught::<Hasty>(), Err(Law::NoLeak));
}

/// The first card of the list comes up twice as often as it should.
#[test]
fn a_draw_with_other_odds_than_the_list() {
    plant!(Loaded {
        fn draw(game: &State, rng: &mut dyn RandomSource) -> Revealed {
            let [one, two] = [game.draw(rng), game.draw(rng)];
            one.min(two)
        }
    });
    assert_eq!(caught::<Loaded>(), Err(Law::Chance));
}
