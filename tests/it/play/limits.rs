//! Messages and forms longer than Discord allows are cut, never refused.

use sealed_move::discord::custom_id::{
    ButtonAction, ComposerButton, CustomId, HistoryButton, MoveButton, NoteButton, Orientation, ServerButton,
    SettingsButton,
};
use sealed_move::discord::reply::{
    AttachedFile, Button, ModalField, ModalForm, Reply, Response, Select, SelectOption, Style,
};
use sealed_move::discord::rest::limits;
use serde_json::Value;

use crate::bed::TestBed;

/// A text longer than any limit.
fn endless(what: &str) -> String {
    format!("{what} ").repeat(10_000 / what.len())
}

fn message() -> Reply {
    let id = || CustomId::without_subject(MoveButton::Type);
    let option = |number: usize| SelectOption {
        label: endless("label"),
        detail: endless("detail"),
        value: number.to_string(),
    };
    Reply {
        content: endless("content"),
        title: endless("title"),
        body: format!("{}\nthe last line", endless("body")),
        foot: endless("foot"),
        selects: vec![Select {
            id: CustomId::without_subject(NoteButton::Edit),
            hint: endless("hint"),
            options: (0..30).map(option).collect(),
            pages: Vec::new(),
        }],
        buttons: vec![Button::new(id(), endless("button"), Style::Plain)],
        ..Reply::default()
    }
}

fn length(text: &Value) -> usize {
    text.as_str().unwrap().chars().count()
}

/// The longest word of [`endless`] texts, with its blank.
const LONGEST_WORD: usize = "content ".len();

/// Whether a text has the maximum length, or lacks less than a word, as cuts are between words.
fn fills(length: usize, limit: usize) -> bool {
    (limit - LONGEST_WORD..=limit).contains(&length)
}

/// Checks that a text has the maximum length and ends with a complete word and an ellipsis.
fn is_cut(text: &Value, limit: usize, word: &str) {
    let shown = text.as_str().unwrap();
    assert!(fills(length(text), limit), "{} of {limit}: {shown}", length(text));
    assert!(shown.ends_with(&format!("{word}…")), "{shown}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_with_endless_texts_is_shortened_and_taken() {
    let bed = TestBed::new().await;
    let path = format!("/channels/{}/messages", bed.channel("games"));
    let sent = serde_json::to_value(message().into_message("1".to_owned())).unwrap();
    is_cut(&sent["content"], limits::CONTENT, "content");
    let embed = &sent["embeds"][0];
    is_cut(&embed["title"], limits::EMBED_TITLE, "title");
    is_cut(&embed["footer"]["text"], limits::EMBED_FOOTER, "foot");
    let texts = length(&embed["title"]) + length(&embed["description"]) + length(&embed["footer"]["text"]);
    assert!(texts <= limits::EMBED_TEXTS && length(&embed["description"]) <= limits::EMBED_DESCRIPTION);
    let body = embed["description"].as_str().unwrap();
    assert!(body.ends_with("…\nthe last line"), "the longest line is cut: {body}");
    let menu = &sent["components"][0]["components"][0];
    is_cut(&menu["placeholder"], limits::SELECT_HINT, "hint");
    assert_eq!(menu["options"].as_array().unwrap().len(), limits::SELECT_OPTIONS);
    is_cut(&menu["options"][0]["label"], limits::SELECT_TEXT, "label");
    is_cut(&menu["options"][0]["description"], limits::SELECT_TEXT, "detail");
    is_cut(&sent["components"][1]["components"][0]["label"], limits::BUTTON_LABEL, "button");
    bed.bot().post(&path, &sent).await.ok();
    // Without the foot there is room for the longest description.
    let short = Reply { foot: String::new(), body: endless("body"), ..message() };
    let sent = serde_json::to_value(short.into_message("2".to_owned())).unwrap();
    is_cut(&sent["embeds"][0]["description"], limits::EMBED_DESCRIPTION, "body");
    bed.bot().post(&path, &sent).await.ok();
    bed.check_traffic().await;
}

#[test]
fn text_above_a_picture_is_cut_in_the_middle() {
    let picture = Some(AttachedFile::board(|| vec![0], endless("alt")));
    let reply = Reply {
        content: "It is your turn".to_owned(),
        title: "Kyo".to_owned(),
        foot: "Game 1".to_owned(),
        picture,
        ..message()
    };
    let sent = serde_json::to_value(reply.into_message("1".to_owned())).unwrap();
    let content = sent["content"].as_str().unwrap();
    assert!(content.starts_with("It is your turn\n**Kyo**\nbody"), "{content}");
    assert!(content.ends_with("…\nthe last line\n-# Game 1"), "{content}");
    assert!(fills(content.chars().count(), limits::CONTENT), "{content}");
    is_cut(&sent["attachments"][0]["description"], limits::FILE_DESCRIPTION, "alt");
}

#[test]
fn every_form_has_a_limit() {
    let check = |action: ButtonAction, limit: u16| {
        let form = ModalForm {
            id: CustomId::without_subject(action),
            title: "Title".to_owned(),
            label: "Label".to_owned(),
            field: ModalField::Example("example".to_owned()),
        };
        let sent = serde_json::to_value(Response::Form(form.clone()).into_response().unwrap()).unwrap();
        assert_eq!(sent["data"]["components"][0]["components"][0]["max_length"], limit, "{form:?}");
    };
    check(MoveButton::Type.into(), 400);
    check(ComposerButton::Open.into(), 400);
    check(NoteButton::Edit.into(), 2000);
    check(HistoryButton::GoTo(Orientation::Usual).into(), 100);
    check(SettingsButton::Type("timezone".to_owned()).into(), 100);
    check(ServerButton::Type("hour".to_owned()).into(), 100);
}

#[test]
fn a_form_with_endless_texts_is_shortened() {
    for field in [
        ModalField::Example(endless("hint")),
        ModalField::Typed(endless("typed\n")),
        ModalField::Notes("kept".to_owned()),
    ] {
        let id = CustomId::without_subject(MoveButton::Type);
        let form = ModalForm { id, title: endless("title"), label: endless("label"), field };
        let sent = serde_json::to_value(Response::Form(form).into_response().unwrap()).unwrap();
        let form = &sent["data"];
        is_cut(&form["title"], limits::MODAL_TITLE, "title");
        let field = &form["components"][0]["components"][0];
        assert_eq!(field["max_length"], limits::MAX_TYPED_MOVE);
        is_cut(&field["label"], limits::INPUT_LABEL, "label");
        if field["placeholder"].is_string() {
            is_cut(&field["placeholder"], limits::INPUT_HINT, "hint");
        } else {
            let value = field["value"].as_str().unwrap();
            assert!(
                value == "kept" || value.chars().count() == usize::from(limits::MAX_TYPED_MOVE),
                "{value}"
            );
            assert!(!value.contains('\n'), "a field of one line");
        }
    }
}
