import Foundation
import TestSupport
import Testing

@testable import DocumentSyntax
@testable import DocumentValues
@testable import TableMockups

@Suite struct JSONSchemaTests {
    /// Returns a validator's messages, with a line for each invalid document.
    private func validate(_ documents: [String: String]) throws -> String {
        let folder = try TemporaryFolder()
        try folder.write("schema.json", JSONSchema(catalogue: .sample).text())
        for (name, text) in documents {
            let file = SourceFile(path: name, text: text)
            try folder.write("documents/\(name).json", try DocumentParser().parse(file).json)
        }
        try folder.write(
            "validate.py",
            """
            import glob, json, os, sys
            from jsonschema import Draft202012Validator
            schema = json.load(open(sys.argv[1] + "/schema.json"))
            Draft202012Validator.check_schema(schema)
            validator = Draft202012Validator(schema)
            for path in sorted(glob.glob(sys.argv[1] + "/documents/*.json")):
                errors = list(validator.iter_errors(json.load(open(path))))
                if errors:
                    print(os.path.basename(path)[:-5])
            """)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        process.arguments = [folder.path + "/validate.py", folder.path]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }

    @Test("The fixtures are valid in the schema")
    func fixtures() throws {
        var documents: [String: String] = [:]
        for path in try Fixtures.documents() {
            documents[(path as NSString).lastPathComponent] = try String(
                contentsOfFile: path, encoding: .utf8)
        }
        #expect(documents.count >= 12)
        #expect(try validate(documents) == "")
    }

