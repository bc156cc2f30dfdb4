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

    /// The reply to a wrong try: the lesson's own reply if it knows the reason, else the hint.
    #[must_use]
    pub fn wrong(&self, why: Option<&str>) -> String {
        match why.filter(|why| self.keys.wrong.iter().any(|(known, _)| known == why)) {
            Some(why) => text(self.lang, find_key(self.keys.wrong, why), &[]),
            None => self.hint(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::known;

    #[test]
    fn lessons_match_their_texts() {
        for game in sealed_move_rules::GAMES {
            let (info, keys) = (game.info(), words_of(game.info()).lessons);
            let listed: Vec<_> = keys.iter().map(|keys| keys.name).collect();
            let ours: Vec<_> = game.lessons().iter().map(|lesson| lesson.name).collect();
            assert_eq!(listed, ours, "{}", info.name);
            for (keys, lesson) in keys.iter().zip(game.lessons()) {
                let told: Vec<_> = keys.wrong.iter().map(|(why, _)| *why).collect();
                let known_tries: Vec<_> = lesson.wrong.iter().map(|wrong| wrong.name).collect();
                assert_eq!(told, known_tries, "{} {}", info.name, lesson.name);
                let wrong = keys.wrong.iter().map(|(_, key)| *key);
                let all = [keys.title, keys.task, keys.hint, keys.done].into_iter().chain(wrong);
                assert!(all.into_iter().all(known), "{} {}", info.name, lesson.name);
            }
        }
    }

    #[test]
    fn an_unknown_wrong_try_gets_the_hint() {
        let game = sealed_move_rules::find("kyo").unwrap();
        let words = LessonWords::of(Language::ENGLISH, game.info(), &game.lessons()[1]);
        assert_ne!(words.wrong(Some("none")), words.hint());
        assert_eq!(words.wrong(Some("no such")), words.hint());
        assert_eq!(words.wrong(None), words.hint());
    }
}
