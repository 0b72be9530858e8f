//! The guided first game: a position two turns into a match (`content/swccg/lesson.toml`), and the opponent's answers
//! during the two guided turns of each player.
//!
//! The opponent does what the lesson is about (drains, deploys characters, loses Force) and starts nothing on its
//! own, so that the same advice always fits. It decides from its view and the offers alone and names no card, so it
//! has a legal answer even if the player does not follow the advice. The advice itself is not part of this module.

use crate::cards::object::{ObjId, Place};
use crate::cards::pile::PileName;
use crate::choice::{Choice, Destination, LossSource, Question};
use crate::position::Position;
use crate::setup::{Beginning, Setup};
use crate::view::View;
use content_reader::LineError;
use contract::Seat;

/// The last guided turn.
pub const LAST_TURN: u8 = 8;
/// Turn limit of a match that begins with the lesson.
const TURNS: u8 = 60;
/// The opponent draws up to this many cards.
const HAND_SIZE: u8 = 4;

const POSITION: &str = include_str!("../../../../content/swccg/lesson.toml");

/// The setup of the guided game.
///
/// # Panics
/// Never: the file is compiled in, and a test begins with it.
#[must_use]
#[expect(clippy::panic, reason = "the file is compiled in; `the_lesson_goes_as_written` begins with it")]
pub fn setup() -> Setup {
    match read(POSITION) {
        Ok(setup) => setup,
        Err(fault) => panic!("lesson.toml: {fault:?}"),
    }
}

/// The setup of a guided game from the text of its file.
///
/// # Errors
/// When the file is invalid; whether the position is legal is not checked.
pub fn read(text: &str) -> Result<Setup, LineError> {
    let position = content_reader::from_toml::<Position>(text)?;
    let from = Beginning::Position(Box::new(position));
    Ok(Setup { from, turns: TURNS, ..Setup::default() })
}

/// The opponent's answer; `None` once the guided turns are over.
#[must_use]
pub fn answer(view: &View, legal: &[Choice]) -> Option<Choice> {
    let seat = view.viewer?;
    if view.turn > LAST_TURN {
        return None;
    }
    let any = |wanted: fn(&Choice) -> bool| legal.iter().copied().find(wanted);
    let wanted = match view.question {
        Question::Activate(_, most) => Some(Choice::Activate(most)),
        Question::Control(_) => any(|choice| matches!(choice, Choice::Drain(_))),
        Question::Deploy(_) => legal.iter().copied().find(|choice| joins_own(view, seat, choice)),
        Question::Destiny(_) => Some(Choice::Destiny),
        Question::Damage(_) => any(|choice| matches!(choice, Choice::Forfeit(_))).or(Some(FROM_RESERVE)),
        Question::Lose(..) => Some(FROM_RESERVE),
        Question::Draw(_) => (view.sides[seat].hand < HAND_SIZE).then_some(Choice::Draw),
        Question::Start(_)
        | Question::Battle(_)
        | Question::Weapons(_)
        | Question::Attack(_)
        | Question::Outside(_)
        | Question::Move(_)
        | Question::Gather(_)
        | Question::Respond(_)
        | Question::Aim(_)
        | Question::Pick(..)
        | Question::Away(_)
        | Question::Cull(..)
        | Question::Again(_)
        | Question::Search(_)
        | Question::Verify(_)
        | Question::Card(_)
        | Question::Prey(_)
        | Question::Over => None,
    };
    let wanted = wanted.filter(|choice| legal.contains(choice));
    wanted.or_else(|| any(|choice| *choice == Choice::Pass)).or_else(|| legal.first().copied())
}

const FROM_RESERVE: Choice = Choice::Lose(LossSource::Pile(PileName::Reserve));

/// Whether a deployment joins other cards of the same player.
fn joins_own(view: &View, seat: Seat, choice: &Choice) -> bool {
    let own = |at: ObjId| view.table.iter().any(|laid| laid.owner == seat && laid.place == Place::At(at));
    matches!(choice, Choice::Deploy { to: Destination::At(at), .. } if own(*at))
}

#[cfg(test)]
mod tests;
