//! What a viewer knows: everything, because nothing is hidden in this game. Map and theme are named, not numbered, so
//! that the order of the content files may change.

use crate::content::{Content, builtin};
use crate::state::{PublicState, map_of, theme_of};
use contract::Viewer;
use serde::{Deserialize, Deserializer, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    pub viewer: Viewer,
    /// The short name of the map.
    pub map: &'static str,
    /// The short name of the theme.
    pub theme: &'static str,
    pub public: PublicState,
}

/// The form in which a view is read: its names must be those of the built-in content.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ReadView {
    viewer: Viewer,
    map: String,
    theme: String,
    public: PublicState,
}

impl View {
    pub(crate) fn new(content: &'static Content, viewer: Viewer, public: PublicState) -> Self {
        let (map, theme) = (&map_of(content, &public).name, &theme_of(content, &public).name);
        View { viewer, map, theme, public }
    }
}

impl<'de> Deserialize<'de> for View {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Self, D::Error> {
        View::try_from(ReadView::deserialize(reader)?).map_err(serde::de::Error::custom)
    }
}

impl TryFrom<ReadView> for View {
    type Error = String;
    fn try_from(read: ReadView) -> Result<Self, String> {
        let content = builtin();
        let map = content.maps.iter().position(|map| map.name == read.map);
        let theme = content.themes.iter().position(|theme| theme.name == read.theme);
        let unknown = |name: &str| format!("nothing is called {name:?}");
        let mut public = read.public;
        public.map = map.ok_or_else(|| unknown(&read.map))? as u8;
        public.theme = theme.ok_or_else(|| unknown(&read.theme))? as u8;
        Ok(View::new(content, read.viewer, public))
    }
}
