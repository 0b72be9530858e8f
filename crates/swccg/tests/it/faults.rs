//! Planted faults: what the laws say of the card game is worth what they catch in it.
//!
//! [`Faulty`] is the honest game with one thing wrong, said by a [`Plant`]; each test names the law that must catch it.

#![cfg(test)]

use serde::{Deserialize, Serialize};
use std::fmt::Debug;
use std::hash::Hash;
use swccg::content::{Content, builtin};
use swccg::{Choice, Event, Is, Question, Setup, State, View};
use table::laws::{Law, Report, conform};
use table::{Act, ActOf, Draws, Game, OffersOf, Out, Seat, Told, Turn, Viewer, Viewers, digest};

/// One thing wrong with the game. Every method is honest unless a plant writes its own.
trait Plant: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// Whether steps forget to say that somebody learned something.
    const FORGETS_LEARNED: bool = false;

    fn offers(game: &State, seat: Seat, out: &mut OffersOf<State>) {
        game.offers(seat, out);
    }
    fn draw(game: &State, draws: &mut dyn Draws) -> Is {
        game.draw(draws)
    }
    /// What goes wrong in the state, or in the mark beside it, after an act that answered a question.
    fn after(_game: &mut State, _mark: &mut u64, _asked: Question, _act: &ActOf<State>) {}
    /// One event more, told before the act.
    fn rumour(_before: &State, _act: &ActOf<State>) -> Option<(Viewers, u64)> {
        None
    }
    /// A number more in the view.
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

    fn act(&mut self, act: ActOf<State>, out: &mut Out<'_, Said>) {
        let (heard, asked, mut told) = (out.is_heard(), self.game.question(), Told::default());
        if let Some((to, rumour)) = P::rumour(&self.game, &act) {
            out.tell(to, || Said::Rumour(rumour));
        }
        self.game.apply(&act, &mut if heard { Out::to(&mut told) } else { Out::silent() });
        for (to, event) in told.events {
            out.tell(to, || Said::Honestly(event));
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
    type Area = <State as Game>::Area;
    type Chance = Is;
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
    fn bound(setup: &Setup) -> u32 {
        State::bound(setup)
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
    fn offers(&self, seat: Seat, out: &mut OffersOf<Self>) {
        P::offers(&self.game, seat, out);
    }
    fn check(&self, seat: Seat, choice: &Choice) -> Result<(), Self::Refusal> {
        self.game.check(seat, choice)
    }
    fn play(&mut self, seat: Seat, choice: Choice, out: &mut Out<'_, Said>) {
        self.act(Act::Choice(seat, choice), out);
    }
    fn chances(&self, out: &mut Vec<(Is, u32)>) {
        self.game.chances(out);
    }
    fn draw(&self, draws: &mut dyn Draws) -> Is {
        P::draw(&self.game, draws)
    }
    fn resolve(&mut self, chance: Is, out: &mut Out<'_, Said>) {
        self.act(Act::Chance(chance), out);
    }
    fn view(&self, viewer: Viewer) -> Seen {
        Seen { view: self.game.view(viewer), hint: P::hint(&self.game, self.mark, viewer) }
    }
    fn belief(content: &'static Content, view: &Seen) -> Result<Self::Belief, Vec<Self::Fault>> {
        State::belief(content, &view.view)
    }
    fn deal(belief: &Self::Belief, draws: &mut dyn Draws) -> Self {
        Self::of(State::deal(belief, draws))
    }
}

/// The law that catches a fault, if one does, within a few short matches.
fn caught<P: Plant>() -> Result<Report, Law> {
    let setup = Setup { turns: 10, ..Setup::default() };
    conform::<Faulty<P>>(builtin(), &setup, 0..6).map_err(|broken| broken.law)
}

/// A plant: its name, and what it writes of its own.
macro_rules! plant {
    ($name:ident { $($wrong:tt)* }) => {
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        struct $name;
        impl Plant for $name { $($wrong)* }
    };
}

/// Without a fault the frame around the game keeps every law: what is caught is the fault.
#[test]
fn nothing_planted_nothing_caught() {
    plant!(Honest {});
    assert!(caught::<Honest>().is_ok());
}

/// A drawn card is told to everybody.
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

/// Nobody ever learns anything, say the steps: undo would be free.
#[test]
fn a_step_that_forgets_who_learned_something() {
    plant!(Forgetful {
        const FORGETS_LEARNED: bool = true;
    });
    assert_eq!(caught::<Forgetful>(), Err(Law::NoLeak));
}

/// The first seat's hand shows its owner in which order it was drawn: two hands alike are no longer the same, and a dealt one
/// has no such order.
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

/// A view that tells how many cards of the other hand could be used now.
#[test]
fn a_view_that_shows_what_the_other_could_answer() {
    plant!(Shines {
        fn hint(game: &State, _: u64, viewer: Viewer) -> u64 {
            let Some(other) = viewer.seat().map(Seat::other) else { return 0 };
            let mut offers = OffersOf::<State>::default();
            game.offers(other, &mut offers);
            offers.ones.len() as u64
        }
    });
    assert_eq!(caught::<Shines>(), Err(Law::View));
}

/// To activate two Force is legal, and offered in the first two turns only.
#[test]
fn a_list_that_hides_an_offer() {
    plant!(Stingy {
        fn offers(game: &State, seat: Seat, out: &mut OffersOf<State>) {
            game.offers(seat, out);
            let late = game.turn_number() > 2;
            out.ones.retain(|choice| !(late && matches!(choice, Choice::Activate(2))));
        }
    });
    assert_eq!(caught::<Stingy>(), Err(Law::Agreement));
}

/// Whoever has nothing to respond with is passed over without a word, and yet it tells the hand.
#[test]
fn a_window_that_is_skipped_for_a_secret_reason() {
    plant!(Hasty {
        fn after(game: &mut State, _: &mut u64, _: Question, _: &ActOf<State>) {
            while let Question::Respond(seat) = game.question() {
                let mut offers = OffersOf::<State>::default();
                game.offers(seat, &mut offers);
                if offers.ones != [Choice::Pass] {
                    return;
                }
                game.play(seat, Choice::Pass, &mut Out::silent());
            }
        }
    });
    assert_eq!(caught::<Hasty>(), Err(Law::NoLeak));
}

/// The first card of the list comes up twice as often as it should.
#[test]
fn a_draw_with_other_odds_than_the_list() {
    plant!(Loaded {
        fn draw(game: &State, draws: &mut dyn Draws) -> Is {
            let [one, two] = [game.draw(draws), game.draw(draws)];
            one.min(two)
        }
    });
    assert_eq!(caught::<Loaded>(), Err(Law::Chance));
}
