//! Choosing the cruisers (SF-SET-02, SF-SET-03, SF-TOT-04).

use crate::content::Cruiser;
use crate::effects::Progress;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::{Boxes, Compensation, CruiserKey, Mode, Phase, State, rules};
use contract::{EventSink, Seat, Seats, Viewers};

impl State {
    /// Whether both seats choose at the same time in secret. With one box they cannot: both might pick the same
    /// board.
    pub(crate) fn chooses_in_secret(&self) -> bool {
        self.mode == Mode::TotalWar && self.options.boxes == Boxes::Two
    }

    /// The seats that choose a cruiser now: both in secret, otherwise one after the other.
    pub(crate) fn choosers(&self) -> Seats {
        let open =
            [self.marker, self.marker.other()].into_iter().filter(|s| self.sides[*s].cruiser.is_none());
        if self.chooses_in_secret() { open.collect() } else { open.take(1).collect() }
    }

    /// The cruisers a seat may take.
    pub(crate) fn cruisers_for(&self, seat: Seat) -> impl Iterator<Item = CruiserKey> {
        let keys = self.content.0.cruisers().iter().map(|cruiser| cruiser.key);
        keys.filter(move |key| self.check_cruiser(seat, *key).is_ok())
    }

    pub(crate) fn check_cruiser(&self, seat: Seat, cruiser: CruiserKey) -> Result<(), Refusal> {
        let in_mode = |found: &&Cruiser| self.mode != Mode::Training || found.training;
        let Some(found) = self.content.0.cruiser_named(cruiser).filter(in_mode) else {
            return Err(Refusal::NoSuchCruiser { cruiser, rule: rules::MODE });
        };
        let barred = self.cruiser(seat.other()).is_some_and(|taken| taken.board == found.board);
        if barred && self.options.boxes == Boxes::One {
            return Err(Refusal::CruiserTaken { cruiser, rule: rules::CRUISER_BOX });
        }
        Ok(())
    }

    pub(crate) fn choose_cruiser(&mut self, seat: Seat, cruiser: CruiserKey, out: &mut EventSink<'_, Event>) {
        self.sides[seat].cruiser = self.content.0.find_cruiser(cruiser);
        if self.chooses_in_secret() {
            out.emit(Viewers::ALL, || Event::CruiserSealed { seat });
        } else {
            self.emit_cruiser(seat, out);
        }
    }

    fn emit_cruiser(&self, seat: Seat, out: &mut EventSink<'_, Event>) {
        let Some(found) = self.cruiser(seat) else { return };
        let rule = if self.chooses_in_secret() { rules::CRUISER_SECRET } else { rules::CRUISER_OPEN };
        let armor = found.armor;
        out.emit(Viewers::ALL, || Event::CruiserChosen { seat, cruiser: found.key, armor, rule });
    }

    /// Starts the first round once both cruisers are known. A seat with only one cruiser to choose is not asked:
    /// everybody can see that it has no choice.
    pub(crate) fn run_cruisers(&mut self, out: &mut EventSink<'_, Event>) -> Progress {
        if !self.chooses_in_secret()
            && let Some(seat) = self.choosers().first()
        {
            let mut free = self.cruisers_for(seat);
            let only = free.next().filter(|_| free.next().is_none());
            drop(free);
            return match only {
                None => Progress::Ask,
                Some(key) => {
                    self.choose_cruiser(seat, key, out);
                    Progress::Continue
                }
            };
        }
        if !self.choosers().is_empty() {
            return Progress::Ask;
        }
        if self.chooses_in_secret() {
            out.learned(Viewers::ALL);
            for seat in [self.marker, self.marker.other()] {
                self.emit_cruiser(seat, out);
            }
        }
        self.set_armor();
        self.begin_round(out);
        Progress::Continue
    }

    /// SF-SET-04, SF-SET-05.
    fn set_armor(&mut self) {
        for seat in [Seat::A, Seat::B] {
            self.sides[seat].armor = self.cruiser(seat).map_or(0, |cruiser| cruiser.armor);
        }
        if let Compensation::Armor(points) = self.options.compensation {
            self.sides[self.marker.other()].armor += i16::from(points);
        }
        self.round = 1;
        self.phase = Phase::Reinforce;
    }
}
