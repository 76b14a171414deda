import Foundation
import Tableshot
import Testing

/// Pictures of controls in the normal, pressed, selected and disabled states.
@Suite struct ControlStateSnapshotTests {
    private static let states: [@Sendable (Control) -> Void] = [
        { _ in }, { $0.isHighlighted = true }, { $0.isSelected = true }, { $0.isEnabled = false },
    ]

    private static func controls() -> [Control] {
        let off = Switch(frame: .zero)
        let on = Switch(frame: .zero)
        on.isOn = true
        let slider = Slider(frame: CGRect(x: 0, y: 0, width: 80, height: 0))
        slider.value = 0.5
        let button = Button(type: .system)
        button.setTitle("Button", for: .normal)
        button.sizeToFit()
        return [off, on, slider, button]
    }

    @Test(arguments: Theme.eras.filter { $0 != .ios13 })
    func states(theme: Theme) throws {
        let context = RenderContext(theme: theme, traits: TraitCollection(displayScale: 3))
        let picture = try render(context: context) {
            let sheet = View(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
            sheet.backgroundColor = .systemGroupedBackground
            for (row, change) in Self.states.enumerated() {
                for (column, control) in Self.controls().enumerated() {
                    change(control)
                    control.center = CGPoint(
                        x: 55 + CGFloat(column) * 92, y: 25 + CGFloat(row) * 50)
                    sheet.addSubview(control)
                }
            }
            return sheet
        }
        Snapshots.verify(picture, "Controls/states-\(theme.name)")
    }
}
