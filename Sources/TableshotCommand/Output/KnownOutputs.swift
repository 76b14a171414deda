import Foundation
import Tableshot

/// The outputs of a run by the files that they are.
struct KnownOutputs {
    private var paths: [[UInt8]: InputProtection.Output] = [:]
    private var identities: [FileIdentity: InputProtection.Output] = [:]
    /// The first output in each folder, and in the folders that this lies in.
    private var folders: [FileIdentity: InputProtection.Output] = [:]
    private let places: SnapshotPlaces

    /// Throws a `CommandFailure` if two outputs are one file.
    init(_ outputs: [InputProtection.Output], _ places: SnapshotPlaces) throws {
        self.places = places
        // Names that differ in case only, or in how letters are composed, are one file on some systems.
        var names: [String: InputProtection.Output] = [:]
        for output in outputs {
            let path = places.realPath(output.path)
            guard Self.mayBeReplaced(path) else { continue }
            if let other = names.updateValue(output, forKey: path.lowercased()) {
                throw CommandFailure(
                    "\(output.contents) would be written to it, and so would \(other.contents); "
                        + "give one of them another name", path: output.path)
            }
            paths[Array(path.utf8)] = output
            add(path.folderPath, of: output)
            guard let identity = FileIdentity(ofFile: output.path) else { continue }
            if let other = identities.updateValue(output, forKey: identity) {
                throw CommandFailure(
                    "\(output.contents) would be written to it, and \(other.contents) to "
                        + "\(other.path), which is the same file; give one of them another "
                        + "name",
                    path: output.path)
            }
        }
    }

    /// Whether a path is one of a file, or of nothing yet: a device or a pipe takes the bytes of several outputs.
    private static func mayBeReplaced(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
    }

    /// Whether an output takes the place of a file that is there.
    var replacesFiles: Bool { !identities.isEmpty }

    /// The output that takes the place of the file at a path; `nil` if none does.
    func output(at path: String) -> InputProtection.Output? {
        if let found = paths[Array(places.realPath(path).utf8)] { return found }
        guard replacesFiles, let identity = FileIdentity(ofFile: path) else { return nil }
        return identities[identity]
    }

    /// The first output that lies in a folder or a folder of that; `nil` if none does.
    func output(in folder: FileIdentity) -> InputProtection.Output? { folders[folder] }

    private mutating func add(_ folder: String, of output: InputProtection.Output) {
        var folder = folder
        while !folder.isEmpty {
            if let identity = FileIdentity(folder) {
                // The folders above it are known, too.
                guard folders[identity] == nil else { return }
                folders[identity] = output
            }
            guard folder.folderPath != folder else { return }
            folder = folder.folderPath
        }
    }
}
