//! Valid and broken commitments.

use super::*;
use contract::{EventSink, RecordedEvents, Turn, digest};
use reference::Leduc;

/// SHA-256 of 32 bytes of 1, and of those followed by 32 of 2 and 32 of 3, computed by another program.
#[test]
fn golden_seed() {
    let secret = Secret([1; 32]);
    assert_eq!(secret.commitment(), "72cd6e8422c407fb6d098690f1130b7ded7ec2f7f5e1d30bd9d521f015363793");
    let seed = secret.seed(&[Nonce([2; 32]), Nonce([3; 32])]);
    assert_eq!(hex::encode(seed.0), "8a2e491356cfdb05a1d13785e0794d7cd163f91af79a146c976b1d2ac643b679");
}

/// A match in which both players always check: three generated outcomes; the board card is typed in if `typed`.
fn played(typed: bool) -> Log<Leduc> {
    use reference::leduc::Setup;
    let (secret, nonces) = (Secret([7; 32]), [Nonce([8; 32]), Nonce([9; 32])]);
    let seed = secret.seed(&nonces);
    let mut state = Leduc::begin(&(), &Setup::New).unwrap();
    let mut log = Log::<Leduc>::new(Setup::New, 0, digest(&state));
    log.header.commitment = secret.commitment();
    log.header.nonces = nonces.map(String::from).to_vec();
    let mut legal = contract::LegalChoices::default();
    loop {
        let n = log.entries.len() as u32;
        let act = match state.turn() {
            Turn::Over(_) => break,
            Turn::Chance => Act::Chance(state.draw(&mut OutcomeRng::new(&seed, n))),
            Turn::Decide(seats) => {
                let seat = seats.first().unwrap();
                legal.clear();
                state.legal_choices(seat, &mut legal);
                Act::Choice(seat, *legal.listed.iter().find(|bet| format!("{bet:?}") == "Call").unwrap())
            }
        };
        let mut told = RecordedEvents::default();
        state.apply(&act, &mut EventSink::recording(&mut told));
        log.push(act, told.learned, digest(&state));
        if typed && n == 4 {
            log.entries[4].by = ChanceSource::Person;
        }
    }
    log.secret = Some(secret.reveal());
    log
}

#[test]
fn a_valid_commitment_is_verified() {
    assert_eq!(verify(&(), &played(false)), Ok(Proof { generated: 3, typed: 0, scripted: 0 }));
    assert_eq!(verify(&(), &played(true)), Ok(Proof { generated: 2, typed: 1, scripted: 0 }));
}

#[test]
fn every_kind_of_broken_commitment_is_found() {
    let with = |change: fn(&mut Log<Leduc>)| {
        let mut log = played(false);
        change(&mut log);
        verify(&(), &log).unwrap_err()
    };
    assert_eq!(with(|log| log.header.commitment.clear()), ProofError::NoCommitment);
    assert_eq!(with(|log| log.secret = None), ProofError::NotRevealed);
    assert_eq!(with(|log| log.secret = Some("ff".into())), ProofError::Unreadable("the secret"));
    assert_eq!(with(|log| log.secret = Some("00".repeat(32))), ProofError::SecretMismatch);
    assert_eq!(with(|log| log.header.nonces[1] = "zz".into()), ProofError::Unreadable("a nonce"));
    assert!(matches!(with(|log| log.header.nonces.swap(0, 1)), ProofError::OutcomeMismatch { .. }));
    assert!(matches!(
        with(|log| log.entries[2].hash ^= 1),
        ProofError::Difference(ReplayError::Hash { n: 2, .. })
    ));
}

#[test]
fn seats_of_one_person_add_different_bytes() {
    let nonce = Nonce([5; 32]);
    assert_ne!(nonce.for_seat(0), nonce.for_seat(1));
    assert_eq!(format!("{:?}", Secret([5; 32])), "Secret(hidden)");
}
