//! Everything that drawing needs, loaded once, and the pictures that come of it.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use ab_glyph::FontRef;

use super::base::BaseCache;
use super::canvas::Canvas;
use super::encode::Packer;
use super::error::StudioError;
use super::games::{self, scene};
use super::kit::Kit;
use super::layout::{BoardShape, Layout};
use super::palette::{Finish, Palette};
use super::request::{RenderRequest, RenderedImage};
use super::scene::{ColorScheme, Scene};
use super::selection::{self, Selection};
use super::sprites::Atlas;
use super::text::FontFace;
use super::theme_name::ThemeName;
use super::{paint, text};

/// How many kits are kept. Beyond that the one that was used longest ago is dropped: whoever asks for ever new sizes
/// pays with time, not with memory.
const KITS: usize = 12;

/// How many easels stand ready. Pictures are drawn on a few threads at a time; one more makes an easel of its own.
const EASELS: usize = 4;

/// What one picture after another is drawn on and packed with.
#[derive(Debug, Default)]
struct Easel {
    canvas: Canvas,
    packer: Packer,
}

/// What tells kits apart: the colors, what they are drawn for, and the side of the board.
type KitKey = (ThemeName, ColorScheme, Finish, u32);

/// What was drawn so far in one theme, scheme and size.
#[derive(Debug)]
pub(super) struct DrawnBoards {
    /// What all its pictures have in common.
    pub(super) kit: Kit,
    bases: BaseCache,
}

/// A kit that is kept, or being made by the first who needs it.
#[derive(Debug, Default)]
struct KeptKit {
    drawn: Arc<OnceLock<Arc<DrawnBoards>>>,
    used: u64,
}

/// The kits that were used last.
#[derive(Debug, Default)]
struct KitCache {
    kits: BTreeMap<KitKey, KeptKit>,
    uses: u64,
}

impl KitCache {
    /// The place of a kit, which it has to itself: it is made there without holding up those who need another one.
    fn place(&mut self, key: KitKey) -> Arc<OnceLock<Arc<DrawnBoards>>> {
        self.uses += 1;
        if !self.kits.contains_key(&key)
            && self.kits.len() >= KITS
            && let Some(oldest) = self.kits.iter().min_by_key(|(_, kit)| kit.used).map(|(key, _)| *key)
        {
            self.kits.remove(&oldest);
        }
        let kit = self.kits.entry(key).or_default();
        kit.used = self.uses;
        Arc::clone(&kit.drawn)
    }
}

/// Everything that drawing needs, loaded once and shared by all threads.
#[derive(Debug)]
pub struct Studio {
    pub(super) atlas: Atlas,
    font: FontRef<'static>,
    palettes: Mutex<BTreeMap<(ThemeName, ColorScheme, Finish), Arc<Palette>>>,
    kits: Mutex<KitCache>,
    easels: Mutex<Vec<Easel>>,
    blank: bool,
    watch: Option<Watch>,
}

/// Whoever is told how many frames of a replay are drawn, of how many.
struct Watch(Box<dyn Fn(usize, usize) + Send + Sync>);

impl std::fmt::Debug for Watch {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Watch")
    }
}

impl Studio {
    /// Loads sprites and fonts. What depends on theme and size follows with the first picture
    /// that needs it.
    ///
    /// # Errors
    ///
    /// Says which of the embedded files is broken, or missing.
    pub fn new() -> Result<Self, StudioError> {
        let atlas = Atlas::load()?;
        if let Some(missing) = games::sprites().find(|&sprite| atlas.find(sprite).is_none()) {
            return Err(StudioError::Missing(missing.0));
        }
        Ok(Self {
            atlas,
            font: text::font()?,
            palettes: Mutex::default(),
            kits: Mutex::default(),
            easels: Mutex::default(),
            blank: false,
            watch: None,
        })
    }

    /// The same studio with empty canvases: its pictures show nothing and cost nothing. For
    /// rehearsals of thousands of messages at whose pictures nobody looks.
    #[must_use]
    pub fn blank(self) -> Self {
        Self { blank: true, ..self }
    }

    /// The same studio, which tells after each frame of a replay how many it has drawn, of how many.
    #[must_use]
    pub fn watched(self, watch: impl Fn(usize, usize) + Send + Sync + 'static) -> Self {
        Self { watch: Some(Watch(Box::new(watch))), ..self }
    }

    /// Tells how many frames are drawn, where someone wants to know.
    pub(super) fn tell(&self, drawn: usize, of: usize) {
        if let Some(Watch(watch)) = &self.watch {
            watch(drawn, of);
        }
    }

