//! The System Phase: whether a solo ship drops its bomb or mine (XW-SOLO-02, XW-SOLO-03).

use crate::label::Label;
use crate::solo::chance::Decision;
use crate::solo::sight::{SeenObject, Sight};
use crate::solo::{SoloPilot, rules};
use contract::RuleId;
use serde::Serialize;

/// The check whether to drop a device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BombRecord {
    pub ship: Label,
    /// The first equipped device with a charge left.
    pub device: Option<String>,
    /// Enemy ships at range 0-1, or in the rear arc at range 0-2: one die each.
    pub near: Vec<SeenObject>,
    /// How many dice show a hit or a crit; `None` if none were rolled.
    pub results: Option<u8>,
    /// It is dropped with the 1 straight.
    pub drops: bool,
    /// The rules for the roll and the drop.
    pub rules: [RuleId; 2],
}

impl<S: Sight> SoloPilot<'_, '_, S> {
    /// Checks whether the ship drops its bomb or mine.
    ///
    /// # Errors
    /// The next roll or fact that is needed.
    pub fn system(&self) -> Decision<BombRecord> {
        let device = self.me.devices().next().map(|card| card.xws.clone());
        let near = if device.is_some() { self.sight.bomb_targets()? } else { Vec::new() };
        let dice = u8::try_from(near.len()).unwrap_or(u8::MAX);
        let results = if dice > 0 { Some(self.rolls.bombs(dice)?) } else { None };
        Ok(BombRecord {
            ship: self.me.label,
            device,
            near,
            results,
            drops: results.is_some_and(|results| results > 0),
            rules: [rules::BOMB_ROLL, rules::BOMB_DROP],
        })
    }
}
