import Foundation
import Tableshot

/// The list of fonts that `fonts` prints.
struct FontList {
    /// Paths of the font files.
    let paths: [String]

    /// Lines with hash, path, faces, version and package of each font.
    ///
    /// - Throws: a `FontBookError` if a file cannot be read.
    func lines() throws -> [String] {
        let query = PackageQuery(paths)
        return try paths.map { path in
            let font = try FontLock.Font(path: path, package: nil, licence: nil)
            let version = font.version.map { " " + $0 } ?? ""
            let package = query.package(of: path).map { "; " + $0.text } ?? ""
            let faces = font.faces.joined(separator: ", ")
            return "\(font.hash)  \(path)  (\(faces)\(version)\(package))"
        }
    }
}
