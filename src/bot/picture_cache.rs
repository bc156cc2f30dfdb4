//! Caches rendered pictures. Equal views share a picture, which is rendered once even for
//! concurrent requests.

use std::collections::HashMap;
use std::fmt::Debug;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// Pictures in the cache; each has 30 to 150 KB.
const MAX_PICTURES: usize = 48;

/// The complete input of a picture. It isn't hashed, because a collision could reveal a secret.
type PictureKey = String;

#[derive(Debug, Default)]
struct CachedPicture {
    png: Arc<OnceLock<Vec<u8>>>,
    last_use: u64,
}

/// An LRU cache of pictures.
#[derive(Debug, Default)]
pub(crate) struct PictureCache {
    cached: Mutex<(HashMap<PictureKey, CachedPicture>, u64)>,
    drawn: AtomicU64,
}

impl PictureCache {
    /// Returns the picture that `request` fully describes, and renders it if it isn't cached.
    /// Blocks while another thread renders the same picture, but not while others render different
    /// ones.
    pub(crate) fn get(&self, request: &impl Debug, draw: impl FnOnce() -> Vec<u8>) -> Vec<u8> {
        let picture = self.entry(format!("{request:?}"));
        let png = picture.get_or_init(|| {
            self.drawn.fetch_add(1, Ordering::Relaxed);
            draw()
        });
        png.clone()
    }

    /// How many pictures were rendered.
    pub(crate) fn drawn(&self) -> u64 {
        self.drawn.load(Ordering::Relaxed)
    }

    fn entry(&self, key: PictureKey) -> Arc<OnceLock<Vec<u8>>> {
        let mut cached = self.cached.lock().unwrap_or_else(PoisonError::into_inner);
        let (pictures, uses) = &mut *cached;
        *uses += 1;
        if !pictures.contains_key(&key)
            && pictures.len() >= MAX_PICTURES
            && let Some(oldest) =
                pictures.iter().min_by_key(|(_, picture)| picture.last_use).map(|(key, _)| key.clone())
        {
            pictures.remove(&oldest);
        }
        let picture = pictures.entry(key).or_default();
        picture.last_use = *uses;
        Arc::clone(&picture.png)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Barrier;

    use super::*;

    #[test]
    fn concurrent_requests_draw_a_picture_once() {
        let pictures = PictureCache::default();
        let barrier = Barrier::new(32);
        std::thread::scope(|scope| {
            for number in 0..32 {
                let (pictures, barrier) = (&pictures, &barrier);
                scope.spawn(move || {
                    barrier.wait();
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
    fn the_least_recently_used_picture_is_evicted() {
        let pictures = PictureCache::default();
        let get = |number: usize| pictures.get(&number, || number.to_string().into_bytes());
        for number in 0..MAX_PICTURES {
            get(number);
        }
        get(0);
        assert_eq!(pictures.drawn(), MAX_PICTURES as u64);
        get(MAX_PICTURES);
        assert_eq!(get(0), b"0");
        assert_eq!(pictures.drawn(), MAX_PICTURES as u64 + 1, "recently used pictures stay");
        get(1);
        assert_eq!(pictures.drawn(), MAX_PICTURES as u64 + 2);
        assert_eq!(pictures.cached.lock().unwrap().0.len(), MAX_PICTURES);
    }

    #[test]
    fn a_failed_drawing_is_retried() {
        let pictures = PictureCache::default();
        let broken = std::panic::AssertUnwindSafe(|| pictures.get(&1, || panic!("cannot draw")));
        assert!(std::panic::catch_unwind(broken).is_err());
        assert_eq!(pictures.get(&1, || vec![1]), [1]);
    }
}
