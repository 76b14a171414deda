import ArgumentParser
import Foundation
import TableSnapshots
import Tableshot

/// The command that writes a first document, its recorded picture and a workflow into a folder.
struct InitCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = CommandSetting.current.name
        return CommandConfiguration(
            commandName: "init",
            abstract: "Write a first document, its recorded picture and a workflow into a folder.",
            discussion: """
                Prints the paths of the written files, and the next commands:

                  \(Self.documentName)              the screen of a settings app
                  \(Self.schemaName)            a schema that completes keys
                  \(SnapshotScope.folderName)/settings.png       the recorded picture
                  \(Self.workflowName)  a workflow of GitHub Actions

                The workflow is written to the root of the Git repository if the folder lies in a \
                repository. No existing file is replaced. With '--force', files that an earlier \
                'init' wrote are replaced. An existing workflow for other folders stays, and the \
                command to add to it is printed.

                  \(name) init
                  \(name) init Screens

                Exit codes: 0 success; 2 if a file exists or cannot be written.
                """)
    }

    @Argument(
        help: ArgumentHelp("The folder, which is created if it is missing.", valueName: "dir"),
        completion: .directory)
    var folder = "."

    @Flag(help: "Replace the files of an earlier 'init'.")
    var force = false

    private static let documentName = "settings.table.yaml"
    private static let schemaName = "tableshot.schema.json"
    private static let workflowName = ".github/workflows/tableshot.yml"

    func validate() throws {
        if folder.isEmpty { throw ValidationError("the folder's path is empty") }
        if folder.contains(where: \.isNewline) {
            throw ValidationError("the folder's name has a line break; give a name without it")
        }
    }

    func run() throws {
        let setting = CommandSetting.current
        let normalized = SnapshotPlaces.normalized(folder)
        let place = normalized.isEmpty ? "." : normalized
        let root = Self.repository(of: place)
        let document = StarterFile(path: Self.joined(place, Self.documentName), kind: .text)
        let schema = StarterFile(path: Self.joined(place, Self.schemaName), kind: .schema)
        let picture = StarterFile(
            path: Self.joined(place, SnapshotScope.folderName + "/settings.png"), kind: .picture)
        let workflow = StarterFile(
            path: Self.joined(root?.path ?? place, Self.workflowName), kind: .text)
        let text = StarterText(program: setting.name)
        let verification = text.verification(of: root?.folder ?? ".")
        let keepsWorkflow = workflow.exists && !workflow.contains(verification)
        let files = [document, schema, picture] + (keepsWorkflow ? [] : [workflow])
        try check(files)
        try Self.write(text.document(schema: Self.schemaName), to: document)
        try Self.write(JSONSchema(catalogue: setting.catalogue).text(), to: schema)
        if !keepsWorkflow {
            try Self.write(text.workflow(folder: root?.folder ?? "."), to: workflow)
        }
        try Self.record(document.path)
        let console = Console.standard
        for file in files { try console.print(file.path) }
        if keepsWorkflow {
            try console.print(
                "\n\(workflow.path) exists. Add this command to it:\n  \(verification)")
        }
        let word = ShellWord(place)
        try console.print(
            """

            Next commands:
              \(setting.name) serve \(word)     shows the picture in a browser, and follows each change
              \(setting.name) verify \(word)    compares the document with its recorded picture
            """)
    }

    /// Rejects existing files, unless `--force` may replace them.
    private func check(_ files: [StarterFile]) throws {
        let existing = files.filter(\.exists)
        let kept = force ? existing.filter { !$0.isOwn } : existing
        guard !kept.isEmpty else { return }
        let names = kept.map(\.path).joined(separator: ", ")
        let verb = kept.count == 1 ? "exists" : "exist"
        throw CommandFailure(
            force
                ? "\(names) \(verb), and '--force' replaces only files of an earlier 'init'; move the "
                    + "files, or name another folder"
                : "\(names) \(verb); name another folder, or give '--force' to replace files of an "
                    + "earlier 'init'")
    }

    private static func write(_ text: String, to file: StarterFile) throws {
        try OutputFolder.write(Array(text.utf8), to: file.path)
    }

    /// Draws the document and records its picture.
    private static func record(_ path: String) throws {
        let folder = try Interrupts.temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let command = try VerifyCommand.parse([
            path, "--record", "all", "--output", folder + "/results", "--quiet",
            "--reporter", "text=\(folder)/log.txt",
        ])
        let status = try VerifySession(command, environment: [:]).verify()
        guard status == ExitStatus.recorded || status == ExitStatus.success else {
            throw CommandFailure("the picture of the document cannot be recorded", path: path)
        }
    }

    /// Returns the root of the Git repository that contains a folder, and the path of the folder in
    /// the repository; `nil` without a repository.
    ///
    /// The folder may not exist yet.
    private static func repository(of folder: String) -> (path: String, folder: String)? {
        let places = SnapshotPlaces(folder: nil)
        let whole = places.realPath(folder)
        var root = whole
        while access(joined(root, ".git"), F_OK) != 0 {
            guard root.count > 1 else { return nil }
            root = root.folderPath
        }
        let inner = whole.dropFirst(root == "/" ? 1 : root.count + 1)
        let path = places.relative(root)
        return (path.isEmpty ? "." : path, inner.isEmpty ? "." : String(inner))
    }

    private static func joined(_ folder: String, _ name: String) -> String {
        folder == "." ? name : (folder as NSString).appendingPathComponent(name)
    }
}
