//! Lists the glossary's rule entries and all cards as done, partial or absent.

use swccg::content::builtin;
use swccg::content::coverage::{CoverageStatus, cards, glossary_entries};

fn main() -> Result<(), String> {
    let word = |standing| match standing {
        CoverageStatus::Done => "done",
        CoverageStatus::Partial => "partial",
        CoverageStatus::Absent => "absent",
    };
    for entry in glossary_entries()? {
        let rules: Vec<String> = entry.rules.iter().map(ToString::to_string).collect();
        let lacks = entry.lacks.as_deref().map(|lacks| format!("  lacks: {lacks}")).unwrap_or_default();
        println!("{:7} {:3} {}  {}{lacks}", word(entry.status()), entry.number, entry.title, rules.join(" "));
    }
    for card in cards(builtin())? {
        let lacks = card.lacks.as_deref().map(|lacks| format!("  lacks: {lacks}")).unwrap_or_default();
        println!("{:7} {:6} {}{lacks}", word(card.standing), card.card, card.title);
    }
    Ok(())
}
