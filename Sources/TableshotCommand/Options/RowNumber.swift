import ArgumentParser
import Foundation
import Tableshot

/// A row as a command-line argument: `section,row`.
struct RowNumber: ExpressibleByArgument {
    let indexPath: IndexPath

    init?(argument: String) {
        let parts = argument.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let section = parts[0], let row = parts[1] else { return nil }
        indexPath = IndexPath(row: row, section: section)
    }
}
