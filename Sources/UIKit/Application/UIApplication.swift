import Foundation
import TableControls
import TableDrawing
import TableEvents
import TableThemes

/// Running application.
///
/// A picture belongs to no application: the object answers questions by the picture's traits.
public final class UIApplication: Responder {
    /// The application; each task has its own object.
    public static var shared: UIApplication { UIApplication() }

    /// State of an application.
    public enum State: Int, Sendable, Hashable, CaseIterable {
        case active, inactive, background
    }

    /// Option for opening an address.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Sendable, Hashable {
        /// Name of the option.
        public let rawValue: String
        /// Creates an option with a name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Key of the options at the start.
    public struct LaunchOptionsKey: RawRepresentable, Sendable, Hashable {
        /// Name of the key.
        public let rawValue: String
        /// Creates a key with a name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Address of the application's settings.
    public static let openSettingsURLString = "app-settings:"

    /// State of the application.
    public var applicationState: State { .active }
    /// Delegate of the application; `nil` in a picture.
    public var delegate: (any UIApplicationDelegate)? { nil }
    /// Windows of the application; none in a picture.
    public var windows: [UIWindow] { [] }
    /// Window that takes the keyboard; `nil` in a picture.
    public var keyWindow: UIWindow? { nil }
    /// Size of texts.
    public var preferredContentSizeCategory: ContentSizeCategory {
        TraitCollection.current.preferredContentSizeCategory
    }
    /// Direction of the interface.
    public var userInterfaceLayoutDirection: LayoutDirection {
        TraitCollection.current.layoutDirection
    }
    /// Whether an indicator of network activity is visible.
    public var isNetworkActivityIndicatorVisible: Bool {
        get { false }
        set {
            AcceptedInterface.note(
                "UIApplication.isNetworkActivityIndicatorVisible", .screens)
        }
    }
    /// Whether the device stays awake.
    public var isIdleTimerDisabled: Bool {
        get { false }
        set { AcceptedInterface.note("UIApplication.isIdleTimerDisabled", .screens) }
    }
    /// Number on the application's icon.
    public var applicationIconBadgeNumber: Int {
        get { 0 }
        set { AcceptedInterface.note("UIApplication.applicationIconBadgeNumber", .screens) }
    }

    /// Whether an address can be opened; `false` in a picture.
    public func canOpenURL(_ url: URL) -> Bool { false }

    /// Opens an address; without effect in a picture.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        AcceptedInterface.note("UIApplication.open(_:options:completionHandler:)", .screens)
        completion?(false)
    }

    /// Sends a method to a target, or to the first responder that takes it.
    @discardableResult
    public func sendAction(
        _ action: ActionSelector, to target: Any?, from sender: Any?, for event: Event?
    ) -> Bool {
        action.send(
            to: target.map { $0 as AnyObject }, from: sender as? Responder, [sender, event])
        return true
    }

    /// The application became active.
    public static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// The application will become inactive.
    public static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// The application entered the background.
    public static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// The application will enter the foreground.
    public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// The application has little memory.
    public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    /// The clock changed considerably.
    public static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
}

/// Delegate of an application.
public protocol UIApplicationDelegate: AnyObject {}

extension UIApplicationDelegate {
    /// Window of the application, which a delegate need not have; `nil` in a picture.
    public var window: UIWindow?? { nil }
}

extension ContentSizeCategory {
    /// The size of texts changed.
    public static let didChangeNotification = Notification.Name(
        "UIContentSizeCategoryDidChangeNotification")
    /// User's info with the new size.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

extension Responder {
    /// The keyboard will appear.
    public static let keyboardWillShowNotification = Notification.Name(
        "UIKeyboardWillShowNotification")
    /// The keyboard has appeared.
    public static let keyboardDidShowNotification = Notification.Name(
        "UIKeyboardDidShowNotification")
    /// The keyboard will disappear.
    public static let keyboardWillHideNotification = Notification.Name(
        "UIKeyboardWillHideNotification")
    /// The keyboard has disappeared.
    public static let keyboardDidHideNotification = Notification.Name(
        "UIKeyboardDidHideNotification")
    /// The keyboard's frame will change.
    public static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// Key of the keyboard's final frame.
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// Key of the animation's duration.
    public static let keyboardAnimationDurationUserInfoKey =
        "UIKeyboardAnimationDurationUserInfoKey"
    /// Key of the animation's curve.
    public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}
