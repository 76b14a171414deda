import Foundation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableGeometry
import TableThemes

/// Lowering the displayed part of a table to render nodes.
extension TableView {
    /// Returns the part of the table visible in `slab` as a node with its origin at the top of
    /// `viewport`.
    ///
    /// Tall pictures are lowered slab by slab. All slabs share a viewport, so that floating
    /// headers keep their places in the whole picture. Each slab holds only its own rows.
    public func lowered(slab: Extent, viewport: Extent) -> RenderNode {
        lowering.lowered(slab: slab, viewport: viewport, depth: 0)
    }

    /// Background colour of the table, or of the theme if the table has no colour.
    ///
    /// For a pattern, the value is the main colour.
    public var effectiveBackgroundColor: Color {
        backgroundColor ?? lowering.groupedBackground?.mainColor ?? theme.colors.tableBackground
    }

    /// Returns the pattern drawn over `effectiveBackgroundColor` in a rectangle of the content,
    /// in points.
    ///
    /// Returns `nil` if the background is a single colour, or a gradient over the whole visible
    /// area.
    public func backgroundPatternNode(in rect: CGRect) -> RenderNode? {
        let contents = withOwnTheme { lowering.backgroundPattern(in: rect, over: nil) }
        guard contents != .none else { return nil }
        return RenderNode(
            name: "background", frame: rect, boundsOrigin: rect.origin, contents: contents)
    }

    /// Whether the preferred text size is larger than the size that the theme's row height is
    /// designed for.
    var rowsGrowWithText: Bool {
        traitCollection.preferredContentSizeCategory > .large
            && theme.cell.defaultStyle.textFont.textStyle != nil
    }

    /// Runs `body` with the table's own theme as the current theme, if the table has a theme.
    ///
    /// All code for creating, placing or drawing the table's contents runs in such a closure.
    package func withOwnTheme<Result>(_ body: () throws -> Result) rethrows -> Result {
        let current = RenderContext.current
        guard let theme = own.theme, theme != current.theme else { return try body() }
        var context = current
        context.theme = theme
        context.traits = TraitCollection.current
        return try context.run(body)
    }
}
