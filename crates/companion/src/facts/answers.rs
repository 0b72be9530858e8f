//! Turns answers into facts for the solo system. Reported ties are confirmed before chance decides.

use super::simple::{record_side, sighting};
use crate::command::Refusal;
use crate::facts::{facts_at, set_empty, without_distances};
use crate::question::Question;
use crate::question::answer::{Answer, ObstacleAnswer};
use crate::state::SessionState;
use crate::turn::{PartialAnswer, Turn};
use xwing::content::WeaponArc;
use xwing::craft::Object;
use xwing::label::Label;
use xwing::solo::sight::{Blocked, Fact, Length, Place, PlaceName, Shot};

impl SessionState {
    /// Handles an answer to a question about a fact.
    pub(crate) fn answer_fact(&mut self, mut turn: Turn, answer: &Answer) -> Result<(), Refusal> {
        match turn.partial_answer.take() {
            None => {
                let question = self.question.clone();
                self.record_answer(&mut turn, question, answer, false)?;
            }
            Some(PartialAnswer::ConfirmTie { said, choices }) => {
                if !choices.contains(answer) {
                    return Err(Refusal::NotAsked);
                }
                if let Question::NearestOf { .. } = said {
                    self.record_nearest_shot(&mut turn, answer)?;
                } else if said == Question::WhichEnemy {
                    self.record_enemy(&mut turn, answer)?;
                } else {
                    self.record_answer(&mut turn, said, answer, true)?;
                }
            }
            Some(pending @ PartialAnswer::EnemySector { .. }) => {
                turn.partial_answer = Some(pending);
                let ships = self.named_ships(&turn, answer)?;
                if ships.len() > 1 {
                    self.confirm_tie(&mut turn, Question::WhichEnemy, &ships);
                } else {
                    self.record_enemy(&mut turn, answer)?;
                }
            }
            Some(PartialAnswer::Shots { arc, near, far, shots, left, bullseye }) => {
                self.record_shot(&mut turn, (arc, near, far), shots, left, bullseye, answer)?;
            }
            Some(PartialAnswer::Nearest { arc, near, far, shots }) => {
                let ships = self.named_ships(&turn, answer)?;
                if ships.is_empty() || !ships.iter().all(|ship| shots.iter().any(|shot| shot.ship == *ship)) {
                    return Err(Refusal::NotAsked);
                }
                let question = Question::NearestOf { ships: shots.iter().map(|shot| shot.ship).collect() };
                if ships.len() > 1 {
                    turn.kept_shots = Some((arc, near, far, shots));
                    self.confirm_tie(&mut turn, question, &ships);
                } else {
                    turn.kept_shots = Some((arc, near, far, shots));
                    self.record_nearest_shot(&mut turn, answer)?;
                }
            }
        }
        self.turn = Some(turn);
        Ok(())
    }

    /// Asks whether a tie is really one, or which ship it is.
    fn confirm_tie(&self, turn: &mut Turn, said: Question, ships: &[Label]) {
        if let Some(PartialAnswer::EnemySector { sector, far }) = turn.partial_answer {
            turn.kept_sector = Some((sector, far));
        }
        let mut choices: Vec<Answer> = ships.iter().map(|ship| Answer::Ships(vec![*ship])).collect();
        choices.push(Answer::Ships(ships.to_vec()));
        turn.partial_answer = Some(PartialAnswer::ConfirmTie { said, choices });
    }

    fn named_ships(&self, turn: &Turn, answer: &Answer) -> Result<Vec<Label>, Refusal> {
        let Answer::Ships(ships) = answer else { return Err(Refusal::NotAsked) };
        let known = |ship: &Label| *ship != turn.ship && self.craft(*ship).is_some();
        if ships.iter().all(known) { Ok(ships.clone()) } else { Err(Refusal::Unknown) }
    }

