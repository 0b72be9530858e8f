//! Squad commands of X-Wing: coverage, squad checks and random layouts.

use anyhow::{Result, bail};
use clap::ValueEnum;
use contract::SmallRng;
use serde_json::{Value, json};
use xwing::content::Content;
use xwing::geometry::{Base, ObstacleToken, PlayArea, Pose, PoseMm};
use xwing::scenario::{Layout, generate};
use xwing::squad::coverage::CoverageList;
use xwing::squad::{SupportedContent, check, coverage, from_xws, member_points, squad_points, to_xws};

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(in crate::xwing) enum Widest {
    /// 40 mm
    Small,
    /// 60 mm
    Medium,
    /// 80 mm
    Large,
}

/// The coverage as text: of every kind what is whole, and what is refused with its reason.
pub(super) fn coverage_text(content: &Content, played: SupportedContent) -> String {
    let found = coverage(content, played);
    let part = |name: &str, share: &CoverageList| {
        let all = share.done.len() + share.missing.len();
        let mut text = format!("{name}: {} of {all} whole\n", share.done.len());
        text.push_str(&format!("  whole: {}\n", share.done.join(" ")));
        for (id, reason) in &share.reasons {
            text.push_str(&format!("  refused: {id}: {reason}\n"));
        }
        text
    };
    let counts = |share: &CoverageList| (share.done.len(), share.done.len() + share.missing.len());
    let (pilots, of_pilots) = counts(&found.pilots);
    let ((some, of_some), (few, of_few)) = (counts(&found.upgrades), counts(&found.limited));
    let (builds, of_builds) = counts(&found.builds);
    [
        format!(
            "pilots {pilots} of {of_pilots}, upgrades {} of {}, Quick Builds {builds} of {of_builds}\n",
            some + few,
            of_some + of_few
        ),
        part("ships", &found.ships),
        part("pilots", &found.pilots),
        part("cards without a limit", &found.upgrades),
        part("cards with a limit", &found.limited),
        part("conditions", &found.conditions),
        part("remotes", &found.remotes),
        part("Quick Builds", &found.builds),
        format!("for huge ships, which are not in the game: {}\n", found.huge.join(" ")),
    ]
    .concat()
}

/// Checks a squad file; returns its points and the normalized squad.
///
/// # Errors
/// All faults of the squad.
pub(super) fn squad(content: &Content, text: &str, played: SupportedContent) -> Result<Value> {
    let squad = match from_xws(text) {
        Ok(squad) => squad,
        Err(faults) => bail!("the file is no squad:\n{}", lines(&faults)),
    };
    let faults = check(content, &squad, played);
    if !faults.is_empty() {
        bail!("the squad may not fly:\n{}", lines(&faults));
    }
    let ships: Vec<Value> = squad
        .members
        .iter()
        .map(|member| json!({ "pilot": member.pilot, "points": member_points(content, member).ok() }))
        .collect();
    Ok(json!({
        "points": squad_points(content, &squad).ok(),
        "ships": ships,
        "xws": to_xws(content, &squad),
    }))
}

fn lines(faults: &[impl std::fmt::Display]) -> String {
    faults.iter().map(|fault| format!("  {fault}")).collect::<Vec<_>>().join("\n")
}

/// Markers and six obstacles for the introductory scenario.
///
/// # Errors
/// When there is no room, which has not happened with the printed tokens.
pub(super) fn random_layout(content: &Content, metric: bool, widest: Widest, seed: u64) -> Result<Value> {
    let area = if metric { PlayArea::NINETY_CM } else { PlayArea::THREE_FEET };
    let widest = match widest {
        Widest::Small => Base::Small,
        Widest::Medium => Base::Medium,
        Widest::Large => Base::Large,
    };
    let core = |token: &&ObstacleToken| token.id.starts_with("coreasteroid");
    let tokens: Vec<&ObstacleToken> = content.obstacles().iter().filter(core).collect();
    let Some(layout) = generate(area, widest, &tokens, &mut SmallRng::new(seed)) else {
        bail!("no room for these obstacles; try another --seed");
    };
    Ok(layout_json(&layout, seed))
}

fn layout_json(layout: &Layout, seed: u64) -> Value {
    let place = |pose: Pose| json!(PoseMm::from(pose));
    let markers: Vec<Value> = layout.markers.iter().map(|marker| place(marker.at)).collect();
    let obstacles: Vec<Value> = layout
        .obstacles
        .iter()
        .map(|lying| json!({ "token": lying.token, "pose": place(lying.at) }))
        .collect();
    json!({ "seed": seed, "table": layout.area.side(), "markers": markers, "obstacles": obstacles })
}
