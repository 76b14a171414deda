import DocumentSyntax
import Foundation
import TableThemes
import TableViews

/// A mapping that describes changes of rows and sections: a timeline step, or a part of an update.
protocol ChangingSchema: MappingSchema {
    var insert: Key<IndexPath> { get }
    var delete: Key<[IndexPath]> { get }
    var move: Key<IndexPath> { get }
    var reload: Key<[IndexPath]> { get }
    var insertSection: Key<Int> { get }
    var deleteSection: Key<Int> { get }
    var moveSection: Key<Int> { get }
    var reloadSection: Key<Int> { get }
    var to: Key<IndexPath> { get }
    var toSection: Key<Int> { get }
    var row: Key<RowDescription> { get }
    var rows: Key<[RowDescription]> { get }
    var section: Key<SectionDescription> { get }
    var animation: DefaultedKey<TableView.RowAnimation> { get }
}

/// The shared keys of steps and parts of updates.
enum ChangeKeys {
    /// Returns the value type for the number of a changed section, with advice for the key.
    private static func sectionNumber(_ key: String, _ more: String...) -> ValueType<Int> {
        .section(
            note: "several sections take a change each: update: [{\(key): 0\(more.first ?? "")}, "
                + "{\(key): 1\(more.last ?? "")}]")
    }

    static let insert = Key<IndexPath>(
        "insert",
        .indexPath(
            note: "rows that come beside each other are written insert: [0, 3] with "
                + "rows: [{text: a}, {text: b}]; other places take a change each: "
                + "update: [{insert: [0, 3], row: {text: a}}, {insert: [1, 0], row: {text: b}}]"),
        "The position of the inserted rows. The key row or rows gives the content.")
    static let delete = Key<[IndexPath]>(
        "delete", .indexPaths,
        "A row or a list of rows to delete.")
    static let move = Key<IndexPath>(
        "move",
        .indexPath(
            note: "a move is written move: [0, 3], to: [0, 5]; several take a change each: "
                + "update: [{move: [0, 3], to: [0, 5]}, {move: [1, 0], to: [0, 0]}]"),
        "The row to move. The key to gives the destination.")
    static let reload = Key<[IndexPath]>(
        "reload", .indexPaths,
        "A row or a list of rows to reload. The key row gives the new content.")
    static let insertSection = Key<Int>(
        "insertSection", sectionNumber("insertSection", ", section: {…}"),
        "The index of the inserted section. The key section gives the content.")
    static let deleteSection = Key<Int>(
        "deleteSection", sectionNumber("deleteSection"), "The section to delete.")
    static let moveSection = Key<Int>(
        "moveSection", sectionNumber("moveSection", ", toSection: 1", ", toSection: 0"),
        "The section to move. The key toSection gives the destination.")
    static let reloadSection = Key<Int>(
        "reloadSection", sectionNumber("reloadSection"),
        "The section to reload. The key section gives the new content.")
    static let to = Key<IndexPath>(
        "to", .indexPath,
        "The destination of a moved or carried row: the position of another row, or the end of "
            + "another section."
    )
    static let toSection = Key<Int>(
        "toSection", sectionNumber("moveSection", ", toSection: 1", ", toSection: 0"),
        "The destination index of a moved section.")
    static let row = Key<RowDescription>(
        "row", .row,
        "The inserted row, or the new content of the reloaded row.")
    static let rows = Key<[RowDescription]>("rows", .list(of: .row), "The inserted rows.")
    static let section = Key<SectionDescription>(
        "section", .mapping(SectionSchema(), SectionDescription.init(reader:)),
        "The inserted section, or the new content of the reloaded section.")
    static let animation = DefaultedKey<TableView.RowAnimation>(
        "animation", .caseName, default: .automatic,
        "The animation of inserted, deleted and reloaded rows and sections.")

    /// The kinds of changes with their companion keys.
    static let kinds: [(name: String, companions: [String])] = [
        ("insert", ["row", "rows", "animation"]), ("delete", ["animation"]), ("move", ["to"]),
        ("reload", ["row", "animation"]), ("insertSection", ["section", "animation"]),
        ("deleteSection", ["animation"]), ("moveSection", ["toSection"]),
        ("reloadSection", ["section", "animation"]),
    ]
}
