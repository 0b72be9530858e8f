//! Lets the companion follow a match from what people see of it, and compares.

use super::by_game::{Moment, ShipTurn, Transcript};
use super::situation::{Situation, pose};
use companion::correction::Correction;
use companion::dice::{RollRequest, RollResult};
use companion::event::Fate;
use companion::turn::TurnStage;
use companion::{Answer, Command, LogEntry, Question, Roller, SessionState};
use contract::{Game as _, Viewer};
use xwing::content::Content;
use xwing::craft::{Craft, Team, Tokens};
use xwing::dice::roll::{AttackRoll, DefenseRoll};
use xwing::dice::{AttackFace, DefenseFace};
use xwing::geometry::Arc;
use xwing::label::Label;
use xwing::{
    AttackState, Chance, ChanceNode, Pending, Phase, RollReason, ShipId, State, Status, chance, weapon_card,
};

pub(super) struct Follower<'a> {
    session: SessionState,
    transcript: &'a Transcript,
    /// The turn that is played now, and how many of its moments are used.
    turn: Option<usize>,
    used: usize,
    next_turn: usize,
    attacks: usize,
    rounds: usize,
    why: String,
}

impl<'a> Follower<'a> {
    pub(super) fn new(situation: &Situation, transcript: &'a Transcript) -> Self {
        let session = SessionState::new(&situation.companion_setup()).unwrap();
        let why = situation
            .ships
            .iter()
            .map(|ship| format!("{} {} {:?} {:?} ", ship.label, ship.ship, ship.pilot, ship.card))
            .collect();
        let mut follower =
            Follower { session, transcript, turn: None, used: 0, next_turn: 0, attacks: 0, rounds: 0, why };
        for id in ids(&situation.state) {
            follower.correct(&situation.state, id);
        }
        follower.compare(&situation.state, "at the beginning");
        follower
    }

    /// Follows the match to its end. Returns the number of attacks.
    pub(super) fn follow(mut self) -> u64 {
        for _ in 0..2_000 {
            match self.session.question().clone() {
                Question::Over => {
                    let mut left = self.transcript.turns.iter().skip(self.next_turn);
                    let unplayed = left.find(|turn| !holds_fire(turn)).map(|turn| (turn.phase, turn.ship));
                    assert_eq!(
                        unplayed,
                        None,
                        "over too early in round {} {}",
                        self.session.round(),
                        self.why
                    );
                    break;
                }
                Question::Plan if self.rounds == self.transcript.rounds.len() && self.rounds > 0 => break,
                Question::Plan => self.answer(Answer::Go),
                Question::EndRound => {
                    self.answer(Answer::Go);
                    let Some(state) = self.transcript.rounds.get(self.rounds) else { break };
                    self.rounds += 1;
                    if state.public().phase == Phase::Planning {
                        self.correct_players(state);
                        self.compare(state, "at the end of a round");
                    }
                }
                Question::Fly => {
                    self.begin_turn(Phase::Activation);
                    self.answer(Answer::Go);
                }
                Question::PlayerFlies => self.player_flies(),
                Question::PlayerEngages => self.player_engages(),
                Question::Flown { .. } | Question::Acted => self.answer(Answer::Go),
                Question::Throw { throw } => self.throw(throw),
                Question::DamageCard { ship } => self.damage_card(ship),
                Question::Cancelled { hits, crits, .. } => self.cancelled(hits, crits),
                Question::Incoming { .. } => self.incoming(),
                Question::GreenDice { agility, .. } => self.green_dice(agility),
                Question::CloseInFront => {
                    let attack = self.defense_moment().before.public().attack;
                    let state = self.defense_moment().before;
                    let (own, foe) = (state.footprint(attack.attacker), state.footprint(attack.defender));
                    self.answer(Answer::Yes(attack.range == 1 && Arc::Front.covers_base(&own, &foe)));
                }
                Question::ThroughGas { .. } => {
                    let gas = self.defense_moment().before.public().attack.gas;
                    self.answer(Answer::Yes(gas));
                }
                other => panic!("a map asks nobody: {other:?} {}", self.why),
            }
        }
        self.attacks as u64
    }

    fn answer(&mut self, answer: Answer) {
        self.apply(Command::Answer(answer));
    }

