/// Contrast chosen in the accessibility settings.
public enum AccessibilityContrast: String, Sendable, Hashable, CaseIterable {
    case normal
    case high
}
