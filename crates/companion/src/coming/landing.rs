//! Ships are put on the table: layout, placement in order, arrival at the markers.
//!
//! On a map with markers the arrival is measured. Otherwise the dice determine marker and side, and people report
//! what can only be seen on the table.

use super::{Arriving, Coming};
use crate::answer::Answer;
use crate::dice::Throw;
use crate::event::{Event, Fate};
use crate::question::Question;
use crate::setup::Mode;
use crate::state::Table;
use crate::step::Refusal;
use xwing::craft::Team;
use xwing::geometry::{Base, Footprint, PoseMm, Token};
use xwing::label::Label;
use xwing::position::file::PlaceFile;
use xwing::scenario::arrival::{Scene, placing_order};
use xwing::scenario::{Arrival, Ask, Exit, Marker, Rolled, arrive, is_player_place};

/// The result of advancing the arrivals.
pub(crate) enum Stop {
    /// A question for people.
    Ask(Question),
    /// Something changed; try again.
    Again,
    /// No more ships arrive.
    Nobody,
}

impl Table {
    /// Ships that are not on the table yet.
    #[must_use]
    pub fn coming(&self) -> Option<&Coming> {
        self.coming.as_ref()
    }

    /// Lays out, picks and places ships until a question comes up.
    pub(crate) fn arrivals(&mut self) -> Stop {
        let Some(coming) = &mut self.coming else { return Stop::Nobody };
        if coming.to_lay {
            return Stop::Ask(Question::Lay);
        }
        if let Some(options) = coming.pick() {
            return Stop::Ask(Question::Throw { throw: Throw::Arrival(Ask::Lot { options }) });
        }
        if !coming.taken.is_empty() {
            self.in_order();
        }
        if self.coming.as_ref().is_some_and(|coming| coming.now.is_some()) {
            return self.land();
        }
        let Some(coming) = &mut self.coming else { return Stop::Nobody };
        let Some(next) = coming.placing.first().copied() else { return Stop::Nobody };
        if coming.member(next).is_none() {
            let own = |label: &&Label| coming.member(**label).is_none();
            let ships = coming.placing.iter().take_while(own).copied().collect();
            return Stop::Ask(Question::Place { ships });
        }
        coming.placing.remove(0);
        coming.now = Some(Arriving { label: next, rolled: Vec::new(), said: None, landing: None });
        Stop::Again
    }

    /// XW-SCEN-07
    fn in_order(&mut self) {
        let Some(coming) = &self.coming else { return };
        let rank = |label: &Label| match coming.member(*label) {
            Some(member) => (member.initiative, Team::Solo),
            None => (self.craft(*label).map_or(0, |craft| craft.initiative), Team::Player),
        };
        let mut ships = coming.placing.clone();
        ships.extend(&coming.taken);
        let ranks: Vec<(u8, Team)> = ships.iter().map(rank).collect();
        let ordered = placing_order(&ranks).into_iter().filter_map(|at| ships.get(at).copied()).collect();
        if let Some(coming) = &mut self.coming {
            coming.placing = ordered;
            coming.taken.clear();
        }
    }

    /// One ship's arrival, as far as dice and answers determine it.
    fn land(&mut self) -> Stop {
        let measured = self.mode == Mode::Map;
        let Some(coming) = &self.coming else { return Stop::Nobody };
        let Some(now) = coming.now.clone() else { return Stop::Again };
        if let Some((marker, exit, _)) = now.landing {
            return Stop::Ask(Question::Arrives { ship: now.label, marker, exit });
        }
        let base = coming.member(now.label).map_or(Base::Small, |member| member.base);
        match coming.markers {
            Some(markers) if measured => {
                let rolled = self.landing_by_map(markers, base, &now.rolled);
                self.landed_by_map(now, rolled)
            }
            Some(_) | None => self.land_by_word(now, base),
        }
    }

    fn landing_by_map(&self, markers: [Marker; 2], base: Base, rolled: &[Rolled]) -> Arrival {
        let waiting = self.coming.as_ref().map(|coming| coming.placing.as_slice()).unwrap_or_default();
        let there = |team: Option<Team>| -> Vec<Footprint> {
            let crafts = self.position.crafts.iter().enumerate();
            let shown = crafts.filter(|(_, craft)| {
                team.is_none_or(|team| craft.team == team) && !waiting.contains(&craft.label)
            });
            shown.filter_map(|(at, _)| self.position.footprint(at)).collect()
        };
        let obstacles: Vec<Token> =
            self.position.obstacles.iter().map(|obstacle| obstacle.token.clone()).collect();
        let (ships, players) = (there(None), there(Some(Team::Player)));
        let scene = Scene {
            area: self.position.area,
            markers,
            ships: &ships,
            players: &players,
            obstacles: &obstacles,
        };
        arrive(&scene, base, rolled)
    }

    fn landed_by_map(&mut self, mut now: Arriving, landing: Arrival) -> Stop {
        match landing {
            Arrival::Ask(ask) => return Stop::Ask(Question::Throw { throw: Throw::Arrival(ask) }),
            Arrival::Delayed => {
                self.hold(now.label);
                return Stop::Again;
            }
            Arrival::Placed { marker, exit, at } => now.landing = Some((marker, exit, Some(at))),
            // A fact was corrected in the meantime, so the earlier dice do not count.
            Arrival::Mismatch(_) => now.rolled.clear(),
        }
        if let Some(coming) = &mut self.coming {
            coming.now = Some(now);
        }
        Stop::Again
    }

