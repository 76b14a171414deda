import Foundation
import TableSnapshots

/// What the tests of the other framework have claimed, in a process of the same test run that has come
/// to its end.
struct NeighbourClaims {
    /// The places of assertions by what they have claimed.
    private let places: [String: String]

    /// - Parameters:
    ///   - folder: that of the other framework's results.
    ///   - run: what the processes of the test run have in common; results of others do not count.
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

    /// Where a reference was claimed, by its absolute path.
    func place(of reference: String) -> String? { places[Self.key(of: reference, from: "/")] }

    /// File systems that do not tell capitals apart would lose one of two names.
    private static func key(of reference: String, from root: String) -> String {
        (reference.hasPrefix("/") ? reference : root + "/" + reference).lowercased()
    }
}
