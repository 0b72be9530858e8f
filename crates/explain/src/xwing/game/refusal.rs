//! Why a choice was refused, and faults of a set-up.

use super::squad;
use super::words::{Context, faction};
use crate::Message;
use crate::xwing::words::damage as card_name;
use ::xwing::craft::Team;
use ::xwing::rules::damage;
use ::xwing::scenario::LayoutError;
use ::xwing::{Cause, DeckFault, Fault, Refusal, Roster};

pub(super) fn refusal(context: &Context<'_>, refusal: &Refusal) -> Message {
    let of = |key, ship| Message::new(key).with("ship", context.ship(ship));
    let message = match refusal.by {
        Cause::NotAsked => Message::new("xwg-r-not-asked"),
        Cause::Ship(ship) => of("xwg-r-ship", ship),
        Cause::NotOnDial => Message::new("xwg-r-dial"),
        Cause::Outside => Message::new("xwg-r-outside"),
        Cause::Overlaps(ship) => of("xwg-r-overlaps", ship),
        Cause::NotOnBar => Message::new("xwg-r-bar"),
        Cause::Performed => Message::new("xwg-r-performed"),
        Cause::NoForce => Message::new("xwg-r-force"),
        Cause::NoTarget => Message::new("xwg-r-target"),
        Cause::Taken => Message::new("xwg-r-taken"),
        Cause::NoShot => Message::new("xwg-r-shot"),
        Cause::NoUse => Message::new("xwg-r-use"),
        Cause::NoCharge => Message::new("xwg-r-charge"),
    };
    message.with_rule(refusal.rule)
}

pub(super) fn fault(fault: &Fault) -> Message {
    let of = |key, what: &str| Message::new(key).with("what", what);
    match fault {
        Fault::Name(id) => of("xwg-f-name", id),
        Fault::UnknownShip(id) => of("xwg-f-ship", id),
        Fault::UnknownCard(id) => of("xwg-f-card", id),
        Fault::NotPlayed(id) => of("xwg-f-not-played", id),
        Fault::TooMany(what) => of("xwg-f-too-many", what),
        Fault::NoShip(team) => of("xwg-f-no-ship", side(*team)),
        Fault::Seat(seat) => Message::new("xwg-f-seat").with("n", u32::from(*seat) + 1),
        Fault::Overlaps(a, b) => of("xwg-f-overlaps", a).with("other", b.as_str()),
        Fault::OffTable(id) => of("xwg-f-off-table", id),
        Fault::UnknownToken(id) => of("xwg-f-token", id),
        Fault::Numbers(id) => of("xwg-f-numbers", id),
        Fault::Impossible(id) => of("xwg-f-impossible", id),
        Fault::View => Message::new("xwg-f-view"),
        Fault::Unreadable(list, fault) => {
            Message::new("xwg-f-list").with("list", roster(*list)).with("fault", squad::xws(fault))
        }
        Fault::Squad(list, fault) => {
            Message::new("xwg-f-list").with("list", roster(*list)).with("fault", squad::squad(fault))
        }
        Fault::NoSquad(list) => Message::new("xwg-f-no-list").with("list", roster(*list)),
        Fault::NoTable(side) => Message::new("xwg-f-no-table").with("faction", faction(*side)),
        Fault::People(people) => Message::new("xwg-f-people").with("n", *people),
        Fault::Tokens(count) => Message::new("xwg-f-tokens").with("n", *count),
        Fault::More(more) => Message::new("xwg-f-more").with("n", *more),
        Fault::Layout(fault) => layout(fault),
        Fault::MissionAlone => Message::new("xwg-f-alone"),
        Fault::Deck(team, fault) => deck(*team, *fault),
    }
}

fn side(team: Team) -> &'static str {
    match team {
        Team::Player => "player",
        Team::Solo => "solo",
    }
}

fn deck(team: Team, fault: DeckFault) -> Message {
    let of = |key| Message::new(key).with("side", side(team));
    let message = match fault {
        DeckFault::Shuffle(shuffle) => of("xwg-f-deck-shuffle").with("n", shuffle),
        DeckFault::Unseen(unseen, lying) => of("xwg-f-deck-unseen").with("n", unseen).with("lying", lying),
        DeckFault::Kind(card, count) => of("xwg-f-deck-kind").with("card", card_name(card)).with("n", count),
    };
    message.with_rule(damage::DECK)
}

fn roster(list: Roster) -> Message {
    Message::new("xwg-list").with(
        "list",
        match list {
            Roster::Player => "player",
            Roster::Enemy => "enemy",
            Roster::Reinforcements => "reinforcements",
        },
    )
}

/// The distance or lane that is violated. Markers and obstacles are counted from one.
fn layout(fault: &LayoutError) -> Message {
    let number = |index: usize| u32::try_from(index).unwrap_or(u32::MAX).saturating_add(1);
    let of = |key, index| Message::new(key).with("n", number(index));
    match fault {
        LayoutError::MarkerTurned(marker) => of("xwg-l-turned", *marker),
        LayoutError::MarkerNearEdge(marker) => of("xwg-l-marker-edge", *marker),
        LayoutError::MarkersApart => Message::new("xwg-l-apart"),
        LayoutError::ExitAtMarker(marker, _) => of("xwg-l-exit-marker", *marker),
        LayoutError::Count(count) => Message::new("xwg-f-tokens").with("n", *count),
        LayoutError::UnknownToken(token) => Message::new("xwg-f-token").with("what", token.as_str()),
        LayoutError::ObstacleNearEdge(rock) => of("xwg-l-rock-edge", *rock),
        LayoutError::ObstaclesNear(one, other) => of("xwg-l-rocks", *one).with("other", number(*other)),
        LayoutError::ObstacleNearMarker(rock, marker) => {
            of("xwg-l-rock-marker", *rock).with("other", number(*marker))
        }
        LayoutError::ExitAtObstacle(marker, _, rock) => {
            of("xwg-l-exit-rock", *marker).with("other", number(*rock))
        }
    }
}
