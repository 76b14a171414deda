import Foundation
import TableDrawing
import Testing

@testable import TableText

/// Caches of text layout stay within their budgets and do not change layouts.
@Suite struct CacheBudgetTests {
    private static func with<Result>(
        _ change: (inout CacheBudgets) -> Void, _ body: () throws -> Result
    ) rethrows -> Result {
        var budgets = CacheBudgets.standard
        change(&budgets)
        return try CacheBudgets.$current.withValue(budgets, operation: body)
    }

    private static func book() throws -> FontBook {
        try FontBook(files: [
            Fonts.inter + "Inter-Regular.otf", Fonts.inter + "Inter-Bold.otf",
            Fonts.noto + "NotoSansHebrew-Regular.ttf",
        ])
    }

    @Test func `cached layouts stay within their budget and equal new layouts`() {
        var budgets = CacheBudgets.standard
        budgets.layouts = 100_000
        let cache = TextLayoutCache(budgets)
        for round in 0..<2 {
            for number in 0..<200 {
                let text = AttributedText(
                    "Row \(number) of many", font: .systemFont(ofSize: 17), color: .black)
                let size = CGSize(width: 300, height: CGFloat.infinity)
                let layout = cache.layout(text, in: size, options: .init())
                #expect(cache.state.bytes <= 100_000)
                let fresh = Typesetter.layout(
                    text, in: size, options: .init(), environment: .current)
                #expect(layout == fresh, "text \(number), round \(round)")
            }
        }
        #expect(cache.state.evictions > 0)
        #expect(cache.state.bytes > 30_000)
    }

