import Foundation
import Tableshot

/// Where the pictures of differences go; nowhere without `-o`.
struct DiffOutput {
    private enum Place { case nowhere, file(String), folder(String) }

    private let place: Place
    private let names: DifferenceNames

    /// Throws a `CommandFailure` for a place that is among what is compared.
    init(_ path: String?, for pairs: DiffPairs) throws {
        names = DifferenceNames(of: pairs.pairs.map(\.name))
        guard let path else {
            place = .nowhere
            return
        }
        let isFile = pairs.isAlone && (path as NSString).pathExtension.lowercased() == "png"
        place = isFile ? .file(path) : .folder(path)
        let output = Self.resolved(path)
        for root in pairs.roots {
            let input = Self.resolved(root)
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: root, isDirectory: &isFolder)
            let isWithin = isFolder.boolValue && (output + "/").hasPrefix(input + "/")
            guard output != input, !isWithin else {
                throw CommandFailure(
                    "pictures of differences may not be written among what is compared (\(root)); "
                        + "give '--output' another place", path: path)
            }
        }
    }

    /// Writes a picture and returns its path; nothing where none is wanted.
    ///
    /// - Throws: an `OutputError`, or the encoder's error.
    func write(_ picture: () -> Bitmap?, for name: String) throws -> String? {
        let path: String
        switch place {
        case .nowhere: return nil
        case .file(let file): path = file
        case .folder(let folder):
            path = (folder as NSString).appendingPathComponent(names.name(for: name))
        }
        guard let bitmap = picture() else { return nil }
        try OutputFolder.write(PNGEncoder.encode(bitmap, compression: .portable), to: path)
        return path
    }

    /// A path without links, as far as it is there.
    private static func resolved(_ path: String) -> String {
        var missing: [String] = []
        var existing = URL(fileURLWithPath: path).standardizedFileURL.path
        // Nothing leads up from a current folder that is gone.
        while existing != "/", !existing.isEmpty,
            !FileManager.default.fileExists(atPath: existing)
        {
            missing.insert((existing as NSString).lastPathComponent, at: 0)
            existing = existing.folderPath
        }
        let real = existing.realPath ?? existing
        return missing.reduce(real) { ($0 as NSString).appendingPathComponent($1) }
    }
}
