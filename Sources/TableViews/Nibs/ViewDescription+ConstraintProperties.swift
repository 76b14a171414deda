import Foundation
import TableControls

extension ViewDescription {
    /// Properties of the named constraints of this view and its descendants, such as
    /// `topSpace.constant`, for this view.
    package var constraintProperties: [ViewProperty] {
        all.flatMap(\.constraints).flatMap { constraint -> [ViewProperty] in
            guard let name = constraint.identifier, name != constraint.objectIdentifier else {
                return []
            }
            return Self.properties(ofConstraint: name)
        }
    }

    private static func properties(ofConstraint name: String) -> [ViewProperty] {
        [
            .number(
                "\(name).constant", in: -100_000...100_000, of: View.self,
                "The constant of the constraint, in points.",
                get: { Double($0.constraint(identifiedBy: name)?.constant ?? 0) },
                set: { $0.constraint(identifiedBy: name)?.constant = CGFloat($1) }),
            .number(
                "\(name).priority", in: 1...1_000, of: View.self,
                "The priority of the constraint.",
                get: { Double($0.constraint(identifiedBy: name)?.priority.rawValue ?? 1_000) },
                set: { $0.constraint(identifiedBy: name)?.priority = LayoutPriority(Float($1)) }),
        ]
    }
}

extension View {
    /// Returns the first constraint with an identifier in this view and its descendants, or `nil`.
    fileprivate func constraint(identifiedBy name: String) -> NSLayoutConstraint? {
        constraints.first { $0.identifier == name }
            ?? subviews.lazy.compactMap { $0.constraint(identifiedBy: name) }.first
    }
}
