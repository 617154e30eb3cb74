//! Records: what is read, what is refused and where, and that what is written reads as it was.

mod faults;
mod notation;
mod roundtrip;
mod tolerance;
