import Foundation
import TableDrawing
import TableGeometry
import TableText

/// The controls and texts of a row, header or footer that are not seen whole because something around them
/// ends, and the controls that stand outside of the stack around them.
struct CutViews {
    /// A view that reaches beyond something's edge.
    private struct Cut {
        let view: View
        /// How far, in points.
        let excess: CGFloat
        /// Beyond what, and what comes of it, in a warning's words.
        let edge: String

        var isText: Bool { !(view is Control) }
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
            if let cut = Self.cut(of: view, showing: view.bounds) { cuts.append(cut) }
            return
        }
        if let text = view.shownTextRect, !view.isOwnPart,
            let cut = Self.cut(of: view, showing: text)
        {
            cuts.append(cut)
        }
        for subview in view.ownSubviews { collect(subview, in: root) }
    }

    /// Where a rectangle of a view's is cut, the edge right around it first.
    private static func cut(of view: View, showing rect: CGRect) -> Cut? {
        var around = view.superview
        var stack: Cut?
        while let holder = around {
            let name = "of the \(holder.spokenInspectionName)"
            if holder is TableView {
                if let (excess, side) = Self.excess(of: view, rect, beyond: holder, isDown: false) {
                    return Cut(
                        view: view, excess: excess,
                        edge: "beyond the \(side) edge of the table and is cut")
                }
                break
            }
            let excess = Self.excess(of: view, rect, beyond: holder, isDown: true)
            if let (excess, side) = excess {
                if let box = holder.sectionBoxCuttingIt {
                    return Cut(
                        view: view, excess: excess,
                        edge: "beyond the \(side) edge of the section's \(box) and is cut")
                }
                if holder.clipsToBounds {
                    return Cut(
                        view: view, excess: excess,
                        edge: "beyond the \(side) edge \(name), which cuts it")
                }
                if holder is StackView, holder === view.superview, view is Control {
                    stack = Cut(
                        view: view, excess: excess,
                        edge: "beyond the \(side) edge \(name), which has no room for its size of "
                            + "\(view.bounds.width.inPoints) by \(view.bounds.height.inPoints)")
                }
            } else if let cell = holder as? TableViewCell,
                let excess = Self.excess(of: view, rect, beyondCornersOf: cell)
            {
                return Cut(
                    view: view, excess: excess,
                    edge: "beyond a round corner of the section's card and is cut")
            }
            around = holder.superview
        }
        return stack
    }

    /// How far a rectangle of a view's reaches beyond another view's edges, most of it at the side that is
    /// named.
    private static func excess(
        of view: View, _ rect: CGRect, beyond holder: View, isDown: Bool
    ) -> (CGFloat, side: String)? {
        let box = view.convert(rect, to: holder)
        let bounds = holder.bounds
        var sides = [(bounds.minX - box.minX, "left"), (box.maxX - bounds.maxX, "right")]
        if isDown {
            sides += [(bounds.minY - box.minY, "upper"), (box.maxY - bounds.maxY, "lower")]
        }
        guard let most = sides.max(by: { $0.0 < $1.0 }), most.0 > unseen else { return nil }
        return (PixelGrid.current.ceil(most.0), most.1)
    }

    /// How far what a view shows reaches beyond the round corners of the card around a row; nothing for a
    /// view of which it is not known how far it fills its own corners.
    private static func excess(
        of view: View, _ rect: CGRect, beyondCornersOf cell: TableViewCell
    ) -> CGFloat? {
        guard let card = cell.card, let own = Self.cornerRadius(of: view) else { return nil }
        let box = view.convert(rect, to: cell)
        let radius = min(own, box.width / 2, box.height / 2)
        // From the middle of the card's circle to that of the view's, in both directions outwards.
        let left = card.box.minX + card.radius - box.minX - radius
        let right = box.maxX - radius - card.box.maxX + card.radius
        let up = card.box.minY + card.radius - box.minY - radius
        let down = box.maxY - radius - card.box.maxY + card.radius
        let corners: [(RectCorner, CGFloat, CGFloat)] = [
            (.topLeft, left, up), (.topRight, right, up), (.bottomLeft, left, down),
            (.bottomRight, right, down),
        ]
        let most = corners.compactMap { corner, across, along -> CGFloat? in
            guard card.corners.contains(corner), across > 0, along > 0 else { return nil }
            return hypot(across, along) + radius - card.radius
        }.max()
        return most.flatMap { $0 > unseen ? PixelGrid.current.ceil($0) : nil }
    }

    /// How round the corners are of what a control shows; 0 for a text, nothing where it is not known.
    private static func cornerRadius(of view: View) -> CGFloat? {
        guard let control = view as? Control else { return 0 }
        if let color = control.backgroundColor, color.resolved.alpha > 0 {
            return control.layer.cornerRadius
        }
        return control.artCornerRadius
    }

    /// What is missed by nobody, in points.
    private static let unseen: CGFloat = 0.5

    /// Says of each control and text where it is cut; the owner, `cell` or `header`, begins the identifiers.
    func warn(_ owner: String) {
        for cut in cuts {
            DiagnosticLog.warn(
                owner + (cut.isText ? ".text-beyond-edge" : ".control-cut"),
                (cut.isText ? "the text of the " : "the ")
                    + "\(cut.view.spokenInspectionName) reaches \(cut.excess.inPoints) \(cut.edge); "
                    + "give it another place or more room")
        }
    }
}

extension View {
    /// What of a section's box, `card` or `box`, cuts what the view holds; nothing where none does.
    fileprivate var sectionBoxCuttingIt: String? {
        let cell = self as? TableViewCell ?? superview as? TableViewCell
        return cell?.boxCutting(self)
    }

    /// Where a label's or text view's letters stand in its own coordinates, about; nothing for other views
    /// and for labels that draw in their own way.
    fileprivate var shownTextRect: CGRect? {
        var rect: CGRect
        switch self {
        case let view as TextView where view.hasText: rect = view.textRect
        case let label as Label where !label.isCustomized:
            guard let layout = label.currentLayout else { return nil }
            rect = layout.lines.reduce(CGRect.null) { $0.union($1.frame) }
                .offsetBy(dx: bounds.minX, dy: bounds.minY)
            if label.isClipping { rect = rect.intersection(bounds) }
        default: return nil
        }
        guard !rect.isNull, !rect.isEmpty else { return nil }
        // A line is empty above its letters, and most often below them.
        let height = rect.height
        let empty = min(height / 2, (height - height / Label.inkedShare))
        return rect.insetBy(dx: 0, dy: empty / 2)
    }
}
