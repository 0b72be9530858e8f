//! The pictures of README and docs: photographs taken by the end-to-end tests and never by hand (`.png`), and plots of
//! simulated matches (`.svg`), which the documents that show them say how to draw.

use crate::run::{cargo, command, output, root, step, target};
use crate::{tools, web};
use anyhow::{Context, Result};
use std::collections::BTreeSet;
use std::fs::read_to_string;

/// Where they lie.
const FOLDER: &str = "docs/pictures/";

/// Takes what the documents show anew into `docs/pictures`.
pub(crate) fn take() -> Result<()> {
    let browser = tools::need_browser()?;
    web::build()?;
    step("program for the browser", &mut cargo(&["build", "--quiet", "-p", "tallyho"]))?;
    let program = target().join("debug/tallyho");
    let taken = std::env::temp_dir().join(format!("tallyho-pictures-{}", std::process::id()));
    web::pictures(&browser, &program.to_string_lossy(), &taken)?;
    for name in shown()?.into_iter().filter(|name| name.ends_with(".png")) {
        std::fs::copy(taken.join(&name), root().join(FOLDER).join(&name))
            .with_context(|| format!("the tests took no picture {name}"))?;
    }
    Ok(std::fs::remove_dir_all(&taken)?)
}

/// Every picture is shown by a document, and what is shown is there.
pub(crate) fn check(faults: &mut Vec<String>) -> Result<()> {
    let kept = tracked(FOLDER)?;
    let kept = kept.iter().filter_map(|path| path.strip_prefix(FOLDER)).map(str::to_owned).collect();
    compare(&kept, &shown()?, faults);
    Ok(())
}

fn compare(kept: &BTreeSet<String>, shown: &BTreeSet<String>, faults: &mut Vec<String>) {
    faults.extend(kept.difference(shown).map(|name| format!("{FOLDER}{name}: no document shows it")));
    faults.extend(
        shown.difference(kept).map(|name| format!("{FOLDER}{name}: a document shows it, it is not there")),
    );
}

/// Files git tracks, or will.
fn tracked(pattern: &str) -> Result<Vec<String>> {
    let list = ["ls-files", "--cached", "--others", "--exclude-standard", "--", pattern];
    let list = output(&mut command("git", &list))?;
    Ok(list.lines().filter(|path| root().join(path).exists()).map(str::to_owned).collect())
}

/// What the documents show, by its path in the folder.
fn shown() -> Result<BTreeSet<String>> {
    let mut names = BTreeSet::new();
    for path in tracked("*.md")? {
        names.extend(named(&read_to_string(root().join(path))?));
    }
    Ok(names)
}

/// The pictures a text names: what follows `pictures/` up to the end of the link.
fn named(text: &str) -> Vec<String> {
    let after = text.split("pictures/").skip(1);
    let names = after.filter_map(|rest| rest.split([')', '"', ' ', '\n', '`']).next());
    names.filter(|name| name.ends_with(".png") || name.ends_with(".svg")).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_are_held_both_ways() {
        let set = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        let mut faults = Vec::new();
        compare(&set(&["a.png", "b.png"]), &set(&["b.png", "c.png"]), &mut faults);
        assert_eq!(faults.len(), 2, "{faults:?}");
    }

    #[test]
    fn names_are_found_in_links() {
        let text =
            "![A](docs/pictures/a.png) and <img src=\"pictures/b/c.svg\"> in `docs/pictures`, pictures/x.jpg";
        assert_eq!(named(text), ["a.png", "b/c.svg"]);
    }
}
