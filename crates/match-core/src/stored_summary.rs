//! The summary of a match that is not in memory, without replaying it.
//!
//! When a match leaves memory, what a list shows of it is stored beside it, with the number of records it was made from.
//! A summary of another number of records (after a crash), of other rules or of other content is not used.

use crate::any_match::{Json, json};
use crate::companion_match;
use crate::games::{GameVisitor, Playable, visit};
use crate::history::MatchHistory;
use crate::record::{MatchOverview, MatchRow, SeatRow};
use crate::setup::rules_version;
use crate::update::{Player, PublicHeader, PublicInfo, Summary, SummaryTurn};
use contract::{Seat, Seats, Viewer};
use explain::Message;
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StoredSummary {
    /// The number of records it was made from.
    records: u32,
    entries: u32,
    practice: bool,
    turn: StoredTurn,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum StoredTurn {
    Decide(Seats),
    Chance,
    /// Summaries of older programs do not say whether it was a draw; they are not used.
    Over {
        winners: Seats,
        draw: bool,
        message: Json,
    },
}

impl MatchHistory {
    /// What is stored when the match leaves memory; `None` where the row alone says it, or where a newer program may know
    /// better.
    pub fn stored_summary(&self) -> Option<String> {
        let turn = match SummaryTurn::from(self.turn_status(Viewer::Watcher)) {
            SummaryTurn::Decide(seats) => StoredTurn::Decide(seats),
            SummaryTurn::Chance => StoredTurn::Chance,
            SummaryTurn::Over { winners, draw, message } => StoredTurn::Over { winners, draw, message },
            SummaryTurn::Gathering | SummaryTurn::Closed(_) => return None,
        };
        let (entries, practice) = (self.entries.len() as u32, self.practice);
        let summary = StoredSummary { records: self.version(), entries, practice, turn };
        Some(json(&summary).get().to_owned())
    }
}

impl MatchOverview {
    /// The summary, if it is known without replaying the match.
    pub fn summary(&self) -> Option<Summary> {
        let row = &self.row;
        let summary = |turn, practice, entries| Summary {
            public: row.public(),
            turn,
            players: row.players(Seats::NONE),
            practice,
            entries,
            created: row.created,
            changed: row.changed,
        };
        if row.header.is_none() {
            return Some(summary(SummaryTurn::Gathering, row.practice, 0));
        }
        let stored: StoredSummary = serde_json::from_str(self.summary.as_deref()?).ok()?;
        if stored.records != self.records {
            return None;
        }
        let turn = match (row.closed(), stored.turn) {
            (Some(why), _) => SummaryTurn::Closed(json(&why)),
            (None, StoredTurn::Decide(seats)) => SummaryTurn::Decide(seats),
            (None, StoredTurn::Chance) => SummaryTurn::Chance,
            (None, StoredTurn::Over { winners, draw, message }) => {
                SummaryTurn::Over { winners, draw, message }
            }
        };
        Some(summary(turn, stored.practice, stored.entries))
    }
}

struct OpensContent(u64);

impl GameVisitor for OpensContent {
    type Output = bool;
    fn run<G: Playable>(self) -> bool {
        G::opens_content(self.0)
    }
}

/// Whether a match of this game, begun with the content of this hash (in hexadecimal), can be continued.
pub(crate) fn opens_content(game: &str, hash: &str) -> bool {
    let Ok(hash) = u64::from_str_radix(hash, 16) else { return false };
    match game {
        companion_match::ID => companion_match::opens_content(hash),
        game => visit(game, OpensContent(hash)).unwrap_or(false),
    }
}

impl MatchRow {
    /// Why this program cannot continue the match, as far as the row alone says: other rules or other content.
    fn closed(&self) -> Option<Message> {
        let other = |key| Message::new(key).with("game", self.game.as_str());
        let Ok(ours) = rules_version(&self.game) else { return Some(other("match-unknown-game")) };
        if ours != self.rules {
            return Some(other("match-other-rules").with("theirs", self.rules).with("ours", ours));
        }
        let same = opens_content(&self.game, &self.public_header().content);
        (!same).then(|| other("match-other-content"))
    }

    fn public_header(&self) -> PublicHeader {
        let header = self.header.as_deref().and_then(|line| serde_json::from_str(line).ok());
        header.unwrap_or_default()
    }

    /// The public part of the log header. It contains neither the setup nor a state hash: both can reveal secrets.
    pub fn public(&self) -> PublicInfo {
        let header = self.public_header();
        PublicInfo {
            id: self.id.clone(),
            game: self.game.clone(),
            rules: self.rules,
            content: header.content,
            commitment: self.secret.commitment(),
            nonces: header.nonces,
            chance_mode: self.chance_mode,
            beginner: self.beginner.clone(),
        }
    }

    /// The players; `here` holds the seats that somebody is connected as.
    pub fn players(&self, here: Seats) -> Vec<Player> {
        let seats = Seat::first(self.seats.len() as u8).zip(&self.seats);
        let player = |(seat, row): (Seat, &SeatRow)| Player {
            seat,
            kind: row.kind,
            level: row.level,
            holder: row.holder.clone(),
            here: here.has(seat),
        };
        seats.map(player).collect()
    }
}
