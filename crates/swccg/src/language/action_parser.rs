//! Parser for actions: `act(WHEN, for(COST), once(turn), at(FILTER), draw(over(2)), do(STEPS), else(STEPS))`. A draw
//! may name its kind, `draw(over(2), race)`, and so may the moment after one, `destiny(own, race)`.

use super::parser::{exactly, filter, num, small, unknown};
use super::syntax::{Expr, Node, ParseError};
use super::{
    Action, ActionStep, DestinyTest, Filter, Limit, Num, SearchedPile, StepTarget, Timing, WhoseTurn,
};
use crate::action::destiny_kind::DestinyKind;
use crate::cards::card::InterruptKind;
use crate::cards::pile::PileName;
use crate::state::Phase;

pub(super) fn action(node: &Node, list: &[Node]) -> Result<Action, ParseError> {
    let [first, rest @ ..] = list else { return Err(ParseError::new(node.at, "`act` needs a moment")) };
    let mut action = Action {
        when: moment(first)?,
        cost: Num::Fixed(0),
        limit: Limit::None,
        pile: None,
        at: None,
        draw: None,
        kind: DestinyKind::Card,
        bonus: 0,
        steps: Vec::new(),
        failing: Vec::new(),
    };
    for part in rest {
        let Expr::Word(word, list) = &part.is else {
            return Err(ParseError::new(part.at, "a part of an action wanted"));
        };
        match word.as_str() {
            "for" => action.cost = num(&exactly::<1>(part, word, list)?[0])?,
            "once" => action.limit = limit(&exactly::<1>(part, word, list)?[0], 1)?,
            "twice" => action.limit = limit(&exactly::<1>(part, word, list)?[0], 2)?,
            "as" => action.pile = Some(interrupt_pile(&exactly::<1>(part, word, list)?[0])?),
            "at" => action.at = Some(filter(&exactly::<1>(part, word, list)?[0])?),
            "draw" => {
                let (with, kind) = match list.as_slice() {
                    [with] => (with, DestinyKind::Card),
                    [with, kind] => (with, own_kind(kind)?),
                    _ => {
                        return Err(ParseError::new(
                            part.at,
                            "`draw` takes a comparison, and a kind of destiny",
                        ));
                    }
                };
                (action.draw, action.kind) = (Some(compare(with)?), kind);
            }
            "plus" => action.bonus = i16::from(small(&exactly::<1>(part, word, list)?[0])?),
            "do" => action.steps = steps(list)?,
            "else" => action.failing = steps(list)?,
            _ => return unknown(part, word, "part of an action"),
        }
    }
    if action.steps.is_empty() {
        return Err(ParseError::new(node.at, "an action does something"));
    }
    Ok(action)
}

fn moment(node: &Node) -> Result<Timing, ParseError> {
    let Expr::Word(word, list) = &node.is else { return Err(ParseError::new(node.at, "a moment wanted")) };
    Ok(match (word.as_str(), list.as_slice()) {
        ("played", []) => Timing::Played(None),
        ("played", [Node { is: Expr::Quoted(title), .. }]) => Timing::Played(Some(title.clone())),
        ("deployed", [what]) => Timing::Deployed(filter(what)?),
        ("battle_begun", [whose]) => Timing::BattleBegun(turn(whose)?),
        ("drain_begun", [whose]) => Timing::DrainBegun(turn(whose)?),
        ("destiny", [whose]) => Timing::Destiny(turn(whose)?, None),
        ("destiny", [whose, of]) => Timing::Destiny(turn(whose)?, Some(kind(of)?)),
        ("leaving", [what]) => Timing::Leaving(filter(what)?),
        ("hit", [what, by]) => Timing::Hit(filter(what)?, filter(by)?),
        ("lost", [what]) => Timing::Lost(filter(what)?),
        ("battle_ends", []) => Timing::BattleEnds,
        ("any_time", []) => Timing::AnyTime,
        ("phase", [whose, which]) => Timing::Phase(turn(whose)?, phase(which)?),
        ("in_battle", []) => Timing::InBattle,
        ("auto", []) => Timing::Auto,
        ("turn_begins", []) => Timing::TurnBegins,
        ("phase_begins", [whose, which]) => Timing::PhaseBegins(turn(whose)?, phase(which)?),
        ("arrives", [what]) => Timing::Arrives(filter(what)?),
        _ => return unknown(node, word, "moment"),
    })
}

