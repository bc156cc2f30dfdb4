//! Discord's documented limits, as of November 2026.
//!
//! Sources: the pages "Message", "Application Commands", "Component Reference" and "Receiving and
//! Responding" of Discord's developer documentation.

use std::time::Duration;

/// Characters in a message.
pub const CONTENT: usize = 2000;
/// Characters in an embed's title.
pub const EMBED_TITLE: usize = 256;
/// Characters in an embed's description.
pub const EMBED_DESCRIPTION: usize = 4096;
/// Characters in an embed's footer.
pub const EMBED_FOOTER: usize = 2048;
/// Characters in all texts of an embed.
pub const EMBED_TEXTS: usize = 6000;
/// Characters in a file's alt text.
pub const FILE_DESCRIPTION: usize = 1024;
/// Characters in the name of a slash or context menu command.
pub const COMMAND_NAME: usize = 32;
/// Characters in the description of a command, subcommand or option.
pub const COMMAND_DESCRIPTION: usize = 100;
/// Characters in all names, descriptions and choices of a command, each in its longest language.
pub const COMMAND_TEXTS: usize = 8000;
/// Choices of an option, or in an autocomplete response.
pub const CHOICES: usize = 25;
/// Characters in a choice's name, and in its value.
pub const CHOICE_TEXT: usize = 100;
/// Characters in a component's `custom_id`.
pub const CUSTOM_ID: usize = 100;
/// Characters in a button's label.
pub const BUTTON_LABEL: usize = 80;
/// Buttons in a row.
pub const ROW_BUTTONS: usize = 5;
/// Options in a menu.
pub const SELECT_OPTIONS: usize = 25;
/// Characters in the label, value and description of a menu option.
pub const SELECT_TEXT: usize = 100;
/// Characters in a menu's placeholder.
pub const SELECT_HINT: usize = 150;
/// Characters in a modal's title.
pub const MODAL_TITLE: usize = 45;
/// Characters in the label of a modal's field.
pub const INPUT_LABEL: usize = 45;
/// Characters in the placeholder of a modal's field.
pub const INPUT_HINT: usize = 100;
/// Characters in a thread's title.
pub const THREAD_TITLE: usize = 100;
/// Servers per page of the list.
pub const GUILDS_PAGE: usize = 200;

/// Our limit on the characters of a typed move. Without one, Discord lets 6000 through.
pub const MAX_TYPED_MOVE: u16 = 400;
/// Our limit on the characters of any other short text: a search, a name, a number. The value of a
/// choice always fits.
pub const MAX_TYPED_VALUE: u16 = 100;
/// Our limit on the characters of notes; Discord allows 4000 in a modal's field.
pub const MAX_NOTES: u16 = 2000;

/// How long a reply waits to show the computer's move. Its token expires after 15 minutes.
pub const COMPUTER_UPDATE_TIMEOUT: Duration = Duration::from_secs(300);

/// How long a reply is updated with a review's progress. Its token expires after 15 minutes.
pub const REVIEW_UPDATE_TIMEOUT: Duration = Duration::from_secs(14 * 60);

/// Time limit for verifying the computer's moves. `sealed-move verify` has none.
pub const VERIFY_TIMEOUT: Duration = Duration::from_secs(120);

/// Discord's time limit for the first response to an interaction.
pub const RESPONSE_TIMEOUT: Duration = Duration::from_secs(3);
/// Age at which an unanswered interaction is deferred: half the time limit.
pub const DEFER_AFTER: Duration = Duration::from_millis(1500);
/// How long a deferred answer is retried.
pub const FOLLOWUP_TIMEOUT: Duration = Duration::from_secs(10);
/// Time limit for a request to Discord; serenity's client has none.
pub const REQUEST_TIMEOUT: Duration = Duration::from_secs(20);
/// Time limit for the gateway to become ready: a few attempts, for which serenity allows 15 s each.
pub const READY_TIMEOUT: Duration = Duration::from_secs(60);
