//! A message before it is said: its name and what stands in it. Whoever shows it has the words, the program or a page.

/// A message and its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// Its name in the message files.
    pub name: &'static str,
    /// What stands in it.
    pub args: Vec<(&'static str, Argument)>,
}

/// What stands in a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// As it is.
    Text(String),
    /// A number that words may depend on.
    Number(i64),
    /// A number large enough for its thousands to be parted.
    Count(u64),
    /// Another message.
    Message(Message),
    /// Several, parted by semicolons.
    Messages(Vec<Message>),
}

impl Message {
    /// A message without arguments.
    pub const fn new(name: &'static str) -> Message {
        Message { name, args: Vec::new() }
    }

    /// The same with this in it too.
    #[must_use]
    pub fn with(mut self, name: &'static str, argument: impl Into<Argument>) -> Message {
        self.args.push((name, argument.into()));
        self
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Argument {
        Argument::Text(text)
    }
}

impl From<&str> for Argument {
    fn from(text: &str) -> Argument {
        Argument::Text(text.to_owned())
    }
}

impl From<u8> for Argument {
    fn from(number: u8) -> Argument {
        Argument::Number(number.into())
    }
}

impl From<u32> for Argument {
    fn from(number: u32) -> Argument {
        Argument::Number(number.into())
    }
}

impl From<u64> for Argument {
    fn from(number: u64) -> Argument {
        Argument::Number(number as i64)
    }
}

impl From<usize> for Argument {
    fn from(number: usize) -> Argument {
        Argument::Number(number as i64)
    }
}

impl From<Message> for Argument {
    fn from(message: Message) -> Argument {
        Argument::Message(message)
    }
}

impl From<Vec<Message>> for Argument {
    fn from(messages: Vec<Message>) -> Argument {
        Argument::Messages(messages)
    }
}
