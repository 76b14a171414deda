import TableDrawing

/// Colours of an asset catalogue, and the sets that it does not support.
package protocol AssetSource: Sendable {
    /// Names of the colour sets.
    var colorNames: [String] { get }
    /// Returns the colour of a set for the current traits.
    func color(named name: String) throws -> Color
    /// Returns a warning about values of a colour set that are not used, or `nil`.
    func warning(forColorNamed name: String) -> String?
    /// Returns the type of an unsupported set, and advice, or `nil` if no such set has the name.
    func otherKind(of name: String) -> (kind: String, advice: String?)?
}
