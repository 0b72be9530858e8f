//! Map files: a grid of letters with doors and walls on edges. Every error is reported with its line.

use super::map::{DistanceCache, MAX_COLUMNS, MAX_ROWS, Map};
use super::square::Square;
use super::terrain::{Door, Edge, Terrain};
use super::visibility::VisibilityCache;
use crate::content::Name;
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

/// An error in a map file.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct MapError {
    /// From one; zero if the whole file is meant.
    pub line: usize,
    pub what: String,
}

/// A map as written in the file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MapDraft {
    name: String,
    title: Name,
    #[cfg_attr(feature = "ts", ts(as = "String"))]
    grid: Spanned<String>,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    door: Vec<DoorDraft>,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<String>>"))]
    wall: Vec<Spanned<String>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct DoorDraft {
    name: String,
    #[cfg_attr(feature = "ts", ts(as = "Vec<String>"))]
    edges: Vec<Spanned<String>>,
}

const MAX_DOORS: usize = 32;
/// A team has four figures.
const MIN_STARTS: usize = 4;
const MAX_DROIDS: usize = 4;

impl Map {
    /// Parses a map file.
    ///
    /// # Errors
    /// Every error in the file, with its line.
    pub fn read(text: &str) -> Result<Map, Vec<MapError>> {
        let draft: MapDraft = toml::from_str(text).map_err(|error| {
            let line = error.span().map_or(0, |span| line_of(text, span.start));
            vec![MapError { line, what: error.message().to_owned() }]
        })?;
        Reader::new(text).read(&draft)
    }
}

/// Builds a map from a draft and collects every error.
struct Reader<'a> {
    text: &'a str,
    faults: Vec<MapError>,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Self {
        Reader { text, faults: Vec::new() }
    }

    fn fault(&mut self, at: Option<usize>, what: impl Into<String>) {
        let line = at.map_or(0, |byte| line_of(self.text, byte));
        self.faults.push(MapError { line, what: what.into() });
    }

    fn read(mut self, draft: &MapDraft) -> Result<Map, Vec<MapError>> {
        let lines: Vec<&str> = draft.grid.get_ref().lines().map(str::trim_end).collect();
        // The grid begins on the line after the opening quotes.
        let first = line_of(self.text, draft.grid.span().start) + 1;
        let columns = lines.first().map_or(0, |line| line.chars().count());
        if columns == 0 || columns > MAX_COLUMNS || lines.len() > MAX_ROWS {
            self.fault(None, format!("a map has 1 to {MAX_COLUMNS} columns and 1 to {MAX_ROWS} rows"));
            return Err(self.faults);
        }
        let mut map = Map {
            name: draft.name.clone(),
            title: draft.title.clone(),
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
            distances: DistanceCache::default(),
            visibility_cache: VisibilityCache::default(),
        };
        let mut consoles = [0; 2];
        for (row, line) in lines.iter().enumerate() {
            let found = line.chars().count();
            if found != columns {
                let what = format!("this row has {found} squares, the first has {columns}");
                self.faults.push(MapError { line: first + row, what });
            }
            for letter in line.chars().chain(std::iter::repeat('#')).take(columns) {
                self.square(&mut map, letter, first + row, &mut consoles);
            }
        }
        self.edges(&mut map, draft);
        self.check_complete(&map, consoles);
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
                self.faults.push(MapError { line, what: format!("{other:?} is no kind of square") });
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

    fn edges(&mut self, map: &mut Map, draft: &MapDraft) {
        let mut taken = BTreeMap::new();
        for wall in &draft.wall {
            if let Some((a, b)) = self.edge(map, wall) {
                self.place_edge(map, (a, b), Edge::Wall, &mut taken, wall);
            }
        }
        if draft.door.len() > MAX_DOORS {
            self.fault(None, format!("{} doors, a map has at most {MAX_DOORS}", draft.door.len()));
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
                self.place_edge(map, edge, Edge::Door(number as u8), &mut taken, written);
                edges.push(edge);
            }
            map.doors.push(Door { name: door.name.clone(), edges });
        }
    }

    /// Parses `E7|F7`.
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

    fn place_edge(
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

    /// Checks that the map has everything the adventure needs.
    fn check_complete(&mut self, map: &Map, consoles: [u8; 2]) {
        for (side, letter) in ["s", "r"].into_iter().enumerate() {
            let found = map.starts[side].len();
            if found < MIN_STARTS {
                self.fault(None, format!("{found} start squares {letter:?}, a team needs {MIN_STARTS}"));
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
            if droids.len() > MAX_DROIDS {
                self.fault(None, format!("{} {name} Droids, at most {MAX_DROIDS} fit", droids.len()));
            }
        }
    }
}

/// The line number of a byte offset, from one.
fn line_of(text: &str, byte: usize) -> usize {
    text.bytes().take(byte).filter(|b| *b == b'\n').count() + 1
}
