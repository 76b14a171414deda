import Foundation
import TableControls
import TableDrawing
import TableEvents

/// Menu that opens after a long press, which a picture does not show.
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// Delegate of the menu.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

    /// Creates an interaction with a delegate.
    public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

    /// Closes the menu; a picture shows none.
    open func dismissMenu() {}
}

/// Delegate of a context menu; its methods are not called in a picture.
public protocol UIContextMenuInteractionDelegate: AnyObject {
    /// Menu at a place, or `nil` for no menu.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
}

/// Menu and preview of an interaction, which a picture does not show.
open class UIContextMenuConfiguration: NSObject {
    /// Maker of the menu.
    public typealias ActionProvider = ([any UIMenuElement]) -> UIMenu?
    /// Maker of the preview.
    public typealias PreviewProvider = () -> UIViewController?

    /// Name of the menu.
    public let identifier: Any?

    /// Creates a menu.
    public init(
        identifier: Any? = nil, previewProvider: PreviewProvider? = nil,
        actionProvider: ActionProvider? = nil
    ) { self.identifier = identifier }
}

/// Elements of a menu that are made when it opens, which a picture does not show.
open class UIDeferredMenuElement: UIMenuElement {
    /// Creates elements with a closure, which is not called.
    public init(_ elementProvider: @escaping (@escaping ([any UIMenuElement]) -> Void) -> Void) {}
}

/// Menu of editing, which a picture does not show.
open class UIMenuController: NSObject {
    /// The menu of the application; each task has its own object.
    public static var shared: UIMenuController { UIMenuController() }
    /// Items of the menu.
    open var menuItems: [UIMenuItem]?
    /// Whether the menu is visible; `false` in a picture.
    open var isMenuVisible: Bool { false }
    /// Shows or hides the menu; without effect in a picture.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
    /// Shows the menu; without effect in a picture.
    open func showMenu(from targetView: View, rect targetRect: CGRect) {}
    /// Hides the menu; without effect in a picture.
    open func hideMenu() {}
    /// Sets the place of the menu; without effect in a picture.
    open func setTargetRect(_ targetRect: CGRect, in targetView: View) {}
}

/// Item of a menu of editing.
open class UIMenuItem: NSObject {
    /// Title of the item.
    open var title: String
    /// Method of the item.
    open var action: ActionSelector

    /// Creates an item.
    public init(title: String, action: ActionSelector) {
        self.title = title
        self.action = action
    }
}
