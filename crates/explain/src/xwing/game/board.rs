//! The table as text: a map of 40 by 20 characters, about 23 by 46 millimeters each, and one line for each ship.
//!
//! The player edge is at the bottom. A ship is shown as the last character of its name, in uppercase for the player
//! side; obstacles are `#`.

use super::event::phase_word;
use super::words::{Context, token};
use crate::{Message, Translator};
use ::xwing::craft::{Team, Tokens};
use ::xwing::{Placement, ShipView, Status, Token};
use std::fmt::Write as _;

const COLUMNS: usize = 40;
const ROWS: usize = 20;

pub(super) fn board(context: &Context<'_>, translator: Translator) -> String {
    let view = context.view;
    let side = view.options.table.area().side();
    let mut map = vec![vec!['.'; COLUMNS]; ROWS];
    let mut put = |at: Placement, sign: char| {
        let share = |value: i32, of: usize| {
            let cell = f64::from(value) / 1000.0 / side * of as f64;
            (cell.max(0.0) as usize).min(of - 1)
        };
        map[ROWS - 1 - share(at.y, ROWS)][share(at.x, COLUMNS)] = sign;
    };
    for rock in view.obstacles.iter().filter(|rock| !rock.gone) {
        put(rock.at, '#');
    }
    for device in view.devices.iter().filter(|device| !device.gone) {
        put(device.at, '*');
    }
    for (number, ship) in (1..).zip(view.ships.iter()).filter(|(_, ship)| ship.status == Status::InPlay) {
        put(ship.at, sign(ship.team, number));
    }
    let header = Message::new("xwg-e-phase").with("round", view.round).with("phase", phase_word(view.phase));
    let mut out = translator.translate(&header);
    out.push('\n');
    for row in map {
        let _ = writeln!(out, "{}", row.into_iter().collect::<String>());
    }
    for (number, ship) in (1..).zip(view.ships.iter()).filter(|(_, ship)| ship.status == Status::InPlay) {
        let _ = writeln!(out, "{} {}", sign(ship.team, number), translator.translate(&line(context, ship)));
        let tokens: Vec<String> = tokens(ship).iter().map(|token| translator.translate(token)).collect();
        if !tokens.is_empty() {
            let _ = writeln!(out, "    {}", translator.facts(&tokens));
        }
    }
    out
}

/// The character of the n-th ship: uppercase for the player side.
fn sign(team: Team, number: u8) -> char {
    let first = match team {
        Team::Player => b'A',
        Team::Solo => b'a',
    };
    char::from(first + (number - 1) % 26)
}

fn line(context: &Context<'_>, ship: &ShipView) -> Message {
    let kind = context.content.ship(ship.ship.as_str());
    let hull = kind.map_or(0, |kind| kind.hull);
    let dealt = u8::try_from(ship.damage.len()).unwrap_or(u8::MAX);
    Message::new("xwg-b-ship")
        .with("name", ship.label.as_str())
        .with("kind", kind.map_or(Message::new("xwg-nothing"), super::super::words::ship))
        .with("initiative", ship.initiative)
        .with("x", ship.at.x / 1000)
        .with("y", ship.at.y / 1000)
        .with("degrees", ship.at.heading / 1_000_000)
        .with("shields", ship.shields)
        .with("hull", hull.saturating_sub(dealt))
}

fn tokens(ship: &ShipView) -> Vec<Message> {
    let Tokens { focus, evade, calculate, reinforce_fore, reinforce_aft, cloak, .. } = ship.tokens;
    let Tokens { stress, ion, strain, deplete, disarm, jam, tractor, .. } = ship.tokens;
    let all = [
        (Token::Focus, focus),
        (Token::Evade, evade),
        (Token::Calculate, calculate),
        (Token::ReinforceFore, reinforce_fore),
        (Token::ReinforceAft, reinforce_aft),
        (Token::Cloak, cloak),
        (Token::Stress, stress),
        (Token::Ion, ion),
        (Token::Strain, strain),
        (Token::Deplete, deplete),
        (Token::Disarm, disarm),
        (Token::Jam, jam),
        (Token::Tractor, tractor),
    ];
    let there = all.into_iter().filter(|(_, count)| *count > 0);
    there
        .map(|(kind, count)| Message::new("xwg-b-token").with("n", count).with("token", token(kind)))
        .collect()
}
