import Foundation
import TableControls
import TableDrawing
import TableText
import TableThemes
import TableViews

/// Button of a navigation bar or toolbar, with UIKit's names.
public struct BarButtonItem: Sendable, Hashable {
    /// Style of a button, with UIKit's raw values.
    public enum Style: Int, Sendable, Hashable {
        /// Standard button; without a border in toolbars of iOS 6.
        case plain = 0
        /// Button with a border in toolbars of iOS 6; later the same as `plain`.
        case bordered = 1
        /// Button that completes the task of the screen.
        case done = 2

        /// Name of `done` since iOS 26.
        public static let prominent = Style.done
    }

    /// Badge at a button, with UIKit's names.
    public struct Badge: Sendable, Hashable {
        /// Text of the badge, or `nil` for a dot.
        public private(set) var stringValue: String?
        /// Colour of the text, or `nil` for the theme's colour.
        public var foregroundColor: Color?
        /// Colour of the capsule, or `nil` for the theme's colour.
        public var backgroundColor: Color?
        /// Font of the text, or `nil` for the theme's font.
        public var font: Font?

        /// Returns a badge with a number.
        public static func count(_ count: Int) -> Badge { Badge(stringValue: String(count)) }

        /// Returns a badge with a text.
        public static func string(_ text: String) -> Badge { Badge(stringValue: text) }

        /// Returns a badge without a text.
        public static func indicator() -> Badge { Badge() }
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
    ///
    /// In themes with floating buttons, a prominent button is filled with the colour.
    public var tintColor: Color?
    /// Font of the title, or `nil` for the theme's font.
    public var font: Font?
    /// Badge at the upper trailing end of the image or title, or `nil` for no badge.
    ///
    /// UIKit has such badges since iOS 26; before, apps draw them in views of their own.
    public var badge: Badge?
    /// Whether the title is beside the image; otherwise the image is in place of the title.
    ///
    /// In UIKit, such an item has a button as its custom view.
    public var showsTitleBesideImage = false
    /// Whether the item shares a floating background with adjacent items with images.
    public var sharesBackground = true
    /// Whether the item has no floating background.
    public var hidesSharedBackground = false
    /// Insets of the image from its standard frame, in points.
    public var imageInsets = EdgeInsets.zero
    /// Distance by which the title moves from its standard place, in points.
    public var titlePositionAdjustment = CGSize.zero
    /// View in place of the title and the image, or `nil`.
    package var customView: CustomView?
    /// Width of a space, or `nil` for a button.
    var space: Space?

    /// View of an item, which a bar creates for its button.
    package struct CustomView: Sendable, Hashable {
        /// Name that differs from the names of other views.
        package let name: String
        /// Creates the view with its size, or returns `nil`.
        let make: @Sendable () -> View?

        /// Creates the view of an item with a unique name.
        package init(name: String, make: @escaping @Sendable () -> View?) {
            self.name = name
            self.make = make
        }

        /// Compares two views by name.
        package static func == (left: Self, right: Self) -> Bool { left.name == right.name }

        /// Hashes the name.
        package func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }

    /// Space between buttons.
    enum Space: Sendable, Hashable { case flexible, fixed(CGFloat), searchBar }

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

    /// Font of titles without a font of their own, in the current theme.
    package static var standardFont: Font {
        RenderContext.current.theme.bars.navigationBar.button.text.font.font()
    }

    /// Whether only an image is displayed.
    var isImageAlone: Bool { image != nil && (!showsTitleBesideImage || title == nil) }

    /// Returns a toolbar space that takes an equal share of the available width.
    ///
    /// In a navigation bar, the space has no width.
    public static func flexibleSpace() -> BarButtonItem {
        var item = BarButtonItem(title: nil)
        item.space = .flexible
        return item
    }

    /// Place of the search bar in a toolbar; UIKit's `searchBarPlacementBarButtonItem`.
    public static let searchBarPlacement: BarButtonItem = {
        var item = BarButtonItem(title: nil)
        item.space = .searchBar
        return item
    }()

    /// Returns a space with a width in points, in addition to the distance between buttons.
    ///
    /// Buttons on both sides of the space have separate backgrounds.
    public static func fixedSpace(_ width: CGFloat) -> BarButtonItem {
        var item = BarButtonItem(title: nil)
        item.space = .fixed(max(0, width))
        return item
    }
}

extension TableViewController {
    /// Button that begins and ends editing, in its current state: Edit or Done.
    ///
    /// Bars are values: set the button again when editing begins or ends.
    public var editButtonItem: BarButtonItem {
        isEditing ? BarButtonItem(title: "Done", style: .done) : BarButtonItem(title: "Edit")
    }
}
