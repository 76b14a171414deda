import ArgumentParser
import Tableshot

/// The command that prints the JSON Schema of documents.
struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Print a JSON Schema of documents, from which editors complete.",
        discussion: """
            The cells that this program knows are part of it, with the names and types of their \
            values. For an editor with the YAML language server, save it and begin documents with

              # yaml-language-server: $schema=schema.json
            """)

    func run() throws {
        let schema = JSONSchema(catalogue: CommandSetting.current.catalogue)
        try Console.standard.write(schema.text())
    }
}
