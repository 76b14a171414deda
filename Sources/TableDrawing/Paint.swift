/// Source of a fill or stroke.
public enum Paint: Sendable, Hashable {
    case color(RGBA)
    case gradient(Gradient, Gradient.Geometry, Gradient.Options)
}
