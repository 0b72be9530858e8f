//! The rule ids of this game; each has its entry in `docs/rules/temple.md`.

table::rules! {
    /// Sides are chosen by whoever rolls higher, who also plays first.
    SET_SIDES = "TP-SET-01";
    /// Four figures stand on start squares of their side.
    SET_PLACES = "TP-SET-02";
    /// Droids of the map stand where the map says.
    SET_DROIDS = "TP-SET-03";
    /// Every figure is played once a turn, in any order.
    TURN_ORDER = "TP-TRN-01";
    /// Movement comes before intervention.
    TURN_STEPS = "TP-TRN-02";
    /// One kind of intervention: attack, actions, power, or rest.
    TURN_ONE_KIND = "TP-TRN-03";
    /// A path costs what its squares cost.
    MOVE_POINTS = "TP-MOV-01";
    /// Difficult squares cost two.
    MOVE_TERRAIN = "TP-MOV-02";
    /// A diagonal needs both corners free.
    MOVE_DIAGONAL = "TP-MOV-03";
    /// Contact: neighbours with nothing between them.
    MOVE_CONTACT = "TP-MOV-04";
    /// Enemies and droids of the map cannot be crossed.
    MOVE_BLOCKED = "TP-MOV-05";
    /// Allies can be crossed, not stopped on.
    MOVE_ALLIES = "TP-MOV-06";
    /// Who comes over the pass may take it.
    PASS_TAKEN = "TP-PAS-01";
    /// The pass falls with its bearer.
    PASS_FALLS = "TP-PAS-02";
    /// The last vault needs no search.
    PASS_LAST_VAULT = "TP-PAS-03";
    /// Coming into contact with an enemy calls for a circumstance attack.
    MEET_CONTACT = "TP-CIR-01";
    /// The mover speaks first; if neither attacks, a pact holds.
    MEET_ORDER = "TP-CIR-02";
    /// Once for each enemy and step.
    MEET_ONCE = "TP-CIR-03";
    /// Die and attack against die and defence.
    ATTACK_ROLL = "TP-ATK-01";
    /// A hit costs ten life for each point of the die.
    ATTACK_WOUND = "TP-ATK-02";
    /// Hand to hand needs contact.
    ATTACK_MELEE = "TP-ATK-03";
    /// A shot needs a gun and no enemy in contact.
    ATTACK_RANGED = "TP-ATK-04";
    /// Enemies and droids of the map can be attacked.
    ATTACK_TARGET = "TP-ATK-05";
    /// Without life a figure is taken off.
    ATTACK_DEFEAT = "TP-ATK-06";
    /// The two kinds of line.
    SIGHT_LINES = "TP-SIG-01";
    /// The line that counts.
    SIGHT_KIND = "TP-SIG-02";
    /// What cuts a line.
    SIGHT_CUT = "TP-SIG-03";
    /// The end of a line is open to the target.
    SIGHT_END = "TP-SIG-04";
    /// Figures in the line give cover.
    SIGHT_COVER = "TP-SIG-05";
    /// A power costs a point of Force and is the whole intervention.
    POWER_COST = "TP-POW-01";
    /// Combat Meditation.
    POWER_COMBAT = "TP-POW-02";
    /// Vigilance Meditation.
    POWER_VIGILANCE = "TP-POW-03";
    /// Regeneration.
    POWER_REGENERATION = "TP-POW-04";
    /// Enhanced Speed.
    POWER_SPEED = "TP-POW-05";
    /// Doors are worked from a square beside them.
    ACT_DOOR = "TP-ACT-01";
    /// The pass is given to an ally in contact.
    ACT_GIVE = "TP-ACT-02";
    /// Vaults are searched with a die.
    ACT_SEARCH = "TP-ACT-03";
    /// Assault Droids are reprogrammed.
    ACT_REPROGRAM = "TP-ACT-04";
    /// Consoles are hacked with the pass.
    ACT_HACK = "TP-ACT-05";
    /// Flesh is healed.
    ACT_HEAL = "TP-ACT-06";
    /// Metal is repaired.
    ACT_REPAIR = "TP-ACT-07";
    /// Oneself only once a step.
    ACT_SELF = "TP-ACT-08";
    /// Whether a droid may repair itself at all.
    ACT_SELF_REPAIR = "TP-ACT-09";
    /// As many actions as points.
    ACT_POINTS = "TP-ACT-10";
    /// A Medical Droid restores who rests beside it.
    DROID_MEDICAL = "TP-NPC-01";
    /// An Assault Droid is inert, somebody's, or ruined.
    DROID_ASSAULT = "TP-NPC-02";
    /// Reinforcements are called before any activation.
    CALL_ROLL = "TP-REI-01";
    /// Heroes and droids of the map are not called.
    CALL_WHO = "TP-REI-02";
    /// The pass on the stairs wins.
    END_STAIRS = "TP-END-01";
    /// The last side standing wins.
    END_WIPED = "TP-END-02";
    /// The turn limit is a draw.
    END_LIMIT = "TP-END-03";
    /// Nobody can win any more.
    END_STALE = "TP-END-04";
}
