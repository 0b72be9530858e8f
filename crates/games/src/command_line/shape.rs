//! Compares a JSON value with a published JSON Schema and lists every difference at once.
//!
//! Covers the keywords that our own schemas use (schemars writes them); a general validator would bring 27 crates. A test holds
//! its verdicts against a full implementation. `pattern` is left to the types themselves, which judge it when they are read.

use serde_json::Value;

/// One place in which a value departs from its schema.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct ShapeFault {
    /// Where, as a JSON pointer; empty for the whole.
    pub(super) at: String,
    pub(super) what: String,
}

/// Every difference between `value` and `schema`; empty when it fits.
pub(super) fn shape_faults(schema: &Value, value: &Value) -> Vec<ShapeFault> {
    let mut checker = Checker { root: schema, at: Vec::new(), faults: Vec::new() };
    checker.check(schema, value);
    checker.faults
}

struct Checker<'a> {
    root: &'a Value,
    at: Vec<String>,
    faults: Vec<ShapeFault>,
}

impl<'a> Checker<'a> {
    fn fault(&mut self, what: String) {
        let escaped = self.at.iter().map(|part| part.replace('~', "~0").replace('/', "~1"));
        let at = escaped.map(|part| format!("/{part}")).collect();
        self.faults.push(ShapeFault { at, what });
    }

    fn check(&mut self, schema: &'a Value, value: &Value) {
        if let Some(path) = schema["$ref"].as_str() {
            let target = path.strip_prefix('#').and_then(|pointer| self.root.pointer(pointer));
            if let Some(target) = target {
                self.check(target, value);
            }
        }
        if !has_type(&schema["type"], value) {
            let wanted = names(&schema["type"]);
            return self.fault(format!("{} is not {wanted}", short(value)));
        }
        if let Some(only) = schema.get("const")
            && only != value
        {
            self.fault(format!("{} is not {only}", short(value)));
        }
        if let Some(allowed) = schema["enum"].as_array()
            && !allowed.contains(value)
        {
            self.fault(format!("{} is not one of {}", short(value), list(allowed)));
        }
        self.check_number(schema, value);
        self.check_array(schema, value);
        self.check_object(schema, value);
        for (keyword, exactly_one) in [("anyOf", false), ("oneOf", true)] {
            if let Some(branches) = schema[keyword].as_array() {
                self.check_branches(branches, value, exactly_one);
            }
        }
    }

    fn check_number(&mut self, schema: &Value, value: &Value) {
        let Some(number) = value.as_f64() else { return };
        if let Some(least) = schema["minimum"].as_f64()
            && number < least
        {
            self.fault(format!("{value} is less than {least}"));
        }
        if let Some(most) = schema["maximum"].as_f64()
            && number > most
        {
            self.fault(format!("{value} is more than {most}"));
        }
    }

    fn check_array(&mut self, schema: &'a Value, value: &Value) {
        let Some(items) = value.as_array() else { return };
        let count = items.len() as u64;
        if schema["minItems"].as_u64().is_some_and(|least| count < least) {
            self.fault(format!("has {count} items, fewer than {}", schema["minItems"]));
        }
        if schema["maxItems"].as_u64().is_some_and(|most| count > most) {
            self.fault(format!("has {count} items, more than {}", schema["maxItems"]));
        }
        let first: &[Value] = schema["prefixItems"].as_array().map_or(&[], Vec::as_slice);
        for (index, item) in items.iter().enumerate() {
            if let Some(of_item) = first.get(index).or_else(|| schema.get("items")) {
                self.within(index.to_string(), of_item, item);
            }
        }
    }

    fn check_object(&mut self, schema: &'a Value, value: &Value) {
        let Some(members) = value.as_object() else { return };
        for name in schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str) {
            if !members.contains_key(name) {
                self.fault(format!("{name:?} is missing"));
            }
        }
        for (name, member) in members {
            match (schema["properties"].get(name), schema.get("additionalProperties")) {
                (Some(known), _) => self.within(name.clone(), known, member),
                (None, Some(Value::Bool(false))) => {
                    let known =
                        schema["properties"].as_object().map(|known| known.keys().map(String::as_str));
                    let known = known.into_iter().flatten().collect::<Vec<_>>().join(", ");
                    self.fault(format!("{name:?} is not known here; there are {known}"));
                }
                (None, Some(other)) => self.within(name.clone(), other, member),
                (None, None) => {}
            }
        }
    }

    fn within(&mut self, part: String, schema: &'a Value, value: &Value) {
        self.at.push(part);
        self.check(schema, value);
        self.at.pop();
    }

    /// One of several forms. When none fits, the faults of the nearest are told: the form that differs deepest inside the value.
    fn check_branches(&mut self, branches: &'a [Value], value: &Value, exactly_one: bool) {
        let tried = branches.iter().map(|branch| {
            let mut inner = Checker { root: self.root, at: self.at.clone(), faults: Vec::new() };
            inner.check(branch, value);
            inner.faults
        });
        let tried: Vec<Vec<ShapeFault>> = tried.collect();
        let fitting = tried.iter().filter(|faults| faults.is_empty()).count();
        if fitting == 1 || (fitting > 1 && !exactly_one) {
            return;
        }
        if fitting > 1 {
            return self.fault(format!("{} fits more than one form", short(value)));
        }
        let allowed: Vec<Value> = branches.iter().flat_map(constants).collect();
        if allowed.len() == branches.len() {
            return self.fault(format!("{} is not one of {}", short(value), list(&allowed)));
        }
        let depth = |faults: &Vec<ShapeFault>| {
            faults.iter().map(|fault| fault.at.matches('/').count()).max().unwrap_or(0)
        };
        let nearest = tried.into_iter().max_by_key(|faults| (depth(faults), std::cmp::Reverse(faults.len())));
        self.faults.extend(nearest.unwrap_or_default());
    }
}

