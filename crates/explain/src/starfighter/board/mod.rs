//! The board as text: both cruisers facing each other with their offset, the viewer's own below, 80 columns wide.
//!
//! A stack is drawn half by half from its owner's side: the low half of each card with its name, the high half of the
//! top card, and every covered half in square brackets, like the reminder icons of the printed cards.

mod cell;

use super::words;
use crate::{Message, Translator};
use cell::{CardRenderer, face_up};
use contract::Seat;
use starfighter::{Content, Mode, Phase, SECTORS, SideView, View};

const WIDTH: usize = 80;
/// Maximum column width: five columns and the margin fit the total width.
const WIDEST: usize = 15;

pub(super) fn board(content: &Content, view: &View, translator: Translator) -> String {
    let own = view.viewer.unwrap_or(Seat::A);
    let drawing = Drawing { content, view, translator, own };
    let mut lines = vec![drawing.heading(), "=".repeat(WIDTH), drawing.side_line(own.other())];
    lines.extend(drawing.cruisers());
    lines.push(drawing.side_line(own));
    lines.push("=".repeat(WIDTH));
    lines.push(drawing.translate(&Message::new("sf-b-legend")));
    lines.push(drawing.piles());
    lines.extend(drawing.hand());
    lines.iter().map(|line| line.trim_end().to_owned() + "\n").collect()
}

struct Drawing<'a> {
    content: &'a Content,
    view: &'a View,
    translator: Translator,
    own: Seat,
}

impl Drawing<'_> {
    fn translate(&self, message: &Message) -> String {
        self.translator.translate(message)
    }

    fn word(&self, key: &'static str) -> String {
        self.translate(&Message::new(key))
    }

    fn side(&self, seat: Seat) -> &SideView {
        &self.view.sides[seat]
    }

    /// The game, the mode, the current point of the round, and the piles.
    fn heading(&self) -> String {
        let mode = self.word(match self.view.mode {
            Mode::Training => "sf-mode-training",
            Mode::Skirmish => "sf-mode-skirmish",
            Mode::TotalWar => "sf-mode-total-war",
        });
        let phase = self.word(match self.view.phase {
            Phase::Cruisers => "sf-b-phase-cruiser",
            Phase::Reinforce => "sf-b-phase-reinforce",
            Phase::Deploy => "sf-b-phase-deploy",
            Phase::Shift | Phase::Direction | Phase::Battle => "sf-b-phase-battle",
            Phase::Over => "sf-b-phase-over",
        });
        let round = match self.view.round {
            0 => String::new(),
            round => self.translate(&Message::new("sf-b-round").with("round", round)) + ", ",
        };
        format!("STARFIGHTER  {mode}  {round}{phase}")
    }

    /// How many cards are left to draw and how many are in the discard; in Total War, the opponent's in brackets.
    fn piles(&self) -> String {
        let counts = |owner: Option<Seat>| {
            let pile = self.view.piles.iter().find(|pile| pile.owner == owner);
            pile.map_or((0, 0), |pile| (usize::from(pile.count), pile.discard.len()))
        };
        if self.view.mode != Mode::TotalWar {
            let (pile, discard) = counts(None);
            return self.translate(&Message::new("sf-b-piles").with("pile", pile).with("discard", discard));
        }
        let ((pile, discard), (theirs, lost)) = (counts(Some(self.own)), counts(Some(self.own.other())));
        let piles = Message::new("sf-b-piles-own").with("pile", pile).with("discard", discard);
        self.translate(&piles.with("theirs", theirs).with("lost", lost))
    }

    /// A cruiser's name, its armor as a track, its cards and its markers.
    fn side_line(&self, seat: Seat) -> String {
        let side = self.side(seat);
        let known = side.cruiser.and_then(|key| self.content.cruiser_named(key));
        let name = known.map_or_else(|| self.word("sf-b-no-cruiser"), |cruiser| cruiser.name.clone());
        let name = match self.view.viewer {
            Some(_) => name,
            None => format!("{} {name}", words::number(seat)),
        };
        let name = if seat == self.own { name } else { format!("({name})") };
        let Some(full) = known.map(|cruiser| cruiser.armor) else { return name };
        let cards = Message::new("sf-b-hand").with("cards", side.hand);
        let aside = Message::new("sf-b-aside").with("cards", side.promised + side.settled);
        let mut right = vec![self.translate(&cards), self.translate(&aside)];
        if side.passed {
            right.push(self.word("sf-b-passed"));
        }
        if self.view.marker == seat {
            right.push(format!("<{}>", self.word("sf-b-marker")));
        }
        apart(
            &format!("{name}  {}/{full} {}", side.armor, track(side.armor, full)),
            &self.translator.facts(&right),
        )
    }

    /// Both boards, column by column, with the fighters facing each other in between.
    fn cruisers(&self) -> Vec<String> {
        let offset = self.view.offset;
        let (first, last) = (offset.min(0), offset.max(0) + SECTORS as i8 - 1);
        let columns: Vec<i8> = (first..=last).collect();
        let width = (WIDTH / columns.len()).min(WIDEST);
        let renderer = CardRenderer { content: self.content, translator: self.translator, width: width - 1 };
        let ours: Vec<Vec<String>> =
            columns.iter().map(|at| self.stack(&renderer, self.own, sector(*at))).collect();
        let theirs: Vec<Vec<String>> =
            columns.iter().map(|at| self.stack(&renderer, self.own.other(), facing(*at, offset))).collect();
        let between: Vec<Vec<String>> = columns.iter().map(|at| vec![self.facing(*at)]).collect();
        let number = |seat: Seat, at: Option<usize>| {
            at.map_or(String::new(), |at| {
                if seat == self.own { format!("  {}", at + 1) } else { format!(" ({})", at + 1) }
            })
        };
        let tops: Vec<Vec<String>> =
            columns.iter().map(|at| vec![number(self.own.other(), facing(*at, offset))]).collect();
        let feet: Vec<Vec<String>> = columns.iter().map(|at| vec![number(self.own, sector(*at))]).collect();
        let mut lines = rows(&tops, width);
        lines.extend(rows(&theirs, width));
        lines.push("-".repeat(WIDTH));
        lines.extend(rows(&between, width));
        lines.push("-".repeat(WIDTH));
        let mut below = rows(&ours, width);
        below.reverse();
        lines.extend(below);
        lines.extend(rows(&feet, width));
        lines
    }

    /// One stack from its owner's side outward; empty next to a board.
    fn stack(&self, renderer: &CardRenderer<'_>, seat: Seat, at: Option<usize>) -> Vec<String> {
        let side = self.side(seat);
        let (Some(at), Some(key)) = (at, side.cruiser) else { return Vec::new() };
        let draws = self.content.cruiser_named(key).map_or(&[][..], |cruiser| &cruiser.draws[at]);
        renderer.stack(&side.sectors[at], side.slots[at], draws)
    }

    /// The fighters of a column: the viewer's own against the opponent's.
    fn facing(&self, at: i8) -> String {
        let fighters = |seat: Seat, at: Option<usize>| at.map(|at| self.side(seat).fighters[at]);
        let theirs = fighters(self.own.other(), facing(at, self.view.offset));
        match (fighters(self.own, sector(at)), theirs) {
            (Some(own), Some(theirs)) => format!(" {own} : ({theirs})"),
            _ => "   -".into(),
        }
    }

    /// The viewer's hand, as many cards per line as fit.
    fn hand(&self) -> Vec<String> {
        let Some(cards) = &self.side(self.own).cards else { return Vec::new() };
        let title = self.word("sf-b-your-hand") + "  ";
        let renderer = CardRenderer { content: self.content, translator: self.translator, width: WIDTH };
        let mut lines = vec![title.clone()];
        if cards.is_empty() {
            lines[0].push_str(&self.word("sf-b-empty-hand"));
        }
        for name in cards {
            let cell = format!("{:<24}", face_up(&renderer, *name));
            if lines.last().is_some_and(|line| line.chars().count() + cell.trim_end().chars().count() > WIDTH)
            {
                lines.push(" ".repeat(title.chars().count()));
            }
            if let Some(line) = lines.last_mut() {
                line.push_str(&cell);
            }
        }
        lines
    }
}