    @Test func `long texts have a separate budget and are laid out once for each width`() {
        var budgets = CacheBudgets.standard
        budgets.longLayouts = 2_000_000
        let cache = TextLayoutCache(budgets)
        for number in 0..<30 {
            let string = String(repeating: "long text \(number) ", count: 500)
            let text = AttributedText(string, font: .systemFont(ofSize: 17), color: .black)
            func layout(_ height: CGFloat) -> TextLayout {
                cache.layout(text, in: CGSize(width: 300, height: height), options: .init())
            }
            let measured = layout(.infinity)
            #expect(cache.longState.bytes > 0 && cache.longState.bytes <= 2_000_000)
            let bytes = cache.longState.bytes
            #expect(layout(.greatestFiniteMagnitude) == measured)
            #expect(layout(measured.size.height) == measured)
            // A sufficient height uses the measured layout.
            #expect(cache.longState.bytes == bytes)
            let low = layout(measured.size.height / 2)
            #expect(low.isTruncated && low.lines.count < measured.lines.count)
            #expect(
                low
                    == Typesetter.layout(
                        text, in: CGSize(width: 300, height: measured.size.height / 2),
                        options: .init(), environment: .current))
        }
        #expect(cache.longState.evictions > 0 && cache.state.bytes == 0)
    }

    @Test func `a measured text is not laid out again for bounds that hold it`() {
        let cache = TextLayoutCache(.standard)
        let text = AttributedText(
            "Two words\nand a line", font: .systemFont(ofSize: 17), color: .black)
        func layout(_ width: CGFloat, _ height: CGFloat) -> TextLayout {
            cache.layout(
                text, in: CGSize(width: width, height: height), options: .init(alignment: .left))
        }
        let natural = layout(.infinity, .infinity)
        let bytes = cache.state.bytes
        #expect(layout(.infinity, natural.size.height) == natural)
        #expect(layout(natural.size.width, .infinity) == natural)
        #expect(layout(natural.size.width + 10, natural.size.height + 10) == natural)
        #expect(cache.state.bytes == bytes)
        let narrow = layout(natural.size.width - 1, .infinity)
        #expect(narrow.lines.count == 3 && cache.state.bytes > bytes)
    }

    @Test(arguments: [
        "Word", "Blanks at the end  ", "Two\nparagraphs ", "soft\u{AD}hyphens here", "שלום world",
        "world שלום", "한국어 단어 둘", "ไทยไม่มีช่องว่าง", "👩‍👩‍👧 family, 1️⃣", "fi ffl – € 12", "a\tb", "",
        String(repeating: "ı̇", count: 120),
    ])
    func `a layout for a size does not depend on earlier layouts of its text`(string: String) throws
    {
        var cases: [(AttributedText, TextLayout.Options)] = []
        let modes: [(LineBreakMode, Int)] = [
            (.byWordWrapping, 1), (.byCharWrapping, 1), (.byClipping, 1), (.byTruncatingHead, 1),
            (.byTruncatingMiddle, 1), (.byTruncatingTail, 1), (.byTruncatingTail, 2),
            (.byWordWrapping, 0),
        ]
        for alignment in [TextAlignment.left, .center, .natural, .justified] {
            for (mode, lines) in modes {
                for kern in [CGFloat(0), 2] {
                    var attributes = TextAttributes(font: .systemFont(ofSize: 17))
                    attributes.kern = kern
                    cases.append(
                        (
                            AttributedText(string, attributes: attributes),
                            TextLayout.Options(
                                numberOfLines: lines, lineBreakMode: mode,
                                lineBreakStrategy: [.pushOut, .hangulWordPriority],
                                alignment: alignment)
                        ))
                }
            }
        }
        // The shaper of the book has loaded all faces after the first round.
        let environment = TextEnvironment(fontBook: try Self.book())
        TextEnvironment.$current.withValue(environment) {
            for round in 0..<2 {
                for (text, options) in cases {
                    let differences = Self.differences(text, options)
                    if round > 0 { #expect(differences.isEmpty, "\(options)") }
                }
            }
        }
    }

    /// Returns the sizes at which a cached layout differs from a new layout.
    private static func differences(
        _ text: AttributedText, _ options: TextLayout.Options
    ) -> [CGSize] {
        let cache = TextLayoutCache(.standard)
        let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)
        let natural = cache.layout(text, in: unlimited, options: options)
        let sizes = [1, 0.6, 1.2, 0.3].flatMap { share in
            [CGFloat.infinity, natural.size.height, 30].map {
                CGSize(width: natural.size.width * share, height: $0)
            }
        }
        return sizes.filter { size in
            cache.layout(text, in: size, options: options)
                != Typesetter.layout(text, in: size, options: options, environment: .current)
        }
    }

    @Test
    func `searches for families are cached up to their budget, including unsuccessful searches`()
        throws
    {
        var budgets = CacheBudgets.standard
        budgets.families = 16
        let catalogue = FontCatalogue(sources: try Self.book().sources, budgets)
        for number in 0..<100 {
            #expect(catalogue.face(family: "None \(number)", weight: 400, isItalic: false) == nil)
            let face = catalogue.face(family: "Inter", weight: 300 + number, isItalic: false)
            #expect(face?.style == (number <= 250 ? "Regular" : "Bold"))
            #expect(catalogue.counts.found <= 16)
        }
        #expect(catalogue.counts.found >= 8)
    }

    @Test func `a shaper opens at most as many sizes of faces as its budget`() throws {
        let book = try Self.book()
        let environment = TextEnvironment(fontBook: book)
        func widths() -> [CGFloat] {
            TextEnvironment.$current.withValue(environment) {
                (0..<60).map { layout("Size \($0)", size: 8 + CGFloat($0) / 4).size.width }
            }
        }
        let plain = CacheBudgets.$current.withValue(.none) { widths() }
        Self.with {
            $0.layouts = 0
            $0.shapedFonts = 8
        } _: {
            for _ in 0..<2 { #expect(widths() == plain) }
            let count = book.shapers.withShaper { $0.fontCount } ?? 0
            #expect(count > 0 && count <= 8)
        }
    }

    @Test
    func `idle shapers stay within their budget, and shapers with too many faces are released`()
        throws
    {
        let book = try Self.book()
        func nest(_ depth: Int) {
            guard depth > 0 else { return }
            _ = book.shapers.withShaper { _ in nest(depth - 1) }
        }
        Self.with({ $0.shapers = 2 }) { nest(5) }
        #expect(book.shapers.idleCount == 2)
        book.releaseCaches()
        Self.with({ $0.shaperFaces = 1 }) {
            let environment = TextEnvironment(fontBook: book)
            TextEnvironment.$current.withValue(environment) {
                _ = layout("One file \(UUID())")
                #expect(book.shapers.idleCount == 1)
                _ = layout("Two שתיים \(UUID())")
                #expect(book.shapers.idleCount == 0)
            }
        }
        CacheBudgets.$current.withValue(.none) { nest(2) }
        #expect(book.shapers.idleCount == 0)
    }

    @Test func `a cascade caches characters up to its budget and continues to add characters`()
        throws
    {
        let environment = TextEnvironment(fontBook: try Self.book())
        let font = Font.systemFont(ofSize: 17)
        let asked = try #require(
            environment.fontBook.catalogue.face(family: "Inter", weight: 400, isItalic: false))
        let cascade = Self.with({ $0.characters = 32 }) { Cascade(environment) }
        let characters = (0x21..<0x250).compactMap { Unicode.Scalar($0) }.map(Character.init)
        let log = DiagnosticLog()
        DiagnosticLog.$current.withValue(log) {
            for character in characters + ["ש"] + characters {
                let fresh = CacheBudgets.$current.withValue(.none) { Cascade(environment) }
                    .choice(for: character, asked: asked, font: font)
                let choice = cascade.choice(for: character, asked: asked, font: font)
                #expect(choice?.face.file == fresh?.face.file, "\(character)")
                #expect(cascade.count <= 32)
            }
        }
        #expect(cascade.count >= 16)
    }

    @Test func `fingerprints are correct for more files than the cache holds`() throws {
        var budgets = CacheBudgets.standard
        budgets.fontFiles = 8
        let fingerprints = FontFileFingerprints(budgets)
        try withFolder { folder in
            var reads = 0
            for round in 0..<2 {
                for number in 0..<30 {
                    let path = "\(folder)/\(number).otf"
                    if round == 0 {
                        try Data("font \(number)".utf8).write(to: URL(fileURLWithPath: path))
                    }
                    var hasher = StableHasher()
                    hasher.combine(path)
                    let right = hasher.finalize()
                    for _ in 0..<2 {
                        let found = try fingerprints.fingerprint(ofFile: path) {
                            (_: String) throws(FontBookError) in
                            reads += 1
                            return right
                        }
                        #expect(found == right)
                    }
                    #expect(fingerprints.count <= 8)
                }
            }
            #expect(reads == 60)
        }
    }

    /// Makes a number of copies of fonts in a folder, each with a separate file.
    private static func copies(_ count: Int, in folder: String) throws -> [String] {
        try (0..<count).map { number in
            let path = "\(folder)/\(number).otf"
            try FileManager.default.copyItem(
                atPath: Fonts.inter + (number % 2 == 0 ? "Inter-Regular.otf" : "Inter-Bold.otf"),
                toPath: path)
            return path
        }
    }

    @Test func `faces and metrics are correct for more files than the caches hold`() throws {
        try withFolder { folder in
            let paths = try Self.copies(12, in: folder)
            var budgets = CacheBudgets.standard
            (budgets.scannedFaces, budgets.metrics) = (4, 3)
            let catalogue = FontCatalogue(sources: paths.map { .init(path: $0) }, budgets)
            var measured = 0
            for _ in 0..<2 {
                for (number, path) in paths.enumerated() {
                    let face = try #require(catalogue.faces(in: path).first)
                    #expect(face.file == path)
                    #expect(face.style == (number % 2 == 0 ? "Regular" : "Bold"))
                    let metrics = catalogue.metrics(of: face) {
                        measured += 1
                        return .helvetica
                    }
                    #expect(metrics == .helvetica)
                    #expect(catalogue.counts.scanned <= 4 && catalogue.counts.measured <= 3)
                }
            }
            #expect(measured == 24)
            #expect(catalogue.counts.scanned > 0 && catalogue.counts.measured > 0)
        }
    }

    @Test func `font files stay mapped up to their budget, and a changed file is opened again`()
        throws
    {
        try withFolder { folder in
            let paths = try Self.copies(9, in: folder)
            var budgets = CacheBudgets.standard
            budgets.mappedFonts = 4
            let files = MappedFontFiles(budgets)
            for path in paths + paths {
                let file = try #require(files.file(path))
                #expect(file === files.file(path))
                #expect(file.bytes.elementsEqual(try Data(contentsOf: URL(fileURLWithPath: path))))
                #expect(files.count <= 4)
            }
            #expect(files.count >= 2)
            let former = try #require(files.file(paths[0]))
            // Renamed over the other file, as installers do.
            try FileManager.default.removeItem(atPath: paths[0])
            try FileManager.default.moveItem(atPath: paths[1], toPath: paths[0])
            let new = try #require(files.file(paths[0]))
            #expect(new !== former && new.bytes.count != former.bytes.count)
            #expect(files.file(paths[1]) == nil)
        }
    }

    @Test func `layouts do not retain font books`() throws {
        weak var ended: FontBook?
        let cache = TextLayoutCache(.standard)
        func lay(_ text: String) throws {
            let book = try Self.book()
            ended = book
            let environment = TextEnvironment(fontBook: book)
            TextEnvironment.$current.withValue(environment) {
                let text = AttributedText(text, font: .systemFont(ofSize: 17), color: .black)
                _ = cache.layout(
                    text, in: CGSize(width: 300, height: CGFloat.infinity), options: .init())
            }
        }
        try lay("kept")
        #expect(ended == nil)
        let before = cache.state.bytes
        #expect(before > 0)
        // Layouts of another book are separate, even at an equal address.
        try lay("kept")
        #expect(cache.state.bytes == before * 2)
    }

    @Test func `diagnostics of a layout count in the budget`() throws {
        let cache = TextLayoutCache(.standard)
        let size = CGSize(width: 300, height: CGFloat.infinity)
        func cost(_ font: Font) -> Int {
            let before = cache.state.bytes
            _ = cache.layout(
                AttributedText("Count", font: font, color: .black), in: size, options: .init())
            return cache.state.bytes - before
        }
        let plain = cost(Font(design: .family("Inter"), size: 17))
        let log = DiagnosticLog()
        let other = DiagnosticLog.$current.withValue(log) {
            cost(Font(design: .family("Inter of no book"), size: 17))
        }
        let said = log.diagnostics.reduce(0) { $0 + $1.byteCount }
        #expect(said > 100)
        #expect(other == plain + said)
    }

    @Test func `a task with its own budgets has separate caches within these budgets`()
        throws
    {
        let book = try Self.book()
        let shared = TextLayoutCache.shared
        try Self.with {
            $0.layouts = 20_000
            $0.families = 2
            $0.mappedFonts = 1
            $0.fontFiles = 1
        } _: {
            #expect(TextLayoutCache.shared !== shared)
            #expect(TextLayoutCache.shared === TextLayoutCache.shared)
            let environment = TextEnvironment(fontBook: book)
            try TextEnvironment.$current.withValue(environment) {
                for number in 0..<40 {
                    _ = layout("Small \(number)", size: 9 + CGFloat(number))
                    _ = book.catalogue.face(
                        family: "Inter", weight: 100 + number, isItalic: false)
                }
                for face in book.faces { _ = try FontBook.fingerprint(ofFile: face.file) }
            }
            #expect(TextLayoutCache.shared.state.evictions > 0)
            #expect(TextLayoutCache.shared.state.bytes <= 20_000)
            #expect(book.catalogue.counts.found == 2)
            #expect(MappedFontFiles.shared.count == 1)
            #expect(FontFileFingerprints.shared.count == 1)
        }
        #expect(TextLayoutCache.shared === shared)
        CacheBudgets.$current.withValue(.none) {
            #expect(TextLayoutCache.shared !== shared)
            _ = layout("None")
            #expect(TextLayoutCache.shared.state.bytes == 0 && MappedFontFiles.shared.count == 0)
        }
    }

    @Test func `font maps outlive their shapers, up to a number`() {
        var budgets = CacheBudgets.standard
        budgets.retiredFontMaps = 3
        let retired = RetiredFontMaps(budgets)
        var counts: [Int] = []
        for _ in 0..<5 {
            _ = Shaper(retired: retired)
            counts.append(retired.count)
        }
        #expect(counts == [1, 2, 3, 3, 3])
        retired.removeAll()
        #expect(retired.count == 0)
    }

    @Test func `font maps of the process stay within the standard budget for any task's budgets`() {
        CacheBudgets.$current.withValue(.none) {
            let retired = RetiredFontMaps(.standard)
            for _ in 0..<50 { _ = Shaper(retired: retired) }
            #expect(retired.count == 48 && RetiredFontMaps.shared.limit == 48)
        }
    }
}
