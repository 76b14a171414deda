/// What the pictures of a matrix differ in, in the order in which their names say it.
public enum MatrixAxis: String, Sendable, Hashable, CaseIterable {
    /// The look.
    case theme
    /// Light or dark colours.
    case appearance
    /// The contrast of colours.
    case contrast
    /// The text size that the person has chosen.
    case contentSize
    /// The side that rows begin at.
    case direction
    /// The device, with its size and scale.
    case device
    /// Device pixels per point.
    case scale
    /// The locale and its strings.
    case locale
}
