//! A player ship attacks and a solo ship defends: dice, modifications, damage.

use crate::combat::attack::Attack;
use crate::combat::costs::DicePayment;
use crate::combat::damage::{DamageSequence, DamageStep};
use crate::command::Refusal;
use crate::dice::RollRequest;
use crate::event::Event;
use crate::facts::{SoloDecision, without_distances};
use crate::question::Question;
use crate::question::answer::Answer;
use crate::setup::Mode;
use crate::state::SessionState;
use crate::turn::{Turn, TurnStage};
use xwing::Token;
use xwing::combat::defense_dice::{DefenseSituation, defense_dice};
use xwing::combat::modify::{bars_green_tokens, change_dice, crits_softened, effect_bit, named_use};
use xwing::combat::neutralize::{evades_of_reinforcement, reinforce_tokens, reinforced_against, uncanceled};
use xwing::combat::weapon_effect::CancelOrder;
use xwing::content::effect::{DiceTiming, EffectCondition};
use xwing::craft::Team;
use xwing::dice::DefenseFace;
use xwing::dice::roll::{DefenseRoll, DicePool, MAX_DICE};
use xwing::geometry::{Arc, ObstacleKind};
use xwing::label::Label;
use xwing::rules::token as rules;
use xwing::solo::attack::dice_search::DiceStep as Modify;
use xwing::solo::attack::spend::{DiceRecord, Die, IncomingAttack};
use xwing::solo::sight::Sight;
use xwing::solo::{Decision, SoloPilot};

/// An attack on a solo ship. While it lasts, the turn belongs to the defender.
#[derive(Clone, Debug)]
pub struct Defense {
    pub attacker: Label,
    /// Hits and critical hits, once reported.
    pub incoming: Option<(u8, u8)>,
    /// The number of defense dice, once reported.
    pub pool: Option<u8>,
    /// At range 1 and in the attacker's front arc, once reported.
    pub(crate) close_in_front: Option<bool>,
    /// A gas cloud obstructs the attack, once reported; its effect is used on the first roll.
    through_gas: Option<bool>,
    /// In the attacker's bullseye arc, once reported.
    in_bullseye: Option<bool>,
    pub dice: Vec<Die<DefenseFace>>,
    /// Effects that were used already, one bit each by index.
    pub(crate) used: u32,
    pub(crate) dice_to_roll: u8,
    /// The dice have been rolled once, so further rolls are rerolls.
    rolled: bool,
    /// Calculate tokens still to be spent by friendly ships.
    calculates_owed: u8,
    /// Hits, critical hits and evades, after the dice have been modified.
    result: Option<(u8, u8, u8)>,
    /// Reports of whether the attacker is wholly in a full arc: (`true` for the front arc, the answer).
    full_arc_answers: Vec<(bool, bool)>,
}

impl Defense {
    pub(crate) fn add_roll(&mut self, faces: &[DefenseFace]) {
        let rerolled = std::mem::replace(&mut self.rolled, true);
        self.dice.extend(faces.iter().map(|face| Die { face: *face, rerolled }));
        self.dice_to_roll = 0;
    }

    fn pick_up(&mut self, focus: u8, blank: u8) {
        for (face, count) in [(DefenseFace::Focus, focus), (DefenseFace::Blank, blank)] {
            for _ in 0..count {
                if let Some(at) = self.dice.iter().position(|die| die.face == face && !die.rerolled) {
                    self.dice.remove(at);
                }
            }
        }
        self.dice_to_roll = focus + blank;
    }
}

/// How many defense dice the target of a solo ship's attack has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TargetDefense {
    pub dice: u8,
    /// One of them for range 3.
    pub far: bool,
    /// One of them for an obstacle between; `None` if that was not measured and is not counted.
    pub obstructed: Option<bool>,
}

struct DefenseModification<'a>(&'a [Die<DefenseFace>], IncomingAttack);
impl SoloDecision for DefenseModification<'_> {
    type Record = DiceRecord<'static>;
    fn decide<S: Sight>(&self, pilot: &SoloPilot<'_, 'static, S>) -> Decision<DiceRecord<'static>> {
        pilot.modify_defense(self.0, self.1)
    }
}

