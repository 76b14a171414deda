/// Calendar day relative to another day.
///
/// Time zones are up to 26 hours apart. Two days between them are therefore possible, for an
/// hour or two a day between islands on both sides of the date line.
enum RelativeDay: Sendable, Hashable {
    case today
    case tomorrow
    case yesterday
    /// Two or more days ahead, or days ago for a negative number.
    case days(Int)

    init(difference: Int) {
        switch difference {
        case 0: self = .today
        case 1: self = .tomorrow
        case -1: self = .yesterday
        default: self = .days(difference)
        }
    }

    /// English name.
    var text: String {
        switch self {
        case .today: return "Today"
        case .tomorrow: return "Tomorrow"
        case .yesterday: return "Yesterday"
        case .days(let count): return count > 0 ? "In \(count) Days" : "\(-count) Days Ago"
        }
    }
}
