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
    private static func sectionNumber(_ key: String, _ more: String = "") -> ValueType<Int> {
        .section(
            note: "several sections take a change each: update: [{\(key): 0\(more)}, "
                + "{\(key): 1\(more)}]")
    }

    static let insert = Key<IndexPath>(
        "insert",
        .indexPath(
            note: "rows that come beside each other are written insert: [0, 3] with "
                + "rows: [{text: a}, {text: b}]; other places take a change each: "
                + "update: [{insert: [0, 3], row: {text: a}}, {insert: [1, 0], row: {text: b}}]"),
        "The place at which rows come; row or rows beside it are what comes.")
    static let delete = Key<[IndexPath]>("delete", .indexPaths, "A row that goes, or several.")
    static let move = Key<IndexPath>(
        "move",
        .indexPath(
            note: "a move is written move: [0, 3], to: [0, 5]; several take a change each: "
                + "update: [{move: [0, 3], to: [0, 5]}, {move: [1, 0], to: [0, 0]}]"),
        "A row that moves to the place that to names beside it.")
    static let reload = Key<[IndexPath]>(
        "reload", .indexPaths,
        "A row that is shown anew, or several; row beside it is what it shows then.")
    static let insertSection = Key<Int>(
        "insertSection", sectionNumber("insertSection", ", section: {…}"),
        "The place at which a section comes, which stands beside it as section.")
    static let deleteSection = Key<Int>(
        "deleteSection", sectionNumber("deleteSection"), "A section that goes.")
    static let moveSection = Key<Int>(
        "moveSection", sectionNumber("moveSection", ", toSection: 2"),
        "A section that moves to the place toSection.")
    static let reloadSection = Key<Int>(
        "reloadSection", sectionNumber("reloadSection"),
        "A section that is shown anew; section beside it is what it shows then.")
    static let to = Key<IndexPath>(
        "to", .indexPath,
        "The place that a row moves or is carried to: another row's, or the end of another section."
    )
    static let toSection = Key<Int>(
        "toSection", sectionNumber("moveSection", ", toSection: 2"),
        "The place that a section moves to.")
    static let row = Key<RowDescription>("row", .row, "The row that comes, or is shown then.")
    static let rows = Key<[RowDescription]>("rows", .list(of: .row), "The rows that come.")
    static let section = Key<SectionDescription>(
        "section", .mapping(SectionSchema(), SectionDescription.init(reader:)),
        "The section that comes, or is shown then.")
    static let animation = DefaultedKey<TableView.RowAnimation>(
        "animation", .caseName, default: .automatic, "How rows and sections come and go.")

    /// The kinds of changes with their companion keys.
    static let kinds: [(name: String, companions: [String])] = [
        ("insert", ["row", "rows", "animation"]), ("delete", ["animation"]), ("move", ["to"]),
        ("reload", ["row", "animation"]), ("insertSection", ["section", "animation"]),
        ("deleteSection", ["animation"]), ("moveSection", ["toSection"]),
        ("reloadSection", ["section", "animation"]),
    ]
}
