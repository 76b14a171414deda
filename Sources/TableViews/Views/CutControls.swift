import Foundation
import TableDrawing
import TableGeometry

/// The controls of a row, header or footer that are not seen whole, or stand outside of the stack around them.
struct CutControls {
    /// A control that reaches beyond something's edge.
    private struct Cut {
        let control: View
        /// How far, in points.
        let excess: CGFloat
        /// Beyond what, and what comes of it, in a warning's words.
        let edge: String
    }

    private var cuts: [Cut] = []

    /// - Parameters:
    ///   - views: What is looked through, laid out already.
    ///   - root: The row, header or footer that holds them.
    init(below views: [View], in root: View) {
        for view in views { collect(view, in: root) }
    }

    private mutating func collect(_ view: View, in root: View) {
        guard !view.isHidden, view.alpha > 0 else { return }
        if view is Control {
            guard !view.isOwnPart else { return }
            if let cut = Self.cut(of: view, in: root) { cuts.append(cut) }
            return
        }
        for subview in view.ownSubviews { collect(subview, in: root) }
    }

    private static func cut(of control: View, in root: View) -> Cut? {
        var around = control.superview
        var stack: Cut?
        while let view = around {
            let name = "of the \(view.spokenInspectionName)"
            if view is TableView {
                if let (excess, side) = Self.excess(of: control, beyond: view, isDown: false) {
                    return Cut(
                        control: control, excess: excess,
                        edge: "beyond the \(side) edge of the table and is cut")
                }
                break
            }
            if let (excess, side) = Self.excess(of: control, beyond: view, isDown: true) {
                if view.clipsToBounds {
                    return Cut(
                        control: control, excess: excess,
                        edge: "beyond the \(side) edge \(name), which cuts it")
                }
                if view is StackView, view === control.superview {
                    stack = Cut(
                        control: control, excess: excess,
                        edge: "beyond the \(side) edge \(name), which has no room for its size of "
                            + "\(control.bounds.width.inPoints) by \(control.bounds.height.inPoints)"
                    )
                }
            }
            around = view.superview
        }
        return stack
    }

    /// How far a control reaches beyond a view's edges, most of them at the side that is named.
    private static func excess(
        of control: View, beyond view: View, isDown: Bool
    ) -> (CGFloat, side: String)? {
        let box = control.convert(control.bounds, to: view)
        let bounds = view.bounds
        var sides = [(bounds.minX - box.minX, "left"), (box.maxX - bounds.maxX, "right")]
        if isDown {
            sides += [(bounds.minY - box.minY, "upper"), (box.maxY - bounds.maxY, "lower")]
        }
        guard let most = sides.max(by: { $0.0 < $1.0 }), most.0 > unseen else { return nil }
        return (PixelGrid.current.ceil(most.0), most.1)
    }

    /// What is missed by nobody, in points.
    private static let unseen: CGFloat = 0.5

    /// Says of each control where it is cut.
    func warn(_ identifier: String) {
        for cut in cuts {
            DiagnosticLog.warn(
                identifier,
                "the \(cut.control.spokenInspectionName) reaches \(cut.excess.inPoints) \(cut.edge); "
                    + "give it another place or more room")
        }
    }
}
