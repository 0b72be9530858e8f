//! Converts the editor's format to the text of a map file.

use super::element::Element;
use super::{DOORS, GROUND, KINDS, WALLS, tiles};
use crate::board::{MAX_COLUMNS, MAX_ROWS, MapError, Square};
use std::fmt::Write as _;

/// An edge of the grid, as written in a map file.
type Edge = String;

/// Converts a `.tmx` text to the text of a map file.
///
/// # Errors
/// Everything that cannot be part of a map. The result is validated by [`crate::board::Map::read`].
pub fn read(tmx: &str) -> Result<String, Vec<MapError>> {
    let map = Element::parse(tmx).map_err(|error| vec![error])?;
    let (size, tile) = sizes(&map).map_err(|what| vec![fault(what)])?;
    let mut reader = Reader { map: &map, size, tile, faults: Vec::new() };
    let text = reader.text();
    if reader.faults.is_empty() { Ok(text) } else { Err(reader.faults) }
}

fn fault(what: String) -> MapError {
    MapError { line: 0, what }
}

/// Columns and rows of the map, and width and height of its tiles.
fn sizes(map: &Element) -> Result<([u32; 2], [u32; 2]), String> {
    if map.name != "map" {
        return Err(format!("not a map of Tiled: the file holds a <{}>", map.name));
    }
    if map.attribute("orientation").is_some_and(|kind| kind != "orthogonal")
        || map.attribute("infinite").is_some_and(|infinite| infinite != "0")
    {
        return Err("a map must be orthogonal and finite".into());
    }
    let size = [tiles::number(map, "width")?, tiles::number(map, "height")?];
    let most = [MAX_COLUMNS as u32, MAX_ROWS as u32];
    if size.iter().zip(most).any(|(side, most)| *side == 0 || *side > most) {
        return Err(format!("a map has 1 to {MAX_COLUMNS} columns and 1 to {MAX_ROWS} rows"));
    }
    let tile = [tiles::number(map, "tilewidth")?, tiles::number(map, "tileheight")?];
    if tile.contains(&0) {
        return Err("a tile must have a width and a height".into());
    }
    Ok((size, tile))
}

/// Whether a key can stand in a file without quotes.
fn is_bare_key(key: &str) -> bool {
    !key.is_empty() && key.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_')
}

struct Reader<'a> {
    map: &'a Element,
    /// Columns and rows.
    size: [u32; 2],
    /// Width and height of a tile.
    tile: [u32; 2],
    faults: Vec<MapError>,
}

impl<'a> Reader<'a> {
    fn fault(&mut self, what: impl Into<String>) {
        self.faults.push(fault(what.into()));
    }

