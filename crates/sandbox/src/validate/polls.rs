//! Forms of new polls.

use serde_json::{Value, json};

use super::limits::poll as limits;
use super::{FieldPath, Problems};

/// Checks a poll and returns it as stored, with its `duration` in hours.
pub(super) fn read(problems: &mut Problems, form: &Value, at: &FieldPath) -> Option<Value> {
    let question = &form["question"];
    let text = problems.required_text(question, "text", &at.to("question"), limits::QUESTION);
    let answers = problems.list(form, "answers", at).unwrap_or_default();
    problems.count(&at.to("answers"), answers.len(), limits::ANSWERS.0, limits::ANSWERS.1);
    let mut stored = Vec::new();
    for (index, answer) in answers.iter().enumerate() {
        let at = at.to("answers").to(index).to("poll_media");
        let media = &answer["poll_media"];
        let text = problems.required_text(media, "text", &at, limits::ANSWER).unwrap_or_default();
        let mut media_out = json!({ "text": text });
        if let Some(emoji) = media.get("emoji").filter(|it| it.is_object()) {
            let id = emoji.get("id").filter(|it| !it.is_null()).map(super::plain);
            media_out["emoji"] = json!({ "id": id, "name": emoji["name"] });
        }
        stored.push(json!({ "answer_id": index + 1, "poll_media": media_out }));
    }
    let hours = problems.whole(form, "duration", at).unwrap_or(limits::DEFAULT_HOURS);
    problems.within(&at.to("duration"), hours, limits::HOURS.0, limits::HOURS.1);
    let several = form.get("allow_multiselect").and_then(Value::as_bool).unwrap_or_default();
    Some(json!({
        "question": { "text": text? },
        "answers": stored,
        "duration": hours,
        "allow_multiselect": several,
        "layout_type": 1,
    }))
}
