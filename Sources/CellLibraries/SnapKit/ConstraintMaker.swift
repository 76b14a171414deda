import TableControls
import UIKit

/// Maker of constraints of a view or layout guide.
public final class ConstraintMaker: ConstraintAttributesNaming {
    private let item: AnyObject
    private var made: [ConstraintMakerExtendable] = []

    init(_ item: AnyObject) { self.item = item }

    /// Returns a maker of constraints of attributes.
    public func named(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintMakerExtendable {
        let maker = ConstraintMakerExtendable(item, attributes)
        made.append(maker)
        return maker
    }

    /// The constraints that were related.
    var constraints: [Constraint] { made.compactMap(\.related) }
}

/// Left side of constraints, to which attributes can be added.
public final class ConstraintMakerExtendable: ConstraintAttributesNaming {
    private let item: AnyObject
    private var attributes: [NSLayoutConstraint.Attribute]
    fileprivate var related: Constraint?

    init(_ item: AnyObject, _ attributes: [NSLayoutConstraint.Attribute]) {
        self.item = item
        self.attributes = attributes
    }

    /// Adds attributes.
    public func named(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintMakerExtendable {
        self.attributes += attributes
        return self
    }

    private func relate(
        _ relation: NSLayoutConstraint.Relation, _ target: ConstraintTarget
    ) -> ConstraintMakerEditable {
        let constraint = Constraint(item, attributes, relation, target)
        related = constraint
        return ConstraintMakerEditable(constraint)
    }

    private func relateToSuperview(
        _ relation: NSLayoutConstraint.Relation
    ) -> ConstraintMakerEditable {
        guard let superview = Constraint.superview(of: item) else {
            fatalError("Expected superview but found nil when attempting make constraint.")
        }
        return relate(relation, ConstraintTarget(item: superview))
    }

    /// Makes the attributes equal to a value or to attributes.
    @discardableResult
    public func equalTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerEditable {
        relate(.equal, other.constraintTarget)
    }
    /// Makes the attributes equal to the superview's.
    @discardableResult
    public func equalToSuperview() -> ConstraintMakerEditable { relateToSuperview(.equal) }
    /// Makes the attributes at most a value or attributes.
    @discardableResult
    public func lessThanOrEqualTo(
        _ other: any ConstraintRelatableTarget
    ) -> ConstraintMakerEditable { relate(.lessThanOrEqual, other.constraintTarget) }
    /// Makes the attributes at most the superview's.
    @discardableResult
    public func lessThanOrEqualToSuperview() -> ConstraintMakerEditable {
        relateToSuperview(.lessThanOrEqual)
    }
    /// Makes the attributes at least a value or attributes.
    @discardableResult
    public func greaterThanOrEqualTo(
        _ other: any ConstraintRelatableTarget
    ) -> ConstraintMakerEditable { relate(.greaterThanOrEqual, other.constraintTarget) }
    /// Makes the attributes at least the superview's.
    @discardableResult
    public func greaterThanOrEqualToSuperview() -> ConstraintMakerEditable {
        relateToSuperview(.greaterThanOrEqual)
    }
}

/// Constraints whose constant, factor and priority can be changed while they are made.
public final class ConstraintMakerEditable {
    /// The constraints.
    public let constraint: Constraint

    init(_ constraint: Constraint) { self.constraint = constraint }

    /// Adds a constant to the right side.
    @discardableResult
    public func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable {
        constraint.offset = amount.constraintOffset
        return self
    }
    /// Moves the edges inwards.
    @discardableResult
    public func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable {
        constraint.offset = amount.constraintInsets.constraintOffset
        return self
    }
    /// Multiplies the right side.
    @discardableResult
    public func multipliedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
        constraint.multiplier = amount.constraintFactor
        return self
    }
    /// Divides the right side.
    @discardableResult
    public func dividedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
        constraint.multiplier = 1 / amount.constraintFactor
        return self
    }
    /// Sets the priority by its name.
    @discardableResult
    public func priority(_ amount: ConstraintPriority) -> ConstraintMakerEditable {
        constraint.priority = amount.value
        return self
    }
    /// Sets the priority.
    @discardableResult
    public func priority(_ amount: any ConstraintPriorityTarget) -> ConstraintMakerEditable {
        constraint.priority = amount.constraintPriority
        return self
    }
    /// Names the constraints in messages.
    @discardableResult
    public func labeled(_ label: String) -> ConstraintMakerEditable {
        constraint.label = label
        return self
    }
}

