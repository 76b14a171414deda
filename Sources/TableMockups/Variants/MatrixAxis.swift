/// Axes of a matrix, in the order of their labels in picture names.
public enum MatrixAxis: String, Sendable, Hashable, CaseIterable {
    /// The theme.
    case theme
    /// Light or dark colours.
    case appearance
    /// The contrast of colours.
    case contrast
    /// The content size category.
    case contentSize
    /// The layout direction.
    case direction
    /// The device, with its size and scale.
    case device
    /// Device pixels per point.
    case scale
    /// The locale and its strings.
    case locale
}
