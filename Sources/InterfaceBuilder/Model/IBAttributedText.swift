/// A text of fragments with attributes.
package struct IBAttributedText: Sendable {
    /// A text with equal attributes.
    package struct Fragment: Sendable {
        /// The text.
        package var text: String
        /// Attributes by their names in UIKit, such as `NSColor`.
        package var attributes: IBProperties
    }

    /// Fragments in the order of the text.
    package var fragments: [Fragment]

    /// The text without attributes.
    package var text: String { fragments.map(\.text).joined() }
}
