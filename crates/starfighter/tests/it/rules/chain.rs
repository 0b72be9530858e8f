use crate::common::scene::{A, B, Scene, TestMatch, spot};
use starfighter::{ChainLimit, Effect, Half, Question};

/// Two cards that lift each other: 0-05 and 0-08 both have a vertical move on the upper half, and no other stack can
/// be the target.
fn lifting(chain: ChainLimit) -> TestMatch {
    let scene = Scene::new().stack(A, 0, "0-05 0-08").hand(A, "0-53").hand(B, "0-01");
    let mut table = scene.options(|options| options.chain = chain).begin();
    table.recto(A, "0-53", 4);
    while let Question::Target { .. } = table.question() {
        table.target(A, spot(A, 0, 0));
    }
    table
}

/// SF-CHN-01
#[test]
fn a_symbol_fires_once_in_a_chain_or_three_times_by_option() {
    let once = lifting(ChainLimit::Once);
    assert_eq!(once.fired(), ["0-53 vertical", "0-05 vertical", "0-08 vertical"]);
    assert_eq!(once.ignored(), ["0-05 vertical SF-CHN-01"]);
    let thrice = lifting(ChainLimit::Thrice);
    assert_eq!(thrice.fired().len(), 1 + 3 + 3);
    assert_eq!(thrice.ignored(), ["0-05 vertical SF-CHN-01"]);
    assert_eq!(once.question(), Question::Deploy { seat: B });
}

/// SF-CHN-01: a covered card with a pivot on both halves would turn itself forever.
#[test]
fn a_card_that_turns_itself_stops() {
    let mut table = Scene::new().stack(A, 0, "2-27 v0-02").hand(A, "0-51").hand(B, "0-01").begin();
    table.recto(A, "0-51", 4).target(A, spot(A, 0, 0)).target(A, spot(A, 0, 0)).target(A, spot(A, 0, 0));
    assert_eq!(table.fired(), ["0-51 pivot", "2-27 pivot", "2-27 pivot"], "one pivot of each half");
    assert_eq!(table.ignored(), ["2-27 pivot SF-CHN-01"]);
}

/// SF-CHN-02: a symbol that fired may fire again in the next chain, started by the next card.
#[test]
fn the_next_card_begins_a_new_chain() {
    let mut table = Scene::new().stack(A, 0, "0-05 0-08").hand(A, "0-53").hand(B, "0-01 0-04").begin();
    table.recto(A, "0-53", 4).target(A, spot(A, 0, 0)).target(A, spot(A, 0, 0)).target(A, spot(A, 0, 0));
    assert_eq!(table.sector(A, 0), "0-08 0-05");
    // The second seat's lateral move takes the top card off and uncovers 0-08 in a chain of its own.
    table.recto(B, "0-04", 0).to(B, spot(A, 0, 1), 1);
    assert_eq!(table.fired().last().map(String::as_str), Some("0-08 vertical"));
    assert_eq!(table.state.chain_steps(), 0, "nothing is remembered between the acts");
}

/// SF-CHN-03
#[test]
fn by_option_a_chain_ends_when_the_cards_lie_as_before() {
    let table = lifting(ChainLimit::UntilRepeat);
    // After the card was played: 0-05 below 0-08. The first lift swaps them, the second swaps them back.
    assert_eq!(table.fired(), ["0-53 vertical", "0-05 vertical"]);
    assert_eq!(table.ignored(), ["0-08 vertical SF-CHN-03"]);
    assert_eq!(table.sector(A, 0), "0-05 0-08");
}

/// SF-CHN-04: the lateral move of 3-98 waits, is covered by the vertical move's target and uncovered again.
#[test]
fn a_waiting_effect_that_is_revealed_again_keeps_its_place() {
    for chain in [ChainLimit::Once, ChainLimit::Thrice] {
        let scene = Scene::new().stack(A, 0, "0-08 v0-02 v0-06").hand(A, "3-98").hand(B, "0-01");
        let mut table = scene.options(|options| options.chain = chain).begin();
        table.recto(A, "3-98", 0).first(A, "3-98", Half::Top, Effect::Vertical).target(A, spot(A, 0, 0));
        assert_eq!(table.sector(A, 0), "v0-02 v0-06 3-98 0-08");
        // 0-08 became visible and lifts 3-98 back on top.
        table.target(A, spot(A, 0, 2));
        assert!(table.ignored().contains(&"3-98 lateral SF-CHN-04".to_owned()), "{:?}", table.ignored());
        let mut answers = 0;
        while let Question::Target { .. } = table.question() {
            let choice = table.legal_choices(A)[0];
            table.choose(A, choice);
            answers += 1;
            assert!(answers < 40);
        }
        let laterals = table.fired().iter().filter(|fired| *fired == "3-98 lateral").count();
        let most = if chain == ChainLimit::Once { 1 } else { 3 };
        assert!((1..=most).contains(&laterals), "{laterals} {chain:?}");
    }
}
