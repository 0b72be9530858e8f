//! Converts the editor's format to the text of a map file.

use super::{DOORS, GROUND, KINDS, WALLS};
use crate::board::{MapError, Square};
use ::tiled::{Layer, Loader, ObjectShape, PropertyValue};
use std::fmt::Write as _;
use std::io::{Cursor, Error, ErrorKind};
use std::path::Path;

/// The file name the loader sees.
const NAME: &str = "map.tmx";

/// An edge of the grid, as written in a map file.
type Edge = String;

/// Converts a `.tmx` text to the text of a map file.
///
/// # Errors
/// Everything that cannot be part of a map. The result is validated by [`crate::board::Map::read`].
pub fn read(tmx: &str) -> Result<String, Vec<MapError>> {
    let bytes = tmx.as_bytes().to_vec();
    // There are no other files, so an external tileset cannot be found.
    let open = move |path: &Path| {
        if path == Path::new(NAME) {
            Ok(Cursor::new(bytes.clone()))
        } else {
            Err(Error::from(ErrorKind::NotFound))
        }
    };
    let map = Loader::with_reader(open)
        .load_tmx_map(NAME)
        .map_err(|error| vec![fault(format!("not a map of Tiled: {error}"))])?;
    let mut reader = Reader { map: &map, faults: Vec::new() };
    let text = reader.text();
    if reader.faults.is_empty() { Ok(text) } else { Err(reader.faults) }
}

fn fault(what: String) -> MapError {
    MapError { line: 0, what }
}

struct Reader<'a> {
    map: &'a ::tiled::Map,
    faults: Vec<MapError>,
}

impl<'a> Reader<'a> {
    fn fault(&mut self, what: impl Into<String>) {
        self.faults.push(fault(what.into()));
    }

    fn layer(&self, name: &str) -> Option<Layer<'a>> {
        self.map.layers().find(|layer| layer.name == name)
    }

    fn property(&mut self, name: &str) -> String {
        match self.map.properties.get(name) {
            Some(PropertyValue::StringValue(text)) => text.clone(),
            _ => {
                self.fault(format!("the map has no text property {name:?}"));
                String::new()
            }
        }
    }

    fn text(&mut self) -> String {
        let (name, en, fr) = (self.property("name"), self.property("title_en"), self.property("title_fr"));
        let mut text =
            format!("name = {}\ntitle = {{ en = {}, fr = {} }}\n", quoted(&name), quoted(&en), quoted(&fr));
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
        let Some(layer) = self.layer(GROUND).and_then(Layer::as_tile_layer) else {
            self.fault(format!("there is no tile layer {GROUND:?}"));
            return String::new();
        };
        let mut grid = String::new();
        for row in 0..self.map.height as i32 {
            for column in 0..self.map.width as i32 {
                let tile = layer.get_tile(column, row);
                let class = tile.and_then(|tile| tile.get_tile().map(|tile| tile.user_type.clone()));
                // Unpainted squares are rock.
                let class = class.unwrap_or_else(|| "rock".into());
                match KINDS.iter().find(|(_, kind)| *kind == class) {
                    Some((letter, _)) => grid.push(*letter),
                    None => {
                        self.fault(format!(
                            "column {}, row {}: no square is of class {class:?}",
                            column + 1,
                            row + 1
                        ));
                        grid.push('#');
                    }
                }
            }
            grid.push('\n');
        }
        grid
    }

    /// The named edges of an object layer; a line over several squares gives one edge per square.
    fn lines(&mut self, name: &str) -> Vec<(String, Edge)> {
        let Some(layer) = self.layer(name).and_then(Layer::as_object_layer) else { return Vec::new() };
        let mut all = Vec::new();
        for object in layer.objects() {
            let points = match &object.shape {
                ObjectShape::Polyline { points } => points.as_slice(),
                _ => &[],
            };
            let edges = match points {
                [(ax, ay), (bx, by)] => {
                    self.edges((object.x + ax, object.y + ay), (object.x + bx, object.y + by))
                }
                _ => None,
            };
            match edges {
                Some(edges) => all.extend(edges.into_iter().map(|edge| (object.name.clone(), edge))),
                None => self.fault(format!(
                    "{name}: {:?} at {}, {} is no straight line between corners of squares inside the map",
                    object.name, object.x, object.y
                )),
            }
        }
        all
    }

    /// The edges along a line from corner to corner, or `None` if the line does not follow the grid.
    fn edges(&self, from: (f32, f32), to: (f32, f32)) -> Option<Vec<Edge>> {
        let corner = |at: f32, tile: u32, most: u32| {
            let number = at / tile as f32;
            let whole = number.round();
            let fits = (number - whole).abs() < 0.05 && (0.0..=most as f32).contains(&whole);
            fits.then_some(whole as u16)
        };
        let (columns, rows) = (self.map.width, self.map.height);
        let x = [from.0, to.0].map(|at| corner(at, self.map.tile_width, columns));
        let y = [from.1, to.1].map(|at| corner(at, self.map.tile_height, rows));
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
