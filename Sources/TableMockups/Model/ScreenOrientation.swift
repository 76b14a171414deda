/// How a device is held.
public enum ScreenOrientation: String, Sendable, Hashable, CaseIterable {
    /// Upright.
    case portrait
    /// On its side: width and height change places.
    case landscape
}
