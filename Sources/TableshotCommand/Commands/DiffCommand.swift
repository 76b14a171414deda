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
            abstract: "Compare pictures, animations, or folders of pictures pixel by pixel.",
            discussion: """
                The formats are PNG, animated PNG, GIF, WebP, JPEG and SVG; pictures of other formats \
                are compared byte by byte. Animations are compared frame by frame, with the number \
                and the rate of their frames. Files of folders are paired by name. Hidden files and \
                files that are not pictures are listed and counted; --strict makes them an error.

                The texts and embedded pictures of an SVG are not drawn. If the bytes of two files \
                differ and a part of a file is not decoded, the files count as different, and the \
                output names the part.

                  \(name) diff old.png new.png -o difference.png
                  \(name) diff before/ after/ -o differences/ --channel-threshold 2
                  \(name) diff old.png new.png --ignore 0,0,320,20 --format json
                  \(name) diff old.png new.png --ignore 'section 0, row 3' --ignore detailTextLabel
                  \(name) diff Old.storyboard New.storyboard -o differences/
                  \(name) diff before/ after/ --page review/

                Two xibs or storyboards are drawn first. Their cells, scenes and prototypes are \
                compared by name. With '-o', added and removed parts have a picture, too.

                Rows and parts have names if a render tree is beside a picture, as recorded by \
                'verify --render-tree': old.tree.txt beside old.png. The output also names \
                differences by row and part.

                Without '-o' and '--page', no file is written. The picture of a difference shows the expected \
                picture, the difference and the actual picture; for an animation, those of the \
                frame with the largest difference.

                The page of '--page' shows the pictures side by side, as a slider, an onion skin or a \
                blinking picture. It needs no network.

                Exit codes: 0 equal, or within the tolerance; 1 different; 2 a file cannot be read \
                or written; 64 wrong usage.
                """)
    }

    @Argument(
        help: ArgumentHelp(
            "The expected picture, animation, folder, xib or storyboard.", valueName: "expected"),
        completion: .file())
    var expected: String

    @Argument(
        help: ArgumentHelp(
            "The actual picture, animation, folder, xib or storyboard.", valueName: "actual"),
        completion: .file())
    var actual: String

    @Option(
        name: [.short, .customLong("output")],
        help: ArgumentHelp(
            "The PNG for the picture of the difference, or the folder for several.",
            valueName: "file|dir"),
        completion: .file())
    var output: String?

    @Option(
        help: ArgumentHelp(
            "The folder for a page that shows all differences for review.", valueName: "dir"),
        completion: .directory)
    var page: String?

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "The area to ignore: a rectangle in pixels, or the name of a row or part. May be "
                + "repeated.", valueName: "x,y,width,height|name"),
        transform: DiffIgnore.init(argument:))
    var ignore: [DiffIgnore] = []

    @Option(help: ArgumentHelp("The format of the output.", valueName: "text|json"))
    var format: InspectionFormat = .text

    @Flag(help: "Exit with 2 if a file in the folders is not compared.")
    var strict = false

    @OptionGroup(title: "Tolerance") var tolerance: ToleranceOptions

    func validate() throws {
        if output == "" { throw ValidationError("'--output' is empty; give a file or folder") }
        if page == "" { throw ValidationError("'--page' is empty; give a folder") }
    }

    func run() throws {
        let tolerance = try tolerance.tolerance()
        let nibs =
            NibDiff.applies(to: expected, actual)
            ? try NibDiff(expected: expected, actual: actual) : nil
        defer { nibs?.remove() }
        let folders = nibs?.folders ?? [expected, actual]
        let pairs = try DiffPairs(
            expected: folders[0], actual: folders[1], isOfNibs: nibs != nil)
        let output = try DiffOutput(output, for: pairs)
        let page = try page.map { try DiffPage($0, for: pairs) }
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
        if let path = try page?.write(report, pairs), format == .text {
            try Console.standard.print("page: \(path)")
        }
        if hasFailed { throw ExitCode(ExitStatus.badInput) }
        // For two single files, `places` has already rejected unknown names.
        if !pairs.isAlone { try places.findings.check(ignore, in: expected) }
        if report.isDifferent { throw ExitCode(ExitStatus.different) }
    }
}
