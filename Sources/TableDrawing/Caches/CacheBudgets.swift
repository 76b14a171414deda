/// How much each cache keeps: all that is kept to be faster is bounded by a number of this list.
///
/// Pictures do not depend on it. Tests draw with other budgets, down to none at all, to show that.
package struct CacheBudgets: Sendable, Hashable {
    // MARK: Text

    /// Layouts of texts, in bytes, for the process.
    package var layouts = 8 << 20
    /// Layouts of long texts, in bytes, for the process.
    package var longLayouts = 64 << 20
    /// Families, weights and slants that were looked for in a font book, found or not.
    package var families = 1_024
    /// Characters whose face is decided, while a text is laid out.
    package var characters = 4_096
    /// Shapers of a font book that wait for work.
    package var shapers = 16
    /// Sizes of faces that one shaper holds open.
    package var shapedFonts = 512
    /// Faces that one shaper knows; one that knows more does not wait for work.
    package var shaperFaces = 256
    /// Faces that were found in a font book's files.
    package var scannedFaces = 4_096
    /// Faces of a font book whose metrics are known.
    package var metrics = 1_024
    /// Font files that stay mapped into memory, for the process.
    package var mappedFonts = 64
    /// Fingerprints of font files, for the process.
    package var fontFiles = 1_024
    /// Font maps that nothing is shaped with any more, for the process.
    ///
    /// It takes the standard budget in every task: what is given up early may still be looked into.
    package var retiredFontMaps = 48

    // MARK: Painting

    /// All painters of a compositor that wait for work, with their memory, in bytes.
    package var painters = 128 << 20
    /// How many painters wait for work.
    package var idlePainters = 16
    /// Masks of texts, in bytes for each painter.
    package var masks = 4 << 20
    /// Outlines of glyphs, in bytes for each painter.
    package var outlines = 4 << 20
    /// Faces that a painter holds open.
    package var faces = 64
    /// Scaled tiles of images, in bytes for each painter.
    package var tiles = 32 << 20
    /// Pixels of drawings that are stretched by their caps, in bytes for each painter.
    package var rasters = 16 << 20
    /// Pictures of coloured glyphs, in bytes for each painter.
    package var strikes = 8 << 20
    /// Colours of gradients, in bytes for each painter.
    package var ramps = 8 << 20
    /// Images that are known to be opaque or not, for each painter.
    package var opacities = 4_096
    /// Faces whose reach above and below the line is known, for each compositor.
    package var reaches = 256
    /// Which characters the glyphs of faces stand for, in bytes for each painter.
    package var characterMaps = 16 << 20
    /// Faces that a page of PDF embeds once.
    package var pageFonts = 256
    /// Shapes, images and gradients that an SVG refers to, so that each is written once.
    package var definitions = 32_768
    /// Images on a page of PDF, in bytes.
    package var pageImages = 64 << 20

    // MARK: Images

    /// Decoded images of a document, in bytes.
    package var images = 128 << 20
    /// SVGs drawn at the sizes that they are shown at, in bytes, for the process.
    package var vectorImages = 64 << 20
    /// Colour profiles that images were converted from, for the process.
    package var colorProfiles = 32
    /// Compressors of a picture that wait for work, in bytes.
    package var compressors = 32 << 20

    // MARK: Documents

    /// Heights of rows of one line, by what they show, for each table.
    package var lineHeights = 1_024
    /// Cells that rows of a prototype are measured with, for each table.
    package var measuringCells = 64

    // MARK: Tables

    /// Cells of a table that wait to be shown again, and so many headers and footers.
    package var waitingCells = 1_024

    // MARK: Runs

    /// Fingerprints of files that documents include, in a run of `verify`.
    package var includedFiles = 4_096

    package init() {}

    package static let standard = CacheBudgets()

    /// Nothing is kept.
    package static let none: CacheBudgets = {
        var none = CacheBudgets()
        for budget in all { none[keyPath: budget] = 0 }
        return none
    }()

    /// Every budget there is.
    package static var all: [WritableKeyPath<CacheBudgets, Int> & Sendable] {
        [
            \.layouts, \.longLayouts, \.families, \.characters, \.shapers, \.shapedFonts,
            \.shaperFaces,
            \.scannedFaces, \.metrics,
            \.mappedFonts, \.characterMaps, \.pageFonts, \.definitions, \.waitingCells,
            \.includedFiles,
            \.fontFiles, \.retiredFontMaps, \.painters, \.idlePainters, \.masks, \.outlines,
            \.faces, \.tiles,
            \.rasters, \.strikes, \.ramps, \.opacities, \.reaches, \.pageImages, \.images,
            \.vectorImages, \.colorProfiles, \.compressors, \.lineHeights, \.measuringCells,
        ]
    }

    /// The budgets of what is made in this task; what the process has but once, it has for each of them (`BudgetedCache`).
    @TaskLocal package static var current = CacheBudgets.standard
}
