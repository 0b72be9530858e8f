//! Files that other programs and people write: what a game reads besides its set-ups, logs and content.

/// A format of another program. Fuzz targets read such files through it.
#[derive(Clone, Copy, Debug)]
pub struct ForeignFormat {
    /// Names the format in seeds of fuzz targets, such as `squad`.
    pub name: &'static str,
    /// Reads a text, and checks that what was read survives a round trip: whether it is valid, or the promise that was broken.
    pub check: fn(&str) -> Result<bool, String>,
}
