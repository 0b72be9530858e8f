//! Rule ids of damage and damage cards.

contract::rules! {
    /// Damage is suffered one by one, hits before crits.
    ONE_BY_ONE = "XW-DMG-01";
    /// Shields first.
    SHIELDS = "XW-DMG-02";
    /// Hit damage is a facedown card, critical damage a faceup card.
    CARDS = "XW-DMG-03";
    /// Destroyed: as many cards as hull.
    DESTROYED = "XW-DMG-04";
    /// Cards are dealt beyond the hull too.
    EXCESS = "XW-DMG-05";
    /// A repaired card is flipped facedown.
    REPAIR = "XW-DMG-06";
    /// 33 cards of 14 kinds, one deck per side.
    DECK = "XW-DMG-07";
    /// An empty deck is rebuilt from the cards of destroyed ships.
    RESHUFFLE = "XW-DMG-08";
    /// Panicked Pilot.
    PANICKED = "XW-DMG-09";
    /// Console Fire.
    CONSOLE_FIRE = "XW-DMG-10";
    /// Disabled Power Regulator.
    POWER_REGULATOR = "XW-DMG-11";
    /// Loose Stabilizer.
    STABILIZER = "XW-DMG-12";
    /// Stunned Pilot.
    STUNNED = "XW-DMG-13";
    /// Damaged Engine.
    ENGINE = "XW-DMG-14";
    /// Hull Breach.
    BREACH = "XW-DMG-15";
    /// Fuel Leak.
    LEAK = "XW-DMG-16";
    /// Direct Hit.
    DIRECT_HIT = "XW-DMG-17";
    /// Wounded Pilot.
    WOUNDED = "XW-DMG-18";
    /// Weapons Failure and Structural Damage: one die less.
    FEWER_DICE = "XW-DMG-19";
    /// Blinded Pilot.
    BLINDED = "XW-DMG-20";
    /// Damaged Sensor Array.
    SENSORS = "XW-DMG-21";
    /// Exposing a damage card.
    EXPOSE = "XW-DMG-22";
    /// Each copy of a damage card takes effect.
    COPIES = "XW-DMG-23";
}
