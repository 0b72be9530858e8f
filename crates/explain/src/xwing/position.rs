//! Faults of a position file.

use crate::Message;
use ::xwing::table_position::{PositionError, PositionErrorKind};

/// What is wrong with a position, and where.
#[must_use]
pub fn position_fault(fault: &PositionError) -> Message {
    use PositionErrorKind as P;
    let (word, name) = match &fault.problem {
        P::Unreadable(why) => ("unreadable", why.as_str()),
        P::Table => ("table", ""),
        P::TooMany => ("too-many", ""),
        P::LooksLikeMetres => ("metres", ""),
        P::Name => ("name", ""),
        P::NameTwice => ("name-twice", ""),
        P::Place => ("place", ""),
        P::Heading => ("heading", ""),
        P::UnknownPilot(id) => ("pilot", id.as_str()),
        P::UnknownShip(id) => ("ship", id.as_str()),
        P::NoShip => ("no-ship", ""),
        P::WrongShip(id) => ("wrong-ship", id.as_str()),
        P::TooLate(id) => ("late", id.as_str()),
        P::Initiative => ("initiative", ""),
        P::UnknownUpgrade(id) => ("upgrade", id.as_str()),
        P::Charges(id) => ("charges", id.as_str()),
        P::Hull => ("hull", ""),
        P::Shields => ("shields", ""),
        P::Force => ("force", ""),
        P::TwoLocks => ("two-locks", ""),
        P::Lock(id) => ("lock", id.as_str()),
        P::Turret => ("turret", ""),
        P::OffTable => ("off-table", ""),
        P::Overlaps(id) => ("overlaps", id.as_str()),
        P::UnknownToken(id) => ("token", id.as_str()),
        P::ObstacleForm => ("form", ""),
        P::Polygon(why) => ("polygon", why.as_str()),
        P::NoDevice(id) => ("device", id.as_str()),
    };
    // A separate word for the whole table, since Fluent selectors cannot test for an empty text.
    let at = if fault.at.is_empty() { "whole" } else { fault.at.as_str() };
    Message::new("xw-position-fault").with("at", at).with("fault", word).with("name", name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{english, english_and_french};
    use crate::{Lang, Translator};

    #[test]
    fn a_fault_is_told_in_both_languages_with_its_place() {
        let fault =
            PositionError { at: "ships[2]".into(), problem: PositionErrorKind::Overlaps("S1".into()) };
        let said = english_and_french().map(|lang| Translator::new(lang).translate(&position_fault(&fault)));
        assert_eq!(said, ["ships[2]: it overlaps S1", "ships[2]\u{202f}: elle chevauche S1"]);
        let whole = PositionError { at: String::new(), problem: PositionErrorKind::Table };
        assert_eq!(
            Translator::new(english()).translate(&position_fault(&whole)),
            "this size of table is not possible"
        );
    }

    /// A fault unknown to the sentence would fall back to its default variant.
    #[test]
    fn every_fault_has_a_sentence_of_its_own() {
        use PositionErrorKind as P;
        let name = || "name".to_owned();
        let all = [
            P::Unreadable(name()),
            P::Table,
            P::TooMany,
            P::LooksLikeMetres,
            P::Name,
            P::NameTwice,
            P::Place,
            P::Heading,
            P::UnknownPilot(name()),
            P::UnknownShip(name()),
            P::NoShip,
            P::WrongShip(name()),
            P::TooLate(name()),
            P::Initiative,
            P::UnknownUpgrade(name()),
            P::Charges(name()),
            P::Hull,
            P::Shields,
            P::Force,
            P::TwoLocks,
            P::Lock(name()),
            P::Turret,
            P::OffTable,
            P::Overlaps(name()),
            P::UnknownToken(name()),
            P::ObstacleForm,
            P::Polygon(name()),
            P::NoDevice(name()),
        ];
        for lang in Lang::all().iter().copied() {
            let say = |problem: &P| {
                let fault = PositionError { at: String::new(), problem: problem.clone() };
                Translator::new(lang).translate(&position_fault(&fault))
            };
            let said: std::collections::BTreeSet<String> = all.iter().map(say).collect();
            assert_eq!(said.len(), all.len(), "{said:?}");
        }
    }
}
