/// Transition of a rounded corner into its edges; Core Animation's values.
public enum CornerCurve: String, Sendable, Hashable, CaseIterable {
    /// A quarter of a circle.
    case circular
    /// A curve that begins further out and bends gradually, like the corners of later iOS
    /// versions.
    ///
    /// If the sides are too short, the corner is circular.
    case continuous
}
