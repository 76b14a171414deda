import Foundation
import InterfaceBuilder
import InterfaceBuilderScenes
import TableSnapshots
import Tableshot

/// The pictures of two Interface Builder files, for a comparison scene by scene.
struct NibDiff {
    /// Temporary folder with a folder of pictures for each file.
    private let folder: String

    /// Paths of the folders with the pictures of the expected and the actual file.
    var folders: [String] { ["\(folder)/expected", "\(folder)/actual"] }

    /// Returns whether both paths have the name of an Interface Builder file.
    static func applies(to expected: String, _ actual: String) -> Bool {
        [expected, actual].allSatisfy {
            DocumentInput.file($0).isNib && !DocumentSearch.isFolder($0)
        }
    }

    /// Draws all pictures of both files.
    ///
    /// - Throws: the errors of reading, drawing and writing. No files remain.
    init(expected: String, actual: String) throws {
        folder =
            FileManager.default.temporaryDirectory
            .appendingPathComponent("tableshot-diff-\(UUID().uuidString)").path
        var source = try RequestSource(fonts: [], isStrict: false)
        // An old version of a file often lies in a temporary folder without the fonts of the suite.
        source.fontOrigin = source.fontFolder(of: actual) == nil ? expected : actual
        do {
            // A file that a later Xcode saved differs in its contents alone.
            let theme = try source.nib(at: actual).theme
            for (path, folder) in zip([expected, actual], folders) {
                try OutputFolder.make(folder)
                for (name, request) in try Self.pictures(of: path, source, theme) {
                    try request.picture().writePNG(to: "\(folder)/\(name).png")
                    // The comparison names rows and parts by the render tree.
                    let tree = try inspect(request.document, fontBook: request.fontBook) {
                        $0.renderNode().dump
                    }
                    let file = "\(folder)/\(name)\(SnapshotKind.renderTree.suffix)"
                    try OutputFolder.write(Array(tree.value.utf8), to: file)
                }
            }
        } catch {
            remove()
            throw error
        }
    }

    /// Removes the pictures.
    func remove() {
        // The operating system removes the remaining files of the folder.
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// Returns the pictures of a file by names that do not contain the name of the file.
    private static func pictures(
        of path: String, _ source: RequestSource, _ theme: Theme
    ) throws -> [(name: String, request: PictureRequest)] {
        let input = DocumentInput.file(path)
        let document = try source.nib(at: path)
        let parts = IBPictures.list(document)
        var options = try source.nibOptions(for: path)
        options.isComplete = true
        options.theme = theme
        return try source.nibRequests(for: input, options).map { request in
            let isAlone = document.kind == .xib && parts.count == 1
            let name = isAlone ? request.nib?.kind : request.nib?.name
            return (name ?? request.name, request)
        }
    }
}
