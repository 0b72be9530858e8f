//! Rule ids of devices.

table::rules! {
    /// Dropped in the System Phase for a charge.
    DROP = "XW-DEV-01";
    /// Bombs go off at the end of the Activation Phase.
    BOMBS = "XW-DEV-02";
    /// Mines go off under a ship.
    MINES = "XW-DEV-03";
    /// What a blast does.
    BLAST = "XW-DEV-04";
    /// The order of own bombs.
    OWN_BOMBS = "XW-DEV-05";
}
