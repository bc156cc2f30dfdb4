//! Discord's documented limits, as of November 2026.
//!
//! Sources: the pages "Message", "Application Commands", "Component Reference" and "Receiving and
//! Responding" of Discord's developer documentation.

use std::time::Duration;

/// Characters of a message's text.
pub const CONTENT: usize = 2000;
/// Characters of an embed's title.
pub const EMBED_TITLE: usize = 256;
/// Characters of an embed's description.
pub const EMBED_DESCRIPTION: usize = 4096;
/// Characters of an embed's footer.
pub const EMBED_FOOTER: usize = 2048;
/// Characters of all texts of an embed.
pub const EMBED_TEXTS: usize = 6000;
/// Characters of the alt text of a file.
pub const FILE_DESCRIPTION: usize = 1024;
/// Characters of the name of a command, also of one in a person's menu.
pub const COMMAND_NAME: usize = 32;
/// Characters of the description of a command, of a part of one, and of an option.
pub const COMMAND_DESCRIPTION: usize = 100;
/// Characters of all names, descriptions and choices of a command, each in its longest language.
pub const COMMAND_TEXTS: usize = 8000;
/// CompletionChoices of an autocomplete answer.
pub const CHOICES: usize = 25;
/// Characters of a choice's name and of its value.
pub const CHOICE_TEXT: usize = 100;
/// Characters of a component's `custom_id`.
pub const CUSTOM_ID: usize = 100;
/// Characters of a button's label.
pub const BUTTON_LABEL: usize = 80;
/// Buttons of a row.
pub const ROW_BUTTONS: usize = 5;
/// Options of a menu.
pub const SELECT_OPTIONS: usize = 25;
/// Characters of a menu option's label, of its value and of its description.
pub const SELECT_TEXT: usize = 100;
/// Characters of what stands on a menu before anything is chosen.
pub const SELECT_HINT: usize = 150;
/// Characters of a modal's title.
pub const MODAL_TITLE: usize = 45;
/// Characters of the name of a modal's field.
pub const INPUT_LABEL: usize = 45;
/// Characters of what stands in a modal's field before anything is typed.
pub const INPUT_HINT: usize = 100;
/// Characters of a thread's title.
pub const THREAD_TITLE: usize = 100;
/// How many servers one answer lists.
pub const GUILDS_PAGE: usize = 200;

/// Characters that a move may have when it is typed into a modal.
pub const TYPED_TURN: u16 = 400;
/// Characters that a number or a name may have when it is typed into a modal.
pub const TYPED_VALUE: u16 = 100;
/// Characters that notes may have; a modal's field could hold 4000.
pub const NOTES: u16 = 2000;

/// How long an answer waits for the computer's move that is to take its place: its token lives for 15 minutes.
pub const FOLLOW_COMPUTER_WITHIN: Duration = Duration::from_secs(300);

/// How long after the interaction its answer keeps up with a review: its token lives for 15 minutes.
pub const FOLLOW_REVIEW_WITHIN: Duration = Duration::from_secs(14 * 60);

/// How long the proof of the computer's moves may take; `sealed-move verify` has no limit.
pub const VERIFY_WITHIN: Duration = Duration::from_secs(120);

/// How long Discord waits for the first answer to an interaction.
pub const ANSWER_WITHIN: Duration = Duration::from_secs(3);
/// How long after its arrival an interaction is deferred whose answer is not ready: half of that.
pub const DEFER_AFTER: Duration = Duration::from_millis(1500);
/// How long an answer that was deferred is tried again where Discord does not take it.
pub const FOLLOW_WITHIN: Duration = Duration::from_secs(10);
/// How long one request to Discord may take; serenity's client has no limit of its own.
pub const REQUEST_TIMEOUT: Duration = Duration::from_secs(20);
/// How long the gateway may take to get ready: a few tries, each of which serenity gives 15 s.
pub const READY_WITHIN: Duration = Duration::from_secs(60);
