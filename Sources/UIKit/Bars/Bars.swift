import Foundation
import TableControls
import TableDrawing
import TableEvents
import TableScreens
import TableText

extension BarButtonItem {
    /// Button or space of the system.
    public enum SystemItem: Int, Sendable, Hashable, CaseIterable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
        case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
        case fastForward, undo, redo, pageCurl, close

        /// Title, or `nil` for an image.
        var title: String? {
            switch self {
            case .done: "Done"
            case .cancel: "Cancel"
            case .edit: "Edit"
            case .save: "Save"
            case .undo: "Undo"
            case .redo: "Redo"
            default: nil
            }
        }

        /// Name of the symbol, or `nil` for a title.
        var symbol: String? {
            switch self {
            case .add: "plus"
            case .compose: "square.and.pencil"
            case .reply: "arrowshape.turn.up.left"
            case .action: "square.and.arrow.up"
            case .organize: "folder"
            case .bookmarks: "book"
            case .search: "magnifyingglass"
            case .refresh: "arrow.clockwise"
            case .stop, .close: "xmark"
            case .camera: "camera"
            case .trash: "trash"
            case .play: "play.fill"
            case .pause: "pause.fill"
            case .rewind: "backward.fill"
            case .fastForward: "forward.fill"
            default: nil
            }
        }
    }

    /// Creates a button with a title; a picture sends no action.
    public init(title: String?, style: Style, target: Any?, action: ActionSelector?) {
        self.init(title: title, style: style)
    }
    /// Creates a button with an image; a picture sends no action.
    public init(image: Image?, style: Style, target: Any?, action: ActionSelector?) {
        self.init(image: image, style: style)
    }
    /// Creates a button with an image; a picture sends no action.
    public init(
        image: Image?, landscapeImagePhone: Image?, style: Style, target: Any?,
        action: ActionSelector?
    ) { self.init(image: image, style: style) }
    /// Creates a button or a space of the system; a picture sends no action.
    public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: ActionSelector?) {
        switch systemItem {
        case .flexibleSpace: self = .flexibleSpace()
        case .fixedSpace: self = .fixedSpace(0)
        default:
            if let symbol = systemItem.symbol {
                self.init(image: Image(systemName: symbol))
            } else {
                self.init(title: systemItem.title, style: systemItem == .done ? .done : .plain)
            }
        }
    }
    /// Creates a button or a space of the system; a picture calls no action.
    public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    }
    /// Creates a button of an action.
    public init(
        title: String? = nil, image: Image? = nil, primaryAction: UIAction?, menu: UIMenu? = nil
    ) {
        self.init(title: title ?? primaryAction?.title)
        self.image = image ?? primaryAction?.image
    }
    /// Creates a button with a view, which is not drawn.
    public init(customView: View) {
        AcceptedInterface.note("UIBarButtonItem(customView:)", .screens)
        self.init(title: nil)
    }
    /// Menu of the button; a picture shows no menu.
    public var menu: UIMenu? {
        get { nil }
        set {}
    }
    /// Receiver of the action; a picture sends no action.
    public var target: AnyObject? {
        get { nil }
        set {}
    }
    /// Action; a picture sends no action.
    public var action: ActionSelector? {
        get { nil }
        set {}
    }
    /// Name for tests; not kept.
    public var accessibilityIdentifier: String? {
        get { nil }
        set {}
    }
    /// Number of the button; not kept.
    public var tag: Int {
        get { 0 }
        set {}
    }
    /// Sets attributes of the title: the font, and the colour as the tint.
    public mutating func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        guard state == .normal else { return }
        if let font = attributes?[.font] as? Font { self.font = font }
        if let color = attributes?[.foregroundColor] as? Color { tintColor = color }
    }
}

/// Properties of bars that are not drawn.
public protocol UIBarProperties: View {}

extension Toolbar: UIBarProperties {}
extension NavigationBar: UIBarProperties {}
extension SearchBar: UIBarProperties {}
extension TabBar: UIBarProperties {}

