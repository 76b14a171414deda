import ArgumentParser
import Foundation
import TableSnapshots
import Tableshot

/// The command that reports whether this machine has the fonts and libraries for rendering.
struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "List the used libraries and fonts, and the missing libraries and fonts.",
        discussion: """
            Pictures depend on the versions of the libraries and on the files of the fonts. If the \
            pictures of two machines differ, compare the output of 'doctor' on both machines.

            Fonts replace missing fonts in the listed order. Exits with 1 if the font of a theme is \
            missing, or if a font given with --fonts is faulty.

            A lock file holds the versions of the libraries and the hashes of the fonts. A team \
            keeps the lock file beside its recorded pictures. With --lock, the exit code is 0 if the \
            machine matches the lock file, 1 if not, and 3 if the missing file was written. -u \
            replaces the file. Nothing is written if CI is set or the folder is missing (2).
            """)

    @OptionGroup var fontOptions: FontOptions

    @Option(
        help: ArgumentHelp(
            "Compare this machine with a lock file, or write a missing lock file.",
            valueName: "file"),
        completion: .file(extensions: ["json"]))
    var lock: String?

    @Flag(name: [.customShort("u"), .long], help: "Replace the file of '--lock'.")
    var updateLock = false

    func validate() throws {
        if lock == "" { throw ValidationError("'--lock' is empty; give a file") }
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
                        ? "the lock file is not replaced"
                        : "the lock file is missing, and is not written")
                        + " if CI is set or \(RecordPolicy.variable) is never; write the file on your "
                        + "machine and commit it", path: path)
            }
            guard try EnvironmentLock.mayReplace(path) else {
                throw CommandFailure(
                    "this file is not a lock file of 'doctor', and '-u' replaces only lock files; "
                        + "name another file, or remove this file", path: path)
            }
            let folder = path.folderPath
            guard folder.isEmpty || DocumentSearch.isFolder(folder) else {
                throw CommandFailure(
                    "the folder '\(folder)' is missing; create the folder, or name another file",
                    path: path)
            }
            try here.write(to: path)
            try Console.standard.print("\(path): recorded")
            throw ExitCode(ExitStatus.recorded)
        }
        let differences = here.differences(from: lock)
        for line in differences { try Console.standard.print("\(path): \(line)") }
        if !differences.isEmpty { throw ExitCode(ExitStatus.different) }
        try Console.standard.print("\(path): the environment is equal")
    }
}
