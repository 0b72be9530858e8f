//! Files that other programs and people write: squads (XWS), maps of the editor Tiled, decks of the card game, and
//! tables of the companion. The first byte of an input says which.

use companion::{Companion, Line, Setup};
use swccg::deck;

/// Hands the input to the reader it names; whether it is legal.
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

/// A squad that can be read is judged, and comes back from what is written of it.
fn squad(text: &str) -> bool {
    let content = xwing::content::Content::standard();
    let Ok(squad) = xwing::squad::from_xws(text) else { return false };
    let _ = xwing::squad::check(content, &squad, xwing::game::PLAYED);
    let written = xwing::squad::to_xws(content, &squad).to_string();
    xwing::squad::from_xws(&written).expect("a squad that was written can be read");
    true
}

/// A map that can be read comes back from what is written of it.
fn map(text: &str) -> bool {
    let Ok(file) = temple::tiled::read(text) else { return false };
    let Ok(map) = temple::board::Map::read(&file) else { return false };
    let again = temple::tiled::read(&temple::tiled::write(&map)).expect("a map that was written can be read");
    assert!(temple::board::Map::read(&again).expect("and judged") == map);
    true
}

/// Whatever cards a deck has come back from every form it is written in.
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
    // A title may be on both sides: only the number of copies is sure.
    let copies =
        |cards: &[(swccg::card::CardName, u8)]| cards.iter().map(|(_, n)| u32::from(*n)).sum::<u32>();
    let listed = deck::read(content, &forms[2]);
    assert!(!listed.faults.is_empty() || copies(&listed.cards) == copies(&import.cards));
    true
}

/// A table of the companion: the set-up in the first line, then its log, of which as much is taken as fits; legal when
/// all of it does.
fn table(text: &str) -> bool {
    let mut lines = text.lines();
    let Some(Ok(setup)) = lines.next().map(serde_json::from_str::<Setup>) else { return false };
    let Ok(mut table) = Companion::new(&setup) else { return false };
    let (mut kept, mut all) = (Vec::new(), true);
    for line in lines {
        let Ok(line) = serde_json::from_str::<Line>(line) else { return false };
        if table.take(line.clone()).is_ok() {
            kept.push(line);
        } else {
            all = false;
        }
        let _ = table.table().offers();
    }
    let again = Companion::replay(&setup, kept).expect("what was taken is taken again");
    assert!(again.account() == table.account());
    all
}