    fn record_answer(
        &self,
        turn: &mut Turn,
        question: Question,
        answer: &Answer,
        sure: bool,
    ) -> Result<(), Refusal> {
        let Some((fact, place)) = turn.asked_fact else { return Err(Refusal::NotAsked) };
        match (&question, answer) {
            (Question::WhereEnemy, Answer::Where { sector, far }) => {
                turn.partial_answer = Some(PartialAnswer::EnemySector { sector: *sector, far: *far });
                let foes: Vec<Label> = self.enemies(turn.ship).map(|craft| craft.label).collect();
                if let [only] = foes.as_slice() {
                    self.record_enemy(turn, &Answer::Ships(vec![*only]))?;
                }
                return Ok(());
            }
            (Question::Rock, Answer::Rock(ObstacleAnswer::Both)) if !sure => {
                let choices = [ObstacleAnswer::Left, ObstacleAnswer::Right, ObstacleAnswer::Both]
                    .map(Answer::Rock)
                    .to_vec();
                turn.partial_answer = Some(PartialAnswer::ConfirmTie { said: question, choices });
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
                    turn.partial_answer = Some(PartialAnswer::ConfirmTie { said: question, choices });
                    return Ok(());
                }
                let told = self.reported_places(turn.ship, places, best);
                facts_at(turn, place).places.insert(*action, told);
            }
            (Question::Shot { arc, near, far, .. }, Answer::Range(_)) => {
                let left: Vec<Label> = self.targets(turn.ship).map(|craft| craft.label).collect();
                return self.record_shot(turn, (*arc, *near, *far), Vec::new(), left, false, answer);
            }
            (
                Question::InArc | Question::JamTarget | Question::LockTarget | Question::CoordinateTarget,
                Answer::Ships(_),
            ) => {
                let ships = self.named_ships(turn, answer)?;
                if ships.len() > 1 && !sure {
                    self.confirm_tie(turn, question, &ships);
                    return Ok(());
                }
                self.record_candidates(turn, fact, place, &ships);
            }
            (_, _) => self.record_simple_fact(turn, place, &question, answer)?,
        }
        turn.asked_fact = None;
        Ok(())
    }

    fn record_candidates(&self, turn: &mut Turn, fact: Fact, place: Option<PlaceName>, ships: &[Label]) {
        let sight = facts_at(turn, place);
        let told = Some(without_distances(ships));
        match fact {
            Fact::InArc => sight.in_arc = told,
            Fact::JamTargets => sight.jam_targets = told,
            Fact::LockTargets => sight.lock_targets = told,
            Fact::CoordinateTargets => sight.coordinate_targets = told,
            other => set_empty(sight, other),
        }
    }

    fn record_enemy(&self, turn: &mut Turn, answer: &Answer) -> Result<(), Refusal> {
        let ships = self.named_ships(turn, answer)?;
        let known = match turn.partial_answer.take() {
            Some(PartialAnswer::EnemySector { sector, far }) => Some((sector, far)),
            _ => turn.kept_sector.take(),
        };
        let (Some((sector, far)), false) = (known, ships.is_empty()) else { return Err(Refusal::NotAsked) };
        // Each of several ships may be on another side of the arc; that is asked about the one chosen at random.
        if let [only] = ships.as_slice() {
            record_side(&mut turn.facts, Object::Ship(*only), sector);
        }
        turn.facts.enemies =
            Some(ships.iter().map(|ship| sighting(Object::Ship(*ship), sector, far)).collect());
        turn.asked_fact = None;
        Ok(())
    }

    /// For one ship after another: whether it is in arc and at which range; then which of them is nearest.
    fn record_shot(
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
                    asks_bullseye = !in_bullseye && self.depends_on_bullseye(turn.ship);
                }
            }
            (_, _) => return Err(Refusal::NotAsked),
        }
        if asks_bullseye || !left.is_empty() {
            turn.partial_answer =
                Some(PartialAnswer::Shots { arc, near, far, shots, left, bullseye: asks_bullseye });
            return Ok(());
        }
        let locked = self.craft(turn.ship).and_then(|craft| craft.lock);
        let decided = shots.iter().any(|shot| locked == Some(Object::Ship(shot.ship)));
        if shots.len() > 1 && !decided {
            turn.partial_answer = Some(PartialAnswer::Nearest { arc, near, far, shots });
            return Ok(());
        }
        self.finish_shots(turn, (arc, near, far), shots);
        Ok(())
    }

    fn record_nearest_shot(&self, turn: &mut Turn, answer: &Answer) -> Result<(), Refusal> {
        let ships = self.named_ships(turn, answer)?;
        let Some((arc, near, far, mut shots)) = turn.kept_shots.take() else {
            return Err(Refusal::NotAsked);
        };
        for shot in &mut shots {
            // Only the order matters: the record shows no distance that was not measured.
            let rank = if ships.contains(&shot.ship) { 1.0 } else { 2.0 };
            shot.distance = Some(Length::from_mm(rank));
        }
        self.finish_shots(turn, (arc, near, far), shots);
        Ok(())
    }

    fn finish_shots(&self, turn: &mut Turn, key: (WeaponArc, u8, u8), shots: Vec<Shot>) {
        let place = turn.asked_fact.and_then(|(_, place)| place);
        facts_at(turn, place).shots.insert(key, shots);
        turn.asked_fact = None;
    }

    /// The best places are free and achieve the purpose; whether the others are free was not asked.
    fn reported_places(&self, ship: Label, names: &[PlaceName], best: &[u8]) -> Vec<Place> {
        let foe: Vec<Label> = self.enemies(ship).map(|craft| craft.label).take(1).collect();
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
