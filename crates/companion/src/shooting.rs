//! A solo ship attacks: weapon, target, dice, modifications, and what gets through.

use crate::asking::{Ask, seen};
use crate::dice::Throw;
use crate::event::Event;
use crate::question::Question;
use crate::setup::Mode;
use crate::state::Table;
use crate::step::Refusal;
use crate::turn::{Stage, Turn};
use xwing::content::Upgrade;
use xwing::craft::Object;
use xwing::dice::AttackFace;
use xwing::label::Label;
use xwing::solo::attack::{AttackRecord, Volley, WeaponName, WeaponVerdict};
use xwing::solo::dice::{DiceRecord, Die, MeansName};
use xwing::solo::modify::Step as Modify;
use xwing::solo::sight::{Shot, Sight};
use xwing::solo::{Decision, Pilot};

/// An attack of a solo ship.
#[derive(Clone, Debug)]
pub struct Shooting {
    /// The weapon.
    pub weapon: WeaponName,
    /// The target.
    pub shot: Shot,
    /// How many dice.
    pub pool: u8,
    /// The dice as they lie.
    pub dice: Vec<Die<AttackFace>>,
    /// What was used already.
    pub(crate) used: Vec<MeansName<'static>>,
    /// Dice to be rolled now, all or these again.
    pub(crate) waiting: u8,
    /// What gets through, once everything is modified.
    pub struck: Option<(u8, u8)>,
}

impl Shooting {
    pub(crate) fn thrown(&mut self, faces: &[AttackFace]) {
        let rerolled = self.dice.len() == usize::from(self.pool) - faces.len() && !self.dice.is_empty();
        self.dice.extend(faces.iter().map(|face| Die { face: *face, rerolled }));
        self.waiting = 0;
    }

    /// The dice that are picked up to be rolled again.
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

struct ModifyAsk<'a>(&'a Shooting, Option<&'a Upgrade>);
impl Ask for ModifyAsk<'_> {
    type Out = DiceRecord<'static>;
    fn ask<S: Sight>(&self, pilot: &Pilot<'_, 'static, S>) -> Decision<DiceRecord<'static>> {
        let volley = Volley { card: self.1, arc: self.0.weapon.arc, shot: &self.0.shot, used: 0 };
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
                    pool: 0,
                    dice: Vec::new(),
                    used: Vec::new(),
                    waiting: 0,
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
        if let Some((hits, crits)) = shooting.struck {
            let ship = shooting.shot.ship;
            turn.stage = Stage::Shooting(shooting);
            return self.wait(turn, Question::Cancelled { ship, hits, crits });
        }
        if shooting.pool == 0 && shooting.dice.is_empty() {
            let ask = PoolAsk(shooting.weapon.attack, card, &shooting.weapon, &shooting.shot);
            match self.decide(&mut turn, &ask) {
                Ok(pool) => {
                    (shooting.pool, shooting.waiting) = (pool.max(1), pool.max(1));
                    self.spend_charge(turn.ship, shooting.weapon.card.as_deref());
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
        match self.decide(&mut turn, &ModifyAsk(&shooting, card)) {
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

    /// Whether enemies that have yet to engage matter: only then is anybody asked about their arcs.
    fn keeping(&self, turn: &mut Turn, shooting: &Shooting, card: Option<&'static Upgrade>) {
        if self.mode == Mode::Map || turn.told.threats.is_some() {
            return;
        }
        let waiting: Vec<Label> =
            self.foes(turn.ship).filter(|craft| !craft.engaged).map(|craft| craft.label).collect();
        let step = |ships: &[Label]| {
            let mut probe = turn.clone();
            probe.told.threats = Some(seen(ships));
            self.decide(&mut probe, &ModifyAsk(shooting, card)).map(|record| record.step)
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
                self.spend(ship, *by, 1);
                shooting.pick_up(*focus, *blank);
                return;
            }
            Modify::Change { by, results } => {
                for (means, times) in by {
                    self.spend(ship, *means, *times);
                }
                good = *results;
            }
            Modify::Reroll { .. } | Modify::Done => {}
        }
        let hits = good.saturating_sub(crits);
        let better: u8 = record.free.iter().map(|change| change.count).sum::<u8>().min(hits);
        shooting.struck = Some((hits - better, crits + better));
    }

    /// Takes off what was used.
    pub(crate) fn spend(&mut self, ship: Label, means: MeansName<'static>, times: u8) {
        let Some(craft) = self.craft_mut(ship) else { return };
        let tokens = &mut craft.tokens;
        match means {
            MeansName::Focus => tokens.focus = tokens.focus.saturating_sub(times),
            MeansName::Calculate => tokens.calculate = tokens.calculate.saturating_sub(times),
            MeansName::Evade => tokens.evade = tokens.evade.saturating_sub(times),
            MeansName::Force => craft.force = craft.force.saturating_sub(times),
            MeansName::Lock => {
                if matches!(craft.lock, Some(Object::Ship(_))) && !craft.lock_is_fixed {
                    craft.lock = None;
                }
            }
            MeansName::Ability(_) | MeansName::Card(_) => {}
        }
    }

    /// The defender has cancelled this many results: hits first.
    pub(crate) fn cancelled(&mut self, turn: Turn, shooting: Shooting, cancelled: u8) -> Result<(), Refusal> {
        let Some((hits, crits)) = shooting.struck else { return Err(Refusal::NotAsked) };
        if cancelled > hits + crits {
            return Err(Refusal::NotAsked);
        }
        let (ship, target) = (turn.ship, shooting.shot.ship);
        self.out.push(Event::Struck { ship, target, hits, crits, cancelled });
        let left_hits = hits.saturating_sub(cancelled);
        let left_crits = crits - cancelled.saturating_sub(hits).min(crits);
        if left_hits + left_crits > 0 {
            self.suffer(target, left_hits, left_crits);
        }
        if let Some(craft) = self.craft_mut(ship) {
            craft.tokens.deplete = craft.tokens.deplete.saturating_sub(1);
        }
        self.engaged(ship);
        self.turn = None;
        Ok(())
    }

    pub(crate) fn engaged(&mut self, ship: Label) {
        if let Some(craft) = self.craft_mut(ship) {
            craft.engaged = true;
        }
    }
}

/// Who is nearer was told, not how near.
fn forget_lengths(record: &mut AttackRecord) {
    for shot in record.weapons.iter_mut().flat_map(|weapon| &mut weapon.shots) {
        shot.distance = None;
    }
    for compared in record.target.iter_mut().flat_map(|target| &mut target.compared) {
        compared.distance = None;
    }
}
