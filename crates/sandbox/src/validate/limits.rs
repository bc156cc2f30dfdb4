//! All of Discord's documented limits: lengths in characters, counts and ranges. Checks take them
//! only from here.

/// Minimum and maximum, both inclusive.
pub(crate) type LengthBounds = (usize, usize);

pub(crate) mod message {
    use super::LengthBounds;

    pub(crate) const CONTENT: LengthBounds = (0, 2000);
    pub(crate) const NONCE: LengthBounds = (0, 25);
    pub(crate) const ATTACHMENTS: LengthBounds = (0, 10);
    pub(crate) const ATTACHMENT_DESCRIPTION: LengthBounds = (0, 1024);
    pub(crate) const ALLOWED_MENTIONS: LengthBounds = (0, 100);
    pub(crate) const STICKERS: LengthBounds = (0, 3);
    /// Maximum file size in bytes.
    pub(crate) const ATTACHMENT_BYTES: usize = 10 << 20;
}

pub(crate) mod embed {
    use super::LengthBounds;

    pub(crate) const EMBEDS: LengthBounds = (0, 10);
    /// Characters in all embeds of a message.
    pub(crate) const TOTAL: usize = 6000;
    pub(crate) const TITLE: LengthBounds = (0, 256);
    pub(crate) const DESCRIPTION: LengthBounds = (0, 4096);
    pub(crate) const FOOTER: LengthBounds = (0, 2048);
    pub(crate) const AUTHOR: LengthBounds = (0, 256);
    pub(crate) const FIELDS: LengthBounds = (0, 25);
    pub(crate) const FIELD_NAME: LengthBounds = (0, 256);
    pub(crate) const FIELD_VALUE: LengthBounds = (0, 1024);
    pub(crate) const COLOR: (i64, i64) = (0, 0xff_ffff);
}

pub(crate) mod component {
    use super::LengthBounds;

    /// Rows of a message without components V2.
    pub(crate) const ROWS: LengthBounds = (0, 5);
    pub(crate) const BUTTONS: LengthBounds = (1, 5);
    pub(crate) const CUSTOM_ID: LengthBounds = (1, 100);
    pub(crate) const BUTTON_LABEL: LengthBounds = (0, 80);
    pub(crate) const URL: LengthBounds = (1, 512);
    pub(crate) const PLACEHOLDER: LengthBounds = (0, 150);
    pub(crate) const SELECT_MIN: (i64, i64) = (0, 25);
    pub(crate) const SELECT_MAX: (i64, i64) = (1, 25);
    pub(crate) const OPTIONS: LengthBounds = (1, 25);
    pub(crate) const OPTION_TEXT: LengthBounds = (1, 100);
    pub(crate) const OPTION_DESCRIPTION: LengthBounds = (0, 100);
    /// Components V2 of a message, including nested ones.
    pub(crate) const V2: LengthBounds = (1, 40);
    /// Characters in all text displays of a message.
    pub(crate) const V2_TEXT: usize = 4000;
    pub(crate) const TEXT_DISPLAY: LengthBounds = (1, 4000);
    pub(crate) const SECTION: LengthBounds = (1, 3);
    pub(crate) const GALLERY: LengthBounds = (1, 10);
    pub(crate) const MEDIA_DESCRIPTION: LengthBounds = (0, 1024);
}

pub(crate) mod modal {
    use super::LengthBounds;

    pub(crate) const TITLE: LengthBounds = (1, 45);
    pub(crate) const PARTS: LengthBounds = (1, 5);
    pub(crate) const LABEL: LengthBounds = (1, 45);
    pub(crate) const LABEL_DESCRIPTION: LengthBounds = (0, 100);
    pub(crate) const PLACEHOLDER: LengthBounds = (0, 100);
    pub(crate) const VALUE: LengthBounds = (0, 4000);
    pub(crate) const INPUT_MIN: (i64, i64) = (0, 4000);
    pub(crate) const INPUT_MAX: (i64, i64) = (1, 4000);
    pub(crate) const RADIO_OPTIONS: LengthBounds = (2, 10);
    pub(crate) const CHECKBOX_OPTIONS: LengthBounds = (1, 10);
    pub(crate) const FILES_MIN: (i64, i64) = (0, 10);
    pub(crate) const FILES_MAX: (i64, i64) = (1, 10);
}

pub(crate) mod poll {
    use super::LengthBounds;

    pub(crate) const QUESTION: LengthBounds = (1, 300);
    pub(crate) const ANSWERS: LengthBounds = (1, 10);
    pub(crate) const ANSWER: LengthBounds = (1, 55);
    pub(crate) const HOURS: (i64, i64) = (1, 768);
    pub(crate) const DEFAULT_HOURS: i64 = 24;
}

