//! The only list of games. Command line, arena, host and server all come here by a game's short name.

use explain::{Message, Speak};
use std::sync::OnceLock;
use table::{Game, Seat, Seats, Viewer};
use thiserror::Error;

/// A way to begin a match.
#[derive(Clone, Debug)]
pub struct Preset<S> {
    /// Its short name, for addresses and command lines.
    pub id: &'static str,
    /// Its name.
    pub name: Message,
    /// What it is like.
    pub note: Message,
    /// The set-up itself.
    pub setup: S,
}

/// A game that can be played here: its rules, words and judgement together, with its content.
pub trait Playable: Game + bots::Evaluate + Speak {
    /// Its name.
    #[must_use]
    fn name() -> Message;

    /// The sentence that says what the machine does at a level of this game, told by `level`.
    const LEVELS: &'static str;

    /// Its parsed content, made once.
    #[must_use]
    fn content() -> &'static Self::Content;

    /// Hash of the parsed content: logs name it.
    #[must_use]
    fn content_hash() -> u64;

    /// Ways to begin, the usual one first. Never empty.
    #[must_use]
    fn presets() -> Vec<Preset<Self::Setup>>;

    /// How the guided game begins where the machine's part in it is written down ([`Playable::prompted`]).
    #[must_use]
    fn lesson() -> Option<Self::Setup> {
        None
    }

    /// What a machine answers at a table that began as [`Playable::lesson`], from its view and its offers alone; nothing
    /// where it is left to itself.
    #[must_use]
    fn prompted(view: &Self::View, offers: &[Self::Choice]) -> Option<Self::Choice> {
        let _ = (view, offers);
        None
    }

    /// Who has won when this seat gives up: everybody else, unless seats of this game stand side by side.
    #[must_use]
    fn won_by_giving_up(&self, seat: Seat) -> Seats {
        Seats::first_n(self.seats()).without(seat)
    }

    /// Whether everything lies open to everybody, so that a machine's reasons give nothing away and are told at once.
    #[must_use]
    fn hides_nothing() -> bool {
        false
    }

    /// What a legal set-up departs from that the rules only advise; nothing is refused for it.
    #[must_use]
    fn advice(setup: &Self::Setup) -> Vec<Message> {
        let _ = setup;
        Vec::new()
    }

    /// What a machine is after, in words; nothing where a game has none for it.
    #[must_use]
    fn aim(view: &Self::View, aim: &bots::Aim) -> Option<Message> {
        let _ = (view, aim);
        None
    }

    /// Answers a question about the table that offers and views leave open, such as what a line of sight crosses. From
    /// the asker's view alone, so that an answer can tell nothing the asker does not know. A game without such questions
    /// leaves this as it is.
    ///
    /// # Errors
    /// When it is no question of this game, or names what is not there.
    fn inquire(view: &Self::View, about: &str) -> Result<crate::table::Json, crate::table::Denied> {
        let _ = view;
        Err(crate::table::Denied::Unreadable(format!("no question of this game: {about}")))
    }
}

/// Something to be done with a game whose name is known only at run time.
pub trait Visit {
    /// What comes of it.
    type Out;
    /// Does it.
    fn run<G: Playable>(self) -> Self::Out;
}

/// No game of this version has that name.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("there is no game {0:?}; there are: {names}", names = NAMES.join(", "))]
pub struct UnknownGame(pub String);

/// Short names of the games that can be played.
pub const NAMES: &[&str] = &["starfighter", "xwing", "temple", "swccg"];

impl Playable for starfighter::State {
    const LEVELS: &'static str = "sf-level-note";

    fn name() -> Message {
        Message::new("game-starfighter")
    }

    fn content() -> &'static starfighter::Content {
        starfighter::content::builtin()
    }

    fn content_hash() -> u64 {
        starfighter::content::builtin().hash()
    }

    fn presets() -> Vec<Preset<starfighter::Setup>> {
        let words = |key| match key {
            "training" => ("sf-preset-training", "sf-preset-training-note"),
            "total_war" => ("sf-preset-total-war", "sf-preset-total-war-note"),
            _ => ("sf-preset-skirmish", "sf-preset-skirmish-note"),
        };
        let preset = |preset: starfighter::Preset| {
            let (name, note) = words(preset.key);
            Preset { id: preset.key, name: Message::new(name), note: Message::new(note), setup: preset.setup }
        };
        starfighter::presets().into_iter().map(preset).collect()
    }
}

impl Playable for temple::State {
    const LEVELS: &'static str = "tp-level-note";

    fn name() -> Message {
        Message::new("game-temple")
    }

