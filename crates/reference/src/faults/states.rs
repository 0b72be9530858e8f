//! States that are inconsistent, share data, never end, or cannot be written down.

use super::{PlantedFault, caught};
use crate::claims::Stage;
use crate::duel6::{Choice, LIFE};
use crate::{Claims, Duel6, Leduc, claims, duel6, leduc};
use contract::laws::Law;
use contract::{Act, ActOf, Game, Seat};
use std::hash::{Hash, Hasher};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// A lost piece: a played card never reaches the discard pile.
#[test]
fn a_card_that_is_lost() {
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    struct Holed;
    impl PlantedFault for Holed {
        type Game = Duel6;
        type Mark = ();
        fn after(game: &mut Duel6, _: &mut (), act: &ActOf<Duel6>, _: bool) {
            if let Act::Choice(_, Choice::Play(card)) = act {
                game.public.discard = game.public.discard.without(*card);
            }
        }
    }
    assert_eq!(caught::<Holed>(&duel6::Setup::New), Err(Law::Audit));
}

/// A cell shared by all clones of a state.
#[derive(Clone, Debug, Default)]
struct Tally(Arc<AtomicU64>);

impl PartialEq for Tally {
    fn eq(&self, other: &Self) -> bool {
        self.0.load(Ordering::Relaxed) == other.0.load(Ordering::Relaxed)
    }
}

impl Eq for Tally {}

impl Hash for Tally {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.0.load(Ordering::Relaxed).hash(hasher);
    }
}

/// A clone that shares: all clones count in the same cell.
#[test]
fn a_copy_that_changes_with_the_original() {
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    struct Sharing;
    impl PlantedFault for Sharing {
        type Game = Leduc;
        type Mark = Tally;
        fn position(_: &Leduc) -> Option<leduc::Setup> {
            None
        }
        fn after(_: &mut Leduc, mark: &mut Tally, _: &ActOf<Leduc>, _: bool) {
            mark.0.fetch_add(1, Ordering::Relaxed);
        }
    }
    assert_eq!(caught::<Sharing>(&leduc::Setup::New), Err(Law::OldClones));
}

/// A hidden clock: the effect of a step depends on how many steps were made before it, anywhere.
#[test]
fn a_step_that_looks_at_a_clock() {
    static CLOCK: AtomicU64 = AtomicU64::new(0);
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    struct Ticking;
    impl PlantedFault for Ticking {
        type Game = Leduc;
        type Mark = u64;
        fn position(_: &Leduc) -> Option<leduc::Setup> {
            None
        }
        fn after(_: &mut Leduc, mark: &mut u64, _: &ActOf<Leduc>, _: bool) {
            *mark = CLOCK.fetch_add(1, Ordering::Relaxed);
        }
    }
    assert_eq!(caught::<Ticking>(&leduc::Setup::New), Err(Law::Function));
}

/// Rules that depend on whether events are recorded: silent searches would play a different game.
#[test]
fn a_step_that_differs_when_nobody_listens() {
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    struct Vain;
    impl PlantedFault for Vain {
        type Game = Duel6;
        type Mark = u64;
        fn position(_: &Duel6) -> Option<duel6::Setup> {
            None
        }
        fn after(_: &mut Duel6, mark: &mut u64, _: &ActOf<Duel6>, heard: bool) {
            *mark += u64::from(heard);
        }
    }
    assert_eq!(caught::<Vain>(&duel6::Setup::New), Err(Law::Function));
}

/// An endless game: wounds heal and the move count does not increase.
#[test]
fn a_match_that_never_ends() {
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    struct Endless;
    impl PlantedFault for Endless {
        type Game = Duel6;
        type Mark = ();
        fn after(game: &mut Duel6, _: &mut (), _: &ActOf<Duel6>, _: bool) {
            game.public.life.0 = [LIFE; 2];
            game.public.moves = game.public.moves.min(1);
        }
    }
    assert_eq!(caught::<Endless>(&duel6::Setup::New), Err(Law::End));
}

/// A position that forgets whose move it is.
#[test]
fn a_position_that_begins_another_state() {
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    struct Oblivious;
    impl PlantedFault for Oblivious {
        type Game = Duel6;
        type Mark = ();
        fn position(game: &Duel6) -> Option<duel6::Setup> {
            match game.position() {
                Some(duel6::Setup::At { hands, discard, life, moves, .. }) => {
                    Some(duel6::Setup::At { hands, discard, life, moves, mover: Seat::A })
                }
                other => other,
            }
        }
    }
    assert_eq!(caught::<Oblivious>(&duel6::Setup::New), Err(Law::Position));
}

/// Order matters: the last seat to seal an equal bid wins without a random choice.
#[test]
fn simultaneous_answers_whose_order_matters() {
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    struct Hasty;
    impl PlantedFault for Hasty {
        type Game = Claims;
        type Mark = ();
        fn after(game: &mut Claims, _: &mut (), act: &ActOf<Claims>, _: bool) {
            if let (Act::Choice(last, _), Stage::Lots(equals)) = (act, game.stage)
                && equals.has(*last)
            {
                game.stage = Stage::Claim(*last);
            }
        }
    }
    assert_eq!(caught::<Hasty>(&claims::Setup::new()), Err(Law::Simultaneous));
}

/// A log that cannot be replayed: the starting state itself is shuffled, so no log can reproduce it.
#[test]
fn a_beginning_that_the_log_does_not_hold() {
    static SHUFFLES: AtomicU64 = AtomicU64::new(0);
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    struct Shuffled;
    impl PlantedFault for Shuffled {
        type Game = Leduc;
        type Mark = u64;
        fn mark() -> u64 {
            SHUFFLES.fetch_add(1, Ordering::Relaxed)
        }
        fn position(_: &Leduc) -> Option<leduc::Setup> {
            None
        }
    }
    assert_eq!(caught::<Shuffled>(&leduc::Setup::New), Err(Law::Log));
}
