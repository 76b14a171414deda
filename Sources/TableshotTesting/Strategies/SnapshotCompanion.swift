import TableSnapshots

/// Text recorded beside a picture; if both differ, the text's difference is shown first.
public enum SnapshotCompanion: String, Sendable, Hashable, CaseIterable {
    /// Dump of the render tree: `NAME.tree.txt`.
    case renderTree = "tree.txt"
    /// Dump of the accessibility tree: `NAME.accessibility.txt`.
    case accessibilityTree = "accessibility.txt"

    var kind: SnapshotKind {
        switch self {
        case .renderTree: .renderTree
        case .accessibilityTree: .accessibility
        }
    }
}
