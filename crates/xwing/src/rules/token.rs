//! Rule ids of tokens.

contract::rules! {
    /// Circular tokens are removed at the end of the round.
    CIRCULAR = "XW-TOK-01";
    /// Stress, ion, strain and deplete stay.
    LASTING = "XW-TOK-02";
    /// A lock is spent to reroll.
    LOCK = "XW-TOK-03";
    /// Strain: one defense die less, once.
    STRAIN = "XW-TOK-04";
    /// Deplete: one attack die less, once.
    DEPLETE = "XW-TOK-05";
    /// Jam removes a green token or a lock.
    JAM = "XW-TOK-06";
    /// Reinforce adds an evade.
    REINFORCE = "XW-TOK-07";
    /// Cloak, and decloaking.
    CLOAK = "XW-TOK-08";
    /// Tractored: one defense die less.
    TRACTOR = "XW-TOK-09";
    /// A tractored ship may be moved.
    DRAG = "XW-TOK-10";
    /// A ship that an enemy has moved may be rotated.
    SPIN = "XW-TOK-11";
}
