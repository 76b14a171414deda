import TableDrawing
import TableInspection
import TableSnapshots
import Tableshot

/// Strategies for existing render trees and accessibility trees.
///
/// Rows, parts and identifiers can be ignored; a place missing in the tree is an error.
extension Snapshotting where Value == RenderTree {
    /// Render tree as text; in a matrix, the tree is created for every variant.
    public static var renderTree: Snapshotting {
        tree(.renderTree) { tree, places in
            (tree.root.dump, try IgnoredPlaces.resolve(places) { tree }, [])
        }
    }
}

extension Snapshotting where Value == AccessibilityNode {
    /// Accessibility tree as text; in a matrix, the tree is created for every variant.
    ///
    /// A row with a single element has a single text with the words of its parts. If a part is
    /// ignored, the whole text is ignored.
    public static var accessibilityTree: Snapshotting {
        tree(.accessibilityTree) { tree, places in
            (tree.dump, try IgnoredPlaces.resolve(places, in: tree), tree.accessibilityLabelParts)
        }
    }
}

extension Snapshotting {
    /// Returns a strategy that records a tree as text.
    fileprivate static func tree(
        _ companion: SnapshotCompanion,
        _ content:
            @escaping (Value, [SnapshotIgnore.Place]) throws -> (
                text: String, ignored: [IgnoredPlace], spoken: [AccessibilityLabelParts]
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
