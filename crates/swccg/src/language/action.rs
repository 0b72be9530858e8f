//! Actions of card texts: when, at what price, at what, by what test, and what happens step by step. Played Interrupts,
//! texts of cards on the table and texts that work by themselves are all written so.

use super::{Filter, Num};
use crate::destiny::DestinyKind;
use crate::pile::PileName;
use crate::state::Phase;
use serde::{Deserialize, Serialize};

/// Something a text lets its player do, or that happens by itself.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Action {
    /// When.
    pub when: When,
    /// What it costs.
    pub cost: Num,
    /// How often.
    pub limit: Limit,
    /// What it is aimed at, if at anything.
    pub at: Option<Filter>,
    /// The destiny it needs, if it needs one.
    pub draw: Option<Compare>,
    /// Of which kind that is.
    pub kind: DestinyKind,
    /// What happens, one step after the other.
    pub steps: Vec<Step>,
    /// What happens instead if the destiny is not right.
    pub failing: Vec<Step>,
}

/// When an action may be taken.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum When {
    /// As a response to a card of this title being played; to any Interrupt or 'react' if no title is given.
    Played(Option<String>),
    /// As a response to such a card having been deployed.
    Deployed(Filter),
    /// As a response to a battle just initiated by one of these players.
    BattleBegun(Turn),
    /// As a response to a Force drain just initiated by one of these players.
    DrainBegun(Turn),
    /// As a response to a destiny just drawn by one of these players; of this kind only, if one is given.
    Destiny(Turn, Option<DestinyKind>),
    /// As such a card is about to be lost or forfeited from a battle.
    Leaving(Filter),
    /// After such a card was lost from the table.
    Lost(Filter),
    /// At the end of a battle.
    BattleEnds,
    /// In any phase, as an action of its own.
    AnyTime,
    /// In this phase of these players' turns, as an action of its own.
    Phase(Turn, Phase),
    /// In the weapons segment of a battle.
    InBattle,
    /// By itself, as soon as its conditions hold and there is something to aim at.
    Auto,
    /// By itself, when the turn of the text's player begins.
    TurnBegins,
}

/// Which players' doing or turn is meant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// The text's player's.
    Own,
    /// The other player's.
    Theirs,
    /// Either's.
    Any,
}

/// How often an action may be taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Limit {
    /// As often as it can be paid for; in response to one thing once.
    None,
    /// Once a turn.
    Turn,
    /// So many times in one battle.
    Battle(u8),
}

/// What a destiny is compared with.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Compare {
    /// It must be below the highest ability among one's characters on the table.
    BelowAbility,
    /// It must be above this number of the target.
    Over(Num),
    /// It must be below this number of the target.
    Under(Num),
    /// It must be even; nought is.
    Even,
    /// It must be odd.
    Odd,
    /// Whatever it is.
    Any,
}

/// Where a text lets a player search.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Within {
    /// In a face-down pile.
    Pile(PileName),
    /// In the Lost Pile.
    #[default]
    Lost,
}

/// Of whom a step speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Who {
    /// The bearer of the text.
    Me,
    /// The target.
    Target,
    /// What the bearer lies on.
    Host,
}

/// One step of an action.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Cancels what it responds to, or the card it is aimed at.
    Cancel,
    /// The card it responds to neither battles nor moves this turn.
    Bar,
    /// Adds battle destinies in this battle.
    Destinies(Num),
    /// The loser's battle damage counts so many times.
    Times(u8),
    /// Looks for such a card in a pile.
    Search(Within, Filter),
    /// Looks for such a card in the Reserve Deck and deploys it.
    Bring(Filter),
    /// The Reserve Deck is shuffled.
    Shuffle,
    /// One such weapon is fired outside a battle.
    Shoot {
        /// Which weapons.
        with: Filter,
        /// The first shot costs so many times as much; nought is free.
        times: u8,
    },
    /// The target takes part in the battle no more.
    Exclude,
    /// A card is lost.
    Lose(Who),
    /// All such cards are lost.
    LoseAll(Filter),
    /// A card goes to its owner's Used Pile.
    Used(Who),
    /// The card just lost goes from the Lost Pile to its owner's Used Pile.
    Recover,
    /// The target is set aside under the bearer.
    SetAside,
    /// What is set aside under the bearer goes to its owners' hands.
    TakeBack,
    /// The target is captured.
    Capture,
    /// Characters aboard the target are captured.
    CaptureAboard,
    /// The target changes sides.
    Steal,
    /// The destiny just drawn counts nothing.
    CancelDestiny,
    /// Another one is drawn for it.
    Redraw,
    /// It counts so much more.
    ChangeDestiny(i16),
    /// The target's player moves it away or it is lost.
    MoveAway,
    /// A second card is chosen.
    Choose(Filter),
    /// Own cards at the target that pass are chosen, any number but nought.
    Gather(Filter),
    /// The bearer and the target go to the card chosen.
    Evacuate,
    /// Those gathered go to the card chosen.
    Relocate,
    /// Force is paid, or nothing more happens and the card is lost.
    Pay(Num),
    /// Activates so much Force.
    Activate(u8),
    /// Draws so many cards from the Reserve Deck.
    Draw(u8),
    /// For the rest of the turn the player's Force losses are halved; rounded down if such a card is on the table.
    Halve(Filter),
    /// The target's player loses as many characters at the bearer's location as the destiny drawn.
    Cull,
    /// What an ion weapon did to the target is undone.
    Repair,
    /// A destiny of this kind is drawn for the action.
    Destiny(DestinyKind),
    /// Two characters present together compare power; the loser is out of play.
    Duel {
        /// The one.
        one: Filter,
        /// The other.
        other: Filter,
        /// Whoever carries such a weapon
        armed: Filter,
        /// has so much more.
        by: i16,
    },
}
