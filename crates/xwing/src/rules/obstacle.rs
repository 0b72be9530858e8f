//! Rule ids of obstacles.

contract::rules! {
    /// Everything moved through or overlapped, in order.
    MET = "XW-OBS-01";
    /// Asteroids.
    ASTEROID = "XW-OBS-02";
    /// Debris clouds.
    DEBRIS = "XW-OBS-03";
    /// Gas clouds.
    GAS_CLOUD = "XW-OBS-04";
    /// An obstacle between the ships: one additional defense die.
    OBSTRUCTS = "XW-OBS-05";
    /// A gas cloud between the ships changes one blank into an evade.
    GAS_BETWEEN = "XW-OBS-06";
}
