//! Tables of plain form fields, stored as checked.

use serde_json::{Map, Value, json};

use super::{FieldPath, Problems, snowflake};
use crate::clock::Millis;

/// The type of a field's value.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Kind {
    /// A text with this length in characters.
    Text(usize, usize),
    /// One of these texts.
    Word(&'static [&'static str]),
    /// An integer in this range.
    Whole(i64, i64),
    /// One of these integers.
    Number(&'static [i64]),
    Flag,
    Id,
    /// A list with at most this many ids.
    Ids(usize),
    /// A list with at most this many texts.
    Texts(usize),
}

/// Reads the given fields of a table. `null` stands for the default, see [`apply`].
pub(crate) fn read(
    problems: &mut Problems,
    form: &Value,
    at: &FieldPath,
    table: &[(&str, Kind)],
) -> Map<String, Value> {
    let mut fields = Map::new();
    for (key, kind) in table {
        let value = match form.get(*key) {
            None => continue,
            Some(Value::Null) => Some(Value::Null),
            Some(_) => one(problems, form, key, at, *kind),
        };
        fields.extend(value.map(|value| ((*key).to_owned(), value)));
    }
    fields
}

/// Stores fields. `null` removes one, so that it has its default again.
pub(crate) fn apply(stored: &mut Map<String, Value>, fields: Map<String, Value>) {
    for (key, value) in fields {
        if value.is_null() {
            stored.remove(&key);
        } else {
            stored.insert(key, value);
        }
    }
}

fn one(problems: &mut Problems, form: &Value, key: &str, at: &FieldPath, kind: Kind) -> Option<Value> {
    let here = at.to(key);
    match kind {
        Kind::Text(min, max) => problems.text(form, key, at).map(|text| {
            problems.length(&here, text, min, max);
            json!(text)
        }),
        Kind::Word(words) => problems.text(form, key, at).map(|text| {
            if !words.contains(&text) {
                let message = format!("Value must be one of {{{}}}.", words.join(", "));
                problems.add(&here, "BASE_TYPE_CHOICES", message);
            }
            json!(text)
        }),
        Kind::Whole(min, max) => problems.whole(form, key, at).map(|number| {
            problems.within(&here, number, min, max);
            json!(number)
        }),
        Kind::Number(numbers) => problems.whole(form, key, at).map(|number| {
            if !numbers.contains(&number) {
                let names: Vec<String> = numbers.iter().map(ToString::to_string).collect();
                let message = format!("Value must be one of {{{}}}.", names.join(", "));
                problems.add(&here, "BASE_TYPE_CHOICES", message);
            }
            json!(number)
        }),
        Kind::Flag => problems.flag(form, key, at).map(Value::Bool),
        Kind::Id => problems.id(form, key, at).map(|id| json!(id.to_string())),
        Kind::Ids(max) => {
            let ids = problems.ids(form, key, at)?;
            problems.count(&here, ids.len(), 0, max);
            Some(ids.iter().map(ToString::to_string).collect())
        }
        Kind::Texts(max) => {
            let list = problems.list(form, key, at)?;
            problems.count(&here, list.len(), 0, max);
            for (index, _) in list.iter().enumerate().filter(|(_, value)| !value.is_string()) {
                let message = "Could not interpret value as string.";
                problems.add(&here.to(index), "STRING_TYPE_CONVERT", message);
            }
            Some(json!(list))
        }
    }
}

impl Problems {
    /// Reads an optional flag from the form at `at`. Null counts as missing.
    pub(crate) fn flag(&mut self, form: &Value, key: &str, at: &FieldPath) -> Option<bool> {
        let value = form.get(key).filter(|value| !value.is_null())?;
        let flag = match value {
            Value::Bool(flag) => Some(*flag),
            Value::String(text) => text.to_lowercase().parse().ok(),
            _ => None,
        };
        if flag.is_none() {
            self.add(&at.to(key), "BOOLEAN_TYPE_CONVERT", "Must be either true or false.");
        }
        flag
    }

    /// Reads an optional timestamp from the form at `at`. Null counts as missing.
    pub(crate) fn time(&mut self, form: &Value, key: &str, at: &FieldPath) -> Option<Millis> {
        let time = Millis::parse(self.text(form, key, at)?);
        if time.is_none() {
            self.add(&at.to(key), "DATE_TIME_TYPE_PARSE", "Could not parse the value. Should be ISO8601.");
        }
        time
    }

    /// Reads an optional id from the form at `at`. Null counts as missing.
    pub(crate) fn id(&mut self, form: &Value, key: &str, at: &FieldPath) -> Option<u64> {
        let value = form.get(key).filter(|value| !value.is_null())?;
        self.id_of(value, &at.to(key))
    }

    /// Reads an optional list of ids from the form at `at`. Null counts as missing.
    pub(crate) fn ids(&mut self, form: &Value, key: &str, at: &FieldPath) -> Option<Vec<u64>> {
        let list = self.list(form, key, at)?;
        let at = at.to(key);
        let ids = list.iter().enumerate().filter_map(|(index, value)| self.id_of(value, &at.to(index)));
        Some(ids.collect())
    }

    /// Reads optional permission bits from the form at `at`. Null counts as missing.
    pub(crate) fn bits(&mut self, form: &Value, key: &str, at: &FieldPath) -> Option<u64> {
        let value = form.get(key).filter(|value| !value.is_null())?;
        let bits = snowflake(value);
        if bits.is_none() {
            let message = format!("Value \"{}\" is not int.", super::plain(value));
            self.add(&at.to(key), "NUMBER_TYPE_COERCE", message);
        }
        bits
    }

    fn id_of(&mut self, value: &Value, at: &FieldPath) -> Option<u64> {
        let id = snowflake(value);
        if id.is_none() {
            let message = format!("Value \"{}\" is not snowflake.", super::plain(value));
            self.add(at, "NUMBER_TYPE_COERCE", message);
        }
        id
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: [(&str, Kind); 4] = [
        ("level", Kind::Number(&[0, 1])),
        ("nsfw", Kind::Flag),
        ("parent", Kind::Id),
        ("features", Kind::Texts(2)),
    ];

    #[test]
    fn fields_are_stored_as_checked_and_null_restores_the_default() {
        let mut problems = Problems::default();
        let form = json!({ "level": "1", "nsfw": null, "parent": 5, "features": ["A"], "other": {} });
        let fields = read(&mut problems, &form, &FieldPath::default(), &TABLE);
        assert!(problems.finish().is_ok());
        let mut stored = Map::from_iter([("nsfw".to_owned(), json!(true))]);
        apply(&mut stored, fields);
        assert_eq!(Value::Object(stored), json!({ "level": 1, "parent": "5", "features": ["A"] }));
    }

    #[test]
    fn wrong_values_are_refused_under_their_names() {
        let mut problems = Problems::default();
        let form = json!({ "level": 2, "nsfw": "maybe", "parent": [], "features": ["A", 5] });
        read(&mut problems, &form, &FieldPath::default(), &TABLE);
        let errors = problems.finish().unwrap_err().errors.unwrap();
        let at = |path: &str| errors.pointer(path).unwrap()["_errors"][0]["code"].clone();
        assert_eq!(at("/level"), "BASE_TYPE_CHOICES");
        assert_eq!(at("/nsfw"), "BOOLEAN_TYPE_CONVERT");
        assert_eq!(at("/parent"), "NUMBER_TYPE_COERCE");
        assert_eq!(at("/features/1"), "STRING_TYPE_CONVERT");
    }
}
