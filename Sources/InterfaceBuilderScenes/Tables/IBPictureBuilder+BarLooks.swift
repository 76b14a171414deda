import InterfaceBuilder
import TableDrawing
import TableThemes

/// Looks of bars: colors and styles of the file, as changes of the theme.
extension IBPictureBuilder {
    /// Properties of all views that do not change the picture of a bar.
    private static let drawn: Set<String> = [
        "autoresizingMask", "contentMode", "opaque", "clipsSubviews", "safeArea", "hidden",
        "userInteractionEnabled", "preservesSuperviewLayoutMargins",
    ]

    /// Adds the colors of a container's bar to the theme, and notes other properties.
    func applyLook(of bar: IBView) {
        for property in bar.object.properties where !Self.drawn.contains(property.name) {
            if !apply(property, of: bar),
                !IBIgnoredProperties.contains(property, in: bar, usesMargins: false)
            {
                describer.leaveOut(property, of: bar.object)
            }
        }
    }

    /// Returns the result of a function with the look of a bar inside a view as the theme.
    func withLook<Result>(of bar: IBView, _ body: () throws -> Result) rethrows -> Result {
        let own = theme
        defer { theme = own }
        for property in bar.object.properties(for: describer.traits) {
            _ = apply(property, of: bar)
        }
        return try body()
    }

    private func apply(_ property: IBProperty, of bar: IBView) -> Bool {
        switch property.name {
        case "barTintColor", "backgroundColor":
            guard let color = describer.color(property) else { return false }
            if property.name == "backgroundColor", color.resolved.alpha == 0 { return true }
            fill(bar, BarFill(color))
        case "tintColor":
            guard let color = describer.color(property) else { return false }
            tint(bar, color)
        case "unselectedItemTintColor":
            guard let color = describer.color(property) else { return false }
            theme.bars.tabBar.color = color
        case "titleTextAttributes":
            guard let color = textColor(property.value) else { return false }
            theme.bars.navigationBar.title.color = color
        case "largeTitleTextAttributes":
            guard let color = textColor(property.value) else { return false }
            theme.bars.navigationBar.largeTitle.color = color
        case "searchBarStyle":
            guard property.value.text == "minimal" else { return true }
            theme.bars.searchBar.background = .none
        case "barStyle":
            let isBlack = property.value.text?.hasPrefix("black") == true
            guard isBlack else { return true }
            fill(bar, BarFill(.black))
            theme.bars.navigationBar.title.color = .white
            theme.bars.navigationBar.largeTitle.color = .white
        case "standardAppearance", "scrollEdgeAppearance", "compactAppearance":
            guard let appearance = property.value.object else { return false }
            for part in appearance.properties where !apply(part, of: bar) {
                describer.leaveOut(part, of: appearance)
            }
        default: return false
        }
        return true
    }

    private func fill(_ bar: IBView, _ fill: BarFill) {
        switch bar.kind {
        case .tabBar:
            theme.bars.tabBar.background = fill
            theme.bars.tabBar.scrollEdgeBackground = fill
        case .toolbar:
            theme.bars.toolbar.background = fill
            theme.bars.toolbar.scrollEdgeBackground = fill
        case .searchBar: theme.bars.searchBar.background = fill
        default:
            theme.bars.navigationBar.background = fill
            theme.bars.navigationBar.scrollEdgeBackground = fill
            theme.bars.navigationBar.fadesIntoContent = false
        }
    }

    private func tint(_ bar: IBView, _ color: Color) {
        switch bar.kind {
        case .tabBar: theme.bars.tabBar.selectedColor = color
        case .toolbar:
            theme.bars.toolbar.button.text.color = color
            theme.bars.toolbar.button.doneText.color = color
        case .searchBar: theme.bars.searchBar.cancel.text.color = color
        default:
            theme.bars.navigationBar.button.text.color = color
            theme.bars.navigationBar.button.doneText.color = color
        }
    }

    /// Returns the color of a text's attributes, or `nil` without a color.
    private func textColor(_ attributes: IBValue) -> Color? {
        attributes.object?.properties.property("textColor").flatMap { describer.color($0) }
    }
}
