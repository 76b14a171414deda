import Foundation
import TableControls
import TableViews

/// Counts created cells, and the cells that the screen needs at once.
struct CellCount {
    /// Reason for creating a cell instead of reusing a cell.
    enum Cause {
        case noIdentifier
        case neverAsked
        case otherIdentifier(asked: String)
        case unknown
    }

    /// A new cell and its first row.
    private struct Creation {
        var cell: TableViewCell
        var path: IndexPath
        var asked: [String]
    }

    /// Counts of an identifier during a burst.
    private struct CreationBurst {
        var created: [Creation] = []
        var needed = 0
    }

    /// Total counts of an identifier.
    struct Total {
        var created = 0
        var needed = 0
        /// Number of cells beyond the needed number.
        var excess = 0
        /// First row with a cell beyond the needed number.
        ///
        /// `cause` is the reason.
        var firstRow: IndexPath?
        var cause = Cause.unknown
    }

    /// Traits that make cells interchangeable: their class, style and views.
    private struct Kind: Hashable {
        let types: [ObjectIdentifier]
        let style: TableViewCell.CellStyle

        init(of cell: TableViewCell) {
            types = ([cell] + cell.contentView.subviews).map { ObjectIdentifier(type(of: $0)) }
            style = cell.style
        }
    }

    /// Cells of a kind with more identifiers than rows on the screen, so that hardly any cell
    /// is reused.
    struct Scatter {
        /// Number of identifiers.
        let identifiers: Int
        /// Maximum number of rows on the screen at once, of any kind.
        let rows: Int
        /// Row of the first cell with an identifier beyond the maximum number of rows.
        let firstRow: IndexPath
    }

    private var bursts: [[String?: CreationBurst]] = [[:]]
    private var mostRows = 0
    /// Retaining the cells keeps their object identifiers unique.
    private var known: [ObjectIdentifier: TableViewCell] = [:]
    private var kept: Set<ObjectIdentifier> = []

    /// Begins a new burst.
    ///
    /// New cells are then compared with the cells needed from now on.
    mutating func beginBurst() { bursts.append([:]) }

    /// Records the cell of a row.
    ///
    /// `held` contains the cells of other rows.
    mutating func note(
        _ cell: TableViewCell, at path: IndexPath, asked: [String], held: [TableViewCell]
    ) {
        let identifier = cell.reuseIdentifier
        let last = bursts.count - 1
        let others = held.count { $0.reuseIdentifier == identifier && $0 !== cell }
        mostRows = max(mostRows, held.count { $0 !== cell } + 1)
        var burst = bursts[last][identifier, default: CreationBurst()]
        burst.needed = max(burst.needed, others + 1)
        if known.updateValue(cell, forKey: ObjectIdentifier(cell)) == nil {
            burst.created.append(Creation(cell: cell, path: path, asked: asked))
        }
        bursts[last][identifier] = burst
    }

    /// Excludes a cell that the data source keeps for its row, and did not create for
    /// scrolling.
    mutating func noteKept(_ cell: TableViewCell) { kept.insert(ObjectIdentifier(cell)) }

    /// Total counts by identifier.
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

    /// Kinds of cells with too many identifiers to be reused, in order of their first rows.
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
