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
            abstract: "Write a page that shows the differences of the last 'verify'.",
            discussion: """
                The page can be opened from a disk, sent as an archive or put on a server, and needs \
                no network. An earlier report in the folder is replaced when the new report is \
                complete. A folder with other files is refused.

                  \(name) report
                  \(name) report merged -o public/snapshots

                Prints the path of the page. Exit codes: 0 success; 2 if there are no results, or if \
                the report cannot be written.
                """)
    }

    @Argument(
        help: ArgumentHelp(
            "The folder of the run's results. The default is \(RunFolder.help).",
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

    @Flag(help: "Also copy the pictures of passed snapshots.")
    var passed = false

    @Flag(name: .shortAndLong, help: "Do not print the path.")
    var quiet = false

    func validate() throws {
        if results == "" {
            throw ValidationError("the path of the results is empty; give a folder")
        }
        if output?.isEmpty == true {
            throw ValidationError("'--output' is empty; give a folder")
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
