import Foundation
import TableDrawing

/// Button of a navigation bar or toolbar, with UIKit's names.
public struct BarButtonItem: Sendable, Hashable {
    /// Style of a button, with UIKit's raw values.
    public enum Style: Int, Sendable, Hashable {
        /// Standard button.
        case plain = 0
        /// Button that completes the task of the screen.
        case done = 2
    }

    /// Title of the button, or `nil` for a button with an image.
    public var title: String?
    /// Image in place of the title; a template image is drawn in the tint colour.
    public var image: Image?
    /// Style of the button.
    public var style: Style
    /// Whether the button is enabled; a disabled button is dimmed.
    public var isEnabled = true
    /// Tint colour of the button, or `nil` for the tint colour of the bar.
    public var tintColor: Color?
    /// Width of a space, or `nil` for a button.
    var space: Space?

    /// Space between buttons.
    enum Space: Sendable, Hashable { case flexible, fixed(CGFloat) }

    /// Creates a button with a title.
    public init(title: String?, style: Style = .plain) {
        self.title = title
        self.style = style
    }

    /// Creates a button with an image.
    public init(image: Image?, style: Style = .plain) {
        self.image = image
        self.style = style
    }

    /// Returns a toolbar space that takes an equal share of the available width.
    public static func flexibleSpace() -> BarButtonItem {
        var item = BarButtonItem(title: nil)
        item.space = .flexible
        return item
    }

    /// Returns a toolbar space with a width in points.
    public static func fixedSpace(_ width: CGFloat) -> BarButtonItem {
        var item = BarButtonItem(title: nil)
        item.space = .fixed(max(0, width))
        return item
    }
}
