import Foundation
import Testing

/// The command `inspect`.
@Suite struct InspectTests {
    private static let document = """
        table:
          header: Stocks
          rows:
            - text: Apple Inc.
              detail: $648.11
              style: subtitle
            - text: Cairo
        """

    private func withDocument(_ body: (Command) throws -> Void) throws {
        try Scratch.with { scratch in
            try scratch.file("a.table.yaml", Data(Self.document.utf8))
            try body(Command(in: scratch.url))
        }
    }

    @Test func rowsAndViewsAreListed() throws {
        try withDocument { command in
            let run = try command.run("inspect", "a.table.yaml")
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.text.hasPrefix("table (0 0 "))
            #expect(run.text.contains("row 0,1 "))
            #expect(run.text.contains(#"text="Apple Inc.""#))
            #expect(try command.run("inspect", "a.table.yaml").output == run.output)
            let json = try command.run("inspect", "a.table.yaml", "--format", "json")
            let object = try JSONSerialization.jsonObject(with: json.output) as? [String: Any]
            #expect(object?["numberOfSections"] as? Int == 1)
        }
    }

    @Test func barsAndTheIndexAreElementsInReadingOrder() throws {
        try Scratch.with { scratch in
            try scratch.file(
                "a.table.yaml",
                """
                screen: {width: 393, height: 852}
                bars: {navigationBar: {title: Names}, tabBar: {items: [{title: All, selected: true}]}}
                table:
                  index: [A, B]
                  sections:
                    - {header: A, rows: [{text: Ada}]}
                    - {header: B, rows: [{text: Bo}]}
                """)
            let run = try Command(in: scratch.url).run(
                "inspect", "a.table.yaml", "--accessibility")
            #expect(run.status == 0, "\(run.errors)")
            let parts = [
                #"title "Names" [header]"#, #"header 0 "A" [header]"#, #"row 0,0 "Ada""#,
                #"row 1,0 "Bo""#, #"index "Section index" value="A" [adjustable]"#,
                #"tab "All" [button selected]"#,
            ]
            let places = parts.compactMap { run.text.range(of: $0)?.lowerBound }
            #expect(places.count == parts.count, "\(run.text)")
            #expect(places == places.sorted())
        }
    }

    @Test(arguments: [("[A, B, C, D]", "Bo", "B"), ("[A, B]", "bo", "B"), ("[A, C]", "Xi", "A")])
    func theValueOfAnIndexWithMoreTitlesThanSectionsIsTheTitleOfTheSection(
        titles: String, header: String, title: String
    ) throws {
        try Scratch.with { scratch in
            try scratch.file(
                "a.table.yaml",
                """
                screen: {width: 390, height: 60}
                table: {index: \(titles), sections: [{header: \(header), rows: [{text: x}]}]}
                """)
            let run = try Command(in: scratch.url).run(
                "inspect", "a.table.yaml", "--accessibility")
            #expect(run.text.contains(#""Section index" value="\#(title)" [adj"#), "\(run.text)")
        }
    }

    @Test func namesInADescriptionAreListed() throws {
        try Scratch.with { scratch in
            try scratch.file(
                "a.table.yaml",
                """
                prototypes:
                  a: {subviews: [{class: Label, name: city, tag: 4, frame: [9, 9, 80, 20]}]}
                table: {rows: [{cell: a, values: {city: Cairo}}]}
                """)
            let command = Command(in: scratch.url)
            let run = try command.run("inspect", "a.table.yaml")
            #expect(run.text.contains(#"Label name="city" (9 9 80 20) tag=4 text="Cairo""#))
            let json = try command.run("inspect", "a.table.yaml", "--format", "json")
            #expect(json.text.contains(#""outlet" : "city""#))
        }
    }

    @Test func accessibilityIsPrintedAsTextAndJSON() throws {
        try withDocument { command in
            let run = try command.run("inspect", "a.table.yaml", "--accessibility")
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.text.contains(#""Apple Inc., $648.11""#))
            let json = try command.run(
                "inspect", "a.table.yaml", "--accessibility", "--format", "json")
            #expect(json.text.contains(#""label" : "Apple Inc., $648.11""#))
        }
    }

    @Test func aPointNamesItsRowAndView() throws {
        try withDocument { command in
            let run = try command.run("inspect", "a.table.yaml", "--at", "40,50")
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.text.hasPrefix("(40 50) row 0,0\n  view textLabel"))
            let beside = try command.run("inspect", "a.table.yaml", "--at", "5000,50")
            #expect(beside.status == 2)
            #expect(beside.errors.contains("outside of the screen"))
            #expect(try command.run("inspect", "a.table.yaml", "--at", "5").status == 64)
        }
    }

    @Test func aPointOfABarNamesTheTouchedView() throws {
        try Scratch.with { scratch in
            try scratch.file(
                "a.table.yaml",
                """
                screen: {width: 393, height: 852}
                bars:
                  navigationBar: {title: Names, right: [{title: Edit}]}
                  toolbar: [{title: Send}]
                table: {editing: true, rows: [{text: Ada, movable: true}]}
                """)
            let command = Command(in: scratch.url)
            func touch(_ point: String) throws -> String? {
                let run = try command.run("inspect", "a.table.yaml", "--at", point)
                #expect(run.status == 0, "\(run.errors)")
                return run.text.split(separator: "\n").last { $0.hasPrefix("  touch ") }
                    .map { String($0.dropFirst(8)) }
            }
            #expect(try touch("370,22")?.contains("Edit") == false)
            #expect(try touch("370,22") != nil)
            #expect(try touch("196,830") != nil)
            #expect(try touch("391,48") == "reorderControl")
        }
    }

    @Test func theRenderTreeIsPrinted() throws {
        try withDocument { command in
            let run = try command.run("inspect", "a.table.yaml", "--render-tree")
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.text.contains("row 0,0 ("))
            #expect(run.text.contains("background=#"))
        }
    }

    @Test func performanceIsReportedAndStrictFailsOnlyForFindings() throws {
        try withDocument { command in
            let run = try command.run(
                "inspect", "a.table.yaml", "--performance", "--strict")
            #expect(run.status == 0, "\(run.errors)\(run.text)")
            #expect(run.text.contains("no findings"))
            let json = try command.run(
                "inspect", "--sample", "time-zones", "--performance", "--format", "json")
            #expect(json.status == 0)
            #expect(json.text.contains(#""findings" : ["#))
        }
    }

    @Test func strictFailsForFindings() throws {
        try Scratch.with { scratch in
            try scratch.file(
                "a.table.yaml",
                """
                table:
                  rows:
                    - text: Blended
                      backgroundColor: "#FF000080"
                screen: {height: 44}
                """)
            let command = Command(in: scratch.url)
            let run = try command.run("inspect", "a.table.yaml", "--performance")
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.text.contains("blending: row 0,0: "))
            let strict = try command.run("inspect", "a.table.yaml", "--performance", "--strict")
            #expect(strict.status == 1)
            #expect(strict.output == run.output)
        }
    }

    /// Document with a warning: two views have equal tags.
    private static let warned = """
        prototypes:
          a: {subviews: [{class: Label, tag: 4}, {class: Label, tag: 4}]}
        screen: {height: 44}
        table: {rows: [{text: Fine}]}
        """

    @Test func warningsAboutTheDocumentAreNotFindings() throws {
        try Scratch.with { scratch in
            try scratch.file("a.table.yaml", Self.warned)
            let command = Command(in: scratch.url)
            for question in ["--performance", "--accessibility"] {
                let run = try command.run("inspect", "a.table.yaml", question, "--strict")
                #expect(run.status == 0, "\(run.errors)\(run.text)")
                #expect(run.errors.contains("a.table.yaml:2:62: warning: found two views"))
            }
            let other = try command.run("inspect", "a.table.yaml", "--strict")
            #expect(other.status == 2)
            #expect(other.errors.contains("a.table.yaml:2:62: error: found two views"))
            try scratch.file("b.table.yaml", "table: {rows: [{txet: a}]}")
            #expect(
                try command.run("inspect", "b.table.yaml", "--performance", "--strict").status == 2)
        }
    }

    @Test func elementsWithoutALabelAreFoundAndFailAStrictRun() throws {
        try Scratch.with { scratch in
            try scratch.file(
                "a.table.yaml", "table: {sections: [{cells: [{subviews: [{class: Switch}]}]}]}")
            let command = Command(in: scratch.url)
            let run = try command.run("inspect", "a.table.yaml", "--accessibility")
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.text.contains("\nfindings\n  table > row 0,0 > Switch ("))
            let strict = try command.run("inspect", "a.table.yaml", "--accessibility", "--strict")
            #expect(strict.status == 1)
            #expect(strict.output == run.output)
        }
    }

    @Test func symbolsAreListedAndSearched() throws {
        try Scratch.with { scratch in
            let command = Command(in: scratch.url)
            let all = try command.run("symbols")
            #expect(all.status == 0)
            #expect(all.text.split(separator: "\n").contains("wifi"))
            let some = try command.run("symbols", "wifi")
            let names = some.text.split(separator: "\n")
            #expect(names.contains("wifi") && names.allSatisfy { $0.contains("wifi") })
            let near = try command.run("symbols", "wifii")
            #expect(near.status == 2)
            #expect(
                near.errors.contains("no symbol's name contains \"wifii\"; did you mean \"wifi\"?"))
            let none = try command.run("symbols", "banana")
            #expect(none.status == 2)
            #expect(none.errors.contains("leave the word out to list all names"))
        }
    }

    @Test func symbolsAreDrawnOnASheet() throws {
        try Scratch.with { scratch in
            let command = Command(in: scratch.url)
            let some = try command.run("symbols", "wifi", "--sheet", "wifi.png")
            #expect(some.status == 0, "\(some.errors)")
            #expect(some.text == "wifi.png\n")
            #expect(scratch.contents("wifi.png").prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
            let empty = try command.run("symbols", "--sheet", "")
            #expect(empty.status == 64)
            let vector = try command.run("symbols", "--sheet", "x.svg")
            #expect(vector.status == 64 && !scratch.names.contains("x.svg"))
            let unknown = try command.run("symbols", "banana", "--sheet", "none.png")
            #expect(unknown.status == 2 && !scratch.names.contains("none.png"))
        }
    }

    @Test func picturesAreWritten() throws {
        try withDocument { command in
            let legend = try command.run("inspect", "a.table.yaml", "--legend", "legend.png")
            #expect(legend.status == 0, "\(legend.errors)")
            #expect(legend.text == "legend.png\n")
            let overlay = try command.run(
                "inspect", "--sample", "time-zones", "--overlay", "blended", "-o", "-",
                "--scale", "1")
            #expect(overlay.status == 0, "\(overlay.errors)")
            #expect(overlay.output.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
        }
    }

    @Test func theRenderTreeCanBePrintedAsJSON() throws {
        try withDocument { command in
            let run = try command.run(
                "inspect", "a.table.yaml", "--render-tree", "--format", "json")
            #expect(run.status == 0, "\(run.errors)")
            let node = try JSONSerialization.jsonObject(with: run.output) as? [String: Any] ?? [:]
            func names(_ node: [String: Any]) -> [String] {
                let children = node["children"] as? [[String: Any]] ?? []
                return [node["name"] as? String ?? "?"] + children.flatMap(names)
            }
            let text = try command.run("inspect", "a.table.yaml", "--render-tree").text
            let lines = text.split(separator: "\n")
            #expect(lines.count > 5)
            #expect(lines.count == names(node).count)
            #expect(
                zip(lines, names(node)).allSatisfy { line, name in
                    line.drop { $0 == " " }.hasPrefix(name)
                })
            #expect(run.text.contains(#""text" : "Cairo""#))
        }
    }

    @Test(arguments: [("", 1), (", accessibilityLabel: Wi-Fi", 0)])
    func aDocumentCanSatisfyAStrictRun(words: String, status: Int32) throws {
        try Scratch.with { scratch in
            try scratch.file(
                "a.table.yaml",
                """
                prototypes:
                  p: {height: 44, subviews: [{class: Switch, frame: [0, 0, 51, 31]\(words)}]}
                table: {rows: [{cell: p}]}
                """)
            let run = try Command(in: scratch.url).run(
                "inspect", "a.table.yaml", "--accessibility", "--strict")
            #expect(run.status == status, "\(run.text) \(run.errors)")
        }
    }

    @Test func questionsExcludeEachOther() throws {
        try withDocument { command in
            for arguments in [
                ["inspect"], ["inspect", "a.table.yaml", "--sample", "time-zones"],
                ["inspect", "a.table.yaml", "--performance", "--accessibility"],
                ["inspect", "a.table.yaml", "--overlay", "frames"],
                ["inspect", "a.table.yaml", "-o", "x.png"],
                ["inspect", "a.table.yaml", "--legend", "x.txt"],
                ["inspect", "a.table.yaml", "--legend", "x.png", "--format", "json"],
                ["inspect", "a.table.yaml", "--overlay", "frames", "-o", "x.png"]
                    + ["--format", "json"],
                ["inspect", "a.table.yaml", "--row", "0,0"],
            ] {
                let run = try command.run(arguments)
                #expect(run.status == 64, "\(arguments): \(run.status) \(run.errors)")
                #expect(run.errors.hasPrefix("error: "))
            }
        }
    }

    @Test func aPointMayContainSpacesAndTheScreenHasAShortName() throws {
        try Scratch.with { scratch in
            try scratch.file(
                "a.table.yaml",
                "{screen: {width: 320, height: content, scale: 3}, "
                    + "table: {rowHeight: 20.3, rows: [{text: One}]}}"
            )
            let command = Command(in: scratch.url)
            let found = try command.run("inspect", "a.table.yaml", "--at", "10, 5")
            #expect(found.status == 0, "\(found.errors)")
            #expect(found.text.hasPrefix("(10 5) row 0,0"))
            let beside = try command.run("inspect", "a.table.yaml", "--at", "10,500")
            #expect(beside.status == 2)
            #expect(beside.errors.contains("which is 320 × "), "\(beside.errors)")
            let decimals = beside.errors.split(separator: ".").dropFirst()
                .map { $0.prefix { $0.isNumber }.count }
            #expect(decimals.allSatisfy { $0 <= 3 }, "\(beside.errors)")
        }
    }

    @Test func mistakesAreReportedAsByOtherCommands() throws {
        try withDocument { command in
            let missing = try command.run("inspect", "b.table.yaml")
            #expect(missing.status == 2)
            #expect(missing.errors.hasPrefix("b.table.yaml: error: "))
            let sample = try command.run("inspect", "--sample", "time-zone")
            #expect(sample.status == 2)
            #expect(sample.errors.contains("time-zones"))
            let matrix = try command.run(
                "inspect", "a.table.yaml", "--matrix", "theme=classic,modern")
            #expect(matrix.status == 2)
            #expect(matrix.errors.contains("2 variants"))
        }
    }
}
