import Foundation
import TableDrawing
import Testing

@testable import TableText

/// Lines that are parts of an unbroken line equal Pango's lines.
@Suite struct UnbrokenLineTests {
    private static let words = [
        "Basil", "lemon,", "To", "AV", "Wave.", "fi", "fl", "the", "1.5", "(two)", "\"Yes!\"", "T.",
        "50%", "a", "I", "office", "AWAY", "r.", "f'", "i:", "don't", "x;", "YoY", "{b}", "[c]",
        "#1",
        "e@f", "why?", "100", "$5", "A&B", "a+b", "l|m", "one_two", "Größe", "Ärger!", "Łódź",
        "naïve",
        "“quoted”", "it’s", "wait…", "€", "10\u{A0}€", "10€", "«oui»", "¿qué?", "½", "Tčko",
    ]

    /// Returns numbers that look random and are the same in every run.
    private static func numbers() -> () -> Int {
        var state: UInt64 = 1
        return {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33)
        }
    }

    private static func layout(
        _ text: AttributedText, _ size: CGSize, _ options: TextLayout.Options, unbroken: Bool
    ) -> TextLayout {
        var budgets = CacheBudgets.standard
        if !unbroken { budgets.unbrokenLines = 0 }
        return CacheBudgets.$current.withValue(budgets) {
            Typesetter.layout(text, in: size, options: options, environment: .current)
        }
    }

    @Test(arguments: [
        Font.systemFont(ofSize: 17), .systemFont(ofSize: 12, weight: .bold),
        .italicSystemFont(ofSize: 31), .monospacedDigitSystemFont(ofSize: 15, weight: .medium),
        Font(name: "Helvetica", size: 14) ?? .systemFont(ofSize: 14),
    ])
    func `texts of random words have the lines of Pango at every width`(font: Font) {
        let number = Self.numbers()
        let modes: [LineBreakMode] = [.byWordWrapping, .byTruncatingTail, .byTruncatingMiddle]
        for round in 0..<60 {
            let count = 1 + number() % 14
            let string = (0..<count).map { _ in Self.words[number() % Self.words.count] }
                .joined(separator: " ")
            let text = AttributedText(string, font: font, color: .black)
            let natural = Self.layout(
                text, CGSize(width: CGFloat.infinity, height: .infinity), .init(), unbroken: true)
            for share in [0.2, 0.35, 0.5, 0.8, 0.999, 1, 1.1] {
                var options = TextLayout.Options(
                    numberOfLines: [0, 0, 1, 2][number() % 4], lineBreakMode: modes[round % 3],
                    alignment: [.left, .center, .natural][number() % 3])
                options.lineBreakStrategy = round % 2 == 0 ? [] : .standard
                let size = CGSize(width: natural.size.width * share, height: .infinity)
                #expect(
                    Self.layout(text, size, options, unbroken: true)
                        == Self.layout(text, size, options, unbroken: false),
                    "\(string) at \(size.width)")
            }
        }
    }

    @Test(arguments: [
        Font.systemFont(ofSize: 17), .preferredFont(forTextStyle: .body),
        .italicSystemFont(ofSize: 31), Font(name: "Helvetica", size: 14) ?? .systemFont(ofSize: 14),
    ])
    func `measured texts have the size and the baselines of their layout`(font: Font) {
        let number = Self.numbers()
        var count = 0
        for round in 0..<120 {
            let string = (0..<1 + number() % 14).map { _ in
                Self.words[number() % Self.words.count]
            }
            .joined(separator: " ")
            var attributes = TextAttributes(font: font)
            attributes.baselineOffset = [0, 0, 3][round % 3]
            let text = AttributedText(string, attributes: attributes)
            for width in [40, 90, 150, 233.3, 400, CGFloat.infinity] {
                var options = TextLayout.Options(
                    numberOfLines: [0, 0, 1, 2][number() % 4],
                    lineBreakMode: [.byWordWrapping, .byTruncatingTail, .byClipping][round % 3],
                    alignment: .left)
                options.lineBreakStrategy = round % 2 == 0 ? [] : .standard
                options.layoutDirection = round % 5 == 0 ? .rightToLeft : .leftToRight
                let size = CGSize(width: width, height: [50, .infinity, .infinity][number() % 3])
                guard let extent = MeasuredText.extent(of: text, in: size, options: options) else {
                    continue
                }
                count += 1
                let layout = Self.layout(text, size, options, unbroken: false)
                #expect(
                    extent
                        == TextExtent(
                            size: layout.size, firstBaseline: layout.firstBaseline,
                            lastBaseline: layout.lastBaseline),
                    "\(string) at \(size)")
                #expect(!layout.isTruncated)
            }
        }
        #expect(count > 200)
    }

    @Test func `texts with line breaks, spacing, styles or missing fonts need a layout`() {
        func extent(
            _ text: String = "Basil", _ change: (inout TextAttributes) -> Void
        ) -> TextExtent? {
            var attributes = TextAttributes(font: .systemFont(ofSize: 17))
            change(&attributes)
            return MeasuredText.extent(
                of: AttributedText(text, attributes: attributes), in: .unlimited,
                options: .init())
        }
        #expect(extent { _ in } != nil)
        #expect(extent("Basil\nlemon balm") { _ in } == nil)
        #expect(extent { $0.kern = 1 } == nil)
        #expect(extent { $0.paragraphStyle = ParagraphStyle() } == nil)
        #expect(extent { $0.font = Font(design: .family("Missing"), size: 17) } == nil)
    }

    @Test func `the widest line that fits ends at the width of its words`() {
        let text = AttributedText("Two words", font: .systemFont(ofSize: 17), color: .black)
        func width(_ string: String) -> CGFloat {
            TextLayout(string, font: .systemFont(ofSize: 17), in: .unlimited).size.width
        }
        func lines(_ width: CGFloat) -> [String] {
            Self.layout(text, CGSize(width: width, height: .infinity), .init(), unbroken: true)
                .lines.map(\.string)
        }
        #expect(lines(width("Two words")) == ["Two words"])
        #expect(lines(width("Two words") - 0.01) == ["Two", "words"])
        #expect(lines(width("words")) == ["Two", "words"])
        #expect(lines(width("words") - 0.01) == ["Two", "word", "s"])
    }

    @Test(arguments: [
        "two  blanks", " before", "after ", "two\tcolumns", "well-known", "and/or",
        "soft\u{AD}hyphen", "10\u{A0}€",
        "dash – dash", "日本", "e\u{301}", "",
    ])
    func `other texts are broken by Pango`(string: String) {
        var request = ShapingRequest(bytes: Array(string.utf8))
        request.spans = [
            ShapingRequest.Span(range: 0..<request.bytes.count, face: 0, size: 17, kern: 0)
        ]
        #expect(!request.isSimple)
    }

    @Test func `a change of colour divides runs also after a plain text`() {
        let font = Font.systemFont(ofSize: 17)
        let plain = AttributedText("Two words", font: font, color: .black)
        let colored = AttributedText(
            [
                ("Two ", TextAttributes(font: font)),
                ("words", TextAttributes(font: font, color: .white)),
            ],
            fallback: TextAttributes(font: font))
        for (text, count) in [(plain, 1), (colored, 2)] {
            let layout = Self.layout(text, .unlimited, .init(), unbroken: true)
            #expect(layout.lines[0].runs.count == count)
        }
    }

    @Test func `a shaper knows at most as many lines and measured texts as its budgets`() throws {
        let book = try FontBook(files: [Fonts.inter + "Inter-Regular.otf"])
        var budgets = CacheBudgets.standard
        budgets.unbrokenLines = 8
        budgets.measuredTexts = 8
        budgets.layouts = 0
        CacheBudgets.$current.withValue(budgets) {
            TextEnvironment.$current.withValue(TextEnvironment(fontBook: book)) {
                for number in 0..<80 {
                    let layout = TextLayout(
                        "Row \(number % 40)", font: .systemFont(ofSize: 17), in: .unlimited)
                    #expect(layout.lines.count == 1)
                    _ = TextLayout.labelSize(
                        AttributedText("Row \(number % 40)", font: .systemFont(ofSize: 17)),
                        fitting: .zero)
                }
            }
            let counts = book.shapers.withShaper { ($0.lineCount, $0.measuredTexts.count) }
            #expect((1...8).contains(counts?.0 ?? 0))
            #expect((1...8).contains(counts?.1 ?? 0))
        }
    }
}

extension CGSize {
    fileprivate static let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)
}
