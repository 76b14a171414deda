import Foundation
import TableControls
import TableDrawing
import TableEvents

/// Element of a menu.
public protocol UIMenuElement: AnyObject {}

extension UIMenuElement {
    /// Looks of an element.
    public typealias Attributes = UIMenuElementAttributes
    /// Mark of an element.
    public typealias State = UIMenuElementState
}

/// Looks of a menu's element.
public struct UIMenuElementAttributes: OptionSet, Sendable, Hashable {
    /// Bits of the looks, equal to UIKit's bits.
    public let rawValue: UInt
    /// Creates looks from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Without a reaction.
    public static let disabled = UIMenuElementAttributes(rawValue: 1)
    /// In the colour of destructive actions.
    public static let destructive = UIMenuElementAttributes(rawValue: 2)
    /// Invisible.
    public static let hidden = UIMenuElementAttributes(rawValue: 4)
}

/// Mark of a menu's element.
public enum UIMenuElementState: Int, Sendable, Hashable, CaseIterable { case off, on, mixed }

/// Closure of an action.
public typealias UIActionHandler = (UIAction) -> Void

extension Action: UIMenuElement {
    /// Creates an action with the looks of a menu's element, which a picture does not show.
    @_disfavoredOverload
    public convenience init(
        title: String = "", subtitle: String? = nil, image: Image? = nil,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElementAttributes = [], state: UIMenuElementState = .off,
        handler: @escaping UIActionHandler
    ) { self.init(title: title, image: image, identifier: identifier, handler: handler) }
}

/// Menu, which a picture does not show.
public final class UIMenu: UIMenuElement {
    /// Looks of a menu.
    public struct Options: OptionSet, Sendable, Hashable {
        /// Bits of the looks, equal to UIKit's bits.
        public let rawValue: UInt
        /// Creates looks from UIKit's bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Elements within the menu above.
        public static let displayInline = Options(rawValue: 1)
        /// In the colour of destructive actions.
        public static let destructive = Options(rawValue: 2)
        /// With one mark.
        public static let singleSelection = Options(rawValue: 32)
    }

    /// Name of a menu.
    public struct Identifier: RawRepresentable, Sendable, Hashable {
        /// The name.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// Title of the menu.
    public let title: String
    /// Image of the menu.
    public let image: Image?
    /// Elements of the menu.
    public let children: [any UIMenuElement]
    /// Looks of the menu.
    public let options: Options

    /// Creates a menu.
    public init(
        title: String = "", subtitle: String? = nil, image: Image? = nil,
        identifier: Identifier? = nil, options: Options = [], children: [any UIMenuElement] = []
    ) {
        self.title = title
        self.image = image
        self.options = options
        self.children = children
    }
}

extension Control {
    /// Whether the menu opens at a touch.
    public var showsMenuAsPrimaryAction: Bool {
        get { attached(false) }
        set { attach(newValue) }
    }
    /// Whether the control opens a context menu.
    public var isContextMenuInteractionEnabled: Bool {
        get { attached(false) }
        set { attach(newValue) }
    }
    /// Whether a touch lies within the control; `false` in a picture.
    public var isTouchInside: Bool { false }
    /// Whether the control follows a touch; `false` in a picture.
    public var isTracking: Bool { false }
    /// Text beside a pointer.
    public var toolTip: String? {
        get { attached(nil) }
        set { attach(newValue) }
    }
}

extension Button {
    /// Menu of the button, which a picture does not show.
    public var menu: UIMenu? {
        get { attached(nil) }
        set {
            AcceptedInterface.note("UIButton.menu", .touches)
            attach(newValue)
        }
    }
    /// Whether the title is the marked element of the menu.
    public var changesSelectionAsPrimaryAction: Bool {
        get { attached(false) }
        set { attach(newValue) }
    }
    /// Whether a pointer changes the look.
    public var isPointerInteractionEnabled: Bool {
        get { attached(false) }
        set { attach(newValue) }
    }
    /// Whether a highlighted button glows; not drawn.
    public var showsTouchWhenHighlighted: Bool {
        get { attached(false) }
        set { attach(newValue) }
    }
    /// Sets the configuration of a symbol for a state; the normal state counts.
    public func setPreferredSymbolConfiguration(
        _ configuration: Image.SymbolConfiguration?, forImageIn state: State
    ) {
        guard state == .normal, let configuration, let image = image(for: .normal) else { return }
        setImage(image.applyingSymbolConfiguration(configuration) ?? image, for: .normal)
    }
    /// Creates a button of a kind with an action.
    public convenience init(frame: CGRect, primaryAction: Action?) {
        self.init(type: .custom)
        self.frame = frame
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }
}
