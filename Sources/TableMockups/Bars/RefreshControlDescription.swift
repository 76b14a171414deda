import DocumentSyntax
import Foundation
import TableViews

/// A refresh control of a document.
public struct RefreshControlDescription: Sendable, Hashable {
    /// Progress of pulling the table, from 0 to 1, or `nil` while the control is refreshing.
    public var progress: Double?
    /// Rotation of the activity indicator, in turns.
    public var phase: Double = 0
    /// A title below the activity indicator.
    public var title: String?

    init() {}

    init(reader: SchemaReader<RefreshControlSchema>) {
        progress = reader[\.progress]
        phase = reader[\.phase]
        title = reader[\.title]
        reader.finish()
    }

    /// Creates the control for the current render.
    func control() -> RefreshControl {
        let control = RefreshControl()
        if let progress { control.pullProgress = progress } else { control.beginRefreshing() }
        control.spinnerPhase = phase
        control.attributedTitle = title.map { NSAttributedString(string: $0) }
        return control
    }
}

/// `refreshControl: {progress: 0.5}`.
final class RefreshControlSchema: MappingSchema {
    static let displayName = "a refresh control"
    static let definition = "refreshControl"
    static let summary = "The refresh control above a table that is pulled down."

    let progress = Key<Double>(
        "progress", .double(.from(0, through: 1, "a share")),
        "The progress of the pull, from 0 to 1. If the key is absent, the control is refreshing.")
    let phase = DefaultedKey<Double>(
        "phase", .double(.from(0, through: 1, "a share of a turn")), default: 0,
        "The rotation of the activity indicator, from 0 to 1 turn.")
    let title = Key<String>("title", .text, "The title below the activity indicator.")
}
