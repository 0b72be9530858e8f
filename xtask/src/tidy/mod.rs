//! House rules held by a program instead of a reviewer's memory.

mod code_lines;
mod content_names;
mod game_names;
mod layers;
mod loops;
mod message_keys;
mod messages;
mod promises;
mod rule_ids;
mod sources;
mod supply;

use crate::{notices, pictures};
use anyhow::{Result, bail};

/// Runs every house rule and lists everything that breaks one.
pub(crate) fn tidy() -> Result<()> {
    println!("\n=== house rules");
    let mut faults = Vec::new();
    layers::check(&mut faults)?;
    rule_ids::check(&mut faults)?;
    messages::check(&mut faults)?;
    message_keys::check(&mut faults)?;
    sources::check(&mut faults)?;
    content_names::check(&mut faults)?;
    game_names::check(&mut faults)?;
    loops::check(&mut faults)?;
    code_lines::check(&mut faults)?;
    pictures::check(&mut faults)?;
    notices::check(&mut faults)?;
    supply::check(&mut faults)?;
    promises::check(&mut faults)?;
    if faults.is_empty() {
        println!("--- house rules: kept");
        return Ok(());
    }
    for fault in &faults {
        println!("  {fault}");
    }
    bail!("{} house rules are broken", faults.len())
}
