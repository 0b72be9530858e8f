//! A solo ship attacks: weapon, target, dice, modifications, and the uncanceled results.

use crate::combat::costs::used_effects;
use crate::command::Refusal;
use crate::dice::RollRequest;
use crate::event::Event;
use crate::facts::{SoloDecision, without_distances};
use crate::question::Question;
use crate::question::answer::Answer;
use crate::setup::Mode;
use crate::state::SessionState;
use crate::turn::{Turn, TurnStage};
use xwing::content::{Effect, Upgrade};
use xwing::craft::Craft;
use xwing::dice::AttackFace;
use xwing::dice::roll::MAX_DICE;
use xwing::label::Label;
use xwing::rules;
use xwing::solo::attack::dice_search::DiceStep as Modify;
use xwing::solo::attack::spend::{DiceRecord, Die, ModifierSource};
use xwing::solo::attack::{AttackDetails, AttackRecord, WeaponName, WeaponVerdict};
use xwing::solo::sight::{Shot, Sight};
use xwing::solo::{Decision, SoloPilot};
use xwing::{AfterHit, CancelOrder, Token, WeaponAftermath, WeaponTraits, weapon_traits};

#[derive(Clone, Debug)]
pub struct Attack {
    pub weapon: WeaponName,
    pub shot: Shot,
    /// The number of dice, once known.
    pub pool: Option<u8>,
    pub dice: Vec<Die<AttackFace>>,
    /// Abilities, cards and tokens used already.
    pub(crate) used: Vec<ModifierSource<'static>>,
    /// Effects whose results are already among the dice, one bit each by index.
    pub(crate) added: u32,
    /// Dice to be rolled now: the whole pool, or rerolls.
    pub(crate) dice_to_roll: u8,
    /// The dice have been rolled once, so further rolls are rerolls.
    rolled: bool,
    /// Calculate tokens still to be spent by friendly ships.
    calculates_owed: u8,
    /// Hits and critical hits, after all modifications.
    pub result: Option<(u8, u8)>,
}

impl Attack {
    pub(crate) fn add_roll(&mut self, faces: &[AttackFace]) {
        let rerolled = std::mem::replace(&mut self.rolled, true);
        self.dice.extend(faces.iter().map(|face| Die { face: *face, rerolled }));
        self.dice_to_roll = 0;
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
        self.dice_to_roll = focus + blank;
    }
}

pub(crate) struct AttackDecision;
impl SoloDecision for AttackDecision {
    type Record = AttackRecord;
    fn decide<S: Sight>(&self, pilot: &SoloPilot<'_, 'static, S>) -> Decision<AttackRecord> {
        pilot.engage()
    }
}

struct AttackDiceDecision<'a>(u8, Option<&'a Upgrade>, &'a WeaponName, &'a Shot);
impl SoloDecision for AttackDiceDecision<'_> {
    type Record = u8;
    fn decide<S: Sight>(&self, pilot: &SoloPilot<'_, 'static, S>) -> Decision<u8> {
        pilot.attack_dice(self.0, AttackDetails { card: self.1, arc: self.2.arc, shot: self.3, used: 0 })
    }
}

struct AttackModification<'a>(&'a Attack, Option<&'a Upgrade>, u32);
impl SoloDecision for AttackModification<'_> {
    type Record = DiceRecord<'static>;
    fn decide<S: Sight>(&self, pilot: &SoloPilot<'_, 'static, S>) -> Decision<DiceRecord<'static>> {
        let used = self.2 | self.0.added;
        let volley = AttackDetails { card: self.1, arc: self.0.weapon.arc, shot: &self.0.shot, used };
        pilot.modify_attack(&self.0.dice, volley)
    }
}

impl SessionState {
    pub(crate) fn engage(&mut self, mut turn: Turn) -> Option<Question> {
        let ship = turn.ship;
        match self.decide(&mut turn, &AttackDecision) {
            Ok(mut record) => {
                if self.mode == Mode::Quick {
                    clear_distances(&mut record);
                }
                self.engaging_initiative = self.craft(ship).map(|craft| craft.initiative);
                self.new_events.push(Event::Engaged { ship, record: Box::new(record.clone()) });
                let taken = record.weapons.iter().find(|weapon| weapon.verdict == WeaponVerdict::Taken);
                let target = record.target.as_ref().map(|target| target.ship);
                let shot = taken
                    .and_then(|weapon| weapon.shots.iter().find(|shot| Some(shot.ship) == target).cloned());
                let (Some(weapon), Some(shot)) = (taken.map(|taken| taken.weapon.clone()), shot) else {
                    self.mark_engaged(ship);
                    return None;
                };
                let attack = Attack {
                    weapon,
                    shot,
                    pool: None,
                    dice: Vec::new(),
                    used: Vec::new(),
                    added: 0,
                    dice_to_roll: 0,
                    rolled: false,
                    calculates_owed: 0,
                    result: None,
                };
                turn.stage = TurnStage::Attack(Box::new(attack));
                self.turn = Some(Turn { rolled: Vec::new(), ..turn });
                None
            }
            Err(pause) => self.paused(turn, pause),
        }
    }

