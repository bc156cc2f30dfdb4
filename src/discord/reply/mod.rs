//! Messages, forms and responses as plain data, which handlers build and tests inspect.
//!
//! `build` converts them to serenity's types.

mod build;

use std::fmt;
use std::sync::Arc;

use super::custom_id::{ButtonAction, CustomId};
use crate::domain::{Id, PlayerId, Revision, Seat};

/// The accent color of all cards.
pub const CARD_COLOR: u32 = 0x00c8_963e;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Main action.
    Primary,
    /// Any other action.
    Plain,
    /// Success style: accept, confirm.
    Good,
    /// Danger style: resign, delete.
    Danger,
}

#[derive(Clone, Debug)]
pub struct Button {
    pub id: CustomId,
    pub label: String,
    pub style: Style,
    pub enabled: bool,
}

impl Button {
    /// Creates an enabled button.
    #[must_use]
    pub fn new(id: CustomId, label: impl Into<String>, style: Style) -> Self {
        Self { id, label: label.into(), style, enabled: true }
    }

    /// Creates a button about a game or challenge at a revision.
    #[must_use]
    pub fn about(
        subject: Id,
        revision: Revision,
        action: impl Into<ButtonAction>,
        label: impl Into<String>,
        style: Style,
    ) -> Self {
        Self::new(CustomId { action: action.into(), subject, revision }, label, style)
    }

    #[must_use]
    pub fn without_subject(action: impl Into<ButtonAction>, label: impl Into<String>, style: Style) -> Self {
        Self::new(CustomId::without_subject(action), label, style)
    }

    #[must_use]
    pub fn enabled_if(self, enabled: bool) -> Self {
        Self { enabled, ..self }
    }
}

/// A menu with a single choice.
#[derive(Clone, Debug)]
pub struct Select {
    pub id: CustomId,
    /// The placeholder.
    pub hint: String,
    /// 1 to 25 options.
    pub options: Vec<SelectOption>,
    /// Page buttons, in a row directly below the menu.
    pub pages: Vec<Button>,
}

/// The entries of a menu that Discord fills.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListKind {
    /// The server's text channels.
    Channels,
    /// The server's members.
    People,
}

/// A menu that Discord fills, with a single choice.
#[derive(Clone, Debug)]
pub struct ListSelect {
    pub of: ListKind,
    pub id: CustomId,
    /// The placeholder.
    pub hint: String,
}

#[derive(Clone, Debug)]
pub struct SelectOption {
    pub label: String,
    /// The small text below the label, if not empty.
    pub detail: String,
    /// The value sent for the choice: 1 to 100 characters, unique in its menu.
    pub value: String,
}

/// The file name of every board. It must not reveal anything.
const PICTURE_NAME: &str = "board.png";

/// The file name of every plot.
const PLOT_NAME: &str = "graph.png";

/// A file attached to a message.
#[derive(Clone, Debug)]
pub struct AttachedFile {
    /// The file name. It must not reveal anything that the reader may not know.
    pub name: String,
    content: FileContent,
    /// The alt text of a picture, otherwise empty.
    pub alt: String,
}

#[derive(Clone)]
enum FileContent {
    Bytes(Vec<u8>),
    /// A picture to draw before the message is sent. Drawing takes long, so handlers leave it to
    /// the picture pool.
    Drawing(Arc<dyn Fn() -> Vec<u8> + Send + Sync>),
}

impl fmt::Debug for FileContent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bytes(bytes) => write!(f, "{} bytes", bytes.len()),
            Self::Drawing(_) => f.write_str("a drawing"),
        }
    }
}

impl AttachedFile {
    /// A board to draw before the message is sent.
    #[must_use]
    pub fn board(draw: impl Fn() -> Vec<u8> + Send + Sync + 'static, alt: String) -> Self {
        Self { name: PICTURE_NAME.to_owned(), content: FileContent::Drawing(Arc::new(draw)), alt }
    }

    #[must_use]
    pub fn plot(png: Vec<u8>, alt: String) -> Self {
        Self { name: PLOT_NAME.to_owned(), content: FileContent::Bytes(png), alt }
    }

    /// A picture that is drawn already.
    #[must_use]
    pub const fn picture(name: String, bytes: Vec<u8>, alt: String) -> Self {
        Self { name, content: FileContent::Bytes(bytes), alt }
    }

    /// Creates a text file.
    #[must_use]
    pub fn plain(name: impl Into<String>, text: String) -> Self {
        Self { name: name.into(), content: FileContent::Bytes(text.into_bytes()), alt: String::new() }
    }

    /// The content of a text file, `None` for pictures.
    #[must_use]
    pub fn text(&self) -> Option<&str> {
        match &self.content {
            FileContent::Bytes(bytes) => std::str::from_utf8(bytes).ok(),
            FileContent::Drawing(_) => None,
        }
    }

    const fn is_drawn(&self) -> bool {
        matches!(self.content, FileContent::Bytes(_))
    }

