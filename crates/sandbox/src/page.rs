//! The chat page, embedded in the program.

use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use include_dir::{Dir, include_dir};

use super::attachments::content_type;
use super::errors::ApiError;

/// What the page may load: nothing from elsewhere, whatever bots and people write.
const OWN_FILES_ALONE: &str = "default-src 'self'; img-src 'self' data: blob:; connect-src 'self' ws: wss:";

static FILES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/src/page");

/// Serves the page itself.
pub(super) fn index() -> Response {
    serve("index.html")
}

/// Serves a script, style sheet or image of the page.
pub(super) async fn file(Path(name): Path<String>) -> Response {
    serve(&name)
}

fn serve(name: &str) -> Response {
    let Some(file) = FILES.get_file(name) else {
        return ApiError::not_found().into_response();
    };
    let kind = match name.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8".to_owned(),
        Some("js") => "text/javascript; charset=utf-8".to_owned(),
        Some("css") => "text/css; charset=utf-8".to_owned(),
        Some("svg") => "image/svg+xml".to_owned(),
        Some("woff2") => "font/woff2".to_owned(),
        _ => content_type(name, None),
    };
    // Not cached: a new version of the program has a new page, and on the same machine a cache gains nothing.
    let headers = [
        (CONTENT_TYPE, kind),
        (CACHE_CONTROL, "no-cache".to_owned()),
        (CONTENT_SECURITY_POLICY, OWN_FILES_ALONE.to_owned()),
    ];
    (headers, file.contents()).into_response()
}
