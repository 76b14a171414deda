import Foundation
import TableSnapshots

/// A folder for the results of a run, named by the user.
enum ResultsFolder {
    /// Rejects a folder with foreign files, because the run would mix its files with the
    /// foreign files.
    ///
    /// - Throws: a `CommandFailure`.
    static func check(_ path: String) throws {
        guard access(path, F_OK) == 0 else { return }
        guard DocumentSearch.isFolder(path) else {
            throw CommandFailure("this is a file; give '--output' a folder", path: path)
        }
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: path)
        } catch {
            throw CommandFailure(
                "the folder cannot be listed: \(UnreadablePath.reason(path))", path: path)
        }
        // Hidden files belong to Git or the system.
        guard let foreign = names.filter({ !$0.hasPrefix(".") && !isLeft($0, in: path) }).min()
        else { return }
        if (try? RunResults.read(path)) != nil { return }
        throw CommandFailure(
            "the folder contains '\(foreign)', which is not a file of a run; name a new or empty "
                + "folder, or a folder with results to replace", path: path)
    }

    /// Returns whether a file or folder may come from an unfinished or killed run.
    private static func isLeft(_ name: String, in folder: String) -> Bool {
        let path = folder + "/" + name
        guard DocumentSearch.isFolder(path) else { return ArtifactFolder.isArtifact(name) }
        let names = try? FileManager.default.contentsOfDirectory(atPath: path)
        return names?.allSatisfy { isLeft($0, in: path) } ?? false
    }
}
