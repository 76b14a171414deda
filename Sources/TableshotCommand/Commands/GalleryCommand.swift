import ArgumentParser
import Foundation
import TableGallery
import Tableshot

/// The command for the gallery of all elements in all themes.
struct GalleryCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = CommandSetting.current.name
        return CommandConfiguration(
            commandName: "gallery",
            abstract: "Write pages that show every element in every theme.",
            discussion: """
                Writes gallery.md, a page for each element and the pictures, and prints their paths. \
                A page lists the values of the themes that determine its element, with the source of \
                each value; values without proof are marked.

                  \(name) gallery -o pages
                """)
    }

    @Option(
        name: [.short, .customLong("output")],
        help: ArgumentHelp(
            "The folder for the pages. A missing folder is created.", valueName: "dir"),
        completion: .directory)
    var output = "."

    @OptionGroup var fontOptions: FontOptions

    @Flag(name: .shortAndLong, help: "Do not print paths.")
    var quiet = false

    func validate() throws {
        if output.isEmpty { throw ValidationError("'--output' is empty; give a folder") }
    }

    func run() throws {
        let book = try FontBook.standard.adding(directories: fontOptions.fonts, isStrict: false)
        let gallery = Gallery()
        var protection = InputProtection()
        protection.read(fonts: book.paths)
        for path in gallery.paths(in: output) {
            protection.write(path, "the gallery", advice: "give '-o' another folder")
        }
        try protection.check()
        let pictures = output + "/" + Gallery.folderName
        do {
            try FileManager.default.createDirectory(
                atPath: pictures, withIntermediateDirectories: true)
        } catch {
            throw CommandFailure(
                "the folder for the gallery's pictures cannot be created; give a writable folder with "
                    + "'-o DIR'", path: pictures)
        }
        try gallery.write(to: output, fontBook: book) { path in
            if !quiet { try Console.standard.print(path) }
        }
    }
}
