//! The review sheet: a page for a reader of the language, in one file without network.

use std::fmt::Write as _;

use crate::text::ReviewRow;

const STYLE: &str = include_str!("sheet.css");
const SCRIPT: &str = include_str!("sheet.js");

/// Whether a sheet shows the English texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Source {
    Shown,
    /// For a second reader, who writes down the meaning without them.
    Hidden,
}

/// The sheet of a language as HTML.
pub(super) fn page(tag: &str, rows: &[ReviewRow], source: Source) -> String {
    let english = if source == Source::Shown { "<th>English</th>" } else { "" };
    let faults: usize = rows.iter().map(|row| row.faults.len()).sum();
    let notes = if source == Source::Shown { "Notes" } else { "Meaning in English, and notes" };
    let mut page = format!(
        "<!doctype html>\n<html lang=\"{tag}\"><meta charset=\"utf-8\"><title>Review: {tag}</title>\n\
         <style>{STYLE}</style>\n<header lang=\"en\"><b>{tag}</b>: {} texts, <span class=\"fault\">{faults} faults</span>\n\
         <input id=\"filter\" type=\"search\" placeholder=\"Filter\" aria-label=\"Filter\">\n\
         <label><input id=\"faulty\" type=\"checkbox\"> only faults</label>\n\
         <button id=\"save\">Save notes</button></header>\n\
         <table><thead lang=\"en\"><tr><th>Key</th>{english}<th>Translation</th><th>Examples</th><th>Length</th>\
         <th>{notes}</th></tr></thead><tbody>\n",
        rows.len()
    );
    for row in rows {
        page.push_str(&table_row(row, source));
    }
    let _ = write!(page, "</tbody></table>\n<script>{SCRIPT}</script></html>\n");
    page
}

fn table_row(row: &ReviewRow, source: Source) -> String {
    let key = escaped(&row.key);
    let english = match source {
        Source::Shown => format!("<td class=\"source\" lang=\"en\">{}</td>", escaped(&row.english)),
        Source::Hidden => String::new(),
    };
    let translation = row.translation.as_deref().map(escaped).unwrap_or_default();
    let examples: String = row.renderings.iter().map(|text| format!("<p>{}</p>", escaped(text))).collect();
    let faults: String = row
        .faults
        .iter()
        .map(|fault| format!("<p class=\"fault\" lang=\"en\">{}</p>", escaped(fault)))
        .collect();
    let length = match (row.renderings.is_empty(), row.place.limit()) {
        (true, _) => String::new(),
        (false, None) => row.length().to_string(),
        (false, Some(limit)) => format!("{} / {limit}", row.length()),
    };
    format!(
        "<tr id=\"{key}\"><th lang=\"en\">{key}<small>{}</small></th>{english}<td class=\"source\">{translation}</td>\
         <td>{examples}{faults}</td><td>{length}</td><td class=\"note\" contenteditable></td></tr>\n",
        row.place.name()
    )
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::review;

    const ENGLISH: &str = "a = See <b> & { $opponent }\n";

    fn page_of(source: Source) -> String {
        let rows = review("de", ENGLISH, "a = Sieh <i> & { $opponent }\n").unwrap();
        page("de", &rows, source)
    }

    #[test]
    fn a_sheet_shows_a_text_with_its_english() {
        let page = page_of(Source::Shown);
        assert!(page.contains("See &lt;b&gt; &amp; { $opponent }"), "{page}");
        assert!(page.contains("<p>Sieh &lt;i&gt; &amp; Karolina</p>"), "{page}");
        assert!(page.contains("<p class=\"fault\" lang=\"en\">the English text has changed</p>"), "{page}");
    }

    #[test]
    fn a_blind_sheet_has_no_english() {
        let page = page_of(Source::Hidden);
        assert!(page.contains("Sieh") && !page.contains("See"), "{page}");
    }

    #[test]
    fn a_sheet_loads_nothing() {
        let page = page_of(Source::Shown);
        assert!(
            !["src=", "href=\"", "url(", "@import", "fetch("].iter().any(|loads| page.contains(loads)),
            "{page}"
        );
    }
}
