import TableDrawing
import Testing

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
        ] as [(String, [String])])
    func nearNamesAreFound(typed: String, expected: [String]) {
        #expect(Suggestion.names(near: typed, among: Self.keys) == expected)
    }

    @Test func atMostThreeNamesAreGiven() {
        let names = ["row1", "row2", "row3", "row4"]
        #expect(
            Suggestion.question(for: "row", among: names)
                == "did you mean \"row1\", \"row2\" or \"row3\"?")
    }

    @Test func aGiganticNameIsNotCompared() {
        let name = String(repeating: "a", count: 1_000_000)
        #expect(Suggestion.names(near: name, among: [name + "b"]).isEmpty)
    }

    @Test func swappedNeighboursAreOneMistake() {
        #expect(Suggestion.distance(Array("ab"), Array("ba")) == 1)
        #expect(Suggestion.distance(Array("kitten"), Array("sitting")) == 3)
        #expect(Suggestion.distance([], Array("abc")) == 3)
    }
}
