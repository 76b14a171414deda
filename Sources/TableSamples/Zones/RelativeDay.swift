/// A calendar day as it is called from another one.
///
/// Time zones lie up to 26 hours apart, so that two days between them can occur, if only for an hour
/// or two a day between the islands on both sides of the date line.
enum RelativeDay: Sendable, Hashable {
    case today
    case tomorrow
    case yesterday
    /// Two or more days ahead, or behind where the number is negative.
    case days(Int)

    init(difference: Int) {
        switch difference {
        case 0: self = .today
        case 1: self = .tomorrow
        case -1: self = .yesterday
        default: self = .days(difference)
        }
    }

    /// The name in English.
    var text: String {
        switch self {
        case .today: return "Today"
        case .tomorrow: return "Tomorrow"
        case .yesterday: return "Yesterday"
        case .days(let count): return count > 0 ? "In \(count) Days" : "\(-count) Days Ago"
        }
    }
}
