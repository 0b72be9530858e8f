//! Maps of the Tiled editor (`.tmx`): written from a map, and converted to the text of a map file.
//!
//! Works on text only, without file access. Layers, classes and properties are described in `docs/temple-maps.md`.
//! The converted text is not validated here but by [`crate::board::Map::read`].

mod element;
mod read;
mod tiles;
mod write;

pub use read::read;
pub use write::write;

/// Width and height of a square in the editor, in pixels.
const TILE: u16 = 32;

/// The image of the tiles, next to the map file.
const PICTURE: &str = "tiles.png";

const GROUND: &str = "ground";
const DOORS: &str = "doors";
/// The object layer of walls on edges.
const WALLS: &str = "walls";

/// Every kind of square: its letter in the map file, and its class in the editor, in the order of the image.
const KINDS: [(char, &str); 18] = [
    ('.', "clear"),
    ('~', "difficult"),
    ('#', "rock"),
    ('C', "crate"),
    ('s', "start-separatists"),
    ('r', "start-republic"),
    ('1', "vault-1"),
    ('2', "vault-2"),
    ('3', "vault-3"),
    ('4', "vault-4"),
    ('k', "console-left"),
    ('K', "console-right"),
    ('B', "barrier-left"),
    ('b', "barrier-right"),
    ('E', "stairs-left"),
    ('e', "stairs-right"),
    ('M', "medical-droid"),
    ('A', "assault-droid"),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Map;
    use crate::content::builtin;

    /// Both built-in maps survive a round trip through the editor's format unchanged.
    #[test]
    fn round_trip() {
        for map in &builtin().maps {
            let text = read(&write(map)).unwrap();
            assert_eq!(&Map::read(&text).unwrap(), map, "{text}");
        }
    }

    /// A door drawn as one line over two squares is one door on two edges; a wall may lie on an edge.
    #[test]
    fn a_long_line_is_a_double_door() {
        let map = &builtin().maps[1];
        let door = r#"<object id="900" name="long" type="door" x="64" y="96"><polyline points="0,0 64,0"/></object>"#;
        let wall = r#"<objectgroup id="9" name="walls"><object id="901" x="96" y="32"><polyline points="0,0 0,32"/></object></objectgroup></map>"#;
        let drawn = write(map).replacen("</objectgroup>", &format!("{door}</objectgroup>"), 1);
        let drawn = drawn.replace("</map>", wall);
        let read = Map::read(&read(&drawn).unwrap()).unwrap();
        let long = read.doors.iter().find(|door| door.name == "long").unwrap();
        let named =
            |(a, b): &(crate::board::Square, crate::board::Square)| (read.name_of(*a), read.name_of(*b));
        let edges: Vec<_> = long.edges.iter().map(named).collect();
        assert_eq!(edges, [("C3".into(), "C4".into()), ("D3".into(), "D4".into())]);
        let c2 = read.square("C2").unwrap();
        assert_eq!(read.edge(c2, true), crate::board::Edge::Wall);
    }

    #[test]
    fn every_fault_is_named() {
        let map = &builtin().maps[1];
        assert!(read("no map").is_err());
        let crooked = r#"<object id="900" name="long" x="64" y="96"><polyline points="0,0 30,10"/></object>"#;
        let nameless = r#"<object id="901" x="64" y="96"><polyline points="0,0 32,0"/></object>"#;
        let drawn = write(map)
            .replacen("</objectgroup>", &format!("{crooked}{nameless}</objectgroup>"), 1)
            .replace("class=\"rock\"", "class=\"lava\"");
        let faults: Vec<String> = read(&drawn).unwrap_err().into_iter().map(|fault| fault.what).collect();
        assert!(faults.iter().any(|fault| fault.contains("lava")), "{faults:?}");
        assert!(faults.iter().any(|fault| fault.contains("long")), "{faults:?}");
        assert!(faults.iter().any(|fault| fault.contains("no name")), "{faults:?}");
    }
    /// A wrong file is refused in a sentence: sizes that do not agree, numbers that would need all memory, thousands of
    /// attributes, elements without end.
    #[test]
    fn wrong_files_are_refused_quickly() {
        let written = write(&builtin().maps[1]);
        let (columns, rows) = (builtin().maps[1].columns, builtin().maps[1].rows);
        let layer = format!("name=\"ground\" width=\"{columns}\"");
        let wide = written.replace(&layer, &format!("name=\"ground\" width=\"{}\"", columns + 1));
        assert_ne!(wide, written);
        let refused = |text: &str| {
            let start = std::time::Instant::now();
            let faults = read(text).unwrap_err();
            assert!(start.elapsed().as_millis() < 1500, "{faults:?} took {:?}", start.elapsed());
            faults.into_iter().map(|fault| fault.what).collect::<Vec<_>>().join("; ")
        };
        assert!(refused(&wide).contains("width of the layer"), "{}", refused(&wide));
        let fewer = written.replacen("1,", "", 1);
        assert!(refused(&fewer).contains("squares"), "{}", refused(&fewer));
        let huge = written.replacen(&format!("width=\"{columns}\""), "width=\"4294967295\"", 1);
        assert!(refused(&huge).contains("columns"), "{}", refused(&huge));
        let tall = written.replacen(&format!("height=\"{rows}\""), "height=\"0\"", 1);
        assert!(refused(&tall).contains("rows"), "{}", refused(&tall));
        let many: String = (0..40_000).map(|at| format!("a{at}=\"1\" ")).collect();
        let many = written.replacen("<map ", &format!("<map {many}"), 1);
        assert!(refused(&many).contains("attributes"), "{}", refused(&many));
        assert!(refused(&"<map>".repeat(100_000)).contains("in each other"));
        assert!(refused("<map width=\"1\"").contains("not a map of Tiled"));
        assert!(refused("<world/>").contains("world"));
        let elsewhere = written.replacen("<tileset ", "<tileset source=\"tiles.tsx\" ", 1);
        assert!(refused(&elsewhere).contains("tiles.tsx"), "{}", refused(&elsewhere));
    }

    /// A tileset may claim any number of tiles: nothing is made of the claim.
    #[test]
    fn a_claimed_number_of_tiles_costs_nothing() {
        let map = &builtin().maps[1];
        let claimed = write(map).replacen("tilecount=\"18\"", "tilecount=\"4294967295\"", 1);
        assert!(claimed.contains("4294967295"));
        assert_eq!(&Map::read(&read(&claimed).unwrap()).unwrap(), map);
    }

    /// Every way in which the editor stores a layer, except zstd, which is refused by name.
    #[test]
    fn every_encoding_of_the_editor_is_read() {
        use base64::Engine;
        use flate2::{Compression, read::GzEncoder, read::ZlibEncoder};
        use std::io::Read;
        let map = &builtin().maps[0];
        let written = write(map);
        let (head, rest) = written.split_once("<data encoding=\"csv\">").unwrap();
        let (csv, tail) = rest.split_once("</data>").unwrap();
        let numbers: Vec<u32> = csv.trim().split(',').map(|tile| tile.trim().parse().unwrap()).collect();
        // Turned tiles keep their class.
        let bytes: Vec<u8> = numbers.iter().flat_map(|tile| (tile | 0x8000_0000).to_le_bytes()).collect();
        let (mut zlib, mut gzip) = (Vec::new(), Vec::new());
        ZlibEncoder::new(bytes.as_slice(), Compression::best()).read_to_end(&mut zlib).unwrap();
        GzEncoder::new(bytes.as_slice(), Compression::best()).read_to_end(&mut gzip).unwrap();
        let base64 = |bytes: &[u8]| base64::engine::general_purpose::STANDARD.encode(bytes);
        let tiles: String = numbers.iter().map(|tile| format!("<tile gid=\"{tile}\"/>")).collect();
        for (attributes, data) in [
            ("", tiles),
            ("encoding=\"base64\"", base64(&bytes)),
            ("encoding=\"base64\" compression=\"zlib\"", base64(&zlib)),
            ("encoding=\"base64\" compression=\"gzip\"", base64(&gzip)),
        ] {
            let text = format!("{head}<data {attributes}>\n {data}\n</data>{tail}");
            assert_eq!(&Map::read(&read(&text).unwrap()).unwrap(), map, "{attributes}");
        }
        let zstd = format!("{head}<data encoding=\"base64\" compression=\"zstd\">AAAA</data>{tail}");
        assert!(read(&zstd).unwrap_err()[0].what.contains("zstd"));
        // A packed layer that unpacks without end is cut off.
        let (mut bomb, zeros) = (Vec::new(), vec![0; 50_000_000]);
        ZlibEncoder::new(zeros.as_slice(), Compression::best()).read_to_end(&mut bomb).unwrap();
        let data = base64(&bomb);
        let text = format!("{head}<data encoding=\"base64\" compression=\"zlib\">{data}</data>{tail}");
        assert!(read(&text).unwrap_err()[0].what.contains("squares"));
    }
}
