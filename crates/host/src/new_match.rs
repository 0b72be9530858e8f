//! A match to be begun: who sits where, who answers for chance, and what may be wrong with it.

use crate::fair::{NoRandomness, Nonce};
use crate::ids::{Holder, MatchId, Token};
use crate::open::BadSetup;
use crate::store::{Rolls, SeatKind, SeatRow, StoreError};
use table::Seat;
use thiserror::Error;

/// Who is to sit somewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NewSeat {
    /// Whoever begins the match.
    Person,
    /// Somebody to be invited.
    Friend,
    /// The machine.
    Machine(bots::Level),
}

/// A match to be begun.
#[derive(Clone, Debug)]
pub struct NewMatch {
    /// Who begins it.
    pub holder: Holder,
    /// The game.
    pub game: String,
    /// The set-up, as JSON.
    pub setup: String,
    /// Who sits where.
    pub seats: Vec<NewSeat>,
    /// Who answers for chance.
    pub rolls: Rolls,
    /// Whether it is practice from the start.
    pub practice: bool,
    /// What the beginner adds to the seed.
    pub nonce: Nonce,
}

/// A match just begun.
#[derive(Clone, Debug)]
pub struct Created {
    /// Its name.
    pub id: MatchId,
    /// For each seat kept for a friend the secret of its link: told once, kept as a hash.
    pub invitations: Vec<(Seat, Token)>,
}

/// Why a match was not begun.
#[derive(Debug, Error)]
pub enum NotBegun {
    /// The set-up is no beginning.
    #[error(transparent)]
    Setup(#[from] BadSetup),
    /// Another number of seats.
    #[error("the table has {table} seats, {given} were given")]
    Seats {
        /// The table's.
        table: u8,
        /// Given.
        given: usize,
    },
    /// At a table where a person types in real dice and cards, that person sees what falls.
    #[error("chance can be typed in only where one person sits alone with machines or holds all seats")]
    TypedWithFriends,
    /// No secrets can be made.
    #[error(transparent)]
    Randomness(#[from] NoRandomness),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The seats of a new match, and the invitations to those that wait for a friend.
pub(crate) type Seating = (Vec<SeatRow>, Vec<(Seat, Token)>);

pub(crate) fn seat_rows(new: &NewMatch) -> Result<Seating, NoRandomness> {
    let (mut rows, mut invitations) = (Vec::new(), Vec::new());
    for (seat, who) in Seat::first(new.seats.len() as u8).zip(&new.seats) {
        let mut row =
            SeatRow { kind: SeatKind::Person, level: None, holder: None, invitation: None, nonce: None };
        match who {
            NewSeat::Person => {
                row.holder = Some(new.holder.clone());
                row.nonce = Some(new.nonce.for_seat(seat.number()));
            }
            NewSeat::Friend => {
                let token = Token::fresh()?;
                row.kind = SeatKind::Friend;
                row.invitation = Some(token.invitation());
                invitations.push((seat, token));
            }
            NewSeat::Machine(level) => {
                row.kind = SeatKind::Machine;
                row.level = Some(*level);
                row.nonce = Some(Nonce::fresh()?);
            }
        }
        rows.push(row);
    }
    Ok((rows, invitations))
}
