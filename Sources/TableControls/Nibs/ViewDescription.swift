import Foundation

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
    /// Value of `View.tag`.
    public var tag: Int
    /// Place in the superview; cells and tables only use the size.
    public var place: ViewPlace
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
}
