//! What obstacles do to a ship that moves through or onto them (XW-OBS-02 to XW-OBS-04).

use crate::dice::AttackFace;
use crate::geometry::ObstacleKind;

/// What the die rolled for an obstacle does to the ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ObstacleEffect {
    None,
    /// One damage.
    Hit,
    /// One critical damage.
    Crit,
    /// A strain token.
    Strain,
}

/// XW-OBS-02 to XW-OBS-04
#[must_use]
pub const fn obstacle_effect(kind: ObstacleKind, face: AttackFace) -> ObstacleEffect {
    match (kind, face) {
        (ObstacleKind::Asteroid, AttackFace::Hit) => ObstacleEffect::Hit,
        (ObstacleKind::Asteroid | ObstacleKind::DebrisCloud, AttackFace::Crit) => ObstacleEffect::Crit,
        (ObstacleKind::GasCloud, AttackFace::Hit | AttackFace::Focus) => ObstacleEffect::Strain,
        (ObstacleKind::Asteroid, AttackFace::Focus | AttackFace::Blank)
        | (ObstacleKind::DebrisCloud, AttackFace::Hit | AttackFace::Focus | AttackFace::Blank)
        | (ObstacleKind::GasCloud, AttackFace::Crit | AttackFace::Blank) => ObstacleEffect::None,
    }
}

/// What an obstacle does besides its die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ObstacleMet {
    /// A maneuver that met it has no Perform Action step.
    pub costs_action: bool,
    /// Stress tokens, after Check Difficulty if it was met by a maneuver.
    pub stress: u8,
}

/// XW-OBS-02 to XW-OBS-04
#[must_use]
pub const fn obstacle_met(kind: ObstacleKind) -> ObstacleMet {
    match kind {
        ObstacleKind::Asteroid | ObstacleKind::GasCloud => ObstacleMet { costs_action: true, stress: 0 },
        ObstacleKind::DebrisCloud => ObstacleMet { costs_action: false, stress: 1 },
    }
}
