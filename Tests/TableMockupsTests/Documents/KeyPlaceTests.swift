import Testing

/// Messages for keys at the wrong level name the mapping that has the key.
@Suite struct KeyPlaceTests {
    private static let rows = "\ntable: {rows: [{text: a}]}"

    @Test(arguments: [
        ("statusBar", "true"), ("navigationBar", "{title: A}"), ("homeIndicator", "true"),
        ("tabBar", "{items: []}"), ("toolbar", "[A]"),
    ])
    func `the message for a bar in the screen names the key bars`(key: String, value: String) {
        #expect(
            mistakes("screen: {\(key): \(value)}" + Self.rows) == [
                "1:10 found the unknown key \"\(key)\" in a screen (it is a key of the bars: "
                    + "bars: {\(key): …})"
            ])
    }

    @Test(arguments: [
        (
            "table: {rows: [{text: a, sectionIndexTitles: [A]}]}",
            "1:26 found the unknown key \"sectionIndexTitles\" in a row (the titles of the index are the "
                + "table's: table: {index: [A, B]})"
        ),
        (
            "table: {rows: [{text: a, adjustsFontSizeToFitWidth: true}]}",
            "1:26 found the unknown key \"adjustsFontSizeToFitWidth\" in a row (it is a key of a "
                + "content's text properties: contentConfiguration: {textProperties: "
                + "{adjustsFontSizeToFitWidth: …}}, and a property of Label and TextField: "
                + "{class: Label, adjustsFontSizeToFitWidth: …})"
        ),
        (
            "table: {rows: [{text: a, largeTitle: true}]}",
            "1:26 found the unknown key \"largeTitle\" in a row (it is a key of a navigation bar: "
                + "bars: {navigationBar: {largeTitle: …}})"
        ),
        (
            "table: {matrix: {theme: [flat]}, rows: []}",
            "1:9 found the unknown key \"matrix\" in a table (it is a key of the document, at its top: "
                + "matrix: …)"
        ),
        (
            "table: {rows: [{text: a, isMomentary: true}]}",
            "1:26 found the unknown key \"isMomentary\" in a row (it is a property of SegmentedControl: "
                + "{class: SegmentedControl, isMomentary: …})"
        ),
        (
            "table: {tableHeaderView: {class: View}, rows: []}",
            "1:9 found the unknown key \"tableHeaderView\" in a table (the key is headerView: "
                + "table: {headerView: …})"
        ),
    ])
    func `messages name the mapping that has the key`(text: String, message: String) {
        #expect(mistakes(text) == [message])
    }

    @Test func `the message for a misspelled key suggests a similar key of the mapping`() {
        #expect(
            mistakes("table: {rows: [{text: a, detial: b}]}") == [
                "1:26 found the unknown key \"detial\" in a row; did you mean \"detail\"?"
            ])
        let unknown = mistakes("screen: {xyzzy: 1}" + Self.rows).first
        #expect(unknown?.contains("(a screen knows \"device\"") == true, "\(unknown ?? "")")
    }

    @Test(arguments: ["prototypes: [a, b]", "prototypes: nope"])
    func `an invalid list of prototypes causes a single error`(prototypes: String) {
        let found = mistakes(
            prototypes + "\ntable: {headerView: banner, rows: [{cell: g}, {cell: h}]}")
        #expect(found.count == 1)
        #expect(
            found.first?.hasPrefix(
                "1:13 expected named cell prototypes, written as keys and values")
                == true, "\(found)")
    }

    @Test func `invalid styles or assets cause a single error`() {
        #expect(mistakes("styles: [a]\ntable: {rows: [{use: x, text: a}]}").count == 1)
        #expect(
            mistakes("assets: nowhere\ntable: {rows: [{text: a, image: {asset: x}}]}").count == 1)
    }

    @Test(arguments: [
        (
            "separatorInset: [0, 60, 0, 15], rows: []",
            "1:25 expected an inset such as 60 for the left side, or {left: 60, right: 15}, found a list"
        ),
        (
            "rows: [{text: a, separatorInset: wide}]",
            "1:42 expected an inset such as 60 for the left side, or {left: 60, right: 15}, found the "
                + "text \"wide\""
        ),
        (
            "contentInset: {top: 4}, rows: []",
            "1:23 expected a number for all sides, or insets such as [4, 8, 4, 8], from the top "
                + "anticlockwise, found a mapping"
        ),
        (
            "rows: [{text: a, separatorInset: \"60\"}]",
            "1:42 expected a number such as 44, found the text \"60\" (in quotes it is a text; write it "
                + "without them)"
        ),
    ])
    func `the message for an invalid inset states the valid forms`(table: String, message: String) {
        #expect(mistakes("table: {" + table + "}") == [message])
    }
}
