import ArgumentParser
import Foundation
import TableSnapshots
import Tableshot

/// The command that reports whether this machine has the fonts and libraries for rendering.
struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "List the libraries and fonts that are used, and what is missing.",
        discussion: """
            Pictures depend on the versions of the libraries and on the fonts' files; compare the \
            output of two machines whose pictures differ.

            Fonts stand in for one another in the order in which they are listed. Exits with 1 if \
            a theme's own font is missing, or something is wrong with fonts given with --fonts.

            With --lock, the versions and the fonts' hashes are compared with those in a file, which \
            a team keeps beside its recorded pictures: 0 if they are the same, 1 if not. A file that \
            is missing is written (3), and -u writes it anew, neither where CI is set, nor into a \
            folder that is not there (2).
            """)

    @OptionGroup var fontOptions: FontOptions

    @Option(
        help: ArgumentHelp(
            "Compare with the environment in a file, or write the file.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var lock: String?

    @Flag(name: [.customShort("u"), .long], help: "Write the file of '--lock' anew.")
    var updateLock = false

    func validate() throws {
        if lock == "" { throw ValidationError("'--lock' is empty; a file is needed") }
        if updateLock, lock == nil { throw ValidationError("'-u' needs '--lock FILE'") }
    }

    func run() throws {
        if let lock { return try check(lock) }
        let setting = CommandSetting.current
        let (book, problems) = FontBook.standard.adding(usableOf: fontOptions.fonts)
        let diagnosis = Diagnosis(book, problems: problems)
        try Console.standard.print(
            diagnosis.text(program: setting.name, version: setting.version))
        if !diagnosis.isHealthy { throw ExitCode(ExitStatus.incomplete) }
    }

    /// Compares this machine with a lock file, or writes the lock file.
    private func check(_ path: String) throws {
        let book = try FontBook.standard.adding(directories: fontOptions.fonts, isStrict: true)
        let files = FontInventory(book).files.map {
            (($0.path as NSString).lastPathComponent, $0.hash)
        }
        let here = EnvironmentLock(
            environment: TableshotVersion.environment,
            fonts: Dictionary(files, uniquingKeysWith: { first, _ in first }))
        // An unreadable lock file may be overwritten.
        guard !updateLock, let lock = try EnvironmentLock.read(path) else {
            let policy = try RecordPolicy.standard(in: ProcessInfo.processInfo.environment)
            guard policy != .never else {
                throw CommandFailure(
                    (updateLock
                        ? "the lock is not written anew"
                        : "there is no such lock, and none is written")
                        + " where CI is set or \(RecordPolicy.variable) is never; write it on your "
                        + "machine and commit it", path: path)
            }
            guard try EnvironmentLock.mayReplace(path) else {
                throw CommandFailure(
                    "it is no lock that 'doctor' has written, and '-u' replaces nothing else; name "
                        + "another file, or remove this one", path: path)
            }
            let folder = path.folderPath
            guard folder.isEmpty || DocumentSearch.isFolder(folder) else {
                throw CommandFailure(
                    "there is no folder '\(folder)'; make it, or name a file in one that is there",
                    path: path)
            }
            try here.write(to: path)
            try Console.standard.print("\(path): recorded")
            throw ExitCode(ExitStatus.recorded)
        }
        let differences = here.differences(from: lock)
        for line in differences { try Console.standard.print("\(path): \(line)") }
        if !differences.isEmpty { throw ExitCode(ExitStatus.different) }
        try Console.standard.print("\(path): the same environment")
    }
}
