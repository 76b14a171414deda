import Foundation
import TableDrawing
import TableGeometry
import TableText
import TableControls
import TableViews
import Testing

@testable import TableMockups

/// Effects of the properties of described views.
@Suite struct ViewPropertyTests {
    /// Returns the views of a static cell, by their names.
    private func views(_ subviews: String) throws -> (cell: TableViewCell, log: [Diagnostic]) {
        let document = try document(
            """
            prototypes:
              p: {height: 100, isAccessibilityElement: false, subviews: [\(subviews)]}
            table: {rows: [{cell: p}]}
            """)
        let (cells, log) = document.laidOutCells()
        return (try #require(cells.first), log.diagnostics)
    }

    private func view<Class: View>(_ name: String, _ cell: TableViewCell) throws -> Class {
        try #require(cell.view(named: name) as? Class)
    }

    @Test func `the keys of a layer set the properties of the view's layer`() throws {
        let (cell, log) = try views(
            """
            {class: View, name: a, frame: [0, 0, 40, 40], layer.cornerRadius: 9, layer.borderWidth: 2,
            layer.borderColor: red, layer.masksToBounds: true, layer.cornerCurve: continuous}
            """)
        let view: View = try view("a", cell)
        #expect(view.layer.cornerRadius == 9 && view.layer.borderWidth == 2)
        #expect(view.layer.borderColor == Color(hex: 0xFF0000))
        #expect(view.clipsToBounds && view.layer.cornerCurve == .continuous)
        #expect(log == [])
    }

    @Test func `rotation and scale are about the centre`() throws {
        let (cell, _) = try views(
            "{class: View, name: a, frame: [10, 20, 40, 20], transform.rotation: 90, transform.scale: 2}"
        )
        let view: View = try view("a", cell)
        #expect(view.center == CGPoint(x: 30, y: 30))
        #expect(abs(view.frame.width - 40) < 0.001 && abs(view.frame.height - 80) < 0.001)
        #expect(view.bounds.size == CGSize(width: 40, height: 20))
    }

    @Test func `custom spacing follows views of a stack`() throws {
        let (cell, _) = try views(
            """
            {class: StackView, axis: vertical, alignment: leading, frame: [0, 0, 100, 90], spacing: 2,
            subviews: [{class: View, name: a, frame: [0, 0, 10, 10], customSpacing: 20},
            {class: View, name: b, frame: [0, 0, 10, 10]}, {class: View, name: c, frame: [0, 0, 10, 10]}]}
            """)
        let (a, b, c): (View, View, View) =
            (try view("a", cell), try view("b", cell), try view("c", cell))
        #expect(b.frame.minY - a.frame.maxY == 20)
        #expect(c.frame.minY - b.frame.maxY == 2)
    }

    @Test func `fields have images beside their text and can be edited`() throws {
        let (cell, log) = try views(
            """
            {class: TextField, name: a, frame: [0, 0, 200, 34], text: abc, isEditing: true,
            leftView: {symbol: star}, leftViewMode: always, clearButtonMode: whileEditing,
            adjustsFontSizeToFitWidth: true, minimumFontSize: 8}
            """)
        let field: TextField = try view("a", cell)
        #expect(field.isEditing && field.minimumFontSize == 8 && field.adjustsFontSizeToFitWidth)
        #expect((field.leftView as? ImageView)?.image?.symbol?.name == "star")
        #expect(field.leftView?.isHidden == false && (field.leftView?.frame.width ?? 0) > 10)
        #expect(log == [])
    }

    @Test func `symbols in controls of fixed size keep their size at every text size`() throws {
        func sizes(_ category: String) throws -> [CGFloat] {
            let (table, _, _) = try document(
                """
                screen: {width: 320, height: 400}
                contentSize: \(category)
                prototypes:
                  p:
                    height: 200
                    subviews:
                      - {class: TextField, name: field, frame: [0, 0, 200, 34], leftView: {symbol: star}, leftViewMode: always, rightView: {symbol: star}}
                      - {class: Slider, name: slider, frame: [0, 40, 200, 34], minimumValueImage: {symbol: star}, maximumValueImage: {symbol: star}}
                      - {class: Button, name: button, frame: [0, 80, 200, 34], title: Go, image: {symbol: star}}
                      - {class: Button, name: styled, frame: [0, 120, 200, 70], title: Go, font: {textStyle: body}, image: {symbol: star}}
                      - {class: Button, name: configured, frame: [0, 120, 200, 70], title: Go, configuration: gray, image: {symbol: star}}
                      - {class: ImageView, name: image, image: {symbol: star}}
                table: {rows: [{cell: p}]}
                """
            ).lowered()
            let cell = try #require(table.visibleCells.first)
            let field: TextField = try view("field", cell)
            let slider: Slider = try view("slider", cell)
            let buttons: [Button] = try ["button", "styled", "configured"].map {
                try view($0, cell)
            }
            let image: ImageView = try view("image", cell)
            return [
                field.leftView?.bounds.height, field.rightView?.bounds.height,
                slider.minimumValueImage?.size.height, slider.maximumValueImage?.size.height,
            ].map { $0 ?? 0 } + buttons.map { $0.imageView?.image?.size.height ?? 0 }
                + [image.bounds.height]
        }
        let (large, largest) = (
            try sizes("large"), try sizes("accessibilityExtraExtraExtraLarge")
        )
        #expect(large.allSatisfy { $0 > 10 } && large.prefix(5) == largest.prefix(5))
        for (before, after) in zip(large, largest).dropFirst(5) { #expect(after > before * 2) }
    }

    @Test func `buttons have configurations and title shadows`() throws {
        let (cell, _) = try views(
            """
            {class: Button, name: a, title: Go, configuration: filled, contentVerticalAlignment: top},
            {class: Button, name: b, title: Go, titleShadowColor: red, titleShadowOffset: [1, 2],
            lineBreakMode: byClipping}
            """)
        let (a, b): (Button, Button) = (try view("a", cell), try view("b", cell))
        #expect(a.configuration == .filled() && a.contentVerticalAlignment == .top)
        #expect(b.titleShadowColor(for: .normal) == Color(hex: 0xFF0000))
        #expect(b.titleShadowOffset == CGSize(width: 1, height: 2))
        #expect(b.titleLabel?.lineBreakMode == .byClipping)
    }

    @Test func `titles disable segments`() throws {
        let (cell, _) = try views(
            "{class: SegmentedControl, name: a, segments: [A, B, C], disabledSegments: [B]}")
        let control: SegmentedControl = try view("a", cell)
        #expect((0..<3).map { control.isEnabledForSegment(at: $0) } == [true, false, true])
        #expect(
            mistakes(
                """
                prototypes:
                  p: {height: 44, subviews: [{class: SegmentedControl, segments: [A], disabledSegments: [B]}]}
                table: {rows: [{cell: p}]}
                """
            ).first?.contains("found the disabled segment \"B\"") == true)
    }

    @Test func `labels accept the two properties without an effect in pictures`() throws {
        let (cell, log) = try views(
            """
            {class: Label, name: a, text: A, adjustsFontForContentSizeCategory: true,
            allowsDefaultTighteningForTruncation: true}
            """)
        let label: Label = try view("a", cell)
        #expect(label.adjustsFontForContentSizeCategory)
        #expect(label.allowsDefaultTighteningForTruncation)
        #expect(log == [])
    }

    @Test func `segments are titles and images`() throws {
        let (cell, log) = try views(
            """
            {class: SegmentedControl, name: a, segments: [A, {symbol: star}, 3], selectedSegmentIndex: 2,
            disabledSegments: [A]}
            """)
        let control: SegmentedControl = try view("a", cell)
        #expect((0..<3).map { control.titleForSegment(at: $0) } == ["A", nil, "3"])
        #expect(control.imageForSegment(at: 1)?.symbol?.name == "star")
        #expect(control.selectedSegmentIndex == 2 && !control.isEnabledForSegment(at: 0))
        #expect(log == [])
        let found = mistakes(
            """
            prototypes:
              p: {height: 44, subviews: [{class: SegmentedControl, segments: [A, {symbol: strr}]}]}
            table: {rows: [{cell: p}]}
            """)
        #expect(found.first?.contains("there is no symbol \"strr\"; did you mean \"star\"") == true)
    }

    @Test func `a gradient has colours, locations and a direction`() throws {
        let (cell, log) = try views(
            """
            {class: GradientView, name: a, frame: [0, 0, 40, 40], layer.colors: [red, "#00FF00", blue],
            layer.locations: [0, 0.25, 1], layer.startPoint: [0, 0.5], layer.endPoint: [1, 0.5],
            layer.type: conic}, {class: GradientView, name: b, frame: [0, 0, 9, 9]}
            """)
        let a: GradientView = try view("a", cell)
        let layer = a.gradientLayer
        #expect(layer.colors == [Color(hex: 0xFF0000), Color(hex: 0x00FF00), Color(hex: 0x0000FF)])
        #expect(layer.locations == [0, 0.25, 1] && layer.type == .conic)
        #expect(
            layer.startPoint == CGPoint(x: 0, y: 0.5) && layer.endPoint == CGPoint(x: 1, y: 0.5))
        let b: GradientView = try view("b", cell)
        #expect(b.gradientLayer.colors == nil && b.gradientLayer.endPoint == CGPoint(x: 0.5, y: 1))
        #expect(log == [])
    }

