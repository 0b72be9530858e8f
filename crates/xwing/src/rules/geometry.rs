//! Rule ids of geometry. Each has an entry in `docs/rules/xwing.md`, under "The table".

contract::rules! {
    /// Touching is not overlapping, but counts for range and arcs.
    TOUCHING = "XW-GEO-01";
    /// Every move ends on the grid.
    GRID = "XW-GEO-02";
    /// Bases are squares of 40, 60 and 80 mm.
    BASES = "XW-GEO-03";
    /// Eleven templates, 20 mm wide.
    TEMPLATES = "XW-GEO-04";
    /// Straight.
    STRAIGHT = "XW-GEO-05";
    /// Bank and turn.
    BEND = "XW-GEO-06";
    /// Koiogran turns and Segnor's loops end with a rotation of 180 degrees.
    FLIP = "XW-GEO-07";
    /// A Tallon roll has three slots.
    TALLON = "XW-GEO-08";
    /// Reverse maneuvers are mirrored front to back.
    REVERSE = "XW-GEO-09";
    /// Stationary.
    STATIONARY = "XW-GEO-10";
    /// Only bases overlap, not the plastic guides.
    BASES_ALONE = "XW-GEO-11";
    /// A maneuver that would overlap a ship is partially executed.
    PARTIAL = "XW-GEO-12";
    /// Obstacles under the template or the final base.
    MOVED_THROUGH = "XW-GEO-13";
    /// The play area and its edge.
    TABLE_EDGE = "XW-GEO-14";
    /// Range is measured between closest points.
    RANGE = "XW-GEO-15";
    /// Front, rear and side arcs.
    STANDARD_ARCS = "XW-GEO-16";
    /// Bullseye arc.
    BULLSEYE = "XW-GEO-17";
    /// Full arcs, halves and turrets.
    FULL_ARCS = "XW-GEO-18";
    /// Attack range is measured inside the arc.
    ATTACK_RANGE = "XW-GEO-19";
    /// An obstacle that crosses the measuring line obstructs the attack.
    OBSTRUCTION = "XW-GEO-20";
    /// Barrel roll.
    BARREL_ROLL = "XW-GEO-21";
    /// Boost.
    BOOST = "XW-GEO-22";
    /// Decloak.
    DECLOAK = "XW-GEO-23";
    /// SLAM.
    SLAM = "XW-GEO-24";
    /// Obstacles have our own outlines.
    OBSTACLES = "XW-GEO-25";
    /// Devices are dropped behind and launched ahead.
    DEVICES = "XW-GEO-26";
}
