//! The End Phase: tokens are removed, charges and Force recover, and the match may end (XW-RND-08 to XW-RND-11).

use crate::ability::at_end;
use crate::combat::round_end::{LastSide, clear_circular, last_side, recovered_force};
use crate::craft::Team;
use crate::event::Event;
use crate::ship::ShipId;
use crate::state::{Outcome, Pending, Phase, RuleStep, State};
use contract::{EventSink, Viewers};

impl State {
    pub(crate) fn end_phase(&mut self, out: &mut EventSink<'_, Event>) {
        self.public.phase = Phase::End;
        let round = self.public.round;
        out.emit(Viewers::ALL, || Event::PhaseBegan { round, phase: Phase::End });
        self.public.push(RuleStep::Tidy);
        let asked = self.end_phase_abilities();
        self.public.push_in_order(&asked);
    }

    /// XW-ABL-29: what ships may do before tokens are removed, the first player's ships first.
    fn end_phase_abilities(&self) -> Vec<RuleStep> {
        let able = self
            .public
            .in_play()
            .filter(|(_, ship)| ship.seat.is_some() && ship.tokens.evade > 0 && ship.tokens.cloak == 0);
        let mut steps: Vec<(bool, RuleStep)> = able
            .filter_map(|(id, ship)| {
                let ability = at_end(self.kind(id))?;
                Some((ship.team != self.public.options.first, RuleStep::May(id, ability)))
            })
            .collect();
        steps.sort_by_key(|(second, _)| *second);
        steps.into_iter().map(|(_, step)| step).collect()
    }

    /// Removes tokens, recovers charges and Force, and ends the match if it is over.
    pub(crate) fn clean_up(&mut self, out: &mut EventSink<'_, Event>) {
        for id in (0..).map(ShipId).take(self.public.ships.len()) {
            if !self.public.ship(id).is_in_play() {
                continue;
            }
            let capacity = self.printed(id).force;
            let ship = self.public.ship_mut(id);
            clear_circular(&mut ship.tokens);
            ship.force = recovered_force(ship.force, capacity);
        }
        match self.outcome() {
            Some(outcome) => {
                self.public.open = Pending::Over(outcome);
                self.public.steps.clear();
                out.emit(Viewers::ALL, || Event::Over { outcome, rule: outcome.rule() });
            }
            None => self.public.push(RuleStep::Round),
        }
    }

    /// XW-RND-09 to XW-RND-11, XW-SCEN-15: whether the match is over at the end of a round, and how.
    fn outcome(&self) -> Option<Outcome> {
        if let Some(ending) = self.scenario_ending() {
            return Some(Outcome::Scenario(ending));
        }
        if self.has_waves() {
            return (self.public.round >= self.public.options.rounds).then_some(Outcome::Time);
        }
        match last_side(self.has_ships(Team::Player), self.has_ships(Team::Solo)) {
            Some(LastSide::Only(Team::Player)) => Some(Outcome::Player),
            Some(LastSide::Only(Team::Solo)) => Some(Outcome::Solo),
            Some(LastSide::Nobody) => Some(Outcome::Draw),
            None => (self.public.round >= self.public.options.rounds).then_some(Outcome::Time),
        }
    }
}
