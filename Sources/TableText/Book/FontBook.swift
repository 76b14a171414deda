import Foundation
import TableDrawing

/// The fonts that texts are drawn with: just the files given, never the system's set.
///
/// Safe to use from several tasks at once. Files at the standard places are opened when a text
/// first needs them; which other files are open never changes a picture.
public final class FontBook: Sendable {
    /// A file of the book and, for a standard one, what is known before it is opened.
    struct Source: Sendable {
        var path: String
        var known: StandardFonts.File?
    }

    let sources: [Source]
    /// Tells books apart, those that have ended too.
    let number = FontBookNumbers.shared.next()
    private let catalogues: BudgetedCache<FontCatalogue>
    /// Where faces are found.
    var catalogue: FontCatalogue { catalogues.current }
    let shapers = ShaperPool()

    init(sources: [Source]) {
        self.sources = sources
        catalogues = BudgetedCache { FontCatalogue(sources: sources, $0) }
    }

    /// A book of files, and of all fonts in folders (not their subfolders); earlier ones win.
    ///
    /// - Throws: a `FontBookError` that names the file or folder that cannot be read or is no font,
    ///   or says that there is no font at all.
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

    /// A book that has the fonts of a folder too, before its own.
    ///
    /// - Throws: a `FontBookError` if the folder cannot be read or holds no font, which names the
    ///   first file that is none.
    public func adding(directory: String) throws(FontBookError) -> FontBook {
        let paths = try Self.fonts(in: directory)
        let book = FontBook(sources: paths.map { Source(path: $0) } + sources)
        guard paths.contains(where: { !book.catalogue.faces(in: $0).isEmpty }) else {
            throw paths.first.map(Self.problem) ?? .empty(lookedIn: [directory])
        }
        return book
    }

    /// What is wrong with the files that were given and have no face; the book does without them.
    public var unusableFiles: [FontBookError] {
        sources.filter { $0.known == nil && catalogue.faces(in: $0.path).isEmpty }
            .map { Self.problem(with: $0.path) }
    }

    /// Why no face can be had from a file.
    private static func problem(with file: String) -> FontBookError {
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

    /// Whether there is no font at all; texts then have their sizes but no letters.
    public var isEmpty: Bool { sources.isEmpty }

    /// Gives back the memory of what is kept to be faster: open fonts and layouts of every book.
    ///
    /// Nothing changes but the time of what is drawn next. A leak checker should find a process after
    /// this: Fontconfig points to its parts in a way that such tools take for lost blocks.
    public func releaseCaches() {
        TextLayoutCache.shared.removeAll()
        shapers.removeIdle()
        RetiredFontMaps.shared.removeAll()
        catalogue.removeAll()
        MappedFontFiles.shared.removeAll()
    }

    /// The paths of all files of the book; some need not be there.
    package var paths: [String] { sources.map(\.path) }

    /// Every face, in the order of the cascade; this opens every file.
    public var faces: [Face] { sources.flatMap { catalogue.faces(in: $0.path) } }

    /// The fonts at a folder's top level, by name, so that the order is the same everywhere.
    private static func fonts(in directory: String) throws(FontBookError) -> [String] {
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
        let fonts = names.filter { name in
            ["ttf", "otf", "ttc", "otc"].contains((name as NSString).pathExtension.lowercased())
        }
        guard !fonts.isEmpty else { throw .empty(lookedIn: [directory]) }
        return fonts.sorted().map { (directory as NSString).appendingPathComponent($0) }
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
