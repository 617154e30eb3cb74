//! Messages as a page says them: their names and what stands in them.

use beanduel_text::{Argument, Message};
use serde::ser::{Serialize, SerializeMap, SerializeStruct, Serializer};

/// A message for the page.
#[derive(Debug, PartialEq)]
pub struct Said(pub Message);

impl Serialize for Said {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        Name(&self.0).serialize(to)
    }
}

struct Name<'a>(&'a Message);
struct Args<'a>(&'a [(&'static str, Argument)]);
struct Value<'a>(&'a Argument);

impl Serialize for Name<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut message = to.serialize_struct("Message", 2)?;
        message.serialize_field("name", self.0.name)?;
        message.serialize_field("args", &Args(&self.0.args))?;
        message.end()
    }
}

impl Serialize for Args<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut args = to.serialize_map(Some(self.0.len()))?;
        for (name, value) in self.0 {
            args.serialize_entry(name, &Value(value))?;
        }
        args.end()
    }
}

impl Serialize for Value<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Argument::Text(text) => text.serialize(to),
            Argument::Number(number) => number.serialize(to),
            Argument::Count(number) => number.serialize(to),
            Argument::Message(message) => Name(message).serialize(to),
            Argument::Messages(messages) => to.collect_seq(messages.iter().map(Name)),
        }
    }
}
