import Foundation

/// Constraint in its short form, with the places of names.
///
///     title.leading = margins.leading
///     badge.width >= 24 @750
///     title.trailing <= badge.leading - 8
///     image.width = 0.5 * height
package struct ConstraintText {
    /// Name of a view or layout guide in the text.
    package struct Name {
        /// The name.
        package let name: String
        /// Range in Unicode scalars from 0.
        package let range: Range<Int>
    }

    /// The constraint.
    package var constraint: ConstraintDescription
    /// Names of views and layout guides, with `superview` and without `self`.
    package let names: [Name]

    /// Reads a text.
    ///
    /// - Throws: A `ConstraintSyntaxError` with the place in the text.
    package init(_ text: String) throws(ConstraintSyntaxError) {
        var parser = ConstraintParser(text)
        constraint = try parser.constraint()
        names = parser.names
    }
}

extension ConstraintDescription {
    /// Creates a constraint from its short form, such as `"badge.width >= 24 @750"`.
    ///
    /// Each side is an attribute of a named view or of one of its guides: `title.leading`,
    /// `card.margins.leading`. An attribute without a name belongs to the view that states the
    /// constraint, and `superview` names its superview. The right side has a multiplier and a
    /// constant in points, or UIKit's `standard` space.
    ///
    /// - Throws: A `ConstraintSyntaxError` with the place in the text.
    public init(_ text: String, location: String? = nil) throws(ConstraintSyntaxError) {
        self = try ConstraintText(text).constraint
        self.location = location
    }

    /// Name in constraints for the superview of the view that states the constraint.
    public static let superviewName = "superview"
}
