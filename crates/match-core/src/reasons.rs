//! When a bot's reasons may be shown.

/// A reason reveals what a bot holds and how it rates it. So it is withheld until the match is over, except in games
/// without hidden information and in practice matches where the asker is the only person.
///
/// Every way to play asks here, so that none tells more than another.
#[must_use]
pub fn may_show_reasons(over: bool, perfect_information: bool, alone_in_practice: bool) -> bool {
    over || perfect_information || alone_in_practice
}
