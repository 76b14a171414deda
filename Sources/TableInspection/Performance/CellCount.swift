import Foundation
import TableViews

/// Counts the cells that are made, and those that a screen needs at once.
struct CellCount {
    /// Why a cell was made although one might have waited.
    enum Cause {
        case noIdentifier
        case neverAsked
        case otherIdentifier(asked: String)
        case unknown
    }

    /// A cell that a row got and no row had before.
    private struct Creation {
        var cell: TableViewCell
        var path: IndexPath
        var asked: [String]
    }

    /// What was counted of an identifier since a burst began.
    private struct Burst {
        var created: [Creation] = []
        var needed = 0
    }

    /// What was counted of an identifier in all.
    struct Total {
        var created = 0
        var needed = 0
        /// Cells beyond need.
        var excess = 0
        /// The first row that got one, and why.
        var firstRow: IndexPath?
        var cause = Cause.unknown
    }

    /// What cells look like that could be used for one another: their class, style and views.
    private struct Kind: Hashable {
        let types: [ObjectIdentifier]
        let style: TableViewCell.CellStyle

        init(of cell: TableViewCell) {
            types = ([cell] + cell.contentView.subviews).map { ObjectIdentifier(type(of: $0)) }
            style = cell.style
        }
    }

    /// Cells of one kind under more identifiers than the screen ever has rows: hardly any is used again.
    struct Scatter {
        /// How many identifiers there are.
        let identifiers: Int
        /// How many rows of any kind the screen has at once.
        let rows: Int
        /// The row that got the first cell of an identifier beyond that.
        let firstRow: IndexPath
    }

    private var bursts: [[String?: Burst]] = [[:]]
    private var mostRows = 0
    /// Cells are kept, so that none is taken for another that had its place in memory.
    private var known: [ObjectIdentifier: TableViewCell] = [:]
    private var kept: Set<ObjectIdentifier> = []

    /// A new burst: whatever is made from now on is counted against what is needed from now on.
    mutating func beginBurst() { bursts.append([:]) }

    /// A row has got its cell; `held` are those that other rows have.
    mutating func note(
        _ cell: TableViewCell, at path: IndexPath, asked: [String], held: [TableViewCell]
    ) {
        let identifier = cell.reuseIdentifier
        let last = bursts.count - 1
        let others = held.count { $0.reuseIdentifier == identifier && $0 !== cell }
        mostRows = max(mostRows, held.count { $0 !== cell } + 1)
        var burst = bursts[last][identifier, default: Burst()]
        burst.needed = max(burst.needed, others + 1)
        if known.updateValue(cell, forKey: ObjectIdentifier(cell)) == nil {
            burst.created.append(Creation(cell: cell, path: path, asked: asked))
        }
        bursts[last][identifier] = burst
    }

    /// The data source keeps the cell for its row: it was not made for the scrolling.
    mutating func noteKept(_ cell: TableViewCell) { kept.insert(ObjectIdentifier(cell)) }

    /// The counts of each identifier.
    var totals: [String?: Total] {
        var totals: [String?: Total] = [:]
        for burst in bursts {
            for (identifier, counts) in burst {
                let created = counts.created.filter { !kept.contains(ObjectIdentifier($0.cell)) }
                var total = totals[identifier, default: Total()]
                total.created += created.count
                total.needed += counts.needed
                if created.count > counts.needed {
                    total.excess += created.count - counts.needed
                    let first = created[counts.needed]
                    if total.firstRow == nil {
                        total.firstRow = first.path
                        total.cause = Self.cause(identifier, first.asked)
                    }
                }
                totals[identifier] = total
            }
        }
        return totals
    }

    /// The kinds of cells whose identifiers keep them from being used again, by their first rows.
    var scattered: [Scatter] {
        var firstRows: [Kind: [String: IndexPath]] = [:]
        for creation in bursts.flatMap({ $0.values.flatMap(\.created) })
        where !kept.contains(ObjectIdentifier(creation.cell)) {
            guard let identifier = creation.cell.reuseIdentifier else { continue }
            let kind = Kind(of: creation.cell)
            let known = firstRows[kind]?[identifier]
            firstRows[kind, default: [:]][identifier] =
                known.map { min($0, creation.path) } ?? creation.path
        }
        return firstRows.values.filter { $0.count > mostRows }
            .map { paths in
                Scatter(
                    identifiers: paths.count, rows: mostRows,
                    firstRow: paths.values.sorted()[mostRows])
            }
            .sorted { $0.firstRow < $1.firstRow }
    }

    private static func cause(_ identifier: String?, _ asked: [String]) -> Cause {
        guard let last = asked.last else { return identifier == nil ? .noIdentifier : .neverAsked }
        guard let identifier else { return .otherIdentifier(asked: last) }
        return asked.contains(identifier) ? .unknown : .otherIdentifier(asked: last)
    }
}
