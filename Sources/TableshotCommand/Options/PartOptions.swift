import ArgumentParser
import Foundation
import Tableshot

/// Options for a section or row that a picture shows alone.
struct PartOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Render only a section, counted from 0.", valueName: "section"))
    var section: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Render only a row, given by section and row, counted from 0.", valueName: "section,row"
        ))
    var row: RowNumber?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The space around the row of '--row', in points.", valueName: "points"))
    var padding: Double?

    @Flag(help: "Render the row of '--row' without the table's background.")
    var transparent = false

    /// Whether the options select a part.
    var isGiven: Bool { section != nil || row != nil }

    func validate() throws {
        if let padding {
            try PictureOptions.checkLength(padding, "--padding", atLeast: 0)
        }
        if let section, section < 0 {
            throw ValidationError("'--section' is \(section); sections are counted from 0")
        }
        if let path = row?.indexPath, path.section < 0 || path.row < 0 {
            throw ValidationError(
                "'--row' is \(path.section),\(path.row); sections and rows are counted from 0")
        }
        if row == nil {
            if padding != nil { throw ValidationError("'--padding' needs '--row'") }
            if transparent { throw ValidationError("'--transparent' needs '--row'") }
        }
    }

    /// Rejects options of the whole screen if the options select a part.
    ///
    /// - Throws: a `ValidationError` that names both options.
    func check(_ picture: PictureOptions) throws {
        guard isGiven else { return }
        let given = [
            ("--section", section != nil), ("--row", row != nil),
            ("--height", picture.height != nil), ("--offset", picture.offset != nil),
        ].filter(\.1).map(\.0)
        guard given.count == 1 else {
            throw ValidationError(
                "'\(given[0])' and '\(given[1])' exclude each other: the height of the picture is "
                    + "the height of the section or row")
        }
    }

    /// Applies the selected part to a request.
    func apply(to request: inout PictureRequest) {
        if let section { request.region = .section(section) }
        if let row {
            let space = padding ?? 0
            request.region = .row(
                row.indexPath,
                padding: EdgeInsets(top: space, left: space, bottom: space, right: space),
                isTransparent: transparent)
        }
    }
}

/// A row as a command-line argument: `section,row`.
struct RowNumber: ExpressibleByArgument {
    let indexPath: IndexPath

    init?(argument: String) {
        let parts = argument.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let section = parts[0], let row = parts[1] else { return nil }
        indexPath = IndexPath(row: row, section: section)
    }
}
