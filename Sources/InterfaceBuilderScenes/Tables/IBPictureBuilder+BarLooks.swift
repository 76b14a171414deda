import Foundation
import InterfaceBuilder
import TableControls
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
        case "tintColor", "selectedImageTintColor":
            guard let color = describer.color(property) else { return false }
            tint(bar, color)
        case "unselectedItemTintColor":
            guard let color = describer.color(property) else { return false }
            theme.bars.tabBar.color = color
        case "titleTextAttributes":
            apply(property.value, to: \.bars.navigationBar.title)
        case "largeTitleTextAttributes":
            apply(property.value, to: \.bars.navigationBar.largeTitle)
        case "shadowColor":
            line(bar, property.value.isNone ? nil : describer.color(property))
        case "buttonAppearance", "doneButtonAppearance", "backButtonAppearance",
            "stackedLayoutAppearance", "inlineLayoutAppearance", "compactInlineLayoutAppearance":
            guard let appearance = property.value.object else { return property.value.isNone }
            for part in appearance.properties where !apply(part, ofItemsIn: bar, property.name) {
                describer.leaveOut(part, of: appearance)
            }
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
            for part in appearance.properties
            where !part.value.isNone && !apply(part, of: bar) && !Self.isStandard(part) {
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

    /// Whether a property of an appearance states the standard value.
    private static func isStandard(_ property: IBProperty) -> Bool {
        if let point = property.value.point { return point.x == 0 && point.y == 0 }
        return property.name == "catalog"
    }

    /// Sets the color of the line between a bar and the content, or no line.
    private func line(_ bar: IBView, _ color: Color?) {
        let color = color.flatMap { $0.resolved.alpha == 0 ? nil : $0 }
        switch bar.kind {
        case .tabBar:
            theme.bars.tabBar.background.topLine = color
            theme.bars.tabBar.scrollEdgeBackground.topLine = color
        case .toolbar:
            theme.bars.toolbar.background.topLine = color
            theme.bars.toolbar.scrollEdgeBackground.topLine = color
        default:
            theme.bars.navigationBar.background.bottomLine = color
            theme.bars.navigationBar.scrollEdgeBackground.bottomLine = color
        }
    }

    /// Adds the look of buttons or tabs to the theme, and returns whether the picture shows it.
    private func apply(_ part: IBProperty, ofItemsIn bar: IBView, _ name: String) -> Bool {
        if part.value.isNone || Self.isStandard(part) { return true }
        let isTab = bar.kind == .tabBar
        let isDone = name == "doneButtonAppearance"
        switch part.name {
        case "normalTitleTextAttributes" where isTab:
            apply(part.value, to: \.bars.tabBar.text)
            if let color = theme.bars.tabBar.text.color { theme.bars.tabBar.color = color }
        case "selectedTitleTextAttributes" where isTab:
            var text = theme.bars.tabBar.text
            apply(part.value, to: &text)
            theme.bars.tabBar.selectedColor = text.color ?? theme.bars.tabBar.selectedColor
        case "normalIconColor" where isTab:
            guard let color = describer.color(part) else { return false }
            theme.bars.tabBar.color = color
        case "selectedIconColor" where isTab:
            guard let color = describer.color(part) else { return false }
            theme.bars.tabBar.selectedColor = color
        case "normalTitleTextAttributes" where bar.kind == .toolbar:
            apply(
                part.value,
                to: isDone ? \.bars.toolbar.button.doneText : \.bars.toolbar.button.text)
        case "normalTitleTextAttributes":
            apply(
                part.value,
                to: isDone
                    ? \.bars.navigationBar.button.doneText : \.bars.navigationBar.button.text)
        // Looks of states that no picture shows.
        case let state where state.hasPrefix("highlighted") || state.hasPrefix("focused"): break
        default: return false
        }
        return true
    }

    // MARK: Texts

    private func apply(_ attributes: IBValue, to path: WritableKeyPath<Theme, BarTextMetrics>) {
        var text = theme[keyPath: path]
        apply(attributes, to: &text)
        theme[keyPath: path] = text
    }

    /// Changes a text by attributes of the file, and notes attributes that are not drawn.
    private func apply(_ attributes: IBValue, to text: inout BarTextMetrics) {
        guard let object = attributes.object else { return }
        for property in object.properties {
            switch property.name {
            case "textColor": text.color = describer.color(property) ?? text.color
            case "fontDescription":
                guard let font = property.value.font else { continue }
                text.font = ThemeFont(
                    describer.font(font, at: property.location).font(base: text.font.font))
            case "textShadowColor": text.shadowColor = describer.color(property)
            case "textShadowOffset":
                guard let offset = property.value.point else { continue }
                text.shadowOffset = CGSize(width: offset.x, height: offset.y)
            default: describer.leaveOut(property, of: object)
            }
        }
    }
}
