import Foundation
import Tableshot

/// The output of difference pictures.
///
/// Without `-o`, no picture is written.
struct DiffOutput {
    private enum Place { case nowhere, file(String), folder(String) }

    private let place: Place
    private let names: DifferenceNames
    private let isOfNibs: Bool

    /// Throws a `CommandFailure` if the path lies within a compared folder, or would replace a
    /// compared file.
    init(_ path: String?, for pairs: DiffPairs) throws {
        names = DifferenceNames(of: pairs.pairs.map(\.name))
        isOfNibs = pairs.isOfNibs
        guard let path else {
            place = .nowhere
            return
        }
        let isFile = pairs.isAlone && (path as NSString).pathExtension.lowercased() == "png"
        place = isFile ? .file(path) : .folder(path)
        var protection = InputProtection()
        for root in pairs.roots {
            if DocumentSearch.isFolder(root) {
                protection.read(folder: root, "a compared folder")
            } else {
                protection.read(root, "a compared file")
                for tree in DiffPlaces.candidates(root) {
                    protection.read(tree, "the render tree of a compared picture")
                }
            }
        }
        for pair in pairs.pairs {
            protection.write(
                self.path(of: pair.name) ?? path, "the picture of the difference",
                advice: "give '-o' another file or folder")
        }
        try protection.check()
    }

    /// Writes a picture and returns its path, or `nil` if the user wants no picture.
    ///
    /// - Throws: an `OutputError`, or the encoder's error.
    func write(_ picture: () -> Bitmap?, for name: String) throws -> String? {
        guard let path = path(of: name), let bitmap = picture() else { return nil }
        try OutputFolder.write(PNGEncoder.encode(bitmap, compression: .portable), to: path)
        return path
    }

    /// Copies the picture of an added or removed part of an Interface Builder file.
    ///
    /// - Returns: the path of the copy, or `nil` if the user wants no picture.
    /// - Throws: an `OutputError`, or the error of reading.
    func copy(_ path: String, of name: String, _ word: String) throws -> String? {
        guard isOfNibs, case .folder(let folder) = place else { return nil }
        let copy = (folder as NSString).appendingPathComponent("\(name).\(word).png")
        try OutputFolder.write([UInt8](Data(contentsOf: URL(fileURLWithPath: path))), to: copy)
        return copy
    }

    /// Returns the path of the difference picture for a name, or `nil` if the user wants no
    /// picture.
    private func path(of name: String) -> String? {
        switch place {
        case .nowhere: nil
        case .file(let file): file
        case .folder(let folder):
            (folder as NSString).appendingPathComponent(names.name(for: name))
        }
    }
}
