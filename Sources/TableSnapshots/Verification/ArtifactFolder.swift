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
    private static let sharedVariable = "SNAPSHOT_ARTIFACTS"

    /// The variables that name the folder, those first that count first: that of swift-snapshot-testing, and
    /// that of Bazel.
    public static let variables = [sharedVariable, "TEST_UNDECLARED_OUTPUTS_DIR"]

    /// The path of the folder where no option names one: what the first of the variables says that says
    /// anything, or else the default.
    ///
    /// - Parameter first: a variable that counts before the others.
    public static func path(
        in environment: [String: String], before first: String? = nil
    ) -> String {
        ([first].compactMap(\.self) + variables).compactMap { environment[$0] }
            .first { !$0.isEmpty } ?? defaultPath
    }

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

    /// `Screens/inbox.dark.actual.png`: called as the reference is, so that no two have one, in the folder
    /// of the snapshot's name.
    ///
    /// A difference is a PNG whatever differs, and what is known of frames is JSON.
    static func name(_ label: Label, of snapshot: RunSnapshot) -> String {
        let folder = snapshot.name.folderPath
        let file = snapshot.reference.split(separator: "/").last.map(String.init) ?? ""
        let stem = (file as NSString).deletingPathExtension
        let ending = (file as NSString).pathExtension
        let name =
            switch label {
            // A picture and an animation may have one name.
            case .difference where snapshot.kind == .animation: "\(file).\(label.rawValue).png"
            case .difference: "\(stem).\(label.rawValue).png"
            case .frames: "\(stem).\(label.rawValue).json"
            case .expected, .actual: "\(stem).\(label.rawValue).\(ending)"
            }
        return folder.isEmpty ? name : folder + "/" + name
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
