import ArgumentParser
import TableGallery
import Tableshot

/// The command that lists the symbols for images or draws them on a sheet.
struct SymbolsCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = CommandSetting.current.name
        return CommandConfiguration(
            commandName: "symbols",
            abstract: "List the names of the symbols, or the names that contain a word.",
            discussion: """
                In a document, write image: {symbol: wifi}. In Swift, write Image(systemName: "wifi").
                '--sheet' writes a picture of the symbols with their names.

                  \(name) symbols
                  \(name) symbols arrow
                  \(name) symbols arrow --sheet arrows.png
                """)
    }

    @Argument(help: ArgumentHelp("A word that the listed names contain.", valueName: "word"))
    var word: String?

    @Option(
        help: ArgumentHelp(
            "Write a PNG with the symbols and their names, in place of the list.",
            valueName: "file"),
        completion: .file(extensions: ["png"]))
    var sheet: String?

    @OptionGroup var fontOptions: FontOptions

    func validate() throws {
        guard let sheet else { return }
        if sheet == "" { throw ValidationError("'--sheet' is empty; a file is needed") }
        guard (sheet as NSString).pathExtension.lowercased() == "png" else {
            throw ValidationError("'--sheet \(sheet)' does not end in .png; give FILE.png")
        }
    }

    func run() throws {
        let names = try names()
        guard let sheet else { return try Console.standard.print(names.joined(separator: "\n")) }
        let book = try FontBook.standard.adding(directories: fontOptions.fonts, isStrict: false)
        var protection = InputProtection()
        protection.read(fonts: book.paths)
        protection.write(sheet, "the sheet of symbols", advice: "give '--sheet' another file")
        try protection.check()
        try SymbolSheet(names: names).picture(fontBook: book).writePNG(to: sheet)
        try Console.standard.print(sheet)
    }

    /// Returns all names, or the names that contain the word.
    private func names() throws -> [String] {
        let all = Image.symbolNames
        guard let word else { return all }
        let found = all.filter { $0.contains(word.lowercased()) }
        guard found.isEmpty else { return found }
        let near = Suggestion.nearest(to: word, among: all)
        throw CommandFailure(
            "no symbol's name contains \(String(reflecting: word))"
                + (near.isEmpty ? "" : "; did you mean \(Suggestion.list(near, "or"))?")
                + "; leave the word out to list all names")
    }
}
