import Foundation
import TableControls
import TableDrawing
import TableThemes

/// Device of a picture.
public final class UIDevice: @unchecked Sendable {
    /// The device of the picture.
    public static let current = UIDevice()

    private init() {}

    /// Kind of the device, from the picture's traits.
    public var userInterfaceIdiom: UserInterfaceIdiom { TraitCollection.current.userInterfaceIdiom }
    /// Version of the system, from the picture's theme: `15.0` for the theme `ios15`.
    public var systemVersion: String {
        let digits = RenderContext.current.theme.name.drop { !$0.isNumber }
            .prefix { $0.isNumber }
        return "\(digits.isEmpty ? "26" : String(digits)).0"
    }
    /// Name of the system.
    public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
    /// Name of the device.
    public var name: String { model }
    /// Model of the device.
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// Model of the device.
    public var localizedModel: String { model }
    /// Orientation of the device.
    public var orientation: UIDeviceOrientation { .portrait }
    /// Identifier of the device; `nil` in a picture.
    public var identifierForVendor: UUID? { nil }

    /// The orientation changed.
    public static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
}

/// Orientation of a device.
public enum UIDeviceOrientation: Int, Sendable, Hashable, CaseIterable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    /// Whether the long side is vertical.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the long side is horizontal.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Generator of vibrations; without effect.
open class UIFeedbackGenerator: NSObject {
    /// Prepares a vibration.
    open func prepare() {}
}

/// Generator of a vibration for an impact.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// Strength of an impact.
    public enum FeedbackStyle: Int, Sendable, Hashable, CaseIterable {
        case light, medium, heavy, soft, rigid
    }

    /// Creates a generator.
    public init(style: FeedbackStyle = .medium) { super.init() }

    /// Vibrates; without effect.
    open func impactOccurred() {
        AcceptedInterface.note("UIImpactFeedbackGenerator.impactOccurred()", .haptics)
    }

    /// Vibrates with an intensity from 0 to 1; without effect.
    open func impactOccurred(intensity: CGFloat) { impactOccurred() }
}

/// Generator of a vibration for a selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Vibrates; without effect.
    open func selectionChanged() {
        AcceptedInterface.note("UISelectionFeedbackGenerator.selectionChanged()", .haptics)
    }
}

/// Generator of a vibration for a message.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// Kind of a message.
    public enum FeedbackType: Int, Sendable, Hashable, CaseIterable {
        case success, warning, error
    }

    /// Vibrates; without effect.
    open func notificationOccurred(_ notificationType: FeedbackType) {
        AcceptedInterface.note(
            "UINotificationFeedbackGenerator.notificationOccurred(_:)", .haptics)
    }
}

/// Clipboard; empty in a picture.
public final class UIPasteboard: @unchecked Sendable {
    /// The clipboard of all applications.
    public static let general = UIPasteboard()

    private init() {}

    /// Text of the clipboard; `nil` in a picture.
    public var string: String? {
        get { nil }
        set { AcceptedInterface.note("UIPasteboard.string", .screens) }
    }
}