/// The values of a form that allows nothing but constants.
fn constants(branch: &Value) -> Vec<Value> {
    match (branch.get("const"), branch["enum"].as_array()) {
        (Some(only), _) => vec![only.clone()],
        (None, Some(several)) if several.len() == 1 => several.clone(),
        _ => Vec::new(),
    }
}

fn has_type(wanted: &Value, value: &Value) -> bool {
    let is = |name: &str| match name {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        "number" => value.is_number(),
        "integer" => value.as_f64().is_some_and(|number| number.fract() == 0.0),
        _ => true,
    };
    match wanted {
        Value::String(name) => is(name),
        Value::Array(several) => several.iter().filter_map(Value::as_str).any(is),
        _ => true,
    }
}

fn names(wanted: &Value) -> String {
    let article = |name: &str| match name {
        "null" => "null".to_owned(),
        "array" | "object" | "integer" => format!("an {name}"),
        _ => format!("a {name}"),
    };
    match wanted {
        Value::Array(several) => {
            several.iter().filter_map(Value::as_str).map(article).collect::<Vec<_>>().join(" or ")
        }
        one => article(one.as_str().unwrap_or_default()),
    }
}

fn list(values: &[Value]) -> String {
    values.iter().map(Value::to_string).collect::<Vec<_>>().join(", ")
}

/// A value as a message quotes it: whole when it is short.
fn short(value: &Value) -> String {
    const MAX_QUOTED: usize = 60;
    let text = value.to_string();
    if text.chars().count() <= MAX_QUOTED {
        return text;
    }
    let start: String = text.chars().take(MAX_QUOTED).collect();
    format!("{start}…")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Playable;
    use contract::schema::SchemaPart;
    use serde_json::json;

    fn schema<G: Playable>() -> Value {
        G::schema(SchemaPart::Setup).unwrap().to_value()
    }

    fn preset() -> Value {
        serde_json::to_value(&starfighter::presets()[0].setup).unwrap()
    }

    #[test]
    fn every_fault_is_listed_with_its_place() {
        let mut setup = preset();
        setup["first"] = json!("me");
        setup["mode"] = json!("peace");
        setup["colour"] = json!(1);
        setup["cruisers"] = json!([null]);
        let faults = shape_faults(&schema::<starfighter::State>(), &setup);
        let at = |place: &str| faults.iter().filter(|fault| fault.at == place).count();
        assert_eq!((at("/first"), at("/mode"), at(""), at("/cruisers")), (1, 1, 1, 1), "{faults:?}");
        assert!(faults.iter().any(|fault| fault.what.contains("\"colour\" is not known")), "{faults:?}");
    }

    /// A full implementation and ours agree on values that are legal and on each of them with one place changed.
    #[test]
    fn verdicts_agree_with_a_full_implementation() {
        let lesson = swccg::setup::presets().into_iter().find(|preset| preset.key == "lesson").unwrap();
        let patrol =
            xwing::setup::preset::presets().into_iter().find(|preset| preset.key == "patrol").unwrap();
        let values = [
            preset(),
            serde_json::to_value(temple::Setup::default()).unwrap(),
            serde_json::to_value(&lesson.setup).unwrap(),
            serde_json::to_value(&patrol.setup).unwrap(),
        ];
        let schemas = [
            schema::<starfighter::State>(),
            schema::<temple::State>(),
            schema::<swccg::State>(),
            schema::<xwing::State>(),
        ];
        let mut refused = 0;
        for (value, schema) in values.iter().zip(&schemas) {
            let full = jsonschema::validator_for(schema).unwrap();
            let mut places = vec![String::new()];
            collect_places(value, String::new(), &mut places);
            for place in &places {
                for other in [json!(null), json!(-1), json!(70_000), json!("x"), json!([]), json!({"y": 1})] {
                    let mut changed = value.clone();
                    *changed.pointer_mut(place).unwrap() = other;
                    // Patterns are not compared: the types judge them.
                    let only_patterns =
                        full.iter_errors(&changed).all(|fault| fault.to_string().contains("does not match"));
                    let ours = shape_faults(schema, &changed);
                    assert_eq!(ours.is_empty(), only_patterns, "{place}: {ours:?}");
                    refused += usize::from(!ours.is_empty());
                }
            }
        }
        assert!(refused > 50, "{refused}");
    }

    fn collect_places(value: &Value, at: String, places: &mut Vec<String>) {
        let members: Vec<(String, &Value)> = match value {
            Value::Object(members) => members.iter().map(|(name, member)| (name.clone(), member)).collect(),
            Value::Array(items) => items.iter().enumerate().map(|(i, item)| (i.to_string(), item)).collect(),
            _ => Vec::new(),
        };
        for (name, member) in members {
            let place = format!("{at}/{name}");
            places.push(place.clone());
            collect_places(member, place, places);
        }
    }
}
