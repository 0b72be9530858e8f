//! A map: what each square is, what lies on the edges, and which steps are ever possible.
//!
//! Everything that does not change during a match is worked out once. A step between neighbours carries the doors that
//! must be open and the barriers that must be off, so that asking whether two squares are in contact is two masks.

use super::distance::Distances;
use super::path::Direction;
use super::square::Square;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::OnceLock;
use toml::Spanned;

/// What a square is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Terrain {
    /// One point of movement.
    Clear,
    /// Two points of movement.
    Difficult,
    /// A wall or high relief: no figure, no shot.
    Rock,
    /// A container: no figure, no shot.
    Crate,
    /// Where a side sets up: nought for the Separatists, one for the Republic.
    Start(u8),
    /// One of four vaults.
    Vault(u8),
    /// The console of a side of the map: nought left, one right.
    Console(u8),
    /// The laser barrier of a side of the map.
    Barrier(u8),
    /// The stairs of a side of the map.
    Stairs(u8),
}

impl Terrain {
    /// Whether no figure can ever stand here and no line ever pass.
    #[must_use]
    pub const fn is_solid(self) -> bool {
        matches!(self, Terrain::Rock | Terrain::Crate)
    }
}

/// What lies between two squares that share a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Edge {
    /// Nothing.
    #[default]
    Free,
    /// A wall: no step, no line.
    Wall,
    /// A door, by its number.
    Door(u8),
}

/// A door: one or more edges that open together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Door {
    /// Its name in the map file.
    pub name: String,
    /// The pairs of squares it lies between.
    pub edges: Vec<(Square, Square)>,
}

/// A laser barrier.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Barrier {
    /// Its squares.
    pub squares: Vec<Square>,
}

/// One step from a square to a neighbour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// Where it leads.
    pub to: Square,
    /// Doors that must be open.
    pub doors: u32,
    /// Barriers that must be off.
    pub barriers: u8,
}

/// A map, ready to be played on.
#[derive(Clone, PartialEq, Debug)]
pub struct Map {
    /// The short name.
    pub name: String,
    /// The name in English and French.
    pub title: (String, String),
    /// Columns, at most 52.
    pub columns: u8,
    /// Rows, at most 40.
    pub rows: u8,
    /// Every square along the rows.
    pub terrain: Vec<Terrain>,
    /// Doors, in the order of the file.
    pub doors: Vec<Door>,
    /// The left and the right barrier.
    pub barriers: [Barrier; 2],
    /// Squares of each vault.
    pub vaults: [Vec<Square>; 4],
    /// The left and the right console.
    pub consoles: [Square; 2],
    /// Start squares of Separatists and Republic.
    pub starts: [Vec<Square>; 2],
    /// Where Medical Droids stand.
    pub medical: Vec<Square>,
    /// Where Assault Droids stand.
    pub assault: Vec<Square>,
    steps: Vec<[Option<Step>; 8]>,
    edges: Vec<[Edge; 2]>,
    distances: Known,
}

/// Distances, once somebody asked. They follow from the rest of the map, so two maps do not differ by them.
#[derive(Clone, Debug, Default)]
struct Known(OnceLock<Distances>);

impl PartialEq for Known {
    fn eq(&self, _: &Known) -> bool {
        true
    }
}

/// What is wrong with a map file, and where.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct MapFault {
    /// Line, from one; nought when the whole file is meant.
    pub line: usize,
    /// What is wrong.
    pub what: String,
}

