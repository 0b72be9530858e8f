//! Rule ids of the reference games; entries in `docs/rules/reference.md`.

contract::rules! {
    /// Leduc: only the seat that has to decide may bet.
    LEDUC_TURN = "LD-BET-01";
    /// Leduc: fold only when something is owed.
    LEDUC_FOLD = "LD-BET-02";
    /// Leduc: at most two raises in a round.
    LEDUC_RAISES = "LD-BET-03";
    /// Leduc: a seat that folds loses what it paid.
    LEDUC_FOLDED = "LD-END-01";
    /// Leduc: a pair with the board wins, then the higher rank; equal hands share the pot.
    LEDUC_SHOWDOWN = "LD-END-02";
    /// Duel-6: only the seat that has to decide may act.
    DUEL_TURN = "D6-TURN-01";
    /// Duel-6: a seat passes if and only if it can neither play nor draw.
    DUEL_PASS = "D6-TURN-02";
    /// Duel-6: only a card in hand can be played.
    DUEL_PLAY = "D6-PLAY-01";
    /// Duel-6: a hit deals the card's strength minus the defender's die, but never less than zero.
    DUEL_HIT = "D6-PLAY-02";
    /// Duel-6: a hand holds at most eight cards, and nobody can draw from an empty pile.
    DUEL_DRAW = "D6-DRAW-01";
    /// Duel-6: a seat with no life left loses.
    DUEL_DEFEAT = "D6-END-01";
    /// Duel-6: after 120 moves nobody wins.
    DUEL_LIMIT = "D6-END-02";
    /// Claims: every seat seals one bid per round, all simultaneously.
    CLAIMS_BID = "CL-BID-01";
    /// Claims: a bid token can be spent only once.
    CLAIMS_TOKEN = "CL-BID-02";
    /// Claims: the highest bid wins the round; among equal bids one is chosen at random.
    CLAIMS_HIGHEST = "CL-BID-03";
    /// Claims: a claim must lie on the field.
    CLAIMS_FIELD = "CL-LAND-01";
    /// Claims: claims must keep a minimum distance.
    CLAIMS_APART = "CL-LAND-02";
    /// Claims: the most claims win; equal numbers share the win; without any claim nobody wins.
    CLAIMS_MOST = "CL-END-01";
}
