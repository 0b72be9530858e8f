//! Events.

use super::choice::moves;
use super::words::{Context, pile_word};
use crate::Message;
use swccg::Event;

#[expect(clippy::too_many_lines, reason = "one arm for each event, none of them long")]
pub(super) fn event(context: &Context<'_>, event: &Event) -> Message {
    let by = |key, seat| Message::new(key).with("side", context.side(seat));
    let on = |key, id| Message::new(key).with("card", context.card(id));
    match event {
        Event::StartChosen { seat } => by("sw-e-start-chosen", *seat),
        Event::StartAgain { card, rule } => {
            Message::new("sw-e-start-again").with("card", context.title(*card)).with_rule(*rule)
        }
        Event::Started { seat, card } => by("sw-e-started", *seat).with("card", context.title(*card)),
        Event::TurnBegan { seat, turn } => by("sw-e-turn", *seat).with("turn", *turn),
        Event::Activated { seat, amount, most } => {
            by("sw-e-activated", *seat).with("amount", *amount).with("most", *most)
        }
        Event::Drained { by: seat, at, amount } => {
            by("sw-e-drained", *seat).with("at", context.card(*at)).with("amount", *amount)
        }
        Event::DrainCancelled { by: seat, at } => {
            by("sw-e-drain-cancelled", *seat).with("at", context.card(*at))
        }
        Event::Lost { seat, card, from } => by("sw-e-lost", *seat)
            .with("card", context.title(*card))
            .with("from", from.map_or("hand", pile_word)),
        Event::LostWith { card, owner } => by("sw-e-lost-table", *owner).with("card", context.title(*card)),
        Event::Deployed { by: seat, card, to, cost, .. } => by("sw-e-deployed", *seat)
            .with("card", context.title(*card))
            .with("to", context.to(*to))
            .with("cost", *cost),
        Event::Played { by: seat, card, cost, .. } => {
            by("sw-e-played", *seat).with("card", context.title(*card)).with("cost", *cost)
        }
        Event::Tested { card, drawn, ability, rule, .. } => Message::new("sw-e-tested")
            .with("card", context.title(*card))
            .with("drawn", drawn.unwrap_or(-1))
            .with("ability", *ability)
            .with("works", if drawn.is_some_and(|drawn| drawn < *ability) { "yes" } else { "no" })
            .with_rule(*rule),
        Event::Cancelled { card, .. } => Message::new("sw-e-cancelled").with("card", context.title(*card)),
        Event::Barred { card } => on("sw-e-barred", *card),
        Event::MoreDestinies { by: seat, more } => by("sw-e-more-destinies", *seat).with("more", *more),
        Event::Used { by: seat, card, cost, .. } => {
            by("sw-e-used", *seat).with("card", context.card(*card)).with("cost", *cost)
        }
        Event::Paid { by: seat, cost } => by("sw-e-paid", *seat).with("cost", *cost),
        Event::NotPaid { by: seat, cost } => by("sw-e-not-paid", *seat).with("cost", *cost),
        Event::Automatic { card } => on("sw-e-automatic", *card),
        Event::Reacts { by: seat, card, cost } => {
            by("sw-e-reacts", *seat).with("card", context.title(*card)).with("cost", *cost)
        }
        Event::DestinyCancelled { card, .. } => {
            Message::new("sw-e-destiny-cancelled").with("card", context.title(*card))
        }
        Event::DestinyChanged { card, value, .. } => {
            Message::new("sw-e-destiny-changed").with("card", context.title(*card)).with("value", *value)
        }
        Event::DamageTimes { times } => Message::new("sw-e-times").with("times", *times),
        Event::Captured { card } => on("sw-e-captured", *card),
        Event::Released { card } => on("sw-e-released", *card),
        Event::Stolen { by: seat, card } => by("sw-e-stolen", *seat).with("card", context.card(*card)),
        Event::PutInUsed { card, .. } => Message::new("sw-e-put-in-used").with("card", context.title(*card)),
        Event::OutOfPlay { card, .. } => Message::new("sw-e-out-of-play").with("card", context.title(*card)),
        Event::SetAside { card, under } => on("sw-e-set-aside", *card).with("under", context.card(*under)),
        Event::TakenBack { card, owner } => by("sw-e-taken-back", *owner).with("card", context.title(*card)),
        Event::Duelled { one, with, other, against } => on("sw-e-duelled", *one)
            .with("with", *with)
            .with("other", context.card(*other))
            .with("against", *against),
        Event::Retrieved { seat, amount } => by("sw-e-retrieved", *seat).with("amount", *amount),
        Event::DestinyVoided { by: seat } => by("sw-e-destiny-voided", *seat),
        Event::Worthless { card } => on("sw-e-worthless", *card),
        Event::Halved { seat, down } => {
            by("sw-e-halved", *seat).with("down", if *down { "yes" } else { "no" })
        }
        Event::Searched { by: seat, card } => by("sw-e-searched", *seat).with("card", context.title(*card)),
        Event::AimedAt { card, target } => on("sw-e-aimed-at", *card).with("target", context.card(*target)),
        Event::Chosen { card, mode } => on("sw-e-chosen", *card).with("mode", *mode),
        Event::Excluded { card } => on("sw-e-excluded", *card),
        Event::Relocated { card, to } => on("sw-e-relocated", *card).with("to", context.card(*to)),
        Event::Found { by: seat, card, rule } => {
            by("sw-e-found", *seat).with("card", context.title(*card)).with_rule(*rule)
        }
        Event::NotFound { by: seat, rule } => by("sw-e-not-found", *seat).with_rule(*rule),
        Event::Verified { by: seat, rule } => by("sw-e-verified", *seat).with_rule(*rule),
        Event::Shuffled { of } => by("sw-e-shuffled", *of),
        Event::Transferred { card, to, cost } => {
            on("sw-e-transferred", *card).with("to", context.card(*to)).with("cost", *cost)
        }
        Event::BattleBegan { by: seat, at } => by("sw-e-battle", *seat).with("at", context.card(*at)),
        Event::Fired { by: seat, weapon, target, cost } => by("sw-e-fired", *seat)
            .with("weapon", context.card(*weapon))
            .with("target", context.card(*target))
            .with("cost", *cost),
        Event::Destiny { by: seat, card, value, total, rule } => by("sw-e-destiny", *seat)
            .with("card", context.title(*card))
            .with("value", *value)
            .with("total", *total)
            .with_rule(*rule),
        Event::NoDestiny { by: seat, rule } => by("sw-e-no-destiny", *seat).with_rule(*rule),
        Event::Shot { target, total, defense, hit, rule, .. } => on("sw-e-shot", *target)
            .with("total", *total)
            .with("defence", *defense)
            .with("hit", if *hit { "yes" } else { "no" })
            .with_rule(*rule),
        Event::Power { power, damage, attrition, winner, rule } => {
            let (dark, light) = (context.view.dark, context.view.dark.other());
            let word = match winner {
                Some(seat) if *seat == dark => "dark",
                Some(_) => "light",
                None => "nobody",
            };
            Message::new("sw-e-power")
                .with("winner", word)
                .with("dark", power[dark])
                .with("light", power[light])
                .with("damage", damage[dark].max(damage[light]))
                .with("againstdark", attrition[dark])
                .with("againstlight", attrition[light])
                .with_rule(*rule)
        }
        Event::Forfeited { owner, card, value, damage, attrition } => by("sw-e-forfeited", *owner)
            .with("card", context.title(*card))
            .with("value", *value)
            .with("damage", *damage)
            .with("attrition", *attrition),
        Event::BattleEnded { at } => Message::new("sw-e-battle-ended").with("at", context.card(*at)),
        Event::Moved { id, way, cost } => {
            Message::new("sw-e-moved").with("what", moves(context, *id, *way)).with("cost", *cost)
        }
        Event::Transited { from, to, cards, cost } => Message::new("sw-e-transited")
            .with("cards", *cards)
            .with("from", context.card(*from))
            .with("to", context.card(*to))
            .with("cost", *cost),
        Event::Drew { seat, card: Some(card) } => by("sw-e-drew", *seat).with("card", context.title(*card)),
        Event::Drew { seat, card: None } => by("sw-e-drew-hidden", *seat),
        Event::Attacked { creature, by: seat, victim: None } => {
            by("sw-e-attacked", *seat).with("creature", context.card(*creature))
        }
        Event::Attacked { creature, victim: Some(victim), .. } => {
            on("sw-e-attacks", *victim).with("creature", context.card(*creature))
        }
        Event::AttackDecided { creature, power, ferocity, rule } => {
            let decided = Message::new("sw-e-attack-decided").with("creature", context.card(*creature));
            decided.with("power", *power).with("ferocity", *ferocity).with_rule(*rule)
        }
        Event::SiteLost { card, owner } => by("sw-e-lost-table", *owner).with("card", context.title(*card)),
        Event::TookUnseen { by: seat, rule } => by("sw-e-took-unseen", *seat).with_rule(*rule),
        Event::Recirculated => Message::new("sw-e-recirculated"),
    }
}
