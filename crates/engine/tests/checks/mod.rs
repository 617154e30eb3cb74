//! What must hold for any bytes: the check that both the tests here and the fuzz target in `fuzz/` run.

use beanduel_engine::{Dialogue, Order, Reply};
use beanduel_rules::Position;

/// Whatever lines come, each answer is lines of plain text, a line that can't be followed changes nothing, and the position stays one.
pub fn read_protocol(bytes: &[u8]) {
    let mut dialogue = Dialogue::new();
    for line in bytes.split(|&byte| byte == b'\n') {
        let (position, options) = (*dialogue.position(), *dialogue.options());
        let answer = dialogue.take(line);
        for reply in &answer.replies {
            let text = reply.to_string();
            assert!(!text.is_empty() && !text.contains(char::is_control), "{text:?}");
            assert!(text.len() < 4_000, "{} bytes: {text}", text.len());
            if let Reply::Fault(_) = reply {
                assert_eq!((*dialogue.position(), *dialogue.options()), (position, options), "{text}");
            }
        }
        if let Some(Order::Search(search)) = answer.order {
            assert!(!search.position.is_over());
            assert_eq!(search.position, *dialogue.position());
        }
        let position = dialogue.position();
        assert_eq!(position.to_string().parse::<Position>().as_ref(), Ok(position));
    }
}
