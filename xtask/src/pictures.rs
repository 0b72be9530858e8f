//! The pictures of README and docs, taken by the end-to-end tests and never by hand.

use crate::run::{cargo, root, step, target};
use crate::{tools, web};
use anyhow::{Context, Result};

/// What the documentation shows, by the names the tests give.
const SHOWN: [&str; 13] = [
    "lobby-light",
    "lobby-dark",
    "match-light",
    "match-dark",
    "match-fr-light",
    "match-preview-light",
    "match-phone-light",
    "why-light",
    "decks-light",
    "tablet-upright",
    "replay-mouse",
    "play-phone",
    "over-keyboard",
];

/// Takes them anew into `docs/pictures`.
pub(crate) fn take() -> Result<()> {
    let browser = tools::need_browser()?;
    web::build()?;
    step("program for the browser", &mut cargo(&["build", "--quiet", "-p", "tallyho"]))?;
    let program = target().join("debug/tallyho");
    let taken = std::env::temp_dir().join(format!("tallyho-pictures-{}", std::process::id()));
    web::pictures(&browser, &program.to_string_lossy(), &taken)?;
    for name in SHOWN {
        let file = format!("{name}.png");
        std::fs::copy(taken.join(&file), root().join("docs/pictures").join(&file))
            .with_context(|| format!("the tests took no picture {name}"))?;
    }
    Ok(std::fs::remove_dir_all(&taken)?)
}