fn word_of(node: &Node) -> Result<&str, ParseError> {
    match &node.is {
        Expr::Word(word, list) if list.is_empty() => Ok(word),
        _ => Err(ParseError::new(node.at, "a bare word wanted")),
    }
}

fn turn(node: &Node) -> Result<WhoseTurn, ParseError> {
    match word_of(node)? {
        "own" => Ok(WhoseTurn::Own),
        "theirs" => Ok(WhoseTurn::Theirs),
        "any" => Ok(WhoseTurn::Any),
        word => unknown(node, word, "player"),
    }
}

pub(super) fn phase(node: &Node) -> Result<Phase, ParseError> {
    match word_of(node)? {
        "control" => Ok(Phase::Control),
        "deploy" => Ok(Phase::Deploy),
        "battle" => Ok(Phase::Battle),
        "move" => Ok(Phase::Move),
        "draw" => Ok(Phase::Draw),
        word => unknown(node, word, "phase"),
    }
}

fn interrupt_pile(node: &Node) -> Result<InterruptKind, ParseError> {
    match word_of(node)? {
        "used" => Ok(InterruptKind::Used),
        "lost" => Ok(InterruptKind::Lost),
        word => unknown(node, word, "pile of an Interrupt"),
    }
}

fn kind(node: &Node) -> Result<DestinyKind, ParseError> {
    let word = word_of(node)?;
    DestinyKind::named(word).map_or_else(|| unknown(node, word, "kind of destiny"), Ok)
}

/// A kind of destiny that the action of a text draws for itself.
fn own_kind(node: &Node) -> Result<DestinyKind, ParseError> {
    let kind = kind(node)?;
    if kind.is_for_texts() {
        Ok(kind)
    } else {
        Err(ParseError::new(node.at, "no text draws this kind for itself"))
    }
}

fn limit(node: &Node, times: u8) -> Result<Limit, ParseError> {
    match (word_of(node)?, times) {
        ("turn", 1) => Ok(Limit::Turn),
        ("game", 1) => Ok(Limit::Game),
        ("battle", times) => Ok(Limit::Battle(times)),
        (word, _) => unknown(node, word, "limit"),
    }
}

fn compare(node: &Node) -> Result<DestinyTest, ParseError> {
    let Expr::Word(word, list) = &node.is else {
        return Err(ParseError::new(node.at, "a comparison wanted"));
    };
    Ok(match (word.as_str(), list.as_slice()) {
        ("below_ability", []) => DestinyTest::BelowAbility,
        ("over", [number]) => DestinyTest::Over(num(number)?),
        ("under", [number]) => DestinyTest::Under(num(number)?),
        ("even", []) => DestinyTest::Even,
        ("odd", []) => DestinyTest::Odd,
        ("any", []) => DestinyTest::Any,
        _ => return unknown(node, word, "comparison"),
    })
}

fn who(node: &Node) -> Result<StepTarget, ParseError> {
    match word_of(node)? {
        "self" => Ok(StepTarget::Me),
        "target" => Ok(StepTarget::Target),
        "host" => Ok(StepTarget::Host),
        "it" => Ok(StepTarget::Answered),
        word => unknown(node, word, "card"),
    }
}

fn within(node: &Node) -> Result<SearchedPile, ParseError> {
    match word_of(node)? {
        "reserve" => Ok(SearchedPile::Pile(PileName::Reserve)),
        "force" => Ok(SearchedPile::Pile(PileName::Force)),
        "used" => Ok(SearchedPile::Pile(PileName::Used)),
        "lost" => Ok(SearchedPile::Lost),
        word => unknown(node, word, "pile"),
    }
}

/// Parses steps. The symbols of virtual cards expand to two steps each: `up` takes a card from the Reserve Deck into
/// hand, `down` deploys it from there, and both shuffle.
fn steps(list: &[Node]) -> Result<Vec<ActionStep>, ParseError> {
    let mut steps = Vec::new();
    for node in list {
        match &node.is {
            Expr::Word(word, inner) if word == "up" || word == "down" => {
                let what = filter(&exactly::<1>(node, word, inner)?[0])?;
                let up = word == "up";
                let look = if up {
                    ActionStep::Search(SearchedPile::Pile(PileName::Reserve), what)
                } else {
                    ActionStep::Bring(what)
                };
                steps.extend([look, ActionStep::Shuffle]);
            }
            _ => steps.push(step(node)?),
        }
    }
    Ok(steps)
}

