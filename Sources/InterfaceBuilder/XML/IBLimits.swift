/// Size limits of Interface Builder files, far above the size of real files.
///
/// The largest of 287 measured files has 168 kB.
package struct IBLimits: Sendable, Hashable {
    /// Maximum size of the file, in bytes.
    package var bytes = 16 << 20
    /// Maximum nesting of elements; a view takes two levels.
    package var depth = 192
    /// Maximum number of elements.
    package var elements = 400_000
    /// Maximum number of attributes of an element.
    package var attributes = 128
    /// Maximum length of an attribute's value or an element's text, in bytes.
    package var textLength = 1 << 20

    /// Creates the default limits.
    package init() {}
}
