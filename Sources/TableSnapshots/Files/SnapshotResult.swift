/// What became of one snapshot.
public enum SnapshotResult: Sendable, Hashable {
    /// It is as it was recorded.
    case matched
    /// The reference was written now; a test must fail, or nobody would look at it.
    case recorded(path: String)
    /// It differs, or there is nothing to compare with.
    case failed(SnapshotFailure)

    /// What a test has to report; nothing when the snapshot matched.
    public var message: String? {
        switch self {
        case .matched: nil
        case .recorded(let path):
            "\(path): recorded. Look at it, then run again without \(RecordPolicy.variable)."
        case .failed(let failure): failure.message
        }
    }
}
