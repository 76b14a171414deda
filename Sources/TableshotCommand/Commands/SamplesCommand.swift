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
        let tables = try all ? catalogue.tables : names.map { try Self.table($0, in: catalogue) }
        let writer = try PictureWriter(options, count: tables.count, defaultOutput: ".")
        let fontBook = try FontBook.standard.adding(directories: options.fonts)
        try writer.write(tables.map(\.name)) { index in
            var request = PictureRequest(tables[index])
            request.context.fontBook = fontBook
            return try picture.apply(to: request)
        }
    }

    private static func table(_ name: String, in catalogue: Catalogue) throws -> CatalogueTable {
        if let table = catalogue.tables.first(where: { $0.name == name }) { return table }
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
