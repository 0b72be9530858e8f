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
    /// A card participates in one Force drain a turn.
    DRAIN_ONCE = "SW-CTL-04";
    /// Some bonuses to a Force drain are optional.
    DRAIN_OPTION = "SW-CTL-03";
    /// A text may halve Force losses.
    HALVE = "SW-FRC-04";
    /// A location may be turned round.
    ROTATE = "SW-LOC-04";
    /// A location's text may hold at adjacent sites.
    EXTEND = "SW-LOC-05";
    /// Cards deploy in the deploy phase unless their text names another.
    DEPLOY_PHASE = "SW-DEP-13";
    /// A text may make a card stay only by destiny.
    DEPLOY_TEST = "SW-DEP-14";
    /// A Utinni Effect has a target and acts when the target reaches it.
    UTINNI = "SW-DEP-15";
    /// Some vehicles deploy to cloud sectors.
    CLOUD = "SW-DEP-16";
    /// Star destroyers take TIEs into their bays.
    BAY = "SW-CAP-05";
    /// A battle ends early when a side has no presence left.
    EARLY_END = "SW-BTL-11";
    /// Battle damage may be multiplied, attrition never.
    TIMES = "SW-BTL-12";
    /// An excluded card takes part in the battle no more.
    EXCLUDED = "SW-BTL-13";
    /// Destinies for power alone and for attrition alone.
    OTHER_DESTINIES = "SW-BTL-14";
    /// Who is with somebody for battle destiny takes part too.
    WITH = "SW-BTL-15";
    /// A weapon may be fired repeatedly in one action.
    AGAIN = "SW-WPN-09";
    /// Automated weapons need no user.
    AUTOMATED = "SW-WPN-10";
    /// Long-range weapons reach battles beside them.
    FAR = "SW-WPN-11";
    /// Artillery stands on a site and needs power.
    ARTILLERY = "SW-WPN-12";
    /// Texts of locations open ways between them.
    PASSAGE = "SW-MOV-10";
    /// Docked ships exchange cards.
    ACROSS = "SW-MOV-11";
    /// A shuttle vehicle shuttles a character free.
    SHUTTLE_VEHICLE = "SW-MOV-12";
    /// A card made to move away goes to an adjacent site or is lost.
    AWAY = "SW-MOV-13";
    /// A text may move a group it gathers.
    GATHER = "SW-MOV-14";
    /// Clouds between the sites and the system are flown through.
    SECTORS = "SW-MOV-15";
    /// Limits of a text are counted by card.
    LIMITS = "SW-ACN-08";
    /// Texts that work by themselves do so at once.
    AUTOMATIC = "SW-ACN-09";
    /// About to be lost comes before lost.
    LEAVING = "SW-ACN-10";
    /// Just lost comes when what caused it is through.
    JUST_LOST = "SW-ACN-12";
    /// A destiny for a card is drawn and may be responded to.
    CARD_DESTINY = "SW-DST-01";
    /// A card with two destiny numbers counts as its player wants.
    TWO_NUMBERS = "SW-DST-02";
    /// A destiny just drawn may be cancelled, drawn again or changed.
    DESTINY_ANSWER = "SW-DST-03";
    /// Nought is even.
    ZERO = "SW-DST-04";
    /// Every destiny has a kind, and texts of one kind leave the others alone.
    DESTINY_KINDS = "SW-DST-05";
    /// Reacts come to a battle or drain the opponent initiated.
    REACT = "SW-REA-01";
    /// A drain at a location no longer controlled comes to nothing.
    REACT_DRAIN = "SW-REA-02";
    /// A captive takes part in nothing.
    CAPTIVE = "SW-CPT-01";
    /// Captives come free when their escort is gone.
    RELEASE = "SW-CPT-02";
    /// Captured starships are held by a tractor beam.
    CAPTURED_SHIP = "SW-CPT-03";
    /// Captives are handed over to prisons.
    PRISON = "SW-CPT-04";
    /// A stolen card changes sides; who could not carry it does not use it.
    STEAL = "SW-STL-01";
    /// A duel compares power.
    DUEL = "SW-DUE-01";
    /// Out of play is for good.
    OUT_OF_PLAY = "SW-ZON-01";
    /// A card set aside lies under the card that did so.
    ASIDE = "SW-ZON-02";
    /// A cancelled text does nothing.
    MUTED = "SW-TXT-01";
    /// A text may save a card from being lost.
    SAVED = "SW-TXT-02";
    /// One of several texts is chosen as a card is deployed.
    MODES = "SW-TXT-03";
    /// Creatures deploy to their habitat.
    HABITAT = "SW-CRE-01";
    /// Creatures stay in their habitat and take no part in battles.
    CREATURE = "SW-CRE-02";
    /// A creature attacks in its player's battle phase.
    CREATURE_ATTACK = "SW-CRE-03";
    /// Players attack creatures.
    ATTACK = "SW-CRE-04";
    /// In an attack weapons are fired at the creature.
    ATTACK_WEAPONS = "SW-CRE-05";
    /// A spy undercover takes part in nothing.
    COVER = "SW-COV-01";
    /// Where a spy is undercover the opponent does not drain.
    COVER_DRAIN = "SW-COV-02";
    /// The inside of a vehicle is a site beside wherever it stands.
    INSIDE = "SW-VST-01";
    /// Going in and out is free for its player.
    INSIDE_DOOR = "SW-VST-02";
    /// Between the inside and a seat for one Force.
    INSIDE_SEAT = "SW-VST-03";
    /// The inside is lost with the vehicle.
    INSIDE_LOST = "SW-VST-04";
    /// Between a vehicle in a cargo bay and its ship.
    STOWED = "SW-VST-05";
    /// Devices are used as weapons are.
    DEVICE = "SW-WPN-13";
    /// A text lets a weapon be fired outside a battle.
    OUTSIDE = "SW-WPN-14";
    /// Kinds of weapon.
    WEAPON_KINDS = "SW-WPN-15";
    /// Any card is taken unseen.
    SEARCH_ANY = "SW-SRC-04";
    /// A craft reacts with its pilot.
    REACT_CRAFT = "SW-REA-03";
    /// The six phases of a turn.
    PHASES = "SW-PHA-01";
    /// A persona by whichever of its names.
    PERSONA_NAMES = "SW-PER-01";
    /// A common name stands for several personas.
    PERSONA_GROUP = "SW-PER-02";
    /// A virtual card is the card it replaces.
    VIRTUAL = "SW-VRT-01";
    /// Symbols of virtual cards stand for words.
    SYMBOLS = "SW-VRT-02";
    /// Whoever has no legal answer passes without anybody knowing why.
    SECRETS = "SW-ACN-11";
}
