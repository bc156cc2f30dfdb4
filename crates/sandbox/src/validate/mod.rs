//! Form validation against Discord's documented limits. Errors name every invalid field.

pub(crate) mod commands;
pub(crate) mod components;
mod embeds;
pub(crate) mod expressions;
pub(crate) mod fields;
pub(crate) mod layout;
pub(crate) mod limits;
pub(crate) mod message;
pub(crate) mod modal;
mod polls;

use serde_json::{Map, Value, json};

use super::errors::ApiError;

/// The path of a form field: keys and indices.
#[derive(Clone, Debug, Default)]
pub(crate) struct FieldPath(Vec<String>);

impl FieldPath {
    /// Returns the path of a key or index below this one.
    #[expect(clippy::needless_pass_by_value, reason = "steps are copied anyway")]
    pub(crate) fn to(&self, step: impl ToString) -> Self {
        let mut steps = self.0.clone();
        steps.push(step.to_string());
        Self(steps)
    }
}

/// Collects all problems of a form, to report them together.
#[derive(Debug, Default)]
pub(crate) struct Problems(Vec<(FieldPath, &'static str, String)>);

impl Problems {
    pub(crate) fn add(&mut self, at: &FieldPath, code: &'static str, message: impl Into<String>) {
        self.0.push((at.clone(), code, message.into()));
    }

    /// Adds a problem for a missing field.
    pub(crate) fn required(&mut self, at: &FieldPath) {
        self.add(at, "BASE_TYPE_REQUIRED", "This field is required");
    }

    /// Checks the length of the text at `at`, in characters.
    pub(crate) fn length(&mut self, at: &FieldPath, text: &str, min: usize, max: usize) {
        let length = text.chars().count();
        if length >= min && length <= max {
            return;
        }
        if min == 0 {
            self.add(at, "BASE_TYPE_MAX_LENGTH", format!("Must be {max} or fewer in length."));
        } else if length == 0 {
            self.required(at);
        } else {
            self.add(at, "BASE_TYPE_BAD_LENGTH", format!("Must be between {min} and {max} in length."));
        }
    }

    /// Checks the length of the list at `at`.
    pub(crate) fn count(&mut self, at: &FieldPath, count: usize, min: usize, max: usize) {
        if count > max && min == 0 {
            self.add(at, "BASE_TYPE_MAX_LENGTH", format!("Must be {max} or fewer in length."));
        } else if count < min || count > max {
            self.add(at, "BASE_TYPE_BAD_LENGTH", format!("Must be between {min} and {max} in length."));
        }
    }

    /// Checks the range of the number at `at`.
    pub(crate) fn within(&mut self, at: &FieldPath, number: i64, min: i64, max: i64) {
        if number > max {
            let message = format!("int value should be less than or equal to {max}.");
            self.add(at, "NUMBER_TYPE_MAX", message);
        } else if number < min {
            let message = format!("int value should be greater than or equal to {min}.");
            self.add(at, "NUMBER_TYPE_MIN", message);
        }
    }

    /// Reads an optional text from the form at `at`. Null counts as missing.
    pub(crate) fn text<'a>(&mut self, form: &'a Value, key: &str, at: &FieldPath) -> Option<&'a str> {
        match form.get(key) {
            None | Some(Value::Null) => None,
            Some(Value::String(text)) => Some(text),
            Some(_) => {
                self.add(&at.to(key), "STRING_TYPE_CONVERT", "Could not interpret value as string.");
                None
            }
        }
    }

    /// Reads a required text from the form at `at`, and checks its length.
    pub(crate) fn required_text<'a>(
        &mut self,
        form: &'a Value,
        key: &str,
        at: &FieldPath,
        (min, max): (usize, usize),
    ) -> Option<&'a str> {
        let text = self.text(form, key, at);
        match text {
            Some(text) => self.length(&at.to(key), text, min, max),
            None if form.get(key).is_none_or(Value::is_null) => self.required(&at.to(key)),
            None => {}
        }
        text
    }

    /// Reads an optional list from the form at `at`. Null counts as missing.
    pub(crate) fn list<'a>(&mut self, form: &'a Value, key: &str, at: &FieldPath) -> Option<&'a [Value]> {
        match form.get(key) {
            None | Some(Value::Null) => None,
            Some(Value::Array(list)) => Some(list),
            Some(_) => {
                self.add(&at.to(key), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
                None
            }
        }
    }

    /// Reads an optional integer from the form at `at`, also from a string. Null counts as missing.
    pub(crate) fn whole(&mut self, form: &Value, key: &str, at: &FieldPath) -> Option<i64> {
        let value = form.get(key).filter(|value| !value.is_null())?;
        let number = value.as_i64().or_else(|| value.as_str().and_then(|text| text.parse().ok()));
        if number.is_none() {
            self.add(&at.to(key), "NUMBER_TYPE_COERCE", format!("Value \"{}\" is not int.", plain(value)));
        }
        number
    }

    /// Ends the check.
    ///
    /// # Errors
    ///
    /// If there are problems: 50035 with all of them.
    pub(crate) fn finish(self) -> Result<(), ApiError> {
        if self.0.is_empty() {
            return Ok(());
        }
        let mut tree = Map::new();
        for (path, code, message) in self.0 {
            let mut node = &mut tree;
            for step in path.0 {
                let next = node.entry(step).or_insert_with(|| json!({}));
                let Value::Object(next) = next else { unreachable!("only objects are put into the tree") };
                node = next;
            }
            let list = node.entry("_errors").or_insert_with(|| json!([]));
            if let Value::Array(list) = list {
                list.push(json!({ "code": code, "message": message }));
            }
        }
        Err(ApiError::form(Value::Object(tree)))
    }
}

/// Returns a value as text; strings without quotes.
pub(crate) fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// Parses an id from a string or number.
pub(crate) fn snowflake(value: &Value) -> Option<u64> {
    value.as_u64().or_else(|| value.as_str().and_then(|text| text.parse().ok()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn problems_form_a_tree() {
        let mut problems = Problems::default();
        let embed = FieldPath::default().to("embeds").to(0);
        problems.required(&embed.to("fields").to(1).to("name"));
        problems.length(&embed.to("title"), &"x".repeat(257), 0, 256);
        problems.length(&FieldPath::default().to("content"), "fits", 0, 4);
        let error = problems.finish().unwrap_err();
        assert_eq!((error.status.as_u16(), error.code), (400, 50035));
        let expected = json!({ "embeds": { "0": {
            "fields": { "1": { "name": { "_errors": [
                { "code": "BASE_TYPE_REQUIRED", "message": "This field is required" },
            ] } } },
            "title": { "_errors": [
                { "code": "BASE_TYPE_MAX_LENGTH", "message": "Must be 256 or fewer in length." },
            ] },
        } } });
        assert_eq!(error.errors, Some(expected));
    }

    #[test]
    fn lengths_count_characters_not_bytes() {
        let mut problems = Problems::default();
        problems.length(&FieldPath::default(), "äöü", 1, 3);
        assert!(problems.finish().is_ok());
    }
}
