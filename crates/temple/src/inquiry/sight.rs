//! The lines of sight between two squares: one of each kind, the figures each crosses, and the one that counts.

use crate::board::{Blockers, LineKind, Map, Square, line_crosses, line_of_sight, lines_by_kind};
use crate::figure::FigureId;
use crate::state::{MAX_FIGURES, PublicState};
use contract::ArrayVec;
use serde::Serialize;

/// An unblocked line, in half squares from the top left corner of the map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Sightline {
    pub kind: LineKind,
    pub start: (i32, i32),
    /// Direction vector; the line ends where it meets the square at the other end.
    pub toward: (i32, i32),
    /// The square it ends in.
    pub into: Square,
    /// The figures it crosses.
    pub cover: Vec<FigureId>,
    /// Whether this is the line that counts (TP-SIG-02).
    pub counts: bool,
}

/// The lines of sight between two squares.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Sightlines {
    pub from: Square,
    pub to: Square,
    /// The best unblocked line of each kind; empty if neither square sees the other.
    pub lines: Vec<Sightline>,
    /// Whether the two are in contact (TP-MOV-04).
    pub contact: bool,
}

pub(super) fn sightlines(map: &Map, public: &PublicState, from: Square, to: Square) -> Sightlines {
    let standing: ArrayVec<(FigureId, Square), MAX_FIGURES> =
        public.standing().map(|(id, figure)| (id, figure.square)).collect();
    let squares: ArrayVec<Square, MAX_FIGURES> = standing.iter().map(|(_, square)| *square).collect();
    let blockers = Blockers { map, doors: public.doors, barriers: public.barriers, figures: &squares };
    let rule = public.options.sight;
    let counting = line_of_sight(&blockers, rule, from, to);
    let lines = lines_by_kind(&blockers, rule, from, to).into_iter().flatten().map(|line| {
        let (start, end) = if line.kind == LineKind::Target { (to, from) } else { (from, to) };
        let covers = |(_, square): &&(FigureId, Square)| line_crosses(&blockers, &line, start, end, *square);
        Sightline {
            kind: line.kind,
            start: line.from,
            toward: line.toward,
            into: end,
            cover: standing.iter().filter(covers).map(|(id, _)| *id).collect(),
            counts: counting == Some(line),
        }
    });
    Sightlines { from, to, lines: lines.collect(), contact: public.ground(map).contact(from, to) }
}
