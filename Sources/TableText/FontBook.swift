import Foundation
import TableDrawing

/// The fonts for drawing text: only the given files, never the system's fonts.
///
/// The class is thread-safe. Files at the standard places are opened when a text first needs
/// them. The set of open files never changes a picture.
public final class FontBook: Sendable {
    /// A file of the book.
    ///
    /// For a standard file, `known` holds facts about the unopened file.
    struct Source: Sendable {
        var path: String
        var known: StandardFonts.File?
    }

    let sources: [Source]
    /// Number that identifies the book, even among released books.
    let number = FontBookNumbers.shared.next()
    private let catalogues: BudgetedCache<FontCatalogue>
    /// The catalogue that finds faces.
    var catalogue: FontCatalogue { catalogues.current }
    let shapers = ShaperPool()

    init(sources: [Source]) {
        self.sources = sources
        catalogues = BudgetedCache { FontCatalogue(sources: sources, $0) }
    }

    /// Creates a book of files, and of all fonts in folders without subfolders.
    ///
    /// Earlier fonts take precedence.
    ///
    /// - Throws: `FontBookError` with the path of a file or folder that is unreadable or not a
    ///   font, or an error for an empty book.
    public convenience init(
        files: [String] = [], directories: [String] = []
    ) throws(FontBookError) {
        let files = files.map(\.pathOnDisk)
        var paths = files
        for file in files { try Self.check(file) }
        for directory in directories { paths += try Self.fonts(in: directory) }
        guard !paths.isEmpty else { throw .empty(lookedIn: files + directories) }
        self.init(sources: paths.map { Source(path: $0) })
        for file in files where catalogue.faces(in: file).isEmpty {
            throw Self.problem(with: file)
        }
        guard sources.contains(where: { !catalogue.faces(in: $0.path).isEmpty }) else {
            throw .empty(lookedIn: files + directories)
        }
    }

    /// Returns a book with the fonts of a folder added before the present fonts.
    ///
    /// - Throws: `FontBookError` if the folder is unreadable or holds no font. The error names
    ///   the first file that is not a font.
    public func adding(directory: String) throws(FontBookError) -> FontBook {
        let paths = try Self.fonts(in: directory)
        let book = FontBook(sources: paths.map { Source(path: $0) } + sources)
        guard paths.contains(where: { !book.catalogue.faces(in: $0).isEmpty }) else {
            throw paths.first.map(Self.problem) ?? .empty(lookedIn: [directory])
        }
        return book
    }

    /// Errors of given files without a face.
    ///
    /// The book ignores these files.
    public var unusableFiles: [FontBookError] {
        sources.filter { $0.known == nil && catalogue.faces(in: $0.path).isEmpty }
            .map { Self.problem(with: $0.path) }
    }

    /// Returns the reason that a file has no face.
    static func problem(with file: String) -> FontBookError {
        do {
            try check(file)
            guard let handle = FileHandle(forReadingAtPath: file),
                let start = try? handle.read(upToCount: GitLFSPointer.start.count),
                GitLFSPointer.isPointer(start)
            else { return .notAFont(path: file) }
            return .unreadable(path: file, reason: "it is " + GitLFSPointer.name)
        } catch {
            return error
        }
    }

    /// Whether the book has no font.
    ///
    /// Texts then have sizes but no letters.
    public var isEmpty: Bool { sources.isEmpty }

    /// Releases cached fonts of the book, and cached layouts of all books.
    ///
    /// Later drawing takes more time but does not change. Call the method before a leak checker
    /// runs. Fontconfig's pointers to its own memory look like leaks to such tools.
    public func releaseCaches() {
        TextLayoutCache.shared.removeAll()
        shapers.removeIdle()
        RetiredFontMaps.shared.removeAll()
        catalogue.removeAll()
        MappedFontFiles.shared.removeAll()
    }

    /// Paths of all files of the book, including files that may not exist.
    package var paths: [String] { sources.map(\.path) }

    /// All faces in the order of the cascade.
    ///
    /// The property opens every file.
    public var faces: [Face] { sources.flatMap { catalogue.faces(in: $0.path) } }

    /// Returns the fonts at the top level of a folder, sorted by name, so that the order is
    /// reproducible.
    static func fonts(in directory: String) throws(FontBookError) -> [String] {
        let directory = directory.pathOnDisk
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: directory, isDirectory: &isDirectory) else {
            throw .unreadable(path: directory, reason: "no such folder")
        }
        guard isDirectory.boolValue else { throw .notADirectory(path: directory) }
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: directory)
        } catch {
            throw .unreadable(path: directory, reason: "the folder cannot be listed")
        }
        let fonts = names.filter(isFontName)
        guard !fonts.isEmpty else { throw .empty(lookedIn: [directory]) }
        return fonts.sorted().map { (directory as NSString).appendingPathComponent($0) }
    }

    /// Returns whether a file's name has the extension of a font.
    package static func isFontName(_ name: String) -> Bool {
        ["ttf", "otf", "ttc", "otc"].contains((name as NSString).pathExtension.lowercased())
    }

    private static func check(_ file: String) throws(FontBookError) {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: file, isDirectory: &isDirectory) else {
            throw .unreadable(path: file, reason: "no such file")
        }
        if isDirectory.boolValue { throw .notAFont(path: file) }
        guard FileManager.default.isReadableFile(atPath: file) else {
            throw .unreadable(path: file, reason: "permission denied")
        }
    }
}

/// Generates unique numbers for font books.
///
/// An address could be reused after a book was released.
final class FontBookNumbers: @unchecked Sendable {
    static let shared = FontBookNumbers()

    private let lock = NSLock()
    // Guarded by `lock`.
    private var last: UInt64 = 0

    /// Returns a number that was never returned before.
    func next() -> UInt64 {
        lock.withLock {
            last += 1
            return last
        }
    }
}

extension FontBook {
    /// A face to draw with if the requested face is missing, or `nil` in an empty book.
    var anyFace: Face? {
        for family in [SystemFont.sanFrancisco.family, SystemFont.helvetica.family] {
            if let face = catalogue.face(family: family, weight: 400, isItalic: false) {
                return face
            }
        }
        for source in sources {
            if let face = catalogue.faces(in: source.path).first { return face }
        }
        return nil
    }

    /// Returns a face's own metrics, for families that do not substitute a family of Apple's.
    func metrics(of face: Face) -> FontMetrics {
        catalogue.metrics(of: face) { shapers.withShaper { $0.metrics(of: face) } }
    }
}
