/// How a row's selection comes and goes where that is animated.
public enum SelectionFade: Sendable, Hashable {
    /// When text and images take on the look of the new state while the background fades.
    public enum ContentSwitch: String, Sendable, Hashable, CaseIterable {
        case start, middle, end
    }

    /// From the row's picture before to the one after: every pixel goes straight from the one to the
    /// other, and nothing shines through.
    case crossfade
    /// The picture before becomes translucent while the one after becomes opaque, as two image views
    /// do it; in between, what lies behind the row shines through.
    case twoImages
    /// The selected background alone fades, as in UIKit; the content changes at once, at the time given.
    case background(contentSwitch: ContentSwitch)
}
