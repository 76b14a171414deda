import Tableshot
import Testing

/// Variants of contexts, and contact sheets of pictures.
@Suite struct VariantTests {
    @Test func `a matrix returns contexts with the names of document variants`() throws {
        var matrix = RenderMatrix()
        matrix.appearance = [.light, .dark]
        matrix.locale = [Locale(identifier: "en_US"), Locale(identifier: "ar_EG")]
        matrix.device = [.standard]
        let variants = RenderContext().variants(of: matrix)
        #expect(
            variants.map { $0.variant.name(of: "a") }
                == ["a.light.en-US", "a.light.ar-EG", "a.dark.en-US", "a.dark.ar-EG"])
        #expect(
            variants.map(\.context.traits.userInterfaceStyle) == [.light, .light, .dark, .dark])
        #expect(
            variants.map(\.context.traits.layoutDirection)
                == [.leftToRight, .rightToLeft, .leftToRight, .rightToLeft])
        #expect(variants.allSatisfy { $0.context.traits.displayScale == 3 })
        #expect(RenderContext().variants(of: RenderMatrix()).count == 1)
    }

    /// Returns a picture of a single colour, `width` × `height` points.
    private func item(
        _ color: Color, _ width: CGFloat, _ height: CGFloat, scale: Double = 2
    ) -> ContactSheet.Item {
        ContactSheet.Item(
            title: "square", detail: "one · two", size: CGSize(width: width, height: height),
            scale: scale
        ) { scale in
            try render(
                context: RenderContext(traits: TraitCollection(displayScale: scale))
            ) {
                let view = View(frame: CGRect(x: 0, y: 0, width: width, height: height))
                view.backgroundColor = color
                return view
            }
        }
    }

    @Test func `a contact sheet shows every picture in its own pixels, with captions`() throws {
        let items = [item(.red, 130, 40), item(.green, 130, 60), item(.blue, 130, 40)]
        let picture = try ContactSheet(items: items, columns: 2).picture()
        let bitmap = try picture.bitmap()
        #expect(picture.scale == 2)
        // Margins of 32, a gap of 28, two columns of 130 points.
        #expect(bitmap.width == (32 + 130 + 28 + 130 + 32) * 2)
        func count(_ color: UInt32) -> Int { bitmap.pixels.count { $0 == color } }
        #expect(count(0xFFFF_0000) == 260 * 80)
        #expect(count(0xFF00_FF00) == 260 * 120)
        #expect(count(0xFF00_00FF) == 260 * 80)
        let dump = try picture.renderTree().root.dump
        #expect(dump.components(separatedBy: "square").count >= 4)
    }

    @Test func `a contact sheet's bytes do not depend on the number of threads`() throws {
        let items = (0..<7).map { item(.red, 60 + CGFloat($0) * 10, 50) }
        let one = try ContactSheet(items: items, jobs: 1).picture().pngData()
        #expect(try ContactSheet(items: items, jobs: 4).picture().pngData() == one)
    }

    @Test func `a huge contact sheet is drawn smaller, and shows the tops of tall pictures`() throws
    {
        let many = (0..<60).map { _ in item(.red, 390, 844, scale: 3) }
        let huge = try ContactSheet(items: many).picture()
        #expect(huge.scale < 3)
        #expect(huge.pixelWidth * huge.pixelHeight <= 50_000_000)
        let tall = try ContactSheet(items: [item(.red, 200, 50_000, scale: 1)]).picture()
        #expect(tall.size.height < 1_600)
        #expect(try tall.bitmap().pixels.count { $0 == 0xFFFF_0000 } == 200 * 1_400)
    }

    @Test func `a contact sheet without pictures or with too many pictures is an error`() {
        #expect(throws: RenderError.self) { try ContactSheet(items: []).picture() }
        let many = (0...ContactSheet.limit).map { _ in item(.red, 10, 10) }
        #expect(throws: RenderError.self) { try ContactSheet(items: many).picture() }
    }
}