    fn apply(&mut self, command: Command) {
        let entry = LogEntry { who: None, command };
        let asked = self.session.question().clone();
        self.session
            .take(&entry)
            .unwrap_or_else(|refusal| panic!("{refusal:?} for {entry:?} to {asked:?} {}", self.why));
    }

    fn fact(&mut self, correction: Correction) {
        self.apply(Command::Correct(correction));
    }

    /// People report everything about a ship.
    fn correct(&mut self, state: &State, id: ShipId) {
        let ship = state.public().ship(id);
        let label = ship.label;
        if self.session.craft(label).is_none() {
            return;
        }
        match ship.status {
            // The companion has to notice that itself, and when it leaves.
            Status::Destroyed => return,
            Status::Fled => return self.fact(Correction::Leaves { ship: label, fate: Fate::Fled }),
            Status::Returned => return self.fact(Correction::Leaves { ship: label, fate: Fate::Returned }),
            Status::InPlay | Status::Reserve | Status::Arriving | Status::ToPlace => {}
        }
        let craft = state.craft(id);
        self.fact(Correction::Pose { ship: label, pose: pose(ship.at) });
        self.fact(Correction::Tokens { ship: label, tokens: craft.tokens });
        self.fact(Correction::Faceup { ship: label, cards: craft.faceup.clone() });
        let full = self.session.maximums(label).unwrap();
        if craft.hull <= full.hull {
            let (hull, shields, force) = (craft.hull, craft.shields, craft.force);
            self.fact(Correction::Health { ship: label, hull, shields, force });
        }
        self.fact(Correction::Lock { ship: label, lock: craft.lock });
        if let Some(turret) = craft.turret {
            self.fact(Correction::Turret { ship: label, turret });
        }
        for equipped in &craft.upgrades {
            let (card, charges) = (equipped.card.xws.clone(), equipped.charges);
            self.fact(Correction::Charges { ship: label, card, charges });
        }
    }

    /// People keep their own ships: what they spent and chose is seen on the table.
    fn correct_players(&mut self, state: &State) {
        for id in ids(state) {
            if state.public().ship(id).team == Team::Player && state.public().ship(id).is_in_play() {
                self.correct(state, id);
            }
        }
    }

    /// XW-RND-02: the ship whose turn it is must be the next one of the match. Solo ships that hold their fire are not
    /// mentioned by the companion.
    fn begin_turn(&mut self, phase: Phase) {
        let ship = self.session.ship().unwrap();
        if let Some(before) = self.next_turn.checked_sub(1) {
            let after = &self.transcript.turns[before].after;
            // Several ships may have flown by then.
            if phase == Phase::Engagement && after.public().phase == phase {
                self.correct_players(after);
            }
        }
        let of = |turn: &ShipTurn| turn.after.public().ship(turn.ship).label;
        while let Some(turn) = self.transcript.turns.get(self.next_turn) {
            self.turn = Some(self.next_turn);
            self.next_turn += 1;
            self.used = 0;
            if (of(turn), turn.phase) == (ship, phase) {
                return;
            }
            assert!(
                holds_fire(turn),
                "order of play: {} in {:?} before {ship} in {phase:?} {}",
                of(turn),
                turn.phase,
                self.why
            );
        }
        panic!("{ship} has a turn that nobody had {}", self.why);
    }

