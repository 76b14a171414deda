import Foundation

/// A view as it is to be made: its class by name, its place, its properties and what it holds.
///
///     ViewDescription(
///         "TableViewCell", properties: ["reuseIdentifier": "MyIdentifier"],
///         subviews: [
///             ViewDescription(
///                 "Label", tag: 1, frame: CGRect(x: 20, y: 11, width: 120, height: 22),
///                 properties: ["font": .font(FontDescription(size: 17))])
///         ])
///
/// A value that any task may have; views are made of it by a `Nib`.
public struct ViewDescription: Sendable {
    /// The name that the class is registered by.
    public var className: String
    /// The outlet that the view is connected to, and the name that it is found by.
    public var name: String?
    /// `View.tag`.
    public var tag: Int
    /// Where it stands; of a cell and a table only the size counts.
    public var place: ViewPlace
    /// Which margins and sizes give; nothing leaves that to the place.
    public var autoresizingMask: AutoresizingMask?
    /// What is set, by the names of the class's properties; in the order in which the class has them.
    public var properties: [String: ViewValue]
    /// What a control sends.
    public var actions: [DescribedAction]
    /// The views inside, from the back; a cell's go to its content view, a stack's are lined up.
    public var subviews: [ViewDescription]
    /// The static cells of a table.
    public var sections: [StaticSection]
    /// How its subviews that stand below one another grow with what they show.
    package var verticalFlow: VerticalFlow?
    /// Where it was written, for messages; nothing in Swift.
    public var location: String?

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

    /// A view with a frame in its superview's coordinates, in points.
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

    /// This view and all that it holds, depth first; static cells are not among them.
    public var all: [ViewDescription] { [self] + subviews.flatMap(\.all) }
}
