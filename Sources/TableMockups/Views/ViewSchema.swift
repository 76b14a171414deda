import DocumentSyntax
import Foundation
import TableControls

/// `{class: Label, name: title, frame: [15, 8, 220, 22], text: Hello}`: the keys of every view.
///
/// A view also accepts the properties of its class, which are declared with the class.
final class ViewSchema: MappingSchema {
    static let displayName = "a view"
    static let definition = "view"
    static let summary =
        "A view: the class, the frame, the properties of the class and the subviews."
    static let exclusive = [["frame", "height"], ["frame", "width"]]
    static let hints = [
        "cell": "static cells are described in place; cells of a prototype are rows: "
            + "rows: [{cell: NAME}]",
        "values":
            "write a view's properties in the view; values are for rows of a prototype: "
            + "rows: [{cell: NAME, values: {…}}]",
        "views": "the key is subviews",
        "rect": "a place is written frame: [x, y, width, height]",
    ]

    let viewClass = Key<String>("class", .name, "The name of the class, such as Label.")
    let name = Key<String>(
        "name", .name, "The name of the view for outlets and for the values of rows.")
    let tag = Key<Int>(
        "tag", .integer(-1_000_000_000...1_000_000_000, "a tag"),
        "The tag: an integer that identifies the view in values and in viewWithTag.")
    let frame = Key<ViewPlace>(
        "frame", .viewPlace,
        "The frame in the superview, in points: [x, y, width, height]; fill for the superview's "
            + "bounds, or margins for its layout margins. As in UIKit, frames are not mirrored "
            + "in right-to-left layouts. A StackView mirrors its arrangement.")
    let width = Key<CGFloat>(
        "width", .number(.above(0, through: 10_000, "a width")),
        "The cell width for which frames are written, in points. The default is 320. In "
            + "rows of another width, autoresizing masks move and resize the views.")
    let height = Key<CGFloat>(
        "height", .number(.rowHeight),
        "The height of a cell, header or footer, in points. If the key is absent, a cell's height "
            + "follows its content.")
    let autoresizing = Key<AutoresizingMask>(
        "autoresizing", .autoresizing,
        "The margins and dimensions that are flexible when the superview is resized.")
    let constraints = Key<[ConstraintDescription]>(
        "constraints", .list(of: .constraint),
        "The constraints: [title.leading = margins.leading, badge.width >= 24 @750]. A view is "
            + "called by its name, superview or self; an attribute alone is the view's own. "
            + "Guides are margins, safeArea and readable.")
    let guides = Key<[LayoutGuideDescription]>(
        "guides", .list(of: .layoutGuide), "The names of the view's layout guides.")
    let translatesAutoresizingMask = Key<Bool>(
        "translatesAutoresizingMaskIntoConstraints", .boolean,
        "Whether the frame and the autoresizing mask place the view. The default is false for "
            + "views that constraints place.")
    let actions = Key<[DescribedAction]>(
        "actions", .actions, "The names of action methods by event: {valueChanged: save}.")
    let subviews = Key<[ViewDescription]>(
        "subviews", .list(of: .view), "The subviews, from back to front.")
    let sections = Key<[StaticSection]>(
        "sections", .list(of: .mapping(StaticSectionSchema(), StaticSection.init(reader:))),
        "The sections of static cells.")

    /// Returns the keys for views of a class.
    static func keys(of viewClass: ViewClass) -> [any SchemaKey] {
        let schema = ViewSchema()
        let isTable = viewClass.name == "TableView"
        var absent: Set<String> = []
        absent.formUnion(
            viewClass.isPlacedByTable
                ? [
                    schema.frame.name, schema.autoresizing.name,
                    schema.translatesAutoresizingMask.name,
                ]
                : [schema.width.name, schema.height.name])
        if !isTable { absent.insert(schema.sections.name) }
        return keys.filter { !absent.contains($0.name) }
    }
}
