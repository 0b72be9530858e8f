//! The registry of games. The command line, the host and the server all look games up here by id.

use contract::{Game, Seat, Seats, Viewer};
use explain::{GameMessages, Message};
use std::sync::OnceLock;
use thiserror::Error;

/// A named setup.
#[derive(Clone, Debug)]
pub struct Preset<S> {
    /// Short id for URLs and command lines.
    pub id: &'static str,
    pub name: Message,
    /// A one-line description.
    pub note: Message,
    pub setup: S,
}

/// A game that can be hosted: its rules, messages, evaluation and content together.
pub trait Playable: Game + bots::Evaluate + GameMessages {
    #[must_use]
    fn name() -> Message;

    /// Message key of the description of a bot level in this game; its argument is `level`.
    const LEVEL_NOTE_KEY: &'static str;

    /// The parsed content, built once.
    #[must_use]
    fn content() -> &'static Self::Content;

    /// Hash of the parsed content; logs record it.
    #[must_use]
    fn content_hash() -> u64;

    /// Named setups, the default first. Never empty.
    #[must_use]
    fn presets() -> Vec<Preset<Self::Setup>>;

    /// Setup of the guided game, where the bot's answers in it are scripted ([`Playable::scripted_choice`]).
    #[must_use]
    fn lesson() -> Option<Self::Setup> {
        None
    }

    /// The scripted answer of a bot in a match that began as [`Playable::lesson`], from its view and legal choices
    /// alone; `None` where the bot decides for itself.
    #[must_use]
    fn scripted_choice(view: &Self::View, offers: &[Self::Choice]) -> Option<Self::Choice> {
        let _ = (view, offers);
        None
    }

    /// The winners when this seat resigns: all other seats, unless this game has teams.
    #[must_use]
    fn winners_if_resigned(&self, seat: Seat) -> Seats {
        Seats::first_n(self.seats()).without(seat)
    }

    /// Whether the game has no hidden information, so that a bot's reasons give nothing away and can be shown at
    /// once.
    #[must_use]
    fn has_perfect_information() -> bool {
        false
    }

    /// Recommendations of the rules that a legal setup does not follow. They are warnings only.
    #[must_use]
    fn advice(setup: &Self::Setup) -> Vec<Message> {
        let _ = setup;
        Vec::new()
    }

    /// The seats whose player gives up secrecy by this setup; only those who begin a match may do so, for themselves.
    #[must_use]
    fn waived_secrecy(setup: &Self::Setup) -> Seats {
        let _ = setup;
        Seats::NONE
    }

    /// Whether this setup names cards that are hidden from a player, as a position does: whoever wrote it knows them.
    #[must_use]
    fn names_hidden_cards(setup: &Self::Setup) -> bool {
        let _ = setup;
        false
    }

    /// A bot's aim as a message, if the game has one.
    #[must_use]
    fn aim(view: &Self::View, aim: &bots::Aim) -> Option<Message> {
        let _ = (view, aim);
        None
    }

    /// Answers a query that legal choices and views leave open, such as what a line of sight crosses. Uses the
    /// asker's view alone, so that an answer cannot reveal anything hidden from the asker. The default supports no
    /// queries.
    ///
    /// # Errors
    /// When the game has no such query, or it names something that does not exist.
    fn inquire(view: &Self::View, about: &str) -> Result<crate::any_match::Json, crate::any_match::ActError> {
        let _ = view;
        Err(crate::any_match::ActError::Unreadable(format!("no question of this game: {about}")))
    }
}

/// An operation on a game whose type is known only at run time.
pub trait GameVisitor {
    type Output;
    fn run<G: Playable>(self) -> Self::Output;
}

#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("there is no game {0:?}; there are: {names}", names = GAME_IDS.join(", "))]
pub struct UnknownGameError(pub String);

/// Ids of the games that can be played.
pub const GAME_IDS: &[&str] = &["starfighter", "xwing", "temple", "swccg"];

impl Playable for starfighter::State {
    const LEVEL_NOTE_KEY: &'static str = "sf-level-note";

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

