//! A player ship attacks and a solo ship defends: dice, modifications, damage.

use crate::combat::damage::{DamageSequence, DamageStep, faceup_copies};
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
use xwing::content::DamageCard;
use xwing::content::effect::EffectCondition;
use xwing::craft::Team;
use xwing::dice::DefenseFace;
use xwing::dice::roll::MAX_DICE;
use xwing::geometry::Arc;
use xwing::label::Label;
use xwing::rules::token as rules;
use xwing::solo::attack::dice_search::DiceStep as Modify;
use xwing::solo::attack::spend::{DiceRecord, Die, IncomingAttack, ModifierSource};
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
    pub dice: Vec<Die<DefenseFace>>,
    pub(crate) used: Vec<ModifierSource<'static>>,
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
        self.engaging_initiative = self.craft(attacker).map(|craft| craft.initiative);
        self.turn = target.map(|ship| {
            let defense = Defense {
                attacker,
                incoming: None,
                pool: None,
                close_in_front: None,
                dice: Vec::new(),
                used: Vec::new(),
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
            let agility = self.base_defense_dice(ship);
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
        let incoming = IncomingAttack {
            hits,
            crits,
            range: if close { 1 } else { 2 },
            in_attackers_front: close,
            green: true,
        };
        self.skip_irrelevant_arc(&mut turn, &defense, incoming);
        match self.decide(&mut turn, &DefenseModification(&defense.dice, incoming)) {
            Ok(record) => {
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

    /// XW-ATK-09, XW-TOK-07: evades cancel hits, then crits; a reinforced arc adds one evade if more than one result
    /// is left.
    fn neutralize(
        &mut self,
        mut turn: Turn,
        defense: Box<Defense>,
        (hits, crits, evades): (u8, u8, u8),
    ) -> Option<Question> {
        let (ship, attacker) = (turn.ship, defense.attacker);
        let reinforced = match self.reinforced(ship, &defense, hits + crits, evades) {
            Ok(reinforced) => reinforced,
            Err(fore) => {
                turn.stage = TurnStage::Defense(defense);
                return self.ask(turn, Question::Reinforced { ship, attacker, fore });
            }
        };
        let evades = evades + u8::from(reinforced);
        self.new_events.push(Event::DefenseResolved { ship, attacker, hits, crits, evades, reinforced });
        let left = DamageStep::Damage {
            hits: hits.saturating_sub(evades),
            crits: crits - evades.saturating_sub(hits).min(crits),
        };
        self.lose_token(ship, Token::Strain, rules::STRAIN);
        self.turn = Some(turn.at_stage(TurnStage::Damage(DamageSequence::new([left], None))));
        None
    }

    /// Whether a reinforce token applies: measured on a map, otherwise as reported. `Err` holds the full arc to ask
    /// about if it has not been reported.
    fn reinforced(&self, ship: Label, defense: &Defense, results: u8, evades: u8) -> Result<bool, bool> {
        let Some(craft) = self.craft(ship) else { return Ok(false) };
        if results.saturating_sub(evades) <= 1 {
            return Ok(false);
        }
        for (fore, held) in [(true, craft.tokens.reinforce_fore), (false, craft.tokens.reinforce_aft)] {
            let told =
                defense.full_arc_answers.iter().find(|(arc, _)| *arc == fore).map(|(_, wholly)| *wholly);
            let wholly = self.is_wholly_in_arc(ship, defense.attacker, fore).or(told);
            if held > 0 && wholly.ok_or(fore)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// On a map: whether a ship is in one full arc of another and not in the opposite one.
    fn is_wholly_in_arc(&self, ship: Label, other: Label, fore: bool) -> Option<bool> {
        let base = |label| self.position.footprint(self.position.index(label)?);
        let (own, foe) = (base(ship)?, base(other)?);
        let ahead = Arc::FullFront.covers_base(&own, &foe);
        let behind = Arc::FullRear.covers_base(&own, &foe);
        (self.mode == Mode::Map).then_some(if fore { ahead && !behind } else { behind && !ahead })
    }

    /// XW-ATK-06: a ship's defense dice before range and obstruction, from agility, cards, cloak, damage and tokens.
    #[must_use]
    pub fn base_defense_dice(&self, ship: Label) -> u8 {
        let Some(craft) = self.craft(ship) else { return 0 };
        let cards: i16 = craft.upgrades.iter().map(|fitted| i16::from(fitted.card.stats.agility)).sum();
        // XW-TOK-08
        let cloaked = if craft.tokens.cloak > 0 { 2 } else { 0 };
        // XW-DMG-19, XW-TOK-04, XW-TOK-09
        let fewer = i16::from(faceup_copies(craft, DamageCard::StructuralDamage))
            + i16::from(craft.tokens.strain > 0)
            + i16::from(craft.is_tractored());
        let dice = i16::from(craft.ship.agility) + cards + cloaked - fewer;
        u8::try_from(dice).unwrap_or(0).min(MAX_DICE)
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
        let mut evades = record.faces.good;
        match &record.step {
            Modify::Reroll { by, focus, blank } if !defense.used.contains(by) => {
                defense.used.push(*by);
                self.spend_means(ship, *by, 1, focus + blank);
                defense.pick_up(*focus, *blank);
                return;
            }
            Modify::Change { by, results } => {
                for (means, times) in by {
                    defense.calculates_owed += self.spend_means(ship, *means, *times, *times);
                }
                evades = *results;
            }
            Modify::Reroll { .. } | Modify::Done => {}
        }
        // Free changes of the attacker's critical hits to hits.
        let softened: u8 = record.free.iter().map(|change| change.count).sum::<u8>().min(incoming.crits);
        let (hits, crits) = (incoming.hits + softened, incoming.crits - softened);
        defense.result = Some((hits, crits, evades));
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
                    self.lose_token(turn.ship, Token::Strain, rules::STRAIN);
                    self.turn = None;
                    return Ok(());
                }
                defense.incoming = Some((*hits, *crits));
            }
            (Question::GreenDice { .. }, Answer::Count(count)) if *count <= MAX_DICE => {
                defense.pool = Some(*count);
            }
            (Question::CloseInFront, Answer::Yes(yes)) => defense.close_in_front = Some(*yes),
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
