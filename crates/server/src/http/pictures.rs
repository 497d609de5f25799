//! Draws postcards as PNG. That takes a processor for a moment, so only a few are drawn at the same time, apart from other
//! requests.

use std::sync::{Arc, LazyLock};

use antipater_pages::postcard::{FONT, HEIGHT, TYPEFACE, WIDTH};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::{Database, FaceInfo, ID, Language, Source, Stretch, Style, Weight};
use resvg::usvg::{FontResolver, Options, Tree};
use tokio::sync::Semaphore;

use crate::error::Error;

/// The most pictures that are drawn at the same time.
const DRAWN: usize = 2;
/// The most requests for pictures; others are turned away.
const ADMITTED: usize = 24;

/// Our typeface.
static OWN: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut fonts = Database::new();
    fonts.push_face_info(FaceInfo {
        id: ID::dummy(),
        source: Source::Binary(Arc::new(FONT)),
        index: 0,
        families: vec![(TYPEFACE.to_owned(), Language::English_UnitedStates)],
        post_script_name: TYPEFACE.to_owned(),
        style: Style::Normal,
        weight: Weight::SEMIBOLD,
        stretch: Stretch::Normal,
        monospaced: false,
    });
    Arc::new(fonts)
});

/// Our typeface and those of the system. They are found when a name first needs a letter that ours lacks.
static ALL: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut fonts = Database::clone(&OWN);
    fonts.load_system_fonts();
    Arc::new(fonts)
});

/// The permits for drawing.
#[derive(Clone)]
pub(crate) struct Pictures {
    admitted: Arc<Semaphore>,
    drawn: Arc<Semaphore>,
}

impl Default for Pictures {
    fn default() -> Pictures {
        Pictures {
            admitted: Arc::new(Semaphore::new(ADMITTED)),
            drawn: Arc::new(Semaphore::new(DRAWN)),
        }
    }
}

impl Pictures {
    /// Draws a postcard as PNG.
    ///
    /// # Errors
    /// If too many others are waiting, or the postcard cannot be drawn, which is a bug.
    pub(super) async fn draw(&self, postcard: String) -> Result<Vec<u8>, Error> {
        let admitted = Arc::clone(&self.admitted).try_acquire_owned();
        let admitted = admitted.map_err(|_| Error::Busy)?;
        let turn = Arc::clone(&self.drawn).acquire_owned().await;
        let turn = turn.map_err(|_| Error::Busy)?;
        // Drawing goes on when the client has left, and so keeps its permits.
        let drawn = tokio::task::spawn_blocking(move || {
            let _permits = (admitted, turn);
            draw(&postcard)
        });
        let drawn = drawn.await.map_err(|error| error.to_string());
        drawn
            .flatten()
            .map_err(|why| Error::Broken(format!("a postcard cannot be drawn: {why}")))
    }
}

fn draw(postcard: &str) -> Result<Vec<u8>, String> {
    let usual = FontResolver::default_fallback_selector();
    let options = Options {
        fontdb: Arc::clone(&OWN),
        font_resolver: FontResolver {
            select_fallback: Box::new(move |letter, tried, fonts| {
                *fonts = Arc::clone(&ALL);
                usual(letter, tried, fonts)
            }),
            ..FontResolver::default()
        },
        ..Options::default()
    };
    let tree = Tree::from_str(postcard, &options).map_err(|error| error.to_string())?;
    let mut canvas = Pixmap::new(WIDTH, HEIGHT).ok_or("no canvas")?;
    resvg::render(&tree, Transform::identity(), &mut canvas.as_mut());
    canvas.encode_png().map_err(|error| error.to_string())
}
