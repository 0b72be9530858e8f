//! The input of a bot: one seat's view and what follows from it.

use crate::Evaluate;
use contract::{Game, LegalChoicesOf, RandomSource, Seat, SmallRng, Turn, Viewer, digest};
use std::fmt::Debug;

/// Why a bot in this seat cannot use a view.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ViewError<F> {
    /// The view is impossible; all its faults.
    Impossible(Vec<F>),
    /// The view belongs to another viewer.
    WrongSeat,
    /// The seat does not have to decide.
    NotAsked,
}

/// One seat's view with the belief that follows from it and the legal choices of the seat.
///
/// The legal choices come from a twin dealt from the belief: no seat can distinguish a twin from the true state by
/// its own legal choices (a law of the contract), so nobody has to pass in the true state.
#[derive(Debug)]
pub struct Observation<G: Game> {
    content: &'static G::Content,
    seat: Seat,
    key: u64,
    view: G::View,
    belief: G::Belief,
    legal: LegalChoicesOf<G>,
    alone: bool,
}

impl<G: Game> Observation<G> {
    /// Prepares a view for the seat that has to decide.
    ///
    /// # Errors
    /// Why this seat cannot use this view.
    pub fn new(content: &'static G::Content, seat: Seat, view: G::View) -> Result<Self, ViewError<G::Fault>> {
        let belief = G::belief(content, &view).map_err(ViewError::Impossible)?;
        let key = digest(&view);
        let twin = G::deal(&belief, &mut SmallRng::new(key));
        if twin.view(Viewer::Seat(seat)) != view {
            return Err(ViewError::WrongSeat);
        }
        let Turn::Decide(asked) = twin.turn() else { return Err(ViewError::NotAsked) };
        let mut legal = LegalChoicesOf::<G>::default();
        twin.legal_choices(seat, &mut legal);
        if legal.is_empty() {
            return Err(ViewError::NotAsked);
        }
        Ok(Observation { content, seat, key, view, belief, legal, alone: asked.len() == 1 })
    }

    /// The same for a player with no memory of hidden cards; `None` if that makes no difference.
    pub fn forgotten(&self) -> Option<Self>
    where
        G: Evaluate,
    {
        let view = G::forgotten(&self.view)?;
        let belief = G::belief(self.content, &view).ok()?;
        let (content, seat, key, alone) = (self.content, self.seat, self.key, self.alone);
        Some(Observation { content, seat, key, view, belief, legal: self.legal.clone(), alone })
    }

    /// The seat that has to decide.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    pub fn view(&self) -> &G::View {
        &self.view
    }

    pub fn legal_choices(&self) -> &LegalChoicesOf<G> {
        &self.legal
    }

    /// Whether no other seat has to decide at the same time.
    pub fn is_alone(&self) -> bool {
        self.alone
    }

    /// The only legal choice, if there is just one.
    pub fn only(&self) -> Option<G::Choice> {
        match (self.legal.listed.as_slice(), self.legal.regions.is_empty()) {
            ([only], true) => Some(*only),
            _ => None,
        }
    }

    /// A complete world that this seat could not distinguish from the true one.
    pub fn deal(&self, rng: &mut dyn RandomSource) -> G {
        G::deal(&self.belief, rng)
    }

    /// A bot's random generator for this question, determined by its seed, the view and the stream number.
    pub(crate) fn stream(&self, seed: u64, number: u64) -> SmallRng {
        SmallRng::new(digest(&(seed, self.key, number)))
    }
}
