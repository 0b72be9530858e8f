//! A solo ship attacks: weapon, target, dice, modifications, and the uncanceled results.

use crate::answer::Answer;
use crate::asking::{Ask, seen};
use crate::dice::Throw;
use crate::event::Event;
use crate::question::Question;
use crate::setup::Mode;
use crate::spending::used_up;
use crate::state::Table;
use crate::step::Refusal;
use crate::turn::{Stage, Turn};
use xwing::content::{Effect, Upgrade};
use xwing::craft::Craft;
use xwing::dice::AttackFace;
use xwing::game::dice::MOST_DICE;
use xwing::game::{AfterHit, Aftermath, Cancels, Token, Traits, traits};
use xwing::label::Label;
use xwing::rules;
use xwing::solo::attack::{AttackRecord, Volley, WeaponName, WeaponVerdict};
use xwing::solo::dice::{DiceRecord, Die, MeansName};
use xwing::solo::modify::Step as Modify;
use xwing::solo::sight::{Shot, Sight};
use xwing::solo::{Decision, Pilot};

#[derive(Clone, Debug)]
pub struct Shooting {
    pub weapon: WeaponName,
    pub shot: Shot,
    /// The number of dice, once known.
    pub pool: Option<u8>,
    pub dice: Vec<Die<AttackFace>>,
    /// Abilities, cards and tokens used already.
    pub(crate) used: Vec<MeansName<'static>>,
    /// Effects whose results are already among the dice, one bit each by index.
    pub(crate) added: u32,
    /// Dice to be rolled now: the whole pool, or rerolls.
    pub(crate) waiting: u8,
    /// The dice have been rolled once, so further rolls are rerolls.
    rolled: bool,
    /// Calculate tokens still to be spent by friendly ships.
    owed: u8,
    /// Hits and critical hits, after all modifications.
    pub struck: Option<(u8, u8)>,
}

impl Shooting {
    pub(crate) fn thrown(&mut self, faces: &[AttackFace]) {
        let rerolled = std::mem::replace(&mut self.rolled, true);
        self.dice.extend(faces.iter().map(|face| Die { face: *face, rerolled }));
        self.waiting = 0;
    }

    /// Adds the results that cards add; from now on they can be rerolled like the others.
    fn add(&mut self, craft: &Craft<'_>, record: &DiceRecord<'static>) {
        for (_, _, count) in &record.added {
            let die = Die { face: AttackFace::Focus, rerolled: false };
            self.dice.extend((0..*count).map(|_| die));
        }
        for (place, (_, effect)) in craft.effects().enumerate() {
            if matches!(effect, Effect::AddResult { .. }) {
                self.added |= 1 << (place % 32);
            }
        }
    }

    /// Picks up dice for a reroll.
    fn pick_up(&mut self, focus: u8, blank: u8) {
        for (face, count) in [(AttackFace::Focus, focus), (AttackFace::Blank, blank)] {
            for _ in 0..count {
                if let Some(at) = self.dice.iter().position(|die| die.face == face && !die.rerolled) {
                    self.dice.remove(at);
                }
            }
        }
        self.waiting = focus + blank;
    }
}

pub(crate) struct EngageAsk;
impl Ask for EngageAsk {
    type Out = AttackRecord;
    fn ask<S: Sight>(&self, pilot: &Pilot<'_, 'static, S>) -> Decision<AttackRecord> {
        pilot.engage()
    }
}

struct PoolAsk<'a>(u8, Option<&'a Upgrade>, &'a WeaponName, &'a Shot);
impl Ask for PoolAsk<'_> {
    type Out = u8;
    fn ask<S: Sight>(&self, pilot: &Pilot<'_, 'static, S>) -> Decision<u8> {
        pilot.attack_dice(self.0, Volley { card: self.1, arc: self.2.arc, shot: self.3, used: 0 })
    }
}

struct ModifyAsk<'a>(&'a Shooting, Option<&'a Upgrade>, u32);
impl Ask for ModifyAsk<'_> {
    type Out = DiceRecord<'static>;
    fn ask<S: Sight>(&self, pilot: &Pilot<'_, 'static, S>) -> Decision<DiceRecord<'static>> {
        let used = self.2 | self.0.added;
        let volley = Volley { card: self.1, arc: self.0.weapon.arc, shot: &self.0.shot, used };
        pilot.modify_attack(&self.0.dice, volley)
    }
}

