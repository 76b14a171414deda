import TableControls
import UIKit

/// SnapKit's constraints of a view or layout guide.
///
///     label.snp.makeConstraints { make in make.edges.equalToSuperview().inset(8) }
public struct ConstraintDSL: ConstraintAttributesNaming {
    let item: AnyObject

    /// Returns attributes for the right side of constraints.
    public func named(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintItem {
        ConstraintItem(item, attributes)
    }

    /// Returns constraints without adding them to the layout.
    @discardableResult
    public func prepareConstraints(_ closure: (ConstraintMaker) -> Void) -> [Constraint] {
        (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
        let maker = ConstraintMaker(item)
        closure(maker)
        return maker.constraints
    }

    /// Adds constraints to the layout.
    public func makeConstraints(_ closure: (ConstraintMaker) -> Void) {
        let made = prepareConstraints(closure)
        for constraint in made { constraint.activate() }
        store(constraints + made)
    }

    /// Replaces the constraints of the item.
    public func remakeConstraints(_ closure: (ConstraintMaker) -> Void) {
        removeConstraints()
        makeConstraints(closure)
    }

    /// Changes the constants of the item's constraints, or makes constraints for an item without
    /// constraints.
    public func updateConstraints(_ closure: (ConstraintMaker) -> Void) {
        guard !constraints.isEmpty else { return makeConstraints(closure) }
        let known = constraints.flatMap(\.layoutConstraints)
        for changed in prepareConstraints(closure).flatMap(\.layoutConstraints) {
            guard
                let constraint = known.first(where: {
                    $0.secondItem === changed.secondItem && $0.relation == changed.relation
                        && $0.firstAttribute == changed.firstAttribute
                        && $0.secondAttribute == changed.secondAttribute
                })
            else { fatalError("Updated constraint could not find existing matching constraint") }
            constraint.constant = changed.constant
            constraint.priority = changed.priority
        }
    }

    /// Removes the constraints that this interface has made.
    public func removeConstraints() {
        for constraint in constraints { constraint.deactivate() }
        store([])
    }

    nonisolated(unsafe) private static let key = UnsafeRawPointer(
        UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    private var constraints: [Constraint] {
        objc_getAssociatedObject(item, Self.key) as? [Constraint] ?? []
    }

    private func store(_ constraints: [Constraint]) {
        objc_setAssociatedObject(item, Self.key, constraints, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
}

/// Name of SnapKit for the constraints of a view.
public typealias ConstraintViewDSL = ConstraintDSL
/// Name of SnapKit for the superclass of views.
public typealias ConstraintView = UIView
/// Name of SnapKit for insets.
public typealias ConstraintInsets = UIEdgeInsets

extension UIView {
    /// SnapKit's constraints of the view.
    public var snp: ConstraintDSL { ConstraintDSL(item: self) }
}

extension UILayoutGuide {
    /// SnapKit's constraints of the guide.
    public var snp: ConstraintDSL { ConstraintDSL(item: self) }
}
