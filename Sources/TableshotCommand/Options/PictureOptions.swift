import ArgumentParser
import Foundation
import Tableshot

/// What a picture shows and how; each overrules what a document says.
struct PictureOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Device pixels per point, 0.25 to 8.", valueName: "n"))
    var scale: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The screen's width in points.", valueName: "points"))
    var width: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The screen's height in points, or 'content' for the whole table.",
            valueName: "points|content"))
    var height: PictureHeight?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("How far the table is scrolled, in points.", valueName: "points"))
    var offset: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("One section alone, counted from 0.", valueName: "section"))
    var section: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "One row alone: its section and row, counted from 0.", valueName: "section,row"))
    var row: RowNumber?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Space around a row alone, in points.", valueName: "points"))
    var padding: Double?

    @Flag(help: "A row alone on nothing instead of on the table's background.")
    var transparent = false

    @Option(help: ArgumentHelp("Light or dark colours.", valueName: "light|dark"))
    var appearance: Appearance?

    @Option(help: ArgumentHelp("The era of iOS whose looks are drawn.", valueName: "theme"))
    var theme: ThemeName?

    func validate() throws {
        try checkNumbers()
        let parts = [
            ("--section", section != nil), ("--row", row != nil),
            ("--height", height != nil), ("--offset", offset != nil),
        ]
        if section != nil || row != nil {
            let given = parts.filter(\.1).map(\.0)
            guard given.count == 1 else {
                throw ValidationError(
                    "'\(given[0])' and '\(given[1])' exclude each other: a section or a row alone "
                        + "has its own height")
            }
        }
        if height == .content, offset != nil {
            throw ValidationError(
                "'--height content' and '--offset' exclude each other: the whole table is not "
                    + "scrolled")
        }
        if row == nil {
            if padding != nil { throw ValidationError("'--padding' needs '--row'") }
            if transparent { throw ValidationError("'--transparent' needs '--row'") }
        }
    }

    /// Changes a request to what these options want.
    ///
    /// - Throws: a `CommandFailure` for an option that makes the picture larger than any may be.
    func apply(to request: inout PictureRequest) throws {
        if let theme { request.document.theme = theme.theme }
        if let appearance { request.document.appearance = appearance.style }
        if let scale { request.document.screen.scale = scale }
        if let width { request.document.screen.width = width }
        switch height {
        case .points(let height):
            request.document.screen.height = .points(height)
            request.region = .screen
        case .content:
            request.document.screen.height = .content
            request.region = .content
        case nil: break
        }
        if let offset {
            request.document.scroll = .offset(offset)
            request.region = .screen
        }
        if let section { request.region = .section(section) }
        if let row {
            let space = padding ?? 0
            request.region = .row(
                row.indexPath,
                padding: EdgeInsets(top: space, left: space, bottom: space, right: space),
                isTransparent: transparent)
        }
        try checkPixels(of: request.document.screen)
    }
}
