import Tableshot

/// Values that a program passes to its commands besides the arguments.
///
/// The argument parser creates the commands itself. Therefore the setting is bound to the
/// running task.
struct CommandSetting: Sendable {
    var catalogue = CellCatalogue()
    var name = "tableshot"
    var version = TableshotVersion.current
    /// Names of the tables that `samples` renders for a cell, by cell name.
    var tablesOfCells: [String: String] = [:]

    @TaskLocal static var current = CommandSetting()
}
