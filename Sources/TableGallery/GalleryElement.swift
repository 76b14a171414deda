import Foundation
import Tableshot

/// One element of the gallery: how it is drawn in a theme, and which numbers decide it.
public struct GalleryElement: Sendable {
    /// What it is called in names of files, such as `cell-styles`.
    public let name: String
    public let title: String
    /// What is to be seen, in a sentence or two.
    public let summary: String
    /// The paths of the theme's properties that decide it; each speaks for all below it.
    public let values: [String]
    /// The traits that it is drawn with, besides the scale.
    let traits: TraitCollection
    /// Whether an era had it.
    let condition: @Sendable (Theme) -> Bool
    private let draw: @Sendable (RenderContext) throws -> Picture

    init(
        _ name: String, _ title: String, _ summary: String, values: [String] = [],
        traits: TraitCollection = TraitCollection(),
        where condition: @escaping @Sendable (Theme) -> Bool = { _ in true },
        draw: @escaping @Sendable (RenderContext) throws -> Picture
    ) {
        self.name = name
        self.title = title
        self.summary = summary
        self.values = values
        self.traits = traits
        self.condition = condition
        self.draw = draw
    }

    /// Whether a theme has a picture of it: what an era did not have is not drawn.
    public func isShown(in theme: Theme) -> Bool { condition(theme) }

    /// The picture in a theme.
    ///
    /// - Throws: `RenderError` if the table made a mistake.
    public func picture(in theme: Theme, fontBook: FontBook = .standard) throws -> Picture {
        var traits = traits
        traits.displayScale = Gallery.scale
        return try draw(RenderContext(theme: theme, traits: traits, fontBook: fontBook))
    }

    /// All elements, in the order of the page.
    public static let all: [GalleryElement] =
        cells + texts + tables + editing + movements + bars + devices + controls + environments
}