impl Table {
    pub(crate) fn engage(&mut self, mut turn: Turn) -> Option<Question> {
        let ship = turn.ship;
        match self.decide(&mut turn, &EngageAsk) {
            Ok(mut record) => {
                if self.mode == Mode::Quick {
                    forget_lengths(&mut record);
                }
                self.engaging = self.craft(ship).map(|craft| craft.initiative);
                self.out.push(Event::Engaged { ship, record: Box::new(record.clone()) });
                let taken = record.weapons.iter().find(|weapon| weapon.verdict == WeaponVerdict::Taken);
                let target = record.target.as_ref().map(|target| target.ship);
                let shot = taken
                    .and_then(|weapon| weapon.shots.iter().find(|shot| Some(shot.ship) == target).cloned());
                let (Some(weapon), Some(shot)) = (taken.map(|taken| taken.weapon.clone()), shot) else {
                    self.engaged(ship);
                    return None;
                };
                let shooting = Shooting {
                    weapon,
                    shot,
                    pool: None,
                    dice: Vec::new(),
                    used: Vec::new(),
                    added: 0,
                    waiting: 0,
                    rolled: false,
                    owed: 0,
                    struck: None,
                };
                turn.stage = Stage::Shooting(Box::new(shooting));
                self.turn = Some(Turn { rolled: Vec::new(), ..turn });
                None
            }
            Err(pause) => self.stopped(turn, pause),
        }
    }

