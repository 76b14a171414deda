import ArgumentParser
import DocumentReference
import DocumentSyntax
import Foundation
import Tableshot

/// The command that writes the reference of documents.
struct ReferenceCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = CommandSetting.current.name
        return CommandConfiguration(
            commandName: "reference",
            abstract: "Write pages about every key of documents, in Markdown.",
            discussion: """
                Writes reference.md and a page for each mapping, with the type, the default value \
                and an example of each key, and prints the paths. '--pictures' also draws the \
                examples. Their images, strings and data are files of the project's folder \
                Fixtures/documents.

                  \(name) reference -o pages
                  \(name) reference -o pages --pictures Fixtures/documents
                """)
    }

    @Option(
        name: [.short, .customLong("output")],
        help: ArgumentHelp(
            "The folder for the pages. A missing folder is created.", valueName: "dir"),
        completion: .directory)
    var output = "."

    @Option(
        help: ArgumentHelp(
            "Draw the examples, with the files of a folder.", valueName: "dir"),
        completion: .directory)
    var pictures: String?

    @OptionGroup var fontOptions: FontOptions

    @Flag(name: .shortAndLong, help: "Do not print paths.")
    var quiet = false

    func validate() throws {
        if output.isEmpty { throw ValidationError("'--output' is empty; give a folder") }
        if pictures == "" { throw ValidationError("'--pictures' is empty; give a folder") }
    }

    func run() throws {
        let reference = DocumentReference(catalogue: CommandSetting.current.catalogue)
        do {
            try FileManager.default.createDirectory(
                atPath: output, withIntermediateDirectories: true)
        } catch {
            throw CommandFailure(
                "the folder for the pages cannot be created; give a writable folder with '-o DIR'",
                path: output)
        }
        let drawn = try pictures.map { try draw(reference, files: $0) } ?? [:]
        let pages = ReferencePages(reference) { drawn[$0.path] }
        for page in pages.pages {
            let path = output + "/" + page.name
            try Data(page.text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
            if !quiet { try Console.standard.print(path) }
        }
    }

    /// Draws the examples and returns the pictures by the paths of the keys.
    private func draw(
        _ reference: DocumentReference, files: String
    ) throws -> [String: ReferencePicture] {
        let book = try FontBook.standard.adding(directories: fontOptions.fonts, isStrict: false)
        var reader = DocumentReader(catalogue: CommandSetting.current.catalogue, fontBook: book)
        reader.swiftCompiler = DocumentCellCompiler(FileLog())
        var drawn: [String: ReferencePicture] = [:]
        for key in reference.keys {
            guard let example = key.example, !example.isNib else { continue }
            let document = try example.document(in: files, reader: reader)
            guard document.timeline.isEmpty else { continue }
            let name = "reference-" + key.path.replacingOccurrences(of: ".", with: "-") + ".png"
            let picture = try render(document, fontBook: book)
            try picture.writePNG(to: output + "/" + name)
            drawn[key.path] = ReferencePicture(name: name, width: Int(picture.size.width))
        }
        return drawn
    }
}
