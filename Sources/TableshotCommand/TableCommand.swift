import ArgumentParser
import Foundation
import Tableshot

/// The command line of Tableshot for a custom catalogue.
///
/// A short program offers every command for its own cells:
///
///     import TableshotCommand
///
///     TableCommand.main(myCells)
public enum TableCommand {
    /// Runs the command that the process's arguments describe, and ends the process.
    ///
    /// The exit code is 0 on success, 2 if the input cannot be rendered or the output cannot be
    /// written, 64 for wrong usage, and 1 if `doctor` finds missing files or a strict `inspect`
    /// finds a fault. Call this function first in the program, because it removes environment
    /// variables that libraries would read.
    ///
    /// - Parameters:
    ///   - catalogue: the cells and tables that users can name.
    ///   - name: the program's name in help and messages.
    ///   - version: the text that `--version` prints.
    ///   - tablesOfCells: the tables that `samples` renders to show cells, by cell name.
    ///   - variables: names of environment variables to keep, for the catalogue's own code.
    public static func main(
        _ catalogue: CellCatalogue = CellCatalogue(), name: String = "tableshot",
        version: String = TableshotVersion.current, tablesOfCells: [String: String] = [:],
        keeping variables: Set<String> = []
    ) -> Never {
        EnvironmentSanitizer.apply(keeping: variables)
        // A closed pipe becomes a write error and does not end the process.
        signal(SIGPIPE, SIG_IGN)
        // Exceeding the file size limit becomes a write error, too.
        signal(SIGXFSZ, SIG_IGN)
        let watch = Interrupts.watch()
        let setting = CommandSetting(
            catalogue: catalogue, name: name, version: version, tablesOfCells: tablesOfCells)
        let status = withExtendedLifetime(watch) {
            run(Array(CommandLine.arguments.dropFirst()), setting)
        }
        // Leak checkers would report the memory of Fontconfig's caches.
        FontBook.standard.releaseCaches()
        exit(status)
    }

    /// Runs a command line within this process, for the fuzzer, and returns the exit code.
    package static func status(
        of arguments: [String], catalogue: CellCatalogue, tablesOfCells: [String: String]
    ) -> Int32 {
        run(arguments, CommandSetting(catalogue: catalogue, tablesOfCells: tablesOfCells))
    }

    /// Removes environment variables that may change a picture; see `EnvironmentSanitizer`.
    package static func sanitizeEnvironment() { EnvironmentSanitizer.apply() }

    /// Runs one command line and returns the exit code.
    static func run(_ arguments: [String], _ setting: CommandSetting) -> Int32 {
        CommandSetting.$current.withValue(setting) {
            var kind: ParsableCommand.Type?
            do {
                if arguments == ["--version"] {
                    try Console.standard.print("\(setting.name) \(setting.version)")
                    return ExitStatus.success
                }
                var command = try Self.command(
                    CropArguments.joined(UpdateArguments.joined(arguments)))
                kind = type(of: command)
                try command.run()
                return ExitStatus.success
            } catch {
                return conclude(error, of: kind)
            }
        }
    }

    /// Returns the command that arguments describe.
    ///
    /// The parser examines every command of its root. Therefore the named command is the root, and
    /// the whole command line is parsed only for its messages: help, the version and mistakes.
    private static func command(_ arguments: [String]) throws -> ParsableCommand {
        guard let name = arguments.first else { return try RootCommand.parseAsRoot(arguments) }
        let named = RootCommand.subcommands.first {
            $0._commandName == name || $0.configuration.aliases.contains(name)
        }
        if let named, let command = try? named.parseAsRoot(Array(arguments.dropFirst())),
            type(of: command) == named
        {
            return command
        }
        try UnknownCommand.check(arguments)
        return try RootCommand.parseAsRoot(arguments)
    }

    /// Prints the message of an error and returns the exit code.
    ///
    /// - Parameter command: the running command, or `nil` if parsing the arguments failed.
    private static func conclude(_ error: any Error, of command: ParsableCommand.Type?) -> Int32 {
        if let exit = error as? ExitCode { return exit.rawValue }
        let text = RootCommand.fullMessage(for: error)
        if RootCommand.exitCode(for: error) == .success {
            // The user asked for help, the version or completions. The text is not an error.
            do {
                try Console.standard.print(text)
                return ExitStatus.success
            } catch {
                Console.standard.report(error)
                return ExitStatus.badInput
            }
        }
        if RootCommand.exitCode(for: error) == .validationFailure {
            Console.standard.printError(
                command.map { wrongUsage(error, of: $0) } ?? Self.houseForm(text))
            return ExitStatus.wrongUsage
        }
        Console.standard.report(error)
        return ExitStatus.badInput
    }

