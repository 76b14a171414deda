import Foundation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableGeometry
import TableScreens
import TableText
import TableViews

/// A check for controls, texts and pictures of a row, header or footer that a surrounding view
/// clips, and for controls that extend beyond their stack view.
struct ClippingLint {
    /// The clipped part of a view.
    private enum Part {
        case control, text
        /// An image or a background.
        case picture(VisiblePicture)
    }

    /// A view that extends beyond an edge.
    private struct Cut {
        let view: View
        let part: Part
        /// Distance beyond the edge, in points.
        let excess: CGFloat
        /// Description of the edge and of the effect, as part of a warning.
        let edge: String
        /// Side of the edge, or `nil` for a round corner.
        let side: Side?
        /// Row height that would show the view, in points, if the next row covers the view.
        var rowHeight: CGFloat?
    }

    /// A side of a surrounding view; the raw value is its name in warnings.
    private enum Side: String { case left, right, upper, lower }

    private var cuts: [Cut] = []
    private let root: View
    private let reportedBelow: [View]
    /// Whether the row is open for swipe actions, so that views may extend beyond the row's sides.
    private let isMovedAside: Bool

    /// - Parameters:
    ///   - views: The views to examine, already laid out.
    ///   - root: The row, header or footer that contains the views.
    ///   - reportedBelow: The views that were already reported to extend below the row.
    ///   - isMovedAside: Whether a row is open for its swipe actions, so that its sides clip
    ///     views that are otherwise visible.
    init(
        below views: [View], in root: View, reportedBelow: [View] = [], isMovedAside: Bool = false
    ) {
        self.root = root
        self.reportedBelow = reportedBelow
        self.isMovedAside = isMovedAside
        for view in views { collect(view, in: nil) }
    }

    /// - Parameter cutAround: Clipped part of a picture around the view. A picture that is clipped
    ///   at the same edge needs no warning of its own.
    private mutating func collect(_ view: View, in cutAround: Cut?) {
        guard !view.isHidden, view.alpha > 0 else { return }
        if view is Control {
            guard !view.inspection.isOwnPart else { return }
            if let cut = cut(of: view, .control, showing: view.bounds) { cuts.append(cut) }
            return
        }
        var around = cutAround
        if !view.inspection.isOwnPart {
            if let text = view.shownTextRect, let cut = cut(of: view, .text, showing: text) {
                cuts.append(cut)
            } else if let picture = VisiblePicture(view),
                let cut = cut(of: view, .picture(picture), showing: picture.rect)
            {
                if around?.edge != cut.edge { cuts.append(cut) }
                around = around ?? cut
            }
        }
        for subview in view.displayedParts { collect(subview, in: around) }
    }

    /// Returns the innermost edge that clips a rectangle of a view, or `nil`.
    private func cut(of view: View, _ part: Part, showing rect: CGRect) -> Cut? {
        func cut(_ excess: (CGFloat, Side?), _ edge: String) -> Cut {
            Cut(view: view, part: part, excess: excess.0, edge: edge, side: excess.1)
        }
        var (around, rect) = (view.superview, rect)
        var stack: Cut?
        while let holder = around {
            // The content of a scroll view continues beyond its edges.
            guard !(holder is ScrollView) else { return stack }
            let name = "of the \(ViewName(holder).text)"
            guard !(holder is TableView) else {
                if let excess = excess(of: view, part, rect, beyond: holder) {
                    return cut(excess, "beyond the \(excess.1) edge of the table and is cut")
                }
                break
            }
            if let excess = excess(of: view, part, rect, beyond: holder) {
                if let box = holder.sectionBoxCuttingIt {
                    return cut(
                        excess, "beyond the \(excess.1) edge of the section's \(box) and is cut")
                }
                if holder.clipsToBounds {
                    return cut(excess, "beyond the \(excess.1) edge \(name), which cuts it")
                }
                if holder is StackView, holder === view.superview, view is Control,
                    let excess = self.excess(
                        of: view, part, view.alignmentRect(forFrame: view.bounds), beyond: holder)
                {
                    stack = cut(
                        excess,
                        "beyond the \(excess.1) edge \(name), which has no room for a control of "
                            + "\(view.bounds.width.inPoints) by \(view.bounds.height.inPoints)")
                }
            } else if let cell = holder as? TableViewCell, !isMovedAside,
                !isReported(view, below: cell),
                let excess = Self.excess(of: view, part, rect, beyondCornersOf: cell)
            {
                return cut(
                    (excess, nil), "beyond a round corner of the section's card and is cut")
            }
            if let cell = holder as? TableViewCell,
                let covered = cutByNextRow(view, part, showing: rect, in: cell)
            {
                return covered
            }
            if holder.clipsToBounds || holder.sectionBoxCuttingIt != nil {
                // An unnoticed clipped part does not count again at an outer edge.
                rect = rect.intersection(holder.convert(holder.bounds, to: view))
                if rect.isEmpty { return stack }
            }
            around = holder.superview
        }
        return stack
    }

