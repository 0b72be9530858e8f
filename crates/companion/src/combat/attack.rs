//! A solo ship attacks: weapon, target, dice, modifications, and the uncanceled results.

use crate::combat::costs::DicePayment;
use crate::command::Refusal;
use crate::dice::RollRequest;
use crate::event::Event;
use crate::facts::{SoloDecision, without_distances};
use crate::question::Question;
use crate::question::answer::Answer;
use crate::setup::Mode;
use crate::state::SessionState;
use crate::turn::{Turn, TurnStage};
use xwing::combat::attack_dice::solo_charges_for_dice;
use xwing::combat::jam::solo_jam_loss;
use xwing::combat::modify::{change_dice, effect_bit, focus_added, named_use, turn_up_to};
use xwing::combat::neutralize::uncanceled;
use xwing::combat::weapon_effect::{HitEffect, WeaponAftermath, WeaponTraits};
use xwing::content::Upgrade;
use xwing::content::effect::DiceTiming;
use xwing::craft::Craft;
use xwing::dice::AttackFace;
use xwing::dice::roll::{AttackRoll, DicePool};
use xwing::label::Label;
use xwing::rules;
use xwing::solo::attack::dice_search::DiceStep as Modify;
use xwing::solo::attack::spend::{DiceRecord, Die};
use xwing::solo::attack::{AttackDetails, AttackRecord, WeaponName, WeaponVerdict};
use xwing::solo::sight::{Shot, Sight};
use xwing::solo::{Decision, SoloPilot};
use xwing::{Token, weapon_traits};

#[derive(Clone, Debug)]
pub struct Attack {
    pub weapon: WeaponName,
    pub shot: Shot,
    /// The number of dice, once known.
    pub pool: Option<u8>,
    pub dice: Vec<Die<AttackFace>>,
    /// Effects that were used already or whose results are among the dice, one bit each by index.
    pub(crate) used: u32,
    /// Dice to be rolled now: the whole pool, or rerolls.
    pub(crate) dice_to_roll: u8,
    /// The dice have been rolled once, so further rolls are rerolls.
    rolled: bool,
    /// The defender has changed the attack dice, if it does.
    softened: bool,
    /// Calculate tokens still to be spent by friendly ships.
    calculates_owed: u8,
    /// The dice after tokens and cards have changed them.
    changed: Option<DicePool<AttackRoll>>,
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
        for (place, (_, effect)) in (0..).zip(craft.effects()) {
            if focus_added(effect) > 0 {
                self.used |= effect_bit(place);
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

impl Attack {
    fn details<'a>(&'a self, card: Option<&'a Upgrade>) -> AttackDetails<'a> {
        AttackDetails { card, arc: self.weapon.arc, shot: &self.shot, used: self.used }
    }
}

/// The number of attack dice, after spending these charges on dice.
struct AttackDiceDecision<'a>(&'a Attack, Option<&'a Upgrade>, u8);
impl SoloDecision for AttackDiceDecision<'_> {
    type Record = u8;
    fn decide<S: Sight>(&self, pilot: &SoloPilot<'_, 'static, S>) -> Decision<u8> {
        pilot.attack_dice(self.0.weapon.attack, self.0.details(self.1), self.2)
    }
}

struct AttackModification<'a>(&'a Attack, Option<&'a Upgrade>);
impl SoloDecision for AttackModification<'_> {
    type Record = DiceRecord<'static>;
    fn decide<S: Sight>(&self, pilot: &SoloPilot<'_, 'static, S>) -> Decision<DiceRecord<'static>> {
        pilot.modify_attack(&self.0.dice, self.0.details(self.1))
    }
}

