/// A part of the file system in which a run claims all recorded files.
public struct SnapshotScope: Codable, Sendable, Hashable {
    /// Location of recorded files in a folder.
    public enum Layout: String, Codable, Sendable, Hashable {
        /// Directly in `__Snapshots__` folders, at any depth.
        case beside
        /// Anywhere below the folder, except in `__Snapshots__` folders, which are separate.
        case below
        /// Among documents and other pictures, directly in those folders at any depth that
        /// contain claimed files.
        case among
    }

    /// Path relative to the run's working folder, empty for this folder itself.
    public var folder: String
    /// Location of recorded files in the folder.
    public var layout: Layout

    /// Folder of the documents that claim the recorded files, or `nil` for tests.
    public var documents: String?

    /// Whether the scope lies outside the run's working folder, where other runs may have
    /// references.
    public let isShared: Bool

    /// - Parameter folder: path relative to the run's working folder.
    public init(folder: String, layout: Layout, documents: String? = nil) {
        self.folder = folder
        self.layout = layout
        self.documents = documents
        isShared = !folder.isEmpty && !RunResults.isInside(folder)
    }

    /// Decodes a scope, and derives `isShared` from its folder.
    ///
    /// Throws the decoder's errors.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        // `isShared` is derived from the path, and not read from results.
        self.init(
            folder: try values.decode(String.self, forKey: .folder),
            layout: try values.decode(Layout.self, forKey: .layout),
            documents: try values.decodeIfPresent(String.self, forKey: .documents))
    }

    private enum CodingKeys: String, CodingKey { case folder, layout, documents }

    /// Name of folders for references.
    public static let folderName = "__Snapshots__"
}