    @Test(
        "Mistakes in a gradient are reported at their locations",
        arguments: [
            ("layer.colors: [red]", "found one colour in a GradientView, expected two at least"),
            (
                "layer.colors: [red, blue], layer.locations: [0, 0.5, 1]",
                "found 3 locations of 2 colours in a GradientView, expected one for each colour"
            ),
            (
                "layer.colors: [red, blue], layer.locations: [1, 0]",
                "found locations that descend in a GradientView, expected them from 0 up to 1"
            ),
            ("layer.colors: [red, blu]", "expected a colour such as"),
            ("layer.colors: red", "expected a list"),
        ])
    func gradientMistakes(keys: String, message: String) {
        let found = mistakes(
            "prototypes: {p: {height: 44, subviews: [{class: GradientView, \(keys)}]}}\n"
                + "table: {rows: [{cell: p}]}")
        #expect(found.first?.contains(message) == true, "\(found)")
    }

    @Test func `symbols have the preferred size and weight of their view`() throws {
        let (cell, log) = try views(
            """
            {class: ImageView, name: a, image: {symbol: star}},
            {class: ImageView, name: b, image: {symbol: star}, preferredSymbolConfiguration: {pointSize: 40}},
            {class: ImageView, name: c, image: {symbol: star}, preferredSymbolConfiguration: {weight: black}},
            {class: ImageView, name: d, image: {symbol: star}, preferredSymbolConfiguration: {scale: large}}
            """)
        let views: [ImageView] = try ["a", "b", "c", "d"].map { try view($0, cell) }
        let widths = views.map { Double($0.sizeThatFits(.zero).width) }
        #expect(widths[1] > widths[0] * 2 && widths[3] > widths[0])
        #expect(views[2].preferredSymbolConfiguration?.weight == .black)
        // The text around the symbol provides the properties that the configuration omits.
        #expect(widths[2] < widths[0] * 1.5)
        #expect(log == [])
    }

