//! Rule ids of the reference games; entries in `docs/rules/reference.md`.

table::rules! {
    /// Leduc: only the seat that is asked may bet.
    LEDUC_TURN = "LD-BET-01";
    /// Leduc: fold only when something is owed.
    LEDUC_FOLD = "LD-BET-02";
    /// Leduc: at most two raises in a round.
    LEDUC_RAISES = "LD-BET-03";
    /// Leduc: who folds loses what was paid.
    LEDUC_FOLDED = "LD-END-01";
    /// Leduc: a pair with the board wins, then the higher rank; equals share.
    LEDUC_SHOWDOWN = "LD-END-02";
    /// Duel-6: only the seat that is asked may act.
    DUEL_TURN = "D6-TURN-01";
    /// Duel-6: who can neither play nor draw passes, and nobody else does.
    DUEL_PASS = "D6-TURN-02";
    /// Duel-6: only a card in hand can be played.
    DUEL_PLAY = "D6-PLAY-01";
    /// Duel-6: a hit takes the card's strength less the defender's die, never less than nothing.
    DUEL_HIT = "D6-PLAY-02";
    /// Duel-6: a hand holds at most eight cards, and an empty pile gives none.
    DUEL_DRAW = "D6-DRAW-01";
    /// Duel-6: who has no life left loses.
    DUEL_DEFEAT = "D6-END-01";
    /// Duel-6: after 120 moves nobody wins.
    DUEL_LIMIT = "D6-END-02";
    /// Claims: every seat seals one bid a round, all at once.
    CLAIMS_BID = "CL-BID-01";
    /// Claims: a bid token is spent once.
    CLAIMS_TOKEN = "CL-BID-02";
    /// Claims: the highest bid wins the round; equal bids draw lots.
    CLAIMS_HIGHEST = "CL-BID-03";
    /// Claims: a claim lies on the field.
    CLAIMS_FIELD = "CL-LAND-01";
    /// Claims: claims keep their distance.
    CLAIMS_APART = "CL-LAND-02";
    /// Claims: most claims win; equals share; without a claim nobody wins.
    CLAIMS_MOST = "CL-END-01";
}
