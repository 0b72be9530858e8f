//! Secrets that leak: through a view, an event, a list, a refusal, a skipped question, a missing `learned` mark.

use super::{ChoiceOf, PlantedFault, RefusalOf, Refused, caught};
use crate::leduc::{Bet, Card, Hand};
use crate::{Duel6, Leduc, duel6, leduc, rules};
use contract::laws::{Law, deals_include_truth};
use contract::{Act, ActOf, Game, LegalChoicesOf, RandomSource, Seat, Turn, Viewer, Viewers};

fn rank(game: &Leduc, seat: Seat) -> u64 {
    game.hands[seat].map_or(0, |card| u64::from(card.rank()) + 1)
}

fn holds_king(game: &Leduc, seat: Seat) -> bool {
    game.hands[seat].is_some_and(|card| card.rank() == Card::K1.rank())
}

/// A leak in a view: the opponent's hand can be inferred, for one rank only.
#[test]
fn a_view_that_shows_the_other_hand() {
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    struct Shines;
    impl PlantedFault for Shines {
        type Game = Leduc;
        type Mark = ();
        fn hint(game: &Leduc, viewer: Viewer) -> u64 {
            viewer.seat().map_or(0, |seat| u64::from(holds_king(game, seat.other())))
        }
    }
    assert_eq!(caught::<Shines>(&leduc::Setup::New), Err(Law::View));
}

/// A leak only to those without a seat: watchers are viewers too.
#[test]
fn a_view_that_tells_watchers_too_much() {
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    struct Gallery;
    impl PlantedFault for Gallery {
        type Game = Duel6;
        type Mark = ();
        fn hint(game: &Duel6, viewer: Viewer) -> u64 {
            let strong = game.hands[Seat::A].iter().filter(|card| card.strength() > 6).count();
            if viewer == Viewer::Watcher { strong as u64 } else { 0 }
        }
    }
    assert_eq!(caught::<Gallery>(&duel6::Setup::New), Err(Law::View));
}

/// A leak in an event: everybody sees which card was drawn.
#[test]
fn an_event_that_names_a_hidden_card() {
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    struct Loud;
    impl PlantedFault for Loud {
        type Game = Duel6;
        type Mark = ();
        fn rumor(_: &Duel6, act: &ActOf<Duel6>) -> Option<(Viewers, u64)> {
            match act {
                Act::Chance(duel6::Chance::Card(card)) => Some((Viewers::ALL, u64::from(u8::from(*card)))),
                _ => None,
            }
        }
    }
    assert_eq!(caught::<Loud>(&duel6::Setup::New), Err(Law::NoLeak));
}

/// A leak in the legal choices: nobody may raise against a king, and `check` agrees.
#[test]
fn a_list_that_depends_on_the_other_hand() {
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    struct Warned;
    impl PlantedFault for Warned {
        type Game = Leduc;
        type Mark = ();
        fn legal_choices(game: &Leduc, seat: Seat, out: &mut LegalChoicesOf<Leduc>) {
            game.legal_choices(seat, out);
            out.listed.retain(|bet| *bet != Bet::Raise || !holds_king(game, seat.other()));
        }
        fn check(game: &Leduc, seat: Seat, bet: &Bet) -> Result<(), RefusalOf<Self>> {
            if *bet == Bet::Raise && seat.index() < 2 && holds_king(game, seat.other()) {
                return Err(Refused { refusal: leduc::Refusal { rule: rules::LEDUC_RAISES }, hint: 0 });
            }
            game.check(seat, bet).map_err(|refusal| Refused { refusal, hint: 0 })
        }
    }
    assert_eq!(caught::<Warned>(&leduc::Setup::New), Err(Law::View));
}

