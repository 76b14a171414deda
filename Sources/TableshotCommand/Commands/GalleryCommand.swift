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
            abstract: "Write a page that shows every element in every theme, side by side.",
            discussion: """
                Writes gallery.md and its pictures, and prints their paths. The theme's values for \
                each element are listed below the element, with the source of each value; values \
                without proof are marked.

                  \(name) gallery -o Documentation
                """)
    }

    @Option(
        name: [.short, .customLong("output")],
        help: ArgumentHelp(
            "The folder for the page. A missing folder is created.", valueName: "dir"),
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
