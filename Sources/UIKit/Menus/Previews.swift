import Foundation
import TableControls
import TableDrawing
import TableEvents

/// Look of a view in a preview, which a picture does not show.
open class UIPreviewParameters: NSObject {
    /// Colour behind the view.
    open var backgroundColor: UIColor! = .systemBackground
    /// Outline of the view, or `nil` for its bounds.
    open var visiblePath: UIBezierPath?
    /// Outline of the shadow, or `nil` for the outline of the view.
    open var shadowPath: UIBezierPath?
    /// Creates the standard look.
    public override init() {}
    /// Creates the look of lines of text.
    public init(textLineRects: [NSValue]) {}
}

/// Look of a view while it is dragged, which a picture does not show.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// Place of a preview.
open class UIPreviewTarget: NSObject {
    /// View with the preview.
    public let container: View
    /// Centre of the preview, in points.
    public let center: CGPoint
    /// Transform of the preview.
    public let transform: CGAffineTransform
    /// Creates a place.
    public init(container: View, center: CGPoint, transform: CGAffineTransform = .identity) {
        self.container = container
        self.center = center
        self.transform = transform
    }
}

/// Preview of a view, which a picture does not show.
open class UITargetedPreview: NSObject {
    /// The view.
    public let view: View
    /// Look of the view.
    public let parameters: UIPreviewParameters
    /// Creates a preview at a place.
    public init(view: View, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters
    }
    /// Creates a preview with a look.
    public init(view: View, parameters: UIPreviewParameters = UIPreviewParameters()) {
        self.view = view
        self.parameters = parameters
    }
}

/// Preview of a view that is dragged, which a picture does not show.
open class UITargetedDragPreview: UITargetedPreview {}

/// Interaction with a pointer; a picture has none.
open class UIPointerInteraction: NSObject, UIInteraction {
    /// Whether the interaction is enabled.
    open var isEnabled = true
    /// Creates an interaction.
    public init(delegate: (any UIPointerInteractionDelegate)? = nil) {}
    /// Asks the delegate again; a picture asks nothing.
    open func invalidate() {}
}

/// Delegate of a pointer's interaction; its methods are not called in a picture.
public protocol UIPointerInteractionDelegate: AnyObject {}

/// Area of a pointer's style.
open class UIPointerRegion: NSObject {
    /// Area, in points.
    public let rect: CGRect
    /// Creates an area.
    public init(rect: CGRect, identifier: AnyHashable? = nil) { self.rect = rect }
}

/// Question for the area of a pointer's style.
open class UIPointerRegionRequest: NSObject {
    /// Place of the pointer, in points.
    open var location: CGPoint { .zero }
}

/// Effect of a pointer on a view.
public enum UIPointerEffect {
    case automatic(UITargetedPreview)
    case highlight(UITargetedPreview)
    case lift(UITargetedPreview)
    case hover(UITargetedPreview)
}

/// Shape of a pointer.
public enum UIPointerShape {
    case path(UIBezierPath)
    case roundedRect(CGRect, radius: CGFloat = 8)
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)
}

/// Style of a pointer; a picture has none.
open class UIPointerStyle: NSObject {
    /// Creates a style with an effect.
    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {}
    /// Creates a style with a shape.
    public init(shape: UIPointerShape, constrainedAxes axes: Int = 0) {}
    /// Style without a pointer.
    public static func hidden() -> UIPointerStyle {
        UIPointerStyle(shape: .roundedRect(.zero, radius: 0))
    }
}

/// Data that is dragged.
open class NSItemProvider: NSObject {
    /// Creates a provider without data.
    public override init() {}
    /// Creates a provider of an object.
    public init(object: AnyObject) {}
    /// Creates a provider of a value.
    public init(item: Any?, typeIdentifier: String?) {}
}