impl SessionState {
    /// A player ship engages: it attacks a solo ship, or does not attack.
    pub(crate) fn player_engages(&mut self, turn: Turn, answer: &Answer) -> Result<(), Refusal> {
        let attacker = turn.ship;
        let Answer::Ships(ships) = answer else { return Err(Refusal::NotAsked) };
        let target = match ships.as_slice() {
            [] => None,
            [ship] => Some(*ship),
            [_, _, ..] => return Err(Refusal::NotAsked),
        };
        if target.is_some_and(|ship| self.craft(ship).is_none_or(|craft| craft.team != Team::Solo)) {
            return Err(Refusal::Unknown);
        }
        self.mark_engaged(attacker);
        self.turn = target.map(|ship| {
            let defense = Defense {
                attacker,
                incoming: None,
                pool: None,
                close_in_front: None,
                through_gas: None,
                in_bullseye: None,
                dice: Vec::new(),
                used: 0,
                dice_to_roll: 0,
                rolled: false,
                calculates_owed: 0,
                result: None,
                full_arc_answers: Vec::new(),
            };
            Turn::new(ship, TurnStage::Defense(Box::new(defense)))
        });
        Ok(())
    }

    /// Asks for what the companion has to know about the attack, then for dice, then deals damage.
    pub(crate) fn run_defense(&mut self, mut turn: Turn, mut defense: Box<Defense>) -> Option<Question> {
        let ship = turn.ship;
        if let Some(question) = self.collect_lent_tokens(&turn, &mut defense.calculates_owed) {
            turn.stage = TurnStage::Defense(defense);
            return self.ask(turn, question);
        }
        if let Some(result) = defense.result {
            return self.neutralize(turn, defense, result);
        }
        let Some((hits, crits)) = defense.incoming else {
            turn.stage = TurnStage::Defense(defense);
            return self.ask(turn, Question::Incoming { ship });
        };
        let Some(pool) = defense.pool else {
            let agility = self.base_defense_dice(ship, defense.attacker);
            turn.stage = TurnStage::Defense(defense);
            return self.ask(turn, Question::GreenDice { ship, agility });
        };
        let close = match defense.close_in_front {
            Some(close) => close,
            None if self.depends_on_range(ship) => {
                turn.stage = TurnStage::Defense(defense);
                return self.ask(turn, Question::CloseInFront);
            }
            None => false,
        };
        if pool > 0 && !defense.rolled && defense.dice_to_roll == 0 {
            defense.dice_to_roll = pool;
        }
        if defense.dice_to_roll > 0 {
            let throw = RollRequest::Green(defense.dice_to_roll);
            turn.stage = TurnStage::Defense(defense);
            return self.ask(turn, Question::Throw { throw });
        }
        // XW-OBS-06: a solo ship always uses a change that costs nothing.
        let blank = defense.dice.iter().any(|die| die.face == DefenseFace::Blank);
        if blank && defense.through_gas.is_none() && self.may_have_gas_clouds() {
            turn.stage = TurnStage::Defense(defense);
            return self.ask(turn, Question::ThroughGas { ship });
        }
        if defense.through_gas.replace(false) == Some(true)
            && let Some(die) = defense.dice.iter_mut().find(|die| die.face == DefenseFace::Blank)
        {
            die.face = DefenseFace::Evade;
        }
        let mut incoming = IncomingAttack {
            hits,
            crits,
            range: if close { 1 } else { 2 },
            in_attackers_front: close,
            green: true,
            used: defense.used,
        };
        self.skip_irrelevant_arc(&mut turn, &defense, incoming);
        match self.green_tokens_barred(&mut turn, &defense, incoming) {
            Some(barred) => incoming.green = !barred,
            None => {
                let attacker = defense.attacker;
                turn.stage = TurnStage::Defense(defense);
                return self.ask(turn, Question::InAttackersBullseye { ship, attacker });
            }
        }
        match self.decide(&mut turn, &DefenseModification(&defense.dice, incoming)) {
            Ok(mut record) => {
                // XW-ATK-11: people were told to do this before they modified their dice.
                record.free.clear();
                self.new_events.push(Event::Modified { ship, record: Box::new(record.clone()) });
                self.apply_defense_modification(ship, &mut defense, &record, incoming);
                turn.rolled.clear();
                turn.stage = TurnStage::Defense(defense);
                self.turn = Some(turn);
                None
            }
            Err(pause) => self.paused(turn, pause),
        }
    }

    /// Whether a gas cloud may lie on the table: as far as obstacles are known, otherwise if there are any.
    fn may_have_gas_clouds(&self) -> bool {
        let known = &self.position.obstacles;
        known.iter().any(|obstacle| obstacle.kind == ObstacleKind::GasCloud)
            || (known.is_empty() && self.has_obstacles)
    }