/// A map as it is written.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draft {
    name: String,
    title: Title,
    grid: Spanned<String>,
    #[serde(default)]
    door: Vec<DoorDraft>,
    #[serde(default)]
    wall: Vec<Spanned<String>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Title {
    en: String,
    fr: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct DoorDraft {
    name: String,
    edges: Vec<Spanned<String>>,
}

pub(super) const MOST_COLUMNS: usize = 52;
pub(super) const MOST_ROWS: usize = 40;
const MOST_DOORS: usize = 32;
/// A team has four figures.
const LEAST_STARTS: usize = 4;
const MOST_DROIDS: usize = 4;

impl Map {
    /// Reads a map file.
    ///
    /// # Errors
    /// Everything that is wrong with it, by line.
    pub fn read(text: &str) -> Result<Map, Vec<MapFault>> {
        let draft: Draft = toml::from_str(text).map_err(|error| {
            let line = error.span().map_or(0, |span| line_of(text, span.start));
            vec![MapFault { line, what: error.message().to_owned() }]
        })?;
        Reader::new(text).read(&draft)
    }

    /// The square of a printed name.
    #[must_use]
    pub fn square(&self, name: &str) -> Option<Square> {
        Square::parse(name, self.columns, self.rows)
    }

    /// The printed name of a square.
    #[must_use]
    pub fn name_of(&self, square: Square) -> String {
        square.name(self.columns).to_string()
    }

    /// What a square is.
    #[must_use]
    pub fn terrain(&self, square: Square) -> Terrain {
        self.terrain.get(square.index()).copied().unwrap_or(Terrain::Rock)
    }

    /// How many squares.
    #[must_use]
    pub fn len(&self) -> usize {
        self.terrain.len()
    }

    /// Whether the map has no square; never, once read.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.terrain.is_empty()
    }

    /// The step in a direction, if doors and barriers can ever let it through.
    #[must_use]
    pub fn step(&self, from: Square, direction: Direction) -> Option<Step> {
        self.steps.get(from.index())?[usize::from(direction.number())]
    }

    /// The square next to this one, whatever lies between.
    #[must_use]
    pub fn neighbour(&self, from: Square, direction: Direction) -> Option<Square> {
        let (east, south) = direction.offset();
        let column = (from.0 % u16::from(self.columns)).checked_add_signed(east)?;
        let row = (from.0 / u16::from(self.columns)).checked_add_signed(south)?;
        let inside = column < u16::from(self.columns) && row < u16::from(self.rows);
        inside.then(|| Square(row * u16::from(self.columns) + column))
    }

    /// The direction from a square to one of its eight neighbours.
    #[must_use]
    pub fn direction(&self, from: Square, to: Square) -> Option<Direction> {
        Direction::ALL.into_iter().find(|direction| self.neighbour(from, *direction) == Some(to))
    }

    /// How far it is to the places of the errand; worked out when first asked for.
    pub fn distances(&self) -> &Distances {
        self.distances.0.get_or_init(|| Distances::new(self))
    }

    /// Column and row, from nought.
    #[must_use]
    pub fn place(&self, square: Square) -> (i32, i32) {
        let columns = u16::from(self.columns);
        (i32::from(square.0 % columns), i32::from(square.0 / columns))
    }

    /// The square turned by 180 degrees about the centre of the map.
    #[must_use]
    pub fn turned(&self, square: Square) -> Square {
        Square((self.len() as u16).saturating_sub(1).saturating_sub(square.0))
    }

    /// What lies on the side of a square: `east` or south.
    #[must_use]
    pub fn edge(&self, square: Square, east: bool) -> Edge {
        self.edges.get(square.index()).map_or(Edge::Wall, |edges| edges[usize::from(!east)])
    }

    /// What lies between two squares that share a side.
    pub(super) fn between(&self, a: Square, direction: Direction) -> Edge {
        match (direction.number(), self.neighbour(a, direction)) {
            (2, Some(_)) => self.edge(a, true),
            (4, Some(_)) => self.edge(a, false),
            (6, Some(west)) => self.edge(west, true),
            (0, Some(north)) => self.edge(north, false),
            _ => Edge::Wall,
        }
    }

    fn make_steps(&mut self) {
        self.steps = (0..self.len())
            .map(|from| Direction::ALL.map(|direction| self.make_step(Square(from as u16), direction)))
            .collect();
    }

    /// TP-MOV-03: a diagonal step needs both corner squares and all four edges round the corner.
    fn make_step(&self, from: Square, direction: Direction) -> Option<Step> {
        let to = self.neighbour(from, direction)?;
        let mut step = Step { to, doors: 0, barriers: 0 };
        let mut enter = |square: Square| match self.terrain(square) {
            Terrain::Rock | Terrain::Crate => None,
            Terrain::Barrier(side) => {
                step.barriers |= 1 << side;
                Some(())
            }
            _ => Some(()),
        };
        enter(from)?;
        enter(to)?;
        let mut edges = vec![(from, direction)];
        if direction.number() % 2 == 1 {
            let turns = [Direction::new(direction.number() + 7), Direction::new(direction.number() + 1)];
            let corners = [self.neighbour(from, turns[0])?, self.neighbour(from, turns[1])?];
            enter(corners[0])?;
            enter(corners[1])?;
            edges = vec![(from, turns[0]), (from, turns[1]), (corners[0], turns[1]), (corners[1], turns[0])];
        }
        for (square, side) in edges {
            match self.between(square, side) {
                Edge::Free => {}
                Edge::Wall => return None,
                Edge::Door(door) => step.doors |= 1 << door,
            }
        }
        Some(step)
    }
}

