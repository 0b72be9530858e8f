//! The end of a game: with waves as the scenario says, otherwise when one side has no ships left.

use crate::event::{Fate, Outcome};
use crate::setup::Mode;
use crate::state::{Phase, SessionState};
use xwing::combat::round_end::{LastSide, last_side};
use xwing::craft::Team;
use xwing::label::Label;
use xwing::scenario::ending::{self, fate_after_leaving};
use xwing::scenario::wave::ReserveStatus;

impl SessionState {
    /// The outcome, if the game has ended.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let players_gone = self.team(Team::Player).next().is_none();
        if self.arrivals.is_some() {
            // XW-SCEN-15 is checked at the end of a round; without player ships nothing more can happen before it.
            let looks = players_gone || self.phase == Phase::End;
            return self.ending().filter(|_| looks).map(Outcome::Ended);
        }
        // XW-RND-09, XW-RND-10: checked at the end of a round, because a side that is left may lose its last ship in it.
        let solo_gone = self.team(Team::Solo).next().is_none();
        match last_side(!players_gone, !solo_gone).filter(|_| self.phase == Phase::End)? {
            LastSide::Only(Team::Player) => Some(Outcome::Won),
            LastSide::Only(Team::Solo) => Some(Outcome::Lost),
            LastSide::Nobody => Some(Outcome::Draw),
        }
    }

    fn ending(&self) -> Option<ending::Ending> {
        let arrivals = self.arrivals.as_ref()?;
        let gone = self.removed.iter().filter(|gone| gone.craft.team == Team::Player);
        let mut players: Vec<ending::Fate> = gone.map(|gone| fate(gone.fate)).collect();
        players.extend(self.team(Team::Player).map(|_| ending::Fate::InPlay));
        let held = |ship: Label| arrivals.delayed().contains(&ship);
        let solo: Vec<ending::Fate> = arrivals
            .squad()
            .iter()
            .map(|member| {
                let left = self.removed.iter().find(|gone| gone.craft.label == member.label);
                match (member.place, left) {
                    (ReserveStatus::Waiting, _) => ending::Fate::Waiting,
                    _ if held(member.label) || self.craft(member.label).is_some() => ending::Fate::InPlay,
                    (_, Some(gone)) => fate(gone.fate),
                    (ReserveStatus::InPlay | ReserveStatus::Destroyed, None) => ending::Fate::InPlay,
                }
            })
            .collect();
        let strangers = self
            .team(Team::Solo)
            .filter(|craft| arrivals.squad().iter().all(|member| member.label != craft.label));
        let solo: Vec<ending::Fate> =
            solo.into_iter().chain(strangers.map(|_| ending::Fate::InPlay)).collect();
        ending::ending(self.round, &players, &solo, None)
    }

    /// XW-SCEN-14: how a player ship has left the table, on a map.
    pub(crate) fn exit_fate(&self, ship: Label) -> Option<Fate> {
        if self.mode == Mode::Quick {
            return None;
        }
        let base = self.position.footprint(self.position.index(ship)?)?;
        match fate_after_leaving(self.position.area, &base)? {
            ending::Fate::Returned => Some(Fate::Returned),
            ending::Fate::Waiting
            | ending::Fate::InPlay
            | ending::Fate::Destroyed
            | ending::Fate::FledElsewhere => Some(Fate::Fled),
        }
    }
}

fn fate(fate: Fate) -> ending::Fate {
    match fate {
        Fate::Destroyed => ending::Fate::Destroyed,
        Fate::Fled => ending::Fate::FledElsewhere,
        Fate::Returned => ending::Fate::Returned,
    }
}
