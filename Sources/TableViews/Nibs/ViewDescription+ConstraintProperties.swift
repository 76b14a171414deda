import Foundation
import TableControls

extension ViewDescription {
    /// Properties of the named constraints of this view and its descendants, such as
    /// `topSpace.constant`, for this view.
    ///
    /// The name of an outlet collection stands for each of its constraints.
    package var constraintProperties: [ViewProperty] {
        let names = all.flatMap(\.constraints).compactMap { constraint in
            constraint.identifier == constraint.objectIdentifier ? nil : constraint.identifier
        }
        let collections = Set(names.filter { $0.hasSuffix("]") }.map { $0.prefix { $0 != "[" } })
        return (names + collections.map(String.init).sorted()).flatMap(Self.properties)
    }

    private static func properties(ofConstraint name: String) -> [ViewProperty] {
        [
            .number(
                "\(name).constant", in: -100_000...100_000, of: View.self,
                "The constant of the constraint, in points.",
                get: { Double($0.constraints(named: name).first?.constant ?? 0) },
                set: { view, constant in
                    view.constraints(named: name).forEach { $0.constant = CGFloat(constant) }
                }),
            .number(
                "\(name).priority", in: 1...1_000, of: View.self,
                "The priority of the constraint.",
                get: { Double($0.constraints(named: name).first?.priority.rawValue ?? 1_000) },
                set: { view, priority in
                    let priority = LayoutPriority(Float(priority))
                    view.constraints(named: name).forEach { $0.priority = priority }
                }),
        ]
    }
}

extension View {
    /// Returns the constraints with an identifier, or in an outlet collection, in this view and its
    /// descendants.
    fileprivate func constraints(named name: String) -> [NSLayoutConstraint] {
        constraints.filter { $0.identifier == name || $0.identifier?.hasPrefix(name + "[") == true }
            + subviews.flatMap { $0.constraints(named: name) }
    }
}