    /// Returns how much of a control or picture the next row covers, or `nil` if the control or
    /// picture is completely visible.
    private func cutByNextRow(
        _ view: View, _ part: Part, showing rect: CGRect, in cell: TableViewCell
    ) -> Cut? {
        if case .text = part { return nil }
        let box = view.convert(rect, to: cell)
        guard !isReported(view, below: cell), let table = cell.superview as? TableView,
            let excess = excess(of: view, part, rect, beyond: cell),
            excess.1 == .lower
        else { return nil }
        let shown = cell.convert(box, to: table)
        let rows = table.opaqueRows.filter { $0.frame.minY > cell.frame.minY }
        let covered = rows.map { $0.frame.intersection(shown).height }.max()
        guard let covered, covered > Self.unnoticedBelow else { return nil }
        let grid = PixelGrid.current
        return Cut(
            view: view, part: part, excess: grid.ceil(box.maxY - cell.bounds.maxY),
            edge: "below the row and is covered by the next row", side: .lower,
            rowHeight: grid.ceil(view.convert(view.bounds, to: cell).maxY))
    }

    /// Returns the largest distance of a rectangle beyond another view's edges, and its side, or
    /// `nil`.
    ///
    /// A table has no upper and lower edge, because its content continues.
    private func excess(
        of view: View, _ part: Part, _ rect: CGRect, beyond holder: View
    ) -> (CGFloat, Side)? {
        let box = view.convert(rect, to: holder)
        let bounds = holder.bounds
        var sides = [(bounds.minX - box.minX, Side.left), (box.maxX - bounds.maxX, .right)]
        if !(holder is TableView) {
            sides.append((bounds.minY - box.minY, .upper))
            if !isReported(view, below: holder) { sides.append((box.maxY - bounds.maxY, .lower)) }
        }
        var unnoticed = Self.unnoticed
        if case .picture(let picture) = part {
            // Less than a device pixel is unnoticed.
            unnoticed = PixelGrid.current.hairline - PixelGrid.tolerance
            let row = holder is TableView ? view.convert(rect, to: root) : box
            let height = holder is TableView ? root.bounds : bounds
            let spansWidth = box.minX <= bounds.minX && box.maxX >= bounds.maxX
            let spansHeight = row.minY <= height.minY && row.maxY >= height.maxY
            if spansWidth, spansHeight { return nil }
            // A plain stripe that extends beyond both edges loses no visible detail.
            if picture.isPlain, spansWidth { sides.removeAll { [.left, .right].contains($0.1) } }
            if picture.isPlain, spansHeight { sides.removeAll { [.upper, .lower].contains($0.1) } }
        }
        if isMovedAside, holder === root || holder is TableView {
            sides.removeAll { [.left, .right].contains($0.1) }
        }
        guard let most = sides.max(by: { $0.0 < $1.0 }), most.0 > unnoticed else { return nil }
        return (PixelGrid.current.ceil(most.0), most.1)
    }

    /// Returns whether a previous warning covers a view that extends below the row, or below the
    /// section's box in the row.
    private func isReported(_ view: View, below holder: View) -> Bool {
        guard holder === root || holder.sectionBoxCuttingIt != nil else { return false }
        let place = ViewTexts(in: view).outermostContainer
        return reportedBelow.contains { $0 === place }
    }

    /// Returns the largest distance of a view's contents beyond the round corners of the card
    /// around a row, or `nil` if the shape of the contents is not known.
    private static func excess(
        of view: View, _ part: Part, _ rect: CGRect, beyondCornersOf cell: TableViewCell
    ) -> CGFloat? {
        // A picture that fills a card's corner has the card's outline.
        if case .picture = part { return nil }
        guard let card = cell.background.card, let own = Self.cornerRadius(of: view) else {
            return nil
        }
        let box = view.convert(rect, to: cell)
        let radius = min(own, box.width / 2, box.height / 2)
        // Distances between the centres of the two corners' circles, outwards.
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
        return most.flatMap { $0 > unnoticed ? PixelGrid.current.ceil($0) : nil }
    }