    /// Takes the content, and draws it if needed.
    fn take_bytes(&mut self) -> Vec<u8> {
        match std::mem::replace(&mut self.content, FileContent::Bytes(Vec::new())) {
            FileContent::Bytes(bytes) => bytes,
            FileContent::Drawing(draw) => draw(),
        }
    }
}

/// A message. Title, body and foot are in an embed, or above the picture if there is one.
#[derive(Clone, Debug, Default)]
pub struct Reply {
    /// The text above everything else.
    pub content: String,
    pub title: String,
    pub body: String,
    /// The small line at the end.
    pub foot: String,
    /// The result of the last try. It is the last text, nearest to the buttons, and never clipped.
    pub verdict: String,
    pub picture: Option<AttachedFile>,
    /// Whether the edited message already has a picture, which stays.
    pub over_picture: bool,
    /// Menus above the buttons.
    pub selects: Vec<Select>,
    /// A menu that Discord fills, below the other menus.
    pub list_select: Option<ListSelect>,
    /// A file other than the picture.
    pub file: Option<AttachedFile>,
    /// Buttons in rows of five.
    pub buttons: Vec<Button>,
    /// The players to ping.
    pub pings: Vec<PlayerId>,
    /// Whether a new message makes no sound.
    pub silent: bool,
    /// A computation in progress. The answer is updated when it finishes.
    pub awaits: Option<Awaited>,
}

/// A computation whose progress an answer shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaited {
    /// The computer's move in a game. The answer then shows the new position.
    ComputerMove(Id),
    /// The review of a game. The answer shows its progress and then the review.
    Review(Id),
}

impl Reply {
    #[must_use]
    pub fn text(content: impl Into<String>) -> Self {
        Self { content: content.into(), ..Self::default() }
    }

    /// Omits the picture, for an edit of a message that already has it.
    #[must_use]
    pub fn over_its_picture(self) -> Self {
        Self { over_picture: self.picture.is_some(), picture: None, ..self }
    }

    /// Whether a picture isn't drawn yet.
    #[must_use]
    pub fn needs_drawing(&self) -> bool {
        [&self.picture, &self.file].into_iter().flatten().any(|file| !file.is_drawn())
    }

    /// Draws the pictures, which may take long.
    #[must_use]
    pub fn drawn(mut self) -> Self {
        for file in [&mut self.picture, &mut self.file].into_iter().flatten() {
            file.content = FileContent::Bytes(file.take_bytes());
        }
        self
    }

    #[must_use]
    pub fn placed(self, placement: Placement) -> Response {
        match placement {
            Placement::NewMessage => Response::Private(self),
            Placement::InPlace => Response::Update(self),
        }
    }
}

/// The place of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placement {
    /// A new private message.
    NewMessage,
    /// The message with the component.
    InPlace,
}

/// The response to an interaction.
#[derive(Clone, Debug)]
pub enum Response {
    /// A new message visible only to the sender.
    Private(Reply),
    /// Replaces the message with the component.
    Update(Reply),
    Form(ModalForm),
    /// No response, because a duplicate interaction has already been answered.
    Silence,
}

impl Response {
    /// Creates a private text message.
    #[must_use]
    pub fn text(content: impl Into<String>) -> Self {
        Self::Private(Reply::text(content))
    }

    #[must_use]
    pub const fn awaits(&self) -> Option<Awaited> {
        match self {
            Self::Private(reply) | Self::Update(reply) => reply.awaits,
            Self::Form(_) | Self::Silence => None,
        }
    }

    /// Whether the response has a picture that isn't drawn yet.
    #[must_use]
    pub fn needs_drawing(&self) -> bool {
        match self {
            Self::Private(reply) | Self::Update(reply) => reply.needs_drawing(),
            Self::Form(_) | Self::Silence => false,
        }
    }

    /// Draws the picture, which may take long.
    #[must_use]
    pub fn drawn(self) -> Self {
        match self {
            Self::Private(reply) => Self::Private(reply.drawn()),
            Self::Update(reply) => Self::Update(reply.drawn()),
            other => other,
        }
    }

    /// Turns an update into a new private message.
    #[must_use]
    pub fn beside(self) -> Self {
        match self {
            Self::Update(reply) => Self::Private(reply),
            other => other,
        }
    }
}

/// The kind of input of a form's field.
#[derive(Clone, Debug)]
pub enum ModalField {
    /// Empty, with an example.
    Example(String),
    /// A typed move to correct.
    Typed(String),
    /// The current notes.
    Notes(String),
}

/// A form with one field.
#[derive(Clone, Debug)]
pub struct ModalForm {
    pub id: CustomId,
    pub title: String,
    /// The label of the field.
    pub label: String,
    pub field: ModalField,
}

impl ModalForm {
    /// The `custom_id` of the field.
    pub const FIELD: &'static str = "text";
}

/// Returns the people among the seats, who can be pinged.
pub(super) fn people(seats: impl IntoIterator<Item = Seat>) -> Vec<PlayerId> {
    seats.into_iter().filter_map(Seat::person).collect()
}
