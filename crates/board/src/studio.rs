//! The entry point of the renderer, and its caches.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use super::base::BaseCache;
use super::canvas::Canvas;
use super::encode::Packer;
use super::error::StudioError;
use super::games::{self, scene};
use super::kit::Kit;
use super::layout::{BoardShape, Layout};
use super::palette::{Finish, Palette};
use super::panel::{self, PanelLabel};
use super::request::{RenderRequest, RenderedImage, Size};
use super::scene::{ColorScheme, Scene};
use super::selection::{self, Selection};
use super::sprites::Atlas;
use super::text::{FontFace, Fonts};
use super::theme_name::ThemeName;
use super::{paint, text};
use sealed_move_rules::Side;

/// Maximum number of cached kits. The least recently used one is evicted, so requests for many
/// sizes cost time but not memory.
const MAX_KITS: usize = 12;

/// Maximum number of idle easels. Only a few threads draw at a time, and a further one creates its
/// own.
const MAX_IDLE_EASELS: usize = 4;

/// Reusable buffers for drawing and encoding a picture.
#[derive(Debug, Default)]
struct Easel {
    canvas: Canvas,
    packer: Packer,
}

/// Cache key of a kit: theme, scheme, finish and the board's side in pixels.
type KitKey = (ThemeName, ColorScheme, Finish, u32);

/// A kit with the empty boards drawn with it.
#[derive(Debug)]
pub(super) struct DrawnBoards {
    pub(super) kit: Kit,
    bases: BaseCache,
}

/// A cached kit, which may still be under construction.
#[derive(Debug, Default)]
struct KitSlot {
    drawn: Arc<OnceLock<Arc<DrawnBoards>>>,
    used: u64,
}

/// The most recently used kits.
#[derive(Debug, Default)]
struct KitCache {
    kits: BTreeMap<KitKey, KitSlot>,
    uses: u64,
}

impl KitCache {
    /// Returns the slot of a kit. The caller builds the kit in its slot, without blocking callers
    /// that need other kits.
    fn slot(&mut self, key: KitKey) -> Arc<OnceLock<Arc<DrawnBoards>>> {
        self.uses += 1;
        if !self.kits.contains_key(&key)
            && self.kits.len() >= MAX_KITS
            && let Some(oldest) = self.kits.iter().min_by_key(|(_, kit)| kit.used).map(|(key, _)| *key)
        {
            self.kits.remove(&oldest);
        }
        let kit = self.kits.entry(key).or_default();
        kit.used = self.uses;
        Arc::clone(&kit.drawn)
    }
}

/// Draws pictures. It owns all sprites, fonts and caches, and can be shared by threads.
#[derive(Debug)]
pub struct Studio {
    pub(super) atlas: Atlas,
    fonts: Fonts,
    palettes: Mutex<BTreeMap<(ThemeName, ColorScheme, Finish), Arc<Palette>>>,
    kits: Mutex<KitCache>,
    easels: Mutex<Vec<Easel>>,
    blank: bool,
    watch: Option<ProgressCallback>,
}

/// Callback for the number of rendered frames and the total.
struct ProgressCallback(Box<dyn Fn(usize, usize) + Send + Sync>);

impl std::fmt::Debug for ProgressCallback {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("ProgressCallback")
    }
}

impl Studio {
    /// Loads sprites and fonts. Data that depends on theme and size is created on first use.
    ///
    /// # Errors
    ///
    /// If an embedded file is broken or missing.
    pub fn new() -> Result<Self, StudioError> {
        let atlas = Atlas::load()?;
        if let Some(missing) = games::sprites().find(|&sprite| atlas.find(sprite).is_none()) {
            return Err(StudioError::Missing(missing.0));
        }
        Ok(Self {
            atlas,
            fonts: text::fonts()?,
            palettes: Mutex::default(),
            kits: Mutex::default(),
            easels: Mutex::default(),
            blank: false,
            watch: None,
        })
    }

    /// Makes a studio return empty pictures at no cost. Use it in load tests, which ignore the
    /// pictures.
    #[must_use]
    pub fn blank(self) -> Self {
        Self { blank: true, ..self }
    }

    /// Calls `watch` after each frame of a replay with the number of rendered frames and the total.
    #[must_use]
    pub fn with_progress(self, watch: impl Fn(usize, usize) + Send + Sync + 'static) -> Self {
        Self { watch: Some(ProgressCallback(Box::new(watch))), ..self }
    }

    pub(super) fn report_progress(&self, drawn: usize, of: usize) {
        if let Some(ProgressCallback(watch)) = &self.watch {
            watch(drawn, of);
        }
    }

    /// Draws a picture.
    ///
    /// # Panics
    ///
    /// Never, whatever the view contains.
    #[must_use]
    pub fn picture(&self, request: &RenderRequest<'_>) -> RenderedImage {
        self.image(&scene(request), request)
    }

    /// Draws a picture with marks for a move that is being composed.
    ///
    /// # Panics
    ///
    /// Never, whatever the view and the selection contain.
    #[must_use]
    pub fn preview(&self, request: &RenderRequest<'_>, selected: &Selection<'_>) -> RenderedImage {
        if self.blank {
            return RenderedImage { png: Vec::new(), width: 0, height: 0 };
        }
        let mut scene = scene(request);
        selection::mark(&mut scene, selected);
        self.image(&scene, request)
    }

    /// Draws the frames of a position in a replay: the steps of a long move, then the position. Returns them with
    /// their kit and the number of steps in each.
    pub(super) fn frames(
        &self,
        request: &RenderRequest<'_>,
        progress: (usize, usize),
    ) -> Vec<(Canvas, Arc<DrawnBoards>, usize)> {
        let draw = |mut scene: Scene| {
            scene.progress = Some(progress);
            // Names that change their brightness with every move make files larger. The bar shows whose
            // turn it is.
            for strip in &mut scene.strips {
                strip.waits = false;
            }
            let mut canvas = Canvas::default();
            let drawn = self.paint(&mut canvas, &scene, request);
            (canvas, drawn, scene.steps)
        };
        games::scenes(request).into_iter().map(draw).collect()
    }

