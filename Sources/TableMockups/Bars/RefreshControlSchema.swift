import DocumentSyntax

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
