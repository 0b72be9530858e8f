//! The rule ids of this game; each has its entry in `docs/rules/temple.md`.

contract::rules! {
    /// The player who rolls higher chooses a side and plays first.
    SET_SIDES = "TP-SET-01";
    /// The four figures of a team start on start squares of their side.
    SET_PLACES = "TP-SET-02";
    /// The map's own droids start where the map places them.
    SET_DROIDS = "TP-SET-03";
    /// Every figure is activated once per turn, in any order.
    TURN_ORDER = "TP-TRN-01";
    /// Movement comes before intervention.
    TURN_STEPS = "TP-TRN-02";
    /// One kind of intervention per activation: attack, actions, power, or rest.
    TURN_ONE_KIND = "TP-TRN-03";
    /// A path costs the sum of its squares.
    MOVE_POINTS = "TP-MOV-01";
    /// Difficult squares cost two.
    MOVE_TERRAIN = "TP-MOV-02";
    /// A diagonal step needs both corners free.
    MOVE_DIAGONAL = "TP-MOV-03";
    /// Contact: neighbors with nothing between them.
    MOVE_CONTACT = "TP-MOV-04";
    /// Enemies and the map's own droids cannot be crossed.
    MOVE_BLOCKED = "TP-MOV-05";
    /// Allies can be crossed, but not stopped on.
    MOVE_ALLIES = "TP-MOV-06";
    /// A figure that comes over the pass may take it.
    PASS_TAKEN = "TP-PAS-01";
    /// The pass falls with its carrier.
    PASS_FALLS = "TP-PAS-02";
    /// The last vault needs no search.
    PASS_LAST_VAULT = "TP-PAS-03";
    /// Coming into contact with an enemy triggers a circumstance attack.
    MEET_CONTACT = "TP-CIR-01";
    /// The mover decides first; if neither attacks, there is a pact.
    MEET_ORDER = "TP-CIR-02";
    /// Once per enemy and movement step.
    MEET_ONCE = "TP-CIR-03";
    /// Die plus attack against die plus defense.
    ATTACK_ROLL = "TP-ATK-01";
    /// A hit costs ten life per point of the die.
    ATTACK_WOUND = "TP-ATK-02";
    /// Melee needs contact.
    ATTACK_MELEE = "TP-ATK-03";
    /// A ranged attack needs a ranged value and no enemy in contact.
    ATTACK_RANGED = "TP-ATK-04";
    /// Enemies and the map's own droids can be attacked.
    ATTACK_TARGET = "TP-ATK-05";
    /// A figure without life is removed.
    ATTACK_DEFEAT = "TP-ATK-06";
    /// The two kinds of lines of sight.
    SIGHT_LINES = "TP-SIG-01";
    /// Which line counts.
    SIGHT_KIND = "TP-SIG-02";
    /// What blocks a line.
    SIGHT_CUT = "TP-SIG-03";
    /// The end of a line must be open to the target.
    SIGHT_END = "TP-SIG-04";
    /// Figures in the line give cover.
    SIGHT_COVER = "TP-SIG-05";
    /// A power costs a Force point and is the whole intervention.
    POWER_COST = "TP-POW-01";
    /// Combat Meditation.
    POWER_COMBAT = "TP-POW-02";
    /// Vigilance Meditation.
    POWER_VIGILANCE = "TP-POW-03";
    /// Regeneration.
    POWER_REGENERATION = "TP-POW-04";
    /// Enhanced Speed.
    POWER_SPEED = "TP-POW-05";
    /// Doors are opened and closed from an adjacent square.
    ACT_DOOR = "TP-ACT-01";
    /// The pass is given to an ally in contact.
    ACT_GIVE = "TP-ACT-02";
    /// Vaults are searched with a die.
    ACT_SEARCH = "TP-ACT-03";
    /// Assault Droids are reprogrammed.
    ACT_REPROGRAM = "TP-ACT-04";
    /// Consoles are hacked with the pass.
    ACT_HACK = "TP-ACT-05";
    /// Living figures are healed.
    ACT_HEAL = "TP-ACT-06";
    /// Droids are repaired.
    ACT_REPAIR = "TP-ACT-07";
    /// A figure treats itself only once per step.
    ACT_SELF = "TP-ACT-08";
    /// Whether a droid may repair itself.
    ACT_SELF_REPAIR = "TP-ACT-09";
    /// One action per action point.
    ACT_POINTS = "TP-ACT-10";
    /// A Medical Droid restores a figure that rests beside it.
    DROID_MEDICAL = "TP-NPC-01";
    /// An Assault Droid is inert, belongs to a side, or is ruined.
    DROID_ASSAULT = "TP-NPC-02";
    /// Reinforcements are called before any activation.
    CALL_ROLL = "TP-REI-01";
    /// Heroes and the map's own droids cannot be called.
    CALL_WHO = "TP-REI-02";
    /// Bringing the pass to the stairs wins.
    END_STAIRS = "TP-END-01";
    /// The last side standing wins.
    END_WIPED = "TP-END-02";
    /// Reaching the turn limit is a draw.
    END_LIMIT = "TP-END-03";
    /// A position that nobody can win is a draw.
    END_STALE = "TP-END-04";
}