/// Reads a draft, collecting every fault on the way.
struct Reader<'a> {
    text: &'a str,
    faults: Vec<MapFault>,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Self {
        Reader { text, faults: Vec::new() }
    }

    fn fault(&mut self, at: Option<usize>, what: impl Into<String>) {
        let line = at.map_or(0, |byte| line_of(self.text, byte));
        self.faults.push(MapFault { line, what: what.into() });
    }

    fn read(mut self, draft: &Draft) -> Result<Map, Vec<MapFault>> {
        let lines: Vec<&str> = draft.grid.get_ref().lines().map(str::trim_end).collect();
        // The grid begins on the line after the opening quotes.
        let first = line_of(self.text, draft.grid.span().start) + 1;
        let columns = lines.first().map_or(0, |line| line.chars().count());
        if columns == 0 || columns > MOST_COLUMNS || lines.len() > MOST_ROWS {
            self.fault(None, format!("a map has 1 to {MOST_COLUMNS} columns and 1 to {MOST_ROWS} rows"));
            return Err(self.faults);
        }
        let mut map = Map {
            name: draft.name.clone(),
            title: (draft.title.en.clone(), draft.title.fr.clone()),
            columns: columns as u8,
            rows: lines.len() as u8,
            terrain: Vec::new(),
            doors: Vec::new(),
            barriers: Default::default(),
            vaults: Default::default(),
            consoles: Default::default(),
            starts: Default::default(),
            medical: Vec::new(),
            assault: Vec::new(),
            steps: Vec::new(),
            edges: vec![[Edge::Free; 2]; columns * lines.len()],
            distances: Known::default(),
        };
        let mut consoles = [0; 2];
        for (row, line) in lines.iter().enumerate() {
            let found = line.chars().count();
            if found != columns {
                let what = format!("this row has {found} squares, the first has {columns}");
                self.faults.push(MapFault { line: first + row, what });
            }
            for letter in line.chars().chain(std::iter::repeat('#')).take(columns) {
                self.square(&mut map, letter, first + row, &mut consoles);
            }
        }
        self.edges(&mut map, draft);
        self.complete(&map, consoles);
        map.make_steps();
        if self.faults.is_empty() { Ok(map) } else { Err(self.faults) }
    }

    fn square(&mut self, map: &mut Map, letter: char, line: usize, consoles: &mut [u8; 2]) {
        let square = Square(map.terrain.len() as u16);
        let terrain = match letter {
            '.' => Terrain::Clear,
            '~' => Terrain::Difficult,
            '#' => Terrain::Rock,
            'C' => Terrain::Crate,
            's' => Terrain::Start(0),
            'r' => Terrain::Start(1),
            '1'..='4' => Terrain::Vault(letter as u8 - b'1'),
            'k' => Terrain::Console(0),
            'K' => Terrain::Console(1),
            'B' => Terrain::Barrier(0),
            'b' => Terrain::Barrier(1),
            'E' => Terrain::Stairs(0),
            'e' => Terrain::Stairs(1),
            'M' | 'A' => Terrain::Clear,
            other => {
                self.faults.push(MapFault { line, what: format!("{other:?} is no kind of square") });
                Terrain::Rock
            }
        };
        map.terrain.push(terrain);
        match terrain {
            Terrain::Start(side) => map.starts[usize::from(side)].push(square),
            Terrain::Vault(vault) => map.vaults[usize::from(vault)].push(square),
            Terrain::Barrier(side) => map.barriers[usize::from(side)].squares.push(square),
            Terrain::Console(side) => {
                map.consoles[usize::from(side)] = square;
                consoles[usize::from(side)] += 1;
            }
            Terrain::Clear | Terrain::Difficult | Terrain::Rock | Terrain::Crate | Terrain::Stairs(_) => {}
        }
        match letter {
            'M' => map.medical.push(square),
            'A' => map.assault.push(square),
            _ => {}
        }
    }

    fn edges(&mut self, map: &mut Map, draft: &Draft) {
        let mut taken = BTreeMap::new();
        for wall in &draft.wall {
            if let Some((a, b)) = self.edge(map, wall) {
                self.lay(map, (a, b), Edge::Wall, &mut taken, wall);
            }
        }
        if draft.door.len() > MOST_DOORS {
            self.fault(None, format!("{} doors, a map has at most {MOST_DOORS}", draft.door.len()));
            return;
        }
        for (number, door) in draft.door.iter().enumerate() {
            if door.edges.is_empty() {
                self.fault(None, format!("door {:?} lies on no edge", door.name));
            }
            if draft.door[..number].iter().any(|earlier| earlier.name == door.name) {
                self.fault(None, format!("two doors are called {:?}", door.name));
            }
            let mut edges = Vec::new();
            for written in &door.edges {
                let Some(edge) = self.edge(map, written) else { continue };
                self.lay(map, edge, Edge::Door(number as u8), &mut taken, written);
                edges.push(edge);
            }
            map.doors.push(Door { name: door.name.clone(), edges });
        }
    }

    /// Reads `E7|F7`.
    fn edge(&mut self, map: &Map, written: &Spanned<String>) -> Option<(Square, Square)> {
        let squares =
            written.get_ref().split_once('|').and_then(|(a, b)| Some((map.square(a)?, map.square(b)?)));
        let side = squares.filter(|(a, b)| map.direction(*a, *b).is_some_and(|d| d.number() % 2 == 0));
        if side.is_none() {
            let what =
                format!("{:?} is no edge: two squares that share a side, such as E7|F7", written.get_ref());
            self.fault(Some(written.span().start), what);
        }
        side
    }

    fn lay(
        &mut self,
        map: &mut Map,
        (a, b): (Square, Square),
        edge: Edge,
        taken: &mut BTreeMap<(Square, bool), ()>,
        written: &Spanned<String>,
    ) {
        let (first, second) = (a.min(b), a.max(b));
        let east = second.0 == first.0 + 1;
        if taken.insert((first, east), ()).is_some() {
            self.fault(Some(written.span().start), format!("{:?} is taken already", written.get_ref()));
        }
        map.edges[first.index()][usize::from(!east)] = edge;
    }

    /// The adventure needs all of these.
    fn complete(&mut self, map: &Map, consoles: [u8; 2]) {
        for (side, letter) in ["s", "r"].into_iter().enumerate() {
            let found = map.starts[side].len();
            if found < LEAST_STARTS {
                self.fault(None, format!("{found} start squares {letter:?}, a team needs {LEAST_STARTS}"));
            }
        }
        for (vault, squares) in map.vaults.iter().enumerate() {
            if squares.is_empty() {
                self.fault(None, format!("vault {} has no square", vault + 1));
            }
        }
        for (side, name) in ["left", "right"].into_iter().enumerate() {
            if consoles[side] != 1 {
                self.fault(None, format!("{} {name} consoles, there must be one", consoles[side]));
            }
            if map.barriers[side].squares.is_empty() {
                self.fault(None, format!("the {name} barrier has no square"));
            }
            if !map.terrain.contains(&Terrain::Stairs(side as u8)) {
                self.fault(None, format!("the {name} stairs have no square"));
            }
        }
        for (name, droids) in [("Medical", &map.medical), ("Assault", &map.assault)] {
            if droids.len() > MOST_DROIDS {
                self.fault(None, format!("{} {name} Droids, at most {MOST_DROIDS} fit", droids.len()));
            }
        }
    }
}

/// The line of a byte, from one.
fn line_of(text: &str, byte: usize) -> usize {
    text.bytes().take(byte).filter(|b| *b == b'\n').count() + 1
}
