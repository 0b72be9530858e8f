//! Set-ups shared by the tests.

pub(crate) mod scene;

use contract::BySeat;
use starfighter::{Boxes, ChainLimit, Deck, Effect, Matricule, Mode, Options, Setup, content, presets};

pub(crate) type Named = (&'static str, Setup);

pub(crate) fn preset(key: &str) -> Setup {
    presets().into_iter().find(|preset| preset.key == key).unwrap().setup
}

pub(crate) fn card(text: &str) -> Matricule {
    text.parse().unwrap()
}

pub(crate) fn cards(text: &str) -> Vec<Matricule> {
    text.split_whitespace().map(card).collect()
}

/// Every `step`th card, from `skip`.
pub(crate) fn every(step: usize, skip: usize) -> Vec<Matricule> {
    content::builtin().cards().iter().skip(skip).step_by(step).map(|card| card.matricule).collect()
}

/// All cards with this effect.
pub(crate) fn with(effect: Effect) -> Vec<Matricule> {
    let has = |card: &&starfighter::content::Card| {
        card.halves.iter().any(|half| half.effects.contains(&Some(effect)))
    };
    content::builtin().cards().iter().filter(has).map(|card| card.matricule).collect()
}

/// A common pile of these cards, with cruisers given.
pub(crate) fn common(list: Vec<Matricule>, options: Options) -> Setup {
    Setup {
        mode: Mode::Skirmish,
        cruisers: BySeat([Some("apollo".parse().unwrap()), Some("artemis".parse().unwrap())]),
        cards: Some(list),
        options,
        ..preset("skirmish")
    }
}

/// Total War with two small decks.
pub(crate) fn small_decks(a: Vec<Matricule>, b: Vec<Matricule>, options: Options) -> Setup {
    Setup { decks: Some(BySeat([Deck::List(a), Deck::List(b)])), options, ..preset("total_war") }
}

pub(crate) fn limit(chain: ChainLimit) -> Options {
    Options { chain, ..Options::default() }
}

/// An ordinary set-up of each mode.
pub(crate) fn ordinary() -> Vec<Named> {
    ["training", "skirmish", "total_war"].into_iter().map(|key| (key, preset(key))).collect()
}

/// Set-ups that reach rare branches: piles that run out while cards are set aside, long chains, unknown decks.
pub(crate) fn scarce() -> Vec<Named> {
    let one_box = Options { boxes: Boxes::One, ..Options::default() };
    let mut draws = with(Effect::Draw);
    draws.truncate(13);
    let mut flips = with(Effect::Flip);
    flips.extend(with(Effect::HitFighter));
    flips.sort_unstable();
    flips.dedup();
    let mut moves = with(Effect::Vertical);
    moves.extend(with(Effect::Pivot));
    moves.extend(with(Effect::Free));
    moves.sort_unstable();
    moves.dedup();
    vec![
        ("twelve cards", common(every(8, 3), Options::default())),
        ("thirteen draws", common(draws, Options::default())),
        ("thirty-four cards", common(every(3, 0), Options::default())),
        ("flips and hits", common(flips, limit(ChainLimit::Thrice))),
        ("movers until a repeat", common(moves.clone(), limit(ChainLimit::UntilRepeat))),
        ("movers thrice", common(moves, limit(ChainLimit::Thrice))),
        ("same small decks", small_decks(every(4, 0), every(4, 0), Options::default())),
        ("one box", small_decks(every(4, 0), every(4, 1), one_box)),
    ]
}

/// Compares a text with a file of this crate; `STARFIGHTER_BLESS=1` rewrites the file instead.
pub(crate) fn compare(path: &str, text: &str) {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    if std::env::var_os("STARFIGHTER_BLESS").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, text).unwrap();
        return;
    }
    let filed = std::fs::read_to_string(&path).unwrap_or_default();
    let differs = filed.lines().zip(text.lines()).find(|(filed, now)| filed != now);
    assert_eq!(differs, None, "{}: filed, now", path.display());
    assert_eq!(filed.lines().count(), text.lines().count(), "{}", path.display());
}
