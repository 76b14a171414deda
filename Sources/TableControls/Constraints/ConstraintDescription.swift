import Foundation

/// Constraint between views of a description, which are identified by name.
public struct ConstraintDescription: Sendable, Hashable {
    /// Attribute of a view or layout guide.
    public struct Anchor: Sendable, Hashable {
        /// Name or identifier of a view or layout guide of the description, or `nil` for the view that
        /// states the constraint.
        public var item: String?
        /// Guide of the view, or `nil` for the view itself.
        public var guide: Guide?
        /// The attribute.
        public var attribute: NSLayoutConstraint.Attribute

        /// Creates an anchor.
        public init(
            _ item: String?, guide: Guide? = nil, _ attribute: NSLayoutConstraint.Attribute
        ) {
            self.item = item
            self.guide = guide
            self.attribute = attribute
        }
    }

    /// Name in anchors for the superview of the view that states the constraint.
    public static let superviewName = "superview"

    /// Layout guides that every view has.
    public enum Guide: String, Sendable, Hashable, CaseIterable {
        case margins, safeArea, readable
        /// Guides of scroll views.
        case content, frame
    }

    /// Left side.
    public var first: Anchor
    /// Relation of the left side to the right side.
    public var relation: NSLayoutConstraint.Relation
    /// Right side, or `nil` for a constant.
    public var second: Anchor?
    /// Factor of the second attribute.
    public var multiplier: CGFloat
    /// Constant in points.
    public var constant: CGFloat
    /// Whether UIKit's standard space replaces the constant.
    public var isStandardSpace: Bool
    /// Priority from 1 to 1000.
    public var priority: LayoutPriority
    /// Identifier for messages and outlets, or `nil`.
    public var identifier: String?
    /// Interface Builder's identifier, or `nil`; a `DescribedOutlet` may name the constraint by it.
    public var objectIdentifier: String?
    /// Source location for messages, or `nil` for a description in Swift.
    public var location: String?

    /// Creates a constraint.
    public init(
        _ first: Anchor, _ relation: NSLayoutConstraint.Relation = .equal, _ second: Anchor? = nil,
        multiplier: CGFloat = 1, constant: CGFloat = 0, isStandardSpace: Bool = false,
        priority: LayoutPriority = .required, identifier: String? = nil, location: String? = nil
    ) {
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
        self.isStandardSpace = isStandardSpace
        self.priority = priority
        self.identifier = identifier
        self.location = location
    }
}

/// Layout guide of a described view, which constraints name.
public struct LayoutGuideDescription: Sendable, Hashable {
    /// Name or identifier of the guide.
    public var name: String

    /// Creates a guide.
    public init(_ name: String) { self.name = name }
}
