//! Random values for schemas.

use serde_json::{Map, Value, json};

/// Maximum depth of a value. Deeper parts have no optional fields.
const MAX_DEPTH: u32 = 6;
const PNG: &str = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

/// A small reproducible generator (xorshift).
pub(super) struct Rng(u64);

impl Rng {
    pub(super) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub(super) fn below(&mut self, end: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % end.max(1)
    }

    pub(super) fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[usize::try_from(self.below(from.len() as u64)).unwrap()]
    }
}

pub(super) struct Generator<'a> {
    pub(super) description: &'a Value,
    /// Ids of existing objects.
    pub(super) ids: &'a [String],
    pub(super) rng: &'a mut Rng,
}

impl Generator<'_> {
    /// Returns a value that fits the schema.
    pub(super) fn whole(&mut self, schema: &Value) -> Value {
        self.value(schema, 0)
    }

    /// Returns a value that fits the schema, or one with a wrong part.
    pub(super) fn mutated(&mut self, schema: &Value) -> Value {
        let mut value = self.value(schema, 0);
        if self.rng.below(3) == 0 {
            self.spoil(&mut value);
        }
        value
    }

    /// Returns a random part of the query.
    pub(super) fn query(&mut self, parameters: &[(String, Value)]) -> String {
        let mut pairs = Vec::new();
        for (name, schema) in parameters {
            if self.rng.below(3) > 0 {
                continue;
            }
            let text = match self.value(schema, MAX_DEPTH) {
                Value::String(text) => text,
                Value::Array(list) => {
                    list.iter().map(|it| it.as_str().unwrap_or("1")).collect::<Vec<_>>().join(",")
                }
                Value::Null | Value::Object(_) => continue,
                other => other.to_string(),
            };
            let text: String =
                text.chars().filter(|it| it.is_ascii_alphanumeric() || ",-:.".contains(*it)).collect();
            pairs.push(format!("{name}={text}"));
        }
        pairs.join("&")
    }

    fn value(&mut self, schema: &Value, depth: u32) -> Value {
        if let Some(name) = schema["$ref"].as_str() {
            if name.ends_with("/SnowflakeType") {
                return self.id();
            }
            let target = self.description.pointer(name.trim_start_matches('#')).unwrap().clone();
            return self.value(&target, depth);
        }
        if let Some(constant) = schema.get("const") {
            return constant.clone();
        }
        if let Some(values) = schema["enum"].as_array().filter(|values| !values.is_empty()) {
            return self.rng.pick(values).clone();
        }
        for key in ["oneOf", "anyOf"] {
            if let Some(choices) = schema[key].as_array() {
                let choice = self.rng.pick(choices).clone();
                return self.value(&choice, depth);
            }
        }
        if let (Some(parts), None) = (schema["allOf"].as_array(), schema.get("type")) {
            return self.value(&parts[0].clone(), depth);
        }
        let kind = match &schema["type"] {
            Value::Array(kinds) => self.rng.pick(kinds).as_str().unwrap_or_default().to_owned(),
            kind => kind.as_str().unwrap_or_default().to_owned(),
        };
        match kind.as_str() {
            "null" => Value::Null,
            "boolean" => json!(self.rng.below(2) == 0),
            "integer" => self.integer(schema),
            "number" => json!(0.5),
            "string" => self.text(schema),
            "array" => {
                let least = schema["minItems"].as_u64().unwrap_or_default();
                let most = schema["maxItems"].as_u64().unwrap_or(3).clamp(least, least.max(3));
                let count = least + self.rng.below(most - least + 1);
                let items = schema["items"].clone();
                (0..count).map(|_| self.value(&items, depth + 1)).collect()
            }
            _ => self.object(schema, depth),
        }
    }

    fn object(&mut self, schema: &Value, depth: u32) -> Value {
        let required = schema["required"].as_array().cloned().unwrap_or_default();
        let mut fields = Map::new();
        for (key, schema) in schema["properties"].as_object().into_iter().flatten() {
            let needed = required.iter().any(|it| it == key);
            if needed || depth < MAX_DEPTH && self.rng.below(3) == 0 {
                fields.insert(key.clone(), self.value(schema, depth + 1));
            }
        }
        Value::Object(fields)
    }

    fn id(&mut self) -> Value {
        if self.rng.below(8) == 0 { json!("1") } else { json!(self.rng.pick(self.ids)) }
    }

    fn integer(&mut self, schema: &Value) -> Value {
        let least = schema["minimum"].as_i64().unwrap_or(0);
        let most = schema["maximum"].as_i64().unwrap_or(least.saturating_add(8));
        let width = most.saturating_sub(least).unsigned_abs().saturating_add(1);
        let offset = i64::try_from(self.rng.below(width)).unwrap_or_default();
        json!(least.saturating_add(offset))
    }

    fn text(&mut self, schema: &Value) -> Value {
        if schema["format"] == "date-time" {
            let day = 10 + self.rng.below(19);
            return json!(format!("2031-03-{day}T12:00:00Z"));
        }
        if schema["contentEncoding"] == "base64" {
            return json!(PNG);
        }
        let least = schema["minLength"].as_u64().unwrap_or_default();
        let most = schema["maxLength"].as_u64().unwrap_or(12).clamp(least, least.max(12));
        let count = least + self.rng.below(most - least + 1);
        let letters: Vec<char> = "abcdef xyz_09-é".chars().collect();
        json!((0..count).map(|_| *self.rng.pick(&letters)).collect::<String>())
    }

    /// Replaces a random part by a wrong value.
    fn spoil(&mut self, value: &mut Value) {
        let wrong = [
            Value::Null,
            json!(true),
            json!(-1),
            json!(1.5),
            json!(1e20),
            json!(""),
            json!("x".repeat(3000)),
            json!([]),
            json!({}),
            json!([null]),
            json!([{}]),
            json!({ "a": null }),
        ];
        match value {
            Value::Object(fields) if !fields.is_empty() && self.rng.below(5) > 0 => {
                let keys: Vec<String> = fields.keys().cloned().collect();
                let key = self.rng.pick(&keys);
                if let Some(part) = fields.get_mut(key) {
                    self.spoil(part);
                }
            }
            Value::Array(list) if !list.is_empty() && self.rng.below(5) > 0 => {
                let index = usize::try_from(self.rng.below(list.len() as u64)).unwrap();
                self.spoil(&mut list[index]);
            }
            part => *part = self.rng.pick(&wrong).clone(),
        }
    }
}

/// Replaces all integers by floats without a fraction.
pub(super) fn with_floats(value: &Value) -> Value {
    match value {
        Value::Array(list) => list.iter().map(with_floats).collect(),
        Value::Object(fields) => {
            Value::Object(fields.iter().map(|(key, value)| (key.clone(), with_floats(value))).collect())
        }
        Value::Number(number) => {
            // Larger ones would lose digits.
            let small = number.as_i64().filter(|it| it.unsigned_abs() < 1 << 50);
            small
                .and_then(|it| format!("{it}.0").parse::<f64>().ok())
                .map_or_else(|| value.clone(), |it| json!(it))
        }
        _ => value.clone(),
    }
}