    fn current(&self) -> &'a ShipTurn {
        &self.transcript.turns[self.turn.unwrap()]
    }

    fn player_flies(&mut self) {
        self.begin_turn(Phase::Activation);
        let turn = self.current();
        match turn.after.public().ship(turn.ship).status {
            Status::Fled => self.answer(Answer::Left(Fate::Fled)),
            Status::Returned => self.answer(Answer::Left(Fate::Returned)),
            _ => {
                self.answer(Answer::Go);
                self.correct(&turn.after, turn.ship);
            }
        }
    }

    fn player_engages(&mut self) {
        self.begin_turn(Phase::Engagement);
        let turn = self.current();
        let fired = turn.moments.iter().find(|moment| is_attack_roll(moment));
        let target = fired.map(|moment| {
            let attack = moment.before.public().attack;
            moment.before.public().ship(attack.defender).label
        });
        self.answer(Answer::Ships(target.into_iter().collect()));
        if target.is_none() {
            self.correct_after(turn, turn.ship);
        } else {
            self.attacks += 1;
        }
    }

    /// The next moment of this turn that fits.
    fn take(&mut self, what: &str, fits: impl Fn(&Moment) -> bool) -> &'a Moment {
        let turn = self.current();
        let found = turn.moments.iter().enumerate().skip(self.used).find(|(_, moment)| fits(moment));
        let Some((at, moment)) = found else {
            let played: Vec<Pending> =
                turn.moments.iter().map(|moment| moment.before.public().open).collect();
            let ship = self.session.ship();
            panic!(
                "the companion asks for {what} for {ship:?}, the match did not {} used {} of {played:?}",
                self.why, self.used
            )
        };
        self.used = at + 1;
        moment
    }

    fn throw(&mut self, throw: RollRequest) {
        if self.session.phase() == companion::Phase::Engagement {
            self.find_engagement();
        }
        let ship = self.session.ship().unwrap();
        let thrown = match throw {
            RollRequest::Solo(asked) => {
                let solo = |moment: &Moment| {
                    matches!(moment.before.public().open, Pending::Roll(ChanceNode::Solo(_)))
                };
                let moment = self.take("a roll of the solo system", solo);
                let Pending::Roll(ChanceNode::Solo(chance::Solo(_, _, roll))) = moment.before.public().open
                else {
                    unreachable!()
                };
                assert_eq!(asked, roll, "{}", self.why);
                RollResult::Solo(moment.outcome.and_then(Chance::rolled).unwrap())
            }
            RollRequest::Red(1) if self.is_single_die() => {
                let die = |moment: &Moment| {
                    matches!(moment.before.public().open, Pending::Roll(ChanceNode::Die(_)))
                };
                let moment = self.take("a die", die);
                let Pending::Roll(ChanceNode::Die(chance::Die { ship: rolled, why, .. })) =
                    moment.before.public().open
                else {
                    unreachable!()
                };
                assert_eq!(moment.before.public().ship(rolled).label, ship, "{why:?} {}", self.why);
                assert!(!matches!(why, RollReason::Device(_)));
                RollResult::Red(reds(moment))
            }
            RollRequest::Red(dice) => {
                let moment = self.take("attack dice", is_attack_dice);
                let Pending::Roll(ChanceNode::RollAttack(chance::RollAttack { dice: rolled, again })) =
                    moment.before.public().open
                else {
                    unreachable!()
                };
                assert_eq!(dice, rolled, "attack dice of {ship}, again: {again} {}", self.why);
                if !again {
                    self.attacks += 1;
                    self.compare(&moment.before, "when attack dice are rolled");
                }
                RollResult::Red(reds(moment))
            }
            RollRequest::Green(dice) => {
                let green = |moment: &Moment| {
                    matches!(moment.before.public().open, Pending::Roll(ChanceNode::RollDefense(_)))
                };
                let moment = self.take("defense dice", green);
                let Pending::Roll(ChanceNode::RollDefense(chance::RollDefense { dice: rolled, .. })) =
                    moment.before.public().open
                else {
                    unreachable!()
                };
                assert_eq!(dice, rolled, "defense dice of {ship} {}", self.why);
                RollResult::Green(greens(moment))
            }
            RollRequest::Arrival(_) => panic!("nobody arrives"),
        };
        self.apply(Command::Rolled { hand: Roller::Person, thrown });
    }

    /// A die of an obstacle or damage card, not an attack with one die.
    fn is_single_die(&self) -> bool {
        matches!(self.session.turn().map(|turn| &turn.stage), Some(TurnStage::Damage(_)))
    }

    /// A solo ship engages without being asked: its turn begins with its first dice.
    fn find_engagement(&mut self) {
        let state = &self.session;
        let ship = state.ship().unwrap();
        let engages = match state.turn().map(|turn| &turn.stage) {
            Some(TurnStage::Attack(_) | TurnStage::Engage) => true,
            Some(TurnStage::Damage(damage)) => matches!(damage.then(), Some(TurnStage::Engage)),
            _ => false,
        };
        let own = self.turn.is_some_and(|at| {
            let turn = &self.transcript.turns[at];
            turn.phase == Phase::Engagement && turn.after.public().ship(turn.ship).label == ship
        });
        if engages && !own {
            self.begin_turn(Phase::Engagement);
        }
    }

    fn damage_card(&mut self, ship: Label) {
        let card =
            |moment: &Moment| matches!(moment.before.public().open, Pending::Roll(ChanceNode::Card(_)));
        let moment = self.take("a damage card", card);
        let Pending::Roll(ChanceNode::Card(chance::Card(dealt))) = moment.before.public().open else {
            unreachable!()
        };
        assert_eq!(moment.before.public().ship(dealt).label, ship, "{}", self.why);
        let Some(Chance::Card(card)) = moment.outcome else { unreachable!() };
        self.answer(Answer::Card(card));
    }

    /// The moment at which the defense dice of the current attack are rolled.
    fn defense_moment(&self) -> &'a Moment {
        let first = |moment: &&Moment| {
            matches!(
                moment.before.public().open,
                Pending::Roll(ChanceNode::RollDefense(chance::RollDefense { again: false, .. }))
            )
        };
        self.current().moments.iter().find(first).unwrap()
    }

    /// How many results of the attack of this turn were canceled.
    fn cancelled(&mut self, hits: u8, crits: u8) {
        let moment = self.defense_moment();
        let AttackState { reds, defender, .. } = moment.before.public().attack;
        let reds = reds.all();
        assert_eq!((hits, crits), (reds.hit, reds.crit), "results of the attack {}", self.why);
        let number = self.attack_number();
        let (left, left_crits) = self.transcript.neutralized[number];
        self.answer(Answer::Count(hits + crits - left - left_crits));
        let turn = self.current();
        self.compare_target(&turn.after, defender);
        self.correct_after(turn, defender);
    }

    /// What is seen after an engagement; after the last one the match may already have gone on.
    fn correct_after(&mut self, turn: &ShipTurn, id: ShipId) {
        if turn.after.public().phase == Phase::Engagement {
            self.correct(&turn.after, id);
        }
    }

    /// The number of this turn's attack among all attacks.
    fn attack_number(&self) -> usize {
        let turns = &self.transcript.turns[..self.turn.unwrap()];
        let rolls = |turn: &ShipTurn| {
            turn.moments.iter().any(|moment| {
                matches!(
                    moment.before.public().open,
                    Pending::Roll(ChanceNode::RollDefense(chance::RollDefense { again: false, .. }))
                )
            })
        };
        turns.iter().filter(|turn| rolls(turn)).count()
    }

    fn incoming(&mut self) {
        let reds = self.defense_moment().before.public().attack.reds.all();
        self.answer(Answer::Hits { hits: reds.hit, crits: reds.crit });
        self.attacker_spent();
    }

    /// What the attacker spent on its dice is seen on the table.
    fn attacker_spent(&mut self) {
        let turn = self.current();
        let before = &self.defense_moment().before;
        if self.session.ship().is_some() {
            self.correct(before, turn.ship);
        } else {
            self.correct_after(turn, turn.ship);
        }
    }

    /// XW-ATK-06: what the companion counts, and what people add for range and obstruction.
    fn green_dice(&mut self, base: u8) {
        let moment = self.defense_moment();
        let Pending::Roll(ChanceNode::RollDefense(chance::RollDefense { dice, .. })) =
            moment.before.public().open
        else {
            unreachable!()
        };
        let public = moment.before.public();
        let AttackState { attacker, defender, weapon, range, obstructed, .. } = public.attack;
        let view = moment.before.view(Viewer::Watcher);
        let card = view.ship(attacker).and_then(|ship| weapon_card(Content::standard(), ship, weapon));
        let special = card.and_then(|card| Content::standard().upgrade(card.as_str())?.weapon.clone());
        let far = range == 3 && !special.is_some_and(|weapon| weapon.ordnance);
        let fenn =
            moment.before.craft(defender).pilot.is_some_and(|pilot| pilot.xws == "fennrau") && range == 1;
        let more = u8::from(far) + u8::from(obstructed) + u8::from(fenn);
        if base > 0 && dice < 6 {
            assert_eq!(base + more, dice, "defense dice {}", self.why);
        }
        self.answer(Answer::Count(dice));
    }

    /// The companion follows shields, hull and lasting tokens of the target of a solo ship.
    fn compare_target(&self, state: &State, id: ShipId) {
        let label = state.public().ship(id).label;
        let Some(told) = self.session.craft(label) else {
            assert_ne!(state.public().ship(id).status, Status::InPlay, "{label} is gone {}", self.why);
            return;
        };
        let played = state.craft(id);
        if !state.public().ship(id).is_in_play() || state.public().phase != Phase::Engagement {
            return;
        }
        let lasting = |craft: &Craft<'_>| {
            let Tokens { ion, strain, deplete, tractor, .. } = craft.tokens;
            (craft.hull, craft.shields, ion, strain, deplete, tractor)
        };
        assert_eq!(lasting(told), lasting(&played), "{label} after an attack {}", self.why);
    }

    /// Every ship in play is the same in both.
    fn compare(&self, state: &State, when: &str) {
        for id in ids(state) {
            let ship = state.public().ship(id);
            let told = self.session.craft(ship.label);
            assert_eq!(ship.is_in_play(), told.is_some(), "{} in play {when} {}", ship.label, self.why);
            let Some(told) = told else { continue };
            let played = state.craft(id);
            let sorted = |craft: &Craft<'_>| {
                let mut cards = craft.faceup.clone();
                cards.sort_by_key(|card| *card as u8);
                cards
            };
            let charges =
                |craft: &Craft<'_>| craft.upgrades.iter().map(|card| card.charges).collect::<Vec<_>>();
            let who = format!("{} {when} {}", ship.label, self.why);
            assert_eq!(told.tokens, played.tokens, "{who}");
            assert_eq!(
                (told.hull, told.shields, told.force, sorted(told)),
                (played.hull, played.shields, played.force, sorted(&played)),
                "{who}"
            );
            assert_eq!((told.lock, told.turret), (played.lock, played.turret), "{who}");
            assert_eq!(charges(told), charges(&played), "{who}");
            let at = self.session.position().index(ship.label).unwrap();
            assert_eq!(self.session.position().poses[at], ship.at.pose(), "{who}");
        }
    }
}

