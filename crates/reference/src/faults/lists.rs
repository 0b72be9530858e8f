//! Lists that disagree with `check`, and draws whose odds are not the listed ones.

use super::{PlantedFault, RefusalOf, Refused, caught};
use crate::claims::{Choice as Claiming, FieldRegion, Point};
use crate::duel6::{Chance, Choice, Pending};
use crate::leduc::Bet;
use crate::{Claims, Duel6, Leduc, claims, duel6, leduc};
use contract::laws::Law;
use contract::{Game, LegalChoicesOf, RandomSource, Seat};

/// A list that is too long: according to the list, a full hand may draw.
#[test]
fn a_list_with_a_choice_that_check_refuses() {
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    struct Generous;
    impl PlantedFault for Generous {
        type Game = Duel6;
        type Mark = ();
        fn legal_choices(game: &Duel6, seat: Seat, out: &mut LegalChoicesOf<Duel6>) {
            game.legal_choices(seat, out);
            if !out.is_empty() && !out.listed.contains(&Choice::Draw) {
                out.listed.push(Choice::Draw);
                out.listed.sort_unstable();
            }
        }
    }
    assert_eq!(caught::<Generous>(&duel6::Setup::New), Err(Law::LegalChoices));
}

/// A list that is too short: raising again is legal but never listed.
#[test]
fn a_list_without_a_choice_that_check_accepts() {
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    struct Stingy;
    impl PlantedFault for Stingy {
        type Game = Leduc;
        type Mark = ();
        fn legal_choices(game: &Leduc, seat: Seat, out: &mut LegalChoicesOf<Leduc>) {
            game.legal_choices(seat, out);
            let raised = game.rounds.iter().any(|line| line.contains(&Bet::Raise));
            out.listed.retain(|bet| *bet != Bet::Raise || !raised);
        }
    }
    assert_eq!(caught::<Stingy>(&leduc::Setup::New), Err(Law::Agreement));
}

/// A `check` that ignores whose turn it is.
#[test]
fn a_check_that_lets_anybody_answer() {
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    struct Lax;
    impl PlantedFault for Lax {
        type Game = Leduc;
        type Mark = ();
        fn check(game: &Leduc, _: Seat, bet: &Bet) -> Result<(), RefusalOf<Self>> {
            let asked = Seat::first(2).find(|seat| game.turn().asks(*seat)).unwrap_or(Seat::A);
            game.check(asked, bet).map_err(|refusal| Refused { refusal, hint: 0 })
        }
    }
    assert_eq!(caught::<Lax>(&leduc::Setup::New), Err(Law::Agreement));
}

/// A list with everything twice.
#[test]
fn a_list_that_repeats_itself() {
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    struct Stutter;
    impl PlantedFault for Stutter {
        type Game = Duel6;
        type Mark = ();
        fn legal_choices(game: &Duel6, seat: Seat, out: &mut LegalChoicesOf<Duel6>) {
            game.legal_choices(seat, out);
            out.listed.extend_from_within(..);
        }
    }
    assert_eq!(caught::<Stutter>(&duel6::Setup::New), Err(Law::LegalChoices));
}

/// A dead end: a seat that could only pass has no legal choice.
#[test]
fn a_list_that_is_empty() {
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    struct Stuck;
    impl PlantedFault for Stuck {
        type Game = Duel6;
        type Mark = ();
        fn legal_choices(game: &Duel6, seat: Seat, out: &mut LegalChoicesOf<Duel6>) {
            game.legal_choices(seat, out);
            out.listed.retain(|choice| *choice != Choice::Pass);
        }
    }
    let scarce = duel6::Setup::At {
        hands: Default::default(),
        discard: duel6::Cards::ALL,
        life: contract::BySeat([1, 1]),
        moves: 110,
        mover: Seat::A,
    };
    assert_eq!(caught::<Stuck>(&scarce), Err(Law::LegalChoices));
}

/// A region that yields illegal members.
#[test]
fn a_region_with_illegal_members() {
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    struct Blind;
    impl PlantedFault for Blind {
        type Game = Claims;
        type Mark = ();
        /// Anywhere on the field, ignoring the claims.
        fn sample(_: &Claims, _: Seat, _: &FieldRegion, rng: &mut dyn RandomSource) -> Option<Claiming> {
            let (x, y) = (rng.below(60) as i16, rng.below(60) as i16);
            Some(Claiming::Claim(Point { x, y }))
        }
    }
    assert_eq!(caught::<Blind>(&claims::Setup::new()), Err(Law::Regions));
}

/// Wrong odds: a six comes up twice as often as it should. A few draws would not be enough for statistics.
#[test]
fn a_draw_with_other_odds_than_the_list() {
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    struct Loaded;
    impl PlantedFault for Loaded {
        type Game = Duel6;
        type Mark = ();
        fn draw(game: &Duel6, rng: &mut dyn RandomSource) -> Chance {
            match game.public.open {
                Pending::Strike(_) => Chance::Die(1 + rng.below(7).min(5) as u8),
                Pending::Deal | Pending::Move | Pending::Draw => game.draw(rng),
            }
        }
    }
    assert_eq!(caught::<Loaded>(&duel6::Setup::New), Err(Law::Chance));
}

/// An outcome that is never listed.
#[test]
fn a_draw_of_something_else() {
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    struct SevenSided;
    impl PlantedFault for SevenSided {
        type Game = Duel6;
        type Mark = ();
        fn draw(game: &Duel6, rng: &mut dyn RandomSource) -> Chance {
            match game.public.open {
                Pending::Strike(_) => Chance::Die(1 + rng.below(7) as u8),
                Pending::Deal | Pending::Move | Pending::Draw => game.draw(rng),
            }
        }
    }
    assert_eq!(caught::<SevenSided>(&duel6::Setup::New), Err(Law::Chance));
}

/// A `check` that panics on a choice from another stage.
#[test]
fn a_check_that_panics() {
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    struct Nervous;
    impl PlantedFault for Nervous {
        type Game = Claims;
        type Mark = ();
        fn check(game: &Claims, seat: Seat, choice: &Claiming) -> Result<(), RefusalOf<Self>> {
            let asked_for_bid = game.stage == claims::Stage::Bid;
            assert!(!asked_for_bid || matches!(choice, Claiming::Bid(_)), "not a bid");
            game.check(seat, choice).map_err(|refusal| Refused { refusal, hint: 0 })
        }
    }
    assert_eq!(caught::<Nervous>(&claims::Setup::new()), Err(Law::NoPanic));
}
