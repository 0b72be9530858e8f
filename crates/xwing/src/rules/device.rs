//! Rule ids of devices.

contract::rules! {
    /// Devices are dropped in the System Phase for a charge.
    DROP = "XW-DEV-01";
    /// Bombs detonate at the end of the Activation Phase.
    BOMBS = "XW-DEV-02";
    /// Mines detonate when a ship moves through or overlaps them.
    MINES = "XW-DEV-03";
    /// The effect of a detonation.
    BLAST = "XW-DEV-04";
    /// The order of a player's own bombs.
    OWN_BOMBS = "XW-DEV-05";
}
