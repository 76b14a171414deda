/// Another document whose screen a timeline comes from or goes to.
public struct TimelineScreen: Sendable {
    // A list, because a document cannot hold one of its own kind in itself.
    private let documents: [TableDocument]

    init(_ document: TableDocument) { documents = [document] }

    /// The document; its own timeline is not played.
    public var document: TableDocument { documents[0] }
}
