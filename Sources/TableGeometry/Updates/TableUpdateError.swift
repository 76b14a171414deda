import Foundation

/// Contradiction between a batch of changes and the numbers of rows before and after it.
///
/// The messages use the words of UIKit's exceptions from problem reports, and are therefore
/// easy to find on the web.
public enum TableUpdateError: Error, Sendable, Hashable {
    /// Numbers of rows that a batch inserts into a section, deletes and moves.
    public struct RowCounts: Sendable, Hashable {
        var inserted: Int
        var deleted: Int
        var movedIn: Int
        var movedOut: Int

        var sum: Int { inserted - deleted + movedIn - movedOut }
    }

    /// The numbers of sections do not add up.
    case sectionCount(after: Int, before: Int, inserted: Int, deleted: Int)
    /// The numbers of rows of a remaining section do not add up.
    case rowCount(section: Int, after: Int, before: Int, RowCounts)
    /// A section does not exist before or after the batch.
    case noSuchSection(String, Int, count: Int, after: Bool)
    /// The section of a row does not exist.
    case noSuchSectionOfRow(String, IndexPath, count: Int, after: Bool)
    /// A row does not exist in its section.
    case noSuchRow(String, IndexPath, count: Int, after: Bool)
    /// An index path does not refer to a row of a section.
    case noRow(IndexPath, String)
    /// Two changes name the same place.
    case conflict(String, String, String)
    /// A row cannot be moved out of a deleted or reloaded section.
    case moveFromDeletedSection(IndexPath)
    /// A row cannot be moved into a new or reloaded section.
    case moveIntoInsertedSection(IndexPath)
}

extension TableUpdateError: CustomStringConvertible, LocalizedError {
    /// Description of the contradiction, with all numbers.
    public var description: String {
        switch self {
        case .sectionCount(let after, let before, let inserted, let deleted):
            return "invalid update: invalid number of sections; the number of sections contained "
                + "in the table view after the update (\(after)) must be equal to the number of "
                + "sections contained in the table view before the update (\(before)), plus or "
                + "minus the number of sections inserted or deleted (\(inserted) inserted, "
                + "\(deleted) deleted)"
        case .rowCount(let section, let after, let before, let change):
            return "invalid update: invalid number of rows in section \(section); the number of "
                + "rows contained in an existing section after the update (\(after)) must be equal "
                + "to the number of rows contained in that section before the update (\(before)), "
                + "plus or minus the number of rows inserted or deleted from that section "
                + "(\(change.inserted) inserted, \(change.deleted) deleted) and plus or minus the "
                + "number of rows moved into or out of that section (\(change.movedIn) moved in, "
                + "\(change.movedOut) moved out)"
        case .noSuchSection(let verb, let section, let count, let after):
            return "attempt to \(verb) section \(section), but there are only \(count) sections "
                + Self.time(after)
        case .noSuchSectionOfRow(let verb, let row, let count, let after):
            return
                "attempt to \(verb) row \(row.row) of section \(row.section), but there are only "
                + "\(count) sections \(Self.time(after))"
        case .noSuchRow(let verb, let row, let count, let after):
            return "attempt to \(verb) row \(row.row) of section \(row.section), which only "
                + "contains \(count) rows \(Self.time(after))"
        case .noRow(let indexPath, let verb):
            return "attempt to \(verb) the index path \(Array(indexPath)), which has not two "
                + "indexes, a section and a row"
        case .conflict(let first, let second, let place) where first == second:
            return "attempt to \(first) \(place) twice in one update"
        case .conflict(let first, let second, let place):
            return "attempt to \(first) and to \(second) \(place) in one update"
        case .moveFromDeletedSection(let row):
            return "cannot move row \(row.row) from section \(row.section), which is deleted or "
                + "reloaded"
        case .moveIntoInsertedSection(let row):
            return "cannot move a row to row \(row.row) of section \(row.section), which is "
                + "inserted or reloaded"
        }
    }

    private static func time(_ after: Bool) -> String {
        after ? "after the update" : "before the update"
    }

    /// The description, for callers that print an error's localized description.
    public var errorDescription: String? { description }
}
