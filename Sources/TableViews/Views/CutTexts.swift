import Foundation
import TableDrawing
import TableGeometry

/// The texts of a content that are cut, or not seen at all, and what would help.
struct CutTexts {
    /// What a view that is too small for its own text lacks.
    enum Lack: Equatable {
        /// The height in points that would show it.
        case height(CGFloat)
        /// The width in points that would show it.
        case width(CGFloat)
        /// The size in points that would show it, of a view that shows nothing of it.
        case room(CGSize)
    }

    /// The views that are too small by themselves, whatever room there is around them, each once: labels and
    /// text views, or the control or stack that gives them their places.
    private(set) var tooSmall: [(view: View, lack: Lack)] = []
    /// Whether a text would need more height than the room has, or gets its place from who owns the room.
    private(set) var needsHigherRoom = false
    /// The height of the room that would show the texts that are not placed by its owner, in points; 0 where it is
    /// high enough for them.
    private(set) var higherRoom: CGFloat = 0
    private let roots: [View]

    /// - Parameters:
    ///   - views: What is looked through, laid out already.
    ///   - room: The height that the views have at most, in points.
    init(below views: [View], inRoomOf room: CGFloat) {
        roots = views
        for text in views.flatMap(\.cutTextViews) {
            let view = text.givenPlace
            if text.hidesItsText {
                // Texts of standard rows are told of by the row.
                if !view.isOwnPart { add(view, .room(Self.size(neededBy: text, in: view))) }
                continue
            }
            if let title = text as? ButtonTitle, let button = title.superview as? Button,
                title.lacksWidth
            {
                add(button, .width(button.sizeThatFits(.zero).width))
                continue
            }
            let needed = Self.height(neededBy: view)
            if view.isOwnPart || (needed > room && growsWithRoom(view)) {
                needsHigherRoom = true
                if !view.isOwnPart {
                    higherRoom = max(higherRoom, room + needed - view.bounds.height)
                }
            } else if needed > view.bounds.height {
                add(view, .height(needed))
            } else {
                let low = text.isOwnPart ? view : text
                add(low, .height(Self.height(neededBy: low)))
            }
        }
    }

    private mutating func add(_ view: View, _ lack: Lack) {
        guard !tooSmall.contains(where: { $0.view === view }) else { return }
        tooSmall.append((view, lack))
    }

    /// Whether a view would be higher in a higher room: it keeps its distances from above and below, or is of
    /// the kind whose content decides the height of a row that states none.
    private func growsWithRoom(_ view: View) -> Bool {
        if view is StackView || (view as? Label)?.numberOfLines == 0 { return true }
        return isRoot(heightOwner(of: view))
    }

    private func isRoot(_ view: View) -> Bool { roots.contains { $0 === view } }

    /// The view whose frame decides the height of another: itself, or what it stretches with.
    private func heightOwner(of view: View) -> View {
        var owner = view
        while owner.stretches, !isRoot(owner), let around = owner.superview { owner = around }
        return owner
    }

    private static func height(neededBy view: View) -> CGFloat {
        if let button = view as? Button { return ButtonLayout(button).leastHeight }
        return view.sizeThatFits(CGSize(width: view.bounds.width, height: 0)).height
    }

    /// The size that shows something of a text whose place a view gives.
    private static func size(neededBy text: View, in view: View) -> CGSize {
        if view === text || view is Control { return view.sizeThatFits(.zero) }
        let own = text.sizeThatFits(.zero)
        return CGSize(
            width: view.bounds.width + own.width - text.bounds.width,
            height: view.bounds.height + max(0, own.height - text.bounds.height))
    }

    /// Says of each view what it lacks.
    func warn(_ identifier: String) {
        for (view, lack) in tooSmall {
            let size = view.bounds.size
            let name = view.toldName
            let words =
                switch lack {
                case .height(let height):
                    "does not fit into the view's height of \(size.height.inPoints) and is cut; "
                        + remedy(of: view, lacking: CGSize(width: 0, height: height))
                case .width(let width):
                    "does not fit into the view's width of \(size.width.inPoints) and is cut; "
                        + remedy(of: view, lacking: CGSize(width: width, height: 0))
                        + ", or shorten the title"
                case .room(let needed):
                    "is not seen, for the view is \(size.width.inPoints) wide and "
                        + "\(size.height.inPoints) high; " + remedy(of: view, lacking: needed)
                }
            DiagnosticLog.warn(identifier, "the text of the \(name) \(words)")
        }
    }

    /// What would give a view the size that it lacks, in a warning's words; lengths of 0 are no matter.
    private func remedy(of view: View, lacking size: CGSize) -> String {
        let isLow = size.height > view.bounds.height
        var owner = view.superview is StackView ? view.givenPlace : view
        if isLow, size.width <= view.bounds.width {
            let stated = heightOwner(of: owner)
            if !stated.isOwnPart { owner = stated }
            if isRoot(stated), stated.superview is TableView, let name = stated.partName {
                let more = size.height - view.bounds.height
                return
                    "give the \(name.lowercased().contains("footer") ? "footer" : "header") a height of "
                    + "\(PixelGrid.current.ceil(stated.bounds.height + more).inPoints) at least"
            }
        }
        let grid = PixelGrid.current
        func length(_ needed: CGFloat, _ own: CGFloat, _ whole: CGFloat) -> String? {
            needed > own ? grid.ceil(whole + needed - own).inPoints : nil
        }
        let parts = [
            length(size.width, view.bounds.width, owner.bounds.width).map { "a width of \($0)" },
            length(size.height, view.bounds.height, owner.bounds.height).map {
                "a height of \($0)"
            },
        ].compactMap { $0 }
        let whose = owner === view ? "its frame" : "the frame of the \(owner.toldName)"
        return "give \(whose) " + parts.joined(separator: " and ") + " at least"
            + (isLow ? roomBelow(owner, size.height - view.bounds.height) : "")
    }

    /// How high a row must be that holds a view with more height, where it is not yet.
    private func roomBelow(_ view: View, _ more: CGFloat) -> String {
        guard let root = roots.first(where: { view !== $0 && view.isDescendant(of: $0) }),
            let row = root.superview, row is TableViewCell || row is TableViewHeaderFooterView
        else { return "" }
        let end = PixelGrid.current.ceil(view.convert(view.bounds, to: row).maxY + more)
        guard end > row.bounds.height else { return "" }
        return ", in a \(row is TableViewCell ? "row" : "header or footer") of \(end.inPoints)"
    }
}

extension View {
    /// Whether a view is as much higher as what it stands in.
    fileprivate var stretches: Bool {
        let down: AutoresizingMask = [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
        return autoresizingMask.intersection(down) == .flexibleHeight
    }

    /// Says which texts are cut in a header or footer that is a view of any class.
    func warnOfOwnCutTexts() {
        guard bounds.height > 0 else { return }
        // Whatever its height is, it was given to the view by its owner, as those of the views inside were.
        let cut = CutTexts(below: [self], inRoomOf: .greatestFiniteMagnitude)
        DiagnosticLog.$place.withValue(sourcePlace ?? DiagnosticLog.place) {
            cut.warn("header.texts-cut")
            CutViews(below: ownSubviews, in: self).warn("header")
        }
    }

    /// The view that somebody else than a control or a stack gives its place: this one, or the outermost of
    /// the controls and stacks right around it.
    var givenPlace: View {
        var view = self
        while let around = view.superview, around is Control || around is StackView {
            view = around
        }
        return view
    }
}
