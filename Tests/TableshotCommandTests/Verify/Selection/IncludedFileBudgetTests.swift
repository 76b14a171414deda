import Foundation
import TableSnapshots
import Tableshot
import Testing

@testable import TableshotCommand

@Suite struct IncludedFileBudgetTests {
    @Test func `fingerprints are correct for more files than the cache holds`() throws {
        try Scratch.with { scratch in
            let paths = try (0..<20).map { try scratch.file("\($0).svg", "file \($0)") }
            var budgets = CacheBudgets.standard
            budgets.includedFiles = 6
            let places = SnapshotPlaces(folder: nil)
            let few = CacheBudgets.$current.withValue(budgets) { IncludedFiles(places) }
            let all = IncludedFiles(places)
            for _ in 0..<2 {
                for path in paths {
                    let file = few.files(at: [path])
                    #expect(file == all.files(at: [path]))
                    #expect(file.first?.fingerprint != nil)
                    #expect(few.count <= 6)
                }
            }
            #expect(all.count == 20 && few.count > 0)
        }
    }
}
