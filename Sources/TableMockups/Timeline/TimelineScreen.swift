/// Another document's screen that a timeline pushes or pops.
public struct TimelineScreen: Sendable {
    // An array, because a document cannot store another document inline.
    private let documents: [TableDocument]

    init(_ document: TableDocument) { documents = [document] }

    /// The document.
    ///
    /// Its own timeline is not played.
    public var document: TableDocument { documents[0] }
}