    /// XW-ABL-31: whether the attacker's ability bars green tokens; `None` if people have to be asked.
    fn green_tokens_barred(
        &self,
        turn: &mut Turn,
        defense: &Defense,
        incoming: IncomingAttack,
    ) -> Option<bool> {
        let barring = |craft: &xwing::craft::Craft<'_>| bars_green_tokens(craft.ship);
        if !self.craft(defense.attacker).is_some_and(barring) {
            return Some(false);
        }
        let base = |label| self.position.footprint(self.position.index(label)?);
        if let (Mode::Map, Some(own), Some(foe)) = (self.mode, base(defense.attacker), base(turn.ship)) {
            return Some(Arc::Bullseye.covers_base(&own, &foe));
        }
        let mut step = |green| {
            let attack = IncomingAttack { green, ..incoming };
            self.decide(turn, &DefenseModification(&defense.dice, attack)).map(|record| record.step)
        };
        if step(true) == step(false) { Some(false) } else { defense.in_bullseye }
    }

    /// XW-ATK-09, XW-TOK-07: evades cancel hits, then crits; reinforce tokens add evades while more than one result is
    /// left.
    fn neutralize(
        &mut self,
        mut turn: Turn,
        defense: Box<Defense>,
        (hits, crits, evades): (u8, u8, u8),
    ) -> Option<Question> {
        let (ship, attacker) = (turn.ship, defense.attacker);
        let tokens = match self.reinforce_tokens(ship, &defense, hits + crits, evades) {
            Ok(tokens) => tokens,
            Err(fore) => {
                turn.stage = TurnStage::Defense(defense);
                return self.ask(turn, Question::Reinforced { ship, attacker, fore });
            }
        };
        let added = evades_of_reinforcement(hits + crits, evades, tokens);
        let (evades, reinforced) = (evades + added, added > 0);
        self.new_events.push(Event::DefenseResolved { ship, attacker, hits, crits, evades, reinforced });
        // The companion does not know the weapon: people who cancel in another order report what is left.
        let (hits, crits) = uncanceled(CancelOrder::HitsFirst, (hits, crits), evades, || true);
        self.end_attack_by_player(ship, attacker);
        self.turn = Some(
            turn.at_stage(TurnStage::Damage(DamageSequence::new([DamageStep::Damage { hits, crits }], None))),
        );
        None
    }

    /// XW-TOK-04, XW-TOK-05: dice were rolled, so the defender loses a strain token and the attacker a deplete token.
    fn end_attack_by_player(&mut self, ship: Label, attacker: Label) {
        self.lose_token(ship, Token::Strain, rules::STRAIN);
        self.lose_token(attacker, Token::Deplete, rules::DEPLETE);
    }

    /// The reinforce tokens that count against the attacker: measured on a map, otherwise as reported. `Err` holds the
    /// full arc to ask about if it has not been reported.
    fn reinforce_tokens(&self, ship: Label, defense: &Defense, results: u8, evades: u8) -> Result<u8, bool> {
        let Some(craft) = self.craft(ship) else { return Ok(0) };
        let tokens = &craft.tokens;
        if evades_of_reinforcement(results, evades, tokens.reinforce_fore.max(tokens.reinforce_aft)) == 0 {
            return Ok(0);
        }
        let base = |label| self.position.footprint(self.position.index(label)?);
        if let (Mode::Map, Some(own), Some(foe)) = (self.mode, base(ship), base(defense.attacker)) {
            return Ok(reinforced_against(tokens, &own, &foe));
        }
        let told = |fore: bool| {
            let answer = defense.full_arc_answers.iter().find(|(arc, _)| *arc == fore);
            answer.map(|(_, wholly)| *wholly)
        };
        for (fore, held) in [(true, tokens.reinforce_fore), (false, tokens.reinforce_aft)] {
            if held > 0 && told(fore).ok_or(fore)? {
                return Ok(reinforce_tokens(tokens, fore, !fore));
            }
        }
        Ok(0)
    }

    /// XW-ATK-11: how many crits people turn into hits for the ability of the solo ship that they attack, before they modify
    /// their dice.
    #[must_use]
    pub fn crits_softened(&self, ship: Label) -> u8 {
        self.craft(ship).map_or(0, crits_softened)
    }

    /// XW-ATK-06: a solo ship's defense dice against an attacker, before range and obstruction.
    #[must_use]
    pub fn base_defense_dice(&self, ship: Label, attacker: Label) -> u8 {
        let attacker = self.craft(attacker).and_then(|craft| craft.pilot);
        let unknown = DefenseSituation { attacker, range: None, ordnance: false, obstructed: false };
        self.craft(ship).map_or(0, |craft| defense_dice(craft, unknown))
    }

