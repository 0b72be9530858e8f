//! The input of a bot: one seat's view and what follows from it.

use crate::Evaluate;
use std::fmt::Debug;
use table::{Draws, Game, OffersOf, Seat, Sim, Turn, Viewer, digest};

/// Why a bot in this seat cannot use a view.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Blind<F> {
    /// The view is impossible; all its faults.
    Impossible(Vec<F>),
    /// The view belongs to another viewer.
    NotYours,
    /// The seat does not have to decide.
    NotAsked,
}

/// One seat's view with the belief that follows from it and the legal choices of the seat.
///
/// The legal choices come from a twin dealt from the belief: no seat can distinguish a twin from the true state by
/// its own legal choices (a law of the contract), so nobody has to pass in the true state.
#[derive(Debug)]
pub struct Seen<G: Game> {
    content: &'static G::Content,
    seat: Seat,
    key: u64,
    view: G::View,
    belief: G::Belief,
    offers: OffersOf<G>,
    alone: bool,
}

impl<G: Game> Seen<G> {
    /// Prepares a view for the seat that has to decide.
    ///
    /// # Errors
    /// Why this seat cannot use this view.
    pub fn new(content: &'static G::Content, seat: Seat, view: G::View) -> Result<Self, Blind<G::Fault>> {
        let belief = G::belief(content, &view).map_err(Blind::Impossible)?;
        let key = digest(&view);
        let twin = G::deal(&belief, &mut Sim::new(key));
        if twin.view(Viewer::Seat(seat)) != view {
            return Err(Blind::NotYours);
        }
        let Turn::Decide(asked) = twin.turn() else { return Err(Blind::NotAsked) };
        let mut offers = OffersOf::<G>::default();
        twin.offers(seat, &mut offers);
        if offers.is_empty() {
            return Err(Blind::NotAsked);
        }
        Ok(Seen { content, seat, key, view, belief, offers, alone: asked.len() == 1 })
    }

    /// The same for a player with no memory of hidden cards; `None` if that makes no difference.
    pub fn forgotten(&self) -> Option<Self>
    where
        G: Evaluate,
    {
        let view = G::forgotten(&self.view)?;
        let belief = G::belief(self.content, &view).ok()?;
        let (content, seat, key, alone) = (self.content, self.seat, self.key, self.alone);
        Some(Seen { content, seat, key, view, belief, offers: self.offers.clone(), alone })
    }

    /// The seat that has to decide.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    pub fn view(&self) -> &G::View {
        &self.view
    }

    pub fn offers(&self) -> &OffersOf<G> {
        &self.offers
    }

    /// Whether no other seat has to decide at the same time.
    pub fn is_alone(&self) -> bool {
        self.alone
    }

    /// The only legal choice, if there is just one.
    pub fn only(&self) -> Option<G::Choice> {
        match (self.offers.ones.as_slice(), self.offers.areas.is_empty()) {
            ([only], true) => Some(*only),
            _ => None,
        }
    }

    /// A complete world that this seat could not distinguish from the true one.
    pub fn deal(&self, draws: &mut dyn Draws) -> G {
        G::deal(&self.belief, draws)
    }

    /// A bot's random generator for this question, determined by its seed, the view and the stream number.
    pub(crate) fn stream(&self, seed: u64, number: u64) -> Sim {
        Sim::new(digest(&(seed, self.key, number)))
    }
}
