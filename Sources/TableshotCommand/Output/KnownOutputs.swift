import Foundation
import Tableshot

/// The outputs of a run, indexed by path and by file identity.
struct KnownOutputs {
    private var paths: [[UInt8]: InputProtection.Output] = [:]
    private var identities: [FileIdentity: InputProtection.Output] = [:]
    /// The first output in each folder, including outputs in subfolders.
    private var folders: [FileIdentity: InputProtection.Output] = [:]
    private let places: SnapshotPlaces

    /// Throws a `CommandFailure` if two outputs are the same file.
    init(_ outputs: [InputProtection.Output], _ places: SnapshotPlaces) throws {
        self.places = places
        // Some file systems ignore case and Unicode composition in names.
        var names: [String: InputProtection.Output] = [:]
        for output in outputs {
            let path = places.realPath(output.path)
            guard Self.mayBeReplaced(path) else { continue }
            if let other = names.updateValue(output, forKey: path.lowercased()) {
                throw CommandFailure(
                    "both \(output.contents) and \(other.contents) would be written to this file; "
                        + "change the name of either output", path: output.path)
            }
            paths[Array(path.utf8)] = output
            add(path.folderPath, of: output)
            guard let identity = FileIdentity(ofFile: output.path) else { continue }
            if let other = identities.updateValue(output, forKey: identity) {
                throw CommandFailure(
                    "\(output.contents) would be written to this file, and \(other.contents) to "
                        + "\(other.path), which is a link to this file; change the name of either "
                        + "output", path: output.path)
            }
        }
    }

    /// Returns whether a path is a regular file or does not exist.
    ///
    /// A device or pipe can take the bytes of several outputs.
    private static func mayBeReplaced(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
    }

    /// Whether an output replaces an existing file.
    var replacesFiles: Bool { !identities.isEmpty }

    /// Returns the output that replaces the file at a path, or `nil` if no output does.
    func output(at path: String) -> InputProtection.Output? {
        if let found = paths[Array(places.realPath(path).utf8)] { return found }
        guard replacesFiles, let identity = FileIdentity(ofFile: path) else { return nil }
        return identities[identity]
    }

    /// Returns the first output in a folder or its subfolders, or `nil` if the folder has no
    /// output.
    func output(in folder: FileIdentity) -> InputProtection.Output? { folders[folder] }

    private mutating func add(_ folder: String, of output: InputProtection.Output) {
        var folder = folder
        while !folder.isEmpty {
            if let identity = FileIdentity(folder) {
                // The parent folders are registered already.
                guard folders[identity] == nil else { return }
                folders[identity] = output
            }
            guard folder.folderPath != folder else { return }
            folder = folder.folderPath
        }
    }
}
