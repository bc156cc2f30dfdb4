//! The chat page, embedded in the binary.

use std::collections::HashMap;
use std::io::Write as _;
use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::HeaderMap;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, VARY,
};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use include_dir::{Dir, include_dir};

use super::attachments::content_type;
use super::errors::ApiError;

/// Allows only the page's own files, even in content from bots and users.
const PAGE_POLICY: &str = "default-src 'self'; img-src 'self' data: blob:; connect-src 'self' ws: wss:";

static FILES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/src/page");

/// Text files, compressed.
static COMPRESSED: LazyLock<HashMap<&str, Vec<u8>>> = LazyLock::new(|| {
    let compress = |bytes: &[u8]| {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
        encoder.write_all(bytes).and_then(|()| encoder.finish())
    };
    let names = FILES.files().filter_map(|file| Some((file.path().to_str()?, file.contents())));
    let texts = names.filter(|(name, _)| ["html", "js", "css", "svg"].iter().any(|end| name.ends_with(end)));
    texts.filter_map(|(name, bytes)| Some((name, compress(bytes).ok()?))).collect()
});

pub(super) fn index(headers: &HeaderMap) -> Response {
    serve("index.html", headers)
}

/// Serves a script, style sheet or image of the page.
pub(super) async fn file(Path(name): Path<String>, headers: HeaderMap) -> Response {
    serve(&name, &headers)
}

fn serve(name: &str, asked: &HeaderMap) -> Response {
    let Some(file) = FILES.get_file(name) else {
        return ApiError::not_found().into_response();
    };
    // Not cached: a new binary brings a new page, and on the same machine a cache gains nothing.
    let headers = [
        (CONTENT_TYPE, content_type(name)),
        (CACHE_CONTROL, "no-cache"),
        (CONTENT_SECURITY_POLICY, PAGE_POLICY),
    ];
    let encodings = asked.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let takes_gzip = encodings.split(',').any(|encoding| encoding.trim() == "gzip");
    match COMPRESSED.get(name).filter(|_| takes_gzip) {
        Some(bytes) => {
            (headers, [(CONTENT_ENCODING, "gzip"), (VARY, "Accept-Encoding")], &**bytes).into_response()
        }
        None => (headers, file.contents()).into_response(),
    }
}
