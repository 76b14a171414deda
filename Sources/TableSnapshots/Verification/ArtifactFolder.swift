import Foundation
import TableDrawing
import TableImages

/// The folder of a run, in which it leaves its results and the files of what failed.
public struct ArtifactFolder: Sendable, Hashable {
    /// What stands in front of a file's ending.
    enum Label: String, CaseIterable {
        case expected, actual, difference, frames
    }

    /// Without the variable and option that name another, in the current folder.
    public static let defaultPath = ".tableshot"

    /// The variable of swift-snapshot-testing that names the folder.
    public static let sharedVariable = "SNAPSHOT_ARTIFACTS"

    public let path: String

    public init(path: String = Self.defaultPath) { self.path = path }

    /// The path of a file of the folder.
    public func file(_ name: String) -> String { path.isEmpty ? name : path + "/" + name }

    /// Writes a file of a snapshot and returns its name in this folder.
    func write(_ bytes: [UInt8], _ label: Label, of snapshot: RunSnapshot) throws -> String {
        let name = Self.name(label, of: snapshot)
        try OutputFolder.write(bytes, to: file(name))
        return name
    }

    /// `Screens/inbox.dark.actual.png`; a difference is a PNG whatever differs, and what is known of
    /// frames is JSON.
    static func name(_ label: Label, of snapshot: RunSnapshot) -> String {
        // `.tree.txt` has the label in its middle, `.png` before it.
        let parts = snapshot.kind.suffix.split(separator: ".")
        let middle = parts.dropLast().map { "." + $0 }.joined()
        let ending =
            switch label {
            case .difference: "png"
            case .frames: "json"
            case .expected, .actual: parts.last.map(String.init) ?? ""
            }
        return "\(snapshot.name)\(middle).\(label.rawValue).\(ending)"
    }

    /// Whether a file is called as those of snapshots are, so that a run that was killed may have left it.
    package static func isArtifact(_ name: String) -> Bool {
        let parts = name.split(separator: ".")
        return parts.count > 2
            && Label.allCases.contains { $0.rawValue == parts[parts.count - 2] }
    }

    /// Removes what an earlier run has left and this one has not, and the folders that are empty
    /// then; files that no results name stay.
    package func remove(_ names: Set<String>) {
        for name in names where RunResults.isInside(name) {
            unlink(file(name))
            var folder = name.folderPath
            while !folder.isEmpty, rmdir(file(folder)) == 0 { folder = folder.folderPath }
        }
    }
}
