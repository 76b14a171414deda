import ArgumentParser
import Tableshot

/// The command without a subcommand.
///
/// It prints its help.
struct RootCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = CommandSetting.current.name
        return CommandConfiguration(
            commandName: name,
            abstract: "Render UIKit-style table views to PNG, SVG and PDF, offscreen.",
            discussion: """
                A document describes a table in YAML or JSON; three lines are enough:

                  table:
                    rows:
                      - text: Hello

                Save them as hello.table.yaml, and then:

                  \(name) render hello.table.yaml      writes hello.png
                  \(name) animate FILE                 makes frames of its timeline
                  \(name) verify                       compares documents with what was recorded
                  \(name) report                       shows what differs, for a browser
                  \(name) samples                      lists tables that come along
                  \(name) inspect hello.table.yaml     lists its rows, views and faults
                  \(name) diff OLD.png NEW.png         compares pictures, animations and folders
                  \(name) schema > schema.json         for an editor that completes keys
                  \(name) symbols                      lists the symbols of images
                  \(name) doctor                       checks libraries and fonts

                Shells complete commands, options and names from a script that this prints:

                  \(name) --generate-completion-script bash

                Save it as ~/.local/share/bash-completion/completions/\(name); that for zsh as \
                _\(name) in a folder of $fpath; that for fish as \
                ~/.config/fish/completions/\(name).fish.

                Exit codes: 0 all done; 2 input that cannot be rendered, or output that cannot be \
                written; 64 wrong usage; 'doctor' ends with 1 if something essential is missing, \
                'inspect --strict' if it finds faults of performance or accessibility, 'diff' and \
                'verify' if something differs; 'verify' ends with 3 if it has recorded something. A \
                reader that closes its pipe early, as 'head' does, is no error and changes no exit code.
                """,
            version: "\(name) \(CommandSetting.current.version)",
            subcommands: [
                RenderCommand.self, AnimateCommand.self, SamplesCommand.self, InspectCommand.self,
                VerifyCommand.self, AcceptCommand.self, ReportCommand.self, PruneCommand.self,
                MergeReportsCommand.self, DiffCommand.self, GalleryCommand.self,
                SchemaCommand.self, SymbolsCommand.self, DoctorCommand.self,
            ])
    }
}

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
