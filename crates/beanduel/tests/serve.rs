//! `serve` as a browser and a person at a prompt meet it.
#![cfg(unix)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, ChildStderr, Command, Stdio};

/// The program serving at this address, and what it says.
fn serve(listen: &str) -> (Child, BufReader<ChildStderr>) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_beanduel"));
    command.args(["serve", "--listen", listen]).env_remove("LANGUAGE").env("LC_ALL", "C").stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let said = BufReader::new(child.stderr.take().unwrap());
    (child, said)
}

fn line(said: &mut impl BufRead) -> String {
    let mut line = String::new();
    said.read_line(&mut line).unwrap();
    line
}

/// The address with its port in a line that names one.
fn address(line: &str) -> String {
    line.split("http://").nth(1).unwrap().split_whitespace().next().unwrap().to_owned()
}

#[test]
fn pages_are_served_where_it_says_until_it_is_told_to_end() {
    let (mut child, mut said) = serve("127.0.0.1:0");
    let address = address(&line(&mut said));
    let mut stream = TcpStream::connect(&address).unwrap();
    write!(stream, "GET /play HTTP/1.1\r\nHost: {address}\r\nAccept-Language: cs\r\nConnection: close\r\n\r\n")
        .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200 OK"), "{answer}");
    assert!(answer.contains("<html lang=\"cs\"") && answer.contains("<cups-table"));
    Command::new("kill").arg(child.id().to_string()).status().unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(0));
    let mut rest = String::new();
    said.read_to_string(&mut rest).unwrap();
    assert_eq!(rest, "", "nothing is said of other machines");
}

#[test]
fn an_address_that_others_may_reach_is_said_to_be_one() {
    let (mut child, mut said) = serve("0.0.0.0:0");
    assert!(address(&line(&mut said)).starts_with("127.0.0.1:"));
    assert!(line(&mut said).contains("from other machines"));
    child.kill().unwrap();
    child.wait().unwrap();
}

#[test]
fn an_address_that_is_taken_or_none_is_named() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let listen = taken.local_addr().unwrap().to_string();
    let (mut child, mut said) = serve(&listen);
    assert!(line(&mut said).contains(&listen));
    assert_eq!(child.wait().unwrap().code(), Some(2));
    let (mut child, mut said) = serve("nowhere");
    assert!(line(&mut said).contains("nowhere"));
    assert_eq!(child.wait().unwrap().code(), Some(2));
}
