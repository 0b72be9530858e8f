//! Deployment (SF-DEP): starting with the marker holder, the seats take turns to play one card or pass.

use crate::board::place::SectorSet;
use crate::board::stack::StackedCard;
use crate::effects::Progress;
use crate::event::{Event, RevealCause};
use crate::refusal::Refusal;
use crate::{CardId, Face, Matricule, Phase, Sector, Spot, State, rules};
use contract::{EventSink, Seat, Viewers};

impl State {
    pub(crate) fn begin_deploy(&mut self) {
        self.phase = Phase::Deploy;
        self.turn = self.marker;
        for side in self.sides.iter_mut() {
            side.passed = false;
        }
    }

    /// Asks the seat whose turn it is, unless it cannot play a card (SF-DEP-08). That is public information: with a
    /// card in hand and a free slot a verso can always be played.
    pub(crate) fn run_deploy(&mut self, out: &mut EventSink<'_, Event>) -> Progress {
        if self.sides.iter().all(|side| side.passed) {
            self.phase = Phase::Shift;
            self.turn = self.marker;
            return Progress::Continue;
        }
        let seat = self.turn;
        let blocked =
            self.sides[seat].hand.is_empty() || Sector::all().all(|sector| self.is_full(seat, sector));
        if blocked {
            self.pass(seat, true, out);
            return Progress::Continue;
        }
        Progress::Ask
    }

    /// SF-DEP-05, SF-DEP-06.
    pub(crate) fn pass(&mut self, seat: Seat, forced: bool, out: &mut EventSink<'_, Event>) {
        let rule = if forced { rules::FORCED_PASS } else { rules::PASS };
        out.emit(Viewers::ALL, || Event::Passed { seat, forced, rule });
        self.sides[seat].passed = true;
        if !self.sides[seat.other()].passed {
            self.marker = seat;
            self.turn = seat.other();
            out.emit(Viewers::ALL, || Event::MarkerGiven { seat, rule: rules::PASS_MARKER });
        }
    }

    /// Whether a card may be played on a slot with this face: level zero and versos fit any slot (SF-DEP-03,
    /// SF-DEP-04).
    pub(crate) fn fits(&self, card: CardId, face: Face, slot: usize) -> bool {
        let level = self.content.0.name(card).level();
        face == Face::Verso || level == 0 || usize::from(level) == slot
    }

    pub(crate) fn check_play(
        &self,
        seat: Seat,
        card: Matricule,
        face: Face,
        sector: Sector,
    ) -> Result<(), Refusal> {
        let held = self.content.0.find(card).filter(|id| self.sides[seat].hand.has(*id));
        let Some(id) = held else {
            return Err(Refusal::NotInHand { card, rule: rules::DEPLOY_TURN });
        };
        let slot = self.sides[seat].board[sector.index()].len();
        let slots = self.slots(seat, sector);
        if slot >= slots {
            return Err(Refusal::SectorFull { sector, slots: slots as u8, rule: rules::DEPLOY_FULL });
        }
        if !self.fits(id, face, slot) {
            let (level, slot) = (card.level(), slot as u8);
            return Err(Refusal::WrongLevel { card, level, slot, rule: rules::DEPLOY_LEVEL });
        }
        Ok(())
    }

    /// Plays a card. Its effects come at once; then it is the other seat's turn, unless that seat has passed
    /// (SF-DEP-07).
    pub(crate) fn play_card(
        &mut self,
        seat: Seat,
        card: CardId,
        face: Face,
        sector: Sector,
        out: &mut EventSink<'_, Event>,
    ) {
        let slot = self.sides[seat].board[sector.index()].len() as u8;
        let at = Spot { seat, sector, slot };
        let name = self.content.0.name(card);
        let rule = match face {
            Face::Recto => rules::DEPLOY_TURN,
            Face::Verso => rules::DEPLOY_VERSO,
        };
        match face {
            Face::Recto => {
                out.learned(Viewers::except(seat));
                out.emit(Viewers::ALL, || Event::Played { seat, card: Some(name), face, at, rule });
            }
            Face::Verso => {
                out.emit(Viewers::only(seat), || Event::Played { seat, card: Some(name), face, at, rule });
                out.emit(Viewers::except(seat), || Event::Played { seat, card: None, face, at, rule });
            }
        }
        self.sides[seat].hand.remove(card);
        if !self.sides[seat.other()].passed {
            self.turn = seat.other();
        }
        self.change(seat, SectorSet::one(sector), RevealCause::Played, out, |board| {
            board[sector.index()].push(StackedCard::new(card, face));
        });
    }
}