    fn content() -> &'static temple::content::Content {
        temple::content::builtin()
    }

    fn content_hash() -> u64 {
        temple::content::builtin().hash()
    }

    fn aim(view: &temple::View, aim: &bots::Aim) -> Option<Message> {
        let bots::Aim::Temple(errand) = aim;
        Some(explain::temple::aim(Self::content(), view, errand))
    }

    fn presets() -> Vec<Preset<temple::Setup>> {
        let preset = |id, name, note, map: &str, theme: &str| Preset {
            id,
            name: Message::new(name),
            note: Message::new(note),
            setup: temple::Setup { map: map.into(), theme: theme.into(), ..temple::Setup::default() },
        };
        vec![
            preset(
                "lost-temple",
                "tp-preset-lost-temple",
                "tp-preset-lost-temple-note",
                "lost-temple",
                "galaxy",
            ),
            preset("outpost", "tp-preset-outpost", "tp-preset-outpost-note", "outpost", "galaxy"),
            preset(
                "under-the-ice",
                "tp-preset-under-the-ice",
                "tp-preset-under-the-ice-note",
                "outpost",
                "deep",
            ),
        ]
    }

    fn hides_nothing() -> bool {
        true
    }

    fn inquire(view: &temple::View, about: &str) -> Result<crate::table::Json, crate::table::Denied> {
        let unreadable = |what: String| crate::table::Denied::Unreadable(what);
        let inquiry = serde_json::from_str(about).map_err(|error| unreadable(error.to_string()))?;
        let answer = temple::inquiry::answer(Self::content(), &view.public, inquiry);
        answer.map(|answer| crate::table::json(&answer)).map_err(|error| unreadable(error.to_string()))
    }
}

impl Playable for xwing::game::State {
    const LEVELS: &'static str = "xwg-level-note";

    fn name() -> Message {
        Message::new("game-xwing")
    }

    fn content() -> &'static xwing::content::Content {
        xwing::content::Content::standard()
    }

    fn content_hash() -> u64 {
        static HASH: OnceLock<u64> = OnceLock::new();
        *HASH.get_or_init(|| xwing::content::Content::standard().hash())
    }

    fn presets() -> Vec<Preset<xwing::game::Setup>> {
        let words = |key| match key {
            "introductory" => ("xwg-preset-introductory", "xwg-preset-introductory-note"),
            "core-set" => ("xwg-preset-core-set", "xwg-preset-core-set-note"),
            "hunting-ace" => ("xwg-preset-hunting-ace", "xwg-preset-hunting-ace-note"),
            "escaping-transport" => ("xwg-preset-escaping-transport", "xwg-preset-escaping-transport-note"),
            "more-enemies" => ("xwg-preset-more-enemies", "xwg-preset-more-enemies-note"),
            "wingmates" => ("xwg-preset-wingmates", "xwg-preset-wingmates-note"),
            "standard" => ("xwg-preset-standard", "xwg-preset-standard-note"),
            "duel" => ("xwg-preset-duel", "xwg-preset-duel-note"),
            "patrol" => ("xwg-preset-patrol", "xwg-preset-patrol-note"),
            "wing" => ("xwg-preset-wing", "xwg-preset-wing-note"),
            _ => ("xwg-preset-first-flight", "xwg-preset-first-flight-note"),
        };
        let preset = |preset: xwing::game::preset::Preset| {
            let (name, note) = words(preset.key);
            Preset { id: preset.key, name: Message::new(name), note: Message::new(note), setup: preset.setup }
        };
        xwing::game::preset::presets().into_iter().map(preset).collect()
    }

    /// A team gives up as one: the day is the other side's, which nobody sits for where the solo system flies it.
    fn won_by_giving_up(&self, seat: Seat) -> Seats {
        let view = self.view(Viewer::Watcher);
        let flown = || view.public.ships.iter().filter_map(|ship| Some((ship.seat?, ship.team)));
        match flown().find(|(flier, _)| *flier == seat) {
            Some((_, own)) => flown().filter(|(_, team)| *team != own).map(|(flier, _)| flier).collect(),
            None => Seats::first_n(self.seats()).without(seat),
        }
    }

    fn advice(setup: &xwing::game::Setup) -> Vec<Message> {
        let mission = setup.mission.as_ref().filter(|mission| mission.has_own_squads());
        let warnings = mission.map(|mission| mission.warnings(xwing::content::Content::standard()));
        // What cannot be weighed, such as a pilot without points, is no reason to warn.
        let warnings = warnings.and_then(Result::ok).unwrap_or_default();
        warnings.iter().map(explain::xwing::warning).collect()
    }

    fn inquire(view: &xwing::game::View, about: &str) -> Result<crate::table::Json, crate::table::Denied> {
        let unreadable = |what: String| crate::table::Denied::Unreadable(what);
        let inquiry = serde_json::from_str(about).map_err(|error| unreadable(error.to_string()))?;
        let answer = xwing::game::inquiry::answer(xwing::content::Content::standard(), &view.public, inquiry);
        answer.map(|answer| crate::table::json(&answer)).map_err(|error| unreadable(error.to_string()))
    }
}

impl Playable for swccg::State {
    const LEVELS: &'static str = "sw-level-note";

    fn name() -> Message {
        Message::new("game-swccg")
    }

