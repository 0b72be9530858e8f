//! The ids of the rules: one entry each in `docs/rules/swccg.md`.

table::rules! {
    /// A deck has sixty cards of one side.
    DECK = "SW-DCK-01";
    /// A card whose text is not whole is refused by name.
    DECK_DONE = "SW-DCK-02";
    /// A deck can start at two different locations.
    DECK_START = "SW-DCK-03";
    /// Starting locations are chosen in secret and revealed together.
    START = "SW-SET-01";
    /// The same title twice: both choose again.
    START_SAME = "SW-SET-02";
    /// No generic site is a starting location.
    START_GENERIC = "SW-SET-03";
    /// Eight cards are drawn; Dark takes the first turn.
    START_HAND = "SW-SET-04";
    /// Force generation: own icons, one for oneself, and modifiers.
    GENERATION = "SW-ACT-01";
    /// Up to that many cards are activated.
    ACTIVATE = "SW-ACT-02";
    /// A Force drain for each location controlled, once a turn.
    DRAIN = "SW-CTL-01";
    /// A drain costs the opponent as many cards as icons there.
    DRAIN_AMOUNT = "SW-CTL-02";
    /// Lost Force comes from the top of a pile or from hand.
    LOSE = "SW-FRC-01";
    /// Force is used from the Force Pile to the Used Pile.
    USE = "SW-FRC-02";
    /// Used Piles go under Reserve Decks at the end of every turn.
    RECIRCULATE = "SW-FRC-03";
    /// Presence is ability; to occupy is to have presence, to control is to be alone in it.
    PRESENCE = "SW-PRS-01";
    /// Present means there and not inside anything enclosed.
    PRESENT = "SW-PRS-02";
    /// Locations of a planet lie in order.
    ROW = "SW-LOC-01";
    /// Neighbouring sites are adjacent.
    ADJACENT = "SW-LOC-02";
    /// One's own version of a location covers the opponent's.
    CONVERT = "SW-LOC-03";
    /// Cards deploy where their player has presence or Force icons.
    DEPLOY_WHERE = "SW-DEP-01";
    /// Deploying costs Force.
    DEPLOY_COST = "SW-DEP-02";
    /// Dots limit the copies a player has on the table.
    DEPLOY_DOTS = "SW-DEP-03";
    /// Personas are unique.
    PERSONA = "SW-DEP-04";
    /// Characters deploy to sites or aboard.
    DEPLOY_CHARACTER = "SW-DEP-05";
    /// Capital starships deploy to systems.
    DEPLOY_CAPITAL = "SW-DEP-06";
    /// Starfighters deploy to docking bays, piloted ones to systems.
    DEPLOY_STARFIGHTER = "SW-DEP-07";
    /// Vehicles deploy to exterior sites.
    DEPLOY_VEHICLE = "SW-DEP-08";
    /// A vehicle may deploy into a cargo bay.
    DEPLOY_CARGO = "SW-DEP-09";
    /// Weapons and devices deploy on hosts of their own side.
    DEPLOY_ON = "SW-DEP-10";
    /// A starship and its pilot deploy together.
    DEPLOY_WITH = "SW-DEP-11";
    /// A text limits where a card deploys.
    DEPLOY_ONLY = "SW-DEP-12";
    /// Seats aboard are limited.
    CAPACITY = "SW-CAP-01";
    /// Without a pilot or driver there is no power, manoeuvre, movement or fire.
    CREW = "SW-CAP-02";
    /// What a vessel carries is lost with it.
    LOST_WITH = "SW-CAP-03";
    /// Riders of a creature get off before it is lost.
    RIDERS = "SW-CAP-04";
    /// A battle costs one Force, once a turn at each location.
    BATTLE = "SW-BTL-01";
    /// Both must have presence.
    BATTLE_PRESENCE = "SW-BTL-02";
    /// Who is there takes part.
    PARTICIPATE = "SW-BTL-03";
    /// The weapons segment is the first of a battle; players act in turns.
    WEAPONS_SEGMENT = "SW-BTL-04";
    /// Battle destiny needs ability of four.
    BATTLE_DESTINY = "SW-BTL-05";
    /// The higher total power wins, a tie nobody.
    WINNER = "SW-BTL-06";
    /// The loser takes the difference as battle damage.
    DAMAGE = "SW-BTL-07";
    /// Attrition is the opponent's battle destiny.
    ATTRITION = "SW-BTL-08";
    /// Immunity spares from attrition.
    IMMUNITY = "SW-BTL-09";
    /// A forfeited card counts towards damage and attrition.
    FORFEIT = "SW-BTL-10";
    /// A weapon is fired in battle by a participant at an opponent's participant present.
    FIRE = "SW-WPN-01";
    /// One weapon a turn for each character, vehicle and starfighter; each weapon once a battle.
    FIRE_ONCE = "SW-WPN-02";
    /// Weapon destiny must be drawn, just so often.
    WEAPON_DESTINY = "SW-WPN-03";
    /// A total above the defence value hits.
    DEFENCE = "SW-WPN-04";
    /// A hit card is forfeited in the damage segment.
    HIT = "SW-WPN-05";
    /// Ship and vehicle weapons need somebody to fire them.
    GUNNER = "SW-WPN-06";
    /// Weapons and devices are transferred for their deploy cost.
    TRANSFER = "SW-WPN-07";
    /// Ion weapons set numbers to nought for good.
    ION = "SW-WPN-08";
    /// One regular move a turn.
    MOVE_ONCE = "SW-MOV-01";
    /// Landspeed leads along adjacent sites.
    LANDSPEED = "SW-MOV-02";
    /// Hyperspeed leads between systems.
    HYPERSPEED = "SW-MOV-03";
    /// Starfighters land and take off.
    LAND = "SW-MOV-04";
    /// Embarking and disembarking is free.
    EMBARK = "SW-MOV-05";
    /// Groups go from docking bay to docking bay.
    TRANSIT = "SW-MOV-06";
    /// Shuttling to and from capital starships.
    SHUTTLE = "SW-MOV-07";
    /// What a text fixes does not move.
    FIXED = "SW-MOV-08";
    /// Texts of locations make moves free.
    FREE_MOVE = "SW-MOV-09";
    /// Cards are drawn one at a time from the Force Pile.
    DRAW = "SW-DRW-01";
    /// In each phase players act in turns.
    IN_TURNS = "SW-ACN-01";
    /// What was done may be responded to, the last response first.
    RESPONSES = "SW-ACN-02";
    /// Interrupts go to the Used or Lost Pile, cancelled ones to the Lost Pile.
    INTERRUPT = "SW-ACN-03";
    /// A card that needs a target is not played without one.
    TARGET = "SW-ACN-04";
    /// A destiny below the highest ability succeeds.
    BELOW_ABILITY = "SW-ACN-05";
    /// Interrupts of a battle are played in its weapons segment.
    IN_BATTLE = "SW-ACN-06";
    /// A barred card neither battles nor moves.
    BARRED = "SW-ACN-07";
    /// A search looks at the whole Reserve Deck and shows what it takes.
    SEARCH = "SW-SRC-01";
    /// A search that takes nothing may be verified, and then its title searches no more this turn.
    VERIFY = "SW-SRC-02";
    /// Afterwards the Reserve Deck is shuffled.
    SHUFFLE = "SW-SRC-03";
    /// Modifiers add to the printed value, which is never below nought.
    VALUE = "SW-VAL-01";
    /// Copies of a card do not add up.
    COPIES = "SW-VAL-02";
    /// Whoever has no Life Force left has lost.
    LOSING = "SW-END-01";
    /// At the turn limit the greater Life Force wins.
    TURN_LIMIT = "SW-END-02";
}
