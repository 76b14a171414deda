import Foundation
import InterfaceBuilderScenes
import Tableshot

/// The list of the pictures that Interface Builder's files contain.
struct NibList {
    private var rows = [["name", "kind", "size", "place"]]

    /// Adds the pictures of a file, with their sizes in points.
    ///
    /// - Throws: the errors of the reader and of drawing.
    mutating func add(_ input: DocumentInput, _ source: RequestSource) throws {
        let document = try source.nib(at: input.path)
        let parts = IBPictures.list(document)
        var options = try source.nibOptions(for: input.path)
        var sizes: [String: String] = [:]
        options.isComplete = true
        for request in try source.nibRequests(for: input, options) {
            guard let name = request.nib?.name else { continue }
            sizes[name] =
                InspectedRect(CGRect(origin: .zero, size: try request.picture().size)).sizeText
        }
        for part in parts {
            rows.append([part.name, part.kind.rawValue, sizes[part.name] ?? "", "\(part.place)"])
        }
    }

    /// The table, with aligned columns.
    var text: String {
        let widths = rows[0].indices.map { column in
            rows.map { $0[column].count }.max() ?? 0
        }
        return rows.map { row in
            zip(row.dropLast(), widths)
                .map { $0.padding(toLength: $1 + 2, withPad: " ", startingAt: 0) }
                .joined() + (row.last ?? "")
        }.joined(separator: "\n")
    }
}
