//! A match in a terminal: text board, numbered choices, `why`, `undo`. Also works with pipes.
//!
//! The match itself is the core that the server hosts too ([`LocalMatch`]): the same questions, undo, practice, chance and log.
//! What is printed comes from the updates and views of the person's seats; a state cannot be reached from here.

mod chance;
mod prompt;
mod reason;
mod screen;
#[cfg(test)]
mod tests;

pub(crate) use screen::Screen;

use anyhow::{Context, Result, bail};
use bots::{Level, Stop};
use contract::{Seat, Viewer, digest};
use explain::Message;
use host::fairness::{Nonce, Secret};
use host::ids::{MatchId, Token};
use match_core::any_match::AnyMatch;
use match_core::local_match::LocalMatch;
use match_core::new_match::{NewMatch, NewSeat, Origin, match_row};
use match_core::record::{ChanceMode, SeatKind, SeatRow};
use match_core::request::{PlayerAction, RequestError};
use match_core::setup::start_match;
use match_core::update::TurnStatus;
use std::io::{BufRead, Write};
use std::path::Path;

/// The seats of the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HumanSeats {
    /// One seat; bots hold the others.
    One(Seat),
    All,
}

/// The match to be played.
#[derive(Clone, Debug)]
pub(crate) struct TerminalSetup {
    pub(crate) game: &'static str,
    /// The setup, as JSON.
    pub(crate) setup: String,
    pub(crate) seats: HumanSeats,
    pub(crate) level: Level,
    pub(crate) chance: ChanceMode,
    pub(crate) practice: bool,
    /// Makes the match repeatable.
    pub(crate) seed: Option<u64>,
}

/// A match in a terminal.
pub(crate) struct TerminalMatch<I, O> {
    game: LocalMatch,
    screen: Screen<I, O>,
    /// The number of acts whose events have been printed.
    printed: u32,
}

/// Whether to go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    Continue,
    Leave,
}

impl<I: BufRead, O: Write> TerminalMatch<I, O> {
    /// Starts the match.
    pub(crate) fn begin(setup: &TerminalSetup, screen: Screen<I, O>) -> Result<Self> {
        Ok(TerminalMatch::new(local_match(setup)?, screen))
    }

    const fn new(game: LocalMatch, screen: Screen<I, O>) -> Self {
        TerminalMatch { game, screen, printed: 0 }
    }

    /// Plays until the match is over, the person quits or the input ends.
    pub(crate) fn play(&mut self, log: Option<&Path>) -> Result<()> {
        while self.step()? == Next::Continue {}
        if !self.game.is_over() {
            let acts = self.game.core().history().entries.len();
            self.screen.say(&Message::new("cli-play-bye").with("acts", acts))?;
        }
        if let Some(file) = log {
            let text = self.game.core().history().log();
            std::fs::write(file, text).with_context(|| file.display().to_string())?;
            self.screen.say(&Message::new("cli-play-log").with("file", file.display().to_string()))?;
        }
        Ok(())
    }

    /// Prints what has happened, then lets whoever is asked answer.
    fn step(&mut self) -> Result<Next> {
        self.print_events()?;
        if self.game.is_over() {
            self.print_ending()?;
            return Ok(Next::Leave);
        }
        if self.game.awaits_outcome() {
            return self.ask_outcome();
        }
        let TurnStatus::Decide(asked) = self.game.core().history().turn_status(Viewer::Watcher) else {
            bail!("nobody is asked, and the match is not over");
        };
        let own = self.game.own_seats();
        if let Some(seat) = asked.iter().find(|seat| own.has(*seat)) {
            return self.ask(seat);
        }
        let bot = self.game.asked_bot().context("nobody is asked")?;
        self.game.let_bot_answer(bot, arena::cores(), &Stop::never())?;
        Ok(Next::Continue)
    }

    fn game(&self) -> Result<&dyn AnyMatch> {
        self.game.game().context("the match is closed")
    }

    /// The viewer of the screen when no seat is asked: the person's first seat.
    fn viewer(&self) -> Viewer {
        self.game.own_seats().first().map_or(Viewer::Watcher, Viewer::Seat)
    }

