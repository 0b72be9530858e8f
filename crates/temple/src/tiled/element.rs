//! A small tree of XML elements, with limits: a file from elsewhere costs neither time nor memory beyond its size.

use crate::board::MapError;
use quick_xml::events::{BytesStart, Event};
use quick_xml::{Reader, XmlVersion};

/// The largest map has 2,080 squares; a file of this size is no map.
const MAX_BYTES: usize = 4 << 20;
const MAX_DEPTH: usize = 32;
/// Attributes of one element; the editor writes at most 20.
const MAX_ATTRIBUTES: usize = 64;

#[derive(Debug, Default)]
pub(super) struct Element {
    pub(super) name: String,
    attributes: Vec<(String, String)>,
    pub(super) children: Vec<Element>,
    pub(super) text: String,
}

impl Element {
    pub(super) fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    pub(super) fn children_named<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a Element> {
        self.children.iter().filter(move |child| child.name == name)
    }

    /// The root element of a document.
    pub(super) fn parse(text: &str) -> Result<Element, MapError> {
        if text.len() > MAX_BYTES {
            return Err(MapError { line: 0, what: format!("a map file has at most {MAX_BYTES} bytes") });
        }
        let mut reader = Reader::from_str(text);
        let mut open: Vec<Element> = Vec::new();
        loop {
            let at = usize::try_from(reader.buffer_position()).unwrap_or(usize::MAX).min(text.len());
            let fault = |what: String| MapError {
                line: 1 + text.as_bytes().iter().take(at).filter(|byte| **byte == b'\n').count(),
                what: format!("not a map of Tiled: {what}"),
            };
            let ended = match reader.read_event().map_err(|error| fault(error.to_string()))? {
                Event::Start(start) if open.len() < MAX_DEPTH => {
                    open.push(Element::begin(&start).map_err(fault)?);
                    None
                }
                Event::Start(_) => {
                    return Err(fault(format!("more than {MAX_DEPTH} elements in each other")));
                }
                Event::Empty(start) => Some(Element::begin(&start).map_err(fault)?),
                Event::End(_) => open.pop(),
                Event::Text(words) => {
                    open.last_mut().into_iter().for_each(|parent| parent.text.push_str(&words));
                    None
                }
                Event::CData(words) => {
                    open.last_mut().into_iter().for_each(|parent| parent.text.push_str(&words));
                    None
                }
                Event::GeneralRef(_)
                | Event::Comment(_)
                | Event::Decl(_)
                | Event::PI(_)
                | Event::DocType(_) => None,
                Event::Eof => return Err(fault("it ends too early".into())),
            };
            match (ended, open.last_mut()) {
                (Some(child), Some(parent)) => parent.children.push(child),
                (Some(root), None) => return Ok(root),
                (None, _) => {}
            }
        }
    }

    fn begin(start: &BytesStart<'_>) -> Result<Element, String> {
        let mut attributes = Vec::new();
        // The library's own check for doubles takes time by the square of their number.
        for attribute in start.attributes().with_checks(false) {
            let attribute = attribute.map_err(|error| error.to_string())?;
            if attributes.len() == MAX_ATTRIBUTES {
                return Err(format!("an element has more than {MAX_ATTRIBUTES} attributes"));
            }
            let value =
                attribute.normalized_value(XmlVersion::Implicit1_0).map_err(|error| error.to_string())?;
            attributes.push((attribute.key.into_inner().to_owned(), value.into_owned()));
        }
        Ok(Element { name: start.name().into_inner().to_owned(), attributes, ..Element::default() })
    }
}
