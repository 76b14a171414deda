import Foundation
import TableDrawing
import TableText

// Bars on a phone on its side.

extension NavigationBarMetrics {
    /// What the bar is in a height of a size class.
    func sized(for sizeClass: UserInterfaceSizeClass) -> NavigationBarMetrics {
        guard sizeClass == .compact else { return self }
        var bar = self
        bar.height = compactHeight
        bar.largeTitleHeight = nil
        bar.title.font.font = title.font.font.withSize(
            title.font.font.pointSize * compactTitleShare)
        bar.button = button.sized(toHeight: compactButtonHeight)
        return bar
    }
}

extension ToolbarMetrics {
    /// What the bar is in a height of a size class.
    func sized(for sizeClass: UserInterfaceSizeClass) -> ToolbarMetrics {
        guard sizeClass == .compact else { return self }
        var bar = self
        bar.height = compactHeight
        bar.button = button.sized(toHeight: compactButtonHeight)
        return bar
    }
}

extension TabBarMetrics {
    /// What the bar is in a height of a size class.
    func sized(for sizeClass: UserInterfaceSizeClass) -> TabBarMetrics {
        guard sizeClass == .compact, let compact else { return self }
        var bar = self
        bar.height = compact.height
        bar.text = compact.text
        bar.imageSize = compact.imageSize
        if imageSize > 0 {
            bar.symbol.pointSize = symbol.pointSize.map { $0 * compact.imageSize / imageSize }
        }
        return bar
    }
}

extension BarButtonMetrics {
    /// The button with another height in points: its plate or capsule keeps its form, and so does an image in
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
