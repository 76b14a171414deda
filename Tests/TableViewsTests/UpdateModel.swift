import Foundation
import TableGeometry
import TableViews
import TestSupport

/// Data of a randomly changed table, and the batch that describes the change.
///
/// The new data are computed by plain concatenation of lists, independently of the code under test.
struct UpdateModel {
    struct Row: Equatable {
        let id: Int
        var version = 0
        /// A multiple of half a point, so that sums are exact.
        var height: CGFloat { 16 + CGFloat((id * 7 + version * 3) % 11) * 4.5 }
        var text: String { "\(id).\(version)" }
    }

    struct Section: Equatable {
        let id: Int
        var version = 0
        var rows: [Row]
        var title: String? { id % 3 == 0 ? nil : "Section \(id).\(version)" }
    }

    struct Batch {
        var deletedRows: [IndexPath] = []
        var insertedRows: [IndexPath] = []
        var reloadedRows: [IndexPath] = []
        var reconfiguredRows: [IndexPath] = []
        var movedRows: [(IndexPath, IndexPath)] = []
        var deletedSections: [Int] = []
        var insertedSections: [Int] = []
        var reloadedSections: [Int] = []
        var movedSections: [(Int, Int)] = []
        /// Identities of the rows that the table must ask for.
        var newRows: Set<Int> = []
        var reloadedIDs: Set<Int> = []
        var reconfiguredIDs: Set<Int> = []

        var count: Int {
            deletedRows.count + insertedRows.count + reloadedRows.count + reconfiguredRows.count
                + movedRows.count + deletedSections.count + insertedSections.count
                + reloadedSections.count + movedSections.count
        }
    }

    var sections: [Section] = []
    private var lastID = 0

    init(using random: inout SampleNumbers) {
        for _ in 0..<3 { sections.append(makeSection(using: &random)) }
    }

    private mutating func makeRow() -> Row {
        lastID += 1
        return Row(id: lastID)
    }

    private mutating func makeSection(using random: inout SampleNumbers) -> Section {
        lastID += 1
        let id = lastID
        let count = Int.random(in: 0...8, using: &random)
        return Section(id: id, rows: (0..<count).map { _ in makeRow() })
    }

    func id(at indexPath: IndexPath) -> Int { sections[indexPath.section].rows[indexPath.row].id }

    func indexPath(ofID id: Int) -> IndexPath? {
        for (section, data) in sections.enumerated() {
            if let row = data.rows.firstIndex(where: { $0.id == id }) {
                return IndexPath(row: row, section: section)
            }
        }
        return nil
    }

    /// Changes the data by one batch.
    mutating func change(using random: inout SampleNumbers) -> Batch {
        var batch = Batch()
        let old = sections
        // The change of each section, and the sections inserted between unchanged sections.
        var staying: [(old: Int, section: Section)] = []
        var arriving: [(old: Int?, section: Section)] = []
        let sectionsMayChange = Int.random(in: 0..<4, using: &random) == 0
        for (index, section) in old.enumerated() {
            switch sectionsMayChange ? Int.random(in: 0..<10, using: &random) : 9 {
            case 0:
                batch.deletedSections.append(index)
                continue
            case 1, 2: arriving.append((index, section))
            case 3:
                var reloaded = makeSection(using: &random)
                reloaded = Section(
                    id: section.id, version: section.version + 1, rows: reloaded.rows)
                batch.reloadedSections.append(index)
                batch.newRows.formUnion(reloaded.rows.map(\.id))
                staying.append((index, reloaded))
            default: staying.append((index, section))
            }
        }
        if sectionsMayChange, old.count < 6, Bool.random(using: &random) {
            let section = makeSection(using: &random)
            batch.newRows.formUnion(section.rows.map(\.id))
            arriving.append((nil, section))
        }
        arriving.shuffle(using: &random)
        var merged: [(old: Int?, section: Section)] = staying.map { ($0.old, $0.section) }
        let places = Self.places(arriving.count, among: merged.count, using: &random)
        for (place, arrival) in zip(places, arriving) {
            merged.insert(arrival, at: place)
            if let index = arrival.old {
                batch.movedSections.append((index, place))
            } else {
                batch.insertedSections.append(place)
            }
        }
        changeRows(of: &merged, &batch, using: &random)
        sections = merged.map(\.section)
        return batch
    }

    /// Changes rows of the sections that remain and are not reloaded.
    private mutating func changeRows(
        of merged: inout [(old: Int?, section: Section)], _ batch: inout Batch,
        using random: inout SampleNumbers
    ) {
        let changing = merged.indices.filter { index in
            guard let old = merged[index].old else { return false }
            return !batch.reloadedSections.contains(old)
        }
        guard !changing.isEmpty else { return }
        let activity = Int.random(in: 2...12, using: &random)
        var travelling: [(from: IndexPath, row: Row)] = []
        for index in changing {
            guard let old = merged[index].old else { continue }
            var rows: [Row] = []
            for (number, row) in merged[index].section.rows.enumerated() {
                var row = row
                let path = IndexPath(row: number, section: old)
                switch Int.random(in: 0..<activity * 4, using: &random) {
                case 0:
                    batch.deletedRows.append(path)
                    continue
                case 1:
                    travelling.append((path, row))
                    continue
                case 2:
                    row.version += 1
                    batch.reloadedRows.append(path)
                    batch.reloadedIDs.insert(row.id)
                case 3:
                    row.version += 1
                    batch.reconfiguredRows.append(path)
                    batch.reconfiguredIDs.insert(row.id)
                default: break
                }
                rows.append(row)
            }
            merged[index].section.rows = rows
        }
        var arrivals: [Int: [(from: IndexPath?, row: Row)]] = [:]
        for (from, row) in travelling {
            let index = changing.randomElement(using: &random) ?? changing[0]
            arrivals[index, default: []].append((from, row))
        }
        let total = merged.reduce(0) { $0 + $1.section.rows.count }
        for _ in 0..<Int.random(in: 0...(total < 40 ? 4 : 0), using: &random) {
            let row = makeRow()
            batch.newRows.insert(row.id)
            let index = changing.randomElement(using: &random) ?? changing[0]
            arrivals[index, default: []].append((nil, row))
        }
        for index in changing {
            let arriving = arrivals[index] ?? []
            let places = Self.places(
                arriving.count, among: merged[index].section.rows.count, using: &random)
            for (place, arrival) in zip(places, arriving) {
                merged[index].section.rows.insert(arrival.row, at: place)
                let path = IndexPath(row: place, section: index)
                if let from = arrival.from {
                    batch.movedRows.append((from, path))
                } else {
                    batch.insertedRows.append(path)
                }
            }
        }
    }

    /// Positions of new elements in a list, in increasing order.
    ///
    /// Each position is final once it is filled.
    private static func places(
        _ count: Int, among others: Int, using random: inout SampleNumbers
    ) -> [Int] {
        Array((0..<others + count).shuffled(using: &random).prefix(count)).sorted()
    }
}