    /// Draws and encodes a scene on an idle easel.
    fn image(&self, scene: &Scene, request: &RenderRequest<'_>) -> RenderedImage {
        let ready = || self.easels.lock().unwrap_or_else(PoisonError::into_inner);
        let mut easel = ready().pop().unwrap_or_default();
        let drawn = self.paint(&mut easel.canvas, scene, request);
        let image = easel.packer.encode(&easel.canvas, &drawn.kit.palette);
        let mut ready = ready();
        if ready.len() < MAX_IDLE_EASELS {
            ready.push(easel);
        }
        image.expect("palette indices always encode")
    }

    fn paint(&self, canvas: &mut Canvas, scene: &Scene, request: &RenderRequest<'_>) -> Arc<DrawnBoards> {
        let shape = BoardShape::of(scene);
        let square = shape.square(request.size);
        let width = request.size.is_exact().then(|| request.size.px());
        let layout = Layout::new(shape, square, width, scene.bottom);
        let finish = if scene.progress.is_some() { Finish::Moving } else { Finish::Still };
        let drawn = self.drawn((request.theme, scene.scheme, finish, square * u32::from(scene.files)));
        paint::draw(canvas, (&drawn.kit, &drawn.bases), &self.atlas, &layout, scene);
        drawn
    }

    /// Returns the kit and boards of a key, creating them on first use.
    pub(super) fn drawn(&self, key: KitKey) -> Arc<DrawnBoards> {
        let (theme, scheme, finish, board) = key;
        let slot = self.kits.lock().unwrap_or_else(PoisonError::into_inner).slot(key);
        let made = slot.get_or_init(|| {
            let palette = self.palette(theme, scheme, finish);
            let kit = Kit::new(theme.theme(scheme), palette, &self.fonts, board);
            Arc::new(DrawnBoards { kit, bases: BaseCache::default() })
        });
        Arc::clone(made)
    }

    /// Whether a text fits the wide pictures of a game in all sizes, without being cut or narrower than
    /// labels may be. For checking translations.
    #[must_use]
    pub fn fits(&self, game: &str, label: PanelLabel, text: &str) -> bool {
        let sizes = [Size::new(Size::MIN), Size::default(), Size::new(Size::MAX)];
        games::wide_shape(game).is_some_and(|shape| {
            sizes.into_iter().all(|size| {
                let layout = Layout::new(shape, shape.square(size), None, Side::First);
                let board = layout.board.width as u32;
                let drawn = self.drawn((ThemeName::Classic, ColorScheme::Bone, Finish::Still, board));
                panel::fits(&drawn.kit, &layout, label, text)
            })
        })
    }

    /// Returns the font at a size that doesn't depend on a board.
    pub(super) fn face(&self, em: f32) -> FontFace {
        FontFace::new(&self.fonts, em)
    }

    pub(super) const fn is_blank(&self) -> bool {
        self.blank
    }

    fn palette(&self, theme: ThemeName, scheme: ColorScheme, finish: Finish) -> Arc<Palette> {
        let mut palettes = self.palettes.lock().unwrap_or_else(PoisonError::into_inner);
        let palette = palettes
            .entry((theme, scheme, finish))
            .or_insert_with(|| Arc::new(Palette::new(theme.theme(scheme), finish)));
        Arc::clone(palette)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::Duration;

    use sealed_move_rules::{Observer, Rolls, Side, find};

    use super::*;
    use crate::request::Labels;

    /// Returns the key of boards with a side of `board` pixels.
    fn key(board: u32) -> KitKey {
        let start = find("aruki").unwrap().start("standard", &mut Rolls::none()).unwrap();
        let view = start.view(Observer::Public);
        let request = RenderRequest::new(&view, Side::First, Labels::default());
        (ThemeName::default(), scene(&request).scheme, Finish::Still, board)
    }

    #[test]
    fn the_least_recently_used_kit_is_evicted() {
        let studio = Studio::new().unwrap();
        let first = studio.drawn(key(240));
        let second = studio.drawn(key(252));
        for number in 2..MAX_KITS as u32 {
            studio.drawn(key(240 + 12 * number));
        }
        assert!(Arc::ptr_eq(&first, &studio.drawn(key(240))), "all kits fit");
        studio.drawn(key(1200));
        assert!(Arc::ptr_eq(&first, &studio.drawn(key(240))), "the most recently used kit stays");
        assert_eq!(studio.kits.lock().unwrap().kits.len(), MAX_KITS);
        assert!(!Arc::ptr_eq(&second, &studio.drawn(key(252))), "the least recently used kit is evicted");
    }

    #[test]
    fn building_a_kit_blocks_no_other() {
        let studio = Studio::new().unwrap();
        let slot = studio.kits.lock().unwrap().slot(key(240));
        let (begun, begins) = mpsc::channel();
        let (finish, finished) = mpsc::channel::<()>();
        let (other, done) = mpsc::channel();
        let studio = &studio;
        std::thread::scope(|scope| {
            scope.spawn(move || {
                slot.get_or_init(|| {
                    begun.send(()).unwrap();
                    finished.recv().unwrap();
                    studio.drawn(key(252))
                });
            });
            begins.recv().unwrap();
            scope.spawn(move || {
                studio.drawn(key(264));
                other.send(()).unwrap();
            });
            assert!(done.recv_timeout(Duration::from_secs(60)).is_ok());
            finish.send(()).unwrap();
        });
    }
}
