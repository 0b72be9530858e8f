//! Rule ids of the round: order, planning, end.

contract::rules! {
    /// Dials are set in secret for every ship that a person flies.
    DIALS = "XW-RND-01";
    /// System and Activation by ascending, Engagement by descending initiative; ties: the first player first.
    ORDER = "XW-RND-02";
    /// Among a player's own ships of equal initiative, the player chooses the order.
    OWN_ORDER = "XW-RND-03";
    /// Each ship engages once.
    ENGAGE_ONCE = "XW-RND-04";
    /// Destroyed ships leave after all ships of the engaging initiative have engaged.
    SIMULTANEOUS = "XW-RND-05";
    /// An ionized ship is not assigned a dial.
    NO_DIAL_IONIZED = "XW-RND-06";
    /// Ships are placed by ascending initiative within range 1 of their edge.
    PLACING = "XW-RND-07";
    /// One Force is recovered per round.
    FORCE_BACK = "XW-RND-08";
    /// A side without ships at the end of a round has lost.
    END_LAST_SIDE = "XW-RND-09";
    /// Both sides without ships: a draw.
    END_DRAW = "XW-RND-10";
    /// The last round.
    END_TIME = "XW-RND-11";
    /// The owner chooses the order of effects that wait at the same time.
    TOGETHER = "XW-RND-12";
    /// The turret indicator of a ship is set when it is placed.
    TURRETS = "XW-RND-13";
}
