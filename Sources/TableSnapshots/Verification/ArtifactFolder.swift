import Foundation
import TableDrawing
import TableImages

/// The folder for a run's results and for files of failed snapshots.
public struct ArtifactFolder: Sendable, Hashable {
    /// Label before a file's extension.
    enum Label: String, CaseIterable {
        case expected, actual, difference, frames
    }

    /// The default folder, relative to the current folder.
    public static let defaultPath = ".tableshot"

    /// Name of swift-snapshot-testing's variable for the folder.
    private static let sharedVariable = "SNAPSHOT_ARTIFACTS"

    /// Names of the variables for the folder, highest precedence first:
    /// swift-snapshot-testing's, then Bazel's.
    public static let variables = [sharedVariable, "TEST_UNDECLARED_OUTPUTS_DIR"]

    /// Returns the path of the folder from the first variable with a value, or else the default
    /// path.
    ///
    /// - Parameter first: name of a variable with the highest precedence.
    public static func path(
        in environment: [String: String], before first: String? = nil
    ) -> String {
        ([first].compactMap(\.self) + variables).compactMap { environment[$0] }
            .first { !$0.isEmpty } ?? defaultPath
    }

    /// Path of the folder; empty for the current folder.
    public let path: String

    /// Creates a folder with a path, by default `.tableshot`.
    public init(path: String = Self.defaultPath) { self.path = path }

    /// Returns the path of a file in the folder.
    public func file(_ name: String) -> String { path.isEmpty ? name : path + "/" + name }

    /// Writes a file of a snapshot, and returns its name in this folder.
    func write(_ bytes: [UInt8], _ label: Label, of snapshot: RunSnapshot) throws -> String {
        let name = Self.name(label, of: snapshot)
        try OutputFolder.write(bytes, to: file(name))
        return name
    }

    /// Returns the name of a snapshot's file, such as `Screens/inbox.dark.actual.png`.
    ///
    /// The file has the unique name of the reference, in the folder of the snapshot's name. A
    /// difference is always a PNG, and data about frames is JSON.
    static func name(_ label: Label, of snapshot: RunSnapshot) -> String {
        let folder = snapshot.name.folderPath
        let file = snapshot.reference.split(separator: "/").last.map(String.init) ?? ""
        let stem = (file as NSString).deletingPathExtension
        let ending = (file as NSString).pathExtension
        let name =
            switch label {
            // A picture and an animation may have equal names.
            case .difference where snapshot.kind == .animation: "\(file).\(label.rawValue).png"
            case .difference: "\(stem).\(label.rawValue).png"
            case .frames: "\(stem).\(label.rawValue).json"
            case .expected, .actual: "\(stem).\(label.rawValue).\(ending)"
            }
        return folder.isEmpty ? name : folder + "/" + name
    }

    /// Whether the name of a file is an artifact's name, possibly left by a killed run.
    package static func isArtifact(_ name: String) -> Bool {
        let parts = name.split(separator: ".")
        return parts.count > 2
            && Label.allCases.contains { $0.rawValue == parts[parts.count - 2] }
    }

    /// Removes files of an earlier run, and folders that become empty.
    ///
    /// Files that no results name remain.
    package func remove(_ names: Set<String>) {
        for name in names where RunResults.isInside(name) {
            unlink(file(name))
            var folder = name.folderPath
            while !folder.isEmpty, rmdir(file(folder)) == 0 { folder = folder.folderPath }
        }
    }
}
