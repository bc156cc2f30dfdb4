//! Successful answers.

use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::{Map, Value};

#[derive(Debug, Default)]
pub(super) struct OpResult {
    fields: Map<String, Value>,
    /// Kept apart, because it would need much more memory as a `Value`.
    outcomes: Option<Vec<OutcomeRow>>,
}

#[derive(Debug, serde::Serialize)]
pub(super) struct OutcomeRow {
    /// The move with its rolls.
    #[serde(rename = "record")]
    pub(super) notation: String,
    /// The probability, as a fraction.
    pub(super) p: String,
    /// The resulting position.
    pub(super) position: String,
}

impl OutcomeRow {
    /// The total length of the texts, in bytes.
    pub(super) fn len(&self) -> usize {
        self.notation.len() + self.p.len() + self.position.len()
    }
}

/// Estimated bytes of a row's JSON besides its texts, including escapes.
const ROW_BYTES: usize = 64;

impl OpResult {
    pub(super) fn outcomes(rows: Vec<OutcomeRow>) -> Self {
        Self { fields: Map::new(), outcomes: Some(rows) }
    }

    pub(super) fn with(mut self, field: &str, value: impl Into<Value>) -> Self {
        self.fields.insert(field.to_owned(), value.into());
        self
    }

    pub(super) fn line(&self) -> String {
        let rows = self.outcomes.iter().flatten();
        let mut line = Vec::with_capacity(rows.map(|row| row.len() + ROW_BYTES).sum());
        // Writing to memory never fails, and JSON is UTF-8.
        let written = serde_json::to_writer(&mut line, self);
        debug_assert!(written.is_ok(), "{written:?}");
        String::from_utf8(line).unwrap_or_default()
    }
}

impl Serialize for OpResult {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (name, value) in &self.fields {
            map.serialize_entry(name, value)?;
        }
        if let Some(rows) = &self.outcomes {
            map.serialize_entry("outcomes", rows)?;
        }
        map.end()
    }
}
