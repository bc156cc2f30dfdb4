//! Translates the shared statements to PostgreSQL.

/// Replacements for syntax of SQLite.
const REPLACEMENTS: [(&str, &str); 2] = [
    // SQLite keeps the order of a cross join. PostgreSQL plans it by itself.
    ("CROSS JOIN", "JOIN"),
    ("json_each(?1)", "jsonb_array_elements_text(CAST(CAST(?1 AS text) AS jsonb))"),
];

/// Replaces `?1` by `$1` and removes index hints.
pub(super) fn translated(sql: &str) -> String {
    let sql = REPLACEMENTS.iter().fold(sql.to_owned(), |sql, (theirs, ours)| sql.replace(theirs, ours));
    let mut parts = sql.split(" INDEXED BY ");
    let mut without = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let index = |sign: char| sign.is_ascii_alphanumeric() || sign == '_';
        without.push_str(part.trim_start_matches(index));
    }
    without.replace('?', "$")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sqlite_syntax_is_translated() {
        let check = |sql: &str, expected: &str| assert_eq!(translated(sql), expected);
        check("SELECT ?1, ?12", "SELECT $1, $12");
        check(
            "SELECT id FROM match INDEXED BY match_wake\n WHERE a = ?1",
            "SELECT id FROM match\n WHERE a = $1",
        );
        check("FROM a INDEXED BY b) AND c INDEXED BY d", "FROM a) AND c");
        check("here AS h CROSS JOIN record ON 1", "here AS h JOIN record ON 1");
        check(
            "IN (SELECT CAST(value AS bigint) FROM json_each(?1))",
            "IN (SELECT CAST(value AS bigint) FROM jsonb_array_elements_text(CAST(CAST($1 AS text) AS jsonb)))",
        );
    }
}
