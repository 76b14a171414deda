import TableDrawing
import Testing

@testable import DocumentSyntax
@testable import TableMockups

@Suite struct SuggestionTests {
    static let keys = [
        "style", "text", "detail", "image", "accessory", "selected", "subtitle", "value1", "value2",
    ]

    @Test(
        arguments: [
            ("subtitel", ["subtitle"]), ("sytle", ["style"]), ("Text", ["text"]),
            ("acc", ["accessory"]), ("imageName", ["image"]), ("value", ["value1", "value2"]),
            ("colour", []), ("x", []), ("", []), ("detial", ["detail"]), ("text", []),
            ("isSelected", ["selected"]),
        ] as [(String, [String])])
    func nearNamesAreFound(typed: String, expected: [String]) {
        #expect(Suggestion.names(near: typed, among: Self.keys) == expected)
    }

    @Test func atMostThreeNamesAreSuggested() {
        let names = ["row1", "row2", "row3", "row4"]
        #expect(
            Suggestion.question(for: "row", among: names)
                == "did you mean \"row1\", \"row2\" or \"row3\"?")
    }

    @Test func aFlagIsFoundWithoutItsPrefix() {
        #expect(Suggestion.names(near: "on", among: ["isOn", "isHidden", "tag"]) == ["isOn"])
    }

    @Test func suggestionsShareAWordOrElseLetters() {
        let names = ["wifi.slash", "bell.slash.fill", "bell", "cloud", "text.bubble"]
        #expect(Suggestion.nearest(to: "blel", among: names) == ["bell"])
        #expect(
            Suggestion.nearest(to: "bluetooth.slash", among: names)
                == ["wifi.slash", "bell.slash.fill"])
        #expect(Suggestion.nearest(to: "cluda", among: names) == ["cloud"])
        // A name without a similar name has the names with the fewest different letters as
        // suggestions.
        #expect(
            Suggestion.nearest(to: "zzz", among: names) == ["bell", "cloud", "wifi.slash"])
        let gigantic = String(repeating: "a.", count: 500_000)
        #expect(Suggestion.nearest(to: gigantic, among: names).count == 3)
    }

    @Test func aGiganticNameIsNotCompared() {
        let name = String(repeating: "a", count: 1_000_000)
        #expect(Suggestion.names(near: name, among: [name + "b"]).isEmpty)
    }

    @Test func swappedNeighboursCountAsASingleMistake() {
        #expect(Suggestion.distance(Array("ab"), Array("ba")) == 1)
        #expect(Suggestion.distance(Array("kitten"), Array("sitting")) == 3)
        #expect(Suggestion.distance([], Array("abc")) == 3)
    }

    @Test func namesWithEqualFirstWordsComeFirst() {
        let names = ["wave.circle", "speaker", "speaker.slash", "speaker.wave.2.fill", "fill"]
        #expect(
            Suggestion.nearest(to: "speaker.zigzag.circle.fill", among: names).first == "speaker")
        #expect(
            Suggestion.nearest(to: "speaker.wave.circle.crop", among: names).first
                == "speaker.wave.2.fill")
    }

    @Test func repeatedNamesAreListedOnce() {
        #expect(Suggestion.list(["a", "b", "a"], "and") == "\"a\" and \"b\"")
        let many = (0..<13).map { "n\($0)" }
        #expect(Suggestion.list(many + many, "and").hasSuffix("\"n11\" and 1 other"))
        #expect(
            Suggestion.question(for: "labell", among: ["label", "label"])
                == "did you mean \"label\"?")
    }

    @Test func theMessageForAColourWithoutASimilarNameListsColours() {
        func problem(_ color: String) -> String {
            mistakes("table: {backgroundColor: \(color), rows: [{text: a}]}").first ?? ""
        }
        #expect(problem("turquoiseish").contains("(colours are \""))
        #expect(!problem("bleu").contains("colours are"))
        #expect(!problem("\"#12345\"").contains("colours are"))
    }
}
