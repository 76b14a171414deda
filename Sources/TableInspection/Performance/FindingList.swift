import Foundation
import TableGeometry

/// Collects findings: one for each kind, subject and fault, with the number of rows that show it.
struct FindingList {
    private(set) var findings: [PerformanceFinding] = []
    private var places: [String: Int] = [:]
    private var rows: Set<String> = []

    /// Adds a finding; `fault` tells faults of one kind apart that a subject may have several of.
    mutating func add(
        _ kind: PerformanceFinding.Kind, at path: IndexPath?, subject: String, fault: String = "",
        _ message: String, remedy: String
    ) {
        let key = kind.rawValue + "\n" + subject + "\n" + fault
        let rowKey = key + "\n" + (path.map { "\($0.section),\($0.row)" } ?? "")
        guard rows.insert(rowKey).inserted else { return }
        if let index = places[key] {
            findings[index].count += 1
            return
        }
        places[key] = findings.count
        findings.append(
            PerformanceFinding(
                kind: kind, section: path?.section, row: path?.row, count: 1, subject: subject,
                message: message, remedy: remedy))
    }
}
