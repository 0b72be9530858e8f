//! Rate and size limits per client address.
//!
//! A small token bucket of our own instead of a library, because sockets, messages and new matches are limited the
//! same way as requests, and because a refusal must be one of our own typed errors.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Rate and size limits per client address.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Limits {
    /// Maximum size of a request body, in bytes.
    pub body: usize,
    /// Maximum size of a socket message, in bytes.
    pub message: usize,
    pub requests: Rate,
    /// Messages per socket.
    pub messages: Rate,
    /// New matches.
    pub matches: Rate,
    /// Maximum number of open connections, sockets included.
    pub connections: u32,
    /// New connections.
    pub new_connections: Rate,
    /// Maximum number of open sockets.
    pub sockets: u32,
    /// A socket is closed after this time without a message.
    pub idle: Duration,
    /// Timeout for the head of a request, and for an idle connection between requests.
    pub head: Duration,
    /// Timeout for a request body.
    pub body_time: Duration,
    /// A socket is closed if sending a message takes longer than this.
    pub send: Duration,
    /// A connection is closed if its client reads nothing for this time while something is sent.
    pub write: Duration,
}

/// Parameters of a token bucket.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rate {
    pub burst: f64,
    /// Refill rate.
    pub per_second: f64,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            body: 256 * 1024,
            message: 32 * 1024,
            requests: Rate { burst: 200.0, per_second: 20.0 },
            messages: Rate { burst: 60.0, per_second: 20.0 },
            matches: Rate { burst: 60.0, per_second: 60.0 / 3600.0 },
            connections: 256,
            new_connections: Rate { burst: 500.0, per_second: 50.0 },
            sockets: 64,
            idle: Duration::from_secs(120),
            head: Duration::from_secs(30),
            body_time: Duration::from_secs(30),
            send: Duration::from_secs(10),
            write: Duration::from_secs(20),
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    rate: Rate,
    left: f64,
    at: Instant,
}

impl Bucket {
    pub(crate) fn full(rate: Rate, now: Instant) -> Self {
        Bucket { rate, left: rate.burst, at: now }
    }

    fn fill(&mut self, now: Instant) {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.left = (self.left + passed * self.rate.per_second).min(self.rate.burst);
        self.at = now;
    }

    pub(crate) fn take(&mut self, now: Instant) -> bool {
        self.fill(now);
        let may = self.left >= 1.0;
        if may {
            self.left -= 1.0;
        }
        may
    }

    fn is_full(&self) -> bool {
        self.left >= self.rate.burst
    }
}

/// Tracked addresses; beyond that, addresses with full buckets are forgotten.
const MAX_TRACKED_ADDRESSES: usize = 10_000;

#[derive(Debug, Default)]
struct Counts {
    requests: HashMap<IpAddr, Bucket>,
    matches: HashMap<IpAddr, Bucket>,
    new_connections: HashMap<IpAddr, Bucket>,
    connections: HashMap<IpAddr, u32>,
    sockets: HashMap<IpAddr, u32>,
}

#[derive(Clone, Debug)]
pub(crate) struct Limiter {
    pub(crate) limits: Limits,
    counts: Arc<Mutex<Counts>>,
}

impl Limiter {
    pub(crate) fn new(limits: Limits) -> Self {
        Limiter { limits, counts: Arc::default() }
    }

    fn with<T>(&self, count: impl FnOnce(&mut Counts) -> T) -> T {
        count(&mut self.counts.lock().unwrap_or_else(PoisonError::into_inner))
    }

    pub(crate) fn request(&self, from: IpAddr) -> bool {
        self.with(|counts| take(&mut counts.requests, self.limits.requests, client(from)))
    }

    pub(crate) fn new_match(&self, from: IpAddr) -> bool {
        self.with(|counts| take(&mut counts.matches, self.limits.matches, client(from)))
    }

    pub(crate) fn open_sockets(&self) -> u32 {
        self.with(|counts| counts.sockets.values().sum())
    }

    /// A permit for one more socket, returned when dropped.
    pub(crate) fn socket(&self, from: IpAddr) -> Option<Permit> {
        self.permit(|counts| &mut counts.sockets, self.limits.sockets, from)
    }

    /// A permit for one more connection, returned when dropped.
    pub(crate) fn connection(&self, from: IpAddr) -> Option<Permit> {
        let rate = self.limits.new_connections;
        if !self.with(|counts| take(&mut counts.new_connections, rate, client(from))) {
            return None;
        }
        self.permit(|counts| &mut counts.connections, self.limits.connections, from)
    }

