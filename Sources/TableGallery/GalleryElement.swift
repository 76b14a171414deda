import Foundation
import Tableshot

/// Element of the gallery, with its drawing and the theme values of the drawing.
public struct GalleryElement: Sendable {
    /// Name of the element in file names, for example `cell-styles`.
    public let name: String
    /// Title of the element on the gallery's page.
    public let title: String
    /// Description of the picture in a sentence or two.
    public let summary: String
    /// Document that draws the element, or `nil` if Swift draws it.
    public let document: String?
    /// Declarations that draw the element in Swift; none if a document draws it.
    let declarations: [Declaration]
    /// Paths of the theme properties that affect the element; each path includes its nested
    /// properties.
    public let values: [String]
    /// Condition for the element's availability in a theme's era.
    let condition: @Sendable (Theme) -> Bool
    private let draw: @Sendable (RenderContext) throws -> Picture

    /// Declaration in the sources of the gallery.
    struct Declaration: Sendable {
        /// Name of the function or property.
        let name: String
        /// Path of the source file, relative to the package.
        let path: String

        init(_ name: String, in file: String) {
            self.name = name
            path = "Sources/TableGallery/Elements/\(file)"
        }
    }

    init(
        _ name: String, _ title: String, _ summary: String, values: [String] = [],
        document: String? = nil, declarations: [Declaration] = [],
        where condition: @escaping @Sendable (Theme) -> Bool = { _ in true },
        draw: @escaping @Sendable (RenderContext) throws -> Picture
    ) {
        self.name = name
        self.title = title
        self.summary = summary
        self.values = values
        self.document = document
        self.declarations = declarations
        self.condition = condition
        self.draw = draw
    }

    /// Returns whether the element exists in a theme's era and is therefore drawn.
    ///
    /// In the theme `ios13`, only elements with other values than in `ios15` are drawn.
    public func isShown(in theme: Theme) -> Bool {
        condition(theme) && (theme != .ios13 || Self.pathsChangedInIOS15.contains(where: isDecided))
    }

    /// Paths of the values that differ between the themes `ios13` and `ios15`.
    private static let pathsChangedInIOS15: [String] =
        Set(ThemeValue.values(of: .ios13)).symmetricDifference(ThemeValue.values(of: .ios15))
        .map(\.path)

    /// Returns the picture in a theme.
    ///
    /// - Throws: `RenderError` if the table caused an error.
    public func picture(in theme: Theme, fontBook: FontBook = .standard) throws -> Picture {
        let traits = TraitCollection(displayScale: Gallery.scale)
        return try draw(RenderContext(theme: theme, traits: traits, fontBook: fontBook))
    }

    /// All elements, in the order of the page.
    public static let all: [GalleryElement] =
        cells + texts + tables + editing + movements + bars + devices + controls + environments
}
