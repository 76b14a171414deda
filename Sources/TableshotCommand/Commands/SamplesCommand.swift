import ArgumentParser
import Tableshot

/// Lists and renders what the catalogue has by name.
struct SamplesCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = CommandSetting.current.name
        return CommandConfiguration(
            commandName: "samples",
            abstract: "List the tables and cells that come along, or render tables.",
            discussion: """
                Without a name, lists the tables that can be rendered by name, and the cells that \
                documents can use. With names, renders these tables.

                  \(name) samples
                  \(name) samples \(CommandSetting.current.sampleName) --scale 3
                  \(name) samples --all -o out --theme classic
                """,
            aliases: ["tables"])
    }

    @Argument(
        help: ArgumentHelp("Tables to render; nothing lists them.", valueName: "name"),
        completion: .list(CommandSetting.current.catalogue.tables.map(\.name)))
    var names: [String] = []

    @Flag(help: "Render every table.")
    var all = false

    @OptionGroup(title: "Picture") var picture: PictureOptions
    @OptionGroup var options: RunOptions

    func validate() throws {
        if all, !names.isEmpty { throw ValidationError("'--all' and names exclude each other") }
    }

    func run() throws {
        let catalogue = CommandSetting.current.catalogue
        guard all || !names.isEmpty else {
            return try Console.standard.print(SampleList(catalogue).text)
        }
        let tables = all ? catalogue.tables.map(\.name) : names
        for name in tables { try Self.check(name, in: catalogue) }
        let writer = try PictureWriter(options, count: tables.count, defaultOutput: ".")
        let source = try RequestSource(fonts: options.fonts)
        try writer.write(tables) { index in
            var request = try source.request(forTable: tables[index])
            try picture.apply(to: &request)
            return request
        }
    }

    private static func check(_ name: String, in catalogue: CellCatalogue) throws {
        guard catalogue.table(named: name) == nil else { return }
        let names = catalogue.tables.map(\.name)
        let hint =
            Suggestion.question(for: name, among: names)
            ?? (names.isEmpty
                ? "this program has no tables" : "there are \(Suggestion.list(names, "and"))")
        throw CommandFailure("no table is called '\(name)'; \(hint)")
    }
}

extension CommandSetting {
    /// A name for examples.
    var sampleName: String { catalogue.tables.first?.name ?? "NAME" }
}
