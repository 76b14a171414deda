/// Capacities of all caches that only improve speed.
///
/// Pictures do not depend on the budgets. Tests verify it by drawing with other budgets,
/// including budgets of 0.
package struct CacheBudgets: Sendable, Hashable {
    // MARK: Text

    /// Text layouts of the process, in bytes.
    package var layouts = 8 << 20
    /// Layouts of long texts, in bytes, for the process.
    package var longLayouts = 64 << 20
    /// Lookups of families, weights and slants in a font book, found or not.
    package var families = 1_024
    /// Characters with a known face, during the layout of a text.
    package var characters = 4_096
    /// Idle shapers of a font book.
    package var shapers = 16
    /// Sized faces that a shaper holds open.
    package var shapedFonts = 512
    /// Shaped lines of simple texts that a shaper knows, before they are wrapped.
    package var unbrokenLines = 256
    /// Simple texts whose sizes a shaper computes from the widths of their words.
    package var measuredTexts = 256
    /// Faces that a shaper knows; a shaper with more faces is discarded instead of kept idle.
    package var shaperFaces = 256
    /// Faces found in the files of a font book.
    package var scannedFaces = 4_096
    /// Faces of a font book with known metrics.
    package var metrics = 1_024
    /// Font files of the process that stay mapped into memory.
    package var mappedFonts = 64
    /// Fingerprints of font files of the process.
    package var fontFiles = 1_024
    /// Font books of folders beside documents and tests.
    package var fontFolders = 32
    /// Font maps of the process that are no longer used for shaping.
    ///
    /// Every task uses the standard budget, because a font map that is released too early may
    /// still be read.
    package var retiredFontMaps = 48

    // MARK: Painting

    /// Idle painters of a compositor including their memory, in bytes.
    package var painters = 128 << 20
    /// Number of idle painters.
    package var idlePainters = 16
    /// Text masks of each painter, in bytes.
    package var masks = 4 << 20
    /// Glyph outlines of each painter, in bytes.
    package var outlines = 4 << 20
    /// Faces that a painter holds open.
    package var faces = 64
    /// Scaled image tiles of each painter, in bytes.
    package var tiles = 32 << 20
    /// Rasters of drawings stretched by their caps, for each painter, in bytes.
    package var rasters = 16 << 20
    /// Bitmaps of colour glyphs of each painter, in bytes.
    package var strikes = 8 << 20
    /// Gradient colours of each painter, in bytes.
    package var ramps = 8 << 20
    /// Images with known opacity, for each painter.
    package var opacities = 4_096
    /// Faces with a known extent above and below the line, for each compositor.
    package var fontExtents = 256
    /// Characters of the glyphs of faces, for each painter, in bytes.
    package var characterMaps = 16 << 20
    /// Faces that a PDF page embeds only once.
    package var pageFonts = 256
    /// Shapes, images and gradients that an SVG document defines once and refers to.
    package var definitions = 32_768
    /// Images on a PDF page, in bytes.
    package var pageImages = 64 << 20

    // MARK: Images

    /// Decoded images of a document, in bytes.
    package var images = 128 << 20
    /// SVGs of the process, rasterized at their displayed sizes, in bytes.
    package var vectorImages = 64 << 20
    /// Colour profiles that images were converted from, for the process.
    package var colorProfiles = 32

    // MARK: Documents

    /// Heights of rows with a single line, by content, for each table.
    package var lineHeights = 1_024
    /// Cells used for measuring rows of a prototype, for each table.
    package var measuringCells = 64

    // MARK: Tables

    /// Cells of a table that wait for reuse.
    ///
    /// Headers and footers have a separate, equal budget.
    package var waitingCells = 1_024

    // MARK: Runs

    /// Fingerprints of files included by documents, in a run of `verify`.
    package var includedFiles = 4_096

    package init() {}

    package static let standard = CacheBudgets()

    /// Budgets that disable every cache.
    package static let none: CacheBudgets = {
        var none = CacheBudgets()
        for budget in all { none[keyPath: budget] = 0 }
        return none
    }()

    /// Key paths of all budgets.
    package static var all: [WritableKeyPath<CacheBudgets, Int> & Sendable] {
        [
            \.layouts, \.longLayouts, \.families, \.characters, \.shapers, \.shapedFonts,
            \.shaperFaces, \.unbrokenLines, \.measuredTexts,
            \.scannedFaces, \.metrics,
            \.mappedFonts, \.characterMaps, \.pageFonts, \.definitions, \.waitingCells,
            \.includedFiles,
            \.fontFiles, \.fontFolders, \.retiredFontMaps, \.painters, \.idlePainters, \.masks,
            \.outlines, \.faces, \.tiles,
            \.rasters, \.strikes, \.ramps, \.opacities, \.fontExtents, \.pageImages, \.images,
            \.vectorImages, \.colorProfiles, \.lineHeights, \.measuringCells,
        ]
    }

    /// Budgets of objects created in the current task.
    ///
    /// A cache shared by the process has an instance for each set of budgets (`BudgetedCache`).
    @TaskLocal package static var current = CacheBudgets.standard
}
