/// Why snapshots cannot be compared at all.
public enum SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
    /// `TABLESHOT_RECORD` has a value of no meaning.
    case unknownPolicy(String)
    /// The artifacts would land among the references.
    case artifactsAmongReferences(String)
    /// A reference was not fetched from Git LFS.
    case pointer

    public var description: String {
        switch self {
        case .unknownPolicy(let name):
            "\(RecordPolicy.variable) is \"\(name)\"; it can be "
                + RecordPolicy.allCases.map(\.rawValue).joined(separator: ", ")
        case .artifactsAmongReferences(let path):
            "\(path): failed comparisons may not be written among the references; "
                + "\(SnapshotSettings.artifactsVariable) can name another folder"
        case .pointer:
            "is a Git LFS pointer (git lfs pull fetches the file)"
        }
    }
}
