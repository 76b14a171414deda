import DocumentSyntax

/// A constraint between two attributes, or between an attribute and a constant.
package struct IBConstraint: Sendable {
    /// An attribute of a view or layout guide.
    package struct Anchor: Sendable, Hashable {
        /// Identifier of the view or guide, or `nil` for the view that owns the constraint.
        package var item: IBIdentifier?
        /// The attribute.
        package var attribute: Attribute
    }

    /// Attributes of views and layout guides.
    package enum Attribute: String, Sendable, Hashable, CaseIterable {
        // The names of UIKit's layout attributes.
        case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
        case baseline, firstBaseline, lastBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins
    }

    /// Relation of the two sides.
    package enum Relation: String, Sendable, Hashable, CaseIterable {
        // The names of UIKit's relations.
        case equal, lessThanOrEqual, greaterThanOrEqual
    }

    /// Object of the constraint with its identifier, location and variations.
    package var object: IBObject
    /// Left side.
    package var first: Anchor
    /// Relation of the left side to the right side.
    package var relation: Relation
    /// Attribute of the right side, or `nil` for a constant.
    package var second: Anchor?
    /// Factor of the second attribute.
    package var multiplier: Double
    /// Constant in points.
    package var constant: Double
    /// Whether the system's standard space replaces the constant.
    package var isSymbolic: Bool
    /// Priority from 1 to 1000.
    package var priority: Double
    /// Whether the constraint exists in Interface Builder only.
    package var isPlaceholder: Bool
    /// Identifier for messages, or `nil`.
    package var identifier: String?

    /// Identifier of the constraint, or `nil`.
    package var id: IBIdentifier? { object.id }

    /// Returns the constraint with the constant and priority of an environment.
    package func varied(for traits: IBSizeClasses) -> IBConstraint {
        var result = self
        for variation in object.variations.matching(traits) {
            result.constant = variation.properties["constant"]?.number ?? result.constant
            result.priority = variation.properties["priority"]?.number ?? result.priority
            result.multiplier = variation.properties["multiplier"]?.number ?? result.multiplier
            result.isSymbolic = variation.properties["symbolic"]?.flag ?? result.isSymbolic
        }
        return result
    }
}
