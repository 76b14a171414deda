/// A part of the file system whose recorded files a run claims all or not at all.
public struct SnapshotScope: Codable, Sendable, Hashable {
    /// Where recorded files lie in a folder.
    public enum Layout: String, Codable, Sendable, Hashable {
        /// Directly in folders called `__Snapshots__`, at any depth.
        case beside
        /// Anywhere below the folder, but for folders called `__Snapshots__`: theirs are others.
        case below
        /// Among documents and pictures of other use: directly in the folders, of it and below it, in which
        /// something is claimed.
        case among
    }

    /// The path from the folder in which the run worked; empty for that folder itself.
    public var folder: String
    public var layout: Layout

    /// The folder whose documents claim what is recorded here; nothing for that of tests.
    public var documents: String?

    /// Whether it lay outside of the folder in which the run worked, where other runs may have theirs.
    public let isShared: Bool

    /// - Parameter folder: a path from the folder in which the run worked.
    public init(folder: String, layout: Layout, documents: String? = nil) {
        self.folder = folder
        self.layout = layout
        self.documents = documents
        isShared = !folder.isEmpty && !RunResults.isInside(folder)
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        // What is inside follows from the path, and not from what results say.
        self.init(
            folder: try values.decode(String.self, forKey: .folder),
            layout: try values.decode(Layout.self, forKey: .layout),
            documents: try values.decodeIfPresent(String.self, forKey: .documents))
    }

    private enum CodingKeys: String, CodingKey { case folder, layout, documents }

    /// The name of the folders that hold references.
    public static let folderName = "__Snapshots__"
}