/// The viewer's own sector in a column.
fn sector(column: i8) -> Option<usize> {
    usize::try_from(column).ok().filter(|at| *at < SECTORS)
}

/// The opponent's sector in a column: its board is mirrored and displaced (see `starfighter::State::offset`).
fn facing(column: i8, offset: i8) -> Option<usize> {
    sector(SECTORS as i8 - 1 - column + offset)
}

/// Maximum length of an armor track; a longer one is drawn to scale.
const TRACK: i16 = 20;

/// An armor track: one sign for each remaining point, a dot for each lost point.
fn track(left: i16, full: i16) -> String {
    let left = left.clamp(0, full);
    let (left, full) = if full <= TRACK { (left, full) } else { ((left * TRACK + full - 1) / full, TRACK) };
    format!("[{}{}]", "#".repeat(left.max(0) as usize), ".".repeat((full - left).max(0) as usize))
}

/// Two texts at the two ends of a line.
fn apart(left: &str, right: &str) -> String {
    let used = left.chars().count() + right.chars().count();
    format!("{left}{}{right}", " ".repeat(WIDTH.saturating_sub(used).max(2)))
}

/// Columns of cells as lines, each cell padded to the width.
fn rows(columns: &[Vec<String>], width: usize) -> Vec<String> {
    let height = columns.iter().map(Vec::len).max().unwrap_or(0);
    let cell = |column: &Vec<String>, row: usize| {
        let text = column.get(row).map_or("", String::as_str);
        format!("{text}{}", " ".repeat(width.saturating_sub(text.chars().count())))
    };
    (0..height).map(|row| columns.iter().map(|column| cell(column, row)).collect()).collect()
}
