import Foundation
import TableDrawing
import TableMockups
import TableSnapshots
import TableViews
import Tableshot

/// A way in which a value becomes something that can be recorded and compared.
///
/// `.image`, `.renderTree`, `.accessibilityTree`, `.animation` and `.lines` are ways; which of them there
/// are depends on the value.
public struct Snapshotting<Value> {
    /// The extension of the references' files.
    public let pathExtension: String
    /// Makes the content of a value, which `make` makes anew at each call.
    let take: (_ make: () throws -> Value, _ setting: SnapshotSetting) throws -> SnapshotContent

    init(
        pathExtension: String,
        take: @escaping (() throws -> Value, SnapshotSetting) throws -> SnapshotContent
    ) {
        self.pathExtension = pathExtension
        self.take = take
    }

    /// A way that makes a picture, with texts to record beside it.
    init(
        _ companions: Set<SnapshotCompanion>,
        picture: @escaping (_ make: () throws -> Value, SnapshotSetting) throws -> Picture
    ) {
        self.init(pathExtension: "png") { make, setting in
            try SnapshotContent(picture(make, setting), companions, setting)
        }
    }

    /// The way that records one of the texts and no picture.
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
