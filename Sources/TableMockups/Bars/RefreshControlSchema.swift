import DocumentSyntax

/// `refreshControl: {progress: 0.5}`.
struct RefreshControlSchema: MappingSchema {
    static let displayName = "a refresh control"
    static let definition = "refreshControl"
    static let summary = "The wheel above a table that is pulled down."

    let progress = Key<Double>(
        "progress", .double(.from(0, through: 1, "a share")),
        "How far the table is pulled; without it the wheel turns.")
    let phase = DefaultedKey<Double>(
        "phase", .double(.from(0, through: 1, "a share of a turn")), default: 0,
        "How far the wheel has turned.")
    let title = Key<String>("title", .text, "A line below the wheel.")
}
