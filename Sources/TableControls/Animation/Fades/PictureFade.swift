/// Method by which a picture fades into another picture.
public enum PictureFade: String, Sendable, Hashable, CaseIterable {
    /// Interpolates each pixel between both pictures.
    ///
    /// The background does not shine through.
    case exact
    /// Fades the old picture out while the new picture fades in, like two image views.
    ///
    /// The background shines through during the fade.
    case twoImages = "two-images"

    var dissolve: ViewDissolve.Kind {
        switch self {
        case .exact: .exact
        case .twoImages: .twoImages
        }
    }
}
