import TableControls
import TableDrawing
import TableThemes

/// The table's own theme.
extension TableView {
    /// Whether the preferred text size is larger than the size that the theme's row height is
    /// designed for.
    var rowsGrowWithText: Bool {
        traitCollection.preferredContentSizeCategory > .large
            && theme.cell.defaultStyle.textFont.textStyle != nil
    }

    /// Runs `body` with the table's own theme as the current theme, if the table has a theme.
    ///
    /// All code that makes, places or draws the table's contents runs inside it.
    package func withOwnTheme<Result>(_ body: () throws -> Result) rethrows -> Result {
        let current = RenderContext.current
        guard let theme = own.theme, theme != current.theme else { return try body() }
        var context = current
        context.theme = theme
        context.traits = TraitCollection.current
        return try context.run(body)
    }
}
