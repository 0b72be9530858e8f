//! Parser for actions: `act(WHEN, for(COST), once(turn), at(FILTER), draw(over(2)), do(STEPS), else(STEPS))`. A draw
//! may name its kind, `draw(over(2), race)`, and so may the moment after one, `destiny(own, race)`.

use super::meaning::{exactly, filter, num, small, unknown};
use super::syntax::{Node, Slip, Tree};
use super::{Action, Compare, Filter, Limit, Num, Step, Turn, When, Who, Within};
use crate::destiny::DestinyKind;
use crate::pile::PileName;
use crate::state::Phase;

pub(super) fn action(node: &Node, list: &[Node]) -> Result<Action, Slip> {
    let [first, rest @ ..] = list else { return Err(Slip::new(node.at, "`act` needs a moment")) };
    let mut action = Action {
        when: moment(first)?,
        cost: Num::Fixed(0),
        limit: Limit::None,
        at: None,
        draw: None,
        kind: DestinyKind::Card,
        steps: Vec::new(),
        failing: Vec::new(),
    };
    for part in rest {
        let Tree::Word(word, list) = &part.is else {
            return Err(Slip::new(part.at, "a part of an action wanted"));
        };
        match word.as_str() {
            "for" => action.cost = num(&exactly::<1>(part, word, list)?[0])?,
            "once" => action.limit = limit(&exactly::<1>(part, word, list)?[0], 1)?,
            "twice" => action.limit = limit(&exactly::<1>(part, word, list)?[0], 2)?,
            "at" => action.at = Some(filter(&exactly::<1>(part, word, list)?[0])?),
            "draw" => {
                let (with, kind) = match list.as_slice() {
                    [with] => (with, DestinyKind::Card),
                    [with, kind] => (with, own_kind(kind)?),
                    _ => return Err(Slip::new(part.at, "`draw` takes a comparison, and a kind of destiny")),
                };
                (action.draw, action.kind) = (Some(compare(with)?), kind);
            }
            "do" => action.steps = steps(list)?,
            "else" => action.failing = steps(list)?,
            _ => return unknown(part, word, "part of an action"),
        }
    }
    if action.steps.is_empty() {
        return Err(Slip::new(node.at, "an action does something"));
    }
    Ok(action)
}

fn moment(node: &Node) -> Result<When, Slip> {
    let Tree::Word(word, list) = &node.is else { return Err(Slip::new(node.at, "a moment wanted")) };
    Ok(match (word.as_str(), list.as_slice()) {
        ("played", []) => When::Played(None),
        ("played", [Node { is: Tree::Quoted(title), .. }]) => When::Played(Some(title.clone())),
        ("deployed", [what]) => When::Deployed(filter(what)?),
        ("battle_begun", [whose]) => When::BattleBegun(turn(whose)?),
        ("drain_begun", [whose]) => When::DrainBegun(turn(whose)?),
        ("destiny", [whose]) => When::Destiny(turn(whose)?, None),
        ("destiny", [whose, of]) => When::Destiny(turn(whose)?, Some(kind(of)?)),
        ("leaving", [what]) => When::Leaving(filter(what)?),
        ("lost", [what]) => When::Lost(filter(what)?),
        ("battle_ends", []) => When::BattleEnds,
        ("any_time", []) => When::AnyTime,
        ("phase", [whose, which]) => When::Phase(turn(whose)?, phase(which)?),
        ("in_battle", []) => When::InBattle,
        ("auto", []) => When::Auto,
        ("turn_begins", []) => When::TurnBegins,
        _ => return unknown(node, word, "moment"),
    })
}

fn word_of(node: &Node) -> Result<&str, Slip> {
    match &node.is {
        Tree::Word(word, list) if list.is_empty() => Ok(word),
        _ => Err(Slip::new(node.at, "a bare word wanted")),
    }
}

fn turn(node: &Node) -> Result<Turn, Slip> {
    match word_of(node)? {
        "own" => Ok(Turn::Own),
        "theirs" => Ok(Turn::Theirs),
        "any" => Ok(Turn::Any),
        word => unknown(node, word, "player"),
    }
}

pub(super) fn phase(node: &Node) -> Result<Phase, Slip> {
    match word_of(node)? {
        "control" => Ok(Phase::Control),
        "deploy" => Ok(Phase::Deploy),
        "battle" => Ok(Phase::Battle),
        "move" => Ok(Phase::Move),
        "draw" => Ok(Phase::Draw),
        word => unknown(node, word, "phase"),
    }
}

fn kind(node: &Node) -> Result<DestinyKind, Slip> {
    let word = word_of(node)?;
    DestinyKind::named(word).map_or_else(|| unknown(node, word, "kind of destiny"), Ok)
}

/// A kind of destiny that the action of a text draws for itself.
fn own_kind(node: &Node) -> Result<DestinyKind, Slip> {
    let kind = kind(node)?;
    if kind.is_for_texts() { Ok(kind) } else { Err(Slip::new(node.at, "no text draws this kind for itself")) }
}

