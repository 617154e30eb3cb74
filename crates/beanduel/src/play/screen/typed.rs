//! A move typed key by key.

use beanduel_rules::{Fault, Move, Position};

/// Adds a key to what was typed: `s` and `c` begin a move, a digit goes on or, alone, sows. Returns the move as soon as there is one.
///
/// # Errors
/// Why what was typed is no legal move; it is forgotten then.
pub fn add_key(typed: &mut String, key: char, position: &Position) -> Result<Option<Move>, Fault> {
    match key {
        's' | 'c' => *typed = key.to_string(),
        digit if typed.is_empty() => *typed = format!("s{digit}"),
        digit => typed.push(digit),
    }
    if typed.len() < 2 {
        return Ok(None);
    }
    let first = match position.read_move(typed) {
        Ok(mv) => return Ok(Some(mv)),
        Err(fault) => fault,
    };
    // "3" then "2" is another choice where there is no 32.
    let last = format!("s{key}");
    match position.read_move(&last) {
        Ok(mv) if typed.len() > 2 => {
            *typed = last;
            Ok(Some(mv))
        }
        _ => {
            typed.clear();
            Err(first)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_make_a_move_and_another_digit_another_one() {
        let position: Position = "0,3,0,0:9:0 0,0,0,0:9:0 s".parse().unwrap();
        let mut typed = String::new();
        for (key, expected) in [('3', "s3"), ('2', "s2"), ('c', ""), ('2', "c2"), ('s', ""), ('4', "s4")] {
            let mv = add_key(&mut typed, key, &position).unwrap();
            let written = mv.map(|mv| position.annotate(mv).to_string()).unwrap_or_default();
            assert_eq!(written, expected, "{key}");
        }
        typed.clear();
        assert!(add_key(&mut typed, '9', &position).is_err() && typed.is_empty());
    }
}
