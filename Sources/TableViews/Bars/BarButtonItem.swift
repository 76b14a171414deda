import Foundation
import TableDrawing

/// A button of a navigation bar or toolbar; UIKit's names.
public struct BarButtonItem: Sendable, Hashable {
    /// Raw values are UIKit's.
    public enum Style: Int, Sendable, Hashable {
        case plain = 0
        /// The one that finishes what the screen is for.
        case done = 2
    }

    public var title: String?
    /// Shown in place of the title; a template takes the tint.
    public var image: Image?
    public var style: Style
    public var isEnabled = true
    /// Nothing leaves it to the bar.
    public var tintColor: Color?
    /// The width of a space; nothing for a button.
    var space: Space?

    /// Room between buttons.
    enum Space: Sendable, Hashable { case flexible, fixed(CGFloat) }

    public init(title: String?, style: Style = .plain) {
        self.title = title
        self.style = style
    }

    public init(image: Image?, style: Style = .plain) {
        self.image = image
        self.style = style
    }

    /// As much room as there is, shared with other such spaces; for toolbars.
    public static func flexibleSpace() -> BarButtonItem {
        var item = BarButtonItem(title: nil)
        item.space = .flexible
        return item
    }

    /// A room of a width in points; for toolbars.
    public static func fixedSpace(_ width: CGFloat) -> BarButtonItem {
        var item = BarButtonItem(title: nil)
        item.space = .fixed(max(0, width))
        return item
    }
}