    /// Draws a picture.
    ///
    /// # Panics
    ///
    /// Never on account of what is in the view.
    #[must_use]
    pub fn picture(&self, request: &RenderRequest<'_>) -> RenderedImage {
        self.image(&scene(request), request)
    }

    /// Draws a picture with marks for a move that is being composed.
    ///
    /// # Panics
    ///
    /// Never on account of what is in the view or marked.
    #[must_use]
    pub fn preview(&self, request: &RenderRequest<'_>, selected: &Selection<'_>) -> RenderedImage {
        if self.blank {
            return RenderedImage { png: Vec::new(), width: 0, height: 0 };
        }
        let mut scene = scene(request);
        selection::mark(&mut scene, selected);
        self.image(&scene, request)
    }

    /// The pixels of a picture of a replay, what gives them their colors, and how many steps its move took.
    pub(super) fn frame(
        &self,
        request: &RenderRequest<'_>,
        progress: (usize, usize),
    ) -> (Canvas, Arc<DrawnBoards>, usize) {
        let mut scene = scene(request);
        scene.progress = Some(progress);
        // Names that change their brightness at every move make files larger; the bar says whose turn it is.
        for strip in &mut scene.strips {
            strip.waits = false;
        }
        let mut canvas = Canvas::default();
        let drawn = self.paint(&mut canvas, &scene, request);
        (canvas, drawn, scene.steps)
    }

    /// Draws a scene on an easel that stands ready, and packs it.
    fn image(&self, scene: &Scene, request: &RenderRequest<'_>) -> RenderedImage {
        let ready = || self.easels.lock().unwrap_or_else(PoisonError::into_inner);
        let mut easel = ready().pop().unwrap_or_default();
        let drawn = self.paint(&mut easel.canvas, scene, request);
        let image = easel.packer.encode(&easel.canvas, &drawn.kit.palette);
        let mut ready = ready();
        if ready.len() < EASELS {
            ready.push(easel);
        }
        image.expect("indices of a palette always encode")
    }

    /// Draws a scene over whatever a canvas shows.
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

    /// What is kept for a key, made when it is first asked for.
    pub(super) fn drawn(&self, key: KitKey) -> Arc<DrawnBoards> {
        let (theme, scheme, finish, board) = key;
        let place = self.kits.lock().unwrap_or_else(PoisonError::into_inner).place(key);
        let made = place.get_or_init(|| {
            let palette = self.palette(theme, scheme, finish);
            let kit = Kit::new(theme.theme(scheme), palette, &self.font, board);
            Arc::new(DrawnBoards { kit, bases: BaseCache::default() })
        });
        Arc::clone(made)
    }

    /// The font in one size, for what is no board.
    pub(super) fn face(&self, em: f32) -> FontFace {
        FontFace::new(self.font.clone(), em)
    }

    /// Whether its pictures are to show nothing.
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

    /// The key of boards of so many pixels.
    fn key(board: u32) -> KitKey {
        let start = find("aruki").unwrap().start("standard", &mut Rolls::none()).unwrap();
        let view = start.view(Observer::Public);
        let request = RenderRequest::new(&view, Side::First, Labels::default());
        (ThemeName::default(), scene(&request).scheme, Finish::Still, board)
    }

    #[test]
    fn of_more_kits_than_are_kept_the_one_that_was_used_longest_ago_goes() {
        let studio = Studio::new().unwrap();
        let first = studio.drawn(key(240));
        let second = studio.drawn(key(252));
        for number in 2..KITS as u32 {
            studio.drawn(key(240 + 12 * number));
        }
        assert!(Arc::ptr_eq(&first, &studio.drawn(key(240))), "all fit");
        studio.drawn(key(1200));
        assert!(Arc::ptr_eq(&first, &studio.drawn(key(240))), "what was used lately stays");
        assert_eq!(studio.kits.lock().unwrap().kits.len(), KITS);
        assert!(!Arc::ptr_eq(&second, &studio.drawn(key(252))), "the oldest made room");
    }

    #[test]
    fn a_kit_that_is_being_made_holds_up_no_other() {
        let studio = Studio::new().unwrap();
        let place = studio.kits.lock().unwrap().place(key(240));
        let (begun, begins) = mpsc::channel();
        let (finish, finished) = mpsc::channel::<()>();
        let (other, done) = mpsc::channel();
        let studio = &studio;
        std::thread::scope(|scope| {
            scope.spawn(move || {
                place.get_or_init(|| {
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
