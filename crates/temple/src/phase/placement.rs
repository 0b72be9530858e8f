//! Before the first turn: the choice of sides, and the placement of figures (TP-SET).

use crate::choice::{Choice, Refusal, RefusalCause};
use crate::event::Event;
use crate::figure::{FigureId, Side, Status};
use crate::rules;
use crate::state::{Pending, State};
use contract::{EventSink, Seat, Viewers};

/// How often each player may change the placement once all figures are placed, so that set-up always ends.
pub(crate) const MAX_PLACEMENT_CHANGES: u8 = 8;
const TEAM_SIZE: u8 = 4;

impl State {
    /// TP-SET-01: the higher die chooses a side; equal dice are rerolled.
    pub(crate) fn contest(&mut self, a: u8, b: u8, out: &mut EventSink<'_, Event>) {
        let winner = match a.cmp(&b) {
            std::cmp::Ordering::Greater => Some(Seat::A),
            std::cmp::Ordering::Less => Some(Seat::B),
            std::cmp::Ordering::Equal => None,
        };
        out.emit(Viewers::ALL, || Event::Rolled { a, b, winner });
        if let Some(winner) = winner {
            self.public.first = winner;
            self.public.open = Pending::ChooseSide;
        }
    }

    pub(crate) fn choose_side(&mut self, seat: Seat, side: Side, out: &mut EventSink<'_, Event>) {
        self.public.sides[seat] = Some(side);
        self.public.sides[seat.other()] = Some(side.other());
        out.emit(Viewers::ALL, || Event::TookSide { seat, side });
        // TP-SET-02: the player with the lower roll places first, openly.
        self.public.open = Pending::Place { seat: seat.other(), placed: 0 };
    }

    /// TP-SET-02: a start square of the player's own side; a free one during the first placement.
    pub(crate) fn may_place(&self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        let refuse = |by| Err(Refusal { rule: rules::SET_PLACES, by });
        let Some(side) = self.public.sides[seat] else { return refuse(RefusalCause::NotNow) };
        let own = first_figure_of(side);
        match (self.public.open, choice) {
            (Pending::Arrange { .. }, Choice::Ready) => Ok(()),
            (open, Choice::Place(id, square)) => {
                let placing = matches!(open, Pending::Place { placed, .. } if id.0 == own + placed);
                let Pending::Arrange { changes, .. } = open else {
                    if !placing {
                        return refuse(RefusalCause::NotYours(id));
                    }
                    let free =
                        self.map().starts[side.index()].contains(&square) && self.public.on(square).is_none();
                    return if free { Ok(()) } else { refuse(RefusalCause::Square(square)) };
                };
                if changes[seat.index() % 2] == 0 {
                    return refuse(RefusalCause::Lacks);
                }
                if !(own..own + TEAM_SIZE).contains(&id.0) {
                    return refuse(RefusalCause::NotYours(id));
                }
                let fits = self.map().starts[side.index()].contains(&square) && self.at(id).square != square;
                if fits { Ok(()) } else { refuse(RefusalCause::Square(square)) }
            }
            _ => refuse(RefusalCause::NotAsked),
        }
    }

    pub(crate) fn offer_places(&self, seat: Seat, list: &mut Vec<Choice>) {
        let Some(side) = self.public.sides[seat] else { return };
        for id in (first_figure_of(side)..first_figure_of(side) + TEAM_SIZE).map(FigureId) {
            let squares = self.map().starts[side.index()].iter();
            list.extend(squares.map(|square| Choice::Place(id, *square)));
        }
        list.push(Choice::Ready);
        list.retain(|choice| self.may_place(seat, *choice).is_ok());
    }

    pub(crate) fn place(&mut self, seat: Seat, choice: Choice, out: &mut EventSink<'_, Event>) {
        match (self.public.open, choice) {
            (Pending::Place { placed, .. }, Choice::Place(figure, square)) => {
                let placing = self.figure_mut(figure);
                placing.square = square;
                placing.status = Status::Active;
                out.emit(Viewers::ALL, || Event::Placed { figure, square });
                self.public.open = match placed + 1 {
                    TEAM_SIZE if seat == self.public.first => Pending::Arrange {
                        seat: seat.other(),
                        changes: [MAX_PLACEMENT_CHANGES; 2],
                        other_ready: false,
                    },
                    TEAM_SIZE => Pending::Place { seat: seat.other(), placed: 0 },
                    placed => Pending::Place { seat, placed },
                };
            }
            (Pending::Arrange { mut changes, .. }, Choice::Place(figure, square)) => {
                let from = self.at(figure).square;
                if let Some(other) = self.public.on(square).map(|(id, _)| id) {
                    self.figure_mut(other).square = from;
                }
                self.figure_mut(figure).square = square;
                out.emit(Viewers::ALL, || Event::Placed { figure, square });
                changes[seat.index() % 2] -= 1;
                self.public.open = Pending::Arrange { seat, changes, other_ready: false };
            }
            (Pending::Arrange { changes, other_ready, .. }, _) => {
                out.emit(Viewers::ALL, || Event::Ready(seat));
                if other_ready {
                    let side = self.public.sides[self.public.first].unwrap_or(Side::Separatists);
                    self.begin_turn(side, out);
                } else {
                    self.public.open = Pending::Arrange { seat: seat.other(), changes, other_ready: true };
                }
            }
            _ => {}
        }
    }
}

pub(crate) const fn first_figure_of(side: Side) -> u8 {
    match side {
        Side::Separatists => 0,
        Side::Republic => TEAM_SIZE,
    }
}