pub(crate) mod command {
    use super::LengthBounds;

    pub(crate) const NAME: LengthBounds = (1, 32);
    pub(crate) const DESCRIPTION: LengthBounds = (1, 100);
    pub(crate) const OPTIONS: LengthBounds = (0, 25);
    pub(crate) const CHOICES: LengthBounds = (0, 25);
    /// Permission entries of a command.
    pub(crate) const PERMISSIONS: LengthBounds = (0, 100);
    pub(crate) const CHOICE: LengthBounds = (1, 100);
    /// Characters of all names, descriptions and choice values.
    pub(crate) const TOTAL: usize = 8000;
    pub(crate) const MIN_LENGTH: (i64, i64) = (0, 6000);
    pub(crate) const MAX_LENGTH: (i64, i64) = (1, 6000);
    /// All channel types.
    pub(crate) const CHANNEL_TYPES: [i64; 11] = [0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 15];
    pub(crate) const CONTEXTS: [i64; 3] = [0, 1, 2];
    pub(crate) const INTEGRATION_TYPES: [i64; 2] = [0, 1];
    pub(crate) const LOCALES: [&str; 34] = [
        "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he", "hi",
        "hr", "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr",
        "uk", "vi", "zh-CN", "zh-TW",
    ];
}

pub(crate) mod expression {
    use super::LengthBounds;

    pub(crate) const EMOJI_NAME: LengthBounds = (2, 32);
    /// Emojis of a server, counted separately for static and animated ones.
    pub(crate) const EMOJIS: usize = 50;
    pub(crate) const APPLICATION_EMOJIS: usize = 2000;
    /// Maximum size of an emoji image in bytes.
    pub(crate) const EMOJI_BYTES: usize = 256 << 10;
    pub(crate) const STICKER_NAME: LengthBounds = (2, 30);
    pub(crate) const STICKER_TAGS: LengthBounds = (1, 200);
    pub(crate) const STICKER_DESCRIPTION: LengthBounds = (0, 100);
    pub(crate) const STICKERS: usize = 5;
    /// Maximum size of a sticker file in bytes.
    pub(crate) const STICKER_BYTES: usize = 512 << 10;
}

pub(crate) mod guild {
    use super::LengthBounds;

    pub(crate) const CHANNEL_NAME: LengthBounds = (1, 100);
    pub(crate) const THREAD_NAME: LengthBounds = (1, 100);
    pub(crate) const GUILD_NAME: LengthBounds = (2, 100);
    pub(crate) const ROLE_NAME: LengthBounds = (1, 100);
    pub(crate) const NICK: LengthBounds = (0, 32);
    pub(crate) const TOPIC: LengthBounds = (0, 1024);
    pub(crate) const FORUM_TOPIC: LengthBounds = (0, 4096);
    /// Lifetime of an invite in seconds; 0 is unlimited.
    pub(crate) const INVITE_AGE: (i64, i64) = (0, 604_800);
    pub(crate) const INVITE_USES: (i64, i64) = (0, 100);
    pub(crate) const WEBHOOK_NAME: LengthBounds = (1, 80);
    pub(crate) const USERNAME: LengthBounds = (1, 32);
    pub(crate) const BOT_USERNAME: LengthBounds = (2, 32);
    pub(crate) const GUILD_DESCRIPTION: LengthBounds = (0, 300);
    pub(crate) const APPLICATION_DESCRIPTION: LengthBounds = (0, 400);
    pub(crate) const TAGS: LengthBounds = (0, 5);
    /// Tags that a forum offers.
    pub(crate) const TAGS_OF_FORUM: LengthBounds = (0, 20);
    /// Tags of a post.
    pub(crate) const APPLIED_TAGS: LengthBounds = (0, 5);
    pub(crate) const TAG_NAME: LengthBounds = (1, 50);
    /// Permission overwrites of a channel.
    pub(crate) const OVERWRITES: LengthBounds = (0, 100);
    pub(crate) const SLOWMODE: (i64, i64) = (0, 21_600);
    pub(crate) const BITRATE: (i64, i64) = (8000, 96_000);
    pub(crate) const USER_LIMIT: (i64, i64) = (0, 99);
    /// Days of inactivity before a member is pruned.
    pub(crate) const PRUNE_DAYS: (i64, i64) = (1, 30);
    pub(crate) const BULK_BAN: LengthBounds = (1, 200);
    pub(crate) const BULK_DELETE: LengthBounds = (2, 100);
    pub(crate) const PAGE: LengthBounds = (1, 100);
    pub(crate) const MEMBERS_PAGE: LengthBounds = (1, 1000);
    /// Allowed values of `auto_archive_duration` in minutes.
    pub(crate) const ARCHIVE_MINUTES: [i64; 4] = [60, 1440, 4320, 10_080];
}
