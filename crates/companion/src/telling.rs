//! Turns answers into facts for the solo system. Reported ties are confirmed before chance decides.

mod facts;

use crate::answer::{Answer, RockSaid};
use crate::asking::{blank, seen, sight_of};
use crate::question::Question;
use crate::state::Table;
use crate::step::Refusal;
use crate::turn::{Pending, Turn};
use facts::{lies, sighting};
use xwing::content::WeaponArc;
use xwing::craft::Object;
use xwing::label::Label;
use xwing::solo::sight::{Blocked, Fact, Length, Place, PlaceName, Shot};

impl Table {
    /// Handles an answer to a question about a fact.
    pub(crate) fn tell(&mut self, mut turn: Turn, answer: &Answer) -> Result<(), Refusal> {
        match turn.pending.take() {
            None => {
                let question = self.question.clone();
                self.told(&mut turn, question, answer, false)?;
            }
            Some(Pending::Really { said, choices }) => {
                if !choices.contains(answer) {
                    return Err(Refusal::NotAsked);
                }
                if let Question::NearestOf { .. } = said {
                    self.nearest_told(&mut turn, answer)?;
                } else if said == Question::WhichEnemy {
                    self.which(&mut turn, answer)?;
                } else {
                    self.told(&mut turn, said, answer, true)?;
                }
            }
            Some(pending @ Pending::Where { .. }) => {
                turn.pending = Some(pending);
                let ships = self.ships(&turn, answer)?;
                if ships.len() > 1 {
                    self.really(&mut turn, Question::WhichEnemy, &ships);
                } else {
                    self.which(&mut turn, answer)?;
                }
            }
            Some(Pending::Shots { arc, near, far, shots, left, bullseye }) => {
                self.shot_told(&mut turn, (arc, near, far), shots, left, bullseye, answer)?;
            }
            Some(Pending::Nearest { arc, near, far, shots }) => {
                let ships = self.ships(&turn, answer)?;
                if ships.is_empty() || !ships.iter().all(|ship| shots.iter().any(|shot| shot.ship == *ship)) {
                    return Err(Refusal::NotAsked);
                }
                let question = Question::NearestOf { ships: shots.iter().map(|shot| shot.ship).collect() };
                if ships.len() > 1 {
                    turn.waiting_shots = Some((arc, near, far, shots));
                    self.really(&mut turn, question, &ships);
                } else {
                    turn.waiting_shots = Some((arc, near, far, shots));
                    self.nearest_told(&mut turn, answer)?;
                }
            }
        }
        self.turn = Some(turn);
        Ok(())
    }

    /// Asks whether a tie is really one, or which ship it is.
    fn really(&self, turn: &mut Turn, said: Question, ships: &[Label]) {
        if let Some(Pending::Where { sector, far }) = turn.pending {
            turn.waiting_where = Some((sector, far));
        }
        let mut choices: Vec<Answer> = ships.iter().map(|ship| Answer::Ships(vec![*ship])).collect();
        choices.push(Answer::Ships(ships.to_vec()));
        turn.pending = Some(Pending::Really { said, choices });
    }

    fn ships(&self, turn: &Turn, answer: &Answer) -> Result<Vec<Label>, Refusal> {
        let Answer::Ships(ships) = answer else { return Err(Refusal::NotAsked) };
        let known = |ship: &Label| *ship != turn.ship && self.craft(*ship).is_some();
        if ships.iter().all(known) { Ok(ships.clone()) } else { Err(Refusal::Unknown) }
    }

    fn told(&self, turn: &mut Turn, question: Question, answer: &Answer, sure: bool) -> Result<(), Refusal> {
        let Some((fact, place)) = turn.asked else { return Err(Refusal::NotAsked) };
        match (&question, answer) {
            (Question::WhereEnemy, Answer::Where { sector, far }) => {
                turn.pending = Some(Pending::Where { sector: *sector, far: *far });
                let foes: Vec<Label> = self.foes(turn.ship).map(|craft| craft.label).collect();
                if let [only] = foes.as_slice() {
                    self.which(turn, &Answer::Ships(vec![*only]))?;
                }
                return Ok(());
            }
            (Question::Rock, Answer::Rock(RockSaid::Both)) if !sure => {
                let choices = [RockSaid::Left, RockSaid::Right, RockSaid::Both].map(Answer::Rock).to_vec();
                turn.pending = Some(Pending::Really { said: question, choices });
                return Ok(());
            }
            (Question::Places { places, action, .. }, Answer::Places(best)) => {
                if best.iter().any(|index| usize::from(*index) >= places.len()) {
                    return Err(Refusal::NotAsked);
                }
                if best.len() > 1 && !sure {
                    let mut choices: Vec<Answer> =
                        best.iter().map(|index| Answer::Places(vec![*index])).collect();
                    choices.push(answer.clone());
                    turn.pending = Some(Pending::Really { said: question, choices });
                    return Ok(());
                }
                let told = self.places_told(turn.ship, places, best);
                sight_of(turn, place).places.insert(*action, told);
            }
            (Question::Shot { arc, near, far, .. }, Answer::Range(_)) => {
                let left: Vec<Label> = self.foes(turn.ship).map(|craft| craft.label).collect();
                return self.shot_told(turn, (*arc, *near, *far), Vec::new(), left, false, answer);
            }
            (
                Question::InArc | Question::JamTarget | Question::LockTarget | Question::CoordinateTarget,
                Answer::Ships(_),
            ) => {
                let ships = self.ships(turn, answer)?;
                if ships.len() > 1 && !sure {
                    self.really(turn, question, &ships);
                    return Ok(());
                }
                self.fitting(turn, fact, place, &ships);
            }
            (_, _) => self.plainly_told(turn, place, &question, answer)?,
        }
        turn.asked = None;
        Ok(())
    }

