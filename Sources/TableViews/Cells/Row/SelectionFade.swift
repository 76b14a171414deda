/// How a row's selection comes and goes where that is animated.
public enum SelectionFade: Sendable, Hashable {
    /// When text and images take on the look of the new state while the background fades.
    public enum ContentSwitch: String, Sendable, Hashable, CaseIterable {
        case start, middle, end
    }

    /// Interpolates each pixel between the row's pictures before and after the change.
    ///
    /// The background does not shine through.
    case crossfade
    /// Fades the old picture out while the new picture fades in, like two image views.
    ///
    /// The background of the row shines through during the fade.
    case twoImages
    /// Fades only the selected background, as in UIKit.
    ///
    /// The content changes immediately, at the given time.
    case background(contentSwitch: ContentSwitch)
}
