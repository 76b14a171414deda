import Foundation
import TableGallery
import Tableshot
import Testing

/// Pictures of every control in every theme.
@Suite struct ControlSnapshotTests {
    struct Look: Sendable, CustomTestStringConvertible {
        var theme: Theme
        var style = UserInterfaceStyle.light
        var direction = LayoutDirection.leftToRight

        var testDescription: String { name }
        var name: String {
            theme.name + (style == .dark ? "-dark" : "")
                + (direction == .rightToLeft ? "-rtl" : "")
        }
    }

    static let looks: [Look] =
        Theme.eras.filter { $0 != .ios13 }.map { Look(theme: $0) }
        + [
            Look(theme: .modern, style: .dark), Look(theme: .glass, style: .dark),
            Look(theme: .modern, direction: .rightToLeft),
        ]

    @Test(arguments: looks)
    func controls(look: Look) throws {
        let context = RenderContext(
            theme: look.theme,
            traits: TraitCollection(
                userInterfaceStyle: look.style, layoutDirection: look.direction, displayScale: 3))
        let picture = try render(context: context) { ControlSheet.make() }
        Snapshots.verify(picture, "Controls/\(look.name)")
    }
}
