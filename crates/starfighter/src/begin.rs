//! Creates the first state of a match from a set-up, or reports every fault at once.

use crate::content::{Color, Content};
use crate::deck::{MIN_DECK_SIZE, set_of};
use crate::effects::chain::Chain;
use crate::event::Event;
use crate::state::{Pile, Side};
use crate::{
    Boxes, CardSet, Compensation, Deck, Fault, Matricule, Mode, Options, Phase, Setup, State, rules,
};
use contract::{ArrayVec, BySeat, EventSink, Seat, Shared};

/// The maximum number of cards or armor points given as compensation.
const MAX_COMPENSATION: u8 = 20;

pub(crate) fn begin(content: &'static Content, setup: &Setup) -> Result<State, Vec<Fault>> {
    let mut faults = Vec::new();
    if setup.first.number() > 1 {
        return Err(vec![Fault::NoSuchSeat { seat: setup.first }]);
    }
    check_options(&setup.options, &mut faults);
    let mut state = State::empty(content, setup.mode, setup.options, setup.first);
    assign_cruisers(&mut state, setup, &mut faults);
    match &setup.position {
        Some(position) => state.read_position(setup, position, &mut faults),
        None => deal_piles(&mut state, setup, &mut faults),
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    state.run(&mut EventSink::<Event>::silent());
    Ok(state)
}

impl State {
    /// An empty table.
    pub(crate) fn empty(content: &'static Content, mode: Mode, options: Options, first: Seat) -> State {
        let side = Side {
            cruiser: None,
            armor: 0,
            passed: false,
            promised: 0,
            need: 0,
            hand: CardSet::EMPTY,
            aside: CardSet::EMPTY,
            board: Default::default(),
        };
        State {
            content: Shared(content),
            mode,
            options,
            phase: Phase::Cruisers,
            round: 0,
            marker: first,
            turn: first,
            offset: 0,
            column: 0,
            step: 0,
            sides: BySeat([side; 2]),
            piles: [Pile::default(); 2],
            frames: ArrayVec::new(),
            chain: Chain::default(),
        }
    }
}

fn check_options(options: &Options, faults: &mut Vec<Fault>) {
    if options.rounds == 0 {
        faults.push(Fault::NoRounds { rule: rules::END_ROUNDS });
    }
    match options.compensation {
        Compensation::Cards(much) | Compensation::Armor(much) if much > MAX_COMPENSATION => {
            faults.push(Fault::Compensation { most: MAX_COMPENSATION, rule: rules::COMPENSATION });
        }
        Compensation::None | Compensation::Cards(_) | Compensation::Armor(_) => {}
    }
}

fn assign_cruisers(state: &mut State, setup: &Setup, faults: &mut Vec<Fault>) {
    let rule = rules::MODE;
    for seat in [Seat::A, Seat::B] {
        let Some(cruiser) = setup.cruisers[seat] else { continue };
        match state.content.0.cruiser_named(cruiser) {
            None => faults.push(Fault::NoSuchCruiser { seat, cruiser, rule }),
            Some(found) if setup.mode == Mode::Training && !found.training => {
                faults.push(Fault::CruiserNotInMode { seat, cruiser, rule });
            }
            Some(_) => state.sides[seat].cruiser = state.content.0.find_cruiser(cruiser),
        }
    }
    if setup.options.boxes == Boxes::One
        && let [Some(a), Some(b)] = [Seat::A, Seat::B].map(|seat| state.cruiser(seat))
        && a.board == b.board
    {
        faults.push(Fault::CruiserTwice { cruiser: b.key, rule: rules::CRUISER_BOX });
    }
}

fn deal_piles(state: &mut State, setup: &Setup, faults: &mut Vec<Fault>) {
    match setup.mode {
        Mode::Training | Mode::Skirmish => {
            if setup.decks.is_some() {
                faults.push(Fault::DecksNotInMode { rule: rules::OWN_PILE });
            }
            let cards = match &setup.cards {
                None => state.content.0.all(setup.mode == Mode::Training),
                Some(list) => set_of(state.content.0, list, faults),
            };
            if cards.is_empty() {
                faults.push(Fault::NoCards { rule: rules::MODE });
            }
            check_colors(state.content.0, setup.mode, cards, faults);
            state.piles[0] = Pile { cards, size: cards.len(), ..Pile::default() };
        }
        Mode::TotalWar => {
            if setup.cards.is_some() {
                faults.push(Fault::CardsNotWanted { rule: rules::OWN_PILE });
            }
            let Some(decks) = &setup.decks else {
                return faults.push(Fault::NoDecks { rule: rules::DECK_SIZE });
            };
            for seat in [Seat::A, Seat::B] {
                let cards = deck_cards(state.content.0, seat, &decks[seat], faults);
                state.piles[seat.index()] = Pile { cards, size: cards.len(), ..Pile::default() };
            }
            check_boxes(state, setup, faults);
        }
    }
}

/// SF-TOT-01, SF-TOT-02.
fn deck_cards(content: &Content, seat: Seat, deck: &Deck, faults: &mut Vec<Fault>) -> CardSet {
    let list: &[Matricule] = match deck {
        Deck::List(list) => list,
        Deck::Ready(key) => match content.deck_named(key) {
            Some(ready) => &ready.cards,
            None => {
                faults.push(Fault::NoSuchDeck { seat, deck: key.clone(), rule: rules::DECK_SIZE });
                return CardSet::EMPTY;
            }
        },
    };
    let set = set_of(content, list, faults);
    let cards = usize::from(set.len());
    if cards < MIN_DECK_SIZE {
        faults.push(Fault::DeckTooSmall { seat, cards, least: MIN_DECK_SIZE, rule: rules::DECK_SIZE });
    }
    set
}

/// SF-TOT-05: with one box a card can be in only one deck.
pub(crate) fn check_boxes(state: &State, setup: &Setup, faults: &mut Vec<Fault>) {
    if setup.mode == Mode::TotalWar && setup.options.boxes == Boxes::One {
        for card in state.deck_of(Seat::A).intersection(state.deck_of(Seat::B)) {
            let card = state.content.0.name(card);
            faults.push(Fault::CardInBothDecks { card, rule: rules::DECK_BOX });
        }
    }
}

/// SF-SET-01: Training is played with green cards.
pub(crate) fn check_colors(content: &Content, mode: Mode, cards: CardSet, faults: &mut Vec<Fault>) {
    if mode != Mode::Training {
        return;
    }
    for card in cards.map(|id| content.card(id)).filter(|card| card.color != Color::Green) {
        faults.push(Fault::CardNotInMode { card: card.matricule, rule: rules::MODE });
    }
}