    /// Without measuring: the dice determine marker and side; after a critical hit, people report which side is
    /// nearest.
    fn land_by_word(&mut self, mut now: Arriving, base: Base) -> Stop {
        // On an empty table every side is free, so only the dice rules apply.
        let [left, right] =
            [(300, 500), (600, 500)].map(|(x, y)| Marker::towards_player(x * 1_000, y * 1_000));
        let nothing: [Token; 0] = [];
        let scene = Scene {
            area: self.position.area,
            markers: [left, right],
            ships: &[],
            players: &[],
            obstacles: &nothing,
        };
        let rolled: Vec<Rolled> = now.rolled.iter().copied().take(2).collect();
        let (marker, mut exit) = match arrive(&scene, base, &rolled) {
            Arrival::Ask(ask) => return Stop::Ask(Question::Throw { throw: Throw::Arrival(ask) }),
            Arrival::Placed { marker, exit, .. } => (marker, exit),
            Arrival::Delayed | Arrival::Mismatch(_) => {
                now.rolled.clear();
                if let Some(coming) = &mut self.coming {
                    coming.now = Some(now);
                }
                return Stop::Again;
            }
        };
        let crit = matches!(rolled.get(1), Some(Rolled::Face(face)) if Exit::of(*face).is_none());
        if crit && self.player_is_there() {
            match now.said.as_deref() {
                None => return Stop::Ask(Question::NearestExit { ship: now.label, marker }),
                Some([only]) => exit = *only,
                Some(several) => {
                    let options = u8::try_from(several.len()).unwrap_or(u8::MAX);
                    return Stop::Ask(Question::Throw { throw: Throw::Arrival(Ask::Lot { options }) });
                }
            }
        }
        now.landing = Some((marker, exit, None));
        if let Some(coming) = &mut self.coming {
            coming.now = Some(now);
        }
        Stop::Again
    }

    /// Whether a player ship is on the table yet.
    fn player_is_there(&self) -> bool {
        let waiting = self.coming.as_ref().map(|coming| coming.placing.as_slice()).unwrap_or_default();
        self.team(Team::Player).any(|craft| !waiting.contains(&craft.label))
    }

    fn hold(&mut self, ship: Label) {
        self.out.push(Event::HeldUp(ship));
        if let Some(coming) = &mut self.coming {
            coming.now = None;
            coming.held.push(ship);
        }
    }

    /// Handles an answer before the round begins.
    pub(crate) fn arrival_told(&mut self, answer: &Answer) -> Result<(), Refusal> {
        let question = self.question.clone();
        match (question, answer) {
            (Question::Lay, Answer::Go) => {
                let coming = self.coming.as_mut().ok_or(Refusal::NotAsked)?;
                coming.to_lay = false;
                Ok(())
            }
            (Question::Place { ships }, Answer::Go) => self.placed(&ships),
            (Question::NearestExit { .. }, Answer::Exits(exits)) if !exits.is_empty() => {
                let now = self.coming.as_mut().and_then(|coming| coming.now.as_mut());
                now.ok_or(Refusal::NotAsked)?.said = Some(exits.clone());
                Ok(())
            }
            (Question::Arrives { ship, .. }, Answer::Go) => self.arrived(ship),
            (Question::Arrives { ship, marker, exit }, Answer::Blocked { all }) => {
                self.out.push(Event::Blocked { ship, marker, exit });
                if *all {
                    self.hold(ship);
                } else if let Some(coming) = &mut self.coming {
                    coming.now =
                        Some(Arriving { label: ship, rolled: Vec::new(), said: None, landing: None });
                }
                Ok(())
            }
            (_, _) => Err(Refusal::NotAsked),
        }
    }

    /// XW-SCEN-22, as far as a map can check it.
    fn placed(&mut self, ships: &[Label]) -> Result<(), Refusal> {
        if self.mode == Mode::Map {
            let outside = |ship: &Label| {
                let place = self.position.index(*ship).and_then(|at| self.position.footprint(at));
                place.is_none_or(|place| !is_player_place(self.position.area, &place))
            };
            if ships.iter().any(outside) {
                return Err(Refusal::OutsideZone);
            }
        }
        if let Some(coming) = &mut self.coming {
            coming.placing.retain(|label| !ships.contains(label));
        }
        Ok(())
    }

    fn arrived(&mut self, ship: Label) -> Result<(), Refusal> {
        let coming = self.coming.as_ref().ok_or(Refusal::NotAsked)?;
        let (marker, exit, pose) =
            coming.now.as_ref().and_then(|now| now.landing).ok_or(Refusal::NotAsked)?;
        let mut enlisted = coming.member(ship).ok_or(Refusal::Unknown)?.ship.clone();
        enlisted.pose = pose.map(|pose| {
            let PoseMm { x, y, heading } = pose.into();
            PlaceFile { x, y, heading }
        });
        self.arrives(&enlisted)?;
        self.out.push(Event::Arrived { ship, marker, exit });
        Ok(())
    }

    pub(crate) fn next_wave(&mut self) {
        let round = self.round;
        if let Some(coming) = &mut self.coming {
            coming.begin(round);
        }
    }

    pub(crate) fn coming_lost(&mut self, ship: Label, fate: Fate) {
        if let (Some(coming), Fate::Destroyed) = (&mut self.coming, fate) {
            coming.lost(ship);
        }
    }
}