    fn weapon_card(&self, weapon: &WeaponName) -> Option<&'static Upgrade> {
        weapon.card.as_deref().and_then(|card| self.content.upgrade(card))
    }

    pub(crate) fn run_attack(&mut self, mut turn: Turn, mut attack: Box<Attack>) -> Option<Question> {
        let card = self.weapon_card(&attack.weapon);
        if let Some(question) = self.collect_lent_tokens(&turn, &mut attack.calculates_owed) {
            turn.stage = TurnStage::Attack(attack);
            return self.ask(turn, question);
        }
        if let Some((hits, crits)) = attack.result {
            if hits + crits == 0 {
                self.resolve_attack(turn.ship, &attack, (0, 0), 0);
                return None;
            }
            let ship = attack.shot.ship;
            turn.stage = TurnStage::Attack(attack);
            return self.ask(turn, Question::Cancelled { ship, hits, crits });
        }
        if attack.pool.is_none() {
            let decision = AttackDiceDecision(attack.weapon.attack, card, &attack.weapon, &attack.shot);
            match self.decide(&mut turn, &decision) {
                // XW-ATK-05: at least zero dice and at most six.
                Ok(pool) => {
                    (attack.pool, attack.dice_to_roll) = (Some(pool.min(MAX_DICE)), pool.min(MAX_DICE));
                    self.spend_charge(turn.ship, attack.weapon.card.as_deref(), 1);
                }
                Err(pause) => return self.paused(turn, pause),
            }
        }
        if attack.dice_to_roll > 0 {
            let throw = RollRequest::Red(attack.dice_to_roll);
            turn.stage = TurnStage::Attack(attack);
            return self.ask(turn, Question::Throw { throw });
        }
        self.skip_irrelevant_threats(&mut turn, &attack, card);
        let used = self.craft(turn.ship).map_or(0, |craft| used_effects(craft, &attack.used));
        match self.decide(&mut turn, &AttackModification(&attack, card, used)) {
            Ok(record) => {
                self.new_events.push(Event::Modified { ship: turn.ship, record: Box::new(record.clone()) });
                self.apply_attack_modification(turn.ship, &mut attack, &record);
                turn.rolled.clear();
                turn.stage = TurnStage::Attack(attack);
                self.turn = Some(turn);
                None
            }
            Err(pause) => self.paused(turn, pause),
        }
    }

    /// People are asked about the arcs of enemies that have yet to engage only if it makes a difference.
    fn skip_irrelevant_threats(&self, turn: &mut Turn, attack: &Attack, card: Option<&'static Upgrade>) {
        if self.mode == Mode::Map || turn.facts.threats.is_some() {
            return;
        }
        let waiting: Vec<Label> =
            self.enemies(turn.ship).filter(|craft| !craft.engaged).map(|craft| craft.label).collect();
        let used = self.craft(turn.ship).map_or(0, |craft| used_effects(craft, &attack.used));
        let step = |ships: &[Label]| {
            let mut probe = turn.clone();
            probe.facts.threats = Some(without_distances(ships));
            self.decide(&mut probe, &AttackModification(attack, card, used)).map(|record| record.step)
        };
        if waiting.is_empty() || step(&[]) == step(&waiting) {
            turn.facts.threats = Some(Vec::new());
        }
    }

    fn apply_attack_modification(&mut self, ship: Label, attack: &mut Attack, record: &DiceRecord<'static>) {
        let (mut good, crits) = (
            record.faces.good,
            u8::try_from(attack.dice.iter().filter(|die| die.face == AttackFace::Crit).count()).unwrap_or(0),
        );
        match &record.step {
            Modify::Reroll { by, focus, blank } if !attack.used.contains(by) => {
                attack.used.push(*by);
                self.spend_means(ship, *by, 1, focus + blank);
                if let Some(craft) = self.craft(ship) {
                    attack.add(craft, record);
                }
                attack.pick_up(*focus, *blank);
                return;
            }
            Modify::Change { by, results } => {
                for (means, times) in by {
                    attack.calculates_owed += self.spend_means(ship, *means, *times, *times);
                }
                good = *results;
            }
            Modify::Reroll { .. } | Modify::Done => {}
        }
        let hits = good.saturating_sub(crits);
        let better: u8 = record.free.iter().map(|change| change.count).sum::<u8>().min(hits);
        let (hits, crits) = (hits - better, crits + better);
        // XW-ABL-08: a blunt weapon's crits become hits after the dice have been modified.
        let blunt = weapon_traits(self.weapon_card(&attack.weapon)).crits_become_hits;
        attack.result = Some(if blunt { (hits + crits, 0) } else { (hits, crits) });
    }

    /// Handles an answer about the attack: which ship spends a token, or how many results are canceled.
    pub(crate) fn answer_attack(
        &mut self,
        mut turn: Turn,
        mut attack: Attack,
        answer: &Answer,
    ) -> Result<(), Refusal> {
        match (&self.question, answer) {
            (Question::Lender { ships }, Answer::Ships(said)) => {
                self.take_lent_token(&ships.clone(), said, &mut attack.calculates_owed)?;
                turn.stage = TurnStage::Attack(Box::new(attack));
                self.turn = Some(turn);
            }
            (Question::Cancelled { hits, crits, .. }, Answer::Count(cancelled))
                if *cancelled <= hits + crits =>
            {
                let struck = (*hits, *crits);
                self.resolve_attack(turn.ship, &attack, struck, *cancelled);
                self.turn = None;
            }
            (_, _) => return Err(Refusal::NotAsked),
        }
        Ok(())
    }

    /// The defender has canceled this many results; the rest has the weapon's effect.
    fn resolve_attack(&mut self, ship: Label, attack: &Attack, (hits, crits): (u8, u8), cancelled: u8) {
        let target = attack.shot.ship;
        let traits = weapon_traits(self.weapon_card(&attack.weapon));
        self.new_events.push(Event::AttackResolved { ship, target, hits, crits, cancelled });
        let (hits, crits) = match traits.cancels {
            // XW-ABL-09
            CancelOrder::CritsFirst => {
                let left = crits.saturating_sub(cancelled);
                (hits.saturating_sub(cancelled.saturating_sub(crits)), left)
            }
            // XW-ABL-10: the person who cancels knows where the attacker is and cancels no more than allowed.
            CancelOrder::HitsFirst | CancelOrder::HitsOnlyFromBehind => {
                let left = hits.saturating_sub(cancelled);
                (left, crits.saturating_sub(cancelled.saturating_sub(hits)))
            }
        };
        if hits + crits > 0 {
            self.apply_hit(target, traits, hits, crits);
        }
        self.lose_token(ship, Token::Deplete, rules::token::DEPLETE);
        self.mark_engaged(ship);
    }

    /// XW-ATK-10: damage for each result, or the weapon's own effect instead.
    fn apply_hit(&mut self, target: Label, traits: WeaponTraits, hits: u8, crits: u8) {
        let instead = rules::attack::INSTEAD;
        match traits.hit {
            AfterHit::Damage => self.damage_player_ship(target, hits, crits),
            AfterHit::OneDamageThen(token) => {
                self.gain_tokens(target, token, hits + crits - 1, instead);
                self.damage_player_ship(target, 1, 0);
            }
            AfterHit::Only(token) => self.gain_tokens(target, token, hits + crits, instead),
            // XW-ABL-11
            AfterHit::OneCritWith(one, other) => {
                self.gain_tokens(target, one, 1, instead);
                self.gain_tokens(target, other, 1, instead);
                self.damage_player_ship(target, 0, 1);
            }
        }
        match traits.aftermath {
            WeaponAftermath::Nothing => {}
            // XW-ABL-05: people measure on the table which ships are near.
            WeaponAftermath::ExposeNear => self.new_events.push(Event::NeighborsExposed(target)),
            // XW-ABL-09
            WeaponAftermath::ShieldLost => {
                if self.craft(target).is_some_and(|craft| craft.shields > 0) {
                    self.lose_shield_or_hull(target);
                }
            }
        }
    }

    pub(crate) fn mark_engaged(&mut self, ship: Label) {
        if let Some(craft) = self.craft_mut(ship) {
            craft.engaged = true;
        }
    }
}

/// People reported which ship is nearer, not the distances.
fn clear_distances(record: &mut AttackRecord) {
    for shot in record.weapons.iter_mut().flat_map(|weapon| &mut weapon.shots) {
        shot.distance = None;
    }
    for compared in record.target.iter_mut().flat_map(|target| &mut target.compared) {
        compared.distance = None;
    }
}
