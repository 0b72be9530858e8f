//! One self-contained HTML page for a run: no script, no font, no external image.

use super::plot::{Bar, PlotError, histogram, intervals};
use crate::duel::Duel;
use crate::ladder::Ladder;
use crate::simulate::{Simulation, Timing};
use crate::stats::{Share, Spread};
use std::fmt::Write as _;

const STYLE: &str = include_str!("report.css");

/// The page of a simulation.
///
/// # Errors
/// If a plot cannot be drawn.
pub fn simulation_page(run: &Simulation) -> Result<String, PlotError> {
    let summary = &run.summary;
    let mut body = format!(
        "<p class=lead>{} matches of {} (rules {}), players {}, seed {}, part {}.</p>",
        summary.matches,
        escape(run.game),
        run.rules,
        escape(&run.players.join(" and ")),
        run.seed,
        run.shard
    );
    let seats: Vec<(String, Share)> = summary
        .seats
        .iter()
        .enumerate()
        .map(|(seat, share)| (format!("seat {}", seat + 1), *share))
        .collect();
    shares(&mut body, "Score by seat", &seats)?;
    for (name, values) in &summary.traits {
        let values: Vec<(String, Share)> =
            values.iter().map(|(value, share)| (value.clone(), *share)).collect();
        shares(&mut body, &format!("Score by {name}"), &values)?;
    }
    let own = summary.numbers.iter().map(|(name, spread)| (*name, spread));
    let common = [("decisions", &summary.decisions), ("acts", &summary.acts)];
    for (name, spread) in
        own.chain(common.into_iter().filter_map(|(name, spread)| Some((name, spread.as_ref()?))))
    {
        spreads(&mut body, name, spread)?;
    }
    let draws = summary.draws;
    let _ = write!(body, "<h2>Endings</h2><table><tr><th>rule<th>matches</tr>");
    for (rule, count) in &summary.endings {
        let _ = write!(body, "<tr><td>{}<td>{count}</tr>", escape(rule));
    }
    let _ = write!(body, "<tr><td>drawn<td>{} ({})</tr></table>", draws.count, percent(draws.share));
    Ok(page(&format!("{}: {} matches", run.game, summary.matches), &body, &run.hash, &[run.timing]))
}

/// The page of a duel.
///
/// # Errors
/// If a plot cannot be drawn.
pub fn duel_page(duel: &Duel) -> Result<String, PlotError> {
    let mut body = String::new();
    duel_part(&mut body, duel)?;
    let title = format!("{}: {} against {}", duel.game, duel.bots[0], duel.bots[1]);
    Ok(page(&title, &body, &duel.hash, &[duel.timing]))
}

/// The page of a ladder.
///
/// # Errors
/// If a plot cannot be drawn.
pub fn ladder_page(ladder: &Ladder) -> Result<String, PlotError> {
    let bars: Vec<Bar> = ladder
        .rungs
        .iter()
        .map(|rung| Bar {
            label: rung.bot.clone(),
            low: rung.elo.low,
            value: rung.elo.elo,
            high: rung.elo.high,
        })
        .collect();
    let low = bars.iter().map(|bar| bar.low).fold(0.0, f64::min) - 50.0;
    let high = bars.iter().map(|bar| bar.high).fold(0.0, f64::max) + 50.0;
    let mut body = String::from("<h2>Elo above the first bot, budgets in nodes</h2>");
    body.push_str(&intervals(&bars, low, high, 0.0, |elo| format!("{elo:.0}"))?);
    body.push_str("<table><tr><th>bot<th>Elo<th>95 % interval</tr>");
    for rung in ladder.rungs.iter().rev() {
        let (elo, bot) = (rung.elo, escape(&rung.bot));
        let _ = write!(body, "<tr><td>{bot}<td>{:.0}<td>{:.0} to {:.0}</tr>", elo.elo, elo.low, elo.high);
    }
    body.push_str("</table>");
    for duel in &ladder.duels {
        duel_part(&mut body, duel)?;
    }
    let timings: Vec<Timing> = ladder.duels.iter().map(|duel| duel.timing).collect();
    Ok(page(
        &format!("{}: ladder of {} bots", ladder.game, ladder.rungs.len()),
        &body,
        &ladder.hash,
        &timings,
    ))
}

