//! A player ship attacks and a solo ship defends: dice, modifications, damage.

use crate::answer::Answer;
use crate::asking::{Ask, seen};
use crate::dice::Throw;
use crate::event::Event;
use crate::hurt::{Hurt, Trouble, copies};
use crate::question::Question;
use crate::setup::Mode;
use crate::state::Table;
use crate::step::Refusal;
use crate::turn::{Stage, Turn};
use xwing::content::DamageCard;
use xwing::content::effect::Condition;
use xwing::craft::Team;
use xwing::dice::DefenseFace;
use xwing::game::Token;
use xwing::game::dice::MOST_DICE;
use xwing::geometry::Arc;
use xwing::label::Label;
use xwing::rules::token as rules;
use xwing::solo::dice::{DiceRecord, Die, Incoming, MeansName};
use xwing::solo::modify::Step as Modify;
use xwing::solo::sight::Sight;
use xwing::solo::{Decision, Pilot};

/// An attack on a solo ship. While it lasts, the turn belongs to the defender.
#[derive(Clone, Debug)]
pub struct Defending {
    pub attacker: Label,
    /// Hits and critical hits, once reported.
    pub incoming: Option<(u8, u8)>,
    /// The number of defense dice, once reported.
    pub pool: Option<u8>,
    /// At range 1 and in the attacker's front arc, once reported.
    pub(crate) close: Option<bool>,
    pub dice: Vec<Die<DefenseFace>>,
    pub(crate) used: Vec<MeansName<'static>>,
    pub(crate) waiting: u8,
    /// The dice have been rolled once, so further rolls are rerolls.
    rolled: bool,
    /// Calculate tokens still to be spent by friendly ships.
    owed: u8,
    /// Hits, critical hits and evades, after the dice have been modified.
    result: Option<(u8, u8, u8)>,
    /// Reports of whether the attacker is wholly in a full arc: (`true` for the front arc, the answer).
    wholly: Vec<(bool, bool)>,
}

impl Defending {
    pub(crate) fn thrown(&mut self, faces: &[DefenseFace]) {
        let rerolled = std::mem::replace(&mut self.rolled, true);
        self.dice.extend(faces.iter().map(|face| Die { face: *face, rerolled }));
        self.waiting = 0;
    }

    fn pick_up(&mut self, focus: u8, blank: u8) {
        for (face, count) in [(DefenseFace::Focus, focus), (DefenseFace::Blank, blank)] {
            for _ in 0..count {
                if let Some(at) = self.dice.iter().position(|die| die.face == face && !die.rerolled) {
                    self.dice.remove(at);
                }
            }
        }
        self.waiting = focus + blank;
    }
}

struct DefendAsk<'a>(&'a [Die<DefenseFace>], Incoming);
impl Ask for DefendAsk<'_> {
    type Out = DiceRecord<'static>;
    fn ask<S: Sight>(&self, pilot: &Pilot<'_, 'static, S>) -> Decision<DiceRecord<'static>> {
        pilot.modify_defense(self.0, self.1)
    }
}

