import Foundation
import TableControls
import TableDrawing

/// Settings of accessibility, from the picture's traits.
public enum UIAccessibility {
    /// Kind of a message.
    public struct Notification: RawRepresentable, Sendable, Hashable {
        /// Number of the kind.
        public let rawValue: UInt32
        /// Creates a kind from a number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Text that is spoken.
        public static let announcement = Notification(rawValue: 1_008)
        /// The layout changed.
        public static let layoutChanged = Notification(rawValue: 1_001)
        /// The screen changed.
        public static let screenChanged = Notification(rawValue: 1_000)
    }

    /// Whether a screen reader runs; `false` in a picture.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether movements are reduced; `false` in a picture.
    public static var isReduceMotionEnabled: Bool { false }
    /// Whether transparency is reduced; `false` in a picture.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Whether texts are bold; `false` in a picture.
    public static var isBoldTextEnabled: Bool { false }
    /// Whether colours are inverted; `false` in a picture.
    public static var isInvertColorsEnabled: Bool { false }
    /// Whether the contrast is high.
    public static var isDarkerSystemColorsEnabled: Bool {
        TraitCollection.current.accessibilityContrast == .high
    }

    /// Sends a message to screen readers; without effect in a picture.
    public static func post(notification: Notification, argument: Any?) {
        AcceptedInterface.note("UIAccessibility.post(notification:argument:)", .haptics)
    }
}

/// Action of a screen reader.
open class UIAccessibilityCustomAction: NSObject {
    /// Spoken name of the action.
    open var name: String

    /// Creates an action with a method.
    public init(name: String, target: Any?, selector: ActionSelector) { self.name = name }
    /// Creates an action with a closure.
    public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
        self.name = name
    }
}

extension View {
    /// Actions of a screen reader.
    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { attached(nil) }
        set { attach(newValue) }
    }
    /// Whether elements behind the view are skipped.
    public var accessibilityViewIsModal: Bool {
        get { attached(false) }
        set { attach(newValue) }
    }
    /// Whether inverted colours leave the view unchanged; colours are not inverted.
    public var accessibilityIgnoresInvertColors: Bool {
        get { attached(false) }
        set { attach(newValue) }
    }
    /// Language of the texts.
    public var accessibilityLanguage: String? {
        get { attached(nil) }
        set { attach(newValue) }
    }
    /// Whether a large picture of the view is shown at a long press.
    public var showsLargeContentViewer: Bool {
        get { attached(false) }
        set { attach(newValue) }
    }
    /// Label with attributes.
    public var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityLabel.map { NSAttributedString(string: $0) } }
        set { accessibilityLabel = newValue?.string }
    }
}
