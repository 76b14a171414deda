import Foundation
import TableDrawing
import TableText
import TableThemes
import Testing

@testable import TableControls

/// Symbols of the system by their names.
@Suite struct SymbolTests {
    @Test func `the accessibility label of a symbol on a button has words`() {
        for name in Image.symbolNames {
            let button = Button(type: .custom)
            button.setImage(Image(systemName: name), for: .normal)
            let words = button.accessibilityLabel ?? ""
            #expect(!words.isEmpty, "\(name)")
            #expect(!words.contains { $0.isNumber || $0 == "." }, "\(name): \(words)")
        }
    }

    @Test func `an unknown name makes no image, and the message suggests similar names`() {
        let log = DiagnosticLog()
        DiagnosticLog.$current.withValue(log) {
            #expect(Image(systemName: "gaer") == nil)
            #expect(Image(systemName: "bluetooth.slash") == nil)
        }
        #expect(
            log.diagnostics.map(\.message) == [
                "there is no symbol named \"gaer\"; did you mean gear? Image.symbolNames lists all",
                "there is no symbol named \"bluetooth.slash\"; did you mean bell.slash or "
                    + "location.slash or video.slash? "
                    + "Image.symbolNames lists all",
            ])
        // Suggestions have no maximum distance.
        #expect(Suggestion.nearest(to: "banana", among: Image.symbolNames).count == 3)
        #expect(Suggestion.nearest(to: "", among: Image.symbolNames) == [])
    }

    @Test func `size, scale and weight follow the configuration`() throws {
        let plain = try #require(Image(systemName: "star"))
        #expect(abs(plain.size.height - 20) < 0.001)
        let large = try #require(
            Image(systemName: "star", withConfiguration: .init(pointSize: 34, weight: .bold)))
        #expect(abs(large.size.height - 40) < 0.001)
        #expect(plain.withConfiguration(.init(pointSize: 34, weight: .bold)) == large)
        func width(_ image: Image) -> CGFloat? {
            guard case .drawing(let drawing) = image.source else { return nil }
            for case .stroke(_, let style, _, _) in drawing.commands { return style.lineWidth }
            return nil
        }
        #expect(try #require(width(large)) > #require(width(plain)))
        let small = plain.withConfiguration(.init(scale: .small))
        #expect(small.size.height < plain.size.height)
        let both = try #require(
            small.applyingSymbolConfiguration(.init(weight: .black))?.symbolConfiguration)
        #expect(both.scale == .small)
        #expect(both.weight == .black)
        #expect(Image.SymbolConfiguration(font: .boldSystemFont(ofSize: 12)).weight == .bold)
    }

    @Test func `a symbol has its view's tint colour except with a rendering mode`() throws {
        let symbol = try #require(Image(systemName: "star"))
        let view = ImageView(image: symbol)
        view.tintColor = .red
        func tint() -> RGBA? {
            guard case .image(_, _, let tint) = view.lowered().contents else { return nil }
            return tint
        }
        #expect(tint() == RGBA(hex: 0xFF0000))
        view.image = symbol.withRenderingMode(.alwaysOriginal)
        #expect(tint() == nil)
        view.image = symbol.withTintColor(.blue)
        #expect(tint() == RGBA(hex: 0x0000FF))
        view.image = symbol
        view.preferredSymbolConfiguration = .init(pointSize: 34)
        #expect(abs(view.intrinsicContentSize.height - 40) < 0.001)
    }

    @Test func `a symbol with a direction points to the side of the layout`() throws {
        func drawing(_ name: String, _ direction: LayoutDirection) throws -> Drawing? {
            try RenderContext(theme: .modern, traits: TraitCollection(layoutDirection: direction))
                .run {
                    let image = try #require(Image(systemName: name))
                    guard case .drawing(let drawing) = image.source else { return nil }
                    return drawing
                }
        }
        let right = try drawing("chevron.right", .leftToRight)
        #expect(try drawing("chevron.forward", .leftToRight) == right)
        #expect(try drawing("chevron.forward", .rightToLeft) != right)
        #expect(try drawing("chevron.right", .rightToLeft) == right)
        #expect(
            try drawing("chevron.backward", .leftToRight) == drawing("chevron.left", .leftToRight))
        for name in ["arrow.forward", "arrow.up.forward", "arrowshape.turn.up.backward.2.fill"] {
            #expect(Image(systemName: name) != nil, "\(name)")
        }
        #expect(!Image.hasSymbol(named: "bubble.forward"))
        #expect(!Image.symbolNames.contains("chevron.forward"))
        let button = Button(type: .custom)
        button.setImage(Image(systemName: "chevron.backward"), for: .normal)
        #expect(button.accessibilityLabel == "Back")
    }
}
