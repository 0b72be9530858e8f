//! Ships are put on the table: layout, placement in order, arrival at the markers.
//!
//! On a map with markers the arrival is measured. Otherwise the dice determine marker and side, and people report
//! what can only be seen on the table.

use super::{Arrivals, ArrivingShip};
use crate::command::Refusal;
use crate::dice::RollRequest;
use crate::event::{Event, Fate};
use crate::question::Question;
use crate::question::answer::Answer;
use crate::setup::Mode;
use crate::state::SessionState;
use xwing::craft::Team;
use xwing::geometry::{Base, Footprint, PlacedToken, PoseMm};
use xwing::label::Label;
use xwing::scenario::arrival::{ArrivalContext, placement_order};
use xwing::scenario::{Arrival, ArrivalResult, ArrivalRoll, Exit, Marker, arrive, is_player_deployment};
use xwing::table_position::file::PoseSpec;

/// The result of advancing the arrivals.
pub(crate) enum ArrivalProgress {
    /// A question for people.
    Ask(Question),
    /// Something changed; try again.
    Continue,
    /// No more ships arrive.
    Finished,
}

impl SessionState {
    /// Ships that are not on the table yet.
    #[must_use]
    pub fn arrivals(&self) -> Option<&Arrivals> {
        self.arrivals.as_ref()
    }

    /// Lays out, picks and places ships until a question comes up.
    pub(crate) fn advance_arrivals(&mut self) -> ArrivalProgress {
        let Some(arrivals) = &mut self.arrivals else { return ArrivalProgress::Finished };
        if arrivals.needs_layout {
            return ArrivalProgress::Ask(Question::Lay);
        }
        if let Some(options) = arrivals.pick_due() {
            return ArrivalProgress::Ask(Question::Throw {
                throw: RollRequest::Arrival(ArrivalRoll::Lot { options }),
            });
        }
        if !arrivals.to_place.is_empty() {
            self.order_placement();
        }
        if self.arrivals.as_ref().is_some_and(|arrivals| arrivals.current.is_some()) {
            return self.place_next();
        }
        let Some(arrivals) = &mut self.arrivals else { return ArrivalProgress::Finished };
        let Some(next) = arrivals.placing_order.first().copied() else { return ArrivalProgress::Finished };
        if arrivals.member(next).is_none() {
            let own = |label: &&Label| arrivals.member(**label).is_none();
            let ships = arrivals.placing_order.iter().take_while(own).copied().collect();
            return ArrivalProgress::Ask(Question::Place { ships });
        }
        arrivals.placing_order.remove(0);
        arrivals.current = Some(ArrivingShip { label: next, rolled: Vec::new(), said: None, landing: None });
        ArrivalProgress::Continue
    }

    /// XW-SCEN-07
    fn order_placement(&mut self) {
        let Some(arrivals) = &self.arrivals else { return };
        let rank = |label: &Label| match arrivals.member(*label) {
            Some(member) => (member.initiative, Team::Solo),
            None => (self.craft(*label).map_or(0, |craft| craft.initiative), Team::Player),
        };
        let mut ships = arrivals.placing_order.clone();
        ships.extend(&arrivals.to_place);
        let ranks: Vec<(u8, Team)> = ships.iter().map(rank).collect();
        let ordered = placement_order(&ranks).into_iter().filter_map(|at| ships.get(at).copied()).collect();
        if let Some(arrivals) = &mut self.arrivals {
            arrivals.placing_order = ordered;
            arrivals.to_place.clear();
        }
    }

    /// One ship's arrival, as far as dice and answers determine it.
    fn place_next(&mut self) -> ArrivalProgress {
        let measured = self.mode == Mode::Map;
        let Some(arrivals) = &self.arrivals else { return ArrivalProgress::Finished };
        let Some(now) = arrivals.current.clone() else { return ArrivalProgress::Continue };
        if let Some((marker, exit, _)) = now.landing {
            return ArrivalProgress::Ask(Question::Arrives { ship: now.label, marker, exit });
        }
        let base = arrivals.member(now.label).map_or(Base::Small, |member| member.base);
        match arrivals.markers {
            Some(markers) if measured => {
                let rolled = self.measured_landing(markers, base, &now.rolled);
                self.apply_measured_landing(now, rolled)
            }
            Some(_) | None => self.land_by_answers(now, base),
        }
    }

