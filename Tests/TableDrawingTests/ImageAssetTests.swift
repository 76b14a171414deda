import Foundation
import TableDrawing
import Testing

@Suite struct ImageAssetTests {
    private let light = Image(bitmap: Bitmap(width: 2, height: 2, filling: 0xFFFF_FFFF))
    private let dark = Image(bitmap: Bitmap(width: 4, height: 4, filling: 0xFF00_0000))

    private func image() throws -> Image {
        try Image(
            asset: ImageAsset(variants: [
                (VariantTraits(), light), (VariantTraits(userInterfaceStyle: .dark), dark),
            ]))
    }

    @Test("An image of an asset is drawn in the variant for the traits")
    func resolution() throws {
        let image = try image()
        #expect(image.resolved() == light)
        #expect(image.resolved(with: TraitCollection(userInterfaceStyle: .dark)) == dark)
        #expect(image != light)
        let canvas = Canvas(bounds: .zero)
        TraitCollection.$current.withValue(TraitCollection(userInterfaceStyle: .dark)) {
            canvas.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        guard case .image(let drawn, _, _, _, _) = canvas.finish().commands.first else {
            Issue.record("no image was drawn")
            return
        }
        #expect(drawn == dark)
    }

    @Test("A change of an image changes every variant")
    func changes() throws {
        let image = try image().withTintColor(.red, renderingMode: .alwaysTemplate)
            .resizableImage(
                withCapInsets: EdgeInsets(top: 1, left: 1, bottom: 1, right: 1),
                resizingMode: .stretch)
        let shown = image.resolved(with: TraitCollection(userInterfaceStyle: .dark))
        #expect(shown.size == dark.size)
        #expect(shown.renderingMode == .alwaysTemplate)
        #expect(shown.tint == RGBA(red: 1, green: 0, blue: 0))
        #expect(shown.isResizable && shown.resizingMode == .stretch)
    }

    @Test("An error in a variant is an error of the picture")
    func failure() throws {
        struct Failure: Error {}
        let image = try Image(
            asset: ImageAsset(fingerprint: light.fingerprint) { [light] traits, _ in
                guard traits.userInterfaceStyle == .light else { throw Failure() }
                return light
            })
        let log = DiagnosticLog()
        DiagnosticLog.$current.withValue(log) {
            _ = image.resolved(with: TraitCollection(userInterfaceStyle: .dark))
        }
        #expect(log.diagnostics.map(\.identifier) == ["image.variant"])
        #expect(log.diagnostics.map(\.severity) == [.error])
    }

    @Test("The best scale is equal, then the next larger, then the largest scale")
    func scales() {
        func best(_ scales: [CGFloat?], _ wanted: Double) -> Int? {
            VariantTraits.bestIndex(
                among: scales.map { VariantTraits(displayScale: $0) },
                for: TraitCollection(displayScale: wanted))
        }
        #expect(best([1, 2, 3], 2) == 1)
        #expect(best([1, 3], 2) == 1)
        #expect(best([1, 2], 3) == 1)
        #expect(best([3, 2], 1) == 1)
        #expect(best([1, nil], 2) == 1)
        #expect(best([], 2) == nil)
    }

    @Test("Appearance has priority over contrast, and variants for other traits do not count")
    func appearances() {
        let variants = [
            VariantTraits(accessibilityContrast: .high), VariantTraits(userInterfaceStyle: .dark),
        ]
        func best(_ style: UserInterfaceStyle, _ contrast: AccessibilityContrast) -> Int? {
            VariantTraits.bestIndex(
                among: variants,
                for: TraitCollection(userInterfaceStyle: style, accessibilityContrast: contrast))
        }
        #expect(best(.dark, .high) == 1)
        #expect(best(.light, .high) == 0)
        #expect(best(.light, .normal) == nil)
    }
}
