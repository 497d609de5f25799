//! The CPU time of a thread: the limit of a search, and the cost of a move.

use std::time::Duration;

use antipater_bots::budget::Budget;

/// The CPU time of the present thread since a fixed moment.
#[cfg(unix)]
pub(crate) fn thread_time() -> Duration {
    use rustix::time::{ClockId, clock_gettime};
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

/// Elsewhere, elapsed time replaces it.
#[cfg(not(unix))]
pub(crate) fn thread_time() -> Duration {
    use std::sync::LazyLock;
    use std::time::Instant;
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}

/// A limit on the CPU time of each decision.
pub(crate) struct CpuTime {
    limit: Duration,
    end: Duration,
}

impl CpuTime {
    pub(crate) fn new(limit: Duration) -> CpuTime {
        let end = Duration::ZERO;
        CpuTime { limit, end }
    }
}

impl Budget for CpuTime {
    fn begin(&mut self) {
        self.end = thread_time() + self.limit;
    }

    fn goes_on(&mut self, _done: u64) -> bool {
        thread_time() < self.end
    }
}
