//! The ids of the rules: one entry each in `docs/rules/starfighter.md`.

contract::rules! {
    /// Each mode has its cards and cruisers.
    MODE = "SF-SET-01";
    /// Cruisers are chosen openly, the first player first.
    CRUISER_OPEN = "SF-SET-02";
    /// With one box, choosing a face excludes its reverse.
    CRUISER_BOX = "SF-SET-03";
    /// Armor starts at the top of its track, and the sectors face each other.
    START = "SF-SET-04";
    /// An option may compensate the second player.
    COMPENSATION = "SF-SET-05";
    /// A deck has at least 25 cards.
    DECK_SIZE = "SF-TOT-01";
    /// A deck has no card twice.
    DECK_DOUBLE = "SF-TOT-02";
    /// In Total War each seat has its own pile and discard.
    OWN_PILE = "SF-TOT-03";
    /// In Total War cruisers are chosen in secret and revealed together.
    CRUISER_SECRET = "SF-TOT-04";
    /// With one box a card can be in only one deck.
    DECK_BOX = "SF-TOT-05";
    /// One card for each visible draw symbol of the board.
    REINFORCE = "SF-REN-01";
    /// A symbol is hidden when its slot is occupied.
    SYMBOL_HIDDEN = "SF-REN-02";
    /// Set-aside cards join the hand.
    ASIDE_TAKEN = "SF-REN-03";
    /// Cards are drawn one by one, starting with the marker holder.
    DRAW_ORDER = "SF-REN-04";
    /// An empty pile is reshuffled from the discard when a card is needed.
    RESHUFFLE = "SF-REN-05";
    /// If pile and discard are empty, nothing is drawn.
    NOTHING_LEFT = "SF-REN-06";
    /// Seats take turns to play one card from the hand, starting with the marker holder.
    DEPLOY_TURN = "SF-DEP-01";
    /// Cards are played from the bottom up; a full sector takes none.
    DEPLOY_FULL = "SF-DEP-02";
    /// A card of level 1 to 3 needs the slot of its level.
    DEPLOY_LEVEL = "SF-DEP-03";
    /// Any card may be played verso, which has level zero.
    DEPLOY_VERSO = "SF-DEP-04";
    /// A seat that passed plays no more cards this round.
    PASS = "SF-DEP-05";
    /// The first to pass takes the marker.
    PASS_MARKER = "SF-DEP-06";
    /// The other seat continues alone until it passes.
    GO_ON_ALONE = "SF-DEP-07";
    /// A seat that cannot play a card passes.
    FORCED_PASS = "SF-DEP-08";
    /// The lower half of each card is visible, the upper half only on the top card.
    VISIBLE = "SF-VIS-01";
    /// A pivoted card shows its printed top half at the bottom.
    VISIBLE_PIVOTED = "SF-VIS-02";
    /// A gap is closed before visibility is checked.
    CLOSE_GAP = "SF-VIS-03";
    /// An effect fires each time it becomes visible.
    BECOMES_VISIBLE = "SF-EFF-01";
    /// The owner of the board decides for an effect.
    OWNER_DECIDES = "SF-EFF-02";
    /// An effect is mandatory; without a target it is lost.
    MANDATORY = "SF-EFF-03";
    /// The owner orders effects that become visible together.
    ORDER = "SF-EFF-04";
    /// New effects are resolved before waiting ones, which still happen.
    DEPTH_FIRST = "SF-EFF-05";
    /// A moved card needs a free slot.
    MOVE_ROOM = "SF-EFF-06";
    /// Levels do not restrict moved cards.
    MOVE_LEVEL = "SF-EFF-07";
    /// Draw: a card is set aside unseen.
    FX_DRAW = "SF-FXS-01";
    /// Lateral move: to an adjacent sector.
    FX_LATERAL = "SF-FXS-02";
    /// Vertical move: to the top of its sector.
    FX_VERTICAL = "SF-FXS-03";
    /// Free move: to the top of any sector of its board.
    FX_FREE = "SF-FXS-04";
    /// Pivot: the halves swap places.
    FX_PIVOT = "SF-FXS-05";
    /// Destroy: any card is discarded.
    FX_DESTROY = "SF-FXS-06";
    /// The opponent's cruiser loses a point.
    FX_HIT_ENEMY = "SF-FXS-07";
    /// The player's own cruiser loses a point.
    FX_HIT_OWN = "SF-FXS-08";
    /// Force field: only one marker.
    FX_FIELD = "SF-FXS-09";
    /// Screens absorb markers first.
    FX_SCREENS = "SF-FXS-10";
    /// Flip: recto becomes verso, or the reverse.
    FX_FLIP = "SF-FXS-11";
    /// Hit fighter: one marker on a top card.
    FX_HIT_FIGHTER = "SF-FXS-12";
    /// Damage moves to the new face when a card is flipped.
    FLIP_DAMAGE = "SF-FXS-13";
    /// A card whose new face would be fully damaged is destroyed and fires nothing.
    FLIP_DESTROYS = "SF-FXS-14";
    /// A symbol fires a limited number of times in a chain.
    CHAIN_LIMIT = "SF-CHN-01";
    /// A chain starts with a card played or destroyed in combat.
    CHAIN_BEGINS = "SF-CHN-02";
    /// By option a chain ends when an arrangement repeats.
    CHAIN_REPEAT = "SF-CHN-03";
    /// A waiting effect that is revealed again keeps its place.
    CHAIN_WAITING = "SF-CHN-04";
    /// The number of waiting effects in a chain is limited.
    CHAIN_ROOM = "SF-CHN-05";
    /// The marker holder may shift by one sector.
    SHIFT = "SF-BAT-01";
    /// At least two sectors must keep facing each other.
    SHIFT_FACING = "SF-BAT-02";
    /// The marker holder chooses the direction.
    DIRECTION = "SF-BAT-03";
    /// One combat for each pair of facing sectors.
    COMBATS = "SF-BAT-04";
    /// Fighters are counted at the beginning of the combat.
    COUNT_FIRST = "SF-BAT-05";
    /// The marker holder takes damage first.
    MARKER_SUFFERS_FIRST = "SF-BAT-06";
    /// Damage goes from the top card down; a card without undamaged fighters is destroyed.
    FROM_THE_TOP = "SF-BAT-07";
    /// Effects uncovered in combat happen at once; damage continues with the card then on top.
    UNCOVERED = "SF-BAT-08";
    /// Damage left over in an empty sector goes to the armor.
    LEFT_TO_ARMOR = "SF-BAT-09";
    /// Damaged fighters do not shoot; damage stays.
    DAMAGE_STAYS = "SF-BAT-10";
    /// The owner chooses which fighters of a surviving card are damaged.
    WHICH_FIGHTERS = "SF-BAT-11";
    /// Screens are restored at the end of the round.
    SCREENS_RESTORED = "SF-END-01";
    /// The marker changes hands at the end of the round.
    MARKER_CHANGES = "SF-END-02";
    /// At zero or less armor the match ends with the round.
    END = "SF-END-03";
    /// The higher armor wins.
    END_ARMOR = "SF-END-04";
    /// With equal armor, more cards win.
    END_CARDS = "SF-END-05";
    /// If still equal, a draw.
    END_DRAW = "SF-END-06";
    /// Reaching the round limit is a draw.
    END_ROUNDS = "SF-END-07";
    /// Hands, piles and set-aside cards are hidden; their numbers are not.
    HIDDEN = "SF-INF-01";
    /// The recto of an opponent's verso card is hidden; that of the player's own is not.
    HIDDEN_RECTO = "SF-INF-02";
    /// What was once seen stays known.
    REMEMBERED = "SF-INF-03";
    /// The discard is open, so the pile made of it is known as a set.
    DISCARD_OPEN = "SF-INF-04";
}
