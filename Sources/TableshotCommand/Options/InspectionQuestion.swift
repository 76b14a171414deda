import ArgumentParser
import Foundation
import Tableshot

/// The question for `inspect`.
///
/// Without an option, `inspect` prints sections, rows and views.
struct InspectionQuestion: ParsableArguments {
    @Flag(help: "Print the render tree, as the compositor receives the tree.")
    var renderTree = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Print the row and the deepest view at a point of the screen.", valueName: "x,y"))
    var at: ScreenPoint?

    @Flag(help: "Print the accessibility elements in reading order.")
    var accessibility = false

    @Option(
        help: ArgumentHelp(
            "Write a PNG of the screen with numbered accessibility elements and a legend.",
            valueName: "file.png"),
        completion: .file(extensions: ["png"]))
    var legend: String?

    @Flag(help: "Print constraints that were broken, and views that constraints do not determine.")
    var constraints = false

    @Flag(help: "Print the performance faults of scrolling and editing, with remedies.")
    var performance = false

    @Option(
        help: ArgumentHelp(
            "Write a PNG of the screen in grey with a key: blended views (red) and opaque views "
                + "(green), the number of times that each point is painted, or the frames of views. "
                + "Requires '-o'.",
            valueName: "blended|overdraw|frames"))
    var overlay: InspectionOverlay?

    /// Whether the answer may hold findings that fail a strict run.
    var mayHaveFindings: Bool { performance || accessibility || constraints }

    /// Rejects mutually exclusive options.
    ///
    /// - Throws: a `ValidationError` that names the options.
    func check(output: String?, format: InspectionFormat) throws {
        let asked = [
            ("--render-tree", renderTree), ("--at", at != nil),
            ("--accessibility", accessibility), ("--legend", legend != nil),
            ("--constraints", constraints), ("--performance", performance),
            ("--overlay", overlay != nil),
        ].filter(\.1).map(\.0)
        if asked.count > 1 {
            throw ValidationError(
                "'\(asked[0])' and '\(asked[1])' exclude each other; run 'inspect' once for each "
                    + "option")
        }
        let picture = legend != nil ? "--legend" : overlay != nil ? "--overlay" : nil
        if let picture, format == .json {
            throw ValidationError(
                "'--format json' applies to printed text, and '\(picture)' writes a picture; "
                    + "'--accessibility' prints the elements of a legend")
        }
        if overlay != nil {
            try Self.checkPicture(output, "--output")
        } else if output != nil {
            throw ValidationError(
                "'--output' applies to '--overlay'; redirect standard output for printed text")
        }
        if legend != nil { try Self.checkPicture(legend, "--legend") }
    }

    private static func checkPicture(_ path: String?, _ option: String) throws {
        guard let path, !path.isEmpty else {
            throw ValidationError("'--overlay' needs '-o FILE.png'")
        }
        guard path != "-" else {
            if isatty(STDOUT_FILENO) == 1 {
                throw ValidationError(
                    "a PNG cannot be printed on a terminal; redirect standard output")
            }
            return
        }
        guard (path as NSString).pathExtension.lowercased() == "png" else {
            throw ValidationError("'\(option) \(path)' does not end in .png; give FILE.png")
        }
    }

    /// Answers the question.
    ///
    /// The table's context must be current.
    func answer(
        about inspector: TableInspector, format: InspectionFormat
    ) throws -> InspectionAnswer {
        let isJSON = format == .json
        if renderTree {
            let node = inspector.renderNode()
            return InspectionAnswer(text: isJSON ? try InspectedNode(node).json() : node.dump)
        }
        if let at {
            guard let found = inspector.inspect(at: at.point) else {
                let size = InspectedRect(inspector.screen.bounds).sizeText
                throw CommandFailure(
                    "the point of '--at' is outside of the screen, which is \(size) points")
            }
            return InspectionAnswer(text: isJSON ? try found.json() : found.dump)
        }
        if accessibility {
            let report = inspector.accessibilityReport()
            return InspectionAnswer(
                text: isJSON ? try report.json() : report.dump, hasFindings: !report.isClean)
        }
        if constraints {
            let report = inspector.constraintReport()
            return InspectionAnswer(
                text: isJSON ? try report.json() : report.dump, hasFindings: !report.isClean)
        }
        if legend != nil {
            return InspectionAnswer(picture: inspector.legend())
        }
        if performance {
            let report = PerformanceInspector().inspect(inspector.table)
            return InspectionAnswer(
                text: isJSON ? try report.json() : report.dump, hasFindings: !report.isClean)
        }
        if let overlay { return InspectionAnswer(picture: inspector.overlay(overlay)) }
        let tree = inspector.tree()
        return InspectionAnswer(text: isJSON ? try tree.json() : tree.dump)
    }
}

/// A point of the screen as a command-line argument: `x,y`, in points.
struct ScreenPoint: ExpressibleByArgument {
    let point: CGPoint

    init?(argument: String) {
        let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
            .map { Double($0.trimmingCharacters(in: .whitespaces)) }
        guard parts.count == 2, let x = parts[0], let y = parts[1], x.isFinite, y.isFinite else {
            return nil
        }
        point = CGPoint(x: x, y: y)
    }
}

/// The answer of `inspect`.
struct InspectionAnswer {
    /// Text to print, or `nil` if the answer is a picture.
    var text: String?
    var picture: RenderNode?
    /// Whether the answer holds findings that fail a strict run.
    var hasFindings = false
}

/// Output format of `inspect`.
enum InspectionFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json
}

extension InspectionOverlay: ExpressibleByArgument {}
