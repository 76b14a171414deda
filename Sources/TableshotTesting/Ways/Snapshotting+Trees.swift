import TableDrawing
import TableInspection
import TableSnapshots
import Tableshot

/// Trees that were made already: what a picture shows, decided, and what a screen reader finds.
///
/// Rows, parts and identifiers can be ignored in them; a tree that does not have them is an error.
extension Snapshotting where Value == RenderTree {
    /// What is drawn, layer by layer, as text; in a matrix, the tree is made anew for every variant.
    public static var renderTree: Snapshotting {
        tree(.renderTree) { tree, places in
            (tree.root.dump, try IgnoredPlaces.resolve(places) { tree }, [])
        }
    }
}

extension Snapshotting where Value == AccessibilityNode {
    /// What a screen reader finds, as text; in a matrix, the tree is made anew for every variant.
    ///
    /// Of a row that is one element, the words of its parts are one text: where one of those parts is
    /// ignored, that text is left out.
    public static var accessibilityTree: Snapshotting {
        tree(.accessibilityTree) { tree, places in
            (tree.dump, try IgnoredPlaces.resolve(places, in: tree), tree.spokenWords)
        }
    }
}

extension Snapshotting {
    /// A way that records a tree as text.
    fileprivate static func tree(
        _ companion: SnapshotCompanion,
        _ content:
            @escaping (Value, [SnapshotIgnore.Place]) throws -> (
                text: String, ignored: [IgnoredPlace], spoken: [SpokenWords]
            )
    ) -> Snapshotting {
        Snapshotting(pathExtension: companion.rawValue) { make, setting in
            try SnapshotIgnoreError.checkText(setting.ignoring)
            let tree = try setting.context.run(make)
            let found = try content(tree, setting.ignoring.map(\.place))
            var result = SnapshotContent(form: .text(found.text))
            (result.ignored, result.spoken) = (found.ignored, found.spoken)
            return result
        }
    }
}
