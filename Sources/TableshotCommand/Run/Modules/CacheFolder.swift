import Foundation
import Tableshot

/// The user's cache of this program, by the XDG base directory specification.
struct CacheFolder {
    let path: String

    /// Creates the folder `tableshot` in `$XDG_CACHE_HOME`, or in `~/.cache`.
    ///
    /// - Throws: a `CommandFailure` if the folder cannot be created.
    init() throws {
        let variables = ProcessInfo.processInfo.environment
        let base: String
        if let cache = variables["XDG_CACHE_HOME"], cache.hasPrefix("/") {
            base = cache
        } else if let home = variables["HOME"], home.hasPrefix("/") {
            base = home + "/.cache"
        } else {
            throw CommandFailure(
                "the folder for compiled cells is unknown; set HOME or XDG_CACHE_HOME")
        }
        path = base + "/tableshot"
        try create("")
    }

    /// Creates a folder of the cache and returns its path.
    ///
    /// - Throws: a `CommandFailure` if the folder cannot be created.
    @discardableResult
    func create(_ name: String) throws -> String {
        let folder = name.isEmpty ? path : path + "/" + name
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw CommandFailure(
                "the folder of the cache cannot be created; make it writable, or set XDG_CACHE_HOME",
                path: folder)
        }
        return folder
    }

    /// Removes the least recently used entries of a folder beyond a number.
    func prune(_ name: String, keeping limit: Int) {
        let folder = path + "/" + name
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        guard names.count > limit else { return }
        let dated = names.map { name -> (String, Date) in
            let facts = try? FileManager.default.attributesOfItem(atPath: folder + "/" + name)
            return (folder + "/" + name, facts?[.modificationDate] as? Date ?? .distantPast)
        }
        for (path, _) in dated.sorted(by: { $0.1 > $1.1 }).dropFirst(limit) {
            try? FileManager.default.removeItem(atPath: path)
        }
    }
}
