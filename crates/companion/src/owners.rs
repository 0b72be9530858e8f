//! Several people at one table: who owns which ship, and who should answer a question.

use crate::command::Refusal;
use crate::event::Event;
use crate::question::Question;
use crate::state::SessionState;
use crate::turn::TurnStage;
use xwing::label::Label;

impl SessionState {
    /// The owner of a ship, if someone has claimed it.
    #[must_use]
    pub fn owner(&self, ship: Label) -> Option<&str> {
        self.owners.get(&ship).map(String::as_str)
    }

    pub(crate) fn set_owner(&mut self, who: Option<String>, ship: Label, own: bool) -> Result<(), Refusal> {
        let name = who.filter(|name| !name.trim().is_empty()).ok_or(Refusal::NoName)?;
        self.craft(ship).ok_or(Refusal::Unknown)?;
        let owner = own.then_some(name);
        match &owner {
            Some(name) => self.owners.insert(ship, name.clone()),
            None => self.owners.remove(&ship),
        };
        self.new_events.push(Event::OwnerChanged { ship, owner });
        Ok(())
    }

    /// The ship whose owner can best answer the open question, usually the one whose turn it is.
    #[must_use]
    pub fn concerned_ship(&self) -> Option<Label> {
        match &self.question {
            // The defender rolls the defense dice; the attacker knows what is left of the attack.
            Question::Cancelled { ship, .. } => Some(*ship),
            Question::Incoming { .. } => match self.turn.as_ref().map(|turn| &turn.stage) {
                Some(TurnStage::Defense(defense)) => Some(defense.attacker),
                _ => self.ship(),
            },
            Question::Place { ships } => match ships.as_slice() {
                [only] => Some(*only),
                _ => None,
            },
            _ => self.ship(),
        }
    }
}
