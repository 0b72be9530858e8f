//! External file formats: squads (XWS), maps of the editor Tiled, decks of the card game, and companion tables. The
//! first byte of an input selects the format.

use companion::{Session, LogEntry, Setup};
use swccg::deck;

/// Passes the input to the selected parser; returns whether it is valid.
pub fn read(input: &[u8]) -> bool {
    let Some((kind, text)) = input.split_first() else { return false };
    let Ok(text) = std::str::from_utf8(text) else { return false };
    match kind.wrapping_sub(b'0') % 4 {
        0 => squad(text),
        1 => map(text),
        2 => cards(text),
        _ => table(text),
    }
}

/// A squad that can be parsed is checked, and survives a round trip.
fn squad(text: &str) -> bool {
    let content = xwing::content::Content::standard();
    let Ok(squad) = xwing::squad::from_xws(text) else { return false };
    let _ = xwing::squad::check(content, &squad, xwing::SUPPORTED);
    let written = xwing::squad::to_xws(content, &squad).to_string();
    xwing::squad::from_xws(&written).expect("a squad that was written can be read");
    true
}

/// A map that can be parsed survives a round trip.
fn map(text: &str) -> bool {
    let Ok(file) = temple::tiled::read(text) else { return false };
    let Ok(map) = temple::board::Map::read(&file) else { return false };
    let again = temple::tiled::read(&temple::tiled::write(&map)).expect("a map that was written can be read");
    assert!(temple::board::Map::read(&again).expect("and judged") == map);
    true
}

/// The cards of a deck survive a round trip through every format.
fn cards(text: &str) -> bool {
    let content = swccg::content::builtin();
    let import = deck::read(content, text);
    let forms = [
        deck::write_xml(content, &import.cards),
        deck::write_ids(&import.cards),
        deck::write_list(content, &import.cards),
    ];
    if import.cards.is_empty() {
        return false;
    }
    for form in &forms[..2] {
        assert_eq!(deck::read(content, form).cards, import.cards);
    }
    // A title may exist on both sides, so only the number of copies is certain.
    let copies =
        |cards: &[(swccg::cards::card::CardName, u8)]| cards.iter().map(|(_, n)| u32::from(*n)).sum::<u32>();
    let listed = deck::read(content, &forms[2]);
    assert!(!listed.faults.is_empty() || copies(&listed.cards) == copies(&import.cards));
    true
}

/// A companion table: the setup in the first line, then its log. Lines that are refused are skipped; valid if none
/// is.
fn table(text: &str) -> bool {
    let mut lines = text.lines();
    let Some(Ok(setup)) = lines.next().map(serde_json::from_str::<Setup>) else { return false };
    let Ok(mut session) = Session::new(&setup) else { return false };
    let (mut kept, mut all) = (Vec::new(), true);
    for line in lines {
        let Ok(line) = serde_json::from_str::<LogEntry>(line) else { return false };
        if session.apply(line.clone()).is_ok() {
            kept.push(line);
        } else {
            all = false;
        }
        let _ = session.state().offered_answers();
    }
    let again = Session::replay(&setup, kept).expect("what was taken is taken again");
    assert!(again.events() == session.events());
    all
}
