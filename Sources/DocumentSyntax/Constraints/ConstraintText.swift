/// Constraint in its short form, with the places of names.
///
///     title.leading = margins.leading
///     badge.width >= 24 @750
///     title.trailing <= badge.leading - 8
///     image.width = 0.5 * height
package struct ConstraintText {
    /// Attribute of a view, or of a guide of the view.
    package struct Anchor: Hashable {
        /// Name of a view or layout guide, `superview`, or `nil` for the view that states the
        /// constraint.
        package var item: String?
        /// Guide of the item, or `nil` for the item itself.
        package var guide: Guide?
        /// The attribute.
        package var attribute: ConstraintAttribute
    }

    /// Guides that every view has.
    package enum Guide: String, CaseIterable {
        case margins, safeArea, readable
    }

    /// Relations of the left side to the right side.
    package enum Relation: String {
        case lessThanOrEqual, equal, greaterThanOrEqual
    }

    /// Name of a view or layout guide in the text.
    package struct Name {
        /// The name.
        package let name: String
        /// Range in Unicode scalars from 0.
        package let range: Range<Int>
    }

    /// Left side.
    package var first: Anchor
    /// Relation of the sides.
    package var relation: Relation
    /// Attribute of the right side, or `nil` for a constant.
    package var second: Anchor?
    /// Factor of the second attribute.
    package var multiplier = 1.0
    /// Constant in points.
    package var constant = 0.0
    /// Whether UIKit's standard space replaces the constant.
    package var isStandardSpace = false
    /// Priority from 1 to 1000.
    package var priority = 1000.0
    /// Names of views and layout guides, with `superview` and without `self`.
    package var names: [Name] = []

    init(_ first: Anchor, _ relation: Relation, _ second: Anchor? = nil) {
        self.first = first
        self.relation = relation
        self.second = second
    }

    /// Reads a text.
    ///
    /// - Throws: A `ConstraintSyntaxError` with the place in the text.
    package init(_ text: String) throws(ConstraintSyntaxError) {
        var parser = ConstraintParser(text)
        self = try parser.constraint()
    }
}