    fn names_hidden_cards(setup: &starfighter::Setup) -> bool {
        setup.position.is_some()
    }
}

impl Playable for temple::State {
    const LEVEL_NOTE_KEY: &'static str = "tp-level-note";

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
        let bots::Aim::Temple(figure_goal) = aim;
        Some(explain::temple::aim(Self::content(), view, figure_goal))
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

    fn has_perfect_information() -> bool {
        true
    }

    fn inquire(
        view: &temple::View,
        about: &str,
    ) -> Result<crate::any_match::Json, crate::any_match::ActError> {
        let unreadable = |what: String| crate::any_match::ActError::Unreadable(what);
        let inquiry = serde_json::from_str(about).map_err(|error| unreadable(error.to_string()))?;
        let answer = temple::inquiry::answer(Self::content(), &view.public, inquiry);
        answer.map(|answer| crate::any_match::json(&answer)).map_err(|error| unreadable(error.to_string()))
    }
}

impl Playable for xwing::State {
    const LEVEL_NOTE_KEY: &'static str = "xwg-level-note";

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

    fn presets() -> Vec<Preset<xwing::Setup>> {
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
        let preset = |preset: xwing::setup::preset::Preset| {
            let (name, note) = words(preset.key);
            Preset { id: preset.key, name: Message::new(name), note: Message::new(note), setup: preset.setup }
        };
        xwing::setup::preset::presets().into_iter().map(preset).collect()
    }

    /// The order of the damage decks.
    fn names_hidden_cards(setup: &xwing::Setup) -> bool {
        setup.decks.is_some()
    }

    /// A team resigns as a whole, so the other team wins. Where the solo system flies that team, no seat wins.
    fn winners_if_resigned(&self, seat: Seat) -> Seats {
        let view = self.view(Viewer::Watcher);
        let flown = || view.public.ships.iter().filter_map(|ship| Some((ship.seat?, ship.team)));
        match flown().find(|(flier, _)| *flier == seat) {
            Some((_, own)) => flown().filter(|(_, team)| *team != own).map(|(flier, _)| flier).collect(),
            None => Seats::first_n(self.seats()).without(seat),
        }
    }

    fn advice(setup: &xwing::Setup) -> Vec<Message> {
        let mission = setup.mission.as_ref().filter(|mission| mission.has_own_squads());
        let warnings = mission.map(|mission| mission.warnings(xwing::content::Content::standard()));
        // Squads whose points cannot be computed, such as with a pilot without points, give no warning.
        let warnings = warnings.and_then(Result::ok).unwrap_or_default();
        warnings.iter().map(explain::xwing::warning).collect()
    }

    fn inquire(
        view: &xwing::View,
        about: &str,
    ) -> Result<crate::any_match::Json, crate::any_match::ActError> {
        let unreadable = |what: String| crate::any_match::ActError::Unreadable(what);
        let inquiry = serde_json::from_str(about).map_err(|error| unreadable(error.to_string()))?;
        let answer = xwing::inquiry::answer(xwing::content::Content::standard(), &view.public, inquiry);
        answer.map(|answer| crate::any_match::json(&answer)).map_err(|error| unreadable(error.to_string()))
    }
}

impl Playable for swccg::State {
    const LEVEL_NOTE_KEY: &'static str = "sw-level-note";

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

    fn waived_secrecy(setup: &swccg::Setup) -> Seats {
        Seat::first(2).filter(|seat| !setup.secrets[*seat]).collect()
    }

    fn names_hidden_cards(setup: &swccg::Setup) -> bool {
        matches!(setup.from, swccg::setup::Beginning::Position(_))
    }

    fn lesson() -> Option<swccg::Setup> {
        Some(swccg::lesson::setup())
    }

    fn scripted_choice(
        view: &swccg::View,
        offers: &[swccg::choice::Choice],
    ) -> Option<swccg::choice::Choice> {
        swccg::lesson::answer(view, offers)
    }

