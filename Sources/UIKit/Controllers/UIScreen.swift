import Foundation
import TableControls
import TableDrawing

/// Screen of the device.
///
/// A picture has no screen: the size is that of `mainSize`, and the scale is the picture's.
public final class UIScreen: @unchecked Sendable {
    /// Size of the main screen, in points.
    @TaskLocal public static var mainSize = CGSize(width: 390, height: 844)
    /// The screen of the device.
    public static let main = UIScreen()
    /// All screens.
    public static var screens: [UIScreen] { [main] }

    /// Notification of a changed brightness; nothing sends it in a picture.
    public static let brightnessDidChangeNotification = Notification.Name(
        "UIScreenBrightnessDidChangeNotification")

    private init() {}

    /// Bounds of the screen, in points.
    public var bounds: CGRect { CGRect(origin: .zero, size: Self.mainSize) }
    /// Bounds of the screen in pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    /// Pixels of a point.
    public var scale: CGFloat { CGFloat(TraitCollection.current.displayScale) }
    /// Pixels of a point.
    public var nativeScale: CGFloat { scale }
    /// Brightness from 0 to 1.
    public var brightness: CGFloat {
        get { 1 }
        set { AcceptedInterface.note("UIScreen.brightness", .screens) }
    }
    /// Traits of the picture.
    public var traitCollection: TraitCollection { .current }
    /// Largest number of frames in a second.
    public var maximumFramesPerSecond: Int { 60 }
}

/// Window of a screen.
open class UIWindow: View {
    /// Level of a window.
    public struct Level: RawRepresentable, Sendable, Hashable {
        /// Place in the order of windows.
        public let rawValue: CGFloat
        /// Creates a level.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Level of an application's window.
        public static let normal = Level(rawValue: 0)
        /// Level of the status bar.
        public static let statusBar = Level(rawValue: 1_000)
        /// Level of alerts.
        public static let alert = Level(rawValue: 2_000)
    }

    /// Controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.view.removeFromSuperview()
            guard let view = rootViewController?.view else { return }
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
    }
    /// Level of the window.
    open var windowLevel = Level.normal
    /// Whether the window takes the keyboard.
    open var isKeyWindow: Bool { false }

    /// Shows the window; without effect in a picture.
    open func makeKeyAndVisible() {
        AcceptedInterface.note("UIWindow.makeKeyAndVisible()", .screens)
    }
}
