//! Choices, with short labels as on a button.

use super::words::{Cast, pile_word, role_word};
use crate::Message;
use swccg::language::{Action, Effect, Step, Within};
use swccg::{CardName, Choice, DestinyKind, From, ObjId, Question, Way};

pub(super) fn choice(cast: &Cast<'_>, choice: &Choice) -> Message {
    let on = |key, id: ObjId| Message::new(key).with("card", cast.card(id));
    match *choice {
        Choice::Pass => pass(cast),
        Choice::Start(card) => Message::new("sw-c-start").with("card", cast.title(card)),
        Choice::Activate(amount) => Message::new("sw-c-activate").with("amount", amount),
        Choice::Drain(at) => on("sw-c-drain", at),
        Choice::DrainLess(at) => on("sw-c-drain-less", at),
        Choice::Deploy { card, to } => {
            Message::new("sw-c-deploy").with("card", cast.title(card)).with("to", cast.to(to))
        }
        Choice::DeployWith { ship, pilot, at } => Message::new("sw-c-deploy-with")
            .with("card", cast.title(ship))
            .with("pilot", cast.title(pilot))
            .with("at", cast.card(at)),
        Choice::Play { card, clause, target } => aimed(
            cast,
            "sw-c-play",
            target,
            Message::new("sw-card").with("title", cast.title(card)).with("n", 0),
        )
        .with("what", what(cast, card, clause)),
        Choice::Use { card, clause, target } => {
            let printed = cast.laid(card).map(|laid| laid.card).unwrap_or_default();
            aimed(cast, "sw-c-use", target, cast.card(card)).with("what", what(cast, printed, clause))
        }
        Choice::Aim(id) => on("sw-c-aim", id),
        Choice::Pick(pick) => Message::new("sw-c-pick").with("n", pick),
        Choice::Take(card) => Message::new("sw-c-take").with("card", cast.title(card)),
        Choice::Verify => Message::new("sw-c-verify"),
        Choice::Transfer { card, to } => on("sw-c-transfer", card).with("to", cast.card(to)),
        Choice::Battle(at) => on("sw-c-battle", at),
        Choice::Fire { weapon, target } => on("sw-c-fire", weapon).with("target", cast.card(target)),
        Choice::Destiny => Message::new(match cast.drawing() {
            DestinyKind::Power => "sw-c-destiny-power",
            DestinyKind::Attrition => "sw-c-destiny-attrition",
            _ => "sw-c-destiny",
        }),
        Choice::Forfeit(id) => on("sw-c-forfeit", id),
        Choice::Lose(From::Pile(pile)) => Message::new("sw-c-lose-pile").with("pile", pile_word(pile)),
        Choice::Lose(From::Hand(card)) => Message::new("sw-c-lose-hand").with("card", cast.title(card)),
        Choice::Move { card, way } => moves(cast, card, way),
        Choice::Transit { from, to } => {
            Message::new("sw-c-transit").with("from", cast.card(from)).with("to", cast.card(to))
        }
        Choice::Join(id) => on("sw-c-join", id),
        Choice::Attack(creature) => on("sw-c-attack", creature),
        Choice::Draw => Message::new("sw-c-draw"),
    }
}

/// The label for passing, depending on the question.
fn pass(cast: &Cast<'_>) -> Message {
    Message::new(match cast.view.question {
        Question::Gather(_) => "sw-c-go",
        Question::Away(_) => "sw-c-be-lost",
        Question::Search(_) => "sw-c-take-nothing",
        Question::Destiny(_) => "sw-c-no-destiny",
        Question::Respond(_) | Question::Verify(_) => "sw-c-let-go",
        _ => "sw-c-pass",
    })
}

fn aimed(cast: &Cast<'_>, key: &'static str, target: Option<ObjId>, card: Message) -> Message {
    let message = Message::new(key).with("card", card);
    match target {
        None => message.with("aimed", "no").with("target", ""),
        Some(target) => message.with("aimed", "yes").with("target", cast.card(target)),
    }
}