    /// The first layer of this name, if it is of this kind.
    fn layer(&self, name: &str, kind: &str) -> Option<&'a Element> {
        let kinds = ["layer", "objectgroup", "imagelayer", "group"];
        let mut layers = self.map.children.iter().filter(|child| kinds.contains(&child.name.as_str()));
        layers.find(|layer| layer.attribute("name") == Some(name)).filter(|layer| layer.name == kind)
    }

    /// The text properties of the map, by name.
    fn properties(&self) -> impl Iterator<Item = (&'a str, &'a str)> + use<'a> {
        let map = self.map;
        let properties = map.children_named("properties").flat_map(|list| list.children_named("property"));
        properties.filter(|property| matches!(property.attribute("type"), None | Some("string"))).filter_map(
            |property| {
                Some((property.attribute("name")?, property.attribute("value").unwrap_or(&property.text)))
            },
        )
    }

    /// The title: `title`, or `title_` and the code of a language for each, or `title_key`.
    fn title(&mut self) -> String {
        if self.properties().any(|(name, _)| name == "title") {
            return quoted(&self.property("title"));
        }
        let parts = self.properties().filter_map(|(name, text)| {
            let code = name.strip_prefix("title_").filter(|code| is_bare_key(code))?;
            Some(format!("{code} = {}", quoted(text)))
        });
        let parts: Vec<String> = parts.collect();
        if parts.is_empty() {
            self.fault("the map has no text property \"title\"");
        }
        format!("{{ {} }}", parts.join(", "))
    }

    fn property(&mut self, name: &str) -> String {
        let found = self.properties().find(|(known, _)| *known == name);
        match found {
            Some((_, text)) => text.to_owned(),
            None => {
                self.fault(format!("the map has no text property {name:?}"));
                String::new()
            }
        }
    }

    fn text(&mut self) -> String {
        let (name, title) = (self.property("name"), self.title());
        let mut text = format!("name = {}\ntitle = {title}\n", quoted(&name));
        let grid = self.grid();
        let walls: Vec<String> = self.lines(WALLS).into_iter().map(|(_, edge)| quoted(&edge)).collect();
        if !walls.is_empty() {
            let _ = writeln!(text, "wall = [{}]", walls.join(", "));
        }
        let _ = writeln!(text, "grid = \"\"\"\n{grid}\"\"\"");
        let mut doors: Vec<(String, Vec<Edge>)> = Vec::new();
        for (name, edge) in self.lines(DOORS) {
            if name.is_empty() {
                self.fault(format!("the door at {edge} has no name"));
            }
            match doors.iter_mut().find(|(known, _)| *known == name) {
                Some((_, edges)) => edges.push(edge),
                None => doors.push((name, vec![edge])),
            }
        }
        for (name, edges) in doors {
            let edges: Vec<String> = edges.iter().map(|edge| quoted(edge)).collect();
            let _ = write!(text, "\n[[door]]\nname = {}\nedges = [{}]\n", quoted(&name), edges.join(", "));
        }
        text
    }

    /// The letters of the tile layer, one line per row.
    fn grid(&mut self) -> String {
        match self.squares() {
            Ok(squares) => {
                let columns = self.size[0] as usize;
                let mut grid = String::new();
                for (at, class) in squares.into_iter().enumerate() {
                    grid.push(self.letter(class, at % columns + 1, at / columns + 1));
                    if (at + 1) % columns == 0 {
                        grid.push('\n');
                    }
                }
                grid
            }
            Err(what) => {
                self.fault(what);
                String::new()
            }
        }
    }

    /// The class of every square, row by row. Unpainted squares are rock.
    fn squares(&self) -> Result<Vec<&'a str>, String> {
        let layer =
            self.layer(GROUND, "layer").ok_or_else(|| format!("there is no tile layer {GROUND:?}"))?;
        let [columns, rows] = self.size;
        for (side, own) in [("width", columns), ("height", rows)] {
            let given = tiles::number(layer, side)?;
            if given != own {
                return Err(format!("{side} of the layer {GROUND:?} is {given}, that of the map {own}"));
            }
        }
        let classes = tiles::classes(self.map)?;
        let numbers = tiles::numbers(layer, (columns * rows) as usize)?;
        let class = |number: u32| match number {
            0 => "rock",
            number => classes.get(&number).copied().unwrap_or_default(),
        };
        Ok(numbers.into_iter().map(class).collect())
    }

    fn letter(&mut self, class: &str, column: usize, row: usize) -> char {
        match KINDS.iter().find(|(_, kind)| *kind == class) {
            Some((letter, _)) => *letter,
            None => {
                self.fault(format!("column {column}, row {row}: no square is of class {class:?}"));
                '#'
            }
        }
    }

    /// The named edges of an object layer; a line over several squares gives one edge per square.
    fn lines(&mut self, name: &str) -> Vec<(String, Edge)> {
        let Some(layer) = self.layer(name, "objectgroup") else { return Vec::new() };
        let mut all = Vec::new();
        for object in layer.children_named("object") {
            let own = object.attribute("name").unwrap_or_default();
            let place = |side: &str| object.attribute(side).unwrap_or("0");
            match self.line(object) {
                Some(edges) => all.extend(edges.into_iter().map(|edge| (own.to_owned(), edge))),
                None => self.fault(format!(
                    "{name}: {own:?} at {}, {} is no straight line between corners of squares inside the map",
                    place("x"),
                    place("y")
                )),
            }
        }
        all
    }

    /// The edges along an object that is a line of two points.
    fn line(&self, object: &Element) -> Option<Vec<Edge>> {
        let place = |side: &str| object.attribute(side).unwrap_or("0").parse::<f32>().ok();
        let (x, y) = (place("x")?, place("y")?);
        let points = object.children_named("polyline").next()?.attribute("points")?;
        let mut points = points.split_whitespace().map(|point| {
            let (along, down) = point.split_once(',')?;
            Some((x + along.parse::<f32>().ok()?, y + down.parse::<f32>().ok()?))
        });
        let (from, to) = (points.next()??, points.next()??);
        if points.next().is_some() { None } else { self.edges(from, to) }
    }

    /// The edges along a line from corner to corner, or `None` if the line does not follow the grid.
    fn edges(&self, from: (f32, f32), to: (f32, f32)) -> Option<Vec<Edge>> {
        let corner = |at: f32, tile: u32, most: u32| {
            let number = at / tile as f32;
            let whole = number.round();
            let fits = (number - whole).abs() < 0.05 && (0.0..=most as f32).contains(&whole);
            fits.then_some(whole as u16)
        };
        let ([columns, rows], [width, height]) = (self.size, self.tile);
        let x = [from.0, to.0].map(|at| corner(at, width, columns));
        let y = [from.1, to.1].map(|at| corner(at, height, rows));
        let ([Some(x0), Some(x1)], [Some(y0), Some(y1)]) = (x, y) else { return None };
        let name =
            |column: u16, row: u16| Square(row * columns as u16 + column).name(columns as u8).to_string();
        // A vertical line lies between two columns, a horizontal one between two rows. A line drawn backwards swaps
        // the pair.
        let pair = |a: String, b: String, backwards: bool| {
            if backwards { format!("{b}|{a}") } else { format!("{a}|{b}") }
        };
        let inside = |at: u16, most: u32| at > 0 && u32::from(at) < most;
        if x0 == x1 && y0 != y1 && inside(x0, columns) {
            let rows = y0.min(y1)..y0.max(y1);
            return Some(rows.map(|row| pair(name(x0 - 1, row), name(x0, row), y1 < y0)).collect());
        }
        if y0 == y1 && x0 != x1 && inside(y0, rows) {
            let columns = x0.min(x1)..x0.max(x1);
            return Some(
                columns.map(|column| pair(name(column, y0 - 1), name(column, y0), x1 < x0)).collect(),
            );
        }
        None
    }
}

/// A quoted TOML string.
fn quoted(text: &str) -> String {
    toml::Value::String(text.to_owned()).to_string()
}
