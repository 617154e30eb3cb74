//! What must hold for any bytes: the check that both the property test here and the fuzz target in `fuzz/` run.

use std::sync::atomic::AtomicBool;

use beanduel_rules::{Position, Rules};
use beanduel_solver::{CertificateFault, CertificateInfo, SolveOptions, Solver, verify_certificate};
use sha2::{Digest, Sha256};

/// A certificate with the right magic, hashes and lengths, whatever its header and its only block say: cups, max sow, stock, value, two
/// bytes of entries, then the block.
pub fn sealed(bytes: &[u8]) -> Vec<u8> {
    let byte = |at: usize| bytes.get(at).copied().unwrap_or(0);
    let short = |part: &[u8]| Sha256::digest(part)[..8].to_vec();
    let mut file = b"\x89CupPrf\n\x01\0".to_vec();
    file.extend([byte(0), byte(1), byte(2), 0]);
    file.extend(i16::from(byte(3) as i8).to_le_bytes());
    file.extend(u64::from(u16::from_le_bytes([byte(4), byte(5)])).to_le_bytes());
    file.extend(short(&file));
    let payload = bytes.get(6..).unwrap_or(&[]);
    let head = [u32::from(u16::from_le_bytes([byte(4), byte(5)])).to_le_bytes(), (payload.len() as u32).to_le_bytes()];
    file.extend(head.concat());
    file.extend(short(&[&head.concat(), payload].concat()));
    file.extend(payload);
    let hash = Sha256::digest(&file);
    file.extend(b"DONE");
    file.extend(hash);
    file
}

pub fn verdict(bytes: &[u8]) -> Result<CertificateInfo, CertificateFault> {
    verify_certificate(bytes, &AtomicBool::new(false), |_| ())
}

/// Whatever the checker passes is the value that the search finds, and a place that it names lies in the file.
pub fn check_certificate(bytes: &[u8]) {
    for file in [bytes.to_vec(), sealed(bytes)] {
        match verdict(&file) {
            Ok(info) => {
                assert_eq!(info.bytes, file.len() as u64);
                if info.cups <= 3 && info.stock <= 6 {
                    let start = Position::start(Rules::new(info.cups, info.stock, info.max_sow).unwrap());
                    let solver = Solver::new(&start, SolveOptions { memory: 1 << 22, ..SolveOptions::default() });
                    let solved = solver.value(&start, &AtomicBool::new(false), &mut |_| ()).unwrap();
                    assert_eq!(solved.bounds.exact(), Some(info.value.into()), "{info:?}");
                }
            }
            Err(CertificateFault::Truncated { offset }) => assert_eq!(offset, file.len() as u64),
            Err(CertificateFault::Damaged { offset }) => assert!(offset <= file.len() as u64),
            Err(
                CertificateFault::Illegible { entry }
                | CertificateFault::Illegal { entry, .. }
                | CertificateFault::NotNeeded { entry, .. },
            ) => assert!(entry < 1 << 16),
            Err(CertificateFault::Refuted(refutation)) => {
                let positions = [&refutation.position, &refutation.after];
                let side_too_full = |line: &str| line.parse::<Position>().is_err();
                // Where the book speaks of more beans than a side can have, its notation can't be read, but it is named.
                assert!(positions.iter().all(|line| !line.is_empty() && (line.contains(" s") || side_too_full(line))));
            }
            Err(CertificateFault::Foreign | CertificateFault::Version(_) | CertificateFault::Rules(..)) => {}
            Err(fault @ (CertificateFault::Io(_) | CertificateFault::Stopped)) => panic!("{fault}"),
        }
    }
}
