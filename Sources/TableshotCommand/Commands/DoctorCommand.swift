import ArgumentParser
import Tableshot

/// Says what this machine has and lacks for rendering.
struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "List the libraries and fonts that are used, and what is missing.",
        discussion: """
            Pictures depend on the versions of the libraries and on the fonts' files; compare the \
            output of two machines whose pictures differ.

            Fonts stand in for one another in the order in which they are listed. Exits with 1 if \
            a theme's own font is missing, or something is wrong with fonts given with --fonts.
            """)

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "A folder of fonts that come before the standard ones; may be repeated.",
            valueName: "dir"),
        completion: .directory)
    var fonts: [String] = []

    func run() throws {
        let setting = CommandSetting.current
        let (book, problems) = FontBook.standard.adding(usableOf: fonts)
        let diagnosis = Diagnosis(book, problems: problems)
        try Console.standard.print(
            diagnosis.text(program: setting.name, version: setting.version))
        if !diagnosis.isHealthy { throw ExitCode(ExitStatus.incomplete) }
    }
}
