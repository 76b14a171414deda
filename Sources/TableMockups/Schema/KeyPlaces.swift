import TableDrawing
import TableViews

/// Where the keys of documents stand, for messages about ones that stand elsewhere.
enum KeyPlaces {
    /// A kind of mapping, and how it is written around a key.
    private struct Place {
        let keys: Set<String>
        let words: (String) -> String

        /// `before` and `after` are what surrounds a key: `screen: {` and `}`.
        init(
            _ shape: any Shape.Type, named name: String? = nil, _ before: String, _ after: String
        ) {
            keys = Set(shape.keys.map(\.name))
            let name = name ?? shape.noun
            words = { "\(name): \(before)\($0): …\(after)" }
        }
    }

    /// How many of the places are large ones: a key of theirs is said to be one even where another name
    /// is near.
    private static let outer = 5

    /// The outermost first; kinds that only themes and steps of timelines hold are left out.
    private static var places: [Place] {
        [
            Place(ScreenShape.self, named: "the screen", "screen: {", "}"),
            Place(BarsShape.self, "bars: {", "}"),
            Place(TableShape.self, named: "the table", "table: {", "}"),
            Place(SectionShape.self, "sections: [{", "}]"),
            Place(RowShape.self, "rows: [{", "}]"),
            Place(NavigationBarShape.self, "bars: {navigationBar: {", "}}"),
            Place(StatusBarShape.self, "bars: {statusBar: {", "}}"),
            Place(SearchBarShape.self, "searchBar: {", "}"),
            Place(RefreshControlShape.self, "refreshControl: {", "}"),
            Place(AccessoryViewShape.self, "accessoryView: {", "}"),
            Place(SwipeShape.self, "swiped: {", "}"),
            Place(ContentConfigurationShape.self, "contentConfiguration: {", "}"),
            Place(
                TextPropertiesShape.self, "contentConfiguration: {textProperties: {", "}}"),
            Place(BackgroundConfigurationShape.self, "backgroundConfiguration: {", "}"),
            Place(AnimationShape.self, "animation: {", "}"),
            Place(SnapshotShape.self, named: "the document", "snapshot: {", "}"),
            Place(StepShape.self, "timeline: [{", "}]"),
        ]
    }

    /// Names of UIKit's that documents have another word for.
    private static let otherWords = [
        "sectionIndexTitles": "the titles of the index are the table's: table: {index: [A, B]}",
        "tableHeaderView": "it is the table's headerView: table: {headerView: …}",
        "tableFooterView": "it is the table's footerView: table: {footerView: …}",
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

    /// The most places that are named for a key.
    private static let shown = 2

    /// Says where a key is known that is unknown where it stands; nothing for one that no mapping has.
    ///
    /// `isNear` says that something else may be meant by it.
    static func words(for key: String, isNear: Bool, _ classes: ViewClasses) -> String? {
        if let words = otherWords[key] { return words }
        if DocumentShape.keys.contains(where: { $0.name == key }) {
            return "it is a key of the document, at its top: \(key): …"
        }
        let found = places.prefix(isNear ? outer : places.count)
            .filter { $0.keys.contains(key) }.prefix(shown).map { $0.words(key) }
        let owners =
            isNear ? [] : classes.classes.filter { $0.properties.contains { $0.name == key } }
        let property = owners.isEmpty || found.count == shown ? [] : [words(for: key, of: owners)]
        let keyWords = found.isEmpty ? [] : ["a key of " + found.joined(separator: ", and of ")]
        let all = keyWords + property
        return all.isEmpty ? nil : "it is " + all.joined(separator: ", and ")
    }

    private static func words(for key: String, of owners: [ViewClass]) -> String {
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
