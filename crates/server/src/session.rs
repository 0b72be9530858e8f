//! Client identity: an unguessable token in a cookie that no script can read and no other site can send.
//!
//! A token is created when a client first needs one (to create or join a match), never when the page is merely
//! loaded: a page opened by a link from another site is requested without its strict cookie and must not lose it.

use crate::error::ApiError;
use crate::guard::RequestRoute;
use axum::http::HeaderMap;
use axum::http::header::{COOKIE, HeaderValue};
use host::ids::{Holder, Token};

const NAME: &str = "tallyho";
const YEAR: u32 = 365 * 24 * 3600;

/// The client, if it sent a token.
pub(crate) fn holder(headers: &HeaderMap) -> Option<Holder> {
    token(headers).map(|token| token.holder())
}

fn token(headers: &HeaderMap) -> Option<Token> {
    let cookies = headers.get_all(COOKIE).into_iter().filter_map(|cookie| cookie.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find_map(|(name, value)| (name == NAME).then(|| Token::parse(value)).flatten())
}

/// The client; a new one gets a token and the cookie that holds it. What came encrypted goes back encrypted only.
pub(crate) fn holder_or_new(
    headers: &HeaderMap,
    route: RequestRoute,
) -> Result<(Holder, Option<HeaderValue>), ApiError> {
    if let Some(holder) = holder(headers) {
        return Ok((holder, None));
    }
    let token = Token::fresh()?;
    let secure = if route == RequestRoute::Encrypted { "; Secure" } else { "" };
    let cookie =
        format!("{NAME}={}; Path=/; HttpOnly; SameSite=Strict; Max-Age={YEAR}{secure}", token.reveal());
    let mut cookie = HeaderValue::from_str(&cookie).map_err(ApiError::unreadable)?;
    cookie.set_sensitive(true);
    Ok((token.holder(), Some(cookie)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_found_among_other_cookies_and_invalid_ones_are_ignored() {
        let good = "ab".repeat(32);
        let mut headers = HeaderMap::new();
        assert_eq!(holder(&headers), None);
        headers.insert(COOKIE, HeaderValue::from_str(&format!("a=b; tallyho={good}; c")).unwrap());
        assert_eq!(holder(&headers), Token::parse(&good).map(|token| token.holder()));
        for bad in ["tallyho=", "tallyho=xyz", "tallyho", "other=1"] {
            headers.insert(COOKIE, HeaderValue::from_str(bad).unwrap());
            assert_eq!(holder(&headers), None, "{bad}");
        }
    }

    #[test]
    fn a_new_cookie_is_closed_to_scripts_and_other_sites() {
        let (_, cookie) = holder_or_new(&HeaderMap::new(), RequestRoute::Plain).unwrap();
        let cookie = cookie.unwrap();
        assert!(cookie.is_sensitive());
        let text = cookie.to_str().unwrap();
        assert!(text.contains("HttpOnly") && text.contains("SameSite=Strict") && !text.contains("Secure"));
        let (_, encrypted) = holder_or_new(&HeaderMap::new(), RequestRoute::Encrypted).unwrap();
        assert!(encrypted.unwrap().to_str().unwrap().ends_with("; Secure"));
        let mut headers = HeaderMap::new();
        headers.insert(COOKIE, HeaderValue::from_str(text.split(';').next().unwrap()).unwrap());
        assert!(holder_or_new(&headers, RequestRoute::Plain).unwrap().1.is_none());
    }
}
