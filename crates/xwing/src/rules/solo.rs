//! Rule ids of the Solo Alpha flight system.

table::rules! {
    /// Solo ships get no dials in the Planning Phase.
    NO_DIALS = "XW-SOLO-01";
    /// One attack die for each enemy ship near a solo ship with a bomb or mine.
    BOMB_ROLL = "XW-SOLO-02";
    /// A hit or crit drops the device.
    BOMB_DROP = "XW-SOLO-03";
    /// The Determine Approach step comes before the dial is revealed.
    DETERMINE_APPROACH = "XW-SOLO-04";
    /// The nearest locked object is the tally.
    TALLY_LOCKED = "XW-SOLO-05";
    /// Else the nearest enemy ship by arc at range 0-3.
    TALLY_NEAR = "XW-SOLO-06";
    /// Else the same beyond range 3.
    TALLY_FAR = "XW-SOLO-07";
    /// The first arc that holds the tally names the chart.
    CHART_FIRST_ARC = "XW-SOLO-08";
    /// Arcs are extended beyond range 3.
    CHART_EXTENDED = "XW-SOLO-09";
    /// One defense and one attack die.
    APPROACH_ROLL = "XW-SOLO-10";
    /// The entry of the chart sets the dial.
    SET_DIAL = "XW-SOLO-11";
    /// The defense die gives the attitude.
    ATTITUDE = "XW-SOLO-12";
    /// Barrel rolls and Tallon rolls are aligned by towards and away.
    ALIGN = "XW-SOLO-13";
    /// A maneuver that would flee is cut short.
    FLEE_STOP = "XW-SOLO-14";
    /// Then the ship is turned to the center.
    FLEE_TURN = "XW-SOLO-15";
    /// Then it is disarmed and stressed.
    FLEE_TOKENS = "XW-SOLO-16";
    /// Special weapons with a lock header come first.
    WEAPON_LOCK = "XW-SOLO-17";
    /// Then other special weapons.
    WEAPON_SPECIAL = "XW-SOLO-18";
    /// Then primary weapons.
    WEAPON_PRIMARY = "XW-SOLO-19";
    /// The locked ship is the target.
    TARGET_LOCKED = "XW-SOLO-20";
    /// Else the one that most abilities work against.
    TARGET_ABILITIES = "XW-SOLO-21";
    /// Else the nearest.
    TARGET_NEAREST = "XW-SOLO-22";
    /// A weapon without a target gives way to the next.
    WEAPON_NEXT = "XW-SOLO-23";
    /// As many evades as the attack has hits.
    DEFEND_MOST = "XW-SOLO-24";
    /// Not more than necessary.
    DEFEND_LEAST = "XW-SOLO-25";
    /// First what helps only in defense.
    DEFEND_KEEP = "XW-SOLO-26";
    /// As many hits as possible.
    ATTACK_MOST = "XW-SOLO-27";
    /// Efficiently.
    ATTACK_LEAST = "XW-SOLO-28";
    /// First what helps only in attack.
    ATTACK_KEEP = "XW-SOLO-29";
    /// Slowest and fastest are of the dial.
    SPEED = "XW-SOLO-30";
    /// Average rounds up.
    AVERAGE = "XW-SOLO-31";
    /// Reverse speeds are negative for slowest.
    REVERSE = "XW-SOLO-32";
    /// Blue or any color.
    COLOUR = "XW-SOLO-33";
    /// Of several bearings the best.
    BEARING = "XW-SOLO-34";
    /// The full side arc gives the direction.
    DIRECTION = "XW-SOLO-35";
    /// What advanced means.
    ADVANCED = "XW-SOLO-36";
    /// An ionized ship flies the ion maneuver.
    IONIZED = "XW-SOLO-37";
    /// A stressed ship turns the die.
    STRESSED_RED = "XW-SOLO-38";
    /// No such maneuver turns the die.
    NO_SUCH_MANEUVER = "XW-SOLO-39";
    /// Then the slowest straight.
    SLOWEST_STRAIGHT = "XW-SOLO-40";
    /// The next item when an action cannot be done.
    NEXT_ITEM = "XW-SOLO-41";
    /// Defensive 1.
    LEAVE_ARC = "XW-SOLO-42";
    /// Defensive 2.
    REINFORCE = "XW-SOLO-43";
    /// Defensive 3.
    JAM = "XW-SOLO-44";
    /// Defensive 4.
    DEFENSIVE_EVADE = "XW-SOLO-45";
    /// Defensive 5.
    DEFENSIVE_FOCUS = "XW-SOLO-46";
    /// Defensive 6.
    DEFENSIVE_CALCULATE = "XW-SOLO-47";
    /// Balanced 1.
    COORDINATE = "XW-SOLO-48";
    /// Balanced 2.
    CLEAR_OBSTACLE = "XW-SOLO-49";
    /// Balanced 3.
    BALANCED_FOCUS = "XW-SOLO-50";
    /// Balanced 4.
    BALANCED_CALCULATE = "XW-SOLO-51";
    /// Offensive 1.
    BRING_INTO_ARC = "XW-SOLO-52";
    /// Offensive 2.
    LOCK_FOR_WEAPON = "XW-SOLO-53";
    /// Offensive 3.
    LOCK = "XW-SOLO-54";
    /// Offensive 4.
    RELOAD = "XW-SOLO-55";
    /// Offensive 5.
    OFFENSIVE_FOCUS = "XW-SOLO-56";
    /// Offensive 6.
    OFFENSIVE_CALCULATE = "XW-SOLO-57";
    /// Linked and granted actions.
    LINKED = "XW-SOLO-58";
    /// Actions outside the activation.
    OUTSIDE = "XW-SOLO-59";
    /// Card effects are used when they help.
    CARDS = "XW-SOLO-60";
    /// Dice effects of cards come before tokens.
    CARD_DICE = "XW-SOLO-61";
    /// Granted actions are measured first.
    CARD_GRANTS = "XW-SOLO-62";
    /// Green tokens if there may be fire.
    CARD_GREEN = "XW-SOLO-63";
    /// Moves if they help.
    CARD_MOVES = "XW-SOLO-64";
    /// Else a defense die decides.
    CARD_OTHER = "XW-SOLO-65";
    /// Equal options are chance.
    EQUAL = "XW-SOLO-66";
    /// No obstacle on the table: the side is chance.
    NO_OBSTACLE = "XW-SOLO-67";
    /// Purple without Force counts as red.
    PURPLE = "XW-SOLO-68";
    /// The escaping transport may leave.
    ESCAPE = "XW-SOLO-69";
    /// Scenario locks are never replaced.
    FIXED_LOCK = "XW-SOLO-70";
    /// No action while stressed, or after a stopped or cut maneuver.
    NO_ACTION = "XW-SOLO-71";
    /// Repairs, where the table plays with them.
    REPAIR = "XW-SOLO-72";
    /// No attack while disarmed or at range 0 of an asteroid.
    NO_ATTACK = "XW-SOLO-73";
}
