import ArgumentParser
import Foundation
import Tableshot

/// The command line of Tableshot for a catalogue of one's own.
///
/// A program of a few lines has every command for its own cells:
///
///     import TableshotCommand
///
///     TableCommand.main(myCells)
public enum TableCommand {
    /// Does what the process's arguments say, and ends the process.
    ///
    /// The exit code is 0, 2 for input that cannot be rendered or output that cannot be written, 64
    /// for wrong usage, and 1 if `doctor` finds that something is missing or a strict
    /// `inspect` finds a fault. Call it first thing: it removes the environment variables that it does not need
    /// itself, since libraries would read them.
    ///
    /// - Parameters:
    ///   - catalogue: the cells and tables that can be asked for by name.
    ///   - name: what the program is called in its help and messages.
    ///   - version: what `--version` says.
    ///   - tablesOfCells: for cells' names, the tables that `samples` renders to show them.
    ///   - variables: names of environment variables that the catalogue's own code reads, which stay.
    public static func main(
        _ catalogue: CellCatalogue = CellCatalogue(), name: String = "tableshot",
        version: String = TableshotVersion.current, tablesOfCells: [String: String] = [:],
        keeping variables: Set<String> = []
    ) -> Never {
        ProcessSeal.apply(keeping: variables)
        // A reader that goes away is an error of writing, not the end of the process.
        signal(SIGPIPE, SIG_IGN)
        // So is a file that may not become as large as it would.
        signal(SIGXFSZ, SIG_IGN)
        let watch = Interrupts.watch()
        let setting = CommandSetting(
            catalogue: catalogue, name: name, version: version, tablesOfCells: tablesOfCells)
        let status = withExtendedLifetime(watch) {
            run(Array(CommandLine.arguments.dropFirst()), setting)
        }
        // What Fontconfig keeps would look like lost memory to whoever checks for that.
        FontBook.standard.releaseCaches()
        exit(status)
    }

    /// Runs a command line within this process, for the fuzzer, and returns the exit code.
    package static func status(
        of arguments: [String], catalogue: CellCatalogue, tablesOfCells: [String: String]
    ) -> Int32 {
        run(arguments, CommandSetting(catalogue: catalogue, tablesOfCells: tablesOfCells))
    }

    /// Removes from the environment of this process what could change a picture; see `ProcessSeal`.
    package static func sealProcess() { ProcessSeal.apply() }

    /// Runs one command line and returns the exit code.
    static func run(_ arguments: [String], _ setting: CommandSetting) -> Int32 {
        CommandSetting.$current.withValue(setting) {
            var kind: ParsableCommand.Type?
            do {
                var command = try RootCommand.parseAsRoot(
                    CropArguments.joined(UpdateArguments.joined(arguments)))
                kind = type(of: command)
                try command.run()
                return ExitStatus.success
            } catch {
                return conclude(error, of: kind)
            }
        }
    }

    /// Prints what is to be said of an error and returns its exit code.
    ///
    /// - Parameter command: the command that was under way; nothing where its arguments were wrong already.
    private static func conclude(_ error: any Error, of command: ParsableCommand.Type?) -> Int32 {
        if let exit = error as? ExitCode { return exit.rawValue }
        let text = RootCommand.fullMessage(for: error)
        if RootCommand.exitCode(for: error) == .success {
            // Help, the version and completions are asked for, and so no errors.
            do {
                try Console.standard.print(text)
                return ExitStatus.success
            } catch {
                Console.standard.report(error)
                return ExitStatus.badInput
            }
        }
        if RootCommand.exitCode(for: error) == .validationFailure {
            Console.standard.complain(
                command.map { wrongUsage(error, of: $0) } ?? Self.houseForm(text))
            return ExitStatus.wrongUsage
        }
        Console.standard.report(error)
        return ExitStatus.badInput
    }

    /// What is said where a command finds only while it runs that it is used wrongly: the parser, which knows
    /// nothing of the command by then, would name the one at the root.
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

    /// The parser's message, beginning as all errors do.
    private static func houseForm(_ text: String) -> String {
        text.hasPrefix("Error: ") ? "error: " + text.dropFirst("Error: ".count) : text
    }
}
