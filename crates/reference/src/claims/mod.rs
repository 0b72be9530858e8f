//! Claims: three prospectors bid in secret for the right to claim a point of a field.
//!
//! Each seat has the bid tokens one, two and three. In each of three rounds every seat seals one of its tokens, all
//! simultaneously; then the bids are shown and spent. The highest bidder (chosen at random among equals) claims a
//! point that keeps its distance from all claims, or forgoes the claim. The most claims win.
//!
//! Designed to exercise what the other two games lack: more than two seats, simultaneous secret choices, a region.

mod field;
mod types;

use crate::rules;
use contract::{
    Ending, EventSink, Game, LegalChoicesOf, RandomSource, RuleId, Seat, Seats, Turn, Viewer, Viewers,
};
pub use field::{Claim, FieldRegion, MAX_COORDINATE, MIN_DISTANCE, Point};
use field::{judge, sample};
pub use types::{Bid, Choice, Event, Fault, Held, Refusal, Seal, Setup, Stage, Tokens, View};

const SEATS: usize = 3;
const ROUNDS: usize = 3;
/// Three bids, a random choice among equal bids, and a claim.
const ACTS_IN_A_ROUND: u32 = 5;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Claims {
    pub(crate) tokens: [Tokens; SEATS],
    pub(crate) sealed: [Option<Bid>; SEATS],
    pub(crate) stage: Stage,
    pub(crate) claims: Held,
}

/// A possible view; a hidden bid may be any token its seat has left.
#[derive(Clone, Copy, Debug)]
pub struct Belief(View);

impl Claims {
    fn unsealed(&self) -> Seats {
        Seat::first(SEATS as u8).filter(|seat| self.sealed[seat.index()].is_none()).collect()
    }

    fn is_finished(&self) -> bool {
        self.tokens.iter().all(|tokens| tokens.is_empty())
    }

    /// CL-END-01
    fn winners(&self) -> Seats {
        let held = |seat: &Seat| self.claims.iter().filter(|claim| claim.seat == *seat).count();
        let most = Seat::first(SEATS as u8).map(|seat| held(&seat)).max().unwrap_or(0);
        Seat::first(SEATS as u8).filter(|seat| most > 0 && held(seat) == most).collect()
    }

    /// The rule that forbids this choice to a seat that has to decide, if there is one.
    fn judge(&self, seat: Seat, choice: Choice) -> Result<(), RuleId> {
        match (self.stage, choice) {
            (Stage::Bid, Choice::Bid(bid)) if self.tokens[seat.index()].contains(&bid) => Ok(()),
            (Stage::Bid, Choice::Bid(_)) => Err(rules::CLAIMS_TOKEN),
            (Stage::Bid, Choice::Claim(_) | Choice::Forgo) => Err(rules::CLAIMS_BID),
            (Stage::Claim(_), Choice::Claim(point)) => judge(&self.claims, point),
            (Stage::Claim(_), Choice::Forgo) => Ok(()),
            (Stage::Claim(_), Choice::Bid(_)) | (Stage::Lots(_), _) => Err(rules::CLAIMS_HIGHEST),
        }
    }

    /// Shows and spends all bids once every seat has sealed one.
    fn show(&mut self, out: &mut EventSink<'_, Event>) {
        let [Some(a), Some(b), Some(c)] = self.sealed else { return };
        let bids = [a, b, c];
        out.emit(Viewers::ALL, || Event::Shown(bids));
        out.learned(Viewers::ALL);
        for (tokens, bid) in self.tokens.iter_mut().zip(bids) {
            tokens.retain(|token| *token != bid);
        }
        self.sealed = [None; SEATS];
        // CL-BID-03
        let highest = a.max(b).max(c);
        let top: Seats = Seat::first(SEATS as u8).filter(|seat| bids[seat.index()] == highest).collect();
        self.stage = match top.first() {
            Some(only) if top.len() == 1 => Stage::Claim(only),
            _ => Stage::Lots(top),
        };
    }

    fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let left = self.tokens[0].len();
        for seat in Seat::first(SEATS as u8) {
            let tokens = &self.tokens[seat.index()];
            if tokens.len() != left || !tokens.is_sorted_by(|a, b| a < b) {
                faults.push(Fault::Tokens(seat));
            }
            if let Some(bid) = self.sealed[seat.index()]
                && (self.stage != Stage::Bid || !tokens.contains(&bid))
            {
                faults.push(Fault::Sealed(seat));
            }
        }
        let open = usize::from(self.stage != Stage::Bid);
        if self.claims.len() + left + open > ROUNDS {
            faults.push(Fault::ManyClaims);
        }
        for (made, claim) in self.claims.iter().enumerate() {
            if claim.seat.index() >= SEATS {
                faults.push(Fault::Claimant(claim.seat));
            }
            faults.extend(
                judge(&self.claims[..made], claim.point).err().map(|rule| Fault::Claim(*claim, rule)),
            );
        }
        let seated = |seats: Seats| seats.iter().all(|seat| seat.index() < SEATS);
        let possible = match self.stage {
            Stage::Bid => !self.unsealed().is_empty(),
            Stage::Lots(seats) => seats.len() > 1 && seated(seats) && left < ROUNDS,
            Stage::Claim(seat) => seated(Seats::one(seat)) && left < ROUNDS,
        };
        if !possible {
            faults.push(Fault::Stage);
        }
        faults
    }
}

impl Game for Claims {
    const ID: &'static str = "claims";
    const RULES: u32 = 1;
    type Content = ();
    type Setup = Setup;
    type Fault = Fault;
    type Choice = Choice;
    type Region = FieldRegion;
    type Chance = Seat;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;
    type Belief = Belief;

