//! Converts set-ups to states and back, and reports everything wrong with a set-up.

use crate::board::{Square, Terrain};
use crate::content::{Card, Content};
use crate::figure::{Figure, FigureId, Role, Side, Status};
use crate::setup::{Fault, Options, PassPlace, Position, Setup};
use crate::state::{Activation, MAX_FIGURES, Pending, PublicState, State, card_of, map_of, theme_of};
use contract::{ArrayVec, BySeat, EventSink, Seat, Shared};

const TURN_LIMIT_RANGE: std::ops::RangeInclusive<u16> = 1..=999;

/// Starts a match or returns every fault of the set-up.
pub(crate) fn begin(content: &'static Content, setup: &Setup) -> Result<State, Vec<Fault>> {
    let mut faults = Vec::new();
    if !TURN_LIMIT_RANGE.contains(&setup.options.turn_limit) {
        faults.push(Fault::TurnLimit(setup.options.turn_limit));
    }
    for (name, card) in [("assault", setup.options.assault), ("medical", setup.options.medical)] {
        let fits = |card: Card| {
            (1..=200).contains(&card.life)
                && card.movement <= 10
                && card.actions <= 4
                && card.force <= 9
                && card.has_bounded_skills()
        };
        if card.is_some_and(|card| !fits(card)) {
            faults.push(Fault::Card(name));
        }
    }
    let (map, theme) = (content.map(&setup.map), content.theme_number(&setup.theme));
    if map.is_none() {
        faults.push(Fault::Map(setup.map.clone()));
    }
    if theme.is_none() {
        faults.push(Fault::Theme(setup.theme.clone()));
    }
    let (Some(map), Some(theme)) = (map, theme) else { return Err(faults) };
    let mut public = new_public_state(content, setup.options, map, theme);
    if let Some(position) = &setup.position {
        apply_position(content, position, &mut public, &mut faults);
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let mut state = State { content: Shared(content), public };
    if setup.position.is_some() {
        state.ask_for_figure(&mut EventSink::silent());
    }
    Ok(state)
}

/// The state before the first roll.
fn new_public_state(content: &'static Content, options: Options, map: u8, theme: u8) -> PublicState {
    let drawn = &content.maps[usize::from(map)];
    let mut figures: ArrayVec<Figure, MAX_FIGURES> = ArrayVec::new();
    let mut add = |role, side, status, square| {
        let card = card_of(content, &options, role);
        figures.push(Figure { role, side, status, square, life: card.life, force: card.force });
    };
    for side in Side::BOTH {
        for role in Role::TEAM {
            add(role, Some(side), Status::Waiting, Square::default());
        }
    }
    // TP-SET-03: the map's own droids.
    drawn.assault.iter().for_each(|square| add(Role::Assault, None, Status::Inert, *square));
    drawn.medical.iter().for_each(|square| add(Role::Medical, None, Status::Inert, *square));
    PublicState {
        map,
        theme,
        options,
        sides: BySeat([None; 2]),
        first: Seat::A,
        figures,
        doors: 0,
        barriers: 0,
        searched: 0,
        pass: PassPlace::Hidden,
        side: Side::Separatists,
        turn: 0,
        played: 0,
        tried: 0,
        vigilant: 0,
        called: false,
        active: Activation::default(),
        open: Pending::Contest,
    }
}

fn apply_position(
    content: &'static Content,
    position: &Position,
    public: &mut PublicState,
    faults: &mut Vec<Fault>,
) {
    let map = map_of(content, public);
    if position.separatists.index() > 1 {
        faults.push(Fault::Seat(position.separatists));
        return;
    }
    public.sides[position.separatists] = Some(Side::Separatists);
    public.sides[position.separatists.other()] = Some(Side::Republic);
    public.side = position.side;
    public.turn = position.turn;
    // Odd turns belong to the player who rolled higher.
    let mover =
        if position.side == Side::Separatists { position.separatists } else { position.separatists.other() };
    public.first = if position.turn % 2 == 1 { mover } else { mover.other() };
    if position.figures.len() != public.figures.len() {
        faults.push(Fault::Figures { wanted: public.figures.len(), found: position.figures.len() });
        return;
    }
    for (at, figure) in position.figures.iter().enumerate() {
        let id = FigureId(at as u8);
        if figure.role != public.figures[at].role {
            faults.push(Fault::Role(id));
        }
        public.figures[at] = *figure;
    }
    for name in &position.open_doors {
        match map.doors.iter().position(|door| door.name == *name) {
            Some(door) => public.doors |= 1 << door,
            None => faults.push(Fault::Door(name.clone())),
        }
    }
    let bits =
        |flags: &[bool]| flags.iter().enumerate().fold(0, |set, (at, flag)| set | u8::from(*flag) << at);
    public.barriers = bits(&position.barriers_off);
    public.searched = bits(&position.searched);
    public.pass = position.pass;
    public.called = position.called;
    let sets = [
        (&position.played, &mut public.played),
        (&position.tried, &mut public.tried),
        (&position.vigilant, &mut public.vigilant),
    ];
    for (list, set) in sets {
        for id in list {
            match position.figures.get(id.index()) {
                Some(figure) if figure.side.is_some() => *set |= id.bit(),
                _ => faults.push(Fault::Unknown(*id)),
            }
        }
    }
    faults.extend(public_faults(content, public));
}

/// Everything wrong with the public state between two activations.
pub(crate) fn public_faults(content: &'static Content, public: &PublicState) -> Vec<Fault> {
    let map = map_of(content, public);
    let mut faults = Vec::new();
    if public.turn == 0 || public.turn > 2 * public.options.turn_limit {
        faults.push(Fault::Turn(public.turn));
    }
    let standable = |square: Square| match map.terrain(square) {
        Terrain::Barrier(side) => public.barriers >> side & 1 == 1,
        terrain => square.index() < map.len() && !terrain.is_solid(),
    };
    for (id, figure) in public.all() {
        let card = card_of(content, &public.options, figure.role);
        let own = match id.0 {
            0..=3 => figure.side == Some(Side::Separatists),
            4..=7 => figure.side == Some(Side::Republic),
            _ => true,
        };
        let status = match (figure.role, figure.side, figure.status) {
            (_, _, Status::Waiting) => false,
            (Role::Assault, None, status) => status != Status::Active,
            (Role::Assault, Some(_), status) => matches!(status, Status::Active | Status::Gone),
            (Role::Medical, side, status) => side.is_none() && matches!(status, Status::Inert | Status::Gone),
            (_, side, status) => side.is_some() && matches!(status, Status::Active | Status::Gone),
        };
        if !own {
            faults.push(Fault::Role(id));
        }
        if !status {
            faults.push(Fault::Status(id));
        }
        if figure.life > card.life || (figure.is_on_map() == (figure.life == 0)) {
            faults.push(Fault::Life(id));
        }
        if figure.force > card.force {
            faults.push(Fault::Force(id));
        }
        if (figure.is_on_map() && !standable(figure.square)) || figure.square.index() >= map.len() {
            faults.push(Fault::Square(id));
        }
        let shares = public.standing().find(|(other, there)| *other > id && there.square == figure.square);
        if let Some((other, _)) = shares.filter(|_| figure.is_on_map()) {
            faults.push(Fault::Shared(id, other));
        }
    }
    match public.pass {
        PassPlace::Hidden if public.unsearched() == 0 => faults.push(Fault::Pass),
        PassPlace::Hidden => {}
        PassPlace::Lies(square) if !standable(square) => faults.push(Fault::Pass),
        PassPlace::Lies(_) => {}
        PassPlace::Carried(id) => match public.figure(id) {
            Some(figure) if figure.side.is_some() && figure.status == Status::Active => {
                if matches!(map.terrain(figure.square), Terrain::Stairs(_)) {
                    faults.push(Fault::Won);
                }
            }
            _ => faults.push(Fault::Pass),
        },
    }
    faults
}

/// The position as a set-up, or `None` in the middle of an act.
pub(crate) fn position(state: &State) -> Option<Setup> {
    let public = &state.public;
    let setup = |position| Setup {
        map: state.map().name.clone(),
        theme: theme_of(state.content.0, public).name.clone(),
        options: public.options,
        position,
    };
    match public.open {
        Pending::Contest => Some(setup(None)),
        Pending::Top => {
            let flag = |set: u8, at: u8| set >> at & 1 == 1;
            let ids = |set: u16| public.all().map(|(id, _)| id).filter(|id| set & id.bit() != 0).collect();
            let doors = state.map().doors.iter().enumerate();
            Some(setup(Some(Position {
                separatists: public.seat_of(Side::Separatists),
                figures: public.figures.to_vec(),
                open_doors: doors
                    .filter(|(at, _)| public.doors >> at & 1 == 1)
                    .map(|(_, door)| door.name.clone())
                    .collect(),
                barriers_off: [flag(public.barriers, 0), flag(public.barriers, 1)],
                searched: [0, 1, 2, 3].map(|vault| flag(public.searched, vault)),
                pass: public.pass,
                side: public.side,
                turn: public.turn,
                played: ids(public.played),
                tried: ids(public.tried),
                called: public.called,
                vigilant: ids(public.vigilant),
            })))
        }
        _ => None,
    }
}