    @Test("The schema rejects every document that the reader rejects")
    func broken() throws {
        let rows = [
            "txet: a", "style: subtitel", "selected: 3", "height: -1", "height: abc",
            "textColor: rde", "textColor: \"#12345\"", "font: {sise: 3}",
            "font: {name: a, weight: bold}", "cell: NoSuch", "cell: BadgeCell",
            "cell: BadgeCell, values: {count: 3}",
            "cell: BadgeCell, values: {title: a, count: 100}",
            "cell: BadgeCell, values: {title: a, shape: oval}",
            "cell: BadgeCell, values: {title: a, cuont: 3}",
            "cell: BadgeCell, values: {title: a}, text: a", "separatorInset: {up: 3}",
            "accessory: chekmark", "numberOfLines: 1.5", "values: {title: a}", "text: null",
            "cell: BadgeCell, values: {title: a, since: 2025-06-15}", "use: b, textColor: 3",
            "image: {file: a.png, size: [1]}", "image: {file: a.png, asset: b}",
            "image: {fiel: a.png}", "image: {file: a.png, tint: rde}",
            "text: []", "text: {text: a}", "text: [{txet: a}]",
            "text: [{text: a, underline: wavy}]",
            "text: [{text: a, paragraph: {lineSpacing: -1}}]", "backgroundView: {}, txet: a",
            "backgroundView: {gradient: [red]}", "backgroundView: {color: red, image: a.png}",
            "selectedBackgroundColor: red, selectedBackgroundView: 3", "textColor: \"#12\"",
            "contentConfiguration: {text: a}, text: b", "contentConfiguration: {kind: subtitle}",
            "contentConfiguration: {textProperties: {size: 3}}",
            "backgroundConfiguration: {cornerRadius: -1}",
        ]
        var documents: [String: String] = [:]
        for (index, row) in rows.enumerated() {
            let number = index < 10 ? "0\(index)" : "\(index)"
            documents["row\(number)"] = "table: {rows: [{\(row)}]}"
        }
        for (index, text) in [
            "theme: modern", "table: NoSuch", "table: [a]", "table: {rows: 5}",
            "table: {rows: [], sections: []}", "offset: 3\nscrollTo: {row: 0}\ntable: {rows: []}",
            "scrollTo: {}\ntable: {rows: []}", "theem: modern\ntable: {rows: []}",
            "theme: futuristic\ntable: {rows: []}", "screen: {width: 0}\ntable: {rows: []}",
            "screen: {height: contnet}\ntable: {rows: []}",
            "screen: {device: iphone-44}\ntable: {rows: []}",
            "table: {rows: {from: a.csv}}", "table: {rows: {from: a.csv, each: {height: abc}}}",
            "styles: {a: {use: b}}\ntable: {rows: []}",
            "styles: {a: {hieght: 3}}\ntable: {rows: []}",
            "now: 2025-06-15\ntable: {rows: []}", "screen: null\ntable: {rows: []}",
            "extends: a.yaml\ntable: {rows: [{text: null}]}",
            "matrix: {appearnce: [light]}\ntable: {rows: []}",
            "matrix: {appearance: []}\ntable: {rows: []}",
            "matrix: {appearance: [light, light]}\ntable: {rows: []}",
            "matrix: {scale: [0.1]}\ntable: {rows: []}", "matrix: [dark]\ntable: {rows: []}",
            "contentSize: big\ntable: {rows: []}", "strings: 3\ntable: {rows: []}",
            "strings: {form: a}\ntable: {rows: []}", "direction: left\ntable: {rows: []}",
            "prototypes: {a: {heigth: 4}}\ntable: {rows: []}",
            "prototypes: {a: {class: Lable}}\ntable: {rows: []}",
            "theme: {base: clasic}\ntable: {rows: []}", "theme: [classic]\ntable: {rows: []}",
            "theme: {table: {rowHieght: 50}}\ntable: {rows: []}",
            "theme: {table: {rowHeight: 0}}\ntable: {rows: []}",
            "theme: {grouped: {box: round}}\ntable: {rows: []}",
            "theme: {accessory: {checkmark: {normal: red}}}\ntable: {rows: []}",
            "bars: {keyboard: 20}\ntable: {rows: []}",
            "table: {rows: [], separatorInsetReference: text}",
            "table: {rows: [], header: a, headerView: {class: View}}",
            "table: {sections: [{header: a, headerView: b}]}",
            "table: {sections: [{headerView: {class: Veiw}}]}",
            "table: {sections: [{headerView: {prototype: a, value: {}}}]}",
            "prototypes: {a: {subviews: [{name: b}]}}\ntable: {rows: []}",
            "prototypes: {a: {subviews: [{class: Lable}]}}\ntable: {rows: []}",
            "prototypes: {a: {subviews: [{class: Label, txet: a}]}}\ntable: {rows: []}",
            "prototypes: {a: {subviews: [{class: Label, frame: [1, 2]}]}}\ntable: {rows: []}",
            "prototypes: {a: {subviews: [{class: Label, height: 3}]}}\ntable: {rows: []}",
            "prototypes: {a: {subviews: [{class: Slider, value: a}]}}\ntable: {rows: []}",
            "prototypes: {a: {subviews: [{class: Button, actions: {tap: a}}]}}\ntable: {rows: []}",
            "prototypes: {a: {subviews: [{class: View, subviews: [{class: Lable}]}]}}\n"
                + "table: {rows: []}",
            "table: {sections: [{rows: [], cells: []}]}",
            "table: {sections: [{cells: [{hieght: 3}]}]}",
            "table: {rows: [{cell: city}]}",
            "timeline: [{at: 0}]\ntable: {rows: []}",
            "timeline: [{select: [0, 0]}]\ntable: {rows: []}",
            "timeline: [{at: 0, select: 3}]\ntable: {rows: []}",
            "timeline: [{at: 0, select: [0, 0], editing: true}]\ntable: {rows: []}",
            "timeline: [{at: 0, delete: [0, 0], to: [0, 1]}]\ntable: {rows: []}",
            "timeline: [{at: 0, delete: [0, 0], duration: 0}]\ntable: {rows: []}",
            "timeline: [{at: 0, select: [0, 0], curve: ease}]\ntable: {rows: []}",
            "timeline: [{at: 0, insert: [0, 0], row: {txet: a}}]\ntable: {rows: []}",
            "timeline: [{at: 0, update: [{select: [0, 0]}]}]\ntable: {rows: []}",
            "timeline: [{at: 0, scroll: {by: 3, flick: 4}}]\ntable: {rows: []}",
            "animation: {fps: 0}\ntable: {rows: []}", "animation: {fps: 10000}\ntable: {rows: []}",
        ].enumerated() {
            documents["whole\(index < 10 ? "0\(index)" : "\(index)")"] = text
        }
        let found = try validate(documents).split(separator: "\n").map(String.init)
        #expect(found == documents.keys.sorted())
    }