    fn card(&self, weapon: &WeaponName) -> Option<&'static Upgrade> {
        weapon.card.as_deref().and_then(|card| self.content.upgrade(card))
    }

    pub(crate) fn shoot(&mut self, mut turn: Turn, mut shooting: Box<Shooting>) -> Option<Question> {
        let card = self.card(&shooting.weapon);
        if let Some(question) = self.lend(&turn, &mut shooting.owed) {
            turn.stage = Stage::Shooting(shooting);
            return self.wait(turn, question);
        }
        if let Some((hits, crits)) = shooting.struck {
            if hits + crits == 0 {
                self.struck(turn.ship, &shooting, (0, 0), 0);
                return None;
            }
            let ship = shooting.shot.ship;
            turn.stage = Stage::Shooting(shooting);
            return self.wait(turn, Question::Cancelled { ship, hits, crits });
        }
        if shooting.pool.is_none() {
            let ask = PoolAsk(shooting.weapon.attack, card, &shooting.weapon, &shooting.shot);
            match self.decide(&mut turn, &ask) {
                // XW-ATK-05: at least zero dice and at most six.
                Ok(pool) => {
                    (shooting.pool, shooting.waiting) = (Some(pool.min(MOST_DICE)), pool.min(MOST_DICE));
                    self.spend_charge(turn.ship, shooting.weapon.card.as_deref(), 1);
                }
                Err(pause) => return self.stopped(turn, pause),
            }
        }
        if shooting.waiting > 0 {
            let throw = Throw::Red(shooting.waiting);
            turn.stage = Stage::Shooting(shooting);
            return self.wait(turn, Question::Throw { throw });
        }
        self.keeping(&mut turn, &shooting, card);
        let used = self.craft(turn.ship).map_or(0, |craft| used_up(craft, &shooting.used));
        match self.decide(&mut turn, &ModifyAsk(&shooting, card, used)) {
            Ok(record) => {
                self.out.push(Event::Modified { ship: turn.ship, record: Box::new(record.clone()) });
                self.modified(turn.ship, &mut shooting, &record);
                turn.rolled.clear();
                turn.stage = Stage::Shooting(shooting);
                self.turn = Some(turn);
                None
            }
            Err(pause) => self.stopped(turn, pause),
        }
    }

    /// People are asked about the arcs of enemies that have yet to engage only if it makes a difference.
    fn keeping(&self, turn: &mut Turn, shooting: &Shooting, card: Option<&'static Upgrade>) {
        if self.mode == Mode::Map || turn.told.threats.is_some() {
            return;
        }
        let waiting: Vec<Label> =
            self.foes(turn.ship).filter(|craft| !craft.engaged).map(|craft| craft.label).collect();
        let used = self.craft(turn.ship).map_or(0, |craft| used_up(craft, &shooting.used));
        let step = |ships: &[Label]| {
            let mut probe = turn.clone();
            probe.told.threats = Some(seen(ships));
            self.decide(&mut probe, &ModifyAsk(shooting, card, used)).map(|record| record.step)
        };
        if waiting.is_empty() || step(&[]) == step(&waiting) {
            turn.told.threats = Some(Vec::new());
        }
    }

    fn modified(&mut self, ship: Label, shooting: &mut Shooting, record: &DiceRecord<'static>) {
        let (mut good, crits) = (
            record.faces.good,
            u8::try_from(shooting.dice.iter().filter(|die| die.face == AttackFace::Crit).count())
                .unwrap_or(0),
        );
        match &record.step {
            Modify::Reroll { by, focus, blank } if !shooting.used.contains(by) => {
                shooting.used.push(*by);
                self.spend(ship, *by, 1, focus + blank);
                if let Some(craft) = self.craft(ship) {
                    shooting.add(craft, record);
                }
                shooting.pick_up(*focus, *blank);
                return;
            }
            Modify::Change { by, results } => {
                for (means, times) in by {
                    shooting.owed += self.spend(ship, *means, *times, *times);
                }
                good = *results;
            }
            Modify::Reroll { .. } | Modify::Done => {}
        }
        let hits = good.saturating_sub(crits);
        let better: u8 = record.free.iter().map(|change| change.count).sum::<u8>().min(hits);
        let (hits, crits) = (hits - better, crits + better);
        // XW-ABL-08: a blunt weapon's crits become hits after the dice have been modified.
        let blunt = traits(self.card(&shooting.weapon)).blunt;
        shooting.struck = Some(if blunt { (hits + crits, 0) } else { (hits, crits) });
    }

    /// Handles an answer about the attack: which ship spends a token, or how many results are canceled.
    pub(crate) fn shoot_by(
        &mut self,
        mut turn: Turn,
        mut shooting: Shooting,
        answer: &Answer,
    ) -> Result<(), Refusal> {
        match (&self.question, answer) {
            (Question::Lender { ships }, Answer::Ships(said)) => {
                self.lent(&ships.clone(), said, &mut shooting.owed)?;
                turn.stage = Stage::Shooting(Box::new(shooting));
                self.turn = Some(turn);
            }
            (Question::Cancelled { hits, crits, .. }, Answer::Count(cancelled))
                if *cancelled <= hits + crits =>
            {
                let struck = (*hits, *crits);
                self.struck(turn.ship, &shooting, struck, *cancelled);
                self.turn = None;
            }
            (_, _) => return Err(Refusal::NotAsked),
        }
        Ok(())
    }

    /// The defender has canceled this many results; the rest has the weapon's effect.
    fn struck(&mut self, ship: Label, shooting: &Shooting, (hits, crits): (u8, u8), cancelled: u8) {
        let target = shooting.shot.ship;
        let traits = traits(self.card(&shooting.weapon));
        self.out.push(Event::Struck { ship, target, hits, crits, cancelled });
        let (hits, crits) = match traits.cancels {
            // XW-ABL-09
            Cancels::CritsFirst => {
                let left = crits.saturating_sub(cancelled);
                (hits.saturating_sub(cancelled.saturating_sub(crits)), left)
            }
            // XW-ABL-10: the person who cancels knows where the attacker is and cancels no more than allowed.
            Cancels::HitsFirst | Cancels::HitsOnlyFromBehind => {
                let left = hits.saturating_sub(cancelled);
                (left, crits.saturating_sub(cancelled.saturating_sub(hits)))
            }
        };
        if hits + crits > 0 {
            self.strikes(target, traits, hits, crits);
        }
        self.lose(ship, Token::Deplete, rules::token::DEPLETE);
        self.engaged(ship);
    }

    /// XW-ATK-10: damage for each result, or the weapon's own effect instead.
    fn strikes(&mut self, target: Label, traits: Traits, hits: u8, crits: u8) {
        let instead = rules::attack::INSTEAD;
        match traits.hit {
            AfterHit::Damage => self.person_suffers(target, hits, crits),
            AfterHit::OneDamageThen(token) => {
                self.gain(target, token, hits + crits - 1, instead);
                self.person_suffers(target, 1, 0);
            }
            AfterHit::Only(token) => self.gain(target, token, hits + crits, instead),
            // XW-ABL-11
            AfterHit::OneCritWith(one, other) => {
                self.gain(target, one, 1, instead);
                self.gain(target, other, 1, instead);
                self.person_suffers(target, 0, 1);
            }
        }
        match traits.aftermath {
            Aftermath::Nothing => {}
            // XW-ABL-05: people measure on the table which ships are near.
            Aftermath::ExposeNear => self.out.push(Event::Exposes(target)),
            // XW-ABL-09
            Aftermath::ShieldLost => {
                if self.craft(target).is_some_and(|craft| craft.shields > 0) {
                    self.lose_one(target);
                }
            }
        }
    }

    pub(crate) fn engaged(&mut self, ship: Label) {
        if let Some(craft) = self.craft_mut(ship) {
            craft.engaged = true;
        }
    }
}

/// People reported which ship is nearer, not the distances.
fn forget_lengths(record: &mut AttackRecord) {
    for shot in record.weapons.iter_mut().flat_map(|weapon| &mut weapon.shots) {
        shot.distance = None;
    }
    for compared in record.target.iter_mut().flat_map(|target| &mut target.compared) {
        compared.distance = None;
    }
}
