import Foundation
import TableControls
import TableDrawing
import Testing

@Suite struct ImageVariantTests {
    @Test("An image view shows the variant for its traits, in the variant's size")
    func variants() throws {
        let light = Image(bitmap: Bitmap(width: 20, height: 20, filling: ~0))
        let dark = Image(bitmap: Bitmap(width: 30, height: 10, filling: 0xFF00_0000))
        let image = try Image(
            asset: ImageAsset(variants: [
                (VariantTraits(), light), (VariantTraits(userInterfaceStyle: .dark), dark),
            ]))
        let view = ImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        view.image = image
        view.contentMode = .center
        for (style, expected) in [(UserInterfaceStyle.light, light), (.dark, dark)] {
            TraitCollection.$current.withValue(TraitCollection(userInterfaceStyle: style)) {
                #expect(view.sizeThatFits(.zero) == expected.size)
                guard case .image(let shown, let rect, _) = view.lowered().contents else {
                    Issue.record("no image is shown")
                    return
                }
                #expect(shown == expected)
                #expect(rect.size == expected.size)
                #expect(rect.midX == 20 && rect.midY == 20)
            }
        }
    }
}
