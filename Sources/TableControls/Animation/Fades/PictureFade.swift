/// How one picture fades into another.
public enum PictureFade: String, Sendable, Hashable, CaseIterable {
    /// Every pixel goes straight from the one picture to the other, and nothing shines through.
    case exact
    /// The picture before becomes translucent while the one after becomes opaque, as two image views do
    /// it; in between, what lies behind shines through.
    case twoImages = "two-images"

    var dissolve: ViewDissolve.Kind {
        switch self {
        case .exact: .exact
        case .twoImages: .twoImages
        }
    }
}
