//! Actions of card texts: timing, cost, target, destiny test and steps. Played Interrupts, texts of cards on the
//! table and automatic texts all have this form.

use super::{Filter, Num};
use crate::action::destiny_kind::DestinyKind;
use crate::cards::card::InterruptKind;
use crate::cards::pile::PileName;
use crate::state::Phase;
use serde::{Deserialize, Serialize};

/// Something a text lets its player do, or that happens automatically.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Action {
    pub when: Timing,
    pub cost: Num,
    pub limit: Limit,
    /// The pile a Used or Lost Interrupt goes to if played this way.
    pub pile: Option<InterruptKind>,
    /// What it targets, if anything.
    pub at: Option<Filter>,
    /// The destiny test, if there is one.
    pub draw: Option<DestinyTest>,
    /// The kind of that destiny.
    pub kind: DestinyKind,
    /// Added to the destiny for the test.
    pub bonus: i16,
    pub steps: Vec<ActionStep>,
    /// The steps carried out instead if the destiny test fails.
    pub failing: Vec<ActionStep>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Timing {
    /// In response to a card with this title being played; without a title, to any Interrupt or 'react'.
    Played(Option<String>),
    /// In response to the deployment of such a card.
    Deployed(Filter),
    /// In response to a battle just initiated by one of these players.
    BattleBegun(WhoseTurn),
    /// In response to a Force drain just initiated by one of these players.
    DrainBegun(WhoseTurn),
    /// In response to a destiny just drawn by one of these players; if a kind is given, only of that kind.
    Destiny(WhoseTurn, Option<DestinyKind>),
    /// When such a card is about to be lost, or forfeited from a battle.
    Leaving(Filter),
    /// When such a card was just hit in a battle by a weapon whose user matches the second filter.
    Hit(Filter, Filter),
    /// After such a card was lost from the table.
    Lost(Filter),
    BattleEnds,
    /// In any phase, as an action of its own.
    AnyTime,
    /// In this phase of these players' turns, as an action of its own.
    Phase(WhoseTurn, Phase),
    /// In the weapons segment of a battle.
    InBattle,
    /// Automatically, as soon as its conditions hold and there is a target.
    Auto,
    /// Automatically, when the turn of the text's player begins.
    TurnBegins,
    /// Automatically, when this phase of these players' turns begins.
    PhaseBegins(WhoseTurn, Phase),
    /// Automatically, when such a card has just deployed or moved to the bearer's location, or across it.
    Arrives(Filter),
}

/// Whose action or turn is meant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WhoseTurn {
    /// The player of the text.
    Own,
    /// The opponent.
    Theirs,
    Any,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Limit {
    /// As often as it can be paid for; once in response to the same thing.
    None,
    Turn,
    /// Once in the match.
    Game,
    /// The given number of times in one battle.
    Battle(u8),
}

/// The condition a destiny must meet.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum DestinyTest {
    /// Below the highest ability among the player's characters on the table.
    BelowAbility,
    /// Above this number of the target.
    Over(Num),
    /// Below this number of the target.
    Under(Num),
    /// Zero is even.
    Even,
    Odd,
    Any,
}

/// The pile a text lets a player search.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum SearchedPile {
    Pile(PileName),
    #[default]
    Lost,
}

/// The card a step refers to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StepTarget {
    Me,
    Target,
    /// What the bearer is attached to.
    Host,
    /// The card that is about to be lost, or was just hit.
    Answered,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum ActionStep {
    /// Cancels what it responds to, or the target.
    Cancel,
    /// The card it responds to can neither battle nor move this turn.
    Bar,
    Destinies(Num),
    /// Multiplies the loser's battle damage.
    Times(u8),
    /// Searches a pile for such a card.
    Search(SearchedPile, Filter),
    /// Searches the Reserve Deck for such a card and deploys it.
    Bring(Filter),
    /// Searches the Reserve Deck for such a card and deploys it to such a location, even a closed one.
    BringTo(Filter, Filter),
    Shuffle,
    /// Such a weapon is fired outside a battle.
    Shoot {
        with: Filter,
        /// Multiplies the cost of the first shot; zero makes it free.
        times: u8,
    },
    /// The target no longer takes part in the battle.
    Exclude,
    Lose(StepTarget),
    LoseAll(Filter),
    /// A card goes to its owner's Used Pile.
    Used(StepTarget),
    /// The card just lost goes from the Lost Pile to its owner's Used Pile.
    Recover,
    /// The target is set aside under the bearer.
    SetAside,
    /// Cards set aside under the bearer return to their owners' hands.
    TakeBack,
    Capture,
    /// Characters aboard the target are captured.
    CaptureAboard,
    /// The target changes sides.
    Steal,
    CancelDestiny,
    /// The destiny just drawn is replaced by another draw.
    Redraw,
    /// Adds to the destiny just drawn.
    ChangeDestiny(i16),
    /// The target's player moves it away, or it is lost.
    MoveAway,
    /// A second card is chosen.
    Choose(Filter),
    /// The player's matching cards at the target are chosen, at least one.
    Gather(Filter),
    /// The bearer and the target go to the chosen card.
    Evacuate,
    /// The gathered cards go to the chosen card.
    Relocate,
    /// Force is paid; otherwise the action stops and the card is lost.
    Pay(Num),
    /// The player is asked whether to pay; otherwise the action stops and the card is lost.
    MayPay(Num),
    Activate(u8),
    /// Draws cards from the Reserve Deck.
    Draw(u8),
    /// For the rest of the turn the player's Force losses are halved; rounded down if such a card is on the table.
    Halve(Filter),
    /// The target's player loses as many characters at the bearer's location as the destiny drawn.
    Cull,
    /// Undoes the effect of an ion weapon on the target.
    Repair,
    /// A player loses Force.
    LoseForce(WhoseTurn, Num),
    /// The player takes the top cards of the Lost Pile into the Used Pile.
    Retrieve(Num),
    /// A card is placed out of play.
    OutOfPlay(StepTarget),
    /// The bearer, played from hand, lies beside the locations and keeps the Interrupt it responds to; every further
    /// one of that title goes there too and costs one Force for each in the stack.
    Grab,
    /// The player's total battle destiny is zero in this battle.
    NoDestiny,
    /// One of the opponent's characters at the target's location, chosen at random, is lost if the destiny with its
    /// bonus exceeds this number.
    LoseRandom(u8),
    /// The target goes to the chosen card.
    Send,
    /// The gathered cards are lost if the destiny drawn exceeds their number.
    LoseGathered,
    /// The forfeit value of the target is zero for the rest of the battle.
    Worthless,
    /// Two characters present together draw this many destinies each and add power; the loser is lost, its player
    /// loses the difference in Force, and the winner's player retrieves as much.
    DestinyDuel {
        one: Filter,
        other: Filter,
        draws: u8,
    },
    /// A destiny of this kind is drawn for the action.
    Destiny(DestinyKind),
    /// Two characters present together compare power; the loser is placed out of play.
    Duel {
        one: Filter,
        other: Filter,
        /// A duelist carrying such a weapon adds `by` to power.
        armed: Filter,
        by: i16,
    },
}