impl Table {
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
        self.engaged(attacker);
        self.engaging = self.craft(attacker).map(|craft| craft.initiative);
        self.turn = target.map(|ship| {
            let defending = Defending {
                attacker,
                incoming: None,
                pool: None,
                close: None,
                dice: Vec::new(),
                used: Vec::new(),
                waiting: 0,
                rolled: false,
                owed: 0,
                result: None,
                wholly: Vec::new(),
            };
            Turn::new(ship, Stage::Defending(Box::new(defending)))
        });
        Ok(())
    }

    /// Asks for what the companion has to know about the attack, then for dice, then deals damage.
    pub(crate) fn defend(&mut self, mut turn: Turn, mut defending: Box<Defending>) -> Option<Question> {
        let ship = turn.ship;
        if let Some(question) = self.lend(&turn, &mut defending.owed) {
            turn.stage = Stage::Defending(defending);
            return self.wait(turn, question);
        }
        if let Some(result) = defending.result {
            return self.neutralize(turn, defending, result);
        }
        let Some((hits, crits)) = defending.incoming else {
            turn.stage = Stage::Defending(defending);
            return self.wait(turn, Question::Incoming { ship });
        };
        let Some(pool) = defending.pool else {
            let agility = self.agility(ship);
            turn.stage = Stage::Defending(defending);
            return self.wait(turn, Question::GreenDice { ship, agility });
        };
        let close = match defending.close {
            Some(close) => close,
            None if self.minds_range(ship) => {
                turn.stage = Stage::Defending(defending);
                return self.wait(turn, Question::CloseInFront);
            }
            None => false,
        };
        if pool > 0 && !defending.rolled && defending.waiting == 0 {
            defending.waiting = pool;
        }
        if defending.waiting > 0 {
            let throw = Throw::Green(defending.waiting);
            turn.stage = Stage::Defending(defending);
            return self.wait(turn, Question::Throw { throw });
        }
        let incoming = Incoming {
            hits,
            crits,
            range: if close { 1 } else { 2 },
            in_attackers_front: close,
            green: true,
        };
        self.keeping_defense(&mut turn, &defending, incoming);
        match self.decide(&mut turn, &DefendAsk(&defending.dice, incoming)) {
            Ok(record) => {
                self.out.push(Event::Modified { ship, record: Box::new(record.clone()) });
                self.defended(ship, &mut defending, &record, incoming);
                turn.rolled.clear();
                turn.stage = Stage::Defending(defending);
                self.turn = Some(turn);
                None
            }
            Err(pause) => self.stopped(turn, pause),
        }
    }

    /// XW-ATK-09, XW-TOK-07: evades cancel hits, then crits; a reinforced arc adds one evade if more than one result
    /// is left.
    fn neutralize(
        &mut self,
        mut turn: Turn,
        defending: Box<Defending>,
        (hits, crits, evades): (u8, u8, u8),
    ) -> Option<Question> {
        let (ship, attacker) = (turn.ship, defending.attacker);
        let reinforced = match self.reinforced(ship, &defending, hits + crits, evades) {
            Ok(reinforced) => reinforced,
            Err(fore) => {
                turn.stage = Stage::Defending(defending);
                return self.wait(turn, Question::Reinforced { ship, attacker, fore });
            }
        };
        let evades = evades + u8::from(reinforced);
        self.out.push(Event::Defended { ship, attacker, hits, crits, evades, reinforced });
        let left = Trouble::Damage {
            hits: hits.saturating_sub(evades),
            crits: crits - evades.saturating_sub(hits).min(crits),
        };
        self.lose(ship, Token::Strain, rules::STRAIN);
        self.turn = Some(turn.to(Stage::Hurt(Hurt::new([left], None))));
        None
    }

    /// Whether a reinforce token applies: measured on a map, otherwise as reported. `Err` holds the full arc to ask
    /// about if it has not been reported.
    fn reinforced(&self, ship: Label, defending: &Defending, results: u8, evades: u8) -> Result<bool, bool> {
        let Some(craft) = self.craft(ship) else { return Ok(false) };
        if results.saturating_sub(evades) <= 1 {
            return Ok(false);
        }
        for (fore, held) in [(true, craft.tokens.reinforce_fore), (false, craft.tokens.reinforce_aft)] {
            let told = defending.wholly.iter().find(|(arc, _)| *arc == fore).map(|(_, wholly)| *wholly);
            let wholly = self.wholly(ship, defending.attacker, fore).or(told);
            if held > 0 && wholly.ok_or(fore)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// On a map: whether a ship is in one full arc of another and not in the opposite one.
    fn wholly(&self, ship: Label, other: Label, fore: bool) -> Option<bool> {
        let base = |label| self.position.footprint(self.position.index(label)?);
        let (own, foe) = (base(ship)?, base(other)?);
        let ahead = Arc::FullFront.holds_base(&own, &foe);
        let behind = Arc::FullRear.holds_base(&own, &foe);
        (self.mode == Mode::Map).then_some(if fore { ahead && !behind } else { behind && !ahead })
    }

    /// XW-ATK-06: a ship's defense dice before range and obstruction, from agility, cards, cloak, damage and tokens.
    #[must_use]
    pub fn agility(&self, ship: Label) -> u8 {
        let Some(craft) = self.craft(ship) else { return 0 };
        let cards: i16 = craft.upgrades.iter().map(|fitted| i16::from(fitted.card.stats.agility)).sum();
        // XW-TOK-08
        let cloaked = if craft.tokens.cloak > 0 { 2 } else { 0 };
        // XW-DMG-19, XW-TOK-04, XW-TOK-09
        let fewer = i16::from(copies(craft, DamageCard::StructuralDamage))
            + i16::from(craft.tokens.strain > 0)
            + i16::from(craft.is_tractored());
        let dice = i16::from(craft.ship.agility) + cards + cloaked - fewer;
        u8::try_from(dice).unwrap_or(0).min(MOST_DICE)
    }

    /// Whether an ability of the ship depends on the range of an attack against it.
    fn minds_range(&self, ship: Label) -> bool {
        let asks = |condition: &Condition| {
            matches!(condition, Condition::AttackRangeOne | Condition::InAttackersFrontArc)
        };
        self.craft(ship)
            .is_some_and(|craft| craft.effects().any(|(_, effect)| effect.when().iter().any(asks)))
    }

    fn keeping_defense(&self, turn: &mut Turn, defending: &Defending, incoming: Incoming) {
        if self.mode == Mode::Map || turn.told.in_arc.is_some() {
            return;
        }
        let foes: Vec<Label> = self.foes(turn.ship).map(|craft| craft.label).collect();
        let step = |ships: &[Label]| {
            let mut probe = turn.clone();
            probe.told.in_arc = Some(seen(ships));
            self.decide(&mut probe, &DefendAsk(&defending.dice, incoming)).map(|record| record.step)
        };
        if step(&[]) == step(&foes) {
            turn.told.in_arc = Some(Vec::new());
        }
    }

    fn defended(
        &mut self,
        ship: Label,
        defending: &mut Defending,
        record: &DiceRecord<'static>,
        incoming: Incoming,
    ) {
        let mut evades = record.faces.good;
        match &record.step {
            Modify::Reroll { by, focus, blank } if !defending.used.contains(by) => {
                defending.used.push(*by);
                self.spend(ship, *by, 1, focus + blank);
                defending.pick_up(*focus, *blank);
                return;
            }
            Modify::Change { by, results } => {
                for (means, times) in by {
                    defending.owed += self.spend(ship, *means, *times, *times);
                }
                evades = *results;
            }
            Modify::Reroll { .. } | Modify::Done => {}
        }
        // Free changes of the attacker's critical hits to hits.
        let softened: u8 = record.free.iter().map(|change| change.count).sum::<u8>().min(incoming.crits);
        let (hits, crits) = (incoming.hits + softened, incoming.crits - softened);
        defending.result = Some((hits, crits, evades));
    }

    pub(crate) fn defend_by(
        &mut self,
        mut turn: Turn,
        mut defending: Defending,
        answer: &Answer,
    ) -> Result<(), Refusal> {
        match (&self.question, answer) {
            (Question::Incoming { .. }, Answer::Hits { hits, crits }) if hits + crits <= 12 => {
                if hits + crits == 0 {
                    // A miss: the solo ship needs no dice, but the dice it would roll still remove its strain token.
                    self.lose(turn.ship, Token::Strain, rules::STRAIN);
                    self.turn = None;
                    return Ok(());
                }
                defending.incoming = Some((*hits, *crits));
            }
            (Question::GreenDice { .. }, Answer::Count(count)) if *count <= MOST_DICE => {
                defending.pool = Some(*count);
            }
            (Question::CloseInFront, Answer::Yes(yes)) => defending.close = Some(*yes),
            (Question::Reinforced { fore, .. }, Answer::Yes(yes)) => defending.wholly.push((*fore, *yes)),
            (Question::Lender { ships }, Answer::Ships(said)) => {
                self.lent(&ships.clone(), said, &mut defending.owed)?;
            }
            (_, _) => return Err(Refusal::NotAsked),
        }
        turn.stage = Stage::Defending(Box::new(defending));
        self.turn = Some(turn);
        Ok(())
    }
}
