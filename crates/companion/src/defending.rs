//! A person's ship attacks, and a solo ship defends: dice, modifications, damage.

use crate::answer::Answer;
use crate::asking::{Ask, seen};
use crate::dice::Throw;
use crate::event::Event;
use crate::question::Question;
use crate::setup::Mode;
use crate::state::Table;
use crate::step::Refusal;
use crate::turn::{Stage, Turn};
use xwing::content::DamageCard;
use xwing::content::effect::Condition;
use xwing::craft::Team;
use xwing::dice::DefenseFace;
use xwing::label::Label;
use xwing::solo::dice::{DiceRecord, Die, Incoming, MeansName};
use xwing::solo::modify::Step as Modify;
use xwing::solo::sight::Sight;
use xwing::solo::{Decision, Pilot};

/// An attack on a solo ship. The turn is the defender's while it lasts.
#[derive(Clone, Debug)]
pub struct Defending {
    /// Who attacks.
    pub attacker: Label,
    /// Hits and critical hits, once they are told.
    pub incoming: Option<(u8, u8)>,
    /// How many defense dice, once it is told.
    pub pool: Option<u8>,
    /// At range 1 and in the attacker's front arc, once it is told.
    pub(crate) close: Option<bool>,
    /// The dice as they lie.
    pub dice: Vec<Die<DefenseFace>>,
    pub(crate) used: Vec<MeansName<'static>>,
    pub(crate) waiting: u8,
    /// Damage cards that are dealt face up and not told yet.
    pub(crate) cards: Option<u8>,
}

impl Defending {
    pub(crate) fn thrown(&mut self, faces: &[DefenseFace]) {
        let rerolled = !self.dice.is_empty();
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
    /// A person's ship engages: at a solo ship, or at nobody.
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
                cards: None,
            };
            Turn::new(ship, Stage::Defending(Box::new(defending)))
        });
        Ok(())
    }

    /// What the companion has to know of the attack, then dice, then damage.
    pub(crate) fn defend(&mut self, mut turn: Turn, mut defending: Box<Defending>) -> Option<Question> {
        let ship = turn.ship;
        if let Some(cards) = defending.cards {
            // The ship may be lost by now.
            if cards == 0 || self.craft(ship).is_none_or(|craft| craft.hull == 0) {
                return None;
            }
            turn.stage = Stage::Defending(defending);
            return self.wait(turn, Question::DamageCard { ship });
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
        if pool > 0 && defending.dice.is_empty() && defending.waiting == 0 {
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

    /// The defense dice of a ship before range and obstruction: agility, cards, damage and tokens.
    #[must_use]
    pub fn agility(&self, ship: Label) -> u8 {
        let Some(craft) = self.craft(ship) else { return 0 };
        let cards: i16 = craft.upgrades.iter().map(|fitted| i16::from(fitted.card.stats.agility)).sum();
        let fewer = i16::from(craft.faceup.contains(&DamageCard::StructuralDamage))
            + i16::from(craft.tokens.strain > 0)
            + i16::from(craft.tokens.tractor > 0);
        u8::try_from(i16::from(craft.ship.agility) + cards - fewer).unwrap_or(0)
    }

    /// Whether an ability of the ship asks for the range of an attack on it.
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
                self.spend(ship, *by, 1);
                defending.pick_up(*focus, *blank);
                return;
            }
            Modify::Change { by, results } => {
                for (means, times) in by {
                    self.spend(ship, *means, *times);
                }
                evades = *results;
            }
            Modify::Reroll { .. } | Modify::Done => {}
        }
        // Changes of the attacker's critical hits that cost nothing.
        let softened: u8 = record.free.iter().map(|change| change.count).sum::<u8>().min(incoming.crits);
        let (hits, crits) = (incoming.hits + softened, incoming.crits - softened);
        self.out.push(Event::Defended { ship, attacker: defending.attacker, hits, crits, evades });
        let left_hits = hits.saturating_sub(evades);
        let left_crits = crits - evades.saturating_sub(hits).min(crits);
        let mut cards = 0;
        if left_hits + left_crits > 0 {
            cards = self.suffer(ship, left_hits, left_crits);
        }
        if let Some(craft) = self.craft_mut(ship) {
            craft.tokens.strain = craft.tokens.strain.saturating_sub(1);
        }
        defending.cards = Some(cards);
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
                    // A miss: the solo ship needs no dice.
                    self.turn = None;
                    return Ok(());
                }
                defending.incoming = Some((*hits, *crits));
            }
            (Question::GreenDice { .. }, Answer::Count(count)) if *count <= 8 => {
                defending.pool = Some(*count);
            }
            (Question::CloseInFront, Answer::Yes(yes)) => defending.close = Some(*yes),
            (Question::DamageCard { ship }, Answer::Card(card)) => {
                let ship = *ship;
                self.dealt(ship, *card);
                defending.cards = defending.cards.map(|cards| cards.saturating_sub(1));
            }
            (_, _) => return Err(Refusal::NotAsked),
        }
        turn.stage = Stage::Defending(Box::new(defending));
        self.turn = Some(turn);
        Ok(())
    }
}
