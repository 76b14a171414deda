import Foundation
import TableGallery
import Tableshot
import Testing

/// Pictures of all symbols, and of the weights and scales.
@Suite struct SymbolSnapshotTests {
    private let context = RenderContext(
        theme: .modern, traits: TraitCollection(displayScale: 3))

    @Test func `every symbol`() throws {
        let picture = try SymbolSheet().picture()
        Snapshots.verify(picture, "Symbols/all")
    }

    @Test func `weights and scales beside text`() throws {
        let picture = try render(context: context) {
            let sheet = View(frame: CGRect(x: 0, y: 0, width: 330, height: 340))
            sheet.backgroundColor = .white
            let weights = Image.SymbolWeight.allCases.filter { $0 != .unspecified }
            for (row, weight) in weights.enumerated() {
                for (column, scale) in [Image.SymbolScale.small, .medium, .large].enumerated() {
                    let image = Image(
                        systemName: "star",
                        withConfiguration: .init(
                            pointSize: 17, weight: weight, scale: scale))
                    let other = Image(
                        systemName: "checkmark.circle.fill",
                        withConfiguration: .init(
                            pointSize: 17, weight: weight, scale: scale))
                    for (place, image) in [image, other].enumerated() {
                        let view = ImageView(image: image)
                        view.contentMode = .center
                        view.frame = CGRect(
                            x: CGFloat(column) * 66 + CGFloat(place) * 32 + 6,
                            y: CGFloat(row) * 37 + 4, width: 30, height: 30)
                        sheet.addSubview(view)
                    }
                }
                let label = Label(
                    frame: CGRect(x: 214, y: CGFloat(row) * 37 + 4, width: 110, height: 30))
                label.text = String(describing: weight)
                label.font = .systemFont(ofSize: 17)
                sheet.addSubview(label)
            }
            return sheet
        }
        Snapshots.verify(picture, "Symbols/weights")
    }
}
