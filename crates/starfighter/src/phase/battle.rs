//! Battle (SF-BAT): the marker holder may shift and chooses the direction, then the columns are fought one by one.

use crate::board::stack::fighters;
use crate::effects::Progress;
use crate::effects::frames::Frame;
use crate::event::{Event, MarkerLocation};
use crate::refusal::Refusal;
use crate::{DamageCause, Direction, Half, Phase, SECTORS, Sector, Shift, Spot, State, rules};
use contract::{BySeat, EventSink, Seat, Viewers};

/// At this offset two sectors still face each other (SF-BAT-02).
pub(crate) const MAX_OFFSET: i8 = SECTORS as i8 - 2;

/// How many pairs of sectors face each other.
pub(crate) const fn facing(offset: i8) -> u8 {
    SECTORS as u8 - offset.unsigned_abs()
}

impl State {
    pub(crate) fn check_shift(&self, shift: Shift) -> Result<(), Refusal> {
        let offset = self.offset + shift.offset();
        if offset.abs() > MAX_OFFSET {
            return Err(Refusal::TooFar { facing: facing(offset), rule: rules::SHIFT_FACING });
        }
        Ok(())
    }

    pub(crate) fn shift(&mut self, seat: Seat, shift: Shift, out: &mut EventSink<'_, Event>) {
        self.offset += shift.offset();
        self.phase = Phase::Direction;
        let facing = facing(self.offset);
        out.emit(Viewers::ALL, || Event::Shifted { seat, shift, facing, rule: rules::SHIFT });
    }

    /// SF-BAT-03: columns are counted from the first seat's left, which is the second seat's right.
    pub(crate) fn choose_direction(
        &mut self,
        seat: Seat,
        direction: Direction,
        out: &mut EventSink<'_, Event>,
    ) {
        let from_first_left = (direction == Direction::LeftToRight) == (seat == Seat::A);
        (self.column, self.step) = if from_first_left { (0, 1) } else { (SECTORS as i8 - 1, -1) };
        self.phase = Phase::Battle;
        out.emit(Viewers::ALL, || Event::DirectionChosen { seat, direction, rule: rules::DIRECTION });
    }

    /// The sectors that face each other in a column of the first seat.
    pub(crate) fn column_sectors(&self, column: i8) -> Option<BySeat<Sector>> {
        let sector = |number: i8| u8::try_from(number).ok().and_then(Sector::new);
        Some(BySeat([sector(column)?, sector(SECTORS as i8 - 1 - column + self.offset)?]))
    }

    /// The next combat, or the end of the round.
    pub(crate) fn run_battle(&mut self, out: &mut EventSink<'_, Event>) -> Progress {
        if !(0..SECTORS as i8).contains(&self.column) {
            (self.column, self.step) = (0, 0);
            return self.end_round(out);
        }
        let column = self.column;
        self.column += self.step;
        let Some(sectors) = self.column_sectors(column) else { return Progress::Continue };
        // SF-BAT-05: both sides are counted before anything is damaged.
        let fighters =
            BySeat::from_fn(|seat| fighters(self.content.0, &self.sides[seat].board[sectors[seat].index()]));
        let rule = rules::COMBATS;
        out.emit(Viewers::ALL, || Event::CombatBegan { sectors, fighters, rule });
        // SF-BAT-06: the last frame is processed first.
        for seat in [self.marker.other(), self.marker] {
            let left = fighters[seat.other()];
            if left > 0 {
                self.frames.push(Frame::Damage { seat, sector: sectors[seat], left });
            }
        }
        Progress::Continue
    }

    /// A sector takes markers, from the top card down (SF-BAT-07 to SF-BAT-09).
    pub(crate) fn run_damage(
        &mut self,
        seat: Seat,
        sector: Sector,
        left: u8,
        out: &mut EventSink<'_, Event>,
    ) -> Progress {
        if left == 0 {
            self.frames.pop();
            return Progress::Continue;
        }
        let height = self.sides[seat].board[sector.index()].len() as u8;
        if height == 0 {
            self.frames.pop();
            self.lose_armor(seat, left, 0, rules::LEFT_TO_ARMOR, out);
            return Progress::Continue;
        }
        let at = Spot { seat, sector, slot: height - 1 };
        let left = self.apply_force_field(at, left, out);
        let laid = *self.laid_mut(at);
        let caught = self.free_screens(&laid).min(left);
        if caught > 0 {
            self.set_left(left - caught);
            self.laid_mut(at).screens += caught;
            let (on, why, rule) = (MarkerLocation::Screens, DamageCause::Combat, rules::FX_SCREENS);
            self.emit_card_event(at, out, |card| Event::Damaged {
                card,
                at,
                on,
                markers: caught,
                why,
                step: 0,
                rule,
            });
            return Progress::Continue;
        }
        self.damage_fighters(at, left, self.wholes(&laid), out)
    }

    /// The owner distributes the markers only if the card survives (SF-BAT-11).
    fn damage_fighters(
        &mut self,
        at: Spot,
        left: u8,
        wholes: [u8; 2],
        out: &mut EventSink<'_, Event>,
    ) -> Progress {
        let [top, bottom] = wholes;
        if left < top + bottom && top > 0 && bottom > 0 {
            return Progress::Ask;
        }
        let half = if top > 0 { Half::Top } else { Half::Bottom };
        let markers = left.min(if top > 0 { top } else { bottom });
        self.set_left(left - markers);
        self.damage(at, half, markers, DamageCause::Combat, out);
        Progress::Continue
    }

    /// SF-FXS-09: a card with a force field takes only one marker; the others are lost.
    fn apply_force_field(&mut self, at: Spot, left: u8, out: &mut EventSink<'_, Event>) -> u8 {
        let laid = *self.laid_mut(at);
        if left < 2 || !laid.is_recto() || !self.card_of(&laid).force_field {
            return left;
        }
        self.set_left(1);
        let rule = rules::FX_FIELD;
        self.emit_card_event(at, out, |card| Event::Absorbed { card, at, markers: left - 1, rule });
        1
    }

    /// Sets the markers left in the combat damage that is last on the stack.
    pub(crate) fn set_left(&mut self, markers: u8) {
        if let Some(Frame::Damage { left, .. }) = self.frames.last_mut() {
            *left = markers;
        }
    }
}
