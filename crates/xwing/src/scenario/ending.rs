//! Leaving the table and the end of the game (XW-SCEN-14, XW-SCEN-15, XW-SCEN-18).

use crate::geometry::primitives::tolerance;
use crate::geometry::{Footprint, PlayArea};
use crate::rules::scenario as rules;
use contract::RuleId;
use serde::{Deserialize, Serialize};

/// The first round in which destroying every solo ship ends the game.
pub const LAST_WAVE_ROUND: u8 = 7;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// Not yet arrived.
    Waiting,
    InPlay,
    Destroyed,
    /// Left over the player edge: returned to base.
    Returned,
    /// Left over another edge.
    FledElsewhere,
}

/// XW-SCEN-14: how a ship outside the play area has left: over the player edge if any part of its base is beyond it.
/// `None` while it is inside.
#[must_use]
pub fn fate_after_leaving(area: PlayArea, base: &Footprint) -> Option<Fate> {
    if !area.is_off_table(base) {
        return None;
    }
    let beyond = base.corners().iter().any(|corner| corner.y < -tolerance::TOLERANCE);
    Some(if beyond { Fate::Returned } else { Fate::FledElsewhere })
}

/// Why the game is over.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum EndReason {
    /// Every player ship has fled or been destroyed.
    PlayersGone,
    /// Every solo ship has been destroyed.
    SoloDestroyed,
    TransportEscaped,
    TransportDestroyed,
}

impl EndReason {
    /// Whether the player side has won.
    #[must_use]
    pub const fn is_won(self) -> bool {
        match self {
            EndReason::SoloDestroyed | EndReason::TransportDestroyed => true,
            EndReason::PlayersGone | EndReason::TransportEscaped => false,
        }
    }

    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            EndReason::PlayersGone | EndReason::SoloDestroyed => rules::ENDING,
            EndReason::TransportEscaped | EndReason::TransportDestroyed => rules::TRANSPORT,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Ending {
    pub reason: EndReason,
    /// Player ships still in play.
    pub in_play: u8,
    pub returned: u8,
    pub lost: u8,
    pub fled_elsewhere: u8,
    pub solo_destroyed: u8,
}

/// XW-SCEN-15: whether the game is over at the end of a round. `transport` is the fate of the escaping transport, if
/// there is one (XW-SCEN-18).
#[must_use]
pub fn ending(round: u8, players: &[Fate], solo: &[Fate], transport: Option<Fate>) -> Option<Ending> {
    let left = |fate: &Fate| matches!(fate, Fate::InPlay | Fate::Waiting);
    let players_gone = !players.iter().any(left);
    // Ships that have not arrived do not count: only those on the table or delayed at a marker, which count as in
    // play.
    let solo_gone = round >= LAST_WAVE_ROUND && !solo.contains(&Fate::InPlay);
    let reason = match transport {
        Some(Fate::Returned | Fate::FledElsewhere) => Some(EndReason::TransportEscaped),
        Some(Fate::Destroyed) => Some(EndReason::TransportDestroyed),
        Some(Fate::InPlay | Fate::Waiting) | None if solo_gone => Some(EndReason::SoloDestroyed),
        Some(Fate::InPlay | Fate::Waiting) | None if players_gone => Some(EndReason::PlayersGone),
        Some(Fate::InPlay | Fate::Waiting) | None => None,
    };
    let count = |ships: &[Fate], fate: Fate| {
        u8::try_from(ships.iter().filter(|one| **one == fate).count()).unwrap_or(u8::MAX)
    };
    reason.map(|reason| Ending {
        reason,
        in_play: count(players, Fate::InPlay),
        returned: count(players, Fate::Returned),
        lost: count(players, Fate::Destroyed),
        fled_elsewhere: count(players, Fate::FledElsewhere),
        solo_destroyed: count(solo, Fate::Destroyed),
    })
}
