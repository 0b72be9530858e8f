//! Maps of the Tiled editor (`.tmx`): written from a map, and converted to the text of a map file.
//!
//! Works on text only, without file access. Layers, classes and properties are described in `docs/temple-maps.md`.
//! The converted text is not validated here but by [`crate::board::Map::read`].

mod read;
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
}