/// Constraints that a maker has made of the attributes of a view or layout guide.
public final class Constraint {
    /// The view keeps its constraints, not the constraints the view.
    private weak var item: AnyObject?
    private let attributes: [NSLayoutConstraint.Attribute]
    private let relation: NSLayoutConstraint.Relation
    private let target: ConstraintTarget
    fileprivate(set) var offset: (NSLayoutConstraint.Attribute) -> CGFloat = { _ in 0 } {
        didSet { updateConstants() }
    }
    fileprivate var multiplier: CGFloat = 1
    fileprivate var priority: Float = 1_000 {
        didSet {
            for each in stored ?? [] { each.priority = UILayoutPriority(priority) }
        }
    }
    fileprivate var label: String?
    private var stored: [NSLayoutConstraint]?

    fileprivate init(
        _ item: AnyObject, _ attributes: [NSLayoutConstraint.Attribute],
        _ relation: NSLayoutConstraint.Relation, _ target: ConstraintTarget
    ) {
        self.item = item
        self.attributes = attributes
        self.relation = relation
        self.target = target
    }

    /// Constraints of the layout, one for each attribute.
    public var layoutConstraints: [NSLayoutConstraint] {
        if let stored { return stored }
        guard let item else { return [] }
        let made = attributes.enumerated().map { index, attribute in
            let isSize = attribute == .width || attribute == .height
            // A constant position is relative to the superview.
            let other = target.item ?? (isSize ? nil : Self.superview(of: item))
            let constraint = NSLayoutConstraint(
                item: item, attribute: attribute, relatedBy: relation, toItem: other,
                attribute: other == nil ? .notAnAttribute : secondAttribute(index),
                multiplier: multiplier, constant: constant(of: attribute))
            constraint.priority = UILayoutPriority(priority)
            constraint.identifier = label
            return constraint
        }
        stored = made
        return made
    }

    private func secondAttribute(_ index: Int) -> NSLayoutConstraint.Attribute {
        guard let first = target.attributes.first, target.attributes != attributes else {
            return attributes[index]
        }
        return target.attributes.count == attributes.count ? target.attributes[index] : first
    }

    private func constant(of attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        target.offset(attribute) + offset(attribute)
    }

    private func updateConstants() {
        for each in stored ?? [] { each.constant = constant(of: each.firstAttribute) }
    }

    static func superview(of item: AnyObject) -> UIView? {
        (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    }

    /// Whether the constraints take part in the layout.
    public var isActive: Bool {
        get { layoutConstraints.contains { $0.isActive } }
        set { if newValue { activate() } else { deactivate() } }
    }
    /// Adds the constraints to the layout.
    public func activate() { NSLayoutConstraint.activate(layoutConstraints) }
    /// Removes the constraints from the layout.
    public func deactivate() { NSLayoutConstraint.deactivate(layoutConstraints) }
    /// Changes the constant.
    @discardableResult
    public func update(offset amount: any ConstraintOffsetTarget) -> Constraint {
        offset = amount.constraintOffset
        return self
    }
    /// Changes the insets.
    @discardableResult
    public func update(inset amount: any ConstraintInsetTarget) -> Constraint {
        offset = amount.constraintInsets.constraintOffset
        return self
    }
    /// Changes the priority.
    @discardableResult
    public func update(priority amount: any ConstraintPriorityTarget) -> Constraint {
        priority = amount.constraintPriority
        return self
    }
}
