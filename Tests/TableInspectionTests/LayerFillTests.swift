import Foundation
import TableControls
import TableDrawing
import TableInspection
import TableThemes
import TableViews
import Testing

/// Layers of a view count for the finding about unfilled views.
@Suite struct LayerFillTests {
    /// Kinds of findings of a table whose cells contain a view, and the blended percentage of the
    /// screen.
    private func found(_ view: @escaping () -> View) -> (messages: [String], blended: Double) {
        final class Cell: TableViewCell {
            var isMade = false
        }
        let source = ClosureSource(3) { table, _ in
            let waiting = table.dequeueReusableCell(withIdentifier: "Cell") as? Cell
            let cell = waiting ?? Cell(style: .default, reuseIdentifier: "Cell")
            if !cell.isMade {
                cell.isMade = true
                let view = view()
                view.frame = CGRect(x: 10, y: 4, width: 200, height: 36)
                view.isOpaque = true
                cell.contentView.addSubview(view)
            }
            return cell
        }
        let report = PerformanceInspector().inspect(source.makeTable())
        return (
            report.findings.filter { $0.kind == .notFilled }.map(\.message), report.blendedPercent
        )
    }

    private func gradient(
        _ colors: [Color], _ type: GradientLayer.GradientType = .axial, radius: CGFloat = 0
    ) -> GradientView {
        let view = GradientView()
        view.gradientLayer.colors = colors
        view.gradientLayer.type = type
        view.layer.cornerRadius = radius
        if type == .radial {
            view.gradientLayer.startPoint = CGPoint(x: 0.5, y: 0.5)
            view.gradientLayer.endPoint = CGPoint(x: 1, y: 1)
        }
        return view
    }

    @Test(arguments: [GradientLayer.GradientType.axial, .radial, .conic])
    func `a gradient of opaque colours fills its view`(type: GradientLayer.GradientType) {
        let opaque = found { gradient([.systemRed, .systemBlue], type) }
        #expect(opaque.messages == [] && opaque.blended == 0)
        let faint = found {
            gradient([.systemRed, Color(white: 0, alpha: 0.5)], type)
        }
        #expect(
            faint.messages == [
                "contentView > GradientView is marked as opaque, but does not fill its bounds"
            ])
        #expect(faint.blended > 0)
    }

    @Test func `a gradient with round corners does not fill its bounds`() {
        #expect(
            found { gradient([.systemRed, .systemBlue], radius: 8) }.messages == [
                "contentView > GradientView is marked as opaque, but has round corners, which are not "
                    + "filled"
            ])
    }

    @Test func `a separate layer fills the view that contains it`() {
        func host(_ rect: CGRect) -> View {
            let view = View()
            let layer = GradientLayer()
            layer.colors = [.systemRed, .systemBlue]
            layer.frame = rect
            view.layer.addSublayer(layer)
            return view
        }
        #expect(found { host(CGRect(x: 0, y: 0, width: 200, height: 36)) }.messages == [])
        #expect(found { host(CGRect(x: 0, y: 0, width: 199, height: 36)) }.messages.count == 1)
    }
}
