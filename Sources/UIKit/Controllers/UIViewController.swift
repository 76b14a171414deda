import Foundation
import TableControls
import TableDrawing
import TableEvents
import TableScreens

/// Controller of a view.
///
/// The view is loaded when it is first used. A picture shows no transitions between controllers.
open class UIViewController: Responder {
    private var loadedView: View?

    /// Root view of the controller, loaded at the first use.
    open var view: View! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { loadedView = newValue }
    }
    /// Whether the view is loaded.
    open var isViewLoaded: Bool { loadedView != nil }
    /// The view if it is loaded.
    open var viewIfLoaded: View? { loadedView }
    /// Title of the controller.
    open var title: String?
    /// Name of the nib file, or `nil`.
    public let nibName: String?
    /// Bundle of the nib file.
    public let nibBundle: Bundle?
    /// Controller that contains this controller.
    open private(set) weak var parent: UIViewController?
    /// Contained controllers.
    open private(set) var children: [UIViewController] = []
    /// Item of the navigation bar.
    open lazy var navigationItem = NavigationItem(title: title ?? "")
    /// Whether the controller is in editing mode.
    open var isEditing = false
    /// Style of a presentation.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// Transition of a presentation.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Size in a popover, in points.
    open var preferredContentSize = CGSize.zero
    /// Whether the tab bar is hidden below the controller.
    open var hidesBottomBarWhenPushed = false

    /// Creates a controller with the name of a nib file.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    /// Creates a controller without a nib file.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Creates a controller without the values of an archive.
    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
    }

    /// Creates the view.
    open func loadView() { loadedView = View(frame: UIScreen.main.bounds) }

    /// Loads the view if it is not loaded.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    /// Called after the view was loaded.
    open func viewDidLoad() {}
    /// Called before the view appears; never in a picture of the view.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called after the view has appeared; never in a picture of the view.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view disappears; never in a picture.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the view has disappeared; never in a picture.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called before the view lays out its subviews; never in a picture.
    open func viewWillLayoutSubviews() {}
    /// Called after the view has laid out its subviews; never in a picture.
    open func viewDidLayoutSubviews() {}
    /// Called when memory is low; never in a picture.
    open func didReceiveMemoryWarning() {}

    /// Begins or ends the editing mode.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    /// Contains a controller.
    open func addChild(_ childController: UIViewController) {
        childController.removeFromParent()
        childController.parent = self
        children.append(childController)
    }

    /// Leaves the containing controller.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    /// Called before the containing controller changes.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called after the containing controller has changed.
    open func didMove(toParent parent: UIViewController?) {}

    /// Shows a controller above this controller; without effect in a picture.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        AcceptedInterface.note("UIViewController.present(_:animated:completion:)", .screens)
    }

    /// Closes a controller; without effect in a picture.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        AcceptedInterface.note("UIViewController.dismiss(animated:completion:)", .screens)
    }

    /// Shows a controller; without effect in a picture.
    open func show(_ vc: UIViewController, sender: Any?) {
        AcceptedInterface.note("UIViewController.show(_:sender:)", .screens)
    }

    /// Follows a segue; without effect in a picture.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        AcceptedInterface.note("UIViewController.performSegue(withIdentifier:sender:)", .screens)
    }

    /// Controller shown above this controller; `nil` in a picture.
    open var presentedViewController: UIViewController? { nil }
    /// Controller below this controller; `nil` in a picture.
    open var presentingViewController: UIViewController? { nil }
    /// Nearest navigation controller.
    open var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }
    /// Traits of the picture.
    open var traitCollection: TraitCollection { .current }
    /// Responder after the controller.
    open override var next: Responder? { loadedView?.superview ?? parent }
}

/// Style of a presentation.
public enum UIModalPresentationStyle: Int, Sendable, Hashable {
    case automatic = -2
    case none = -1
    case fullScreen = 0
    case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}

/// Transition of a presentation.
public enum UIModalTransitionStyle: Int, Sendable, Hashable, CaseIterable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// Controller of a stack of controllers.
open class UINavigationController: UIViewController {
    /// Controllers of the stack.
    open private(set) var viewControllers: [UIViewController] = []
    /// Controller at the top of the stack.
    open var topViewController: UIViewController? { viewControllers.last }
    /// Whether the navigation bar is hidden.
    open var isNavigationBarHidden = false

    /// Creates a stack of a controller.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    /// Creates an empty stack.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Adds a controller at the top.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        addChild(viewController)
        viewControllers.append(viewController)
    }

    /// Removes the controller at the top.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard viewControllers.count > 1 else { return nil }
        let last = viewControllers.removeLast()
        last.removeFromParent()
        return last
    }

    open override func loadView() {
        super.loadView()
        guard let top = topViewController, let content = top.view else { return }
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
    }
}
