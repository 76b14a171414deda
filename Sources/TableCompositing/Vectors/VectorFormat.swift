/// File format for shapes instead of pixels.
public enum VectorFormat: String, Sendable, Hashable, CaseIterable {
    case svg
    case pdf
}