    /// A permit for a connection that is not limited: one of a proxy, which comes from one address for everybody.
    pub(crate) fn proxy_connection(&self, from: IpAddr) -> Option<Permit> {
        self.permit(|counts| &mut counts.connections, u32::MAX, from)
    }

    fn permit(&self, kind: Kind, most: u32, from: IpAddr) -> Option<Permit> {
        let from = client(from);
        self.with(|counts| {
            let open = kind(counts).entry(from).or_default();
            (*open < most).then(|| *open += 1)
        })
        .map(|()| Permit { limiter: self.clone(), kind, from })
    }
}

/// What is counted.
type Kind = fn(&mut Counts) -> &mut HashMap<IpAddr, u32>;

/// The address by which a client is counted. A household has a whole /64 of IPv6: its addresses count as one.
pub(crate) fn client(from: IpAddr) -> IpAddr {
    match from.to_canonical() {
        IpAddr::V4(address) => address.into(),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
    }
}

fn take(buckets: &mut HashMap<IpAddr, Bucket>, rate: Rate, from: IpAddr) -> bool {
    let now = Instant::now();
    if buckets.len() >= MAX_TRACKED_ADDRESSES {
        buckets.retain(|_, bucket| {
            bucket.fill(now);
            !bucket.is_full()
        });
    }
    buckets.entry(from).or_insert_with(|| Bucket::full(rate, now)).take(now)
}

#[derive(Debug)]
pub(crate) struct Permit {
    limiter: Limiter,
    kind: Kind,
    from: IpAddr,
}

impl Drop for Permit {
    fn drop(&mut self) {
        self.limiter.with(|counts| {
            let counted = (self.kind)(counts);
            if let Some(open) = counted.get_mut(&self.from) {
                *open -= 1;
                if *open == 0 {
                    counted.remove(&self.from);
                }
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_fills() {
        let start = Instant::now();
        let mut bucket = Bucket::full(Rate { burst: 2.0, per_second: 0.5 }, start);
        assert_eq!([bucket.take(start), bucket.take(start), bucket.take(start)], [true, true, false]);
        assert!(!bucket.take(start + Duration::from_millis(1900)));
        assert!(bucket.take(start + Duration::from_secs(2)));
        let later = start + Duration::from_secs(1000);
        assert_eq!([bucket.take(later), bucket.take(later), bucket.take(later)], [true, true, false]);
    }

    #[test]
    fn addresses_and_sockets_are_counted_apart() {
        let limits =
            Limits { sockets: 1, requests: Rate { burst: 1.0, per_second: 0.0 }, ..Limits::default() };
        let limiter = Limiter::new(limits);
        let [one, two] = [1, 2].map(|last| IpAddr::from([10, 0, 0, last]));
        assert!(limiter.request(one) && !limiter.request(one) && limiter.request(two));
        let place = limiter.socket(one);
        assert!(place.is_some() && limiter.socket(one).is_none() && limiter.socket(two).is_some());
        drop(place);
        assert!(limiter.socket(one).is_some());
    }

    #[test]
    fn connections_are_counted_and_their_rate_is_limited() {
        let new_connections = Rate { burst: 3.0, per_second: 0.0 };
        let limiter = Limiter::new(Limits { new_connections, ..Limits::default() });
        let [one, two] = [1, 2].map(|last| IpAddr::from([10, 0, 0, last]));
        assert!((0..3).all(|_| limiter.connection(one).is_some()), "each was closed again");
        assert!(limiter.connection(one).is_none() && limiter.connection(two).is_some());
    }

    #[test]
    fn a_household_counts_as_one() {
        let limits =
            Limits { connections: 2, requests: Rate { burst: 2.0, per_second: 0.0 }, ..Limits::default() };
        let limiter = Limiter::new(limits);
        let address = |text: &str| text.parse::<IpAddr>().unwrap();
        let [one, two, other] = ["2001:db8:0:7::1", "2001:db8:0:7:aaaa::2", "2001:db8:0:8::1"].map(address);
        assert!(
            limiter.request(one) && limiter.request(two) && !limiter.request(one) && limiter.request(other)
        );
        assert!(limiter.request(address("::ffff:10.0.0.1")) && limiter.request(address("10.0.0.1")));
        assert!(!limiter.request(address("10.0.0.1")), "one machine, written in two ways");
        let open = [limiter.connection(one), limiter.connection(two)];
        assert!(open.iter().all(Option::is_some) && limiter.connection(one).is_none());
        assert!(limiter.proxy_connection(one).is_some());
        drop(open);
        assert!(limiter.connection(one).is_some());
    }
}