    fn content() -> &'static swccg::Content {
        swccg::content::builtin()
    }

    fn content_hash() -> u64 {
        swccg::content::builtin().hash()
    }

    fn presets() -> Vec<Preset<swccg::Setup>> {
        let preset = |preset: swccg::setup::Preset| {
            let (name, note) = match preset.key {
                "light" => ("sw-preset-light", "sw-preset-light-note"),
                "drill" => ("sw-preset-drill", "sw-preset-drill-note"),
                "lesson" => ("sw-preset-lesson", "sw-preset-lesson-note"),
                _ => ("sw-preset-decks", "sw-preset-decks-note"),
            };
            Preset { id: preset.key, name: Message::new(name), note: Message::new(note), setup: preset.setup }
        };
        swccg::setup::presets().into_iter().map(preset).collect()
    }

    fn lesson() -> Option<swccg::Setup> {
        Some(swccg::lesson::setup())
    }

    fn prompted(view: &swccg::View, offers: &[swccg::choice::Choice]) -> Option<swccg::choice::Choice> {
        swccg::lesson::answer(view, offers)
    }

    fn inquire(view: &swccg::View, about: &str) -> Result<crate::table::Json, crate::table::Denied> {
        use swccg::inquiry::Answer;
        let unreadable = |what: String| crate::table::Denied::Unreadable(what);
        let inquiry = serde_json::from_str(about).map_err(|error| unreadable(error.to_string()))?;
        let answer = swccg::inquiry::answer(Self::content(), view, inquiry);
        match answer.map_err(|error| unreadable(error.to_string()))? {
            // What keeps a card from being chosen is told in the words of a refusal.
            Answer::Closed(refusal) => {
                let said = refusal.map(|refusal| Self::refusal(Self::content(), view, &refusal));
                Ok(crate::table::json(&serde_json::json!({ "closed": said })))
            }
            answer @ (Answer::Numbers(_) | Answer::Why(_) | Answer::Costs(_)) => {
                Ok(crate::table::json(&answer))
            }
        }
    }
}

/// Does something with the game of this name.
///
/// # Errors
/// When no game of this version has that name.
pub fn visit<V: Visit>(game: &str, visitor: V) -> Result<V::Out, UnknownGame> {
    match game {
        starfighter::State::ID => Ok(visitor.run::<starfighter::State>()),
        temple::State::ID => Ok(visitor.run::<temple::State>()),
        xwing::game::State::ID => Ok(visitor.run::<xwing::game::State>()),
        swccg::State::ID => Ok(visitor.run::<swccg::State>()),
        #[cfg(feature = "guests")]
        crate::guests::LEDUC => Ok(visitor.run::<crate::guests::Wordless<reference::Leduc>>()),
        #[cfg(feature = "guests")]
        crate::guests::DUEL6 => Ok(visitor.run::<crate::guests::Wordless<reference::Duel6>>()),
        #[cfg(feature = "guests")]
        crate::guests::CLAIMS => Ok(visitor.run::<crate::guests::Wordless<reference::Claims>>()),
        _ => Err(UnknownGame(game.into())),
    }
}

/// What a list of games shows of one.
#[derive(Clone, Debug)]
pub struct About {
    /// Its short name.
    pub id: &'static str,
    /// Its name.
    pub name: Message,
    /// The version of its rules.
    pub rules: u32,
    /// Ways to begin: short name, name, note, seats, set-up as JSON.
    pub presets: Vec<AboutPreset>,
    /// Levels of the machine, weakest first, each with what it does there.
    pub levels: Vec<(bots::Level, Message)>,
}

/// What a list of games shows of a way to begin.
#[derive(Clone, Debug)]
pub struct AboutPreset {
    /// Its short name.
    pub id: &'static str,
    /// Its name.
    pub name: Message,
    /// What it is like.
    pub note: Message,
    /// How many seats it has.
    pub seats: u8,
    /// The set-up.
    pub setup: crate::table::Json,
}

struct Describe;

impl Visit for Describe {
    type Out = About;
    fn run<G: Playable>(self) -> About {
        let presets = G::presets().into_iter().map(|preset| AboutPreset {
            id: preset.id,
            name: preset.name,
            note: preset.note,
            seats: G::begin(G::content(), &preset.setup).map_or(0, |state| state.seats()),
            setup: crate::table::json(&preset.setup),
        });
        About {
            id: G::ID,
            name: G::name(),
            rules: G::RULES,
            presets: presets.collect(),
            levels: bots::Level::ALL.map(|level| (level, level_note::<G>(level))).into(),
        }
    }
}

/// Every game that can be played, as lists show it.
#[must_use]
pub fn about() -> Vec<About> {
    NAMES.iter().filter_map(|game| visit(game, Describe).ok()).collect()
}

/// What the machine does at a level of a game.
#[must_use]
pub fn level_note<G: Playable>(level: bots::Level) -> Message {
    Message::new(G::LEVELS).with("level", level.id())
}

/// The name of a level.
#[must_use]
pub fn level_name(level: bots::Level) -> Message {
    Message::new(match level {
        bots::Level::Cadet => "level-cadet",
        bots::Level::Pilot => "level-pilot",
        bots::Level::Veteran => "level-veteran",
        bots::Level::Ace => "level-ace",
    })
}
