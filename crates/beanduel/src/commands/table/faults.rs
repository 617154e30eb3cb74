//! What is wrong with tables, in the player's words.

use beanduel_solver::{BuildError, MAX_TABLE_STOCK, TableFault, TablePart, VerifyError};
use fluent_bundle::FluentValue;

use crate::failure::words_of;
use crate::text::Text;

/// Why a table can't be read, with the place.
pub fn table_fault(fault: &TableFault, text: &Text) -> String {
    let part = |part: &TablePart| match *part {
        TablePart::Header => text.get("table-part-header").into_owned(),
        TablePart::Layer { beans } => text.with("table-part-layer", &[("beans", beans.into())]).into_owned(),
        TablePart::Block { beans, number } => {
            text.with("table-part-block", &[("beans", beans.into()), ("number", number.into())]).into_owned()
        }
        TablePart::End => text.get("table-part-end").into_owned(),
    };
    let at = |message, offset: u64, which: &TablePart| {
        let args = [("offset", FluentValue::from(offset.to_string())), ("part", part(which).into())];
        text.with(message, &args).into_owned()
    };
    match fault {
        TableFault::Io(error) => words_of(error, text),
        TableFault::Foreign => text.get("table-foreign").into_owned(),
        TableFault::Version(version) => {
            text.with("table-version", &[("version", FluentValue::from(*version))]).into_owned()
        }
        TableFault::Book => text.get("table-is-book").into_owned(),
        TableFault::Truncated { offset, part } => at("table-truncated", *offset, part),
        TableFault::Damaged { offset, part } => at("table-damaged", *offset, part),
    }
}

/// Why a table wasn't built.
pub fn build_fault(error: &BuildError, text: &Text) -> String {
    match error {
        BuildError::Stock(stock) => {
            let args = [("stock", (*stock).into()), ("most", MAX_TABLE_STOCK.into())];
            text.with("table-stock", &args).into_owned()
        }
        BuildError::TooLarge => text.get("table-too-large").into_owned(),
        BuildError::Io(error) => words_of(error, text),
        BuildError::Partial(fault) => {
            text.with("table-part-unusable", &[("why", table_fault(fault, text).into())]).into_owned()
        }
        BuildError::OtherRules(rules) => {
            let args = [("cups", rules.cups().into()), ("stock", rules.stock().into())];
            text.with("table-part-of-other", &args).into_owned()
        }
        BuildError::Stopped => text.get("table-build-stopped").into_owned(),
    }
}

/// Why a table doesn't stand.
pub fn verify_fault(error: &VerifyError, text: &Text) -> String {
    let side = |(cups, stock): &(Vec<u8>, u8)| {
        let cups: Vec<String> = cups.iter().map(u8::to_string).collect();
        format!("{}:{stock}", cups.join(","))
    };
    match error {
        VerifyError::File(fault) => table_fault(fault, text),
        VerifyError::Wrong { mine, theirs } => {
            text.with("table-wrong", &[("mine", side(mine).into()), ("theirs", side(theirs).into())]).into_owned()
        }
        VerifyError::Numbers { beans } => text.with("table-numbers", &[("beans", (*beans).into())]).into_owned(),
        VerifyError::Stopped => text.get("table-verify-stopped").into_owned(),
    }
}
