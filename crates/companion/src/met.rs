//! Obstacles that a solo ship met: one die for each, and what it does (XW-OBS-02 to XW-OBS-04).

use crate::dice::Throw;
use crate::event::Event;
use crate::question::Question;
use crate::state::Table;
use crate::turn::{Stage, Turn};
use xwing::content::effect::After;
use xwing::content::{DamageCard, DeviceKind, Effect};
use xwing::dice::AttackFace;
use xwing::game::{Harm, harm};
use xwing::geometry::ObstacleKind;
use xwing::label::Label;
use xwing::solo::record::{ApproachRecord, NoAction};

/// Obstacles that were met, and how the turn goes on.
#[derive(Clone, Debug)]
pub struct Met {
    /// Those whose die has yet to fall, in order.
    pub(crate) kinds: Vec<ObstacleKind>,
    /// The die of the first one.
    pub(crate) face: Option<AttackFace>,
    /// Damage cards that are dealt face up and not told yet.
    pub(crate) cards: u8,
    /// The next stage: actions granted at these moments.
    pub(crate) then: (Box<ApproachRecord>, Vec<After>, Option<NoAction>),
}

impl Met {
    /// The approach of the turn.
    #[must_use]
    pub fn approach(&self) -> &ApproachRecord {
        &self.then.0
    }

    pub(crate) fn thrown(&mut self, faces: &[AttackFace]) {
        self.face = faces.first().copied();
    }
}

impl Table {
    /// The obstacles that roll a die for this ship.
    pub(crate) fn rolled_for(&self, ship: Label, met: &[ObstacleKind]) -> Vec<ObstacleKind> {
        let ignores = self
            .craft(ship)
            .is_some_and(|craft| craft.effects().any(|(_, effect)| *effect == Effect::IgnoresAsteroids));
        met.iter().copied().filter(|kind| !(ignores && *kind == ObstacleKind::Asteroid)).collect()
    }

    pub(crate) fn met(&mut self, mut turn: Turn, mut met: Box<Met>) -> Option<Question> {
        let ship = turn.ship;
        if self.craft(ship).is_none_or(|craft| craft.hull == 0) {
            return None;
        }
        if met.cards > 0 {
            turn.stage = Stage::Met(met);
            return self.wait(turn, Question::DamageCard { ship });
        }
        let Some(kind) = met.kinds.first().copied() else {
            let (approach, moments, prevented) = met.then;
            self.turn = Some(turn.to(Stage::Granted(approach, moments, prevented)));
            return None;
        };
        let Some(face) = met.face.take() else {
            turn.stage = Stage::Met(met);
            return self.wait(turn, Question::Throw { throw: Throw::Red(1) });
        };
        met.kinds.remove(0);
        self.out.push(Event::Met { ship, kind, face });
        met.cards = self.hurt(ship, kind, face);
        turn.stage = Stage::Met(met);
        self.turn = Some(turn);
        None
    }

    /// What the die of an obstacle does; says how many cards are dealt face up.
    fn hurt(&mut self, ship: Label, kind: ObstacleKind, face: AttackFace) -> u8 {
        match harm(kind, face) {
            Harm::None => 0,
            Harm::Hit => self.suffer(ship, 1, 0),
            Harm::Crit => self.suffer(ship, 0, 1),
            Harm::Strain => {
                if let Some(craft) = self.craft_mut(ship) {
                    craft.tokens.strain += 1;
                }
                0
            }
        }
    }

    /// The card that was dealt for an obstacle.
    pub(crate) fn met_card(&mut self, mut turn: Turn, card: DamageCard) -> Turn {
        self.dealt(turn.ship, card);
        if let Stage::Met(met) = &mut turn.stage {
            met.cards = met.cards.saturating_sub(1);
        }
        turn
    }

    /// A bomb lies on the table until the end of the Activation Phase; mines stay.
    pub(crate) fn armed(&mut self, ship: Label, card: Option<&str>) {
        let found = card.and_then(|card| self.content.upgrade(card));
        if let Some(card) = found.filter(|card| card.device == Some(DeviceKind::Bomb)) {
            self.bombs.push((ship, card.xws.clone()));
        }
    }
}
