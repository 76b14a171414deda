import ArgumentParser
import TableReport
import TableSnapshots
import Tableshot

/// The command that writes the results of a run as an HTML page.
struct ReportCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = CommandSetting.current.name
        return CommandConfiguration(
            commandName: "report",
            abstract: "Write the last 'verify' as a page that shows what differs.",
            discussion: """
                The folder can be opened from a disk, sent as an archive or put on a server; it needs \
                no network. An earlier report in it is replaced once the new one is whole; a folder \
                that holds anything else is refused.

                  \(name) report
                  \(name) report merged -o public/snapshots

                Prints the path of the page. Exit codes: 0; 2 if there are no results, or if the \
                report cannot be written.
                """)
    }

    @Argument(
        help: ArgumentHelp(
            "The folder of the run's results; without it \(RunFolder.help).",
            valueName: "results"),
        completion: .directory)
    var results: String?

    @Option(
        name: [.short, .customLong("output")],
        help: ArgumentHelp(
            "The folder for the report; without it, '\(HTMLReport.folderName)' in that of the "
                + "results.", valueName: "dir"),
        completion: .directory)
    var output: String?

    @Flag(help: "Copy the pictures of what passed, too.")
    var passed = false

    @Flag(name: .shortAndLong, help: "Do not print the path.")
    var quiet = false

    func validate() throws {
        if results == "" { throw ValidationError("the folder of the results is empty") }
        if output?.isEmpty == true {
            throw ValidationError("'--output' is empty; a folder is needed")
        }
    }

    func run() throws {
        let results = results ?? RunFolder.standard
        let folder = RunResults.folder(of: results)
        let run = try RunResults.read(results)
        var protection = InputProtection()
        protection.read(results, run, try? RunRoot(of: run, from: results))
        protection.writePage(to: output ?? folder.file(HTMLReport.folderName))
        try protection.check()
        let page = try ReportWriter(folder: folder, output: output, includesPassed: passed)
            .write(run)
        if !quiet { try Console.standard.print(page) }
    }
}
