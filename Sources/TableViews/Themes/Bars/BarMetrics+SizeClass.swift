import Foundation
import TableDrawing
import TableText

// Bars on phones on their sides, and on wide screens.

extension NavigationBarMetrics {
    /// What the bar is on a screen of these size classes: titles are never large where there is little height.
    func sized(for sizeClasses: ScreenSizeClasses) -> NavigationBarMetrics {
        guard sizeClasses.vertical == .compact else { return self }
        var bar = self
        bar.largeTitleHeight = nil
        guard sizeClasses.isThin else { return bar }
        bar.height = compactHeight
        bar.title.font.font = title.font.font.withSize(
            title.font.font.pointSize * compactTitleShare)
        bar.button = button.sized(toHeight: compactButtonHeight)
        return bar
    }
}

extension ToolbarMetrics {
    /// What the bar is on a screen of these size classes.
    func sized(for sizeClasses: ScreenSizeClasses) -> ToolbarMetrics {
        guard sizeClasses.isThin else { return self }
        var bar = self
        bar.height = compactHeight
        bar.button = button.sized(toHeight: compactButtonHeight)
        return bar
    }
}

extension TabBarMetrics {
    /// What the bar is on a screen of these size classes.
    func sized(for sizeClasses: ScreenSizeClasses) -> TabBarMetrics {
        guard let inline = inline(for: sizeClasses) else { return self }
        var bar = self
        bar.height = inline.height
        bar.text = inline.text
        bar.imageSize = inline.imageSize
        if imageSize > 0 {
            bar.symbol.pointSize = symbol.pointSize.map { $0 * inline.imageSize / imageSize }
        }
        return bar
    }

    /// The form whose titles stand beside the images; nothing where they stand below them.
    func inline(for sizeClasses: ScreenSizeClasses) -> InlineMetrics? {
        if sizeClasses.isThin { return compact }
        return sizeClasses.horizontal == .regular ? regular : nil
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
