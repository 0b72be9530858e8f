//! The board as text: two characters per square, doors on the edges, coordinates on all four sides, at most 78
//! columns for the map of the adventure. Below it every figure with its life, and the legend.
//!
//! Letters are roles, the same in every theme and language: H hero, A astromech, M medic, T tech, D activated Assault
//! Droid; the viewer's own side in uppercase (for spectators, the Republic), the other in lowercase.

use super::words::{Context, name};
use crate::{Message, Translator};
use contract::Viewer;
use std::fmt::Write as _;
use temple::board::{Edge, Square, Terrain};
use temple::{Figure, FigureId, PassPlace, Pending, Role, Side, Status};

pub(super) fn board(context: &Context<'_>, viewer: Viewer, translator: Translator) -> String {
    let drawing = Drawing { context, translator, capitals: capitals(context, viewer) };
    let mut out = drawing.header(viewer);
    drawing.columns(&mut out);
    for row in 0..u16::from(context.map.rows) {
        drawing.row(&mut out, row);
        drawing.doors_below(&mut out, row);
    }
    drawing.columns(&mut out);
    drawing.figures(&mut out);
    let _ = writeln!(out, "{}", translator.translate(&Message::new("tp-b-signs")));
    out
}

/// The side whose letters are uppercase.
fn capitals(context: &Context<'_>, viewer: Viewer) -> Side {
    viewer.seat().and_then(|seat| context.public.sides[seat]).unwrap_or(Side::Republic)
}

struct Drawing<'a> {
    context: &'a Context<'a>,
    translator: Translator,
    capitals: Side,
}

