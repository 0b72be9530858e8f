//! A match to be created: who sits where and who supplies chance outcomes.

use crate::fairness::{Nonce, RandomnessError, Secret};
use crate::ids::{Holder, MatchId, Token};
use crate::record::{ChanceMode, MatchRow, MatchStatus, SeatKind, SeatRow, StoreError};
use crate::setup::{SetupError, log_header, start_match};
use contract::Seat;
use thiserror::Error;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NewSeat {
    /// The creator of the match.
    Person,
    /// A person to be invited by a link.
    Friend,
    Machine(bots::Level),
    /// Everybody who opens the match.
    Shared,
}

#[derive(Clone, Debug)]
pub struct NewMatch {
    /// The creator.
    pub holder: Holder,
    pub game: String,
    /// The setup, as JSON.
    pub setup: String,
    pub seats: Vec<NewSeat>,
    pub chance_mode: ChanceMode,
    /// Whether the match is practice from the start.
    pub practice: bool,
    /// The creator's share of the seed.
    pub nonce: Nonce,
}

#[derive(Clone, Debug)]
pub struct Created {
    pub id: MatchId,
    /// For each seat reserved for a friend, the secret of its link: shown once, stored as a hash.
    pub invitations: Vec<(Seat, Token)>,
}

#[derive(Debug, Error)]
pub enum CreateMatchError {
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("the match has {expected} seats, {given} were given")]
    Seats { expected: u8, given: usize },
    /// A person who types in real dice and cards sees every outcome, so no other person may play against them.
    #[error("chance can be typed in only where one person sits alone with machines or holds all seats")]
    TypedWithFriends,
    /// Whose secrecy is waived can be read like an open hand, so nobody may waive it for others.
    #[error("only one's own secrecy can be waived")]
    OthersSecrecy,
    /// Whoever has the link of a shared seat sees and does everything, so games with secrets have none.
    #[error("the seat of a real table is shared, and no other")]
    SharedSeats,
    #[error(transparent)]
    Randomness(#[from] RandomnessError),
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The seats of a new match, and the invitations for those reserved for friends.
pub type Seating = (Vec<SeatRow>, Vec<(Seat, Token)>);

pub fn seat_rows(new: &NewMatch) -> Result<Seating, RandomnessError> {
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
            NewSeat::Shared => {
                row.kind = SeatKind::Shared;
                row.nonce = Some(new.nonce.for_seat(seat.number()));
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

/// What only the program that creates a match can supply: fresh random numbers, or given ones so that a match can be repeated,
/// and the time in seconds since 1970.
#[derive(Debug)]
pub struct Origin {
    pub id: MatchId,
    pub secret: Secret,
    pub now: i64,
}

/// The row of a new match, as it is stored.
///
/// # Errors
/// What is wrong with the request.
pub fn match_row(new: NewMatch, seats: Vec<SeatRow>, origin: Origin) -> Result<MatchRow, CreateMatchError> {
    let started = start_match(&new.game, &new.setup)?;
    if usize::from(started.game.seats()) != new.seats.len() {
        return Err(CreateMatchError::Seats { expected: started.game.seats(), given: new.seats.len() });
    }
    let alone = new.seats.contains(&NewSeat::Person) && !new.seats.contains(&NewSeat::Friend);
    if new.chance_mode == ChanceMode::Typed && !alone {
        return Err(CreateMatchError::TypedWithFriends);
    }
    if new.seats.iter().any(|seat| (*seat == NewSeat::Shared) != started.shared) {
        return Err(CreateMatchError::SharedSeats);
    }
    let own = |seat: Seat| new.seats.get(seat.index()) == Some(&NewSeat::Person);
    if !started.waived_secrecy.iter().all(own) {
        return Err(CreateMatchError::OthersSecrecy);
    }
    // Whoever began from a position may know the cards of a friend's hand.
    let practice = new.practice
        || started.shared
        || (started.names_hidden_cards && new.seats.contains(&NewSeat::Friend));
    let nonces: Option<Vec<Nonce>> = seats.iter().map(|seat| seat.nonce).collect();
    let header = match nonces {
        Some(nonces) => Some(log_header(&new.game, &started.setup, &origin.secret, &nonces)?),
        None => None,
    };
    Ok(MatchRow {
        id: origin.id,
        game: new.game,
        rules: started.rules,
        setup: started.setup,
        chance_mode: new.chance_mode,
        practice,
        secret: origin.secret,
        status: if header.is_some() { MatchStatus::Running } else { MatchStatus::Gathering },
        header,
        created: origin.now,
        changed: origin.now,
        beginner: Some(new.holder),
        seats,
    })
}