    /// Returns the corner radius of a control's contents, 0 for a text, or `nil` if it is not
    /// known.
    private static func cornerRadius(of view: View) -> CGFloat? {
        guard let control = view as? Control else { return 0 }
        if let color = control.backgroundColor, color.resolved.alpha > 0 {
            return control.layer.cornerRadius
        }
        return control.artCornerRadius
    }

    /// Unnoticed height below a row, in points.
    ///
    /// Views are often higher than their row by the height of the separator.
    private static let unnoticedBelow: CGFloat = 1

    /// Unnoticed distance, in points.
    private static let unnoticed: CGFloat = 0.5

    /// Records a warning for each clipped view.
    ///
    /// - Parameter owner: Beginning of the identifiers, `cell` or `header`.
    func record(_ owner: String) {
        for cut in cuts {
            let (identifier, whole) =
                switch cut.part {
                case .control: (".control-cut", "the ")
                case .text: (".text-beyond-edge", "the text of the ")
                case .picture: (".picture-cut", "the ")
                }
            DiagnosticLog.$place.withValue(cut.view.placeOfFinding) {
                DiagnosticLog.warn(
                    owner + identifier,
                    whole + "\(ViewName(cut.view).text) reaches \(cut.excess.inPoints) "
                        + "\(cut.edge); " + remedy(of: cut))
            }
        }
    }

    private func remedy(of cut: Cut) -> String {
        if let height = cut.rowHeight {
            return "give the row a height of at least \(height.inPoints), or move the view up"
        }
        let standard = "move the view, or give the view more room"
        guard cut.side == .left || cut.side == .right, let widths = widthsOfFrames(around: cut.view)
        else { return standard }
        return "the frame of the view is for a row of \(widths.written.inPoints), and this row is "
            + "\(root.bounds.width.inPoints) wide: state the row width of the frames (width: "
            + "\(Int(clamping: widths.least.rounded(.up))) or more), or \(standard)"
    }

    /// Returns the row width that a view's frame is based on, and the smallest width that holds the
    /// frame, in points.
    ///
    /// The result is `nil` unless the view moved or grew with a row of another width.
    private func widthsOfFrames(around view: View) -> (written: CGFloat, least: CGFloat)? {
        var outermost = view
        while let around = outermost.superview, around !== root, !around.inspection.isOwnPart {
            outermost = around
        }
        let moving: AutoresizingMask = [.flexibleLeftMargin, .flexibleWidth]
        guard let written = root.identity.described?.frame?.width,
            abs(written - root.bounds.width) > Self.unnoticed,
            !outermost.autoresizingMask.isDisjoint(with: moving),
            !outermost.autoresizingMask.contains(.flexibleRightMargin),
            let frame = outermost.identity.described?.frame, frame.minX >= 0, frame.maxX > written
        else { return nil }
        return (written, frame.maxX)
    }
}

extension View {
    /// Name of the section's box that clips the view's contents, `card` or `box`, or `nil`.
    fileprivate var sectionBoxCuttingIt: String? {
        let cell = self as? TableViewCell ?? superview as? TableViewCell
        return cell?.background.boxCutting(self)
    }

    /// Approximate rectangle of the letters of a label or text view in its own coordinates.
    ///
    /// The value is `nil` for other views, for labels with custom drawing, and for labels that clip
    /// their text on purpose, such as the wheels of a picker.
    fileprivate var shownTextRect: CGRect? {
        var rect: CGRect
        switch self {
        case let view as TextView where view.hasText: rect = view.textRect
        case let label as Label where !label.isCustomized && label.lineBreakMode != .byClipping:
            guard let layout = label.currentLayout else { return nil }
            rect = layout.lines.reduce(CGRect.null) { $0.union($1.frame) }
                .offsetBy(dx: bounds.minX, dy: bounds.minY)
            if label.inspection.isClipping { rect = rect.intersection(bounds) }
        default: return nil
        }
        guard !rect.isNull, !rect.isEmpty else { return nil }
        // A line has empty space above its letters, and usually below them.
        let height = rect.height
        let empty = min(height / 2, (height - height / Label.inkedShare))
        return rect.insetBy(dx: 0, dy: empty / 2)
    }
}
