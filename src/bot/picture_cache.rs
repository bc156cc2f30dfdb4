//! Finished pictures, kept for a while: whoever asks for the same view as somebody else gets the same picture, which
//! is drawn once, however many ask at once.

use std::collections::HashMap;
use std::fmt::Debug;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// Pictures that are kept, of 30 to 150 KB each.
const KEPT: usize = 48;

/// What tells pictures apart: everything that a picture is made of. No hash of it: a picture that is taken for another
/// one could show a secret.
type PictureKey = String;

#[derive(Debug, Default)]
struct KeptPicture {
    png: Arc<OnceLock<Vec<u8>>>,
    used: u64,
}

/// The pictures that were drawn last.
#[derive(Debug, Default)]
pub(crate) struct PictureCache {
    kept: Mutex<(HashMap<PictureKey, KeptPicture>, u64)>,
    drawn: AtomicU64,
}

impl PictureCache {
    /// The picture of which `request` says everything. It is drawn where it is not kept; others who want it
    /// meanwhile wait for it, and who wants another one does not.
    pub(crate) fn get(&self, request: &impl Debug, draw: impl FnOnce() -> Vec<u8>) -> Vec<u8> {
        let picture = self.entry(format!("{request:?}"));
        let png = picture.get_or_init(|| {
            self.drawn.fetch_add(1, Ordering::Relaxed);
            draw()
        });
        png.clone()
    }

    /// How many pictures were drawn.
    pub(crate) fn drawn(&self) -> u64 {
        self.drawn.load(Ordering::Relaxed)
    }

    fn entry(&self, key: PictureKey) -> Arc<OnceLock<Vec<u8>>> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let (pictures, uses) = &mut *kept;
        *uses += 1;
        if !pictures.contains_key(&key)
            && pictures.len() >= KEPT
            && let Some(oldest) =
                pictures.iter().min_by_key(|(_, picture)| picture.used).map(|(key, _)| key.clone())
        {
            pictures.remove(&oldest);
        }
        let picture = pictures.entry(key).or_default();
        picture.used = *uses;
        Arc::clone(&picture.png)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Barrier;

    use super::*;

    #[test]
    fn a_picture_that_many_want_at_once_is_drawn_once() {
        let pictures = PictureCache::default();
        let together = Barrier::new(32);
        std::thread::scope(|scope| {
            for number in 0..32 {
                let (pictures, together) = (&pictures, &together);
                scope.spawn(move || {
                    together.wait();
                    let view = number % 2;
                    let png = pictures.get(&("view", view), || {
                        std::thread::sleep(std::time::Duration::from_millis(50));
                        vec![view; 3]
                    });
                    assert_eq!(png, [view; 3]);
                });
            }
        });
        assert_eq!(pictures.drawn(), 2);
    }

    #[test]
    fn the_picture_that_nobody_asked_for_longest_makes_room() {
        let pictures = PictureCache::default();
        let get = |number: usize| pictures.get(&number, || number.to_string().into_bytes());
        for number in 0..KEPT {
            get(number);
        }
        get(0);
        assert_eq!(pictures.drawn(), KEPT as u64);
        get(KEPT);
        assert_eq!(get(0), b"0");
        assert_eq!(pictures.drawn(), KEPT as u64 + 1, "what was used lately stays");
        get(1);
        assert_eq!(pictures.drawn(), KEPT as u64 + 2);
        assert_eq!(pictures.kept.lock().unwrap().0.len(), KEPT);
    }

    #[test]
    fn a_picture_that_could_not_be_drawn_is_tried_again() {
        let pictures = PictureCache::default();
        let broken = std::panic::AssertUnwindSafe(|| pictures.get(&1, || panic!("no picture")));
        assert!(std::panic::catch_unwind(broken).is_err());
        assert_eq!(pictures.get(&1, || vec![1]), [1]);
    }
}
