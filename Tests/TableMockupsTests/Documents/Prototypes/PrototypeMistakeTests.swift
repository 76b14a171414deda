import Foundation
import TableDrawing
import TableGeometry
import TableText
import TableControls
import TableViews
import Testing

@testable import TableMockups

/// Errors in prototypes and in the values for them.
@Suite struct PrototypeMistakeTests {
    @Test("A name equal to another view's tag is an error, because values would be ambiguous")
    func nameAndTag() throws {
        func found(_ views: String) -> [String] {
            mistakes(
                "prototypes: {p: {height: 44, subviews: [\(views)]}}\ntable: {rows: [{cell: p}]}")
        }
        let first = "{class: Label, name: \"5\", frame: [0, 0, 50, 20]}"
        #expect(
            found("\(first), {class: Label, tag: 5, frame: [60, 0, 50, 20]}").first?
                .contains("the view of the name \"5\" from the view of the tag 5") == true)
        #expect(found("\(first), {class: Label, tag: 6, frame: [60, 0, 50, 20]}") == [])
        #expect(found("{class: Label, name: \"5\", tag: 5, frame: [0, 0, 50, 20]}") == [])
    }

    @Test("An empty name is an error")
    func emptyName() {
        let found = mistakes(
            "prototypes: {p: {height: 44, subviews: [{class: Label, name: \"\", frame: [0, 0, 9, 9]}]}}\n"
                + "table: {rows: [{cell: p}]}")
        #expect(
            found == [
                "1:62 the name is empty; give one such as name: title"
            ])
    }

    @Test("Actions of a view that is not a control are errors at their location")
    func actionsOfALabel() {
        func found(_ name: String) -> [String] {
            mistakes(
                "prototypes: {p: {height: 44, subviews: [{class: \(name), actions: {touchUpInside: tap}}]}}\n"
                    + "table: {rows: [{cell: p}]}")
        }
        let message = found("Label").first ?? ""
        #expect(
            message.hasPrefix(
                "1:56 a Label sends no actions; write them in a control")
                && message.contains("\"Button\"") && message.contains("\"Switch\""), "\(message)")
        #expect(found("Button") == [])
    }

    @Test("accessibilityElements lists each name of a view once")
    func elements() {
        let views = "{class: Label, name: city}, {class: Label, name: time}"
        func found(_ names: String) -> [String] {
            mistakes(
                "prototypes: {p: {accessibilityElements: [\(names)], subviews: [\(views)]}}\n"
                    + "table: {rows: [{cell: p}]}")
        }
        #expect(found("time, city") == [])
        #expect(
            found("time, citty, time") == [
                "1:48 no view in it is named \"citty\"; did you mean \"city\"? (views in it: "
                    + "\"city\" and \"time\")",
                "1:55 the view \"time\" is named twice; name each view once (the first is at "
                    + "d.yaml:1:42)",
            ])
    }

    @Test("A prototype precedes the catalogue, and a name in both is an error")
    func clash() {
        #expect(
            mistakes("prototypes: {BadgeCell: {height: 40}}\ntable: {rows: []}") == [
                "1:14 found the prototype \"BadgeCell\", which is the name of a cell of the "
                    + "catalogue too (give the prototype another name)"
            ])
        #expect(
            mistakes("prototypes: {a: {}}\ntable: {rows: [{cell: Note, values: {text: b}}]}") == [])
    }

    @Test("Mistakes in prototypes are reported at their locations")
    func prototypeMistakes() {
        #expect(
            mistakes(
                """
                prototypes:
                  a:
                    heigth: 4
                    subviews:
                      - {class: Lable, text: a}
                      - {class: Label, txet: a}
                      - {class: Label, frame: [1, 2, 3]}
                      - {class: Label, frame: [1, 2, -3, 4]}
                      - {class: Label, height: 3}
                      - {class: Label, textColor: rde}
                      - {class: Slider, value: a}
                      - {class: TableViewCell}
                      - {name: b}
                      - {class: Button, actions: {touchUp: a}}
                      - {class: Label, autoresizing: [flexibelWidth]}
                  b: {class: Lable}
                  c: {width: 200}
                  d: {subviews: [{class: Label, name: x}, {class: View, name: x}]}
                table:
                  rows: [{cell: a}]
                """
            ).map { String($0.prefix { $0 != "(" }) } == [
                "3:5 found the unknown key \"heigth\" in a TableViewCell; did you mean \"height\"?",
                "5:17 no class of views is registered as \"Lable\"; did you mean \"Label\"? ",
                "6:24 found the unknown key \"txet\" in a Label; did you mean \"text\"?",
                "7:31 expected a frame such as [15, 8, 220, 22], fill or margins, found a list",
                "8:38 expected a width and a height of at least 0, found -3",
                "9:24 found \"height\" in a Label, which has none",
                "10:35 expected a colour such as \"#FF9500\", \"#FF950080\", red or systemBlue, "
                    + "found \"rde\"; did you mean \"red\"?",
                "11:32 expected a number such as 44, found the text \"a\"",
                "12:17 a cell of the class TableViewCell cannot lie inside a view; "
                    + "write it at the top",
                "13:9 a view lacks the key \"class\"",
                "14:35 found the unknown key \"touchUp\" in actions; did you mean "
                    + "\"touchUpInside\" or \"touchUpOutside\"?",
                "15:39 found \"flexibelWidth\", expected \"flexibleLeftMargin\", "
                    + "\"flexibleWidth\", \"flexibleRightMargin\", \"flexibleTopMargin\", "
                    + "\"flexibleHeight\" or \"flexibleBottomMargin\"; did you mean "
                    + "\"flexibleWidth\"?",
                "16:14 no class of views is registered as \"Lable\"; did you mean \"Label\"? ",
                "18:63 two views have the name \"x\"; use each name once ",
            ])
    }

    @Test("Mistakes in the values of rows are reported at their locations")
    func valueMistakes() {
        #expect(
            mistakes(
                PrototypeTests.city + """
                    table:
                      rows:
                        - {cell: city, values: {titel: a}}
                        - {cell: city, values: {title: {txet: a}}}
                        - {cell: city, values: {toggle: 3}}
                        - {cell: city, text: a}
                        - {cell: ciy}
                        - {cell: city, values: {3: a}}
                    """
            ).map { String($0.prefix { $0 != "(" }) } == [
                "11:29 found the unknown key \"titel\" in the values of city; did you mean "
                    + "\"title\"?",
                "12:37 found the unknown key \"txet\" in the properties of a Label; did you mean "
                    + "\"text\"?",
                "13:37 expected true or false, found the number 3",
                "14:20 found \"text\" beside \"cell\", expected only one of them in a row",
                "15:14 neither the document nor the catalogue has a cell \"ciy\"; did you mean "
                    + "\"city\"? ",
                "16:29 found the unknown key \"3\" in the values of city ",
            ])
    }

    @Test("Two views with equal tags cause a warning with both locations, two equal names an error")
    func duplicates() {
        #expect(
            mistakes(
                """
                prototypes:
                  a:
                    subviews:
                      - {class: Label, tag: 7}
                      - class: View
                        subviews: [{class: Label, tag: 7}, {class: Label, tag: 0}]
                      - {class: Switch, tag: 0, name: b}
                      - {class: Switch, tag: 8, name: b}
                table: {rows: []}
                """) == [
                    "6:40 found two views of the tag 7, of which viewWithTag(7) finds the first (the "
                        + "first is at d.yaml:4:29)",
                    "8:39 two views have the name \"b\"; use each name once (the first is at "
                        + "d.yaml:7:39)",
                ])
    }

    @Test(
        "The message for an unknown key names the class and suggests a key",
        arguments: [
            (
                "table: {sections: [{cells: [{subviews: [{class: Label, value: a}]}]}]}",
                "1:56 found the unknown key \"value\" in a Label"
            ),
            (
                "table: {sections: [{cells: [{subviews: [{class: ImageView, height: 3}]}]}]}",
                "1:60 found \"height\" in an ImageView, which has none"
            ),
            (
                "table: {sections: [{cells: [{cell: city}]}]}",
                "1:30 found the unknown key \"cell\" in a TableViewCell (static cells are described "
                    + "in place; cells of a prototype are rows: rows: [{cell: NAME}])"
            ),
            (
                "table: {sections: [{cells: [{subviews: [{class: Switch, on: true}]}]}]}",
                "1:57 found the unknown key \"on\" in a Switch; did you mean \"isOn\"?"
            ),
            (
                "table: {sections: [{cells: [{subviews: [{class: Switch, enabled: true}]}]}]}",
                "1:57 found the unknown key \"enabled\" in a Switch; did you mean \"isEnabled\"?"
            ),
            (
                "table: {rows: [{text: a, accessoryView: {switch: true, isEnabled: false}}]}",
                "1:56 found the unknown key \"isEnabled\" in an accessory view; did you mean "
                    + "\"enabled\"?"
            ),
            (
                "table: {rows: [{text: a, image: {symbol: speaker.wave}}]}",
                "1:42 there is no symbol"
            ),
        ])
    func hints(text: String, message: String) {
        let found = mistakes(text)
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix(message) == true, "\(found)")
        if message.hasSuffix("no symbol") {
            #expect(found.first?.contains("; did you mean ") == true)
            #expect(found.first?.contains("(the command symbols lists all ") == true)
        }
    }

    @Test("A title's colour beside a configuration is a warning")
    func configuredColor() {
        func found(_ more: String) -> [String] {
            mistakes(
                "prototypes: {p: {subviews: [{class: Button, title: A, titleColor: red\(more)}]}}\n"
                    + "table: {rows: [{cell: p}]}")
        }
        #expect(found("") == [])
        #expect(
            found(", configuration: gray") == [
                "warning 1:67 found titleColor beside configuration in a Button, which decides the "
                    + "title's colour (tintColor colours the title of a plain, gray or tinted button)"
            ])
    }

    @Test(
        "Insets without an effect in a configuration are a warning",
        arguments: ["contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets"])
    func configuredInsets(name: String) throws {
        func text(_ more: String) -> String {
            "prototypes: {p: {height: 60, subviews: [{class: Button, name: b, title: A\(more)}]}}\n"
                + "table: {rows: [{cell: p}]}"
        }
        #expect(mistakes(text(", \(name): [1, 2, 3, 4]")) == [])
        let found = mistakes(text(", configuration: gray, \(name): [1, 2, 3, 4]"))
        #expect(found.count == 1)
        #expect(
            found.first?.contains(
                "found \(name) beside configuration in the Button \"b\", which has no effect there as in "
                    + "UIKit (configuration.contentInsets is the space around its content)")
                == true,
            "\(found)")
        // The advised key has an effect, and causes a warning in a style without its effect.
        let insets = ", configuration.contentInsets: [9, 30, 11, 50]"
        #expect(mistakes(text(insets)).first?.contains("without a configuration") == true)
        for order in [insets + ", configuration: gray", ", configuration: gray" + insets] {
            let (table, _, log) = try document(text(order)).lowered()
            #expect(log.diagnostics.isEmpty)
            let button = try #require(
                table.visibleCells.first?.contentView.subviews.first as? Button)
            #expect(
                button.configuration?.contentInsets
                    == DirectionalEdgeInsets(top: 9, leading: 30, bottom: 11, trailing: 50))
        }
    }

    @Test("A selected segment in a momentary control is a warning")
    func momentary() {
        func found(_ more: String) -> [String] {
            mistakes(
                "prototypes: {p: {subviews: [{class: SegmentedControl, segments: [A, B]\(more)}]}}\n"
                    + "table: {rows: [{cell: p}]}")
        }
        #expect(found(", isMomentary: true") == [])
        #expect(found(", isMomentary: true, selectedSegmentIndex: -1") == [])
        #expect(found(", isMomentary: false, selectedSegmentIndex: 1") == [])
        #expect(
            found(", isMomentary: true, selectedSegmentIndex: 1").first?.contains(
                "found segment 1 chosen in a SegmentedControl with isMomentary: true") == true)
    }

    @Test("Controls truncated at an edge and controls outside of their stack cause warnings")
    func cutControls() throws {
        func found(_ views: String, _ table: String = "rows: [{cell: p}]") throws -> [String] {
            let (_, _, log) = try document(
                "screen: {width: 390, height: 300}\n"
                    + "prototypes: {p: {height: 60, subviews: [\(views)]}, "
                    + "h: {class: TableViewHeaderFooterView, height: 60, subviews: [\(views)]}, "
                    + "v: {class: View, frame: [0, 0, 390, 60], subviews: [\(views)]}}\n"
                    + "table: {\(table)}"
            ).lowered()
            return log.diagnostics.filter { $0.identifier.hasSuffix("control-cut") }.map(\.message)
        }
        #expect(try found("{class: Switch, frame: [300, 10, 51, 31]}") == [])
        let cut = "{class: Switch, name: s, frame: [360, 10, 51, 31]}"
        let message =
            "the Switch \"s\" reaches 21 points beyond the right edge of the table and is cut; move "
            + "the view, or give the view more room"
        #expect(try found(cut) == [message])
        let section = "sections: [{headerView: {prototype: h}, rows: [{text: a}]}]"
        #expect(try found(cut, section) == [message])
        #expect(try found(cut, "headerView: {prototype: v}, rows: [{text: a}]") == [message])
        #expect(
            try found(
                "{class: StackView, axis: horizontal, frame: [10, 10, 90, 32], "
                    + "subviews: [{class: Stepper}]}"
            ).first?.hasPrefix(
                "the Stepper reaches 4 points beyond the right edge of the StackView") == true)
        #expect(
            try found(
                "{class: View, name: box, clipsToBounds: true, frame: [10, 10, 90, 20], subviews: "
                    + "[{class: Switch, frame: [5, 0, 51, 31]}]}"
            ).first?.hasPrefix(
                "the Switch reaches 11 points beyond the lower edge of the View \"box\", which "
                    + "cuts it") == true)
    }

    @Test("Messages for mappings and views in place of a name or an image state the valid form")
    func formsOfOthers() {
        func found(_ view: String) -> [String] {
            mistakes(
                "prototypes: {p: {subviews: [{class: \(view)}]}}\ntable: {rows: [{cell: p}]}")
        }
        let configuration = found("Button, title: A, configuration: {style: filled}")
        #expect(configuration.count == 1)
        #expect(
            configuration.first?.contains(
                "expected \"plain\", \"gray\", \"tinted\" or \"filled\", found a mapping") == true
                && configuration.first?.contains("\"configuration.imagePlacement\"") == true,
            "\(configuration)")
        let side = found("TextField, leftView: {class: ImageView, image: {symbol: star}}")
        #expect(side.count == 1)
        #expect(
            side.first?.contains(
                "found a view for leftView, expected an image such as {symbol: star}") == true,
            "\(side)")
        #expect(
            found("ImageView, image: {symbol: \"\"}").first?.contains(
                "found \"\", expected the name of a symbol such as \"star\"") == true)
        for name in ["chevron.forward", "chevron.backward", "arrow.forward"] {
            #expect(found("ImageView, image: {symbol: \(name)}") == [])
        }
        for key in ["configuration.imagePlacement: top", "configuration.imagePadding: 3"] {
            #expect(
                found("Button, title: A, \(key)").first?.contains("without a configuration")
                    == true)
            #expect(found("Button, title: A, \(key), configuration: gray") == [])
        }
    }

    @Test("The message for an unknown value lists the prototype's names first")
    func namesFirst() {
        let found = mistakes(
            PrototypeTests.city
                + "table: {rows: [{cell: city, values: {accessory: none, qqqqqq: 1}}]}")
        #expect(
            found.first?.contains(
                "the values of city knows \"title\", \"2\", \"toggle\", \"accessory\"") == true,
            "\(found)")
    }
}