fn duel_part(body: &mut String, duel: &Duel) -> Result<(), PlotError> {
    let [won, drawn, lost] = duel.results;
    let _ = write!(
        body,
        "<h2>{} against {}</h2><p class=lead>{} pairs of the same seed with seats swapped: won {won}, drawn {drawn}, lost {lost}. \
         Score {}, Elo {}.</p>",
        escape(&duel.bots[0]),
        escape(&duel.bots[1]),
        duel.pairs.count(),
        interval(&duel.score),
        duel.elo.text(),
    );
    let bar = Bar {
        label: duel.bots[0].clone(),
        low: duel.score.low,
        value: duel.score.share,
        high: duel.score.high,
    };
    body.push_str(&intervals(&[bar], 0.0, 1.0, 0.5, percent)?);
    body.push_str("<table><tr><th>half points of a pair<th>0<th>1<th>2<th>3<th>4</tr><tr><td>pairs");
    for count in duel.pairs.0 {
        let _ = write!(body, "<td>{count}");
    }
    body.push_str("</tr></table>");
    if let Some(tested) = &duel.sprt {
        let _ = write!(
            body,
            "<p>SPRT of {} against {} Elo: ratio {:.2} between {:.2} and {:.2}, {:?}.</p>",
            tested.test.elo0,
            tested.test.elo1,
            tested.ratio,
            tested.bounds.0,
            tested.bounds.1,
            tested.verdict
        );
    }
    Ok(())
}

fn shares(body: &mut String, title: &str, values: &[(String, Share)]) -> Result<(), PlotError> {
    if values.is_empty() {
        return Ok(());
    }
    let bars: Vec<Bar> = values
        .iter()
        .map(|(label, share)| Bar {
            label: label.clone(),
            low: share.low,
            value: share.share,
            high: share.high,
        })
        .collect();
    let reach = bars.iter().flat_map(|bar| [bar.low, bar.high]).map(|x| (x - 0.5).abs()).fold(0.1, f64::max);
    let reach = ((reach + 0.02) * 20.0).ceil() / 20.0;
    let _ = write!(body, "<h2>{}</h2>", escape(title));
    body.push_str(&intervals(&bars, (0.5 - reach).max(0.0), (0.5 + reach).min(1.0), 0.5, percent)?);
    body.push_str("<table><tr><th><th>score<th>95 % interval<th>matches</tr>");
    for (label, share) in values {
        let _ = write!(
            body,
            "<tr><td>{}<td>{}<td>{} to {}<td>{}</tr>",
            escape(label),
            percent(share.share),
            percent(share.low),
            percent(share.high),
            share.of
        );
    }
    body.push_str("</table>");
    Ok(())
}

fn spreads(body: &mut String, name: &str, spread: &Spread) -> Result<(), PlotError> {
    let _ = write!(
        body,
        "<h2>{}</h2><p>mean {:.2}, 5 % at most {}, half at most {}, 95 % at most {}, longest {}.</p>",
        escape(name),
        spread.mean,
        spread.p5,
        spread.median,
        spread.p95,
        spread.most
    );
    if !spread.histogram.is_empty() {
        body.push_str(&histogram(&spread.histogram, name)?);
    }
    Ok(())
}

fn page(title: &str, body: &str, hash: &str, timings: &[Timing]) -> String {
    let seconds: f64 = timings.iter().map(|timing| timing.seconds).sum();
    let threads = timings.iter().map(|timing| timing.threads).max().unwrap_or(1);
    let title = escape(title);
    format!(
        "<!doctype html>\n<html lang=en><meta charset=utf-8><meta name=viewport content=\"width=device-width\">\
         <title>{title}</title><style>{STYLE}</style><body><main><h1>{title}</h1>{body}\
         <footer>Result hash <code>{hash}</code>, the same for any number of threads. Played in {seconds:.1} s on {threads} \
         threads. Petrol: measured, with its 95 % interval. Magenta: what it is measured against.</footer></main></body></html>\n"
    )
}

fn interval(share: &Share) -> String {
    format!("{} ({} to {})", percent(share.share), percent(share.low), percent(share.high))
}

fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
