//! Moves all games from one database to another, so that never two databases serve them.
//!
//! The source is marked before the copy, and starting processes refuse a marked database. Only then is
//! the source checked for processes: a process joins before it looks for the mark, so at least one of
//! the two sees the other. The mark also survives a kill: until somebody finishes the move or forces
//! the source into service, only the destination can serve.

use super::copying::{self, CopyProgress};
use super::processes::MovedTo;
use super::{PostgresStore, SqliteStore, Store, StoreError, WriteTx};

/// A failed move.
#[derive(Debug, thiserror::Error)]
pub enum MoveError {
    /// The destination is unchanged. The source serves as before.
    #[error("nothing was moved: {0}")]
    NotMoved(#[from] StoreError),
    #[error("nothing was moved: the source has been moved to {destination} already; use that database")]
    AlreadyMoved { destination: String },
    #[error(
        "nothing was moved: an earlier move to {destination} was interrupted and may be complete; finish it by moving \
         there again"
    )]
    Interrupted { destination: String },
    /// The destination is or may be complete, and the source refuses to serve.
    #[error(
        "the copy may be complete, so the old database refuses to serve; run the same command again to check: {0}"
    )]
    Unfinished(StoreError),
}

/// Moves everything from a SQLite file to PostgreSQL; returns the number of matches.
pub fn move_to_postgres(
    from: &SqliteStore,
    to: &PostgresStore,
    destination: &str,
    progress: &mut CopyProgress<'_>,
) -> Result<u64, MoveError> {
    let claim = Claim::take(from, destination)?;
    let moved = (|| {
        let source = from.begin_read()?;
        let target = to.begin_unlimited_write()?;
        let games = copying::fill(&source, &target, &copying::tables(&source)?, claim.resumes, progress)?;
        Ok((games, target, from.begin_write()?))
    })();
    claim.finish(moved)
}

/// Moves everything from PostgreSQL to a SQLite file; returns the number of matches.
pub fn move_to_file(
    from: &PostgresStore,
    to: &SqliteStore,
    destination: &str,
    progress: &mut CopyProgress<'_>,
) -> Result<u64, MoveError> {
    let claim = Claim::take(from, destination)?;
    let moved = (|| {
        let target = to.begin_write()?;
        let source = from.begin_unlimited_read()?;
        let games = copying::fill(&source, &target, &copying::tables(&target)?, claim.resumes, progress)?;
        drop(source);
        Ok((games, target, from.begin_unlimited_write()?))
    })();
    claim.finish(moved)
}

/// The mark of a move in its source.
struct Claim<'a> {
    from: &'a dyn Store,
    mark: MovedTo,
    /// Whether an earlier move to the same destination was interrupted.
    resumes: bool,
}

impl<'a> Claim<'a> {
    /// Marks the source, then checks that no process serves it.
    fn take(from: &'a dyn Store, destination: &str) -> Result<Self, MoveError> {
        let mark = MovedTo::begun(destination);
        let tx = from.begin_write()?;
        let resumes = match tx.lock_moved_to()? {
            None => false,
            Some(found) if found == mark => true,
            Some(MovedTo { destination, complete: true }) => {
                return Err(MoveError::AlreadyMoved { destination });
            }
            Some(MovedTo { destination, .. }) => return Err(MoveError::Interrupted { destination }),
        };
        tx.set_moved_to(Some(&mark))?;
        tx.commit()?;
        let claim = Self { from, mark, resumes };
        let unused = from.begin_read().and_then(|tx| require_unused(&tx));
        unused.map_err(|error| claim.give_up(error))?;
        Ok(claim)
    }

    /// Looks again, commits the copy, and completes the mark.
    fn finish(self, filled: Result<(u64, WriteTx<'_>, WriteTx<'_>), StoreError>) -> Result<u64, MoveError> {
        let (games, target, source) = filled.map_err(|error| self.give_up(error))?;
        // The lock keeps a forced start from removing the mark before the copy is committed.
        let looked = source.lock_moved_to().and_then(|found| {
            require_unused(&source)?;
            require_unused(&target)?;
            if found.as_ref() == Some(&self.mark) { Ok(()) } else { Err(StoreError::InUse) }
        });
        if let Err(error) = looked {
            drop((source, target));
            return Err(self.give_up(error));
        }
        match target.commit() {
            Ok(()) => {}
            Err(error @ StoreError::InDoubt { .. }) => return Err(MoveError::Unfinished(error)),
            Err(error) => {
                drop(source);
                return Err(self.give_up(error));
            }
        }
        let complete = MovedTo { complete: true, ..self.mark };
        source.set_moved_to(Some(&complete)).and_then(|()| source.commit()).map_err(MoveError::Unfinished)?;
        Ok(games)
    }

    /// Removes the mark of a failed move, unless an earlier one may have been complete.
    fn give_up(&self, error: StoreError) -> MoveError {
        let removed = || {
            let tx = self.from.begin_write()?;
            if !self.resumes && tx.lock_moved_to()?.as_ref() == Some(&self.mark) {
                tx.set_moved_to(None)?;
            }
            tx.commit()
        };
        if let Err(error) = removed() {
            tracing::warn!(%error, "cannot put the old database back into service");
        }
        if self.resumes { MoveError::Unfinished(error) } else { MoveError::NotMoved(error) }
    }
}

fn require_unused(tx: &super::ReadTx<'_>) -> Result<(), StoreError> {
    if tx.living_processes()?.is_empty() { Ok(()) } else { Err(StoreError::InUse) }
}
