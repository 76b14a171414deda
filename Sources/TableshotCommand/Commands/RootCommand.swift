import ArgumentParser
import InterfaceBuilderScenes
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
                A document describes a table in YAML or JSON. The shortest document has three lines:

                  table:
                    rows:
                      - text: Hello

                Save the lines as hello.table.yaml, and run:

                  \(name) init Screens                 writes a first document and its picture
                  \(name) render hello.table.yaml      writes hello.png
                  \(name) animate FILE                 renders the timeline of a document
                  \(name) verify                       compares documents with recorded pictures
                  \(name) report                       writes a page of the differences
                  \(name) samples                      lists the built-in tables
                  \(name) inspect hello.table.yaml     lists rows, views and faults
                  \(name) diff OLD.png NEW.png         compares pictures, animations and folders
                  \(name) schema > schema.json         writes a schema for completion in editors
                  \(name) explain row.accessoryView    describes a key of documents
                  \(name) symbols                      lists the symbols of images
                  \(name) fonts --copy Fonts           copies the fonts of documents beside them
                  \(name) doctor                       checks libraries and fonts

                This command prints a script with which a shell completes commands, options and names:

                  \(name) --generate-completion-script bash

                Save the script for bash as ~/.local/share/bash-completion/completions/\(name), the \
                script for zsh as _\(name) in a folder of $fpath, and the script for fish as \
                ~/.config/fish/completions/\(name).fish.

                Exit codes: 0 success; 1 if 'diff' or 'verify' finds a difference, if \
                'inspect --strict' has findings about performance or accessibility, or if 'doctor' \
                misses an essential library or font; 2 if input cannot be rendered or output cannot be \
                written; 3 if 'verify' has recorded a reference; 64 wrong usage. If a reader closes \
                its pipe early, as 'head' does, the exit code does not change.
                """,
            version: "\(name) \(CommandSetting.current.version)",
            subcommands: subcommands)
    }

    /// The commands by name, in the order of the help.
    static let subcommands: [any ParsableCommand.Type] = [
        InitCommand.self, RenderCommand.self, AnimateCommand.self, SamplesCommand.self,
        InspectCommand.self, VerifyCommand.self, ServeCommand.self, AcceptCommand.self,
        ReportCommand.self, PruneCommand.self, MergeReportsCommand.self, DiffCommand.self,
        GalleryCommand.self, RunCommand.self, SchemaCommand.self, ExplainCommand.self,
        ReferenceCommand.self, SymbolsCommand.self,
        FontsCommand.self, DoctorCommand.self,
    ]
}

/// The command that prints the JSON Schema of documents.
struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Print a JSON Schema of documents, for completion in editors.",
        discussion: """
            The schema includes the cells of this program, with the names and types of their \
            values. For an editor with the YAML language server, save the schema and begin each \
            document with

              # yaml-language-server: $schema=schema.json

            With the paths of xibs and storyboards, the schema also includes their cells, so that \
            an editor completes the outlets, tags and key paths of a row such as
            {cell: {nib: PriceCell.xib}, values: {titleLabel: Coffee}}.
            """)

    @Argument(
        help: ArgumentHelp(
            "Paths of .xib and .storyboard files with cells.", valueName: "file"),
        completion: .file(extensions: ["xib", "storyboard"]))
    var files: [String] = []

    func run() throws {
        let catalogue = CommandSetting.current.catalogue
        let rules = try files.flatMap {
            try NibRules.rules(forFileAt: $0, classes: catalogue.viewClasses)
        }
        try Console.standard.write(JSONSchema(catalogue: catalogue, rowRules: rules).text())
    }
}
