//! Query parameters. Invalid ones fail with 50035, under their names.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use serde_json::json;

use crate::clock::Millis;
use crate::errors::ApiError;
use crate::form::form_fields;
use crate::validate::{FieldPath, Problems};

/// The query of a request, with the problems found in it so far. An empty parameter counts as
/// missing.
#[derive(Debug, Default)]
pub(crate) struct Params {
    fields: Vec<(String, String)>,
    problems: Problems,
}

impl<S: Send + Sync> FromRequestParts<S> for Params {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let fields = form_fields(parts.uri.query().unwrap_or_default().as_bytes());
        Ok(Self { fields, problems: Problems::default() })
    }
}

/// Returns a page of rows sorted by id. With `before` it ends with the closest ids.
pub(crate) fn page<T>(
    rows: impl IntoIterator<Item = (u64, T)>,
    before: Option<u64>,
    after: Option<u64>,
    limit: usize,
) -> Vec<T> {
    let fits = |id: u64| after.is_none_or(|after| id > after) && before.is_none_or(|before| id < before);
    let mut rows: Vec<T> = rows.into_iter().filter(|(id, _)| fits(*id)).map(|(_, row)| row).collect();
    let skipped = if before.is_some() { rows.len().saturating_sub(limit) } else { 0 };
    rows.drain(..skipped);
    rows.truncate(limit);
    rows
}

impl Params {
    pub(crate) fn text(&self, name: &str) -> Option<&str> {
        let found = self.fields.iter().find(|(it, _)| it == name);
        found.map(|(_, text)| text.as_str()).filter(|text| !text.is_empty())
    }

    /// Returns all values of a parameter, given repeatedly or separated by commas.
    pub(crate) fn all(&self, name: &str) -> Vec<&str> {
        let given = self.fields.iter().filter(|(it, _)| it == name);
        given.flat_map(|(_, text)| text.split(',')).filter(|text| !text.is_empty()).collect()
    }

    /// Reads the number of rows of a page.
    pub(crate) fn limit(&mut self, default: usize, (min, max): (usize, usize)) -> usize {
        let bound = |number| i64::try_from(number).unwrap_or(i64::MAX);
        let given = self.whole("limit", (bound(min), bound(max)));
        given.and_then(|number| usize::try_from(number).ok()).unwrap_or(default)
    }

    pub(crate) fn whole(&mut self, name: &str, (min, max): (i64, i64)) -> Option<i64> {
        let form = json!({ name: self.text(name)? });
        let at = FieldPath::default();
        let number = self.problems.whole(&form, name, &at)?;
        self.problems.within(&at.to(name), number, min, max);
        Some(number)
    }

    pub(crate) fn id(&mut self, name: &str) -> Option<u64> {
        let ids = self.ids(name);
        ids.first().copied()
    }

    /// Reads ids, given repeatedly or separated by commas.
    pub(crate) fn ids(&mut self, name: &str) -> Vec<u64> {
        let (mut ids, mut wrong) = (Vec::new(), None);
        for text in self.all(name) {
            match text.parse() {
                Ok(id) => ids.push(id),
                Err(_) => wrong = Some(format!("Value \"{text}\" is not snowflake.")),
            }
        }
        if let Some(message) = wrong {
            self.problems.add(&FieldPath::default().to(name), "NUMBER_TYPE_COERCE", message);
        }
        ids
    }

    /// Reads a flag; `None` if it is missing.
    pub(crate) fn flag(&mut self, name: &str) -> Option<bool> {
        match self.text(name)? {
            "true" | "True" | "1" => Some(true),
            "false" | "False" | "0" => Some(false),
            _ => {
                let at = FieldPath::default().to(name);
                self.problems.add(&at, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.");
                None
            }
        }
    }

    /// Reads a timestamp. A `+` that the client didn't encode arrives as a space.
    pub(crate) fn time(&mut self, name: &str) -> Option<Millis> {
        let form = json!({ name: self.text(name)?.replace(' ', "+") });
        self.problems.time(&form, name, &FieldPath::default())
    }

    pub(crate) fn required(&mut self, name: &str) -> String {
        let given = self.text(name).map(str::to_owned);
        if given.is_none() {
            self.problems.required(&FieldPath::default().to(name));
        }
        given.unwrap_or_default()
    }

    /// Ends the check.
    ///
    /// # Errors
    ///
    /// If there are problems: 50035 with all of them.
    pub(crate) fn finish(self) -> Result<(), ApiError> {
        self.problems.finish()
    }
}