/// Value that is dragged; a picture has no touches.
open class UIDragItem: NSObject {
    /// Data of the value.
    public let itemProvider: NSItemProvider
    /// The value in the application.
    open var localObject: Any?
    /// Maker of the preview.
    open var previewProvider: (() -> UIDragPreview?)?
    /// Creates a value from its data.
    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// Preview of a dragged value, which a picture does not show.
open class UIDragPreview: NSObject {
    /// The view.
    public let view: View
    /// Creates a preview.
    public init(view: View, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
        self.view = view
    }
}

/// Session of a drag; a picture has no touches.
public protocol UIDragSession: AnyObject {
    /// Dragged values.
    var items: [UIDragItem] { get }
}

/// Session of a drop; a picture has no touches.
public protocol UIDropSession: AnyObject {
    /// Dragged values.
    var items: [UIDragItem] { get }
}

/// Interaction of dragging; a picture has no touches.
open class UIDragInteraction: NSObject, UIInteraction {
    /// Whether the interaction is enabled.
    open var isEnabled = true
    /// Creates an interaction.
    public init(delegate: any UIDragInteractionDelegate) {}
}

/// Interaction of dropping; a picture has no touches.
open class UIDropInteraction: NSObject, UIInteraction {
    /// Creates an interaction.
    public init(delegate: any UIDropInteractionDelegate) {}
}

/// Delegate of a drag; its methods are not called in a picture.
public protocol UIDragInteractionDelegate: AnyObject {}
/// Delegate of a drop; its methods are not called in a picture.
public protocol UIDropInteractionDelegate: AnyObject {}
/// Delegate of drags from a table; its methods are not called in a picture.
public protocol UITableViewDragDelegate: AnyObject {}
/// Delegate of drops on a table; its methods are not called in a picture.
public protocol UITableViewDropDelegate: AnyObject {}
/// Delegate of drags from a grid; its methods are not called in a picture.
public protocol UICollectionViewDragDelegate: AnyObject {}
/// Delegate of drops on a grid; its methods are not called in a picture.
public protocol UICollectionViewDropDelegate: AnyObject {}

extension UITableView {
    /// Delegate of drags, which a picture does not ask.
    public var dragDelegate: (any UITableViewDragDelegate)? {
        get { weaklyAttached() }
        set { attachWeakly(newValue) }
    }
    /// Delegate of drops, which a picture does not ask.
    public var dropDelegate: (any UITableViewDropDelegate)? {
        get { weaklyAttached() }
        set { attachWeakly(newValue) }
    }
}

extension UICollectionView {
    /// Delegate of drags, which a picture does not ask.
    public var dragDelegate: (any UICollectionViewDragDelegate)? {
        get { weaklyAttached() }
        set { attachWeakly(newValue) }
    }
    /// Delegate of drops, which a picture does not ask.
    public var dropDelegate: (any UICollectionViewDropDelegate)? {
        get { weaklyAttached() }
        set { attachWeakly(newValue) }
    }
}

/// State of a dragged cell; a picture has no touches.
public enum UIDraggedCellState: Int, Sendable, Hashable { case none, lifting, dragging }

extension UITableViewCell {
    /// State of a dragged cell.
    public typealias DragState = UIDraggedCellState
    /// Look of the focus; a picture has no focus.
    public enum FocusStyle: Int, Sendable, Hashable { case `default`, custom }
    /// Look of the focus.
    public var focusStyle: FocusStyle {
        get { attached(.default) }
        set { attach(newValue) }
    }
    /// Whether a dragged cell takes touches.
    public var userInteractionEnabledWhileDragging: Bool {
        get { attached(false) }
        set { attach(newValue) }
    }
}

extension UICollectionViewCell {
    /// State of a dragged cell.
    public typealias DragState = UIDraggedCellState
}

/// Action of a row in earlier systems.
open class UITableViewRowAction: NSObject {
    /// Look of an action.
    public enum Style: Int, Sendable, Hashable {
        case `default`, normal
        /// Red.
        public static let destructive = Style.default
    }
    /// Look of the action.
    public let style: Style
    /// Title.
    open var title: String?
    /// Colour behind the title.
    open var backgroundColor: UIColor?
    /// Effect behind the title; not drawn.
    open var backgroundEffect: UIVisualEffect?
    /// Creates an action; a picture does not call the closure.
    public init(
        style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
    ) {
        self.style = style
        self.title = title
    }
}

extension UIDeferredMenuElement {
    /// Creates elements that are made each time.
    public static func uncached(
        _ elementProvider: @escaping (@escaping ([any UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}