fn step(node: &Node) -> Result<ActionStep, ParseError> {
    let Expr::Word(word, list) = &node.is else { return Err(ParseError::new(node.at, "a step wanted")) };
    let one = || -> Result<Filter, ParseError> { filter(&exactly::<1>(node, word, list)?[0]) };
    Ok(match (word.as_str(), list.as_slice()) {
        ("cancel", []) => ActionStep::Cancel,
        ("bar", []) => ActionStep::Bar,
        ("destinies", [n]) => ActionStep::Destinies(num(n)?),
        ("times", [n]) => ActionStep::Times(small(n)?),
        ("search", [_]) => ActionStep::Search(SearchedPile::Pile(PileName::Reserve), one()?),
        ("search_in", [pile, what]) => ActionStep::Search(within(pile)?, filter(what)?),
        ("bring_to", [what, at]) => ActionStep::BringTo(filter(what)?, filter(at)?),
        ("shuffle", []) => ActionStep::Shuffle,
        ("shoot", [with, times]) => ActionStep::Shoot { with: filter(with)?, times: small(times)? },
        ("exclude", []) => ActionStep::Exclude,
        ("lose", [card]) => ActionStep::Lose(who(card)?),
        ("lose_all", [_]) => ActionStep::LoseAll(one()?),
        ("used", [card]) => ActionStep::Used(who(card)?),
        ("recover", []) => ActionStep::Recover,
        ("set_aside", []) => ActionStep::SetAside,
        ("take_back", []) => ActionStep::TakeBack,
        ("capture", []) => ActionStep::Capture,
        ("capture_aboard", []) => ActionStep::CaptureAboard,
        ("steal", []) => ActionStep::Steal,
        ("cancel_destiny", []) => ActionStep::CancelDestiny,
        ("redraw", []) => ActionStep::Redraw,
        ("change_destiny", [Node { is: Expr::Number(n), .. }]) => ActionStep::ChangeDestiny(*n),
        ("move_away", []) => ActionStep::MoveAway,
        ("choose", [_]) => ActionStep::Choose(one()?),
        ("gather", [_]) => ActionStep::Gather(one()?),
        ("evacuate", []) => ActionStep::Evacuate,
        ("relocate", []) => ActionStep::Relocate,
        ("pay", [n]) => ActionStep::Pay(num(n)?),
        ("may_pay", [n]) => ActionStep::MayPay(num(n)?),
        ("activate", [n]) => ActionStep::Activate(small(n)?),
        ("draw_cards", [n]) => ActionStep::Draw(small(n)?),
        ("halve", [_]) => ActionStep::Halve(one()?),
        ("cull", []) => ActionStep::Cull,
        ("repair", []) => ActionStep::Repair,
        ("lose_force", [whose, n]) => ActionStep::LoseForce(turn(whose)?, num(n)?),
        ("retrieve", [n]) => ActionStep::Retrieve(num(n)?),
        ("out_of_play", [card]) => ActionStep::OutOfPlay(who(card)?),
        ("grab", []) => ActionStep::Grab,
        ("no_destiny", []) => ActionStep::NoDestiny,
        ("lose_random", [n]) => ActionStep::LoseRandom(small(n)?),
        ("send", []) => ActionStep::Send,
        ("lose_gathered", []) => ActionStep::LoseGathered,
        ("worthless", []) => ActionStep::Worthless,
        ("destiny_duel", [one, other, draws]) => {
            ActionStep::DestinyDuel { one: filter(one)?, other: filter(other)?, draws: small(draws)? }
        }
        ("destiny", []) => ActionStep::Destiny(DestinyKind::Card),
        ("destiny", [of]) => ActionStep::Destiny(own_kind(of)?),
        ("duel", [one, other, armed, by]) => ActionStep::Duel {
            one: filter(one)?,
            other: filter(other)?,
            armed: filter(armed)?,
            by: i16::from(small(by)?),
        },
        _ => return unknown(node, word, "step"),
    })
}
