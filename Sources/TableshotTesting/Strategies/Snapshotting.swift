import Foundation
import TableDrawing
import TableMockups
import Tableshot
import TableSnapshots
import TableViews

/// Strategy for turning a value into recordable and comparable content.
///
/// The strategies are `.image`, `.renderTree`, `.accessibilityTree`, `.animation` and `.lines`;
/// the available strategies depend on the value's type.
public struct Snapshotting<Value> {
    /// Extension of the reference files.
    public let pathExtension: String
    /// Returns the content of a value; each call of `make` creates the value.
    let take: (_ make: () throws -> Value, _ setting: SnapshotSetting) throws -> SnapshotContent

    init(
        pathExtension: String,
        take: @escaping (() throws -> Value, SnapshotSetting) throws -> SnapshotContent
    ) {
        self.pathExtension = pathExtension
        self.take = take
    }

    /// Creates a strategy for a picture with companion texts.
    init(
        _ companions: Set<SnapshotCompanion>,
        picture: @escaping (_ make: () throws -> Value, SnapshotSetting) throws -> Picture
    ) {
        self.init(pathExtension: "png") { make, setting in
            try SnapshotContent(picture(make, setting), companions, setting)
        }
    }

    /// Returns a strategy that records a companion text without the picture.
    func text(of companion: SnapshotCompanion) -> Snapshotting {
        let take = take
        return Snapshotting(pathExtension: companion.rawValue) { make, setting in
            try SnapshotIgnoreError.checkText(setting.ignoring)
            var content = try take(make, setting)
            content.form = .text(content.companions[companion] ?? "")
            content.companions = [:]
            return content
        }
    }
}

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
