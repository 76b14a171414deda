import ArgumentParser
import Foundation
import TableSnapshots
import Tableshot

/// The command that compares two pictures, two animations, or two folders.
struct DiffCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = CommandSetting.current.name
        return CommandConfiguration(
            commandName: "diff",
            abstract: "Compare pictures, animations and folders of them, pixel by pixel.",
            discussion: """
                Files are PNG, animated PNG, GIF, WebP, JPEG or SVG; pictures of other formats are \
                compared by their bytes. Animations are compared frame by frame, with their count and \
                rate. Files of folders are compared by their names; those that are no pictures, and \
                hidden ones, are named and counted, and with --strict they are an error.

                Of an SVG, texts and embedded pictures are not drawn. Where a part of a file is not \
                decoded and the bytes differ, the files are different, and the part is named.

                  \(name) diff old.png new.png -o difference.png
                  \(name) diff before/ after/ -o differences/ --channel-threshold 2
                  \(name) diff old.png new.png --ignore 0,0,320,20 --format json
                  \(name) diff old.png new.png --ignore 'section 0, row 3' --ignore detailTextLabel

                Rows and parts have names where a render tree lies beside a picture, as \
                'verify --render-tree' records it: old.tree.txt beside old.png. Differences are \
                named by them, too.

                Nothing is written without '-o'. A difference's picture shows what was expected, \
                what differs, and what is there; of an animation the worst frame.

                Exit codes: 0 the same, or within what the options let pass; 1 different; 2 \
                something cannot be read or written; 64 wrong usage.
                """)
    }

    @Argument(
        help: ArgumentHelp("What is expected.", valueName: "expected"), completion: .file())
    var expected: String

    @Argument(help: ArgumentHelp("What is there.", valueName: "actual"), completion: .file())
    var actual: String

    @Option(
        name: [.short, .customLong("output")],
        help: ArgumentHelp(
            "Where the pictures of differences go: a PNG for two files, or a folder.",
            valueName: "file|dir"),
        completion: .file())
    var output: String?

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "What is not compared: a rectangle in pixels, or a row or part by its name; may be "
                + "repeated.", valueName: "x,y,width,height|name"),
        transform: DiffIgnore.init(argument:))
    var ignore: [DiffIgnore] = []

    @Option(help: ArgumentHelp("How the answer is printed.", valueName: "text|json"))
    var format: InspectionFormat = .text

    @Flag(help: "Exit with 2 if a file of the folders is not compared.")
    var strict = false

    @OptionGroup(title: "Tolerance") var tolerance: ToleranceOptions

    func validate() throws {
        if output == "" { throw ValidationError("'--output' is empty; a file or folder is needed") }
    }

    func run() throws {
        let tolerance = try tolerance.tolerance()
        let pairs = try DiffPairs(expected: expected, actual: actual)
        let output = try DiffOutput(output, for: pairs)
        let places = DiffPlaces(ignored: ignore, isStrict: pairs.isAlone)
        var entries: [DiffEntry] = []
        var hasFailed = false
        for pair in pairs.pairs {
            let entry = DiffEntry.compare(
                pair, tolerance: tolerance, places: places, output: output)
            if let error = entry.error {
                hasFailed = true
                Console.standard.printError(error)
            }
            if format == .text, let text = entry.text(isAlone: pairs.isAlone) {
                try Console.standard.print(text)
            }
            entries.append(entry)
        }
        let report = DiffReport(
            expected: expected, actual: actual, tolerance: tolerance,
            ignored: ignore.map(\.text), entries: entries,
            notCompared: pairs.passedOver + entries.flatMap { $0.notCompared ?? [] })
        if let line = report.notComparedLine {
            if strict {
                hasFailed = true
                Console.standard.printError("\(actual): error: \(line)")
            } else if format == .text {
                try Console.standard.print(line)
            }
        }
        switch format {
        case .json: try Console.standard.write(report.json())
        case .text: if !pairs.isAlone { try Console.standard.print(report.summary) }
        }
        if hasFailed { throw ExitCode(ExitStatus.badInput) }
        // For two single files, `places` has already rejected unknown names.
        if !pairs.isAlone { try places.findings.check(ignore, in: expected) }
        if report.isDifferent { throw ExitCode(ExitStatus.different) }
    }
}
