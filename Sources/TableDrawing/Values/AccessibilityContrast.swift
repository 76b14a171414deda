/// The contrast that a person asked for in the accessibility settings.
public enum AccessibilityContrast: String, Sendable, Hashable, CaseIterable {
    case normal
    case high
}
