//! The texts of the lessons.

use super::game_text::{LessonKeys, find_key};
use super::{Language, text, words_of};
use sealed_move_rules::GameInfo;
use sealed_move_rules::lesson::Lesson;

/// The texts of a lesson.
#[derive(Clone, Copy)]
pub struct LessonWords {
    lang: Language,
    keys: &'static LessonKeys,
}

impl std::fmt::Debug for LessonWords {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("LessonWords").field(&self.lang).field(&self.keys.name).finish()
    }
}

impl LessonWords {
    /// Finds the texts of a game's lesson.
    ///
    /// # Panics
    ///
    /// If it has no texts. A test checks that every lesson has its texts.
    #[must_use]
    pub fn of(lang: Language, game: &GameInfo, lesson: &Lesson) -> Self {
        let keys = words_of(game).lessons.iter().find(|keys| keys.name == lesson.name);
        Self { lang, keys: keys.expect("every lesson has its texts") }
    }

    #[must_use]
    pub fn title(&self) -> String {
        text(self.lang, self.keys.title, &[])
    }

    /// The explanation and the task.
    #[must_use]
    pub fn task(&self) -> String {
        text(self.lang, self.keys.task, &[])
    }

    #[must_use]
    pub fn hint(&self) -> String {
        text(self.lang, self.keys.hint, &[])
    }

    /// The reply to a correct try.
    #[must_use]
    pub fn done(&self) -> String {
        text(self.lang, self.keys.done, &[])
    }

    /// The lesson's own reply to a wrong try; `None` if it has none.
    #[must_use]
    pub fn wrong(&self, why: Option<&str>) -> Option<String> {
        let why = why.filter(|why| self.keys.wrong.iter().any(|(known, _)| known == why))?;
        Some(text(self.lang, find_key(self.keys.wrong, why), &[]))
    }

    /// The differences from chess, for players who skip lessons.
    #[must_use]
    pub fn for_chess_players(lang: Language, game: &GameInfo) -> Option<String> {
        words_of(game).chess.map(|key| text(lang, key, &[]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::known as known_key;

    #[test]
    fn lessons_match_their_texts() {
        for game in sealed_move_rules::GAMES {
            let (info, keys) = (game.info(), words_of(game.info()).lessons);
            let listed: Vec<_> = keys.iter().map(|keys| keys.name).collect();
            let lessons = || game.courses().iter().flat_map(|course| course.lessons);
            let ours: Vec<_> = lessons().map(|lesson| lesson.name).collect();
            assert_eq!(listed, ours, "{}", info.name);
            for (keys, lesson) in keys.iter().zip(lessons()) {
                let told: Vec<_> = keys.wrong.iter().map(|(why, _)| *why).collect();
                let known_tries: Vec<_> = lesson.wrong.iter().map(|wrong| wrong.name).collect();
                assert_eq!(told, known_tries, "{} {}", info.name, lesson.name);
                let wrong = keys.wrong.iter().map(|(_, key)| *key);
                let all = [keys.title, keys.task, keys.hint, keys.done].into_iter().chain(wrong);
                assert!(all.into_iter().all(known_key), "{} {}", info.name, lesson.name);
            }
        }
    }

    #[test]
    fn an_unlisted_wrong_try_has_no_own_words() {
        let game = sealed_move_rules::find("kyo").unwrap();
        let words = LessonWords::of(Language::ENGLISH, game.info(), &game.courses()[0].lessons[1]);
        assert!(words.wrong(Some("none")).is_some_and(|told| told != words.hint()));
        assert_eq!(words.wrong(Some("no such")), None);
        assert_eq!(words.wrong(None), None);
    }

    /// Games like chess have two such lessons and a note on the differences.
    #[test]
    fn chess_players_skip_two_lessons() {
        for game in sealed_move_rules::GAMES {
            let known = game.exercises().filter(|lesson| lesson.known_from_chess).count();
            let note = LessonWords::for_chess_players(Language::ENGLISH, game.info());
            // Nothing in Kyo is like chess.
            let expected = if game.info().name == "kyo" { 0 } else { 2 };
            assert_eq!((known, note.is_some()), (expected, expected > 0), "{game:?}");
            assert!(words_of(game.info()).chess.is_none_or(known_key), "{game:?}");
        }
    }
}
