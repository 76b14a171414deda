import Foundation
import TableControls
import TableDrawing
import Testing

/// Frames of a 320 × 200 view's subviews, computed by hand.
@Suite struct ConstraintFrameTests {
    let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

    /// Adds a view that constraints place.
    func add(_ view: View, to superview: View? = nil) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        (superview ?? root).addSubview(view)
        return view
    }

    @Test func edgesWithConstantsDetermineTheFrame() {
        let view = add(View())
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -12),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 16, y: 8, width: 284, height: 180))
        #expect(root.layoutReport == LayoutReport())
    }
}