    fn measured_landing(&self, markers: [Marker; 2], base: Base, rolled: &[ArrivalResult]) -> Arrival {
        let waiting =
            self.arrivals.as_ref().map(|arrivals| arrivals.placing_order.as_slice()).unwrap_or_default();
        let there = |team: Option<Team>| -> Vec<Footprint> {
            let crafts = self.position.crafts.iter().enumerate();
            let shown = crafts.filter(|(_, craft)| {
                team.is_none_or(|team| craft.team == team) && !waiting.contains(&craft.label)
            });
            shown.filter_map(|(at, _)| self.position.footprint(at)).collect()
        };
        let obstacles: Vec<PlacedToken> =
            self.position.obstacles.iter().map(|obstacle| obstacle.token.clone()).collect();
        let (ships, players) = (there(None), there(Some(Team::Player)));
        let scene = ArrivalContext {
            area: self.position.area,
            markers,
            ships: &ships,
            players: &players,
            obstacles: &obstacles,
        };
        arrive(&scene, base, rolled)
    }

    fn apply_measured_landing(&mut self, mut now: ArrivingShip, landing: Arrival) -> ArrivalProgress {
        match landing {
            Arrival::NeedsRoll(ask) => {
                return ArrivalProgress::Ask(Question::Throw { throw: RollRequest::Arrival(ask) });
            }
            Arrival::Delayed => {
                self.delay_arrival(now.label);
                return ArrivalProgress::Continue;
            }
            Arrival::Placed { marker, exit, at } => now.landing = Some((marker, exit, Some(at))),
            // A fact was corrected in the meantime, so the earlier dice do not count.
            Arrival::Mismatch(_) => now.rolled.clear(),
        }
        if let Some(arrivals) = &mut self.arrivals {
            arrivals.current = Some(now);
        }
        ArrivalProgress::Continue
    }

    /// Without measuring: the dice determine marker and side; after a critical hit, people report which side is
    /// nearest.
    fn land_by_answers(&mut self, mut now: ArrivingShip, base: Base) -> ArrivalProgress {
        // On an empty table every side is free, so only the dice rules apply.
        let [left, right] =
            [(300, 500), (600, 500)].map(|(x, y)| Marker::facing_player(x * 1_000, y * 1_000));
        let nothing: [PlacedToken; 0] = [];
        let scene = ArrivalContext {
            area: self.position.area,
            markers: [left, right],
            ships: &[],
            players: &[],
            obstacles: &nothing,
        };
        let rolled: Vec<ArrivalResult> = now.rolled.iter().copied().take(2).collect();
        let (marker, mut exit) = match arrive(&scene, base, &rolled) {
            Arrival::NeedsRoll(ask) => {
                return ArrivalProgress::Ask(Question::Throw { throw: RollRequest::Arrival(ask) });
            }
            Arrival::Placed { marker, exit, .. } => (marker, exit),
            Arrival::Delayed | Arrival::Mismatch(_) => {
                now.rolled.clear();
                if let Some(arrivals) = &mut self.arrivals {
                    arrivals.current = Some(now);
                }
                return ArrivalProgress::Continue;
            }
        };
        let crit = matches!(rolled.get(1), Some(ArrivalResult::Face(face)) if Exit::of(*face).is_none());
        if crit && self.is_player_ship_placed() {
            match now.said.as_deref() {
                None => return ArrivalProgress::Ask(Question::NearestExit { ship: now.label, marker }),
                Some([only]) => exit = *only,
                Some(several) => {
                    let options = u8::try_from(several.len()).unwrap_or(u8::MAX);
                    return ArrivalProgress::Ask(Question::Throw {
                        throw: RollRequest::Arrival(ArrivalRoll::Lot { options }),
                    });
                }
            }
        }
        now.landing = Some((marker, exit, None));
        if let Some(arrivals) = &mut self.arrivals {
            arrivals.current = Some(now);
        }
        ArrivalProgress::Continue
    }

