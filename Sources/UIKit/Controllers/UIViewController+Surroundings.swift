import Foundation
import TableControls
import TableDrawing
import TableScreens
import TableViews

/// Properties of a screen, which a picture of a view does not show.
extension UIViewController {
    /// Storyboard of the controller; `nil` in a picture.
    public var storyboard: UIStoryboard? { nil }
    /// Controller of the tabs; `nil` in a picture.
    public var tabBarController: UITabBarController? {
        parent as? UITabBarController ?? parent?.tabBarController
    }
    /// Item of the tab bar.
    public var tabBarItem: TabBarItem! {
        get { attached(TabBarItem(title: title, image: nil)) }
        set { attach(newValue ?? TabBarItem(title: nil, image: nil)) }
    }
    /// Edges that extend below bars.
    public var edgesForExtendedLayout: UIRectEdge {
        get { attached(.all) }
        set { attach(newValue) }
    }
    /// Whether the view extends below opaque bars.
    public var extendedLayoutIncludesOpaqueBars: Bool {
        get { attached(false) }
        set { attach(newValue) }
    }
    /// Whether presentations cover this controller.
    public var definesPresentationContext: Bool {
        get { attached(false) }
        set { attach(newValue) }
    }
    /// Whether a finger cannot close the controller.
    public var isModalInPresentation: Bool {
        get { attached(false) }
        set { attach(newValue) }
    }
    /// Additional insets of the safe area, in points; a picture has no safe area of a screen.
    public var additionalSafeAreaInsets: EdgeInsets {
        get { attached(.zero) }
        set { attach(newValue) }
    }
    /// Appearance that the controller asks for; a picture has one appearance.
    public var overrideUserInterfaceStyle: UserInterfaceStyle? {
        get { attached(nil) }
        set {
            AcceptedInterface.note("UIViewController.overrideUserInterfaceStyle", .looks)
            attach(newValue)
        }
    }
    /// Delegate of transitions, which a picture does not ask.
    public var transitioningDelegate: AnyObject? {
        get { attached(nil) }
        set { attach(newValue) }
    }
    /// Presentation in a popover.
    public var popoverPresentationController: UIPopoverPresentationController? {
        let known: UIPopoverPresentationController? = attached(nil)
        if let known { return known }
        let made = UIPopoverPresentationController()
        attach(Optional(made))
        return made
    }
    /// Updates the status bar; a picture has none.
    public func setNeedsStatusBarAppearanceUpdate() {}
}

/// Presentation of a controller in a popover, which a picture does not show.
open class UIPopoverPresentationController: NSObject {
    /// View at which the popover points.
    open weak var sourceView: View?
    /// Rectangle at which the popover points, in points.
    open var sourceRect = CGRect.zero
    /// Directions of the arrow.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
    /// Delegate of the presentation, which a picture does not ask.
    open weak var delegate: AnyObject?
    /// Colour of the popover.
    open var backgroundColor: Color?
}

/// Directions of the arrow of a popover.
public struct UIPopoverArrowDirection: OptionSet, Sendable, Hashable {
    /// Bits of the directions, equal to UIKit's bits.
    public let rawValue: UInt
    /// Creates directions from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Up.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// Down.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// To the left.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// To the right.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// Any direction.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// Controller of tabs; a picture shows the selected controller.
open class UITabBarController: UIViewController {
    /// Controllers of the tabs.
    open var viewControllers: [UIViewController]? {
        didSet {
            oldValue?.forEach { $0.removeFromParent() }
            viewControllers?.forEach { addChild($0) }
        }
    }
    /// Number of the selected tab.
    open var selectedIndex = 0
    /// Controller of the selected tab.
    open var selectedViewController: UIViewController? {
        guard let viewControllers, viewControllers.indices.contains(selectedIndex) else {
            return nil
        }
        return viewControllers[selectedIndex]
    }
    /// Bar of the tabs.
    public let tabBar = TabBar(items: [])

    open override func loadView() {
        super.loadView()
        guard let content = selectedViewController?.view else { return }
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
    }
}

/// Controllers of a storyboard; a picture makes no controllers.
open class UIStoryboard: NSObject {
    /// Names a storyboard.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {}

    /// Returns an empty controller.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        AcceptedInterface.note("UIStoryboard", .screens)
        return UIViewController(nibName: nil, bundle: nil)
    }

    /// Returns an empty controller of the storyboard's start.
    open func instantiateInitialViewController() -> UIViewController? {
        AcceptedInterface.note("UIStoryboard", .screens)
        return nil
    }
}

/// Transition to a controller; not made in a picture.
open class UIStoryboardSegue: NSObject {
    /// Name of the segue.
    public let identifier: String?
    /// Controller before the transition.
    public let source: UIViewController
    /// Controller after the transition.
    public let destination: UIViewController

    /// Creates a segue.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
    }
}

/// Controller that shares values; not drawn.
open class UIActivityViewController: UIViewController {
    /// Closure after the sharing; not called in a picture.
    open var completionWithItemsHandler: ((Any?, Bool, [Any]?, (any Error)?) -> Void)?
    /// Kinds of sharing that are left out.
    open var excludedActivityTypes: [String]?

    /// Creates a controller that shares values.
    public init(activityItems: [Any], applicationActivities: [AnyObject]?) {
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller without values.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Delegate of a navigation controller; its methods are not called in a picture.
public protocol UINavigationControllerDelegate: AnyObject {}

/// Delegate of a presentation; its methods are not called in a picture.
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {}

/// Delegate of a popover; its methods are not called in a picture.
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// Scene of windows; a picture has none.
open class UIScene: NSObject {
    /// State of a scene.
    public enum ActivationState: Int, Sendable, Hashable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }
    /// State of the scene.
    open var activationState: ActivationState { .foregroundActive }
}

/// Scene of windows; a picture has none.
open class UIWindowScene: UIScene {
    /// Windows of the scene; none in a picture.
    open var windows: [UIWindow] { [] }
    /// Window that takes the keyboard; `nil` in a picture.
    open var keyWindow: UIWindow? { nil }
    /// Orientation of the scene.
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
    /// Screen of the scene.
    open var screen: UIScreen { .main }
}

extension UIWindow {
    /// Scene of the window; `nil` in a picture.
    public var windowScene: UIWindowScene? { nil }
    /// Screen of the window.
    public var screen: UIScreen { .main }
    /// Makes the window take the keyboard; without effect in a picture.
    public func makeKey() {}
}

extension UIWindow.Level {
    /// Returns a higher level.
    public static func + (left: Self, right: CGFloat) -> Self {
        Self(rawValue: left.rawValue + right)
    }
}

extension UINavigationController {
    /// Controller that is visible.
    public var visibleViewController: UIViewController? { topViewController }
    /// Bar of the stack; not drawn.
    public var navigationBar: NavigationBar {
        let known: NavigationBar? = attached(nil)
        if let known { return known }
        let made = NavigationBar(item: NavigationItem(title: title ?? ""))
        attach(Optional(made))
        return made
    }
    /// Hides or shows the bar.
    public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isNavigationBarHidden = hidden
    }
    /// Removes all controllers above the first controller.
    @discardableResult
    public func popToRootViewController(animated: Bool) -> [UIViewController]? {
        var popped: [UIViewController] = []
        while let last = popViewController(animated: animated) { popped.insert(last, at: 0) }
        return popped
    }
}
