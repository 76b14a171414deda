import ArgumentParser
import Tableshot

/// The command that lists and renders the named tables and cells of the catalogue.
struct SamplesCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = CommandSetting.current.name
        return CommandConfiguration(
            commandName: "samples",
            abstract: "List the built-in tables and cells, or render tables.",
            discussion: """
                Without a name, lists the built-in tables, and the cells that documents can use. With \
                names, renders the named tables. For the name of a cell, renders a table that shows the \
                cell.

                  \(name) samples
                  \(name) samples \(CommandSetting.current.sampleName) --scale 3
                  \(name) samples --all -o out --theme ios6
                """,
            aliases: ["tables"])
    }

    @Argument(
        help: ArgumentHelp(
            "Tables or cells to render. Without a name, all are listed.", valueName: "name"),
        completion: .list(CommandSetting.current.namesToRender))
    var names: [String] = []

    @Flag(help: "Render every table.")
    var all = false

    @OptionGroup(title: "Picture") var picture: PictureOptions
    @OptionGroup(title: "Part") var part: PartOptions
    @OptionGroup(title: "Sheet") var sheet: SheetOptions
    @OptionGroup var options: RunOptions

    func validate() throws {
        try part.check(picture)
        if all, !names.isEmpty { throw ValidationError("'--all' and names exclude each other") }
    }

    func run() throws {
        let catalogue = CommandSetting.current.catalogue
        guard all || !names.isEmpty else {
            return try Console.standard.print(SampleList(catalogue).text)
        }
        let tables = try all ? catalogue.tables.map(\.name) : Self.tables(names)
        let source = try RequestSource(fonts: options.fontOptions.fonts, isStrict: options.strict)
        let writer = try PictureWriter(
            options, sheet: sheet, source: source, count: tables.count, defaultOutput: ".")
        try writer.write(tables) { index in
            try picture.requests(for: try source.request(forTable: tables[index]), part: part)
        }
    }

    /// Returns the tables for the given names, without duplicates.
    private static func tables(_ names: [String]) throws -> [String] {
        var seen: Set<String> = []
        return try names.map { try table($0, in: .current) }.filter { seen.insert($0).inserted }
    }

    /// Returns the table for a name: the table with this name, or the table that shows the cell
    /// with this name.
    static func table(_ name: String, in setting: CommandSetting) throws -> String {
        let catalogue = setting.catalogue
        if catalogue.table(named: name) != nil { return name }
        if let table = setting.tablesOfCells[name], catalogue.table(named: table) != nil {
            return table
        }
        let tables = catalogue.tables.map(\.name)
        let offer =
            tables.isEmpty
            ? "this program has no tables"
            : "the tables are \(Suggestion.list(tables, "and"))"
        if catalogue.cell(named: name) != nil {
            throw CommandFailure(
                "'\(name)' is a cell for documents, and no table of this program shows the cell; "
                    + "\(offer)")
        }
        let hint =
            Suggestion.question(for: name, among: tables + catalogue.cells.map(\.name)) ?? offer
        throw CommandFailure("no table or cell is called '\(name)'; \(hint)")
    }
}

extension CommandSetting {
    /// A table name for examples in messages.
    var sampleName: String { catalogue.tables.first?.name ?? "NAME" }

    /// Names that `samples` accepts: the names of tables, and the names of cells that a table
    /// shows.
    var namesToRender: [String] {
        catalogue.tables.map(\.name)
            + catalogue.cells.map(\.name).filter { tablesOfCells[$0] != nil }
    }
}
