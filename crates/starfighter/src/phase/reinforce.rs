//! Reinforcements (SF-REN): set-aside cards join the hand, then one card for each visible draw symbol of the board.

use crate::effects::Progress;
use crate::event::Event;
use crate::{CardId, CardSet, Compensation, Phase, Sector, State, rules};
use contract::{EventSink, RuleId, Seat, Viewers};

impl State {
    /// Visible draw symbols of a board; a card on the slot hides them (SF-REN-02).
    pub(crate) fn draw_symbols(&self, seat: Seat) -> u8 {
        let Some(cruiser) = self.cruiser(seat) else { return 0 };
        let visible = |sector: Sector| {
            let height = self.sides[seat].board[sector.index()].len();
            cruiser.draws[sector.index()].iter().filter(|slot| usize::from(**slot) >= height).count()
        };
        Sector::all().map(visible).sum::<usize>() as u8
    }

    pub(crate) fn begin_round(&mut self, out: &mut EventSink<'_, Event>) {
        self.phase = Phase::Reinforce;
        self.turn = self.marker;
        let (round, marker) = (self.round, self.marker);
        out.emit(Viewers::ALL, || Event::RoundBegan { round, marker });
        for seat in [marker, marker.other()] {
            let symbols = self.draw_symbols(seat);
            let extra = match self.options.compensation {
                Compensation::Cards(cards) if round == 1 && seat != marker => cards,
                Compensation::None | Compensation::Cards(_) | Compensation::Armor(_) => 0,
            };
            self.sides[seat].need = symbols + extra;
            let aside = self.sides[seat].aside.len() + self.sides[seat].promised;
            let rule = rules::REINFORCE;
            out.emit(Viewers::ALL, || Event::Reinforced { seat, aside, symbols, extra, rule });
            let settled = std::mem::replace(&mut self.sides[seat].aside, CardSet::EMPTY);
            for card in settled {
                self.add_to_hand(seat, card, true, out);
            }
        }
    }

    /// Who takes the next card, and whether it was set aside. Set-aside cards come first; then the seats draw one by
    /// one, starting with the marker holder (SF-REN-03, SF-REN-04).
    pub(crate) fn drawer(&self) -> Option<(Seat, bool)> {
        let order = [self.marker, self.marker.other()];
        let aside = order.into_iter().find(|seat| self.sides[*seat].promised > 0);
        let symbol = || [self.turn, self.turn.other()].into_iter().find(|seat| self.sides[*seat].need > 0);
        aside.map(|seat| (seat, true)).or_else(|| Some((symbol()?, false)))
    }

    pub(crate) fn run_reinforce(&mut self, out: &mut EventSink<'_, Event>) -> Progress {
        match self.drawer() {
            None => {
                self.begin_deploy();
                Progress::Continue
            }
            Some((_, true)) => Progress::Ask,
            Some((seat, false)) => {
                if self.pile(seat).cards.is_empty() {
                    return self.draw_from_empty_pile(seat, out);
                }
                Progress::Ask
            }
        }
    }

    /// SF-REN-05, SF-REN-06.
    fn draw_from_empty_pile(&mut self, seat: Seat, out: &mut EventSink<'_, Event>) -> Progress {
        if self.needs_reshuffle(seat) {
            return self.start_reshuffle(seat);
        }
        let lost = std::mem::take(&mut self.sides[seat].need);
        out.emit(Viewers::ALL, || Event::NothingLeft { seat, lost, rule: rules::NOTHING_LEFT });
        Progress::Continue
    }

    /// Chance turned up a card for the seat that draws.
    pub(crate) fn deal_card(&mut self, card: CardId, out: &mut EventSink<'_, Event>) {
        let Some((seat, aside)) = self.drawer() else { return };
        self.pile_mut(seat).cards.remove(card);
        if aside {
            self.sides[seat].promised -= 1;
        } else {
            self.sides[seat].need -= 1;
            self.turn = seat.other();
        }
        self.add_to_hand(seat, card, aside, out);
    }

    fn add_to_hand(&mut self, seat: Seat, card: CardId, aside: bool, out: &mut EventSink<'_, Event>) {
        self.sides[seat].hand.add(card);
        out.learned(Viewers::only(seat));
        let name = self.content.0.name(card);
        let rule: RuleId = if aside { rules::ASIDE_TAKEN } else { rules::REINFORCE };
        out.emit(Viewers::only(seat), || Event::Drawn { seat, card: Some(name), aside, rule });
        out.emit(Viewers::except(seat), || Event::Drawn { seat, card: None, aside, rule });
    }
}
