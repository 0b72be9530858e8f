//! Long texts of the journal, deflated.

use crate::store::StoreError;
use flate2::Compression;
use flate2::read::{DeflateDecoder, DeflateEncoder};
use std::io::Read;

/// No record of ours comes near: a larger one is damage, and must not fill the memory.
const MAX_TEXT: u64 = 64 << 20;

pub(super) fn pack(text: &str) -> Result<Vec<u8>, StoreError> {
    let mut packed = Vec::with_capacity(text.len() / 4);
    DeflateEncoder::new(text.as_bytes(), Compression::default())
        .read_to_end(&mut packed)
        .map_err(|error| StoreError::Failed(error.to_string()))?;
    Ok(packed)
}

pub(super) fn unpack(packed: &[u8]) -> Result<String, StoreError> {
    let mut text = String::new();
    DeflateDecoder::new(packed)
        .take(MAX_TEXT)
        .read_to_string(&mut text)
        .map_err(|error| StoreError::Corrupt(error.to_string()))?;
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_comes_back_and_is_smaller() {
        let text = r#"{"to":1,"message":{"key":"sf-e-drawn","args":{"who":"you"}}}"#.repeat(20);
        let packed = pack(&text).unwrap();
        assert!(packed.len() * 6 < text.len(), "{} of {}", packed.len(), text.len());
        assert_eq!(unpack(&packed).unwrap(), text);
        assert_eq!(unpack(&pack("").unwrap()).unwrap(), "");
        assert!(matches!(unpack(b"no deflated text"), Err(StoreError::Corrupt(_))));
    }
}