    /// Returns the message for wrong usage that a running command detects.
    ///
    /// The parser no longer knows the command at that time and would print the usage of the
    /// root command.
    private static func wrongUsage(
        _ error: any Error, of command: ParsableCommand.Type
    ) -> String {
        let names = [RootCommand._commandName, command._commandName]
        return """
            error: \(RootCommand.message(for: error))
            Usage: \(RootCommand.usageString(for: command))
              See '\(names.joined(separator: " ")) --help' for more information.
            """
    }

    /// Returns the parser's message with the prefix `error: ` in lower case, as in all other
    /// errors.
    private static func houseForm(_ text: String) -> String {
        UnknownOption.withoutFarName(
            text.hasPrefix("Error: ") ? "error: " + text.dropFirst("Error: ".count) : text)
    }
}

/// Conversion of `--crop` arguments that begin with a negative number, which the parser would
/// take for an option.
enum CropArguments {
    /// Returns the arguments of `animate` with `--crop -10,0,20,20` joined into a single argument.
    ///
    /// Other arguments do not change.
    static func joined(_ arguments: [String]) -> [String] {
        guard arguments.first == "animate" else { return arguments }
        var result: [String] = []
        for argument in arguments {
            let second = argument.dropFirst().first
            if result.last == "--crop", argument.hasPrefix("-"),
                let second, second.isNumber || second == "."
            {
                result[result.count - 1] += "=" + argument
            } else {
                result.append(argument)
            }
        }
        return result
    }
}

/// The parser's message about an unknown option.
enum UnknownOption {
    /// Returns a message without a proposed option that does not resemble the unknown option.
    ///
    /// The parser proposes an option for every word.
    static func withoutFarName(_ text: String) -> String {
        let form = /Unknown option '-*([^']*)'(\. Did you mean '-*([^']*)'\?)/
        guard let found = text.firstMatch(of: form),
            Suggestion.names(near: String(found.1), among: [String(found.3)]).isEmpty,
            found.1 != found.3
        else { return text }
        return text.replacingCharacters(in: found.2.startIndex..<found.2.endIndex, with: "")
    }
}

/// Search for a word that stands in the place of a command and names no command.
enum UnknownCommand {
    /// Checks the command's name, and the names after `help`.
    ///
    /// - Throws: a `ValidationError` that names the nearest commands.
    static func check(_ arguments: [String]) throws {
        guard let first = arguments.first else { return }
        guard !first.hasPrefix("-") else { return try checkOption(first) }
        let typed = first == "help" ? arguments.dropFirst().first : first
        let names = RootCommand.subcommands.flatMap {
            [$0._commandName] + $0.configuration.aliases
        }
        guard let typed, !typed.hasPrefix("-"), typed != "help", !names.contains(typed) else {
            return
        }
        throw ValidationError("'\(typed)' is not a command\(advice(typed, among: names))")
    }

    /// Options that need no command.
    private static let options = [
        "--help", "--version", "--generate-completion-script", "--experimental-dump-help",
    ]

    /// Checks an option before any command.
    ///
    /// - Throws: a `ValidationError` that names the nearest option.
    private static func checkOption(_ argument: String) throws {
        let typed = String(argument.prefix { $0 != "=" })
        guard typed.hasPrefix("--"), typed != "--", !options.contains(typed),
            !typed.hasPrefix("---")
        else { return }
        let advice = advice(typed, among: options.dropLast())
        throw ValidationError(
            "'\(typed)' is not an option of '\(CommandSetting.current.name)'"
                + (advice.isEmpty ? "; give a command first" : advice))
    }

    private static func advice(_ typed: String, among names: some Sequence<String>) -> String {
        let near = Suggestion.names(near: typed, among: names).map { "'\($0)'" }
        return near.isEmpty ? "" : "; did you mean \(near.joined(separator: " or "))?"
    }
}

/// Values that a program passes to its commands besides the arguments.
///
/// The argument parser creates the commands itself. Therefore the setting is bound to the
/// running task.
struct CommandSetting: Sendable {
    var catalogue = CellCatalogue()
    var name = "tableshot"
    var version = TableshotVersion.current
    /// Names of the tables that `samples` renders for a cell, by cell name.
    var tablesOfCells: [String: String] = [:]

    @TaskLocal static var current = CommandSetting()
}
