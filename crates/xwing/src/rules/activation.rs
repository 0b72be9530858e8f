//! Rule ids of maneuvers and actions.

contract::rules! {
    /// The dial is revealed, the maneuver is executed, then an action is performed.
    REVEAL = "XW-ACT-01";
    /// A free slot of a Tallon roll, a barrel roll or a decloak is chosen.
    SLOTS = "XW-ACT-02";
    /// After overlapping a ship: no Perform Action step.
    OVERLAP = "XW-ACT-03";
    /// A ship outside the play area has fled.
    FLEE = "XW-ACT-04";
    /// A red maneuver while stressed becomes the white 2 straight.
    RED_WHILE_STRESSED = "XW-ACT-05";
    /// The ion maneuver.
    ION = "XW-ACT-06";
    /// Check Difficulty.
    DIFFICULTY = "XW-ACT-07";
    /// No action while stressed.
    STRESSED = "XW-ACT-08";
    /// Red actions cause stress, purple ones cost Force, even if they fail.
    COLOURS = "XW-ACT-09";
    /// A linked action may follow, once.
    LINKED = "XW-ACT-10";
    /// Nothing follows an action that failed.
    FAILED = "XW-ACT-11";
    /// Each action once per round.
    ONCE = "XW-ACT-12";
    /// A lock at range 0-3, one per ship.
    LOCK = "XW-ACT-13";
    /// Barrel rolls and boosts are declared, then attempted.
    DECLARED = "XW-ACT-14";
    /// Only actions on the action bar.
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
