//! Rule ids of the Solo Alpha flight system.

contract::rules! {
    /// Solo ships are not assigned dials in the Planning Phase.
    NO_DIALS = "XW-SOLO-01";
    /// One attack die per enemy ship near a solo ship with a bomb or mine.
    BOMB_ROLL = "XW-SOLO-02";
    /// A hit or crit drops the device.
    BOMB_DROP = "XW-SOLO-03";
    /// The Determine Approach step comes before the dial is revealed.
    DETERMINE_APPROACH = "XW-SOLO-04";
    /// The nearest locked object is the tally.
    TALLY_LOCKED = "XW-SOLO-05";
    /// Otherwise the nearest enemy ship by arc at range 0-3.
    TALLY_NEAR = "XW-SOLO-06";
    /// Otherwise the same beyond range 3.
    TALLY_FAR = "XW-SOLO-07";
    /// The first arc that contains the tally determines the chart.
    CHART_FIRST_ARC = "XW-SOLO-08";
    /// Arcs are extended beyond range 3.
    CHART_EXTENDED = "XW-SOLO-09";
    /// One defense and one attack die.
    APPROACH_ROLL = "XW-SOLO-10";
    /// The entry of the chart sets the dial.
    SET_DIAL = "XW-SOLO-11";
    /// The defense die gives the attitude.
    ATTITUDE = "XW-SOLO-12";
    /// Barrel rolls and Tallon rolls are aligned by "towards" and "away".
    ALIGN = "XW-SOLO-13";
    /// A maneuver that would flee is partially executed.
    FLEE_STOP = "XW-SOLO-14";
    /// Then the ship is turned to the center.
    FLEE_TURN = "XW-SOLO-15";
    /// Then it gains a disarm and a stress token.
    FLEE_TOKENS = "XW-SOLO-16";
    /// Special weapons with a lock header come first.
    WEAPON_LOCK = "XW-SOLO-17";
    /// Then other special weapons.
    WEAPON_SPECIAL = "XW-SOLO-18";
    /// Then primary weapons.
    WEAPON_PRIMARY = "XW-SOLO-19";
    /// The locked ship is the target.
    TARGET_LOCKED = "XW-SOLO-20";
    /// Otherwise the one that most abilities apply to.
    TARGET_ABILITIES = "XW-SOLO-21";
    /// Otherwise the nearest.
    TARGET_NEAREST = "XW-SOLO-22";
    /// If a weapon has no target, the next one is considered.
    WEAPON_NEXT = "XW-SOLO-23";
    /// As many evades as the attack has hits.
    DEFEND_MOST = "XW-SOLO-24";
    /// No more than necessary.
    DEFEND_LEAST = "XW-SOLO-25";
    /// First what is useful only for defense.
    DEFEND_KEEP = "XW-SOLO-26";
    /// As many hits as possible.
    ATTACK_MOST = "XW-SOLO-27";
    /// Efficiently.
    ATTACK_LEAST = "XW-SOLO-28";
    /// First what is useful only for attack.
    ATTACK_KEEP = "XW-SOLO-29";
    /// Slowest and fastest refer to the dial.
    SPEED = "XW-SOLO-30";
    /// Average rounds up.
    AVERAGE = "XW-SOLO-31";
    /// Reverse speeds are negative for slowest.
    REVERSE = "XW-SOLO-32";
    /// Blue or any color.
    COLOUR = "XW-SOLO-33";
    /// The best of several bearings.
    BEARING = "XW-SOLO-34";
    /// The full side arc gives the direction.
    DIRECTION = "XW-SOLO-35";
    /// The definition of advanced bearings.
    ADVANCED = "XW-SOLO-36";
    /// An ionized ship executes the ion maneuver.
    IONIZED = "XW-SOLO-37";
    /// Red while stressed: the die is changed.
    STRESSED_RED = "XW-SOLO-38";
    /// No such maneuver: the die is changed.
    NO_SUCH_MANEUVER = "XW-SOLO-39";
    /// Then the slowest straight.
    SLOWEST_STRAIGHT = "XW-SOLO-40";
    /// The next item if an action is not possible.
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
    /// Card effects are used when they are useful.
    CARDS = "XW-SOLO-60";
    /// Dice effects of cards come before tokens.
    CARD_DICE = "XW-SOLO-61";
    /// Granted actions are measured before they are used.
    CARD_GRANTS = "XW-SOLO-62";
    /// Green tokens if the ship may be attacked.
    CARD_GREEN = "XW-SOLO-63";
    /// Moves if they are useful.
    CARD_MOVES = "XW-SOLO-64";
    /// Otherwise a defense die decides.
    CARD_OTHER = "XW-SOLO-65";
    /// Ties are broken at random.
    EQUAL = "XW-SOLO-66";
    /// No obstacle on the table: the side is random.
    NO_OBSTACLE = "XW-SOLO-67";
    /// Purple without Force counts as red.
    PURPLE = "XW-SOLO-68";
    /// The escaping transport may leave.
    ESCAPE = "XW-SOLO-69";
    /// Scenario locks are never replaced.
    FIXED_LOCK = "XW-SOLO-70";
    /// No action while stressed, or after a partially executed maneuver.
    NO_ACTION = "XW-SOLO-71";
    /// Repairs, if that option is on.
    REPAIR = "XW-SOLO-72";
    /// No attack while disarmed or at range 0 of an asteroid.
    NO_ATTACK = "XW-SOLO-73";
}
