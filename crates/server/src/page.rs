//! The page, embedded in the program.

use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

/// The built page. In debug builds it is read from the folder at run time.
#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../web/dist"]
#[allow_missing = true]
struct Built;

/// Shown when the program was built without its page.
const MISSING: &str = "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>Tallyho</title>\n\
    <h1>The page is not built</h1>\n\
    <p>The program runs, but it was built without its page. Build both with <code>cargo xtask play</code>, or the \
    page alone with <code>npm ci &amp;&amp; npm run build</code> in the folder <code>web</code>, then build the \
    program again.</p>\n\
    <p lang=\"fr\">Le programme tourne, mais il a été construit sans sa page. Construisez les deux avec \
    <code>cargo xtask play</code>.</p>\n</html>\n";

/// Serves a file of the page. The page's routes are behind `#`, so there is only one document.
pub(crate) async fn page(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return crate::error::ApiError::not_found().into_response();
    }
    let path = uri.path().trim_start_matches('/');
    let path = if path.is_empty() { "index.html" } else { path };
    // The build leaves a compressed copy beside each text file: compressing anew for every load cost 50 ms of a core.
    let compressed = if accepts_gzip(&headers) { Built::get(&format!("{path}.gz")) } else { None };
    let is_compressed = compressed.is_some();
    match compressed.or_else(|| Built::get(path)) {
        Some(file) => {
            let mut response = file.data.into_response();
            let headers = response.headers_mut();
            headers.insert(CONTENT_TYPE, content_type(path));
            // Files under assets/ have a hash in their name and never change; the document refers to them.
            let keep =
                if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
            headers.insert(CACHE_CONTROL, HeaderValue::from_static(keep));
            headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
            if is_compressed {
                headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
            }
            response
        }
        None if path == "index.html" => {
            let html = HeaderValue::from_static("text/html; charset=utf-8");
            (StatusCode::SERVICE_UNAVAILABLE, [(CONTENT_TYPE, html)], MISSING).into_response()
        }
        None => crate::error::ApiError::not_found().into_response(),
    }
}

fn content_type(path: &str) -> HeaderValue {
    let kind = mime_guess::from_path(path).first_or_octet_stream();
    HeaderValue::from_str(kind.as_ref()).unwrap_or(HeaderValue::from_static("text/plain"))
}

/// Whether the client takes gzip: it is named, and not with a quality of zero.
fn accepts_gzip(headers: &HeaderMap) -> bool {
    let values = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|coding| {
        let mut parts = coding.split(';').map(str::trim);
        let named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case("gzip"));
        let quality = parts.find_map(|part| part.strip_prefix("q=")?.parse::<f32>().ok());
        named && quality != Some(0.0)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn accepts(value: &'static str) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_ENCODING, HeaderValue::from_static(value));
        accepts_gzip(&headers)
    }

    #[test]
    fn gzip_is_sent_to_those_who_ask_for_it() {
        assert!(accepts("gzip, deflate, br, zstd"));
        assert!(accepts("br;q=1.0, GZIP;q=0.5"));
        assert!(!accepts("br"));
        assert!(!accepts("gzip;q=0, br"));
        assert!(!accepts("gzip;q=0.0"));
        assert!(!accepts_gzip(&HeaderMap::new()));
    }
}
