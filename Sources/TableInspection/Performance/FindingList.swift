import Foundation
import TableGeometry

/// A list of findings, combined by kind, subject and fault, with the number of affected rows.
struct FindingList {
    private(set) var findings: [PerformanceFinding] = []
    private var places: [String: Int] = [:]
    private var rows: Set<String> = []

    /// Adds a finding.
    ///
    /// `fault` distinguishes several faults of a kind in a subject.
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
