/// Orientation of a device.
public enum ScreenOrientation: String, Sendable, Hashable, CaseIterable {
    /// Upright.
    case portrait
    /// Landscape: width and height are exchanged.
    case landscape
}
