import ArgumentParser
import Tableshot

/// The command that lists the symbols for images.
struct SymbolsCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = CommandSetting.current.name
        return CommandConfiguration(
            commandName: "symbols",
            abstract: "List the names of the symbols, or the names that contain a word.",
            discussion: """
                In a document, write image: {symbol: wifi}. In Swift, write Image(systemName: "wifi").

                  \(name) symbols
                  \(name) symbols arrow
                """)
    }

    @Argument(help: ArgumentHelp("A word that the listed names contain.", valueName: "word"))
    var word: String?

    func run() throws {
        let all = Image.symbolNames
        guard let word else { return try Console.standard.print(all.joined(separator: "\n")) }
        let found = all.filter { $0.contains(word.lowercased()) }
        guard found.isEmpty else {
            return try Console.standard.print(found.joined(separator: "\n"))
        }
        let near = Suggestion.nearest(to: word, among: all)
        throw CommandFailure(
            "no symbol's name contains \(String(reflecting: word))"
                + (near.isEmpty ? "" : "; did you mean \(Suggestion.list(near, "or"))?")
                + "; leave the word out to list all names")
    }
}
