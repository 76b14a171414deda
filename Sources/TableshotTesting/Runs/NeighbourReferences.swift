import Foundation
import TableSnapshots

/// Claims of the other framework's tests in a finished process of the test run.
struct NeighbourReferences {
    /// Places of assertions by claimed reference.
    private let places: [String: String]

    /// - Parameters:
    ///   - folder: Folder of the other framework's results.
    ///   - run: Identifier shared by all processes of the test run; results of other runs are
    ///     ignored.
    init(in folder: String, run: String?) {
        guard let run, let results = try? RunResults.read(folder), results.testRun == run else {
            places = [:]
            return
        }
        let claims = results.snapshots.map { snapshot in
            (Self.key(of: snapshot.reference, from: results.root), snapshot.document)
        }
        places = Dictionary(claims, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the place that claimed a reference, by absolute path, or `nil` if the reference
    /// is unclaimed.
    func place(of reference: String) -> String? { places[Self.key(of: reference, from: "/")] }

    /// Returns a case-insensitive key, because case-insensitive file systems would lose one of
    /// two names.
    private static func key(of reference: String, from root: String) -> String {
        (reference.hasPrefix("/") ? reference : root + "/" + reference).lowercased()
    }
}
