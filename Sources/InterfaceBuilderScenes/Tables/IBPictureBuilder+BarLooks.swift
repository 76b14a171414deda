import InterfaceBuilder
import TableDrawing
import TableThemes

/// Looks of a scene's bars.
extension IBPictureBuilder {
    /// Properties of bars that do not change the picture, or that other code draws.
    private static let drawn: Set<String> = [
        "frame", "items", "largeTitles", "translucent", "autoresizingMask", "contentMode", "opaque",
        "insetsLayoutMarginsFromSafeArea", "preservesSuperviewLayoutMargins",
        "clearsContextBeforeDrawing", "clipsSubviews", "multipleTouchEnabled", "selectedItem",
        "safeArea", "itemPositioning", "misplaced", "ambiguous",
    ]

    /// Adds the colors of a container's bar to the theme, and notes other properties.
    func applyLook(of bar: IBView) {
        for property in bar.object.properties where !Self.drawn.contains(property.name) {
            if !apply(property, of: bar), !property.value.isNone, property.value.flag != false {
                describer.leaveOut(property, of: bar.object)
            }
        }
    }

    private func apply(_ property: IBProperty, of bar: IBView) -> Bool {
        switch property.name {
        case "barTintColor", "backgroundColor":
            guard let color = describer.color(property) else { return false }
            if property.name == "backgroundColor", color.resolved.alpha == 0 { return true }
            fill(bar, BarFill(color))
        case "tintColor":
            guard let color = describer.color(property) else { return false }
            if bar.kind == .tabBar {
                theme.bars.tabBar.selectedColor = color
            } else {
                theme.bars.navigationBar.button.text.color = color
                theme.bars.navigationBar.button.doneText.color = color
            }
        case "unselectedItemTintColor":
            guard let color = describer.color(property) else { return false }
            theme.bars.tabBar.color = color
        case "titleTextAttributes":
            guard let color = textColor(property.value) else { return false }
            theme.bars.navigationBar.title.color = color
        case "largeTitleTextAttributes":
            guard let color = textColor(property.value) else { return false }
            theme.bars.navigationBar.largeTitle.color = color
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
        if bar.kind == .tabBar {
            theme.bars.tabBar.background = fill
            theme.bars.tabBar.scrollEdgeBackground = fill
        } else {
            theme.bars.navigationBar.background = fill
            theme.bars.navigationBar.scrollEdgeBackground = fill
            theme.bars.navigationBar.fadesIntoContent = false
        }
    }

    /// Returns the color of a text's attributes, or `nil` without a color.
    private func textColor(_ attributes: IBValue) -> Color? {
        attributes.object?.properties.property("textColor").flatMap { describer.color($0) }
    }
}