    fn inquire(
        view: &swccg::View,
        about: &str,
    ) -> Result<crate::any_match::Json, crate::any_match::ActError> {
        use swccg::inquiry::Answer;
        let unreadable = |what: String| crate::any_match::ActError::Unreadable(what);
        let inquiry = serde_json::from_str(about).map_err(|error| unreadable(error.to_string()))?;
        let answer = swccg::inquiry::answer(Self::content(), view, inquiry);
        match answer.map_err(|error| unreadable(error.to_string()))? {
            // The reason why a card cannot be chosen is sent as the message of the refusal.
            Answer::Closed(refusal) => {
                let said = refusal.map(|refusal| Self::refusal(Self::content(), view, &refusal));
                Ok(crate::any_match::json(&serde_json::json!({ "closed": said })))
            }
            answer @ (Answer::Numbers(_) | Answer::Why(_) | Answer::Costs(_)) => {
                Ok(crate::any_match::json(&answer))
            }
        }
    }
}

/// Runs a visitor for the game with this id.
///
/// # Errors
/// When there is no game with this id.
pub fn visit<V: GameVisitor>(game: &str, visitor: V) -> Result<V::Output, UnknownGameError> {
    match game {
        starfighter::State::ID => Ok(visitor.run::<starfighter::State>()),
        temple::State::ID => Ok(visitor.run::<temple::State>()),
        xwing::State::ID => Ok(visitor.run::<xwing::State>()),
        swccg::State::ID => Ok(visitor.run::<swccg::State>()),
        #[cfg(feature = "test-games")]
        crate::test_games::LEDUC => Ok(visitor.run::<crate::test_games::Untranslated<reference::Leduc>>()),
        #[cfg(feature = "test-games")]
        crate::test_games::DUEL6 => Ok(visitor.run::<crate::test_games::Untranslated<reference::Duel6>>()),
        #[cfg(feature = "test-games")]
        crate::test_games::CLAIMS => Ok(visitor.run::<crate::test_games::Untranslated<reference::Claims>>()),
        _ => Err(UnknownGameError(game.into())),
    }
}

/// A game as shown in lists.
#[derive(Clone, Debug)]
pub struct GameInfo {
    pub id: &'static str,
    pub name: Message,
    pub rules: u32,
    pub presets: Vec<PresetInfo>,
    /// Bot levels, weakest first, each with its description.
    pub levels: Vec<(bots::Level, Message)>,
}

/// A preset as shown in lists.
#[derive(Clone, Debug)]
pub struct PresetInfo {
    pub id: &'static str,
    pub name: Message,
    /// A one-line description.
    pub note: Message,
    pub seats: u8,
    pub setup: crate::any_match::Json,
}

struct Describe;

impl GameVisitor for Describe {
    type Output = GameInfo;
    fn run<G: Playable>(self) -> GameInfo {
        let presets = G::presets().into_iter().map(|preset| PresetInfo {
            id: preset.id,
            name: preset.name,
            note: preset.note,
            seats: G::begin(G::content(), &preset.setup).map_or(0, |state| state.seats()),
            setup: crate::any_match::json(&preset.setup),
        });
        GameInfo {
            id: G::ID,
            name: G::name(),
            rules: G::RULES,
            presets: presets.collect(),
            levels: bots::Level::ALL.map(|level| (level, level_note::<G>(level))).into(),
        }
    }
}

/// All playable games, as shown in lists.
#[must_use]
pub fn game_infos() -> Vec<GameInfo> {
    GAME_IDS.iter().filter_map(|game| visit(game, Describe).ok()).collect()
}

/// The description of a bot level in this game.
#[must_use]
pub fn level_note<G: Playable>(level: bots::Level) -> Message {
    Message::new(G::LEVEL_NOTE_KEY).with("level", level.id())
}

#[must_use]
pub fn level_name(level: bots::Level) -> Message {
    Message::new(match level {
        bots::Level::Cadet => "level-cadet",
        bots::Level::Pilot => "level-pilot",
        bots::Level::Veteran => "level-veteran",
        bots::Level::Ace => "level-ace",
    })
}
