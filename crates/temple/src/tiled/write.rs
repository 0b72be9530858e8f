//! Converts a map to the editor's format.

use super::{DOORS, GROUND, KINDS, PICTURE, TILE, WALLS};
use crate::board::{Edge, Map, Square, Terrain};
use crate::content::Name;
use quick_xml::Writer;
use quick_xml::events::{BytesText, Event};
use std::fmt::Write as _;
use std::io;

type Page = Writer<Vec<u8>>;

#[must_use]
pub fn write(map: &Map) -> String {
    let mut page = Writer::new_with_indent(Vec::new(), b' ', 1);
    // Writing to memory cannot fail.
    let _ = whole(&mut page, map);
    let mut text = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    text.push_str(&String::from_utf8_lossy(&page.into_inner()));
    text.push('\n');
    text
}

fn whole(page: &mut Page, map: &Map) -> io::Result<()> {
    let (width, height, tile) = (map.columns.to_string(), map.rows.to_string(), TILE.to_string());
    page.create_element("map")
        .with_attributes([
            ("version", "1.10"),
            ("orientation", "orthogonal"),
            ("renderorder", "right-down"),
            ("width", width.as_str()),
            ("height", height.as_str()),
            ("tilewidth", tile.as_str()),
            ("tileheight", tile.as_str()),
            ("infinite", "0"),
        ])
        .write_inner_content(|page| {
            properties(page, map)?;
            tileset(page)?;
            ground(page, map)?;
            doors(page, map)?;
            walls(page, map)
        })
        .map(|_| ())
}

fn properties(page: &mut Page, map: &Map) -> io::Result<()> {
    let titles: Vec<(String, &str)> = match &map.title {
        Name::Known { key } => vec![("title_key".into(), key)],
        Name::Text(text) => vec![("title".into(), text)],
        Name::Texts(texts) => {
            texts.iter().map(|(code, text)| (format!("title_{code}"), text.as_str())).collect()
        }
    };
    page.create_element("properties")
        .write_inner_content(|page| {
            for (name, value) in std::iter::once(("name".to_owned(), map.name.as_str())).chain(titles) {
                page.create_element("property")
                    .with_attributes([("name", name.as_str()), ("value", value)])
                    .write_empty()?;
            }
            Ok(())
        })
        .map(|_| ())
}

fn tileset(page: &mut Page) -> io::Result<()> {
    let (tile, count) = (TILE.to_string(), KINDS.len().to_string());
    let width = (usize::from(TILE) * KINDS.len()).to_string();
    page.create_element("tileset")
        .with_attributes([
            ("firstgid", "1"),
            ("name", "temple"),
            ("tilewidth", tile.as_str()),
            ("tileheight", tile.as_str()),
            ("tilecount", count.as_str()),
            ("columns", count.as_str()),
        ])
        .write_inner_content(|page| {
            page.create_element("image")
                .with_attributes([("source", PICTURE), ("width", width.as_str()), ("height", tile.as_str())])
                .write_empty()?;
            for (id, (_, class)) in KINDS.iter().enumerate() {
                page.create_element("tile")
                    .with_attributes([("id", id.to_string().as_str()), ("class", *class)])
                    .write_empty()?;
            }
            Ok(())
        })
        .map(|_| ())
}

fn ground(page: &mut Page, map: &Map) -> io::Result<()> {
    let (width, height) = (map.columns.to_string(), map.rows.to_string());
    let mut text = String::from("\n");
    for at in 0..map.len() {
        let letter = letter(map, Square(at as u16));
        let number = KINDS.iter().position(|(kind, _)| *kind == letter).map_or(1, |at| at + 1);
        let last_of_row = (at + 1) % usize::from(map.columns) == 0;
        let comma = if at + 1 == map.len() { "" } else { "," };
        let _ = write!(text, "{number}{comma}{}", if last_of_row { "\n" } else { "" });
    }
    page.create_element("layer")
        .with_attributes([
            ("id", "1"),
            ("name", GROUND),
            ("width", width.as_str()),
            ("height", height.as_str()),
        ])
        .write_inner_content(|page| {
            page.create_element("data")
                .with_attribute(("encoding", "csv"))
                .write_inner_content(|page| page.write_event(Event::Text(BytesText::new(&text))))
                .map(|_| ())
        })
        .map(|_| ())
}

fn letter(map: &Map, square: Square) -> char {
    if map.medical.contains(&square) {
        return 'M';
    }
    if map.assault.contains(&square) {
        return 'A';
    }
    let of = |side: u8, left, right| if side == 0 { left } else { right };
    match map.terrain(square) {
        Terrain::Clear => '.',
        Terrain::Difficult => '~',
        Terrain::Rock => '#',
        Terrain::Crate => 'C',
        Terrain::Start(side) => of(side, 's', 'r'),
        Terrain::Vault(vault) => char::from(b'1' + vault),
        Terrain::Console(side) => of(side, 'k', 'K'),
        Terrain::Barrier(side) => of(side, 'B', 'b'),
        Terrain::Stairs(side) => of(side, 'E', 'e'),
    }
}

fn doors(page: &mut Page, map: &Map) -> io::Result<()> {
    page.create_element("objectgroup")
        .with_attributes([("id", "2"), ("name", DOORS)])
        .write_inner_content(|page| {
            let mut id = 0;
            for door in &map.doors {
                for edge in &door.edges {
                    id += 1;
                    line(page, map, id, &door.name, *edge)?;
                }
            }
            Ok(())
        })
        .map(|_| ())
}

fn walls(page: &mut Page, map: &Map) -> io::Result<()> {
    let squares = (0..map.len()).map(|at| Square(at as u16));
    let sides = squares.flat_map(|square| [(square, true), (square, false)]);
    let walls: Vec<(Square, bool)> =
        sides.filter(|(square, east)| map.edge(*square, *east) == Edge::Wall).collect();
    if walls.is_empty() {
        return Ok(());
    }
    page.create_element("objectgroup")
        .with_attributes([("id", "3"), ("name", WALLS)])
        .write_inner_content(|page| {
            for (at, (square, east)) in walls.iter().enumerate() {
                let to = square.0 + if *east { 1 } else { u16::from(map.columns) };
                line(page, map, 1000 + at, "", (*square, Square(to)))?;
            }
            Ok(())
        })
        .map(|_| ())
}

/// The line between two squares; drawn backwards if the second square comes first on the map, to keep the order of
/// the pair.
fn line(page: &mut Page, map: &Map, id: usize, name: &str, (a, b): (Square, Square)) -> io::Result<()> {
    let ((column, row), east) = (map.place(a.max(b)), a.0.abs_diff(b.0) == 1);
    let tile = i32::from(TILE);
    let (along, down) = if east { (0, tile) } else { (tile, 0) };
    let (x, y) = (column * tile, row * tile);
    let (x, y, along, down) = if a < b { (x, y, along, down) } else { (x + along, y + down, -along, -down) };
    page.create_element("object")
        .with_attributes([
            ("id", id.to_string().as_str()),
            ("name", name),
            ("x", x.to_string().as_str()),
            ("y", y.to_string().as_str()),
        ])
        .write_inner_content(|page| {
            page.create_element("polyline")
                .with_attribute(("points", format!("0,0 {along},{down}").as_str()))
                .write_empty()
                .map(|_| ())
        })
        .map(|_| ())
}
