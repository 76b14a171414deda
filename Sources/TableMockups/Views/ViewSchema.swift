import DocumentSyntax
import Foundation
import TableControls

/// `{class: Label, name: title, frame: [15, 8, 220, 22], text: Hello}`: the keys of every view.
///
/// A view also accepts the properties of its class, which are declared with the class.
struct ViewSchema: MappingSchema {
    static let displayName = "a view"
    static let definition = "view"
    static let summary =
        "A view: its class, its place, the properties of its class, and what it holds."
    static let exclusive = [["frame", "height"], ["frame", "width"]]
    static let hints = [
        "cell": "static cells are described where they stand; those of a prototype are rows: "
            + "rows: [{cell: NAME}]",
        "values":
            "a view's properties stand in it as they are; values are for rows of a prototype: "
            + "rows: [{cell: NAME, values: {…}}]",
        "views": "the key is subviews",
        "rect": "a place is written frame: [x, y, width, height]",
    ]

    let viewClass = Key<String>("class", .name, "The name of the class, such as Label.")
    let name = Key<String>(
        "name", .name, "The outlet that it is connected to, and the name that values are given by.")
    let tag = Key<Int>(
        "tag", .integer(-1_000_000_000...1_000_000_000, "a tag"),
        "A number that values are given by, and that viewWithTag finds.")
    let frame = Key<ViewPlace>(
        "frame", .viewPlace,
        "[x, y, width, height] in the superview, in points; fill for all of it, margins for what "
            + "its margins leave. From right to left it stays as it is, as in UIKit; a StackView "
            + "is mirrored.")
    let width = Key<CGFloat>(
        "width", .number(.above(0, through: 10_000, "a width")),
        "The width of a cell that the frames in it are written for, in points, beside its height; 320 "
            + "without it. In a row of another width views stretch and move as their autoresizing says."
    )
    let height = Key<CGFloat>(
        "height", .number(.rowHeight),
        "The height of a cell, header or footer, in points; without it that of a cell follows from "
            + "what it holds.")
    let autoresizing = Key<AutoresizingMask>(
        "autoresizing", .autoresizing, "Which margins and sizes give when the superview is resized."
    )
    let actions = Key<[DescribedAction]>(
        "actions", .actions, "The names of methods that events are sent to: {valueChanged: save}.")
    let subviews = Key<[ViewDescription]>(
        "subviews", .list(of: .view), "The views inside, from the back.")
    let sections = Key<[StaticSection]>(
        "sections", .list(of: .mapping(StaticSectionSchema(), StaticSection.init(reader:))),
        "The static cells of a table.")

    /// Returns the keys for views of a class.
    static func keys(of viewClass: ViewClass) -> [any SchemaKey] {
        let schema = ViewSchema()
        let isTable = viewClass.name == "TableView"
        var absent: Set<String> = []
        absent.formUnion(
            viewClass.isPlacedByTable
                ? [schema.frame.name, schema.autoresizing.name]
                : [schema.width.name, schema.height.name])
        if !isTable { absent.insert(schema.sections.name) }
        return keys.filter { !absent.contains($0.name) }
    }
}
