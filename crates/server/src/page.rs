//! The page, embedded in the program.

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderValue, Method, StatusCode, Uri};
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
pub(crate) async fn page(method: Method, uri: Uri) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return crate::error::ApiError::not_found().into_response();
    }
    let path = uri.path().trim_start_matches('/');
    let path = if path.is_empty() { "index.html" } else { path };
    match Built::get(path) {
        Some(file) => {
            let kind = mime_guess::from_path(path).first_or_octet_stream();
            // Files under assets/ have a hash in their name and never change; the document refers to them.
            let keep =
                if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
            let headers = [
                (
                    CONTENT_TYPE,
                    HeaderValue::from_str(kind.as_ref()).unwrap_or(HeaderValue::from_static("text/plain")),
                ),
                (CACHE_CONTROL, HeaderValue::from_static(keep)),
            ];
            (headers, file.data).into_response()
        }
        None if path == "index.html" => {
            let html = HeaderValue::from_static("text/html; charset=utf-8");
            (StatusCode::SERVICE_UNAVAILABLE, [(CONTENT_TYPE, html)], MISSING).into_response()
        }
        None => crate::error::ApiError::not_found().into_response(),
    }
}