    fn begin(_: &'static (), setup: &Setup) -> Result<Self, Vec<Fault>> {
        let Setup { tokens, claims } = *setup;
        let state = Claims { tokens, sealed: [None; SEATS], stage: Stage::Bid, claims };
        let faults = state.faults();
        if faults.is_empty() { Ok(state) } else { Err(faults) }
    }

    fn position(&self) -> Option<Setup> {
        let at_rest = self.stage == Stage::Bid && self.sealed == [None; SEATS];
        at_rest.then_some(Setup { tokens: self.tokens, claims: self.claims })
    }

    fn max_acts(setup: &Setup) -> u32 {
        setup.rounds_left() as u32 * ACTS_IN_A_ROUND
    }

    fn seats(&self) -> u8 {
        SEATS as u8
    }

    fn audit(&self) -> Result<(), String> {
        let faults = self.faults();
        if faults.is_empty() { Ok(()) } else { Err(format!("{faults:?}")) }
    }

    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Bid if self.is_finished() => {
                Turn::Over(Ending { winners: self.winners(), rule: rules::CLAIMS_MOST })
            }
            Stage::Bid => Turn::Decide(self.unsealed()),
            Stage::Lots(_) => Turn::Chance,
            Stage::Claim(seat) => Turn::Decide(Seats::one(seat)),
        }
    }

    fn legal_choices(&self, seat: Seat, out: &mut LegalChoicesOf<Self>) {
        if !self.turn().asks(seat) {
            return;
        }
        match self.stage {
            Stage::Bid => out.listed.extend(self.tokens[seat.index()].iter().map(|bid| Choice::Bid(*bid))),
            Stage::Claim(_) => {
                out.listed.push(Choice::Forgo);
                out.regions.push(FieldRegion::FIELD);
            }
            Stage::Lots(_) => {}
        }
    }

    fn check(&self, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
        let rule = match self.stage {
            _ if self.turn().asks(seat) => match self.judge(seat, *choice) {
                Ok(()) => return Ok(()),
                Err(rule) => rule,
            },
            Stage::Bid => rules::CLAIMS_BID,
            Stage::Lots(_) | Stage::Claim(_) => rules::CLAIMS_HIGHEST,
        };
        Err(Refusal { rule })
    }

    fn play(&mut self, seat: Seat, choice: Choice, out: &mut EventSink<'_, Event>) {
        match choice {
            Choice::Bid(bid) => {
                self.sealed[seat.index()] = Some(bid);
                out.emit(Viewers::ALL, || Event::Sealed(seat));
                self.show(out);
            }
            Choice::Claim(point) => {
                let claim = Claim { seat, point };
                self.claims.push(claim);
                self.stage = Stage::Bid;
                out.emit(Viewers::ALL, || Event::Claimed(claim));
            }
            Choice::Forgo => {
                self.stage = Stage::Bid;
                out.emit(Viewers::ALL, || Event::Forwent(seat));
            }
        }
    }

    fn sample(&self, _: Seat, _: &FieldRegion, rng: &mut dyn RandomSource) -> Option<Choice> {
        sample(&self.claims, rng).map(Choice::Claim)
    }

    fn chance_outcomes(&self, out: &mut Vec<(Seat, u32)>) {
        if let Stage::Lots(seats) = self.stage {
            out.extend(seats.iter().map(|seat| (seat, 1)));
        }
    }

    fn resolve(&mut self, lot: Seat, out: &mut EventSink<'_, Event>) {
        self.stage = Stage::Claim(lot);
        out.emit(Viewers::ALL, || Event::Lot(lot));
    }

    fn view(&self, viewer: Viewer) -> View {
        let mut sealed = [Seal::Open; SEATS];
        for seat in Seat::first(SEATS as u8) {
            sealed[seat.index()] = match self.sealed[seat.index()] {
                None => Seal::Open,
                Some(bid) if viewer.is(seat) => Seal::Own(bid),
                Some(_) => Seal::Down,
            };
        }
        View { viewer, tokens: self.tokens, sealed, stage: self.stage, claims: self.claims }
    }

    fn belief(_: &'static (), view: &View) -> Result<Belief, Vec<Fault>> {
        // A view is possible if some completion of it is a legal state that has exactly this view.
        let completion = Self::deal(&Belief(*view), &mut contract::SmallRng::new(0));
        let mut faults = completion.faults();
        let seated = view.viewer.seat().is_none_or(|seat| seat.index() < SEATS);
        if faults.is_empty() && !(seated && completion.view(view.viewer) == *view) {
            faults.push(Fault::Viewpoint);
        }
        if faults.is_empty() { Ok(Belief(*view)) } else { Err(faults) }
    }

    fn deal(belief: &Belief, rng: &mut dyn RandomSource) -> Self {
        let View { tokens, sealed, stage, claims, .. } = belief.0;
        let mut state = Claims { tokens, sealed: [None; SEATS], stage, claims };
        for (at, seal) in sealed.into_iter().enumerate() {
            state.sealed[at] = match seal {
                Seal::Own(bid) => Some(bid),
                // A seat without tokens cannot have sealed anything: such a view is impossible, and `belief` refuses
                // it.
                Seal::Down if !tokens[at].is_empty() => {
                    Some(tokens[at][rng.below(tokens[at].len() as u32) as usize])
                }
                Seal::Down | Seal::Open => None,
            };
        }
        state
    }
}

#[cfg(test)]
mod tests;
