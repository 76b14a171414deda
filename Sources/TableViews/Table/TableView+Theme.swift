import TableDrawing

/// A table's own look.
extension TableView {
    /// Whether the chosen text size is above the one that the theme's row height is made for.
    var rowsGrowWithText: Bool {
        traitCollection.preferredContentSizeCategory > .large
            && theme.cell.defaultStyle.textFont.textStyle != nil
    }

    /// Runs `body` with the table's own theme as the current one, where it has one.
    ///
    /// Everything that makes, places or draws what the table shows runs in it.
    func withOwnTheme<Result>(_ body: () throws -> Result) rethrows -> Result {
        let current = RenderContext.current
        guard let theme = own.theme, theme != current.theme else { return try body() }
        var context = current
        context.theme = theme
        context.traits = TraitCollection.current
        return try context.run(body)
    }
}
