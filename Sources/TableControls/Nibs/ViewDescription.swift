import Foundation
import TableDrawing

/// Description of a view: class name, place, properties and subviews.
///
///     ViewDescription(
///         "TableViewCell", properties: ["reuseIdentifier": "MyIdentifier"],
///         subviews: [
///             ViewDescription(
///                 "Label", tag: 1, frame: CGRect(x: 20, y: 11, width: 120, height: 22),
///                 properties: ["font": .font(FontDescription(size: 17))])
///         ])
///
/// The description is a value for any task; a `Nib` creates views from it.
public struct ViewDescription: Sendable {
    /// Registered name of the class.
    public var className: String
    /// Name of the view's outlet, which also identifies the view.
    public var name: String?
    /// Names of the outlet collections that contain the view.
    package var collections: [String] = []
    /// Value of `View.tag`.
    public var tag: Int
    /// Place in the superview; cells and tables only use the size.
    public var place: ViewPlace
    /// Width for the frames of the subviews if the place is `natural`, in points, or `nil` for the
    /// initial width of the class.
    package var designWidth: CGFloat?
    /// Size for the frames of the subviews in points, or `nil` for the size of the place.
    ///
    /// The view then receives the size of its place, and autoresizing masks move and resize the
    /// subviews.
    package var designSize: CGSize?
    /// Flexible margins and sizes, or `nil` for the default of the place.
    public var autoresizingMask: AutoresizingMask?
    /// Values by property name, set in the order of the class's properties.
    public var properties: [String: ViewValue]
    /// Actions that a control sends.
    public var actions: [DescribedAction]
    /// Subviews from back to front; added to a cell's content view, and arranged by a stack.
    public var subviews: [ViewDescription]
    /// Static cells of a table.
    public var sections: [StaticSection]
    /// Interface Builder's identifier, or `nil`; constraints may name the view by it.
    public var identifier: String?
    /// Interface Builder's identifier of the content view of a cell, or `nil`.
    package var contentIdentifier: String?
    /// Constraints that this view states.
    public var constraints: [ConstraintDescription] = []
    /// Layout guides of the view.
    public var guides: [LayoutGuideDescription] = []
    /// Whether the frame and the mask place the view beside constraints, or `nil` if constraints
    /// place the view only if they name it.
    public var translatesAutoresizingMask: Bool?
    /// Prototype cells of a table, registered for their reuse identifiers.
    public var prototypes: [ViewDescription] = []
    /// Parts of a cell or table beside the subviews.
    public var parts: [ViewPart: ViewDescription] = [:]
    /// Outlets of the described views and of the nib's owner, or `nil` if the names of the views
    /// are the outlets.
    public var outlets: [DescribedOutlet]?
    /// Intrinsic size in place of a class's, in points, or `nil`; −1 is no intrinsic length.
    ///
    /// A class with an intrinsic size of its own ignores the placeholder.
    public var placeholderSize: CGSize?
    /// Change of the content size in a layout by constraints, or `nil`.
    public var contentAdjustment: ContentAdjustment?
    /// Width of a cell beside its content view if it has a standard accessory, in points, or `nil`
    /// for the theme's width.
    package var accessoryWidth: CGFloat?
    /// Height of a cell below its content view in points, or `nil` for the theme's height.
    package var heightBelowContent: CGFloat?
    /// Growth of vertically ordered subviews with their content.
    package var verticalFlow: VerticalFlow?
    /// Source location for messages, or `nil` for a description in Swift.
    public var location: String?

    /// Creates a view at a place in its superview, by default in the view's natural size.
    public init(
        _ className: String, name: String? = nil, tag: Int = 0, place: ViewPlace = .natural,
        autoresizingMask: AutoresizingMask? = nil, properties: [String: ViewValue] = [:],
        actions: [DescribedAction] = [], subviews: [ViewDescription] = [],
        sections: [StaticSection] = [], location: String? = nil
    ) {
        self.className = className
        self.name = name
        self.tag = tag
        self.place = place
        self.autoresizingMask = autoresizingMask
        self.properties = properties
        self.actions = actions
        self.subviews = subviews
        self.sections = sections
        self.location = location
    }

    /// Creates a view with a frame in its superview's coordinates, in points.
    public init(
        _ className: String, name: String? = nil, tag: Int = 0, frame: CGRect,
        autoresizingMask: AutoresizingMask? = nil, properties: [String: ViewValue] = [:],
        actions: [DescribedAction] = [], subviews: [ViewDescription] = [],
        sections: [StaticSection] = []
    ) {
        self.init(
            className, name: name, tag: tag, place: .frame(frame),
            autoresizingMask: autoresizingMask, properties: properties, actions: actions,
            subviews: subviews, sections: sections)
    }

    /// This description and all descendants, depth-first, without static cells.
    public var all: [ViewDescription] { [self] + subviews.flatMap(\.all) }

    /// Views inside that accept values by name or tag: descendants, and the labels and the image
    /// view of a standard cell.
    package var namedViews: [ViewDescription] {
        let standard: [ViewPart] = [.textLabel, .detailTextLabel, .imageView]
        return subviews.flatMap(\.all) + standard.compactMap { parts[$0] }
    }
}

/// Method that a described control sends an event to, identified by name.
public struct DescribedAction: Sendable, Hashable {
    /// Events that send the action.
    public var events: Control.Event
    /// Name of the method; see `ActionNaming`.
    public var name: String

    /// Creates an action from a method's name and the events that send the action.
    public init(_ name: String, for events: Control.Event) {
        self.name = name
        self.events = events
    }

    /// Events by their names in documents, equal to UIKit's names.
    public static let eventNames: [(name: String, value: Control.Event)] = [
        ("touchDown", .touchDown), ("touchUpInside", .touchUpInside),
        ("touchUpOutside", .touchUpOutside), ("touchCancel", .touchCancel),
        ("valueChanged", .valueChanged), ("primaryActionTriggered", .primaryActionTriggered),
        ("editingDidBegin", .editingDidBegin), ("editingChanged", .editingChanged),
        ("editingDidEnd", .editingDidEnd), ("editingDidEndOnExit", .editingDidEndOnExit),
    ]
}

/// Static cells of a table, with a header above and a footer below the cells.
public struct StaticSection: Sendable {
    /// Text above the cells.
    public var header: String?
    /// Text below the cells.
    public var footer: String?
    /// Cells from top to bottom, with the heights of their frames.
    public var cells: [ViewDescription]

    /// Creates a section of cells; `nil` leaves out the header or the footer.
    public init(header: String? = nil, footer: String? = nil, cells: [ViewDescription]) {
        self.header = header
        self.footer = footer
        self.cells = cells
    }
}

/// Place of a described view in its superview.
public enum ViewPlace: Sendable, Hashable {
    /// Rectangle in the superview's coordinates, in points.
    case frame(CGRect)
    /// Bounds of the superview, which the view continues to fill.
    case fill
    /// Bounds of the superview without its layout margins, which the view continues to fill.
    case margins
    /// Natural size at the superview's origin; a stack moves the view.
    case natural
}

extension View {
    /// Resizes the view to its content, as for a view without a frame in a description.
    ///
    /// A label with several lines wraps at its superview's edge. The top left corner stays.
    /// The size does not count as an explicit frame, because a row's value may change the
    /// content.
    package func fitDescribedContent() {
        var limit = CGSize.zero
        if let label = self as? Label, label.numberOfLines != 1, let superview {
            limit.width = max(1, superview.bounds.width - frame.minX)
        }
        let size = sizeThatFits(limit)
        let origin = frame.origin
        guard size != bounds.size else { return }
        bounds.size = size
        center = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
    }
}