/// A leak in a refusal: the decision is right, but its reason reveals too much.
#[test]
fn a_refusal_that_says_too_much() {
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    struct Chatty;
    impl PlantedFault for Chatty {
        type Game = Leduc;
        type Mark = ();
        fn check(game: &Leduc, seat: Seat, bet: &ChoiceOf<Self>) -> Result<(), RefusalOf<Self>> {
            let hint = if seat.index() < 2 { rank(game, seat.other()) } else { 0 };
            game.check(seat, bet).map_err(|refusal| Refused { refusal, hint })
        }
    }
    assert_eq!(caught::<Chatty>(&leduc::Setup::New), Err(Law::View));
}

/// A skipped question: a seat that holds a jack and owes something folds without being asked. No event says so, and
/// yet it reveals the hand.
#[test]
fn a_question_that_is_skipped_for_a_secret_reason() {
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    struct Timid;
    impl PlantedFault for Timid {
        type Game = Leduc;
        type Mark = ();
        fn after(game: &mut Leduc, _: &mut (), act: &ActOf<Leduc>, _: bool) {
            if let (Act::Choice(_, Bet::Raise), Turn::Decide(seats)) = (act, game.turn())
                && seats.first().is_some_and(|seat| rank(game, seat) == 1)
            {
                game.rounds[usize::from(game.board.is_some())].push(Bet::Fold);
            }
        }
    }
    assert_eq!(caught::<Timid>(&leduc::Setup::New), Err(Law::NoLeak));
}

/// A missing mark: viewers learn hidden facts, and undo would be free.
#[test]
fn a_step_that_forgets_who_learned_something() {
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    struct Forgetful<G>(std::marker::PhantomData<fn() -> G>);
    impl<G: Game<Content = ()> + Copy> PlantedFault for Forgetful<G> {
        type Game = G;
        type Mark = ();
        const FORGETS_LEARNED: bool = true;
    }
    use crate::{Claims, claims};
    assert_eq!(caught::<Forgetful<Leduc>>(&leduc::Setup::New), Err(Law::NoLeak));
    assert_eq!(caught::<Forgetful<Duel6>>(&duel6::Setup::New), Err(Law::NoLeak));
    assert_eq!(caught::<Forgetful<Claims>>(&claims::Setup::new()), Err(Law::NoLeak));
}

/// Impossible deals: the second hand is the same card that lies on the board.
#[test]
fn a_deal_of_a_card_that_is_in_sight() {
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    struct Careless;
    impl PlantedFault for Careless {
        type Game = Leduc;
        type Mark = ();
        fn deal(belief: &leduc::Belief, rng: &mut dyn RandomSource) -> Leduc {
            let mut game = Leduc::deal(belief, rng);
            if let (Some(_), Some(board)) = (game.hands[Seat::B], game.board) {
                game.hands[Seat::B] = Some(board);
            }
            game
        }
    }
    assert_eq!(caught::<Careless>(&leduc::Setup::New), Err(Law::View));
}

/// A belief that excludes the true state obeys all other laws: only the law of truth detects it.
#[test]
fn a_belief_that_excludes_the_truth() {
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    struct Hopeful;
    impl PlantedFault for Hopeful {
        type Game = Leduc;
        type Mark = ();
        /// No hidden hand is ever the second king.
        fn deal(belief: &leduc::Belief, rng: &mut dyn RandomSource) -> Leduc {
            let mut game = Leduc::deal(belief, rng);
            let hidden = |seat: &Seat| belief.0.hands[*seat] == Hand::Down;
            for seat in Seat::first(2).filter(hidden) {
                if game.hands[seat] == Some(Card::K2) {
                    let in_sight = [game.hands[Seat::A], game.hands[Seat::B], game.board];
                    game.hands[seat] = Card::ALL.into_iter().find(|card| !in_sight.contains(&Some(*card)));
                }
            }
            game
        }
    }
    assert!(caught::<Hopeful>(&leduc::Setup::New).is_ok());
    let truth = deals_include_truth::<super::Faulty<Hopeful>>(&(), &leduc::Setup::New, 0..50, 1_000);
    assert_eq!(truth.map_err(|broken| broken.law), Err(Law::Truth));
}
