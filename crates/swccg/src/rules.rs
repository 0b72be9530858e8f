//! The rule ids; each has an entry in `docs/rules/swccg.md`.

contract::rules! {
    /// A deck has sixty cards of one side.
    DECK = "SW-DCK-01";
    /// A card that is not fully implemented is refused by name.
    DECK_DONE = "SW-DCK-02";
    /// A deck can start at two different locations.
    DECK_START = "SW-DCK-03";
    /// Starting locations are chosen in secret and revealed together.
    START = "SW-SET-01";
    /// Both players chose the same title: both choose again.
    START_SAME = "SW-SET-02";
    /// A generic site cannot be a starting location.
    START_GENERIC = "SW-SET-03";
    /// Eight cards are drawn; Dark takes the first turn.
    START_HAND = "SW-SET-04";
    /// Force generation: the player's own icons, one for the player, and modifiers.
    GENERATION = "SW-ACT-01";
    /// Up to that many cards are activated.
    ACTIVATE = "SW-ACT-02";
    /// One Force drain per turn at each controlled location.
    DRAIN = "SW-CTL-01";
    /// A drain costs the opponent as many cards as the opponent has icons there.
    DRAIN_AMOUNT = "SW-CTL-02";
    /// Lost Force comes from the top of a pile or from hand.
    LOSE = "SW-FRC-01";
    /// Using Force moves cards from the Force Pile to the Used Pile.
    USE = "SW-FRC-02";
    /// Used Piles go under Reserve Decks at the end of every turn.
    RECIRCULATE = "SW-FRC-03";
    /// Presence comes from ability; a player occupies a location by presence, and controls it by being the only one
    /// with presence.
    PRESENCE = "SW-PRS-01";
    /// A card is present if it is at the location and not inside anything enclosed.
    PRESENT = "SW-PRS-02";
    /// Who occupies a location with a card needs that card to have presence.
    OCCUPY_WITH = "SW-PRS-03";
    /// The locations of a planet are kept in order.
    ROW = "SW-LOC-01";
    /// Neighboring sites are adjacent.
    ADJACENT = "SW-LOC-02";
    /// A player's version of a location covers the opponent's.
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
    /// Without a pilot or driver a vessel has no power, maneuver, movement or weapons fire.
    CREW = "SW-CAP-02";
    /// Everything aboard a vessel is lost with it.
    LOST_WITH = "SW-CAP-03";
    /// Riders of a creature get off before it is lost.
    RIDERS = "SW-CAP-04";
    /// A battle costs one Force; one battle per turn at each location.
    BATTLE = "SW-BTL-01";
    /// Both players must have presence.
    BATTLE_PRESENCE = "SW-BTL-02";
    /// All cards present take part.
    PARTICIPATE = "SW-BTL-03";
    /// The weapons segment comes first in a battle; players take turns acting.
    WEAPONS_SEGMENT = "SW-BTL-04";
    /// Battle destiny needs ability of four.
    BATTLE_DESTINY = "SW-BTL-05";
    /// The higher total power wins; nobody wins a tie.
    WINNER = "SW-BTL-06";
    /// The loser takes the difference as battle damage.
    DAMAGE = "SW-BTL-07";
    /// Attrition equals the opponent's battle destiny.
    ATTRITION = "SW-BTL-08";
    /// Immunity protects against attrition.
    IMMUNITY = "SW-BTL-09";
    /// A forfeited card counts toward damage and attrition.
    FORFEIT = "SW-BTL-10";
    /// A weapon is fired in battle by a participant at an opponent's participant present.
    FIRE = "SW-WPN-01";
    /// One weapon a turn for each character, vehicle and starfighter; each weapon once a battle.
    FIRE_ONCE = "SW-WPN-02";
    /// Weapon destinies must be drawn, exactly as many as printed.
    WEAPON_DESTINY = "SW-WPN-03";
    /// A total above the defense value hits.
    DEFENSE = "SW-WPN-04";
    /// A hit card is forfeited in the damage segment.
    HIT = "SW-WPN-05";
    /// Starship and vehicle weapons need a crew to fire them.
    GUNNER = "SW-WPN-06";
    /// Weapons and devices are transferred for their deploy cost.
    TRANSFER = "SW-WPN-07";
    /// Ion weapons set numbers to zero permanently.
    ION = "SW-WPN-08";
    /// One regular move per turn.
    MOVE_ONCE = "SW-MOV-01";
    /// Movement by landspeed goes along adjacent sites.
    LANDSPEED = "SW-MOV-02";
    /// Movement by hyperspeed goes between systems.
    HYPERSPEED = "SW-MOV-03";
    /// Starfighters land and take off.
    LAND = "SW-MOV-04";
    /// Embarking and disembarking is free.
    EMBARK = "SW-MOV-05";
    /// Groups move from docking bay to docking bay.
    TRANSIT = "SW-MOV-06";
    /// Shuttling to and from capital starships.
    SHUTTLE = "SW-MOV-07";
    /// A card fixed by a text cannot move.
    FIXED = "SW-MOV-08";
    /// Texts of locations may make moves free.
    FREE_MOVE = "SW-MOV-09";
    /// Cards are drawn one at a time from the Force Pile.
    DRAW = "SW-DRW-01";
    /// Players take turns acting in each phase.
    IN_TURNS = "SW-ACN-01";
    /// Players may respond to what was done; the last response is carried out first.
    RESPONSES = "SW-ACN-02";
    /// Interrupts go to the Used or Lost Pile, canceled ones to the Lost Pile.
    INTERRUPT = "SW-ACN-03";
    /// A card that needs a target cannot be played without one.
    TARGET = "SW-ACN-04";
    /// A destiny below the highest ability succeeds.
    BELOW_ABILITY = "SW-ACN-05";
    /// Interrupts of a battle are played in its weapons segment.
    IN_BATTLE = "SW-ACN-06";
    /// A barred card can neither battle nor move.
    BARRED = "SW-ACN-07";
    /// A search looks at the whole Reserve Deck, and the card taken is shown.
    SEARCH = "SW-SRC-01";
    /// A search that takes nothing may be verified; its title may then not search again this turn.
    VERIFY = "SW-SRC-02";
    /// After a search the Reserve Deck is shuffled.
    SHUFFLE = "SW-SRC-03";
    /// Modifiers are added to the printed value; the result is never below zero.
    VALUE = "SW-VAL-01";
    /// Copies of a card are not cumulative.
    COPIES = "SW-VAL-02";
    /// A player without Life Force has lost.
    LOSING = "SW-END-01";
    /// At the turn limit the player with more Life Force wins.
    TURN_LIMIT = "SW-END-02";
    /// A card participates in one Force drain per turn.
    DRAIN_ONCE = "SW-CTL-04";
    /// Some bonuses to a Force drain are optional.
    DRAIN_OPTION = "SW-CTL-03";
    /// A text cancels what cards add to Force drains.
    NO_DRAIN_BONUS = "SW-CTL-05";
    /// A text may halve Force losses.
    HALVE = "SW-FRC-04";
    /// A text makes a player lose Force.
    TEXT_LOSS = "SW-FRC-05";
    /// Retrieved Force goes from the Lost Pile to the Used Pile.
    RETRIEVE = "SW-FRC-06";
    /// A location may be rotated.
    ROTATE = "SW-LOC-04";
    /// A location may be closed, or shut some cards out.
    SHUT_OUT = "SW-LOC-05";
    /// A location's text may extend to adjacent sites.
    EXTEND = "SW-LOC-05";
    /// Cards deploy in the deploy phase unless their text names another.
    DEPLOY_PHASE = "SW-DEP-13";
    /// A text may require a destiny for a card to stay.
    DEPLOY_TEST = "SW-DEP-14";
    /// A Utinni Effect has a target and takes effect when the target reaches it.
    UTINNI = "SW-DEP-15";
    /// Some vehicles deploy to cloud sectors.
    CLOUD = "SW-DEP-16";
    /// Some Effects lie beside the locations.
    DEPLOY_TABLE = "SW-DEP-17";
    /// Star destroyers take TIEs into their bays.
    BAY = "SW-CAP-05";
    /// A battle ends early when a side has no presence left.
    EARLY_END = "SW-BTL-11";
    /// Battle damage may be multiplied; attrition never is.
    TIMES = "SW-BTL-12";
    /// An excluded card no longer takes part in the battle.
    EXCLUDED = "SW-BTL-13";
    /// Destinies to power only and to attrition only.
    OTHER_DESTINIES = "SW-BTL-14";
    /// For battle destiny, a card 'with' another must take part in the battle too.
    WITH = "SW-BTL-15";
    /// A text keeps players from initiating battles and attacks.
    NO_BATTLE = "SW-BTL-16";
    /// Texts may add to the total of the battle destinies drawn.
    DESTINY_TOTAL = "SW-BTL-17";
    /// A text keeps a card's ability from counting.
    DULLED = "SW-BTL-18";
    /// A weapon may be fired repeatedly in one action.
    FIRE_AGAIN = "SW-WPN-09";
    /// Automated weapons need no user.
    AUTOMATED = "SW-WPN-10";
    /// Long-range weapons reach battles at adjacent sites.
    LONG_RANGE = "SW-WPN-11";
    /// Artillery stands on a site and needs a power source.
    ARTILLERY = "SW-WPN-12";
    /// Texts of locations open passages between them.
    PASSAGE = "SW-MOV-10";
    /// Characters and vehicles move between docked ships.
    ACROSS = "SW-MOV-11";
    /// A shuttle vehicle shuttles a character for free.
    SHUTTLE_VEHICLE = "SW-MOV-12";
    /// A card that must move away goes to an adjacent site or is lost.
    MOVE_AWAY = "SW-MOV-13";
    /// A text may move a group that it gathers.
    GATHER = "SW-MOV-14";
    /// Ships fly through the cloud sectors between the sites and the system.
    SECTORS = "SW-MOV-15";
    /// Limits of a text are counted per card.
    LIMITS = "SW-ACN-08";
    /// Automatic texts take effect immediately.
    AUTOMATIC = "SW-ACN-09";
    /// A card is about to be lost before it is lost.
    LEAVING = "SW-ACN-10";
    /// Responses to a loss come after what caused it is finished.
    JUST_LOST = "SW-ACN-12";
    /// Texts take effect on a card that arrives, or passes.
    ARRIVAL = "SW-ACN-13";
    /// A card just hit in a battle may be responded to.
    JUST_HIT = "SW-ACN-14";
    /// An Interrupt may be played in one of two ways, one for each pile.
    USED_OR_LOST = "SW-ACN-15";
    /// An Effect may keep an Interrupt and all others of its title.
    GRAB = "SW-ACN-16";
    /// What a text loses at random is chosen by chance.
    RANDOM = "SW-RND-01";
    /// A destiny for a card is drawn and can be responded to.
    CARD_DESTINY = "SW-DST-01";
    /// For a card with two destiny numbers its player chooses.
    TWO_NUMBERS = "SW-DST-02";
    /// A destiny just drawn may be canceled, redrawn or changed.
    DESTINY_ANSWER = "SW-DST-03";
    /// Zero is even.
    ZERO = "SW-DST-04";
    /// Every destiny has a kind, and texts for one kind do not affect the others.
    DESTINY_KINDS = "SW-DST-05";
    /// Cards may react to a battle or drain that the opponent initiated.
    REACT = "SW-REA-01";
    /// A drain at a location no longer controlled has no effect.
    REACT_DRAIN = "SW-REA-02";
    /// A captive takes part in nothing.
    CAPTIVE = "SW-CPT-01";
    /// Captives are released when their escort is gone.
    RELEASE = "SW-CPT-02";
    /// Captured starships are held by a tractor beam.
    CAPTURED_SHIP = "SW-CPT-03";
    /// Captives are handed over to prisons.
    PRISON = "SW-CPT-04";
    /// An Effect made for captives is active on one.
    FOR_CAPTIVES = "SW-CPT-05";
    /// A stolen card changes sides; a card that could not carry it cannot use it.
    STEAL = "SW-STL-01";
    /// A duel compares power.
    DUEL = "SW-DUE-01";
    /// In a duel with destinies the loser is lost, and Force with it.
    DESTINY_DUEL = "SW-DUE-02";
    /// Cards out of play never return.
    OUT_OF_PLAY = "SW-ZON-01";
    /// A card set aside is kept under the card that did so.
    SET_ASIDE = "SW-ZON-02";
    /// A canceled text has no effect.
    TEXT_CANCELED = "SW-TXT-01";
    /// A text may save a card from being lost.
    SAVED = "SW-TXT-02";
    /// One of several texts is chosen when a card is deployed.
    MODES = "SW-TXT-03";
    /// Creatures deploy to their habitat.
    HABITAT = "SW-CRE-01";
    /// Creatures stay in their habitat and take no part in battles.
    CREATURE = "SW-CRE-02";
    /// A creature attacks in its player's battle phase.
    CREATURE_ATTACK = "SW-CRE-03";
    /// Players may attack creatures.
    ATTACK = "SW-CRE-04";
    /// During an attack weapons may be fired at the creature.
    ATTACK_WEAPONS = "SW-CRE-05";
    /// An undercover spy takes part in nothing.
    COVER = "SW-COV-01";
    /// The opponent cannot drain where a spy is undercover.
    COVER_DRAIN = "SW-COV-02";
    /// The interior of a vehicle is a site adjacent to wherever the vehicle is.
    INSIDE = "SW-VST-01";
    /// Entering and leaving it is free for the vehicle's player.
    INSIDE_DOOR = "SW-VST-02";
    /// Moving between the interior and a seat costs one Force.
    INSIDE_SEAT = "SW-VST-03";
    /// The interior is lost with the vehicle.
    INSIDE_LOST = "SW-VST-04";
    /// Moving between a vehicle in a cargo bay and its ship.
    STOWED = "SW-VST-05";
    /// Devices are used under the same rules as weapons.
    DEVICE = "SW-WPN-13";
    /// A text may let a weapon be fired outside a battle.
    OUTSIDE = "SW-WPN-14";
    /// The kinds of weapon.
    WEAPON_KINDS = "SW-WPN-15";
    /// In a contest both draw and add power.
    CONTEST = "SW-WPN-16";
    /// Extra Force makes a shot better.
    RAISE = "SW-WPN-17";
    /// If any card may be taken, it is not shown.
    SEARCH_ANY = "SW-SRC-04";
    /// A craft may react together with its pilot.
    REACT_CRAFT = "SW-REA-03";
    /// The six phases of a turn.
    PHASES = "SW-PHA-01";
    /// A persona may go by any of its names.
    PERSONA_NAMES = "SW-PER-01";
    /// A collective name stands for several personas.
    PERSONA_GROUP = "SW-PER-02";
    /// A virtual card counts as the card it replaces.
    VIRTUAL = "SW-VRT-01";
    /// Symbols on virtual cards stand for words.
    SYMBOLS = "SW-VRT-02";
    /// A player without a legal answer passes without revealing the reason.
    SECRETS = "SW-ACN-11";
}
