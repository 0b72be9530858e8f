//! Rule ids of attacks.

contract::rules! {
    /// Arc and range.
    TARGET = "XW-ATK-01";
    /// Not at range 0.
    RANGE_ZERO = "XW-ATK-02";
    /// Disarmed, cloaked, or at range 0 of an asteroid: no attack.
    BARRED = "XW-ATK-03";
    /// Charges and headers.
    COSTS = "XW-ATK-04";
    /// Attack dice.
    ATTACK_DICE = "XW-ATK-05";
    /// Defense dice.
    DEFENSE_DICE = "XW-ATK-06";
    /// A die is rerolled at most once.
    REROLL_ONCE = "XW-ATK-07";
    /// Ordnance has no range bonus.
    ORDNANCE = "XW-ATK-08";
    /// Evades cancel hits, then crits.
    NEUTRALIZE = "XW-ATK-09";
    /// An attack that hits deals damage, or the weapon's effect instead.
    INSTEAD = "XW-ATK-10";
    /// The defender modifies attack dice before the attacker.
    DEFENDER_FIRST = "XW-ATK-11";
    /// Focus, calculate, Force, evade and lock modify dice.
    MODIFY = "XW-ATK-12";
    /// Hits that a card turns into crits.
    CRITS = "XW-ATK-13";
    /// Bonus attacks.
    BONUS = "XW-ATK-14";
    /// Dice added by an effect are treated like rolled dice.
    ADDED = "XW-ATK-15";
}
