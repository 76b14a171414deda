/// How a rounded corner passes into its edges; Core Animation's values.
public enum CornerCurve: String, Sendable, Hashable, CaseIterable {
    /// A quarter of a circle.
    case circular
    /// A curve that begins further out and bends gradually, as the corners of later iOS do.
    ///
    /// Where the sides are too short for it, the corner is circular.
    case continuous
}
