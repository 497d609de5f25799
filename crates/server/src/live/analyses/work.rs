//! Analyzes a game on a separate thread of the lowest priority.

use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::Ordering;

use antipater_bots::analysis::{Analyzable, Options, Report, analyze};
use antipater_engine::Record;
use antipater_show::game::AnyGame;

use super::queue::Taken;

/// The result of a job.
pub(super) enum Ended {
    /// The finished report.
    Found(Box<Report>),
    /// No request is left.
    Canceled,
    /// A bug.
    Broken,
}

/// Gives this thread the lowest priority.
pub(super) fn give_way() {
    // On Linux, niceness applies to a thread; elsewhere to the whole process.
    #[cfg(target_os = "linux")]
    {
        // If the system refuses, the thread still yields between decisions.
        let _ = rustix::process::setpriority_process(None, 19);
    }
}

/// Analyzes the game of a job.
pub(super) fn judge(job: &Taken, simulations: Option<u32>) -> Ended {
    let judged = catch_unwind(AssertUnwindSafe(|| match &job.game {
        AnyGame::Seven(game) => judged(&game.record, job, simulations),
        AnyGame::Duel(game) => judged(&game.record, job, simulations),
    }));
    match judged {
        Ok(Some(report)) => Ended::Found(Box::new(report)),
        Ok(None) => Ended::Canceled,
        Err(_) => Ended::Broken,
    }
}

fn judged<G: Analyzable>(
    record: &Record<G>,
    job: &Taken,
    simulations: Option<u32>,
) -> Option<Report> {
    let options = Options {
        depth: job.key.depth,
        simulations,
        ..Options::default()
    };
    let analysis = analyze(record, &options, |done, all| {
        std::thread::yield_now();
        job.progress.send_replace(Some((done, all)));
        match job.canceled.load(Ordering::Relaxed) {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    })?;
    Some(analysis.written(record))
}
