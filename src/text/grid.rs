//! Boards as text: rows of cells with coordinates, for people who don't use the picture.

/// Formats a board. `files` are the columns from left to right and `ranks` the rows from top to
/// bottom, each with its name. An empty cell becomes a dot.
pub(super) fn grid<F: Copy, R: Copy>(
    files: &[(F, String)],
    ranks: &[(R, String)],
    cell: impl Fn(F, R) -> String,
) -> String {
    let rows: Vec<Vec<String>> =
        ranks.iter().map(|(rank, _)| files.iter().map(|(file, _)| cell(*file, *rank)).collect()).collect();
    let longest = |texts: &mut dyn Iterator<Item = usize>| texts.max().unwrap_or(1).max(1);
    let width = longest(&mut rows.iter().flatten().map(|cell| cell.chars().count()));
    let margin = longest(&mut ranks.iter().map(|(_, name)| name.chars().count()));
    let names = files.iter().map(|(_, name)| format!("{name:>width$}")).collect::<Vec<_>>().join(" ");
    let edge = format!("{:margin$} {names}", "");
    let body = rows.iter().zip(ranks).map(|(row, (_, name))| {
        let cells = row.iter().map(|cell| format!("{:>width$}", if cell.is_empty() { "·" } else { cell }));
        format!("{name:>margin$} {} {name}", cells.collect::<Vec<_>>().join(" "))
    });
    std::iter::once(edge.clone()).chain(body).chain([edge]).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_aligned_with_coordinates() {
        let files = [(0, "a".to_owned()), (1, "b".to_owned())];
        let ranks = [(1, "10".to_owned()), (0, "9".to_owned())];
        let cell = |file: i32, rank: i32| match (file, rank) {
            (0, 1) => "K".to_owned(),
            (1, 0) => "gd".to_owned(),
            _ => String::new(),
        };
        let expected = "    a  b\n10  K  · 10\n 9  · gd 9\n    a  b";
        assert_eq!(grid(&files, &ranks, cell), expected);
    }
}
