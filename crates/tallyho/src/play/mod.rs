//! A match in a terminal: text board, numbered choices, `why`, `undo`. Also works with pipes.
//!
//! The bot is given its seat's view and nothing else. Outcome `n` follows from the match's seed and `n`, so that
//! undoing and choosing again cannot re-roll.

mod chance;
mod prompt;
mod reason;

use crate::output;
use anyhow::{Context, Result};
use bots::{Level, Observation, Stop};
use contract::{Act, ActOf, ChanceSource, Entry, EventSink, Log, RecordedEvents, Seat, Turn, Viewer, digest};
use explain::{Lang, Message, Translator};
use host::chance::Seed;
use host::fairness::{Nonce, Secret};
use host::games::Playable;
use host::matches::reasons::may_show_reasons;
use host::matches::undo::{PlayedEntry, UndoPermission, undo_permission};
use reason::BotReason;
use std::io::{BufRead, IsTerminal};
use std::path::Path;

/// The seats of the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HumanSeats {
    /// One seat; bots hold the others.
    One(Seat),
    All,
}

/// Source of chance outcomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ChanceMode {
    Rolled,
    /// The person types the results of real dice and cards.
    Typed,
}

/// A match in a terminal.
pub(crate) struct TerminalMatch<G: Playable> {
    state: G,
    /// The state before each entry of the log.
    past: Vec<G>,
    log: Log<G>,
    seats: HumanSeats,
    level: Level,
    chance: ChanceMode,
    secret: Secret,
    seed: Seed,
    translator: Translator,
    reason: Option<BotReason>,
    practice: bool,
}

enum Next<A> {
    Act(A),
    Again,
    Leave,
}

impl<G: Playable> TerminalMatch<G> {
    /// Starts the match; `None` if the setup has faults.
    pub(crate) fn begin(
        setup: G::Setup,
        seats: HumanSeats,
        level: Level,
        chance: ChanceMode,
        seed: Option<u64>,
        lang: Lang,
    ) -> Result<Option<Self>> {
        let Ok(state) = G::begin(G::content(), &setup) else { return Ok(None) };
        let secret = match seed {
            Some(seed) => Secret::from_hex(&format!("{seed:064x}")).context("a seed")?,
            None => Secret::fresh()?,
        };
        let nonce = |seat: u8| match seed {
            Some(seed) => {
                Nonce::try_from(format!("{:064x}", digest(&(seed, seat)))).map_err(anyhow::Error::msg)
            }
            None => Ok(Nonce::fresh()?),
        };
        let nonces: Vec<Nonce> = (0..state.seats()).map(nonce).collect::<Result<_>>()?;
        let mut log = Log::new(setup, G::content_hash(), digest(&state));
        log.header.commitment = secret.commitment();
        log.header.nonces = nonces.iter().map(|nonce| String::from(*nonce)).collect();
        let (seed, translator) = (secret.seed(&nonces), Translator::new(lang));
        let game = TerminalMatch {
            state,
            past: Vec::new(),
            log,
            seats,
            level,
            chance,
            secret,
            seed,
            translator,
            reason: None,
            practice: false,
        };
        Ok(Some(game))
    }

    /// From here on the match counts as practice: the bot's reasons are shown at once.
    pub(crate) fn mark_as_practice(&mut self) {
        self.practice = true;
    }

    /// Whether the bot's reasons may be shown: the person at the terminal is always alone with bots.
    fn may_show_reasons(&self) -> bool {
        let over = matches!(self.state.turn(), Turn::Over(_));
        may_show_reasons(over, G::has_perfect_information(), self.practice)
    }

    /// Plays until the match is over, the person quits or the input ends.
    pub(crate) fn play(&mut self, log: Option<&Path>) -> Result<()> {
        let mut input = std::io::stdin().lock();
        let ended = loop {
            let next = match self.state.turn() {
                Turn::Over(ending) => {
                    let viewer = self.viewer(Seat::A);
                    let view = self.state.view(viewer);
                    self.print(&G::board(G::content(), &view, self.translator))?;
                    self.print(&self.translator.translate(&G::ending(&view, viewer, &ending)))?;
                    break true;
                }
                Turn::Chance => self.resolve_chance(&mut input)?,
                Turn::Decide(seats) => {
                    let seat =
                        seats.iter().find(|seat| self.holds(*seat)).or(seats.first()).unwrap_or(Seat::A);
                    if self.holds(seat) { self.ask(seat, &mut input)? } else { Next::Act(self.think(seat)?) }
                }
            };
            match next {
                Next::Act(act) => self.apply(act)?,
                Next::Again => {}
                Next::Leave => break false,
            }
        };
        self.finish(ended, log)
    }

    fn holds(&self, seat: Seat) -> bool {
        match self.seats {
            HumanSeats::All => true,
            HumanSeats::One(own) => own == seat,
        }
    }