    /// Prints the events of new acts that the person may see. Who holds several seats sees each act as the seat that acts does.
    fn print_events(&mut self) -> Result<()> {
        let (history, own) = (self.game.core().history(), self.game.own_seats());
        let mut lines = Vec::new();
        for (n, entry) in (0u32..).zip(&history.entries).skip(self.printed as usize) {
            let viewer = match entry.seat {
                _ if own.len() == 1 => self.viewer(),
                Some(seat) => Viewer::Seat(seat),
                None => Viewer::Watcher,
            };
            for event in history.visible_events(n, viewer) {
                lines.push(format!("  {}", self.screen.stored(&event.message)?));
            }
        }
        self.printed = history.entries.len() as u32;
        lines.iter().try_for_each(|line| self.screen.print(line))
    }

    fn print_ending(&mut self) -> Result<()> {
        let viewer = self.viewer();
        let board = self.game()?.text_view(viewer).board(self.screen.translator);
        self.screen.print(&board)?;
        if let TurnStatus::Over { message, .. } = self.game.core().history().turn_status(viewer) {
            self.screen.say(&message)?;
        }
        Ok(())
    }

    /// Carries out what the person asks for; a refusal is printed, and the question is asked again.
    fn submit(&mut self, seat: Seat, action: PlayerAction) -> Result<Next> {
        match self.game.submit(seat, action) {
            Ok(_) => {}
            Err(RequestError::NothingToUndo) => self.screen.say(&Message::new("cli-play-nothing-to-undo"))?,
            Err(refused) => self.screen.say(&refused.message())?,
        }
        Ok(Next::Continue)
    }

    /// Undoes back to the person's previous decision.
    fn undo(&mut self, seat: Seat) -> Result<Next> {
        let version = self.game.core().history().version();
        let next = self.submit(seat, PlayerAction::Undo)?;
        let history = self.game.core().history();
        if history.version() == version {
            return Ok(next);
        }
        self.printed = history.entries.len() as u32;
        let marked = if history.practice { "yes" } else { "no" };
        self.screen.say(&Message::new("cli-play-undone").with("practice", marked))?;
        Ok(next)
    }
}

/// The match with its seats, and with random numbers that follow from the seed if there is one.
fn local_match(setup: &TerminalSetup) -> Result<LocalMatch> {
    let (secret, person) = match setup.seed {
        Some(seed) => {
            let digits = format!("{seed:064x}");
            (Secret::from_hex(&digits).context("a seed")?, Token::parse(&digits).context("a seed")?)
        }
        None => (Secret::fresh()?, Token::fresh()?),
    };
    let holder = person.holder();
    let count = start_match(setup.game, &setup.setup)?.game.seats();
    let seats: Vec<NewSeat> = Seat::first(count)
        .map(|seat| match setup.seats {
            HumanSeats::One(own) if own != seat => NewSeat::Machine(setup.level),
            HumanSeats::One(_) | HumanSeats::All => NewSeat::Person,
        })
        .collect();
    if !seats.contains(&NewSeat::Person) {
        bail!("this match has {count} seat(s): choose another with --as");
    }
    let rows = Seat::first(count).zip(&seats).map(|(seat, who)| {
        let own = *who == NewSeat::Person;
        Ok(SeatRow {
            kind: if own { SeatKind::Person } else { SeatKind::Machine },
            level: (!own).then_some(setup.level),
            holder: own.then(|| holder.clone()),
            invitation: None,
            nonce: Some(nonce(setup.seed, seat)?),
        })
    });
    let rows = rows.collect::<Result<Vec<_>>>()?;
    let id = secret.commitment().get(..32).and_then(MatchId::parse).context("an id")?;
    let new = NewMatch {
        holder: holder.clone(),
        game: setup.game.into(),
        setup: setup.setup.clone(),
        seats,
        chance_mode: setup.chance,
        practice: setup.practice,
        nonce: nonce(setup.seed, Seat::A)?,
    };
    Ok(LocalMatch::begin(match_row(new, rows, Origin { id, secret, now: 0 })?, holder)?)
}

/// A seat's share of the seed.
fn nonce(seed: Option<u64>, seat: Seat) -> Result<Nonce> {
    match seed {
        Some(seed) => {
            Nonce::try_from(format!("{:064x}", digest(&(seed, seat.number())))).map_err(anyhow::Error::msg)
        }
        None => Ok(Nonce::fresh()?),
    }
}