    /// Whether a player ship is on the table yet.
    fn is_player_ship_placed(&self) -> bool {
        let waiting =
            self.arrivals.as_ref().map(|arrivals| arrivals.placing_order.as_slice()).unwrap_or_default();
        self.team(Team::Player).any(|craft| !waiting.contains(&craft.label))
    }

    fn delay_arrival(&mut self, ship: Label) {
        self.new_events.push(Event::ArrivalDelayed(ship));
        if let Some(arrivals) = &mut self.arrivals {
            arrivals.current = None;
            arrivals.delayed.push(ship);
        }
    }

    /// Handles an answer before the round begins.
    pub(crate) fn answer_arrival(&mut self, answer: &Answer) -> Result<(), Refusal> {
        let question = self.question.clone();
        match (question, answer) {
            (Question::Lay, Answer::Go) => {
                let arrivals = self.arrivals.as_mut().ok_or(Refusal::NotAsked)?;
                arrivals.needs_layout = false;
                Ok(())
            }
            (Question::Place { ships }, Answer::Go) => self.confirm_placement(&ships),
            (Question::NearestExit { .. }, Answer::Exits(exits)) if !exits.is_empty() => {
                let now = self.arrivals.as_mut().and_then(|arrivals| arrivals.current.as_mut());
                now.ok_or(Refusal::NotAsked)?.said = Some(exits.clone());
                Ok(())
            }
            (Question::Arrives { ship, .. }, Answer::Go) => self.confirm_arrival(ship),
            (Question::Arrives { ship, marker, exit }, Answer::Blocked { all }) => {
                self.new_events.push(Event::ArrivalBlocked { ship, marker, exit });
                if *all {
                    self.delay_arrival(ship);
                } else if let Some(arrivals) = &mut self.arrivals {
                    arrivals.current =
                        Some(ArrivingShip { label: ship, rolled: Vec::new(), said: None, landing: None });
                }
                Ok(())
            }
            (_, _) => Err(Refusal::NotAsked),
        }
    }

    /// XW-SCEN-22, as far as a map can check it.
    fn confirm_placement(&mut self, ships: &[Label]) -> Result<(), Refusal> {
        if self.mode == Mode::Map {
            let outside = |ship: &Label| {
                let place = self.position.index(*ship).and_then(|at| self.position.footprint(at));
                place.is_none_or(|place| !is_player_deployment(self.position.area, &place))
            };
            if ships.iter().any(outside) {
                return Err(Refusal::OutsideZone);
            }
        }
        if let Some(arrivals) = &mut self.arrivals {
            arrivals.placing_order.retain(|label| !ships.contains(label));
        }
        Ok(())
    }

    fn confirm_arrival(&mut self, ship: Label) -> Result<(), Refusal> {
        let arrivals = self.arrivals.as_ref().ok_or(Refusal::NotAsked)?;
        let (marker, exit, pose) =
            arrivals.current.as_ref().and_then(|now| now.landing).ok_or(Refusal::NotAsked)?;
        let mut enlisted = arrivals.member(ship).ok_or(Refusal::Unknown)?.ship.clone();
        enlisted.pose = pose.map(|pose| {
            let PoseMm { x, y, heading } = pose.into();
            PoseSpec { x, y, heading }
        });
        self.add_ship(&enlisted)?;
        self.new_events.push(Event::Arrived { ship, marker, exit });
        Ok(())
    }

    pub(crate) fn begin_wave(&mut self) {
        let round = self.round;
        if let Some(arrivals) = &mut self.arrivals {
            arrivals.begin_round(round);
        }
    }

    pub(crate) fn note_loss(&mut self, ship: Label, fate: Fate) {
        if let (Some(arrivals), Fate::Destroyed) = (&mut self.arrivals, fate) {
            arrivals.ship_destroyed(ship);
        }
    }
}
