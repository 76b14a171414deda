/// What a shape is filled or stroked with.
public enum Paint: Sendable, Hashable {
    case color(RGBA)
    case gradient(Gradient, Gradient.Geometry, Gradient.Options)
}