    @Test func `a text view accepts attributed runs`() throws {
        let (cell, _) = try views(
            "{class: TextView, name: a, font: {size: 20}, text: [{text: a, color: red}, b]}")
        let view: TextView = try view("a", cell)
        #expect(view.text == "ab" && view.attributedText.string == "ab")
    }

    @Test func `accessibilityElements lists views by name in reading order`() throws {
        let subviews = """
            {class: View, name: box, frame: [0, 0, 200, 90], accessibilityElements: [b, a], subviews: [
            {class: Label, name: a, text: A, frame: [0, 0, 50, 20]},
            {class: Label, name: b, text: B, frame: [0, 40, 50, 20]},
            {class: Label, name: c, text: C, frame: [0, 60, 50, 20]}]}
            """
        let (cell, log) = try views(subviews)
        let box: View = try view("box", cell)
        #expect(box.accessibilityElements?.compactMap { ($0 as? Label)?.text } == ["B", "A"])
        #expect(log == [])
        // Documents reject an unknown name; a view may lose a named subview later.
        (try view("b", cell) as View).removeFromSuperview()
        (try view("a", cell) as View).removeFromSuperview()
        let later = DiagnosticLog()
        let named = DiagnosticLog.$current.withValue(later) { box.accessibilityElements?.count }
        #expect(named == 0)
        #expect(
            later.diagnostics.map(\.identifier)
                == Array(repeating: "nib.accessibility-element", count: 2))
    }

    @Test func `a frame that fills a stack causes a warning`() {
        let found = mistakes(
            """
            prototypes:
              p: {height: 44, subviews: [{class: StackView, frame: fill, subviews: [{class: Label, text: a, frame: fill}]}]}
            table: {rows: [{cell: p}]}
            """)
        #expect(found.count == 1)
        #expect(found.first?.contains("found frame: fill in a StackView") == true)
    }
}