    /// The viewer of the screen: the person's seat, or `asked` if the person holds all seats.
    fn viewer(&self, asked: Seat) -> Viewer {
        Viewer::Seat(match self.seats {
            HumanSeats::All => asked,
            HumanSeats::One(own) => own,
        })
    }

    fn print(&self, text: &str) -> Result<()> {
        output::text(text)
    }

    fn say(&self, message: &Message) -> Result<()> {
        self.print(&self.translator.translate(message))
    }

    /// Applies an act and prints the events that the person may see.
    fn apply(&mut self, act: ActOf<G>) -> Result<()> {
        let (before, mut told) = (self.state.clone(), RecordedEvents::default());
        let typed = self.chance == ChanceMode::Typed && matches!(act, Act::Chance(_));
        self.state.apply(&act, &mut EventSink::recording(&mut told));
        let by = if typed { ChanceSource::Person } else { ChanceSource::Generator };
        let n = self.log.entries.len() as u32;
        self.log.entries.push(Entry { n, act, by, learned: told.learned, hash: digest(&self.state) });
        self.past.push(before);
        let viewer = match (self.seats, act) {
            (HumanSeats::One(own), _) => Viewer::Seat(own),
            (HumanSeats::All, Act::Choice(seat, _)) => Viewer::Seat(seat),
            (HumanSeats::All, Act::Chance(_)) => Viewer::Watcher,
        };
        let view = self.state.view(viewer);
        for event in told.visible_to(viewer) {
            self.print(&format!(
                "  {}",
                self.translator.translate(&G::event(G::content(), &view, viewer, event))
            ))?;
        }
        Ok(())
    }

    /// The bot's answer.
    fn think(&mut self, seat: Seat) -> Result<ActOf<G>> {
        let view = self.state.view(Viewer::Seat(seat));
        let seen = Observation::<G>::new(G::content(), seat, view)
            .map_err(|blind| anyhow::anyhow!("the machine cannot play seat {}: {blind:?}", seat.number()))?;
        let n = self.log.entries.len() as u64;
        let seed = digest(&(self.log.header.commitment.as_str(), n));
        let mut bot = self.level.bot::<G>(seed, arena::cores());
        let thought = bot.think(&seen, self.level.budget::<G>(), &Stop::never());
        self.reason = Some(BotReason::new::<G>(&thought, seen.view()));
        Ok(Act::Choice(seat, thought.choice))
    }

    /// Prompts for a line of input; `None` at the end of input.
    fn line(&self, input: &mut impl BufRead) -> Result<Option<String>> {
        output::prompt(&self.translator.translate(&Message::new("cli-play-prompt")))?;
        let mut line = String::new();
        if input.read_line(&mut line).context("standard input")? == 0 {
            output::text("")?;
            output::text(&self.translator.translate(&Message::new("cli-play-ended")))?;
            return Ok(None);
        }
        // A terminal echoes what is typed; for piped input it is printed.
        if !std::io::stdin().is_terminal() {
            output::text(line.trim_end())?;
        }
        Ok(Some(line))
    }

    /// Undoes back to the person's previous decision.
    fn undo(&mut self) -> Result<Next<ActOf<G>>> {
        let played = |entry: &Entry<G::Choice, G::Chance>| {
            let seat = match entry.act {
                Act::Choice(seat, _) => Some(seat),
                Act::Chance(_) => None,
            };
            PlayedEntry { seat, learned: entry.learned }
        };
        let entries: Vec<PlayedEntry> = self.log.entries.iter().map(played).collect();
        let own = Seat::first(self.state.seats()).filter(|seat| self.holds(*seat)).collect();
        let UndoPermission::Free { keep, practice } = undo_permission(&entries, own, true) else {
            self.say(&Message::new("cli-play-nothing-to-undo"))?;
            return Ok(Next::Again);
        };
        let at = keep as usize;
        self.log.entries.truncate(at);
        self.state = self.past[at].clone();
        self.past.truncate(at);
        self.reason = None;
        self.practice |= practice;
        let marked = if self.practice { "yes" } else { "no" };
        self.say(&Message::new("cli-play-undone").with("practice", marked))?;
        Ok(Next::Again)
    }

    fn finish(&mut self, ended: bool, file: Option<&Path>) -> Result<()> {
        if ended {
            self.log.secret = Some(self.secret.reveal());
        } else {
            self.say(&Message::new("cli-play-bye").with("acts", self.log.entries.len()))?;
        }
        if let Some(file) = file {
            std::fs::write(file, self.log.to_lines()?).with_context(|| file.display().to_string())?;
            self.say(&Message::new("cli-play-log").with("file", file.display().to_string()))?;
        }
        Ok(())
    }
}
