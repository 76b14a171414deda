import Foundation
import Tableshot

/// Where the pictures of differences go; nowhere without `-o`.
struct DiffOutput {
    private enum Place { case nowhere, file(String), folder(String) }

    private let place: Place
    private let names: DifferenceNames

    /// Throws a `CommandFailure` for a place among what is compared, or one that would replace a file of that.
    init(_ path: String?, for pairs: DiffPairs) throws {
        names = DifferenceNames(of: pairs.pairs.map(\.name))
        guard let path else {
            place = .nowhere
            return
        }
        let isFile = pairs.isAlone && (path as NSString).pathExtension.lowercased() == "png"
        place = isFile ? .file(path) : .folder(path)
        var protection = InputProtection()
        for root in pairs.roots {
            if DocumentSearch.isFolder(root) {
                protection.read(folder: root, "a folder that is compared")
            } else {
                protection.read(root, "a file that is compared")
                for tree in DiffPlaces.candidates(root) {
                    protection.read(tree, "the render tree of a picture that is compared")
                }
            }
        }
        for pair in pairs.pairs {
            protection.write(
                self.path(of: pair.name) ?? path, "the picture of the difference",
                advice: "give '-o' another place")
        }
        try protection.check()
    }

    /// Writes a picture and returns its path; nothing where none is wanted.
    ///
    /// - Throws: an `OutputError`, or the encoder's error.
    func write(_ picture: () -> Bitmap?, for name: String) throws -> String? {
        guard let path = path(of: name), let bitmap = picture() else { return nil }
        try OutputFolder.write(PNGEncoder.encode(bitmap, compression: .portable), to: path)
        return path
    }

    /// Where the picture of a name goes; `nil` if none is wanted.
    private func path(of name: String) -> String? {
        switch place {
        case .nowhere: nil
        case .file(let file): file
        case .folder(let folder):
            (folder as NSString).appendingPathComponent(names.name(for: name))
        }
    }
}
