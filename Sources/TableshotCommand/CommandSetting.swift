import Tableshot

/// What a program gives the command besides its arguments.
///
/// The argument parser makes the commands itself, so what they work with is bound to the task that
/// runs them.
struct CommandSetting: Sendable {
    var catalogue = CellCatalogue()
    var name = "tableshot"
    var version = TableshotVersion.current
    /// The table to render for a cell's name.
    var tablesOfCells: [String: String] = [:]

    @TaskLocal static var current = CommandSetting()
}
