import TableSnapshots

/// A text that is recorded beside a picture; when both differ, its difference is shown first.
public enum SnapshotCompanion: String, Sendable, Hashable, CaseIterable {
    /// What is drawn, layer by layer: `NAME.tree.txt`.
    case renderTree = "tree.txt"
    /// What a screen reader finds: `NAME.accessibility.txt`.
    case accessibilityTree = "accessibility.txt"

    var kind: SnapshotKind {
        switch self {
        case .renderTree: .renderTree
        case .accessibilityTree: .accessibility
        }
    }
}
