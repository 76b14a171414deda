import Foundation
import TableDrawing
import TableImages
import TableSnapshots
import TableText

/// A folder with fonts for the documents or tests beside it.
///
/// The fonts of the folder come before the fonts of the system, so that each machine draws with the
/// same files.
package struct FontFolder: Sendable, Hashable {
    /// Name of the folder.
    package static let name = "Fonts"

    /// Absolute path without links.
    package let path: String

    /// Creates a folder that may not exist.
    package init(path: String) { self.path = path.realPath ?? WorkingFolder().absolute(path) }

    /// Returns the folder for the files of another folder, or `nil` if there is none.
    ///
    /// The folder lies beside the files. Otherwise it lies beside the nearest parent folder, and
    /// has a lock file. A folder without a lock file may belong to another program, and applies only
    /// to the files beside it. The search ends at the root of a Git repository.
    package static func nearest(to folder: String) -> FontFolder? {
        guard var place = (folder.isEmpty ? "." : folder).realPath else { return nil }
        let own = FontFolder(place)
        if own.isLocked || !own.fontNames.isEmpty { return own }
        while !exists(place + "/.git"), place.count > 1, !place.folderPath.isEmpty {
            place = place.folderPath
            let parent = FontFolder(place)
            if parent.isLocked { return parent }
        }
        return nil
    }

    /// Creates the folder beside the files of another folder.
    private init(_ place: String) {
        path = (place == "/" ? "" : place) + "/" + Self.name
    }

    /// Whether the folder has a lock file.
    private var isLocked: Bool { Self.exists(file(FontLock.fileName)) }

    /// Sorted names of the font files.
    package var fontNames: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.filter(FontBook.isFontName).sorted()
    }

    /// Paths of the files whose changes change pictures: the lock file, or else all fonts.
    package var decidingFiles: [String] {
        (isLocked ? [FontLock.fileName] : fontNames).map(file)
    }

    /// Returns the path of a file.
    package func file(_ name: String) -> String { path + "/" + name }

    /// Returns the path of a file in messages.
    func shown(_ name: String) -> String { WorkingFolder().relative(file(name)) }

    /// Path of the lock file in messages.
    var shownLockPath: String { shown(FontLock.fileName) }

    /// The command that copies the fonts of the suite into the folder, and writes the lock file.
    package var copyCommand: String {
        let own = WorkingFolder().relative(path)
        let suite = own.folderPath.isEmpty ? "." : own.folderPath
        return "tableshot fonts --copy \(ShellWord(own)) \(ShellWord(suite))"
    }

    /// Returns a line for each font of a picture that the folder lacks.
    ///
    /// - Parameter stamps: texts of the picture's file, which name the fonts.
    package func remarks(on stamps: [PNGText]) -> [String] {
        let own = Set(fontNames)
        return PictureFonts(stamps).fonts.map(\.name).filter { !own.contains($0) }.map { name in
            "\(WorkingFolder().relative(path)) lacks the font \(name), so the picture has the "
                + "system's font; to copy the font: \(copyCommand)"
        }
    }

    private static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}

/// An error of a folder's fonts or lock file.
package struct FontFolderError: Error, Sendable, Hashable, CustomStringConvertible {
    /// Path of the file, with line and column if known.
    package let path: String
    /// Problem and remedy.
    package let message: String

    init(_ folder: FontFolder, path: String, _ problem: String) {
        self.path = path
        message =
            "\(problem); restore the file, or write the lock file again: \(folder.copyCommand)"
    }

    /// Creates the error of a file that cannot be used.
    init(_ folder: FontFolder, _ error: FontBookError) {
        path = WorkingFolder().relative(error.path ?? folder.path)
        message = error.message
    }

    package var description: String { "\(path): \(message)" }
}
