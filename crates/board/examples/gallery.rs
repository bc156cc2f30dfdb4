//! Writes the gallery to `docs/`.

use std::path::Path;

use sealed_move_board::{Studio, gallery_page};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let sheets = Studio::new()?.gallery();
    std::fs::create_dir_all(docs.join("gallery"))?;
    for sheet in &sheets {
        std::fs::write(docs.join("gallery").join(sheet.file), &sheet.png)?;
    }
    std::fs::write(docs.join("gallery.md"), gallery_page(&sheets, "gallery"))?;
    Ok(())
}
