//! Rule ids of maneuvers and actions.

table::rules! {
    /// The dial is revealed and flown, then an action is performed.
    REVEAL = "XW-ACT-01";
    /// A free slot of a Tallon roll, a barrel roll or a decloak is chosen.
    SLOTS = "XW-ACT-02";
    /// Stopped by a ship: no Perform Action step.
    OVERLAP = "XW-ACT-03";
    /// Off the table is fled.
    FLEE = "XW-ACT-04";
    /// Red while stressed is the white 2 straight.
    RED_WHILE_STRESSED = "XW-ACT-05";
    /// The ion maneuver.
    ION = "XW-ACT-06";
    /// Check Difficulty.
    DIFFICULTY = "XW-ACT-07";
    /// No action while stressed.
    STRESSED = "XW-ACT-08";
    /// Red actions stress, purple ones cost Force, even when they fail.
    COLOURS = "XW-ACT-09";
    /// A linked action may follow, once.
    LINKED = "XW-ACT-10";
    /// Nothing follows an action that failed.
    FAILED = "XW-ACT-11";
    /// Each action once a round.
    ONCE = "XW-ACT-12";
    /// A lock at range 0-3, one a ship.
    LOCK = "XW-ACT-13";
    /// Barrel rolls and boosts are declared, then tried.
    DECLARED = "XW-ACT-14";
    /// Only actions of the bar.
    BAR = "XW-ACT-15";
    /// Reload.
    RELOAD = "XW-ACT-16";
    /// SLAM.
    SLAM = "XW-ACT-17";
    /// Coordinate.
    COORDINATE = "XW-ACT-18";
    /// Actions that give a token.
    TOKENS = "XW-ACT-19";
    /// Actions that abilities grant.
    GRANTED = "XW-ACT-20";
}
