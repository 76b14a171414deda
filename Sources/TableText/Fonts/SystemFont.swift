/// The typeface of the system font, chosen by an era's theme.
public enum SystemFont: String, Sendable, Hashable, CaseIterable {
    /// Helvetica, as up to iOS 6, drawn with Nimbus Sans.
    case helvetica
    /// San Francisco, as since iOS 9, drawn with Inter.
    case sanFrancisco

    /// Family of the free substitute typeface.
    public var family: String {
        switch self {
        case .helvetica: return "Nimbus Sans"
        case .sanFrancisco: return "Inter"
        }
    }

    /// Heights and baselines of the original typeface.
    public var metrics: FontMetrics {
        switch self {
        case .helvetica: return .helvetica
        case .sanFrancisco: return .sanFrancisco
        }
    }
}
