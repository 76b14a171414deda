import DocumentSyntax
import TableControls
import TableDrawing

/// Places of keys in documents, for messages about misplaced keys.
enum KeyPlaces {
    /// A kind of mapping, and the text around its keys.
    private struct Place: Sendable {
        let keys: Set<String>
        let example: @Sendable (String) -> String

        /// Creates a place.
        ///
        /// `before` and `after` surround a key, such as `screen: {` and `}`.
        init(
            _ schema: any MappingSchema.Type, named name: String? = nil, _ before: String,
            _ after: String
        ) {
            keys = Set(schema.keys.map(\.name))
            let name = name ?? schema.displayName
            example = { "\(name): \(before)\($0): …\(after)" }
        }
    }

    /// Number of large mappings at the beginning of `places`.
    ///
    /// Messages suggest their keys even if a similar key exists.
    private static let outer = 5

    /// Places, outermost first.
    ///
    /// Mappings that occur only in themes or inside timeline steps are not included.
    private static let places: [Place] = [
        Place(ScreenSchema.self, named: "the screen", "screen: {", "}"),
        Place(BarsSchema.self, "bars: {", "}"),
        Place(TableSchema.self, named: "the table", "table: {", "}"),
        Place(SectionSchema.self, "sections: [{", "}]"),
        Place(RowSchema.self, "rows: [{", "}]"),
        Place(NavigationBarSchema.self, "bars: {navigationBar: {", "}}"),
        Place(StatusBarSchema.self, "bars: {statusBar: {", "}}"),
        Place(SearchBarSchema.self, "searchBar: {", "}"),
        Place(RefreshControlSchema.self, "refreshControl: {", "}"),
        Place(AccessoryViewSchema.self, "accessoryView: {", "}"),
        Place(SwipeSchema.self, "swiped: {", "}"),
        Place(ContentConfigurationSchema.self, "contentConfiguration: {", "}"),
        Place(
            TextPropertiesSchema.self, "contentConfiguration: {textProperties: {", "}}"),
        Place(BackgroundConfigurationSchema.self, "backgroundConfiguration: {", "}"),
        Place(AnimationSchema.self, "animation: {", "}"),
        Place(SnapshotSchema.self, named: "the document", "snapshot: {", "}"),
        Place(StepSchema.self, "timeline: [{", "}]"),
    ]

    /// UIKit names for which documents use another key.
    private static let otherNames = [
        "sectionIndexTitles": "the titles of the index are the table's: table: {index: [A, B]}",
        "tableHeaderView": "the key is headerView: table: {headerView: …}",
        "tableFooterView": "the key is footerView: table: {footerView: …}",
        "navigationItem": "a screen's title is its bar's: bars: {navigationBar: {title: Inbox}}",
        "prefersLargeTitles":
            "a large title is the bar's: bars: {navigationBar: {title: Inbox, largeTitle: true}}",
        "accessoryType": "the key is accessory: rows: [{accessory: checkmark}]",
        "editingAccessoryType":
            "the key is editingAccessory: rows: [{editingAccessory: checkmark}]",
        "textLabel": "a row's main text is text: rows: [{text: Hello}]",
        "detailTextLabel": "a row's secondary text is detail: rows: [{detail: Hello}]",
        "imageView": "a row's image is image: rows: [{image: {symbol: gear}}]",
        "titleForHeaderInSection": "a section's title is its header: sections: [{header: A}]",
        "titleForFooterInSection": "a section's footer is footer: sections: [{footer: A}]",
    ]

    /// Maximum number of suggested places for a key.
    private static let shown = 2

    /// Returns the suggested places for a misplaced key, or `nil` if no mapping has the key.
    ///
    /// `isNear` is `true` if a similar key exists.
    static func message(for key: String, isNear: Bool, _ classes: ViewClasses) -> String? {
        if let hint = otherNames[key] { return hint }
        if DocumentSchema.keys.contains(where: { $0.name == key }) {
            return "it is a key of the document, at its top: \(key): …"
        }
        let found = places.prefix(isNear ? outer : places.count)
            .filter { $0.keys.contains(key) }.prefix(shown).map { $0.example(key) }
        let owners =
            isNear ? [] : classes.classes.filter { $0.properties.contains { $0.name == key } }
        let property = owners.isEmpty || found.count == shown ? [] : [message(for: key, of: owners)]
        let keyMessage = found.isEmpty ? [] : ["a key of " + found.joined(separator: ", and of ")]
        let all = keyMessage + property
        return all.isEmpty ? nil : "it is " + all.joined(separator: ", and ")
    }

    private static func message(for key: String, of owners: [ViewClass]) -> String {
        let names = owners.map(\.name).sorted()
        let rest = names.count - 3
        let list =
            rest > 0
            ? names.prefix(3).joined(separator: ", ") + " and \(counted(rest, "other"))"
            : (names.count > 1 ? names.dropLast().joined(separator: ", ") + " and " : "")
                + names[names.count - 1]
        return "a property of \(list): {class: \(names[0]), \(key): …}"
    }
}