fn ids(state: &State) -> Vec<ShipId> {
    state.public().all().map(|(id, _)| id).collect()
}

/// A solo ship engages and does not attack.
fn holds_fire(turn: &ShipTurn) -> bool {
    let solo = turn.after.public().ship(turn.ship).team == Team::Solo;
    let rolls = |moment: &Moment| {
        matches!(
            moment.before.public().open,
            Pending::Roll(ChanceNode::RollAttack(chance::RollAttack { dice: 1.., .. }))
        )
    };
    // An attack without dice is over at once.
    turn.phase == Phase::Engagement && solo && !turn.moments.iter().any(rolls)
}

fn is_attack_dice(moment: &Moment) -> bool {
    matches!(moment.before.public().open, Pending::Roll(ChanceNode::RollAttack(_)))
}

fn is_attack_roll(moment: &Moment) -> bool {
    matches!(
        moment.before.public().open,
        Pending::Roll(ChanceNode::RollAttack(chance::RollAttack { again: false, .. }))
    )
}

fn reds(moment: &Moment) -> Vec<AttackFace> {
    let Some(Chance::Reds(roll)) = moment.outcome else { panic!("attack dice") };
    let AttackRoll { crit, hit, focus, blank } = roll;
    let of = |face, count: u8| std::iter::repeat_n(face, usize::from(count));
    of(AttackFace::Crit, crit)
        .chain(of(AttackFace::Hit, hit))
        .chain(of(AttackFace::Focus, focus))
        .chain(of(AttackFace::Blank, blank))
        .collect()
}

fn greens(moment: &Moment) -> Vec<DefenseFace> {
    let Some(Chance::Greens(roll)) = moment.outcome else { panic!("defense dice") };
    let DefenseRoll { evade, focus, blank } = roll;
    let of = |face, count: u8| std::iter::repeat_n(face, usize::from(count));
    of(DefenseFace::Evade, evade)
        .chain(of(DefenseFace::Focus, focus))
        .chain(of(DefenseFace::Blank, blank))
        .collect()
}