fn limit(node: &Node, times: u8) -> Result<Limit, Slip> {
    match (word_of(node)?, times) {
        ("turn", 1) => Ok(Limit::Turn),
        ("battle", times) => Ok(Limit::Battle(times)),
        (word, _) => unknown(node, word, "limit"),
    }
}

fn compare(node: &Node) -> Result<Compare, Slip> {
    let Tree::Word(word, list) = &node.is else { return Err(Slip::new(node.at, "a comparison wanted")) };
    Ok(match (word.as_str(), list.as_slice()) {
        ("below_ability", []) => Compare::BelowAbility,
        ("over", [number]) => Compare::Over(num(number)?),
        ("under", [number]) => Compare::Under(num(number)?),
        ("even", []) => Compare::Even,
        ("odd", []) => Compare::Odd,
        ("any", []) => Compare::Any,
        _ => return unknown(node, word, "comparison"),
    })
}

fn who(node: &Node) -> Result<Who, Slip> {
    match word_of(node)? {
        "self" => Ok(Who::Me),
        "target" => Ok(Who::Target),
        "host" => Ok(Who::Host),
        word => unknown(node, word, "card"),
    }
}

fn within(node: &Node) -> Result<Within, Slip> {
    match word_of(node)? {
        "reserve" => Ok(Within::Pile(PileName::Reserve)),
        "force" => Ok(Within::Pile(PileName::Force)),
        "used" => Ok(Within::Pile(PileName::Used)),
        "lost" => Ok(Within::Lost),
        word => unknown(node, word, "pile"),
    }
}

/// Parses steps. The symbols of virtual cards expand to two steps each: `up` takes a card from the Reserve Deck into
/// hand, `down` deploys it from there, and both shuffle.
fn steps(list: &[Node]) -> Result<Vec<Step>, Slip> {
    let mut steps = Vec::new();
    for node in list {
        match &node.is {
            Tree::Word(word, inner) if word == "up" || word == "down" => {
                let what = filter(&exactly::<1>(node, word, inner)?[0])?;
                let up = word == "up";
                let look =
                    if up { Step::Search(Within::Pile(PileName::Reserve), what) } else { Step::Bring(what) };
                steps.extend([look, Step::Shuffle]);
            }
            _ => steps.push(step(node)?),
        }
    }
    Ok(steps)
}

fn step(node: &Node) -> Result<Step, Slip> {
    let Tree::Word(word, list) = &node.is else { return Err(Slip::new(node.at, "a step wanted")) };
    let one = || -> Result<Filter, Slip> { filter(&exactly::<1>(node, word, list)?[0]) };
    Ok(match (word.as_str(), list.as_slice()) {
        ("cancel", []) => Step::Cancel,
        ("bar", []) => Step::Bar,
        ("destinies", [n]) => Step::Destinies(num(n)?),
        ("times", [n]) => Step::Times(small(n)?),
        ("search", [_]) => Step::Search(Within::Pile(PileName::Reserve), one()?),
        ("search_in", [pile, what]) => Step::Search(within(pile)?, filter(what)?),
        ("shuffle", []) => Step::Shuffle,
        ("shoot", [with, times]) => Step::Shoot { with: filter(with)?, times: small(times)? },
        ("exclude", []) => Step::Exclude,
        ("lose", [card]) => Step::Lose(who(card)?),
        ("lose_all", [_]) => Step::LoseAll(one()?),
        ("used", [card]) => Step::Used(who(card)?),
        ("recover", []) => Step::Recover,
        ("set_aside", []) => Step::SetAside,
        ("take_back", []) => Step::TakeBack,
        ("capture", []) => Step::Capture,
        ("capture_aboard", []) => Step::CaptureAboard,
        ("steal", []) => Step::Steal,
        ("cancel_destiny", []) => Step::CancelDestiny,
        ("redraw", []) => Step::Redraw,
        ("change_destiny", [Node { is: Tree::Number(n), .. }]) => Step::ChangeDestiny(*n),
        ("move_away", []) => Step::MoveAway,
        ("choose", [_]) => Step::Choose(one()?),
        ("gather", [_]) => Step::Gather(one()?),
        ("evacuate", []) => Step::Evacuate,
        ("relocate", []) => Step::Relocate,
        ("pay", [n]) => Step::Pay(num(n)?),
        ("activate", [n]) => Step::Activate(small(n)?),
        ("draw_cards", [n]) => Step::Draw(small(n)?),
        ("halve", [_]) => Step::Halve(one()?),
        ("cull", []) => Step::Cull,
        ("repair", []) => Step::Repair,
        ("destiny", []) => Step::Destiny(DestinyKind::Card),
        ("destiny", [of]) => Step::Destiny(own_kind(of)?),
        ("duel", [one, other, armed, by]) => Step::Duel {
            one: filter(one)?,
            other: filter(other)?,
            armed: filter(armed)?,
            by: i16::from(small(by)?),
        },
        _ => return unknown(node, word, "step"),
    })
}
