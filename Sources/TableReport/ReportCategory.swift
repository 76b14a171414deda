import Foundation
import TableSnapshots

/// Category of a snapshot, in the order of the page.
enum ReportCategory: String, Encodable, Comparable, CaseIterable {
    case error, changed, added, removed, passed

    init(of snapshot: RunSnapshot) {
        if snapshot.isBroken {
            self = .error
            return
        }
        switch snapshot.verdict {
        case .failed, .updated: self = .changed
        case .missing, .recorded: self = .added
        case .obsolete: self = .removed
        case .matched: self = .passed
        }
    }

    static func < (one: Self, other: Self) -> Bool { one.rank < other.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// Title of the category's filter.
    var title: String { self == .error ? "Errors" : rawValue.capitalized }

    /// Whether the category is shown before a filter is chosen.
    var isShownAtFirst: Bool { self != .passed }

    /// Returns a number of snapshots in words: `3 changed`, `1 error`.
    func label(count: Int) -> String {
        let word = self == .error ? (count == 1 ? "error" : "errors") : rawValue
        return "\(count.grouped) \(word)"
    }
}

extension Int {
    /// Number with commas between thousands, independent of the process's locale.
    var grouped: String {
        let digits = Array(String(magnitude))
        var text = isNegative ? "-" : ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
            text.append(digit)
        }
        return text
    }

    private var isNegative: Bool { self < 0 }
}
