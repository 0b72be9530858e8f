//! Rule ids of ship abilities and cards that content data alone cannot express.

contract::rules! {
    /// Explosion with Wings.
    EXPLOSION = "XW-ABL-01";
    /// Pinpoint Tractor Array.
    PINPOINT = "XW-ABL-02";
    /// Nimble Bomber.
    NIMBLE = "XW-ABL-03";
    /// Special Forces Gunner.
    GUNNER = "XW-ABL-04";
    /// Concussion Missiles.
    CONCUSSION = "XW-ABL-05";
    /// Advanced Droid Brain.
    DROID_BRAIN = "XW-ABL-06";
    /// Sensor Blindspot.
    BLINDSPOT = "XW-ABL-07";
    /// Heavy Laser Cannon.
    HEAVY_LASER = "XW-ABL-08";
    /// Plasma Torpedoes.
    PLASMA = "XW-ABL-09";
    /// Autoblasters.
    AUTOBLASTERS = "XW-ABL-10";
    /// Mag-Pulse Warheads.
    MAG_PULSE = "XW-ABL-11";
    /// Wedge Antilles.
    WEDGE = "XW-ABL-12";
    /// "Mauler" Mithel.
    MAULER = "XW-ABL-13";
    /// Fenn Rau.
    FENN_RAU = "XW-ABL-14";
    /// Joph Seastriker.
    SEASTRIKER = "XW-ABL-15";
    /// "Longshot".
    LONGSHOT = "XW-ABL-16";
    /// Mace Windu.
    MACE_WINDU = "XW-ABL-17";
    /// Sun Fac.
    SUN_FAC = "XW-ABL-18";
    /// Barrage Rockets.
    BARRAGE = "XW-ABL-19";
    /// Cluster Missiles.
    CLUSTER_MISSILES = "XW-ABL-20";
    /// Homing Missiles.
    HOMING = "XW-ABL-21";
    /// Energy-Shell Charges.
    ENERGY_SHELL = "XW-ABL-22";
    /// Multi-Missile Pods.
    MISSILE_PODS = "XW-ABL-23";
    /// Seismic Charges.
    SEISMIC = "XW-ABL-24";
    /// Cluster Mines.
    CLUSTER_MINES = "XW-ABL-25";
    /// Bomblet Generator.
    BOMBLETS = "XW-ABL-26";
    /// Rotating Cannons.
    ROTATING_CANNONS = "XW-ABL-27";
    /// Spacetug Tractor Array.
    SPACETUG = "XW-ABL-28";
    /// Stygium Array.
    STYGIUM = "XW-ABL-29";
    /// Networked Aim.
    NETWORKED_AIM = "XW-ABL-30";
    /// Dead to Rights.
    DEAD_TO_RIGHTS = "XW-ABL-31";
    /// Adaptive Ailerons.
    AILERONS = "XW-ABL-32";
    /// Notched Stabilizers.
    NOTCHED = "XW-ABL-33";
    /// Networked Calculations.
    NETWORK = "XW-ABL-34";
}
