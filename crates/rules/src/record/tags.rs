//! What a record says about a game beside its moves: tags, a name and a text each.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::player::Player;

/// The name of a tag that a program may set: letters of the English alphabet, digits and underscores.
///
/// The tags that follow from the game (`Result`, `Winner`, `Termination`, `Cups`, `Stock`, `MaxSow`, `Position`) are
/// none of these: a [`Record`](crate::Record) writes them itself.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TagName(Cow<'static, str>);

impl TagName {
    /// The tournament or occasion.
    pub const EVENT: TagName = TagName(Cow::Borrowed("Event"));
    /// The place, perhaps a web address.
    pub const SITE: TagName = TagName(Cow::Borrowed("Site"));
    /// The day, as `2026.11.29`; `??` stands for what isn't known.
    pub const DATE: TagName = TagName(Cow::Borrowed("Date"));
    /// The round of the tournament.
    pub const ROUND: TagName = TagName(Cow::Borrowed("Round"));
    /// The name of South's player.
    pub const SOUTH: TagName = TagName(Cow::Borrowed("South"));
    /// The name of North's player.
    pub const NORTH: TagName = TagName(Cow::Borrowed("North"));

    /// The names above in the order records are written in. Others follow as they were set.
    pub(super) const ROSTER: [TagName; 6] =
        [TagName::EVENT, TagName::SITE, TagName::DATE, TagName::ROUND, TagName::SOUTH, TagName::NORTH];

    /// The tags that follow from the game.
    pub(super) const DERIVED: [&'static str; 7] =
        ["Result", "Winner", "Termination", "Cups", "Stock", "MaxSow", "Position"];

    /// The name with this text. Case makes no difference between names; the ones above are always written as there.
    ///
    /// # Errors
    /// Where the text is no name, or the name of a tag that follows from the game.
    pub fn new(text: &str) -> Result<TagName, InvalidTagName> {
        if text.is_empty() || !text.bytes().all(|c| c.is_ascii_alphanumeric() || c == b'_') {
            Err(InvalidTagName::NoName)
        } else if TagName::DERIVED.iter().any(|derived| derived.eq_ignore_ascii_case(text)) {
            Err(InvalidTagName::Derived)
        } else {
            let known = TagName::ROSTER.into_iter().find(|known| known.is(text));
            Ok(known.unwrap_or_else(|| TagName(Cow::Owned(text.into()))))
        }
    }

    /// The tag that names this player.
    pub const fn of_player(player: Player) -> TagName {
        match player {
            Player::South => TagName::SOUTH,
            Player::North => TagName::NORTH,
        }
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    fn is(&self, text: &str) -> bool {
        self.0.eq_ignore_ascii_case(text)
    }

    /// Its place among the names above, behind them all for any other.
    fn rank(&self) -> usize {
        TagName::ROSTER.iter().position(|known| known == self).unwrap_or(TagName::ROSTER.len())
    }
}

impl fmt::Display for TagName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// Why a text is no [`TagName`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum InvalidTagName {
    /// Empty, or with a character that is no English letter, digit or underscore.
    NoName,
    /// The name of a tag that follows from the game.
    Derived,
}

impl fmt::Display for InvalidTagName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            InvalidTagName::NoName => "a tag's name is letters, digits and underscores",
            InvalidTagName::Derived => "this tag follows from the game and can't be set",
        })
    }
}

impl core::error::Error for InvalidTagName {}

/// The tags of a record, each name once: the known ones in the order of [`TagName`]'s constants, then the others in the
/// order they were first set in. A value may be any text.
///
/// # Examples
/// ```
/// use beanduel_rules::{Player, TagName, Tags};
///
/// let mut tags = Tags::new();
/// tags.set(TagName::new("Annotator")?, "Carl");
/// tags.set(TagName::NORTH, "Bob");
/// tags.set(TagName::SITE, "?"); // unknown: the same as no tag
/// assert_eq!(tags.player(Player::North), Some("Bob"));
/// assert_eq!(tags.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>(), ["North", "Annotator"]);
/// # Ok::<(), beanduel_rules::InvalidTagName>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags(Vec<(TagName, String)>);

impl Tags {
    /// No tags.
    pub const fn new() -> Tags {
        Tags(Vec::new())
    }

    /// The value of a tag.
    pub fn get(&self, name: &TagName) -> Option<&str> {
        self.0.iter().find(|(known, _)| known.is(&name.0)).map(|(_, value)| value.as_str())
    }

    /// The name of this side's player.
    pub fn player(&self, player: Player) -> Option<&str> {
        self.get(&TagName::of_player(player))
    }

    /// Sets a tag, whether or not it was there. The value `?` removes one of the known tags, as it says that nothing is
    /// known.
    pub fn set(&mut self, name: TagName, value: impl Into<String>) {
        let value = value.into();
        if value == UNKNOWN && name.rank() < TagName::ROSTER.len() {
            self.remove(&name);
        } else if let Some((_, old)) = self.0.iter_mut().find(|(known, _)| known.is(&name.0)) {
            *old = value;
        } else {
            self.add(name, value);
        }
    }

    /// [`set`](Tags::set) for a tag that isn't there, without looking for it.
    pub(super) fn add(&mut self, name: TagName, value: String) {
        let rank = name.rank();
        if rank == TagName::ROSTER.len() {
            self.0.push((name, value));
        } else if value != UNKNOWN {
            let behind = self.0.iter().position(|(known, _)| known.rank() > rank).unwrap_or(self.0.len());
            self.0.insert(behind, (name, value));
        }
    }

    /// Removes a tag and returns its value.
    pub fn remove(&mut self, name: &TagName) -> Option<String> {
        let at = self.0.iter().position(|(known, _)| known.is(&name.0))?;
        Some(self.0.remove(at).1)
    }

    /// The tags in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (&TagName, &str)> + ExactSizeIterator {
        self.0.iter().map(|(name, value)| (name, value.as_str()))
    }
}

/// The value of a tag whose value isn't known.
pub(super) const UNKNOWN: &str = "?";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_makes_no_difference_between_names() {
        let mut tags = Tags::new();
        tags.set(TagName::new("eVENT").unwrap(), "one");
        tags.set(TagName::new("Opening").unwrap(), "two");
        tags.set(TagName::new("opening").unwrap(), "three");
        let all: Vec<_> = tags.iter().map(|(name, value)| (name.as_str(), value)).collect();
        assert_eq!(all, [("Event", "one"), ("Opening", "three")]);
        assert_eq!(tags.remove(&TagName::new("OPENING").unwrap()).as_deref(), Some("three"));
        assert_eq!(tags.iter().len(), 1);
    }

    #[test]
    fn a_question_mark_is_no_value_of_a_known_tag() {
        let mut tags = Tags::new();
        let other = TagName::new("Other").unwrap();
        for (name, value) in [(TagName::SITE, "here"), (TagName::SITE, "?"), (other, "?")] {
            tags.set(name, value);
        }
        assert_eq!(tags.iter().map(|(name, value)| (name.as_str(), value)).collect::<Vec<_>>(), [("Other", "?")]);
    }

    #[test]
    fn what_follows_from_the_game_can_not_be_set() {
        for name in TagName::DERIVED {
            assert_eq!(TagName::new(&name.to_ascii_uppercase()), Err(InvalidTagName::Derived));
        }
        for name in ["", "a b", "Ä", "a\"", "a-b"] {
            assert_eq!(TagName::new(name), Err(InvalidTagName::NoName));
        }
    }
}
