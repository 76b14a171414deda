import Foundation
import TableDrawing
import TableText

// Bars on phones in landscape, and on wide screens.

extension NavigationBarMetrics {
    /// Returns the bar's metrics for size classes; in a compact height, titles are never
    /// large.
    package func sized(for sizeClasses: ScreenSizeClasses) -> NavigationBarMetrics {
        guard sizeClasses.vertical == .compact else { return self }
        var bar = self
        bar.largeTitleHeight = nil
        guard sizeClasses.isThin else { return bar }
        bar.height = compactHeight
        bar.minimumTop = compactMinimumTop
        bar.title.font.font = title.font.font.scaled(by: compactTitleShare)
        bar.subtitle.font.font = subtitle.font.font.scaled(by: compactTitleShare)
        bar.button = button.sized(toHeight: compactButtonHeight)
        return bar
    }
}

extension Font {
    fileprivate func scaled(by factor: CGFloat) -> Font { withSize(pointSize * factor) }
}

extension ToolbarMetrics {
    /// Returns the bar's metrics for size classes.
    package func sized(for sizeClasses: ScreenSizeClasses) -> ToolbarMetrics {
        guard sizeClasses.isThin else { return self }
        var bar = self
        bar.height = compactHeight
        bar.button = button.sized(toHeight: compactButtonHeight)
        return bar
    }
}

extension TabBarMetrics {
    /// Returns the bar's metrics for size classes.
    package func sized(for sizeClasses: ScreenSizeClasses) -> TabBarMetrics {
        guard let inline = inline(for: sizeClasses) else { return self }
        var bar = self
        bar.height = inline.height
        bar.text = inline.text
        bar.imageSize = inline.imageSize
        if imageSize > 0, inline.imageSize > 0 {
            bar.symbol.pointSize = symbol.pointSize.map { $0 * inline.imageSize / imageSize }
        }
        return bar
    }

    /// Returns the metrics for titles beside the images, or `nil` if titles are below the
    /// images.
    package func inline(for sizeClasses: ScreenSizeClasses) -> InlineMetrics? {
        if sizeClasses.isThin || floatingInset != nil && sizeClasses.vertical == .compact {
            return compact
        }
        return sizeClasses.horizontal == .regular ? regular : nil
    }
}

extension BarButtonMetrics {
    /// Returns the button with another height in points.
    ///
    /// The plate or capsule keeps its proportions, and an image in the button is scaled with
    /// it.
    func sized(toHeight height: CGFloat) -> BarButtonMetrics {
        guard height != self.height, self.height > 0 else { return self }
        var button = self
        let factor = height / self.height
        button.height = height
        guard shape != .plain else { return button }
        button.minimumWidth *= factor
        button.cornerRadius *= factor
        button.padding *= factor
        button.backPoint *= factor
        button.symbol.pointSize = symbol.pointSize.map { $0 * factor }
        return button
    }
}

/// Size classes of a bar's screen.
package struct ScreenSizeClasses: Equatable {
    package var horizontal: UserInterfaceSizeClass
    package var vertical: UserInterfaceSizeClass

    package init(horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    /// Whether bars are thin, as on phones in landscape, except for large phones.
    var isThin: Bool { horizontal == .compact && vertical == .compact }
}
