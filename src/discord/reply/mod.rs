//! Messages, forms and answers as plain data. What handlers make and tests read; how they become
//! serenity's stands in `build`.

mod build;

use super::custom_id::{ButtonAction, CustomId};
use crate::domain::{Id, PlayerId, Revision, Seat};

/// The color of every card's edge.
pub const CARD_COLOR: u32 = 0x00c8_963e;

/// How a button looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// The thing to do.
    Primary,
    /// Something else.
    Plain,
    /// A yes.
    Good,
    /// It ends something.
    Danger,
}

/// A button.
#[derive(Clone, Debug)]
pub struct Button {
    /// What it does.
    pub id: CustomId,
    /// What stands on it.
    pub label: String,
    /// How it looks.
    pub style: Style,
    /// Whether it can be pressed.
    pub enabled: bool,
}

impl Button {
    /// A button that can be pressed.
    #[must_use]
    pub fn new(id: CustomId, label: impl Into<String>, style: Style) -> Self {
        Self { id, label: label.into(), style, enabled: true }
    }

    /// A button about a game or a challenge at a revision.
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

    /// A button about no game.
    #[must_use]
    pub fn without_subject(action: impl Into<ButtonAction>, label: impl Into<String>, style: Style) -> Self {
        Self::new(CustomId::without_subject(action), label, style)
    }

    /// The same button, which can be pressed or not.
    #[must_use]
    pub fn enabled_if(self, enabled: bool) -> Self {
        Self { enabled, ..self }
    }
}

/// A menu from which one thing is chosen.
#[derive(Clone, Debug)]
pub struct Select {
    /// What is done with the choice.
    pub id: CustomId,
    /// What stands on it.
    pub hint: String,
    /// What there is: 1 to 25.
    pub options: Vec<SelectOption>,
    /// Buttons that turn to its other pages, in a row right below it.
    pub pages: Vec<Button>,
}

/// What a menu that Discord fills shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListKind {
    /// The text channels of the server.
    Channels,
    /// The people of the server.
    People,
}

/// A menu that Discord fills, from which one entry is chosen.
#[derive(Clone, Debug)]
pub struct ListSelect {
    /// What it shows.
    pub of: ListKind,
    /// What is done with the choice.
    pub id: CustomId,
    /// What stands on it.
    pub hint: String,
}

/// An option of a menu.
#[derive(Clone, Debug)]
pub struct SelectOption {
    /// What it is.
    pub label: String,
    /// What follows from it, in small print; nothing where it is empty.
    pub detail: String,
    /// What is sent when it is chosen: 1 to 100 characters, and different for each.
    pub value: String,
}

/// The name of every picture of a board: it tells nothing.
const PICTURE_NAME: &str = "board.png";

/// The name of every plot.
const PLOT_NAME: &str = "graph.png";

/// A file that goes with a message.
#[derive(Clone, Debug)]
pub struct AttachedFile {
    /// Its name; it tells nothing that its reader may not know.
    pub name: String,
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// What it shows, in words, where it is a picture.
    pub alt: String,
}

impl AttachedFile {
    /// A picture of a board, with what it shows in words.
    #[must_use]
    pub fn board(png: Vec<u8>, alt: String) -> Self {
        Self { name: PICTURE_NAME.to_owned(), bytes: png, alt }
    }

    /// A plot, with what it shows in words.
    #[must_use]
    pub fn plot(png: Vec<u8>, alt: String) -> Self {
        Self { name: PLOT_NAME.to_owned(), bytes: png, alt }
    }

    /// A file that is no picture.
    #[must_use]
    pub fn plain(name: impl Into<String>, text: String) -> Self {
        Self { name: name.into(), bytes: text.into_bytes(), alt: String::new() }
    }
}

/// A message. Title, body and foot stand in a card, or over the picture where there is one.
#[derive(Clone, Debug, Default)]
pub struct Reply {
    /// The text above everything.
    pub content: String,
    /// The title.
    pub title: String,
    /// The text.
    pub body: String,
    /// The small line at the end.
    pub foot: String,
    /// The board.
    pub picture: Option<AttachedFile>,
    /// Whether it goes with the picture that the message has already.
    pub over_picture: bool,
    /// Menus, above the buttons.
    pub selects: Vec<Select>,
    /// A menu that Discord fills, under the others.
    pub list_select: Option<ListSelect>,
    /// Another file.
    pub file: Option<AttachedFile>,
    /// Buttons, in rows of five.
    pub buttons: Vec<Button>,
    /// Who is pinged.
    pub pings: Vec<PlayerId>,
    /// Whether it makes no sound, where it is a message of its own.
    pub silent: bool,
    /// What it shows the making of: an answer that shows it keeps up with it.
    pub awaits: Option<Awaited>,
}

/// What is being made while an answer already shows how far it came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaited {
    /// The computer's move in a game: the answer becomes the game as it stands then.
    ComputerMove(Id),
    /// The review of a game: the answer tells how far it came, and becomes it.
    Review(Id),
}

impl Reply {
    /// A message of text alone.
    #[must_use]
    pub fn text(content: impl Into<String>) -> Self {
        Self { content: content.into(), ..Self::default() }
    }

    /// The same without the picture, for a message that has that already.
    #[must_use]
    pub fn over_its_picture(self) -> Self {
        Self { over_picture: self.picture.is_some(), picture: None, ..self }
    }

    /// The message as an answer in its place.
    #[must_use]
    pub fn placed(self, placement: Placement) -> Response {
        match placement {
            Placement::NewMessage => Response::Private(self),
            Placement::InPlace => Response::Update(self),
        }
    }
}

/// Where an answer goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placement {
    /// Into a new private message.
    NewMessage,
    /// Into the message whose button, menu or form was used.
    InPlace,
}

/// What the person who sent an interaction gets.
#[derive(Clone, Debug)]
pub enum Response {
    /// A new message that only they see.
    Private(Reply),
    /// The message with the button becomes this one.
    Update(Reply),
    /// A form.
    Form(ModalForm),
    /// Nothing: the interaction was answered when it came the first time.
    Silence,
}

impl Response {
    /// A private message of text alone.
    #[must_use]
    pub fn text(content: impl Into<String>) -> Self {
        Self::Private(Reply::text(content))
    }

    /// What it shows the making of.
    #[must_use]
    pub const fn awaits(&self) -> Option<Awaited> {
        match self {
            Self::Private(reply) | Self::Update(reply) => reply.awaits,
            Self::Form(_) | Self::Silence => None,
        }
    }

    /// The same answer, which leaves the message with the button as it is.
    #[must_use]
    pub fn beside(self) -> Self {
        match self {
            Self::Update(reply) => Self::Private(reply),
            other => other,
        }
    }
}

/// What is typed into a form.
#[derive(Clone, Debug)]
pub enum ModalField {
    /// A move, with an example of one.
    Move(String),
    /// A move as it was typed, to be corrected.
    Typed(String),
    /// A number, a name or another short value, with an example of one.
    Value(String),
    /// Notes, as they stand.
    Notes(String),
}

/// A form with one field.
#[derive(Clone, Debug)]
pub struct ModalForm {
    /// What is done with the text.
    pub id: CustomId,
    /// The title.
    pub title: String,
    /// The name of the field.
    pub label: String,
    /// What is typed.
    pub field: ModalField,
}

impl ModalForm {
    /// The `custom_id` of the field.
    pub const FIELD: &'static str = "text";
}

/// Those of the seats who can be pinged.
pub(super) fn people(seats: impl IntoIterator<Item = Seat>) -> Vec<PlayerId> {
    seats.into_iter().filter_map(Seat::person).collect()
}
