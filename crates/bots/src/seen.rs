//! What a bot is given: one seat's view, and what follows from it.

use crate::Evaluate;
use std::fmt::Debug;
use table::{Draws, Game, OffersOf, Seat, Sim, Turn, Viewer, digest};

/// Why a view is no use to a bot in this seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Blind<F> {
    /// The view is impossible; every fault of it.
    Impossible(Vec<F>),
    /// The view is not this seat's.
    NotYours,
    /// The seat is not asked anything.
    NotAsked,
}

/// One seat's view with the belief it allows and the offers open to the seat.
///
/// The offers come from a twin dealt from the belief: no seat can tell a twin from the truth by its own offers (law 9
/// of the contract), so nobody has to hand the true state in.
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
    /// Takes up a view for the seat that is asked.
    ///
    /// # Errors
    /// Why this view is no use to this seat.
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

    /// The same to a player with no memory for hidden cards; nothing where that makes no difference.
    pub fn forgotten(&self) -> Option<Self>
    where
        G: Evaluate,
    {
        let view = G::forgotten(&self.view)?;
        let belief = G::belief(self.content, &view).ok()?;
        let (content, seat, key, alone) = (self.content, self.seat, self.key, self.alone);
        Some(Seen { content, seat, key, view, belief, offers: self.offers.clone(), alone })
    }

    /// The seat that is asked.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What it sees.
    pub fn view(&self) -> &G::View {
        &self.view
    }

    /// What it may answer.
    pub fn offers(&self) -> &OffersOf<G> {
        &self.offers
    }

    /// Whether no other seat is asked at the same time.
    pub fn is_alone(&self) -> bool {
        self.alone
    }

    /// The only choice, where there is no other.
    pub fn only(&self) -> Option<G::Choice> {
        match (self.offers.ones.as_slice(), self.offers.areas.is_empty()) {
            ([only], true) => Some(*only),
            _ => None,
        }
    }

    /// A whole world this seat could not tell from the true one.
    pub fn deal(&self, draws: &mut dyn Draws) -> G {
        G::deal(&self.belief, draws)
    }

    /// The stream of a bot for this question: by its seed, by what it sees, by the number of the stream.
    pub(crate) fn stream(&self, seed: u64, number: u64) -> Sim {
        Sim::new(digest(&(seed, self.key, number)))
    }
}
