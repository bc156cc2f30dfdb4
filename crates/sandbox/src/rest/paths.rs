//! Decodes paths before routing. Some clients encode more than they must, such as `%40me`.

use axum::extract::Request;
use axum::http::Uri;
use axum::http::uri::PathAndQuery;
use axum::middleware::Next;
use axum::response::Response;

/// Decodes the letters of the path that need no encoding.
pub(super) async fn decode(mut request: Request, next: Next) -> Response {
    if request.uri().path().contains('%')
        && let Some(uri) = decoded(request.uri())
    {
        *request.uri_mut() = uri;
    }
    next.run(request).await
}

fn decoded(uri: &Uri) -> Option<Uri> {
    let mut parts = uri.clone().into_parts();
    let path = decoded_path(uri.path());
    let whole = uri.query().map_or_else(|| path.clone(), |query| format!("{path}?{query}"));
    parts.path_and_query = Some(PathAndQuery::try_from(whole).ok()?);
    Uri::from_parts(parts).ok()
}

/// Replaces `%XX` if it stands for a letter allowed in a path. Slashes, percent signs and others
/// stay encoded, since decoding them would change the path's structure.
fn decoded_path(path: &str) -> String {
    let mut out = String::with_capacity(path.len());
    let mut rest = path;
    while let Some(at) = rest.find('%') {
        out.push_str(&rest[..at]);
        let code = rest.get(at + 1..at + 3);
        let letter = code.and_then(|code| u8::from_str_radix(code, 16).ok()).map(char::from);
        match letter.filter(|it| it.is_ascii_alphanumeric() || "-._~!$&'()*+,;=:@".contains(*it)) {
            Some(letter) => {
                out.push(letter);
                rest = &rest[at + 3..];
            }
            None => {
                out.push('%');
                rest = &rest[at + 1..];
            }
        }
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_that_need_no_encoding_are_decoded() {
        let check = |path: &str, expected: &str| assert_eq!(decoded_path(path), expected);
        check("/users/%40me/guilds", "/users/@me/guilds");
        check("/reactions/%F0%9F%91%8B/%40me", "/reactions/%F0%9F%91%8B/@me");
        check("/reactions/name%3A5/@me", "/reactions/name:5/@me");
        check("/%75sers/a%2Fb%25/%4", "/users/a%2Fb%25/%4");
        check("/users/%4€0", "/users/%4€0");
    }

    #[test]
    fn the_query_stays_encoded() {
        let uri: Uri = "/users/%40me?query=%40a".parse().unwrap();
        assert_eq!(decoded(&uri).unwrap().to_string(), "/users/@me?query=%40a");
    }
}
