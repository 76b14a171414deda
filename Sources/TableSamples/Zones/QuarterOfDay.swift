import Tableshot

/// Quarter of a day, six hours long.
public enum QuarterOfDay: Int, Sendable, Hashable, CaseIterable {
    /// From midnight to six.
    case night
    /// From six to noon.
    case morning
    /// From noon to six.
    case afternoon
    /// From six to midnight.
    case evening

    /// Creates the quarter of an hour from 0 to 23; other hours belong to the nearest quarter.
    public init(hour: Int) {
        switch hour {
        case ..<6: self = .night
        case ..<12: self = .morning
        case ..<18: self = .afternoon
        default: self = .evening
        }
    }

    /// Picture of the quarter, 30 × 30 points.
    public var image: Image { QuarterImages.image(of: self) }
}
