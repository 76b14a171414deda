import ArgumentParser
import Foundation
import TableSnapshots
import Tableshot

/// The command that lists the fonts of documents, or copies these fonts beside the documents.
struct FontsCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = CommandSetting.current.name
        return CommandConfiguration(
            commandName: "fonts",
            abstract:
                "List the fonts that documents are drawn with, or copy the fonts beside them.",
            discussion: """
                Prints the hash, path, faces, version and package of each font file. The pictures of a \
                document are those of 'verify'.

                Other versions of a font give other pixels. '--copy' therefore copies the fonts, their \
                licences and a lock file into a folder. All commands use a folder named \
                \(FontFolder.name) beside the documents, or beside a parent folder, before the fonts of \
                the system. Fonts in the folder stay: to change to new versions, remove the folder and \
                copy again.

                Recorded pictures name their fonts. A folder without documents, such as a folder of \
                tests in Swift, gives the fonts of the pictures in its \(SnapshotScope.folderName) \
                folders.

                  \(name) fonts Screens
                  \(name) fonts --copy Screens/Fonts Screens
                  \(name) fonts --copy Tests/CellTests/Fonts Tests/CellTests

                Exit codes: 0 success; 2 if a document cannot be drawn, or a file cannot be written.
                """)
    }

    @Argument(
        help: ArgumentHelp(
            "Documents, xibs, storyboards, recorded pictures, and folders with these files.",
            valueName: "doc|dir"),
        completion: .file(extensions: ["yaml", "yml", "json", "xib", "storyboard", "png", "apng"]))
    var documents: [String] = ["."]

    @Option(
        help: ArgumentHelp(
            "The folder for copies of the fonts, their licences and \(FontLock.fileName).",
            valueName: "dir"),
        completion: .directory)
    var copy: String?

    @OptionGroup var assetOptions: AssetOptions
    @OptionGroup var fontOptions: FontOptions

    @Flag(name: .shortAndLong, help: "Do not print the paths of the copies.")
    var quiet = false

    func validate() throws {
        if copy == "" { throw ValidationError("'--copy' is empty; give a folder") }
        if documents.contains("") { throw ValidationError("a document's path is empty") }
    }

    func run() throws {
        // A copy writes the lock file again.
        let source = try RequestSource(
            assets: assetOptions.assets, fonts: fontOptions.fonts, isStrict: false,
            checksFontLocks: copy == nil)
        var survey = FontSurvey(source)
        for document in documents { try survey.add(document) }
        let console = Console.standard
        for problem in survey.problems { console.printError(problem) }
        guard survey.problems.isEmpty else { throw ExitCode(ExitStatus.badInput) }
        guard let copy else {
            for line in try FontList(paths: survey.paths).lines() { try console.print(line) }
            return
        }
        var copies = try FontCopy(to: copy, installed: source.fonts)
        try copies.run(survey.paths)
        if !quiet { for path in copies.written { try console.print(path) } }
        for warning in copies.warnings { console.printError(warning) }
        if !quiet { console.printError(Self.summary(of: survey, copy)) }
    }

    private static func summary(of survey: FontSurvey, _ folder: String) -> String {
        let (fonts, pictures) = (survey.paths.count, survey.pictureCount)
        let isUsed =
            (SnapshotPlaces.normalized(folder) as NSString).lastPathComponent
            == FontFolder.name
        return "\(folder) has the \(fonts == 1 ? "font" : "\(fonts) fonts") of "
            + "\(pictures == 1 ? "a picture" : "\(pictures) pictures")"
            + (isUsed
                ? ""
                : "; commands use the folder with '--fonts \(folder)', or if its name is "
                    + "\(FontFolder.name)")
    }
}
