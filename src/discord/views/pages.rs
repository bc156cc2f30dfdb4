//! Pagination of lists. Every entry is on some page.

use std::ops::Range;

use crate::discord::custom_id::ButtonAction;
use crate::discord::reply::{Button, Style};
use crate::text::{Language, t};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ListPage {
    /// The indices of its entries.
    pub(crate) entries: Range<usize>,
    /// The page number, from 0.
    pub(crate) number: usize,
    /// The number of pages, at least 1.
    pub(crate) pages: usize,
}

impl ListPage {
    /// Returns page `wanted`, or the last page if it doesn't exist. Pages have `each` entries.
    pub(crate) fn of(count: usize, each: usize, wanted: usize) -> Self {
        let pages = count.div_ceil(each).max(1);
        let number = wanted.min(pages - 1);
        Self { entries: number * each..count.min((number + 1) * each), number, pages }
    }

    /// Returns page `wanted`, or the last page if it doesn't exist. Pages have at most `each` lines
    /// and `characters` characters, except that a longer line fills a page.
    pub(crate) fn of_lines(lines: &[String], each: usize, characters: usize, wanted: usize) -> Self {
        let mut starts = vec![0];
        let mut taken = 0;
        for (index, line) in lines.iter().enumerate() {
            let length = line.chars().count() + 1;
            let start = starts[starts.len() - 1];
            if index > start && (index - start == each || taken + length > characters) {
                starts.push(index);
                taken = 0;
            }
            taken += length;
        }
        let number = wanted.min(starts.len() - 1);
        let end = starts.get(number + 1).copied().unwrap_or(lines.len());
        Self { entries: starts[number]..end, number, pages: starts.len() }
    }

    /// The buttons to the previous and next page. Empty if there is only one page.
    pub(crate) fn buttons(&self, lang: Language, to: impl Fn(usize) -> ButtonAction) -> Vec<Button> {
        if self.pages == 1 {
            return Vec::new();
        }
        // Discord requires distinct ids even for disabled buttons, also from a menu of this page.
        let button = |page: usize, label: String| Button::without_subject(to(page), label, Style::Plain);
        let (back, on) = (self.number.checked_sub(1), self.number + 1 < self.pages);
        vec![
            button(back.unwrap_or(self.pages + 1), t!(lang, "button-page-back")).enabled_if(back.is_some()),
            button(self.number + 1, t!(lang, "button-page-forward")).enabled_if(on),
        ]
    }

    /// Returns the page number and count. Empty if there is only one page.
    pub(crate) fn foot(&self, lang: Language) -> String {
        if self.pages == 1 {
            return String::new();
        }
        t!(lang, "list-page", page = self.number + 1, pages = self.pages)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::custom_id::{BlockButton, CustomId};

    #[test]
    fn every_entry_is_on_exactly_one_page() {
        for count in 0..40 {
            let pages = ListPage::of(count, 7, 0).pages;
            let all: Vec<_> = (0..pages).flat_map(|page| ListPage::of(count, 7, page).entries).collect();
            assert_eq!(all, (0..count).collect::<Vec<_>>());
            assert_eq!(ListPage::of(count, 7, 999), ListPage::of(count, 7, pages - 1), "a page that is gone");
        }
        let lines: Vec<_> = (0..30).map(|length| "x".repeat(length * 5)).collect();
        let pages = ListPage::of_lines(&lines, 4, 200, 0).pages;
        let split: Vec<_> = (0..pages).map(|page| ListPage::of_lines(&lines, 4, 200, page).entries).collect();
        assert!(split.iter().all(|page| !page.is_empty() && page.len() <= 4));
        for page in split.iter().filter(|page| page.len() > 1) {
            let length: usize = lines[page.clone()].iter().map(|line| line.len() + 1).sum();
            assert!(length <= 200, "{page:?}");
        }
        assert_eq!(split.into_iter().flatten().collect::<Vec<_>>(), (0..30).collect::<Vec<_>>());
        assert_eq!(ListPage::of_lines(&[], 4, 200, 3).entries, 0..0);
    }

    #[test]
    fn page_buttons_never_lead_to_their_own_page() {
        let id = |page| CustomId::without_subject(BlockButton::List(page));
        for number in 0..3 {
            let page = ListPage::of(30, 10, number);
            let buttons = page.buttons(Language::ENGLISH, |page| BlockButton::List(page).into());
            let ids: Vec<_> = buttons.into_iter().map(|button| button.id).collect();
            assert!(ids[0] != ids[1] && !ids.contains(&id(number)), "{number}: {ids:?}");
        }
    }
}