    fn fitting(&self, turn: &mut Turn, fact: Fact, place: Option<PlaceName>, ships: &[Label]) {
        let sight = sight_of(turn, place);
        let told = Some(seen(ships));
        match fact {
            Fact::InArc => sight.in_arc = told,
            Fact::JamTargets => sight.jam_targets = told,
            Fact::LockTargets => sight.lock_targets = told,
            Fact::CoordinateTargets => sight.coordinate_targets = told,
            other => blank(sight, other),
        }
    }

    fn which(&self, turn: &mut Turn, answer: &Answer) -> Result<(), Refusal> {
        let ships = self.ships(turn, answer)?;
        let known = match turn.pending.take() {
            Some(Pending::Where { sector, far }) => Some((sector, far)),
            _ => turn.waiting_where.take(),
        };
        let (Some((sector, far)), false) = (known, ships.is_empty()) else { return Err(Refusal::NotAsked) };
        // Each of several ships may be on another side of the arc; that is asked about the one chosen at random.
        if let [only] = ships.as_slice() {
            lies(&mut turn.told, Object::Ship(*only), sector);
        }
        turn.told.enemies =
            Some(ships.iter().map(|ship| sighting(Object::Ship(*ship), sector, far)).collect());
        turn.asked = None;
        Ok(())
    }

    /// For one ship after another: whether it is in arc and at which range; then which of them is nearest.
    fn shot_told(
        &self,
        turn: &mut Turn,
        (arc, near, far): (WeaponArc, u8, u8),
        mut shots: Vec<Shot>,
        mut left: Vec<Label>,
        bullseye: bool,
        answer: &Answer,
    ) -> Result<(), Refusal> {
        let mut asks_bullseye = false;
        match (answer, bullseye) {
            (Answer::Yes(yes), true) => {
                if let Some(shot) = shots.last_mut() {
                    shot.in_bullseye = *yes;
                }
            }
            (Answer::Range(range), false) if !left.is_empty() => {
                let ship = left.remove(0);
                if let Some(range) = *range {
                    if !(near..=far).contains(&range) {
                        return Err(Refusal::NotAsked);
                    }
                    let in_bullseye = arc == WeaponArc::Bullseye;
                    let in_front = matches!(arc, WeaponArc::Bullseye | WeaponArc::Front);
                    shots.push(Shot {
                        ship,
                        range,
                        distance: None,
                        in_bullseye,
                        in_front,
                        obstructed: false,
                    });
                    asks_bullseye = !in_bullseye && self.minds_bullseye(turn.ship);
                }
            }
            (_, _) => return Err(Refusal::NotAsked),
        }
        if asks_bullseye || !left.is_empty() {
            turn.pending = Some(Pending::Shots { arc, near, far, shots, left, bullseye: asks_bullseye });
            return Ok(());
        }
        let locked = self.craft(turn.ship).and_then(|craft| craft.lock);
        let decided = shots.iter().any(|shot| locked == Some(Object::Ship(shot.ship)));
        if shots.len() > 1 && !decided {
            turn.pending = Some(Pending::Nearest { arc, near, far, shots });
            return Ok(());
        }
        self.shots_done(turn, (arc, near, far), shots);
        Ok(())
    }

    fn nearest_told(&self, turn: &mut Turn, answer: &Answer) -> Result<(), Refusal> {
        let ships = self.ships(turn, answer)?;
        let Some((arc, near, far, mut shots)) = turn.waiting_shots.take() else {
            return Err(Refusal::NotAsked);
        };
        for shot in &mut shots {
            // Only the order matters: the record shows no distance that was not measured.
            let rank = if ships.contains(&shot.ship) { 1.0 } else { 2.0 };
            shot.distance = Some(Length::from_mm(rank));
        }
        self.shots_done(turn, (arc, near, far), shots);
        Ok(())
    }

    fn shots_done(&self, turn: &mut Turn, key: (WeaponArc, u8, u8), shots: Vec<Shot>) {
        let place = turn.asked.and_then(|(_, place)| place);
        sight_of(turn, place).shots.insert(key, shots);
        turn.asked = None;
    }

    /// The best places are free and achieve the purpose; whether the others are free was not asked.
    fn places_told(&self, ship: Label, names: &[PlaceName], best: &[u8]) -> Vec<Place> {
        let foe: Vec<Label> = self.foes(ship).map(|craft| craft.label).take(1).collect();
        let place = |(index, name): (usize, &PlaceName)| {
            let does = best.iter().any(|best| usize::from(*best) == index);
            Place {
                name: *name,
                blocked: (!does).then_some(Blocked::Told),
                leaves: if does { foe.clone() } else { Vec::new() },
                gains: if does { foe.clone() } else { Vec::new() },
                to_tally: None,
                to_obstacle: does.then(|| Length::from_mm(1.0)),
                end: None,
            }
        };
        names.iter().enumerate().map(place).collect()
    }
}
