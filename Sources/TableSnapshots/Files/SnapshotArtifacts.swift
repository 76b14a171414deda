import Foundation
import TableDrawing
import TableImages

/// Where the files of one failed comparison go.
struct SnapshotArtifacts {
    private let stem: String
    private let pathExtension: String

    /// Throws a `SnapshotError` when the folder holds references.
    init(of file: SnapshotFile) throws(SnapshotError) {
        let folder = file.settings.artifacts
        let absolute = URL(fileURLWithPath: folder).standardizedFileURL.pathComponents
        guard SnapshotSettings.referenceFolders.isDisjoint(with: absolute) else {
            throw .artifactsAmongReferences(folder)
        }
        let path = Self.inner(file.path) as NSString
        stem = (folder as NSString).appendingPathComponent(path.deletingPathExtension)
        pathExtension = path.pathExtension
    }

    /// The part of a reference's path that tells it from others: below the folder of references,
    /// or else the last two names.
    private static func inner(_ path: String) -> String {
        let names = URL(fileURLWithPath: path).standardizedFileURL.pathComponents
        let root = names.dropLast().lastIndex { SnapshotSettings.referenceFolders.contains($0) }
        let inner = root.map { names[($0 + 1)...] } ?? names.suffix(2)
        return inner.filter { $0 != "/" }.joined(separator: "/")
    }

    /// Every label that a comparison uses, so that old files can be found.
    private static let labels = ["actual", "difference"]

    private func path(_ label: String) -> String {
        pathExtension.isEmpty ? "\(stem).\(label)" : "\(stem).\(label).\(pathExtension)"
    }

    /// Writes the files and returns their paths.
    func write(
        _ files: [(label: String, bytes: [UInt8])]
    ) throws -> [(label: String, path: String)] {
        remove()
        return try files.map { file in
            try Self.write(file.bytes, to: path(file.label))
            return (file.label, path(file.label))
        }
    }

    /// Removes what an earlier run has left: it would pass for this one's.
    func remove() {
        for label in Self.labels { try? FileManager.default.removeItem(atPath: path(label)) }
    }

    /// Writes a file and the folders above it.
    static func write(_ bytes: [UInt8], to path: String) throws {
        let folder = path.folderPath
        if !folder.isEmpty {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true)
        }
        try AtomicFile.write(bytes, to: path)
    }
}
