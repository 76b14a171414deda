import Foundation
import InterfaceBuilder
import TableControls
import Tableshot
import TestSupport
import Testing

@testable import InterfaceBuilderScenes

/// Date pickers and picker views.
@Suite struct PickerTests {
    private func picker(_ attributes: String, _ elements: String = "") throws -> ViewDescription {
        let (view, undrawn) = try subview(
            """
            <datePicker \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="d">
            <date key="date" timeIntervalSinceReferenceDate="0"/>\(elements)</datePicker>
            """)
        #expect(undrawn.isEmpty)
        return view
    }

    @Test("A compact picker has buttons with the date and the time in its locale and time zone")
    func compact() throws {
        let view = try picker(
            "datePickerMode=\"dateAndTime\" style=\"compact\"",
            """
            <locale key="locale" localeIdentifier="de_DE"/>
            <timeZone key="timeZone" name="Europe/Berlin"/>
            """)
        #expect(view.className == "StackView")
        #expect(view.subviews.map { $0.value("title") } == ["1. Jan. 2001", "01:00"])
        let day = try picker("datePickerMode=\"date\" style=\"compact\"")
        #expect(day.subviews.map { $0.value("title") } == ["Jan 1, 2001"])
    }

    @Test("The automatic style has wheels up to Xcode 11, and buttons later")
    func automatic() throws {
        let file = Files.cell("<datePicker datePickerMode=\"time\" id=\"d\"/>")
        #expect(try cell(picture(file)).subviews.first?.className == "StackView")
        let old = file.replacingOccurrences(of: "\"21701\"", with: "\"15705\"")
        #expect(try cell(picture(old)).subviews.first?.className == "View")
    }

    @Test(
        "Wheels have a column for each part",
        arguments: [
            ("time", "en_US", 3), ("time", "en_GB", 2), ("date", "en_US", 3),
            ("dateAndTime", "en_US", 4), ("countDownTimer", "en_US", 2),
        ])
    func wheels(mode: String, locale: String, columns: Int) throws {
        let view = try picker(
            "datePickerMode=\"\(mode)\" style=\"wheels\"",
            "<locale key=\"locale\" localeIdentifier=\"\(locale)\"/>")
        let stack = try #require(view.subviews.last)
        #expect(stack.className == "StackView")
        #expect(stack.subviews.count == columns)
        let heights = view.constraints.filter { $0.first.item == nil && $0.second == nil }
            .filter { $0.first.attribute == .height }
        #expect(heights.map(\.constant) == [216, 216])
    }

    @Test("Wheels are centred in a low picker, whose edges cut rows without a finding")
    func lowPicker() throws {
        let picture = try picture(
            Files.xib(
                """
                <view id="top"><rect key="frame" x="0" y="0" width="320" height="90"/><subviews>
                <pickerView id="p"><rect key="frame" x="0" y="0" width="320" height="90"/>
                </pickerView></subviews></view>
                """))
        let render = try render(picture.document)
        #expect(render.diagnostics.isEmpty, "\(render.diagnostics)")
        let bitmap = try render.bitmap()
        let text = (0..<bitmap.height).filter { y in
            (200..<440).contains { bitmap[$0, y] & 0xFF < 0x60 }
        }
        // Only the chosen row is black. Its line is in the middle of 180 pixels.
        let (first, last) = (try #require(text.first), try #require(text.last))
        #expect(first > 58 && last < 122)
    }

    @Test("The rows of wheels surround the chosen date")
    func rows() throws {
        let document = try document(
            Files.xib(
                """
                <datePicker id="d"><date key="date" timeIntervalSinceReferenceDate="0"/>
                </datePicker>
                """))
        let texts = IBDateTexts(try #require(document.views.first))
        let wheels = texts.wheels(mode: "time", minutes: 15)
        #expect(wheels[0] == ["10", "11", "12", "1", "2"])
        #expect(wheels[1] == ["30", "45", "00", "15", "30"])
        #expect(wheels[2] == ["", "", "AM", "PM", ""])
    }

    @Test("A calendar is a box, and its properties are undrawn parts")
    func inline() throws {
        let (_, undrawn) = try subview(
            "<datePicker datePickerMode=\"date\" style=\"inline\" id=\"d\"/>")
        #expect(undrawn.first == "the datePicker is drawn as a box of its size")
        #expect(undrawn.count == 3)
    }

    @Test("A button and a field have the font and color of their attributed texts")
    func attributedTexts() throws {
        let attributes = """
            <attributes><color key="NSColor" red="1" green="0" blue="0" alpha="1" \
            colorSpace="calibratedRGB"/><font key="NSFont" size="19" name="Inter-Bold"/></attributes>
            """
        let button = try subview(
            """
            <button id="b"><state key="normal"><attributedString key="attributedTitle">
            <fragment content="Buy">\(attributes)</fragment></attributedString></state></button>
            """)
        #expect(button.view.value("title") == "Buy")
        #expect(button.view.value("titleColor") == "255 0 0 100")
        #expect(button.view.value("font") == "19 Inter-Bold")
        #expect(button.undrawn.isEmpty)
        let field = try subview(
            """
            <textField id="f"><attributedString key="attributedText"><fragment content="Tea">
            \(attributes)</fragment></attributedString></textField>
            """)
        #expect(field.view.value("text") == "Tea")
        #expect(field.view.value("textColor") == "255 0 0 100")
        #expect(field.view.value("font") == "19 Inter-Bold")
        #expect(field.undrawn.isEmpty)
    }
}
