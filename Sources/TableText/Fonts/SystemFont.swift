/// Which typeface "the system font" means; an era's theme chooses.
public enum SystemFont: String, Sendable, Hashable, CaseIterable {
    /// Helvetica, as until iOS 6; drawn with Nimbus Sans.
    case helvetica
    /// San Francisco, as since iOS 9; drawn with Inter.
    case sanFrancisco

    /// The family of the free typeface that stands in for it.
    public var family: String {
        switch self {
        case .helvetica: return "Nimbus Sans"
        case .sanFrancisco: return "Inter"
        }
    }

    /// The heights and baselines of the original.
    public var metrics: FontMetrics {
        switch self {
        case .helvetica: return .helvetica
        case .sanFrancisco: return .sanFrancisco
        }
    }
}
