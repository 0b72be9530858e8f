//! Squads (XWS), and logs of the companion.

use ::xwing::content::Content;
use ::xwing::squad;
use companion::{LogEntry, SessionState, Setup};

/// A squad that can be read is checked, and survives a round trip.
pub(super) fn squad(text: &str) -> Result<bool, String> {
    let content = Content::standard();
    let Ok(read) = squad::from_xws(text) else { return Ok(false) };
    // Only that a check of any squad ends.
    let _ = squad::check(content, &read, ::xwing::SUPPORTED);
    let written = squad::to_xws(content, &read).to_string();
    match squad::from_xws(&written) {
        Ok(_) => Ok(true),
        Err(error) => Err(format!("a written squad: {error:?}")),
    }
}

/// A companion table: the set-up in the first line, then its log. Lines that are refused are skipped; valid if none is.
pub(super) fn table(text: &str) -> Result<bool, String> {
    let mut lines = text.lines();
    let Some(Ok(setup)) = lines.next().map(serde_json::from_str::<Setup>) else { return Ok(false) };
    let Ok(mut state) = SessionState::new(&setup) else { return Ok(false) };
    let (mut kept, mut all) = (Vec::new(), true);
    for line in lines {
        let Ok(line) = serde_json::from_str::<LogEntry>(line) else { return Ok(false) };
        let mut next = state.clone();
        if next.take(&line).is_ok() {
            state = next;
            kept.push(line);
        } else {
            all = false;
        }
        // Only that the offers of any state can be computed.
        let _ = state.offered_answers();
    }
    let mut again = SessionState::new(&setup).map_err(|error| format!("the same set-up: {error:?}"))?;
    for line in &kept {
        again.take(line).map_err(|error| format!("a log that was taken: {error:?}"))?;
    }
    if again.digest() == state.digest() {
        Ok(all)
    } else {
        Err("a log led to another table when it was replayed".to_owned())
    }
}