impl Drawing<'_> {
    fn translate(&self, message: &Message) -> String {
        self.translator.translate(message)
    }

    /// Map, turn, active player, the viewer's side, the active figure, and where the pass is.
    fn header(&self, viewer: Viewer) -> String {
        let (context, public) = (self.context, self.context.public);
        let mut parts = vec![name(&context.map.title)];
        if public.turn > 0 {
            parts.push(
                Message::new("tp-b-turn")
                    .with("turn", public.turn.div_ceil(2))
                    .with("limit", public.options.turn_limit)
                    .with("side", context.side(public.side)),
            );
        }
        if let Some(side) = viewer.seat().and_then(|seat| public.sides[seat]) {
            parts.push(Message::new("tp-b-you").with("side", context.side(side)));
        }
        let mut header = parts.iter().map(|part| self.translate(part)).collect::<Vec<_>>().join("   ");
        header.push('\n');
        if public.turn > 0 {
            let _ = writeln!(header, "{}", self.translate(&self.pass()));
        }
        if let Some(active) = self.active() {
            let played = Message::new("tp-b-active")
                .with("figure", context.figure(active))
                .with("square", context.place(active))
                .with("movement", public.active.movement)
                .with("actions", public.active.actions);
            let _ = writeln!(header, "{}", self.translate(&played));
        }
        header
    }

    /// The figure that is acting, if any.
    fn active(&self) -> Option<FigureId> {
        match self.context.public.open {
            Pending::Take
            | Pending::Walk
            | Pending::Meet
            | Pending::Answer(_)
            | Pending::Intervene
            | Pending::Search(_) => Some(self.context.public.active.figure),
            Pending::Clash(_) | Pending::Wound(_) | Pending::Roll(_) => {
                Some(self.context.public.active.figure)
            }
            Pending::Contest
            | Pending::ChooseSide
            | Pending::Place { .. }
            | Pending::Arrange { .. }
            | Pending::Top
            | Pending::Arrive(_)
            | Pending::Over(..) => None,
        }
    }

    fn pass(&self) -> Message {
        let (context, public) = (self.context, self.context.public);
        match public.pass {
            PassPlace::Hidden => Message::new("tp-b-pass-hidden")
                .with("pass", context.pass())
                .with("left", public.unsearched() as u8),
            PassPlace::Carried(bearer) => Message::new("tp-b-pass-carried")
                .with("pass", context.pass())
                .with("figure", context.figure(bearer))
                .with("square", context.place(bearer)),
            PassPlace::Lies(square) => Message::new("tp-b-pass-lies")
                .with("pass", context.pass())
                .with("square", context.square(square)),
        }
    }

    /// Column letters, in two lines if there are more than 26.
    fn columns(&self, out: &mut String) {
        let columns = u16::from(self.context.map.columns);
        let letter = |n: u16| char::from(b'A' + (n % 26) as u8);
        let (mut one, mut two) = (String::from("    "), String::from("    "));
        for column in 0..columns {
            let wide = column >= 26;
            let _ = write!(one, "{} ", if wide { letter(column / 26 - 1) } else { letter(column) });
            let _ = write!(two, "{} ", if wide { letter(column) } else { ' ' });
        }
        let _ = writeln!(out, "{}", one.trim_end());
        if columns > 26 {
            let _ = writeln!(out, "{}", two.trim_end());
        }
    }

    fn row(&self, out: &mut String, row: u16) {
        let columns = u16::from(self.context.map.columns);
        let mut line = format!("{:>3} ", row + 1);
        for column in 0..columns {
            let square = Square(row * columns + column);
            line.push(self.sign(square));
            line.push(self.gap(square));
        }
        let _ = writeln!(out, "{}{:>3}", line, row + 1);
    }

    /// What is on a square, or the kind of square.
    fn sign(&self, square: Square) -> char {
        let public = self.context.public;
        if let Some((_, figure)) = public.on(square) {
            return self.letter(figure);
        }
        if public.pass == PassPlace::Lies(square) {
            return '*';
        }
        match self.context.map.terrain(square) {
            Terrain::Clear => '·',
            Terrain::Difficult => '░',
            Terrain::Rock => '█',
            Terrain::Crate => '▣',
            Terrain::Start(_) => 's',
            Terrain::Vault(vault) if public.searched >> vault & 1 == 1 => 'o',
            Terrain::Vault(vault) => char::from(b'1' + vault),
            Terrain::Console(_) => 'k',
            Terrain::Barrier(side) if public.barriers >> side & 1 == 1 => ':',
            Terrain::Barrier(_) => '‖',
            Terrain::Stairs(_) => '=',
        }
    }

    fn letter(&self, figure: &Figure) -> char {
        let letter = match (figure.role, figure.status) {
            (Role::Medical, _) => return '+',
            (Role::Assault, Status::Inert) => return '&',
            (Role::Assault, Status::Ruined) => return 'x',
            (Role::Assault, Status::Waiting | Status::Active | Status::Gone) => 'D',
            (Role::Hero, _) => 'H',
            (Role::Astromech, _) => 'A',
            (Role::Medic, _) => 'M',
            (Role::Tech, _) => 'T',
        };
        if figure.side == Some(self.capitals) { letter } else { letter.to_ascii_lowercase() }
    }

    /// Between a square and its eastern neighbor: a wall, a door, or the pass carried by the figure on the square.
    fn gap(&self, square: Square) -> char {
        match self.context.map.edge(square, true) {
            Edge::Door(door) => return if self.is_open(door) { '\'' } else { '|' },
            Edge::Wall => return '|',
            Edge::Free => {}
        }
        let carries = self.context.public.on(square).is_some_and(|(id, _)| self.context.public.carries(id));
        if carries { '*' } else { ' ' }
    }

    fn is_open(&self, door: u8) -> bool {
        self.context.public.doors >> door & 1 == 1
    }

    /// Doors and walls between this row and the next; no line if there are none.
    fn doors_below(&self, out: &mut String, row: u16) {
        let columns = u16::from(self.context.map.columns);
        let mut line = String::from("    ");
        for column in 0..columns {
            line.push(match self.context.map.edge(Square(row * columns + column), false) {
                Edge::Door(door) if self.is_open(door) => '\'',
                Edge::Door(_) | Edge::Wall => '_',
                Edge::Free => ' ',
            });
            line.push(' ');
        }
        let line = line.trim_end();
        if !line.is_empty() {
            let _ = writeln!(out, "{line}");
        }
    }

    /// A line for every figure: the viewer's own first, then the opponent's, then the droids of the map.
    fn figures(&self, out: &mut String) {
        let public = self.context.public;
        for side in [Some(self.capitals), Some(self.capitals.other()), None] {
            for (id, figure) in public.all().filter(|(_, figure)| figure.side == side) {
                let _ = writeln!(out, "{}", self.figure(id, figure).trim_end());
            }
        }
    }

    fn figure(&self, id: FigureId, figure: &Figure) -> String {
        let (context, public) = (self.context, self.context.public);
        let named = self.translate(&context.figure(id));
        let letter = self.letter(figure);
        let state = match figure.status {
            Status::Waiting => return format!("  {letter}  {named:<28} {}", self.word("tp-b-waiting")),
            Status::Gone => return format!("  {letter}  {named:<28} {}", self.word("tp-b-gone")),
            Status::Inert => self.word("tp-b-inert"),
            Status::Ruined => self.word("tp-b-ruined"),
            Status::Active => {
                let mut notes = Vec::new();
                if public.carries(id) {
                    notes.push(self.translate(&context.pass()));
                }
                if public.vigilant & id.bit() != 0 {
                    notes.push(self.translate(&name(&context.theme.things.vigilance_meditation)));
                }
                if public.played & id.bit() != 0 && self.active() != Some(id) {
                    notes.push(self.word("tp-b-played"));
                }
                self.translator.facts(&notes)
            }
        };
        let force = match figure.role {
            Role::Hero => self.translate(
                &Message::new("tp-b-force")
                    .with("name", name(&context.theme.things.force))
                    .with("force", figure.force),
            ),
            Role::Astromech | Role::Medic | Role::Tech | Role::Assault | Role::Medical => String::new(),
        };
        let life = self.translate(
            &Message::new("tp-b-life")
                .with("life", figure.life)
                .with("most", public.card(context.content, figure).life),
        );
        let place = context.square(figure.square);
        format!("  {letter}  {named:<28} {place:<5} {life:<11} {force:<9} {state}")
    }

    fn word(&self, key: &'static str) -> String {
        self.translate(&Message::new(key))
    }
}
