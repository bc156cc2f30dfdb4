//! UTC times in game files: `2026-11-02T18:05:00.250Z`.

use jiff::Timestamp as Moment;

use crate::domain::Timestamp;

pub(super) fn print(moment: Timestamp) -> String {
    // Stored times are far from the limits of the calendar.
    let moment = Moment::from_millisecond(moment.0).unwrap_or(Moment::UNIX_EPOCH);
    moment.strftime("%Y-%m-%dT%H:%M:%S%.3fZ").to_string()
}

/// Prints a time without fractions of a second: `2026-11-02T18:05:00Z`.
pub(super) fn print_seconds(moment: Timestamp) -> String {
    let moment = Moment::from_millisecond(moment.0).unwrap_or(Moment::UNIX_EPOCH);
    moment.strftime("%Y-%m-%dT%H:%M:%SZ").to_string()
}

/// Parses exactly the format of [`print`].
pub(super) fn parse(text: &str) -> Option<Timestamp> {
    let moment = Timestamp(text.parse::<Moment>().ok()?.as_millisecond());
    (print(moment) == text).then_some(moment)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_times_round_trip() {
        let check = |ms: i64, text: &str| {
            assert_eq!(print(Timestamp(ms)), text);
            assert_eq!(parse(text), Some(Timestamp(ms)));
        };
        check(0, "1970-01-01T00:00:00.000Z");
        check(951_782_400_000, "2000-02-29T00:00:00.000Z");
        check(1_767_225_600_000, "2026-01-01T00:00:00.000Z");
        check(1_767_225_599_999, "2025-12-31T23:59:59.999Z");
        check(4_107_542_400_000, "2100-03-01T00:00:00.000Z");
        check(-62_135_596_800_000, "0001-01-01T00:00:00.000Z");
    }

    #[test]
    fn other_formats_are_refused() {
        for text in [
            "",
            "2026-02-29T00:00:00.000Z",
            "2026-01-01T24:00:00.000Z",
            "2026-01-01T23:59:60.000Z",
            "2026-01-01 00:00:00.000Z",
            "2026-01-01T00:00:00Z",
            "2026-01-01T00:00:00.0001Z",
            "2026-01-01T00:00:00.000+1",
            "2026-01-01T00:00:00.000+00:00",
            "2026-01-01T00:00:00.000Z[UTC]",
            "+026-01-01T00:00:00.000Z",
            "2026-13-01T00:00:00.000Z",
            "2026-01-01T00:00:00.000é",
        ] {
            assert_eq!(parse(text), None, "{text}");
        }
    }
}
