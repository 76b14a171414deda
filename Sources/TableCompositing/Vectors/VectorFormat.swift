/// A kind of file that holds shapes instead of pixels.
public enum VectorFormat: String, Sendable, Hashable, CaseIterable {
    case svg
    case pdf
}
