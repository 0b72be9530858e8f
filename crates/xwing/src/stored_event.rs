//! Events as older programs stored them. Version 0.1 wrote positions in the content files; since then ids are names.

use serde::Deserialize;
use serde_json::Value;
use std::sync::LazyLock;

/// The order of the content files in version 0.1.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StoredIds {
    cards: Vec<String>,
    tokens: Vec<String>,
}

static STORED_IDS: LazyLock<StoredIds> = LazyLock::new(|| {
    let text = include_str!("stored-ids-0.1.toml");
    #[expect(clippy::expect_used, reason = "the file is compiled in, and a test reads it")]
    toml::from_str(text).expect("the list of stored ids is readable")
});

/// Events with an upgrade card.
const WITH_CARD: [&str; 6] = ["declared", "dropped", "not-dropped", "discharged", "recharged", "detonated"];

/// Writes an event of any version in the present form; true if that changed it.
pub fn upgrade_event(event: &mut Value) -> bool {
    let Some((tag, body)) = event.as_object_mut().and_then(|event| event.iter_mut().next()) else {
        return false;
    };
    if WITH_CARD.contains(&tag.as_str()) {
        return body.get_mut("card").is_some_and(|card| name(card, &STORED_IDS.cards));
    }
    if tag == "laid-out" {
        let obstacles = body.get_mut("obstacles").and_then(Value::as_array_mut);
        let tokens = obstacles.into_iter().flatten().filter_map(|obstacle| obstacle.get_mut("token"));
        return tokens.map(|token| name(token, &STORED_IDS.tokens)).fold(false, |any, now| any | now);
    }
    false
}

/// Replaces a position by the id that stood there.
fn name(place: &mut Value, ids: &[String]) -> bool {
    let index = place.as_u64().and_then(|index| usize::try_from(index).ok());
    let Some(id) = index.and_then(|index| ids.get(index)) else { return false };
    *place = Value::from(id.as_str());
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::Content;
    use serde_json::json;

    #[test]
    fn positions_of_0_1_become_names_and_names_stay() {
        let mut old = json!({"declared": {"ship": 0, "target": 1, "card": 0, "dice": 3}});
        assert!(upgrade_event(&mut old));
        assert_eq!(old["declared"]["card"], STORED_IDS.cards[0].as_str());
        assert_eq!(old["declared"]["ship"], 0, "ships are counted within the match");
        let again = old.clone();
        assert!(!upgrade_event(&mut old) && old == again);
        let mut laid = json!({"laid-out": {"markers": null, "obstacles": [{"token": 1, "gone": false}]}});
        assert!(upgrade_event(&mut laid));
        assert_eq!(laid["laid-out"]["obstacles"][0]["token"], STORED_IDS.tokens[1].as_str());
        let mut dealt = json!({"dealt-up": {"ship": 0, "card": "direct-hit"}});
        assert!(!upgrade_event(&mut dealt));
    }

    #[test]
    fn everything_that_could_be_stored_still_exists() {
        let ids = STORED_IDS.cards.iter().chain(&STORED_IDS.tokens);
        assert!(ids.clone().count() > 100);
        ids.for_each(|id| assert!(Content::standard().find_id(id).is_some(), "{id}"));
    }
}
