//! Rule ids of the scenarios.

contract::rules! {
    /// The ship table of the introductory scenario.
    FORCES = "XW-SCEN-01";
    /// Hyperspace markers and their three sides.
    MARKER = "XW-SCEN-02";
    /// Placement of the markers.
    MARKERS = "XW-SCEN-03";
    /// No side of a marker points at the other marker.
    MARKER_LANES = "XW-SCEN-04";
    /// Placement of the six obstacles.
    OBSTACLES = "XW-SCEN-05";
    /// No side of a marker points at an obstacle.
    OBSTACLE_LANES = "XW-SCEN-06";
    /// The order of placement.
    PLACING = "XW-SCEN-07";
    /// The marker and the side of an arrival.
    ARRIVAL = "XW-SCEN-08";
    /// A blocked side is rerolled.
    BLOCKED = "XW-SCEN-09";
    /// The first wave.
    FIRST_WAVE = "XW-SCEN-10";
    /// The wave of round 4.
    FOURTH_ROUND = "XW-SCEN-11";
    /// The wave of round 7.
    SEVENTH_ROUND = "XW-SCEN-12";
    /// Which ship arrives, and the return of destroyed ships.
    POOL = "XW-SCEN-13";
    /// Leaving over the player edge is returning to base.
    RETURNING = "XW-SCEN-14";
    /// The two ways the game ends.
    ENDING = "XW-SCEN-15";
    /// The single Core Set game.
    CORE_SET = "XW-SCEN-16";
    /// The hunting ace.
    ACE = "XW-SCEN-17";
    /// The escaping transport.
    TRANSPORT = "XW-SCEN-18";
    /// Custom squads.
    OWN_SQUADS = "XW-SCEN-19";
    /// The standard game.
    STANDARD = "XW-SCEN-20";
    /// More enemies.
    MORE_ENEMIES = "XW-SCEN-21";
    /// Where player ships are placed.
    PLAYER_ZONE = "XW-SCEN-22";
    /// People share the player side.
    PEOPLE = "XW-SCEN-23";
    /// The enemy squad played from its own seat.
    ACE_SEAT = "XW-SCEN-24";
}