    /// XW-ATK-06: the defense dice of the target of a solo ship's attack, as far as they are known.
    #[must_use]
    pub fn defense_of_target(&self, attack: &Attack) -> Option<TargetDefense> {
        let attacker = self.turn.as_ref().and_then(|turn| self.craft(turn.ship));
        let special = self.weapon_card(&attack.weapon).and_then(|card| card.weapon.as_ref());
        let situation = DefenseSituation {
            attacker: attacker.and_then(|craft| craft.pilot),
            range: Some(attack.shot.range),
            ordnance: special.is_some_and(|weapon| weapon.ordnance),
            obstructed: attack.shot.obstructed,
        };
        let measured = attack.shot.distance.is_some();
        Some(TargetDefense {
            dice: defense_dice(self.craft(attack.shot.ship)?, situation),
            far: situation.has_range_bonus(),
            obstructed: measured.then_some(attack.shot.obstructed),
        })
    }

    /// Whether an ability of the ship depends on the range of an attack against it.
    fn depends_on_range(&self, ship: Label) -> bool {
        let asks = |condition: &EffectCondition| {
            matches!(condition, EffectCondition::AttackRangeOne | EffectCondition::InAttackersFrontArc)
        };
        self.craft(ship)
            .is_some_and(|craft| craft.effects().any(|(_, effect)| effect.when().iter().any(asks)))
    }

    fn skip_irrelevant_arc(&self, turn: &mut Turn, defense: &Defense, incoming: IncomingAttack) {
        if self.mode == Mode::Map || turn.facts.in_arc.is_some() {
            return;
        }
        let foes: Vec<Label> = self.enemies(turn.ship).map(|craft| craft.label).collect();
        let step = |ships: &[Label]| {
            let mut probe = turn.clone();
            probe.facts.in_arc = Some(without_distances(ships));
            self.decide(&mut probe, &DefenseModification(&defense.dice, incoming)).map(|record| record.step)
        };
        if step(&[]) == step(&foes) {
            turn.facts.in_arc = Some(Vec::new());
        }
    }

    fn apply_defense_modification(
        &mut self,
        ship: Label,
        defense: &mut Defense,
        record: &DiceRecord<'static>,
        incoming: IncomingAttack,
    ) {
        let during = DiceTiming::Defense;
        let Some(craft) = self.craft(ship).cloned() else { return };
        let mut greens = DicePool::<DefenseRoll>::from_dice(&defense.dice);
        match &record.step {
            Modify::Reroll { by, focus, blank } => {
                if let Some((place, used)) = named_use(&craft, *by, during, true) {
                    defense.used |= place.map_or(0, effect_bit);
                    let payment = DicePayment { source: *by, cost: used.cost, times: focus + blank };
                    self.pay_for_dice(ship, payment);
                }
                defense.pick_up(*focus, *blank);
                return;
            }
            Modify::Change { by, .. } => {
                for (source, times) in by {
                    let Some((_, used)) = named_use(&craft, *source, during, false) else { continue };
                    let payment = DicePayment { source: *source, cost: used.cost, times: *times };
                    defense.calculates_owed += self.pay_for_dice(ship, payment);
                    if let Some(change) = used.change {
                        (0..*times).for_each(|_| {
                            change_dice(&mut greens, change);
                        });
                    }
                }
            }
            Modify::Done => {}
        }
        let evades = greens.all().evade;
        defense.result = Some((incoming.hits, incoming.crits, evades));
    }

    pub(crate) fn answer_defense(
        &mut self,
        mut turn: Turn,
        mut defense: Defense,
        answer: &Answer,
    ) -> Result<(), Refusal> {
        match (&self.question, answer) {
            (Question::Incoming { .. }, Answer::Hits { hits, crits }) if hits + crits <= 12 => {
                if hits + crits == 0 {
                    // A miss: the solo ship needs no dice, but the dice it would roll still remove its strain token.
                    self.end_attack_by_player(turn.ship, defense.attacker);
                    self.turn = None;
                    return Ok(());
                }
                defense.incoming = Some((*hits, *crits));
            }
            (Question::GreenDice { .. }, Answer::Count(count)) if *count <= MAX_DICE => {
                defense.pool = Some(*count);
            }
            (Question::CloseInFront, Answer::Yes(yes)) => defense.close_in_front = Some(*yes),
            (Question::ThroughGas { .. }, Answer::Yes(yes)) => defense.through_gas = Some(*yes),
            (Question::InAttackersBullseye { .. }, Answer::Yes(yes)) => defense.in_bullseye = Some(*yes),
            (Question::Reinforced { fore, .. }, Answer::Yes(yes)) => {
                defense.full_arc_answers.push((*fore, *yes))
            }
            (Question::Lender { ships }, Answer::Ships(said)) => {
                self.take_lent_token(&ships.clone(), said, &mut defense.calculates_owed)?;
            }
            (_, _) => return Err(Refusal::NotAsked),
        }
        turn.stage = TurnStage::Defense(Box::new(defense));
        self.turn = Some(turn);
        Ok(())
    }
}