    @Test("The schema accepts every document that the reader accepts")
    func right() throws {
        let texts = [
            "table: {rows: [{text: [a, {text: b, underline: [single, patternDash], strikethrough: true, "
                + "font: {size: 3}, shadow: {color: red}, paragraph: {headIndent: 3}}], "
                + "textColor: \"#f00\", backgroundColor: \"#f008\"}]}",
            "table: {backgroundView: {gradient: {colors: [red, {at: 1, color: blue}]}}, rows: "
                + "[{backgroundView: red, selectedBackgroundView: {image: a.png, insets: 3}}]}",
            "prototypes: {v: {class: View, frame: fill}, h: {class: TableViewHeaderFooterView, "
                + "height: 3, text: a}}\ntable: {headerView: v, sections: [{headerView: {prototype: h, "
                + "values: {text: b}}, footerView: {class: Label, text: c}, headerHeight: 3}]}",
            "table: {rows: [{contentConfiguration: {kind: cell, text: [a, {text: b}], image: a.png, "
                + "textProperties: {transform: uppercase}, directionalLayoutMargins: 3}, "
                + "backgroundConfiguration: {kind: clear, customView: {class: View}}}]}",
            "theme: {base: classic, colors: {tint: \"#123\", highlightedText: none}, header: "
                + "{placement: {padded: [1, 2]}, backgroundStops: [red, {at: 1, color: blue}]}, "
                + "grouped: {box: {bordered: {cornerRadius: 3}}, background: {stripes: [{width: 1, "
                + "color: red}]}}, cell: {margins: {base: 3, steps: [{minimumWidth: 3, margin: 4}]}}}\n"
                + "table: {rows: []}",
            "theme: {base: flat, grouped: {background: {gradient: [red, blue]}}, insetGrouped: "
                + "{background: {phone: white, pad: {gradient: [red, {at: 1, color: blue}]}}}}\n"
                + "table: {rows: []}",
            "bars: {keyboard: {height: 300, keys: false}}\ntable: {rows: [], contentInset: 3}",
            "bars: {keyboard: 300}\ntable: {separatorInsetReference: fromAutomaticInsets, rows: []}",
            "table: Numbers", "extends: a.yaml", "table: {rows: []}",
            "table: {rows: [{text: 5, detail: true}]}",
            "table: {rows: [{separatorInset: 5}, {separatorInset: {left: 3, right: 4}}]}",
            "table: {rows: [{cell: BadgeCell, values: {title: 3, tags: [a, 1], share: 0.5}}]}",
            "styles: {b: {cell: BadgeCell, values: {count: 3}}}\n"
                + "table: {rows: [{use: b, cell: BadgeCell, values: {title: a}}]}",
            "table: {rows: {from: a.csv, each: {text: \"{a}\", height: \"{b}\", "
                + "font: {size: \"{c}\"}, selected: \"{d}\"}}}",
            "table: {rows: {from: a.csv, each: {cell: BadgeCell, "
                + "values: {title: a, count: \"{n}\"}}}}",
            "screen: {height: content}\ntable: {rows: []}",
            "extends: a.yaml\noffset: null\nscreen: {scale: null}\nstyles: {b: null, "
                + "c: {font: {weight: null}}}\ntable: {rowHeight: null, rows: [{text: a}]}",
            "extends: a.yaml\ntable: {rows: {each: {height: null}}}",
            "styles: {b: {text: a}}\ntable: {rows: [{use: b, text: null, font: null}]}",
            "styles: {b: {cell: BadgeCell}}\ntable: {rows: [{use: b, values: {title: a}}]}",
            "now: 2025-06-15T12:00:00+02:00\ntable: {rows: []}",
            "matrix: {appearance: dark, direction: [ltr, rightToLeft], scale: [0.5, 2], "
                + "device: [ipad], theme: [classic], contrast: [high], locale: [de, en-XA], "
                + "contentSize: [extraSmall, accessibilityExtraExtraExtraLarge]}\n"
                + "contentSize: small\nscreen: {scale: 1.5}\ntable: {rows: []}",
            "strings: texts\ntable: {rows: []}", "strings: [a.xcstrings]\ntable: {rows: []}",
            "strings: {from: [a], developmentLanguage: de}\ntable: {rows: []}",
            "assets: M.xcassets\ntable: {rows: [{textColor: Brand, image: {asset: Sun, "
                + "size: [29, 29], template: true, tint: Brand}}], separatorColor: Brand}",
            "assets: [A.xcassets, B.xcassets]\nstyles: {a: {textColor: Brand}}\n"
                + "table: {rows: {from: a.csv, each: {use: a, textColor: \"{c}\", "
                + "image: {file: \"{f}\", size: \"{s}\"}}}}",
            "extends: a.yaml\ntable: {rows: [{textColor: Brand}]}",
            "prototypes: {a: {height: 4, width: 300, style: custom, subviews: [{class: Label, "
                + "name: b, tag: 3, frame: fill, autoresizing: flexibleWidth, text: 5, font: "
                + "{size: 3}}, {class: StackView, axis: vertical, subviews: [{class: Button, "
                + "type: system, actions: {touchUpInside: a}, contentEdgeInsets: [1, 2, 3, 4]}]}]}}\n"
                + "table: {rows: [{cell: a, values: {b: c, 3: {text: d}}}]}",
            "prototypes: {a: {}}\n"
                + "table: {rows: {from: a.csv, each: {cell: a, values: {b: \"{c}\"}}}}",
            "extends: a.yaml\nprototypes: {a: null}\ntable: {rows: [{cell: b}]}",
            "table: {sections: [{header: a, cells: [{height: 3}, {class: TableViewCell}]}]}",
            "table: {rows: []}\nanimation: {fps: 30, duration: 2, hold: {first: 1}, loop: 2, "
                + "selectionFade: {background: end}, touches: true}\ntimeline: [{at: 0, "
                + "select: [0, 1], curve: {damping: 0.5}}, {at: 0, deselect: [[0, 1], [0, 2]], "
                + "curve: [0, 0, 1, 1]}, {at: 1, pop: a.yaml, deselect: true}, {at: 2, "
                + "swipe: {row: [0, 1], actions: [{title: a}]}}, {at: 2, swipe: closed}, {at: 3, "
                + "update: [{insert: [0, 0], rows: [{text: a}], animation: left}, "
                + "{moveSection: 0, toSection: 1}]}, {at: 3, touch: {x: 1, y: 2}, duration: 1}]",
            "table: {editing: true, rows: [{accessoryView: {segments: [a, 1], selected: 1}, "
                + "swiped: {trailing: [{title: a, style: destructive}], open: 0.5}}, "
                + "{movable: true, lifted: {row: 0, offset: -3}, separator: false, "
                + "textShadow: {color: red, offset: [1, 2]}, image: {symbol: gear, "
                + "background: red}, editingAccessoryView: {symbol: wifi}}]}",
        ]
        let documents = Dictionary(
            uniqueKeysWithValues: texts.enumerated().map { ("right\($0.offset)", $0.element) })
        #expect(try validate(documents) == "")
    }

    @Test("Every key has a description, and the text is deterministic")
    func descriptions() throws {
        let text = JSONSchema(catalogue: .sample).text()
        #expect(JSONSchema(catalogue: .sample).text() == text)
        let schemas: [any MappingSchema.Type] = [
            DocumentSchema.self, ScreenSchema.self, TableSchema.self, SectionSchema.self,
            RowSchema.self, RecordRowsSchema.self, FontSchema.self, InsetsSchema.self,
            ScrollTargetSchema.self, MatrixSchema.self, StringsSchema.self,
            ImageSchema.self,
        ]
        for schema in schemas {
            #expect(!schema.keys.isEmpty)
            for key in schema.keys {
                #expect(key.summary.hasSuffix("."), "\(schema.definition).\(key.name)")
                #expect(text.contains("\"\(key.name)\""))
            }
        }
        #expect(text.contains("What the badge belongs to."))
    }
}