pub(super) fn moves(cast: &Cast<'_>, card: ObjId, way: Way) -> Message {
    let message = |key| Message::new(key).with("card", cast.card(card));
    match way {
        Way::Walk(to) => message("sw-c-walk").with("to", cast.card(to)),
        Way::Hyperspeed(to) => message("sw-c-hyperspeed").with("to", cast.card(to)),
        Way::Land(to) => message("sw-c-land").with("to", cast.card(to)),
        Way::TakeOff(to) => message("sw-c-take-off").with("to", cast.card(to)),
        Way::Embark(to, role) => {
            message("sw-c-embark").with("to", cast.card(to)).with("role", role_word(role))
        }
        Way::Disembark => message("sw-c-disembark"),
        Way::ShuttleUp(to, role) => {
            message("sw-c-shuttle-up").with("to", cast.card(to)).with("role", role_word(role))
        }
        Way::ShuttleDown(to) => message("sw-c-shuttle-down").with("to", cast.card(to)),
        Way::Passage(to) => message("sw-c-passage").with("to", cast.card(to)),
        Way::Imprison => message("sw-c-imprison"),
        Way::Board(to, role) => message("sw-c-board").with("to", cast.card(to)).with("role", role_word(role)),
        Way::Inside(to) => message("sw-c-inside").with("to", cast.card(to)),
        Way::Across(to, role) => {
            message("sw-c-across").with("to", cast.card(to)).with("role", role_word(role))
        }
    }
}

/// What a clause of a card does, described by its first characteristic step.
fn what(cast: &Cast<'_>, card: CardName, clause: u8) -> Message {
    let text = cast.content.card_named(card).and_then(|card| card.text.get(usize::from(clause)));
    match text.map(|clause| &clause.effect) {
        Some(Effect::Act(action)) => step(action),
        _ => Message::new("sw-s-text"),
    }
}

fn step(action: &Action) -> Message {
    let telling =
        action.steps.iter().find(|step| !matches!(step, Step::Choose(_) | Step::Used(_) | Step::Pay(_)));
    let Some(step) = telling else { return Message::new("sw-s-text") };
    let key = match step {
        Step::Cancel => "sw-s-cancel",
        Step::Bar => "sw-s-bar",
        Step::Destinies(_) => return destinies(step),
        Step::Times(n) => return Message::new("sw-s-times").with("n", *n),
        Step::Search(within, _) => return Message::new("sw-s-search").with("pile", within_word(*within)),
        Step::Bring(_) => "sw-s-bring",
        Step::Shuffle => "sw-s-shuffle",
        Step::Exclude => "sw-s-exclude",
        Step::Shoot { .. } => "sw-s-shoot",
        Step::Lose(_) | Step::LoseAll(_) => "sw-s-lose",
        Step::Used(_) | Step::Choose(_) | Step::Pay(_) | Step::Destiny(_) => "sw-s-text",
        Step::Recover => "sw-s-recover",
        Step::SetAside => "sw-s-set-aside",
        Step::TakeBack => "sw-s-take-back",
        Step::Capture | Step::CaptureAboard => "sw-s-capture",
        Step::Steal => "sw-s-steal",
        Step::CancelDestiny => "sw-s-cancel-destiny",
        Step::Redraw => "sw-s-redraw",
        Step::ChangeDestiny(n) => return Message::new("sw-s-change-destiny").with("n", *n),
        Step::MoveAway => "sw-s-move-away",
        Step::Gather(_) | Step::Relocate => "sw-s-relocate",
        Step::Evacuate => "sw-s-evacuate",
        Step::Activate(n) => return Message::new("sw-s-activate").with("n", *n),
        Step::Draw(n) => return Message::new("sw-s-draw").with("n", *n),
        Step::Halve(_) => "sw-s-halve",
        Step::Cull => "sw-s-cull",
        Step::Repair => "sw-s-repair",
        Step::Duel { .. } => "sw-s-duel",
    };
    Message::new(key)
}

/// Where a text lets a player search, as a selector of the sentences.
const fn within_word(within: Within) -> &'static str {
    match within {
        Within::Pile(pile) => pile_word(pile),
        Within::Lost => "lost",
    }
}

fn destinies(step: &Step) -> Message {
    match step {
        Step::Destinies(swccg::language::Num::Fixed(n)) => Message::new("sw-s-destinies").with("n", *n),
        _ => Message::new("sw-s-text"),
    }
}