extension UIBarProperties {
    /// Style of the bar; the bar has the style of the theme.
    public var barStyle: UIBarStyle {
        get { attached(.default) }
        set { attach(newValue) }
    }
    /// Whether the bar is translucent; the bar has the style of the theme.
    public var isTranslucent: Bool {
        get { attached(true) }
        set { attach(newValue) }
    }
    /// Colour of the bar; not drawn.
    public var barTintColor: Color? {
        get { attached(nil) }
        set {
            AcceptedInterface.note("UIToolbar.barTintColor", .screens)
            attach(newValue)
        }
    }
    /// Delegate of the bar, which a picture does not ask.
    public var delegate: AnyObject? {
        get { weaklyAttached() }
        set { attachWeakly(newValue) }
    }
}

extension Toolbar {
    /// Sets the buttons and spaces.
    public func setItems(_ items: [BarButtonItem]?, animated: Bool) { self.items = items ?? [] }
}

extension SearchBar {
    /// Style of a search bar; the bar has the style of the theme.
    public enum Style: UInt, Sendable, Hashable, CaseIterable { case `default`, prominent, minimal }
    /// Image of a search bar.
    public enum Icon: Int, Sendable, Hashable, CaseIterable {
        case search, clear, bookmark, resultsList
    }

    /// Style of the bar; the bar has the style of the theme.
    public var searchBarStyle: Style {
        get { attached(.default) }
        set { attach(newValue) }
    }
    /// Image behind the bar; not drawn.
    public var backgroundImage: UIImage? {
        get { attached(nil) }
        set { attach(newValue) }
    }
    /// Field of the bar, which is not drawn: the bar draws a field of its own.
    public var searchTextField: UITextField {
        let known: UITextField? = attached(nil)
        if let known { return known }
        let made = UITextField(frame: .zero)
        attach(Optional(made))
        return made
    }
    /// Sets an image; not drawn.
    public func setImage(_ image: UIImage?, for icon: Icon, state: UIControl.State) {}
    /// Hides or shows the button that cancels.
    public func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }
}

/// Delegate of a search bar; its methods are not called in a picture.
public protocol UISearchBarDelegate: AnyObject {}

/// Look of a bar, which is not drawn: bars have the look of the theme.
open class UIBarAppearance: NSObject {
    /// Colour of the bar.
    open var backgroundColor: UIColor?
    /// Effect behind the bar.
    open var backgroundEffect: UIBlurEffect?
    /// Image behind the bar.
    open var backgroundImage: UIImage?
    /// Colour of the shadow.
    open var shadowColor: UIColor?
    /// Image of the shadow.
    open var shadowImage: UIImage?
    /// Sets the standard look.
    open func configureWithDefaultBackground() {}
    /// Sets an opaque look.
    open func configureWithOpaqueBackground() {}
    /// Sets a look without a background.
    open func configureWithTransparentBackground() {}
}

/// Look of a navigation bar, which is not drawn.
open class UINavigationBarAppearance: UIBarAppearance {
    /// Attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Attributes of the large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

extension NavigationBar {
    /// Look; the bar has the look of the theme.
    public var standardAppearance: UINavigationBarAppearance {
        get { attached(UINavigationBarAppearance()) }
        set { attach(newValue) }
    }
    /// Look at the end of scrolling; the bar has the look of the theme.
    public var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { attached(nil) }
        set { attach(newValue) }
    }
    /// Look in a low bar; the bar has the look of the theme.
    public var compactAppearance: UINavigationBarAppearance? {
        get { attached(nil) }
        set { attach(newValue) }
    }
    /// Attributes of the title; the bar has the look of the theme.
    public var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { attached(nil) }
        set { attach(newValue) }
    }
    /// Image of the shadow; not drawn.
    public var shadowImage: UIImage? {
        get { attached(nil) }
        set { attach(newValue) }
    }
    /// Sets the image behind the bar; not drawn.
    public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}
