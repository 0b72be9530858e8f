//! The two languages whose sentences the snapshots of the tests show.

use crate::Lang;

pub(crate) fn english() -> Lang {
    Lang::default()
}

pub(crate) fn french() -> Lang {
    Lang::find("fr").unwrap()
}

pub(crate) fn english_and_french() -> [Lang; 2] {
    [english(), french()]
}
