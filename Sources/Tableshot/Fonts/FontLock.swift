import DocumentSyntax
import Foundation
import TableSnapshots
import TableText

/// A lock file, which lists the fonts of a folder with their versions and hashes.
package struct FontLock: Codable, Sendable, Hashable {
    /// A font file of the folder.
    package struct Font: Codable, Sendable, Hashable {
        /// Name of the file.
        package var file: String
        /// Names of the faces, such as `Inter Semi Bold`.
        package var faces: [String]
        /// Version of the font, or `nil` if the file has no version.
        package var version: String?
        /// Hash of the contents, as in the pictures that are drawn with the font.
        package var hash: String
        /// Size of the file, in bytes.
        package var bytes: Int
        /// Name and version of the package that installed the font, or `nil` without a package.
        package var package: String?
        /// Path of the licence in the folder, or `nil` without a licence.
        package var licence: String?

        /// Describes a font file.
        ///
        /// - Throws: `FontBookError` if the file is not a font or cannot be read.
        package init(
            path: String, package: String?, licence: String?
        ) throws(FontBookError) {
            let found = try FontBook(files: [path]).faces
            file = (path as NSString).lastPathComponent
            faces = found.map(\.name)
            version = found.lazy.compactMap(\.version).first
            hash = try FontBook.fingerprint(ofFile: path).description
            bytes = FontLock.size(of: path) ?? 0
            self.package = package
            self.licence = licence
        }
    }

    /// Name of the lock file in the folder.
    package static let fileName = "fonts.lock.json"
    /// Version of the file format.
    ///
    /// Other versions are refused.
    private static let currentSchemaVersion = 1
    /// Maximum size of a lock file, in bytes.
    private static let limit = 1 << 20

    private var schemaVersion = Self.currentSchemaVersion
    /// Fonts of the folder, sorted by file name.
    package var fonts: [Font]

    /// Creates a lock of fonts.
    package init(fonts: [Font]) { self.fonts = fonts.sorted { $0.file < $1.file } }

    /// Returns the contents of the lock file; equal fonts give equal bytes.
    package func encoded() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return [UInt8](try encoder.encode(self)) + [0x0A]
    }

    /// Reads the lock file of a folder, or returns `nil` if the folder has no lock file.
    ///
    /// - Throws: `FontFolderError` if the file is not a lock file.
    package static func read(in folder: FontFolder) throws(FontFolderError) -> FontLock? {
        try contents(of: folder).map { bytes throws(FontFolderError) in
            try decoded(bytes, folder)
        }
    }

    /// Compares the fonts of a folder with its lock file, if the folder has a lock file.
    ///
    /// - Throws: `FontFolderError` that names the first font that is missing, changed or not listed.
    package static func check(_ folder: FontFolder) throws(FontFolderError) {
        guard let bytes = try contents(of: folder) else { return }
        let lock = try decoded(bytes, folder)
        for font in lock.fonts {
            guard let problem = problem(with: font, in: folder) else { continue }
            let text = String(decoding: bytes, as: UTF8.self)
            throw FontFolderError(
                folder, path: place(of: font.file, in: text, folder.shownLockPath), problem)
        }
        let listed = Set(lock.fonts.map(\.file))
        if let other = folder.fontNames.first(where: { !listed.contains($0) }) {
            throw FontFolderError(
                folder, path: folder.shown(other), "found a font that \(fileName) does not list")
        }
    }

    private static func problem(with font: Font, in folder: FontFolder) -> String? {
        guard FontBook.isFontName(font.file), !font.file.contains("/") else {
            return "found '\(font.file)', expected the name of a font file"
        }
        let path = folder.file(font.file)
        guard let size = size(of: path) else { return "the font \(font.file) is missing" }
        guard size == font.bytes,
            (try? FontBook.fingerprint(ofFile: path))?.description == font.hash
        else { return "the contents of \(font.file) differ from the lock file" }
        return nil
    }

    /// Returns the location of a file's name in the lock file.
    private static func place(of file: String, in text: String, _ path: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            guard line.contains("\"file\""), let found = line.range(of: "\"\(file)\"") else {
                continue
            }
            let column = line.distance(from: line.startIndex, to: found.lowerBound) + 1
            return "\(path):\(index + 1):\(column)"
        }
        return path
    }

    private static func contents(of folder: FontFolder) throws(FontFolderError) -> [UInt8]? {
        do throws(RegularFile.Failure) {
            return try RegularFile.read(folder.file(fileName), limit: limit)
        } catch .notFound {
            return nil
        } catch {
            throw FontFolderError(folder, path: folder.shownLockPath, "\(error)")
        }
    }

    private static func decoded(
        _ bytes: [UInt8], _ folder: FontFolder
    ) throws(FontFolderError) -> FontLock {
        guard let lock = try? JSONDecoder().decode(FontLock.self, from: Data(bytes)),
            lock.schemaVersion == currentSchemaVersion
        else {
            throw FontFolderError(
                folder, path: folder.shownLockPath, "found other contents than a list of fonts")
        }
        return lock
    }

    private static func size(of path: String) -> Int? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return Int(status.st_size)
    }
}
