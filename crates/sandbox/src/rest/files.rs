//! Responses with uploaded files. No file can run scripts on the page's origin.

use axum::body::Bytes;
use axum::http::HeaderValue;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_SECURITY_POLICY, CONTENT_TYPE, X_CONTENT_TYPE_OPTIONS,
};
use axum::response::{IntoResponse, Response};

/// Forbids scripts and requests, and isolates the file if a browser opens it as a page.
const FILE_POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/// Responds with a file. Browsers show only images, audio and video, and download all others.
pub(super) fn file_response(content_type: &str, name: &str, cache: &'static str, bytes: Bytes) -> Response {
    let is_shown = ["image/", "audio/", "video/"].iter().any(|kind| content_type.starts_with(kind))
        && !content_type.starts_with("image/svg");
    let how = if is_shown { "inline" } else { "attachment" };
    // Names are sanitized at upload, but the path may contain any other name.
    let letter = |it: char| if it.is_ascii_alphanumeric() || "._-".contains(it) { it } else { '_' };
    let name: String = name.chars().map(letter).collect();
    let header = |text: &str| {
        HeaderValue::from_str(text).unwrap_or(HeaderValue::from_static("application/octet-stream"))
    };
    let headers = [
        (CONTENT_TYPE, header(content_type)),
        (CONTENT_DISPOSITION, header(&format!("{how}; filename=\"{name}\""))),
        (CONTENT_SECURITY_POLICY, HeaderValue::from_static(FILE_POLICY)),
        (X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
        (CACHE_CONTROL, HeaderValue::from_static(cache)),
    ];
    (headers, bytes).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_never_run_as_pages() {
        let check = |kind: &str, name: &str, expected: &str| {
            let response = file_response(kind, name, "no-cache", Bytes::new());
            let headers = response.headers();
            assert_eq!(headers[CONTENT_DISPOSITION], expected);
            assert_eq!(headers[X_CONTENT_TYPE_OPTIONS], "nosniff");
            assert!(headers[CONTENT_SECURITY_POLICY].to_str().unwrap().ends_with("sandbox"));
        };
        check("text/html; charset=utf-8", "a.html", "attachment; filename=\"a.html\"");
        check("image/svg+xml", "a.svg", "attachment; filename=\"a.svg\"");
        check("image/png", "a\".png", "inline; filename=\"a_.png\"");
    }
}