/// How many hits cards turn into crits, after everything else.
struct FinalCrits<'a>(&'a Attack, Option<&'a Upgrade>);
impl SoloDecision for FinalCrits<'_> {
    type Record = u8;
    fn decide<S: Sight>(&self, pilot: &SoloPilot<'_, 'static, S>) -> Decision<u8> {
        pilot.hits_into_crits(self.0.details(self.1))
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
                    used: 0,
                    dice_to_roll: 0,
                    rolled: false,
                    softened: false,
                    calculates_owed: 0,
                    changed: None,
                    result: None,
                };
                turn.stage = TurnStage::Attack(Box::new(attack));
                self.turn = Some(Turn { rolled: Vec::new(), ..turn });
                None
            }
            Err(pause) => self.paused(turn, pause),
        }
    }

    pub(crate) fn weapon_card(&self, weapon: &WeaponName) -> Option<&'static Upgrade> {
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
            let charges = self.charges_for_dice(turn.ship, &attack, card);
            match self.decide(&mut turn, &AttackDiceDecision(&attack, card, charges)) {
                Ok(pool) => {
                    (attack.pool, attack.dice_to_roll) = (Some(pool), pool);
                    self.spend_charge(turn.ship, attack.weapon.card.as_deref(), 1 + charges);
                }
                Err(pause) => return self.paused(turn, pause),
            }
        }
        if attack.dice_to_roll > 0 {
            let throw = RollRequest::Red(attack.dice_to_roll);
            turn.stage = TurnStage::Attack(attack);
            return self.ask(turn, Question::Throw { throw });
        }
        // XW-ATK-11: the defender changes attack dice first.
        if !std::mem::replace(&mut attack.softened, true) {
            let crits = self.crits_softened(attack.shot.ship);
            let rolled = attack.dice.iter_mut().filter(|die| die.face == AttackFace::Crit);
            rolled.take(usize::from(crits)).for_each(|die| die.face = AttackFace::Hit);
        }
        if let Some(changed) = attack.changed {
            match self.decide(&mut turn, &FinalCrits(&attack, card)) {
                Ok(crits) => {
                    attack.result = Some(final_results(changed, crits, weapon_traits(card)));
                    turn.stage = TurnStage::Attack(attack);
                    self.turn = Some(turn);
                    return None;
                }
                Err(pause) => return self.paused(turn, pause),
            }
        }
        self.skip_irrelevant_threats(&mut turn, &attack, card);
        match self.decide(&mut turn, &AttackModification(&attack, card)) {
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
        let step = |ships: &[Label]| {
            let mut probe = turn.clone();
            probe.facts.threats = Some(without_distances(ships));
            self.decide(&mut probe, &AttackModification(attack, card)).map(|record| record.step)
        };
        if waiting.is_empty() || step(&[]) == step(&waiting) {
            turn.facts.threats = Some(Vec::new());
        }
    }

    /// XW-ABL-23: a solo ship spends as many charges on dice as it may, besides the one that the attack costs.
    fn charges_for_dice(&self, ship: Label, attack: &Attack, card: Option<&'static Upgrade>) -> u8 {
        let held = self.craft(ship).map_or(0, |craft| craft.charges_of(card));
        solo_charges_for_dice(card, &attack.shot, held.saturating_sub(1))
    }

    fn apply_attack_modification(&mut self, ship: Label, attack: &mut Attack, record: &DiceRecord<'static>) {
        let during = DiceTiming::Attack;
        let Some(craft) = self.craft(ship).cloned() else { return };
        attack.add(&craft, record);
        match &record.step {
            Modify::Reroll { by, focus, blank } => {
                if let Some((place, used)) = named_use(&craft, *by, during, true) {
                    attack.used |= place.map_or(0, effect_bit);
                    let payment = DicePayment { source: *by, cost: used.cost, times: focus + blank };
                    self.pay_for_dice(ship, payment);
                }
                attack.pick_up(*focus, *blank);
            }
            Modify::Change { by, .. } => {
                let mut reds = DicePool::from_dice(&attack.dice);
                for (source, times) in by {
                    let Some((_, used)) = named_use(&craft, *source, during, false) else { continue };
                    let payment = DicePayment { source: *source, cost: used.cost, times: *times };
                    attack.calculates_owed += self.pay_for_dice(ship, payment);
                    if let Some(change) = used.change {
                        (0..*times).for_each(|_| {
                            change_dice(&mut reds, change);
                        });
                    }
                }
                attack.changed = Some(reds);
            }
            Modify::Done => attack.changed = Some(DicePool::from_dice(&attack.dice)),
        }
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
        // XW-ABL-10: the person who cancels knows where the attacker is and cancels no more than allowed.
        let (hits, crits) = uncanceled(traits.cancels, (hits, crits), cancelled, || true);
        if hits + crits > 0 {
            self.apply_hit(target, traits, hits, crits);
        }
        self.lose_token(target, Token::Strain, rules::token::STRAIN);
        self.lose_token(ship, Token::Deplete, rules::token::DEPLETE);
        self.mark_engaged(ship);
    }

    /// XW-ATK-10: damage for each result, or the weapon's own effect instead.
    fn apply_hit(&mut self, target: Label, traits: WeaponTraits, hits: u8, crits: u8) {
        let HitEffect { damage, tokens } = traits.hit_effect(hits, crits);
        for (token, count) in tokens.into_iter().flatten() {
            self.gain_tokens(target, token, count, rules::attack::INSTEAD);
            if token == Token::Jam {
                self.jam_by_solo_ship(target, count);
            }
        }
        self.damage_player_ship(target, damage.0, damage.1);
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

    /// XW-TOK-06: each jam token of a solo ship removes a lock, otherwise a green token, as far as the companion knows
    /// them; with neither it waits.
    pub(crate) fn jam_by_solo_ship(&mut self, target: Label, count: u8) {
        for _ in 0..count {
            let Some(craft) = self.craft_mut(target) else { return };
            let lost = craft.with_jammable(|held| {
                let loss = solo_jam_loss(&held.losses())?;
                held.lose(loss);
                Some(loss)
            });
            self.report_jam_losses(target, lost);
        }
    }

    pub(crate) fn mark_engaged(&mut self, ship: Label) {
        if let Some(craft) = self.craft_mut(ship) {
            craft.engaged = true;
        }
    }
}

/// XW-ATK-13, XW-ABL-08: hits that cards turn into crits; then the crits of a blunt weapon become hits.
fn final_results(mut reds: DicePool<AttackRoll>, crits: u8, traits: WeaponTraits) -> (u8, u8) {
    turn_up_to(&mut reds, AttackFace::Hit, AttackFace::Crit, crits);
    if traits.crits_become_hits {
        turn_up_to(&mut reds, AttackFace::Crit, AttackFace::Hit, u8::MAX);
    }
    (reds.all().hit, reds.all().crit)
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
