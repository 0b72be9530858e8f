//! Matches of every game that one viewer cannot tell apart, for tests of every shell: see [`contract::laws::twin_logs`].

use crate::any_match::{Basis, BotReason, json, json_text};
use crate::fairness::{Nonce, Secret};
use crate::games::{GameVisitor, Playable, game_infos, visit};
use crate::ids::{MatchId, Token};
use crate::record::{ChanceMode, MatchRow, MatchStatus, Record, RecordKind, SeatKind, SeatRow};
use crate::setup::log_header;
use contract::laws::{TwinLogs, twin_logs};
use contract::{Act, Log, Seat, Viewer};
use explain::Message;

/// Queries of all games. A game that does not have one refuses it, and that must not tell anything either.
pub const INQUIRIES: [&str; 11] = [
    "\"twenty\"",
    "{\"ways\":0}",
    "{\"sight\":{\"from\":40,\"to\":60}}",
    "{\"arcs\":0}",
    "{\"arcs\":1}",
    "{\"shot\":[0,0,1]}",
    "{\"shot\":[1,0,0]}",
    "\"numbers\"",
    "{\"why\":{\"generation\":1}}",
    "{\"closed\":\"1_168\"}",
    "\"costs\"",
];

/// Seeds tried with each preset.
const SEEDS: u64 = 30;
/// The fewest acts of a twin match.
const MIN_ACTS: usize = 8;
/// The most acts of a twin match.
const MAX_ACTS: u32 = 70;

/// Two journals of the same match that the viewer cannot tell apart. The viewer has to decide.
#[derive(Clone, Debug)]
pub struct TwinMatch {
    pub row: MatchRow,
    pub journals: [Vec<Record>; 2],
    /// The same as logs.
    pub logs: [String; 2],
    pub seat: Seat,
    /// Who holds the viewer's seat.
    pub person: Token,
    /// Whether the states differ in something hidden; never in a game without hidden information.
    pub differ: bool,
}

/// Up to `count` twin matches of a game for two, the others being bots or a second person; their choices have reasons in either
/// case.
#[must_use]
pub fn twin_matches(game: &str, seat: Seat, others: SeatKind, count: usize) -> Vec<TwinMatch> {
    let info = game_infos().into_iter().find(|info| info.id == game);
    let presets = info.into_iter().flat_map(|info| info.presets).filter(|preset| preset.seats == 2);
    let tries = presets.flat_map(|preset| (0..SEEDS).map(move |seed| (preset.id, seed)));
    let twins = tries.filter_map(|(preset, seed)| visit(game, Twins { preset, seat, others, seed }).ok()?);
    twins.take(count).collect()
}

/// The token of the person in the viewer's seat is 1, that of the other person 2.
#[must_use]
pub fn token(number: u8) -> Option<Token> {
    Token::parse(&format!("{number:064x}"))
}

struct Twins<'a> {
    preset: &'a str,
    seat: Seat,
    others: SeatKind,
    seed: u64,
}

impl GameVisitor for Twins<'_> {
    type Output = Option<TwinMatch>;
    fn run<G: Playable>(self) -> Self::Output {
        let setup = G::presets().into_iter().find(|preset| preset.id == self.preset)?.setup;
        let begun = (&setup, G::content_hash());
        let twins: TwinLogs<G> =
            twin_logs(G::content(), begun, Viewer::Seat(self.seat), MAX_ACTS, self.seed).ok()?;
        let open = G::has_perfect_information();
        if twins.logs[0].entries.len() < MIN_ACTS || !(twins.differ || open) {
            return None;
        }
        let count = G::begin(G::content(), &setup).ok()?.seats();
        let mut logs = Vec::new();
        for log in &twins.logs {
            logs.push(log.to_lines().ok()?);
        }
        let logs: [String; 2] = logs.try_into().ok()?;
        // Reasons are about hidden cards, unless nothing is hidden.
        let journal = |world: u32| {
            let reason = reason(if open { 0 } else { world });
            journal(&twins.logs[world as usize], self.seat, &reason)
        };
        Some(TwinMatch {
            row: row(G::ID, &json_text(&setup), count, &self)?,
            journals: [journal(0), journal(1)],
            logs,
            seat: self.seat,
            person: token(1)?,
            differ: twins.differ,
        })
    }
}

fn row(game: &str, setup: &str, count: u8, twins: &Twins<'_>) -> Option<MatchRow> {
    let secret = Secret::from_hex(&"42".repeat(32))?;
    let mut seats = Vec::new();
    for seat in Seat::first(count) {
        let own = seat == twins.seat;
        let machine = !own && twins.others == SeatKind::Machine;
        let holder = token(if own { 1 } else { 2 })?.holder();
        seats.push(SeatRow {
            kind: if own { SeatKind::Person } else { twins.others },
            level: machine.then_some(bots::Level::Cadet),
            holder: (!machine).then_some(holder),
            invitation: None,
            nonce: Some(Nonce::try_from(format!("{:02x}", seat.number() + 7).repeat(32)).ok()?),
        });
    }
    let nonces: Vec<Nonce> = seats.iter().filter_map(|seat| seat.nonce).collect();
    Some(MatchRow {
        id: MatchId::parse("0123456789abcdef0123456789abcdef")?,
        game: game.into(),
        rules: crate::setup::rules_version(game).ok()?,
        setup: setup.into(),
        chance_mode: ChanceMode::Generator,
        practice: false,
        header: Some(log_header(game, setup, &secret, &nonces).ok()?),
        secret,
        status: MatchStatus::Running,
        created: 1,
        changed: 1,
        beginner: None,
        seats,
    })
}

/// A reason that names its world.
fn reason(world: u32) -> String {
    json_text(&BotReason {
        level: "cadet".into(),
        choice: Some(json(&Message::new("cli-play-lot"))),
        basis: Basis::Searched,
        aim: None,
        nodes: 1_000 + world,
        lines: Vec::new(),
    })
}

fn journal<G: Playable>(log: &Log<G>, own: Seat, reason: &str) -> Vec<Record> {
    let record = |(seq, entry): (u32, &contract::Entry<G::Choice, G::Chance>)| {
        let seat = match entry.act {
            Act::Choice(seat, _) => Some(seat),
            Act::Chance(_) => None,
        };
        Record {
            seq,
            kind: RecordKind::Act,
            body: json_text(entry),
            seat: seat.map(Seat::number),
            request: None,
            reason: seat.filter(|seat| *seat != own).map(|_| reason.to_owned()),
            told: None,
            at: 1,
        }
    };
    (0..).zip(&log.entries).map(record).collect()
}
