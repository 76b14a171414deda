import Foundation
import TableDrawing
import TableGeometry

/// The texts of a content that are cut, or not seen at all, and what would help.
struct CutTexts {
    /// The views that are too small by themselves, whatever room there is around them, each once: labels and
    /// text views, or the control or stack that gives them their places.
    private(set) var tooSmall: [TextShortage] = []
    /// Whether a text would need more height than the room has, or gets its place from who owns the room.
    private(set) var needsHigherRoom = false
    /// The height of the room that would show the texts that are not placed by its owner, in points; 0 where it is
    /// high enough for them.
    private(set) var higherRoom: CGFloat = 0
    /// Whether these texts are all of views whose content decides the height of a row that states none.
    private(set) var roomGrowsWithTexts = true
    private let roots: [View]
    private let room: CGFloat

    /// - Parameters:
    ///   - views: What is looked through, laid out already.
    ///   - room: The height that the views have at most, in points.
    init(below views: [View], inRoomOf room: CGFloat) {
        roots = views
        self.room = room
        var shortages: [TextShortage] = []
        for text in views.flatMap(\.cutTextViews) {
            let view = text.givenPlace
            if view.isOwnPart, !text.lacksWidthForText {
                // Texts of standard rows are told of by the row; no height would help a control at its end.
                if !text.hidesItsText { needsHigherRoom = true }
            } else if let known = shortages.firstIndex(where: { $0.view === view }) {
                shortages[known].add(text)
            } else {
                shortages.append(TextShortage(text, in: view))
            }
        }
        for shortage in shortages { judge(shortage) }
    }

    /// Finds out whether a view or the room around it must be larger.
    private mutating func judge(_ shortage: TextShortage) {
        let view = shortage.view
        let owner =
            shortage.lacksWidth
            ? widthOwner(of: view)
            : headerOwner(of: view) ?? (view.growsInFlow ? nil : frameOwner(of: view))
        var shortage = shortage
        if let owner, shortage.lacksWidth || !isGivenByRow(owner) {
            shortage.findRemedy(in: owner)
        }
        if !shortage.lacksWidth || owner == nil, let height = neededRoom(for: shortage) {
            needsHigherRoom = true
            higherRoom = max(higherRoom, height.room)
            roomGrowsWithTexts = roomGrowsWithTexts && height.growsWithTexts
        } else {
            tooSmall.append(shortage)
        }
    }

    /// Returns the height of a row that shows the texts completely, in points, and whether a
    /// row without a stated height would have this height.
    ///
    /// The texts' view must grow with the row.
    ///
    /// The height is 0 if only removing the stated height helps. Returns `nil` if the view's
    /// own frame is too low.
    private func neededRoom(
        for shortage: TextShortage
    ) -> (room: CGFloat, growsWithTexts: Bool)? {
        let view = shortage.view
        let needed = shortage.remedy.map { view.bounds.height + $0.growth }
        if let needed, needed <= room { return nil }
        if isRoot(view) { return needed.map { ($0, false) } }
        let own = view.sizeThatFits(CGSize(width: view.bounds.width, height: 0)).height
        let root = heightOwner(of: view)
        guard isGivenByRow(root) else {
            guard let needed, view.isOfGrowingKind, view.superview.map(isGivenByRow) == true,
                own + 0.5 >= needed
            else { return nil }
            return (0, true)
        }
        let trial = FittingTrial(root) { shortage.isWhole }
        guard let size = trial.leastSize(widthFirst: false), size.width == trial.givenSize.width
        else { return nil }
        let more = trial.growth(withSize: size)
        let asks =
            view.superview === root
            && (view.growsInFlow || own + 0.5 >= view.bounds.height + more)
        return (room + more, asks)
    }

    private func isRoot(_ view: View) -> Bool { roots.contains { $0 === view } }

    /// Whether a view is as large as the row, header or footer makes it.
    private func isGivenByRow(_ view: View) -> Bool {
        isRoot(view) && view.isOwnPart && !(view.superview is TableView)
    }

    /// Returns the view whose frame determines the height of another view: the view itself, or
    /// the outermost superview with which it stretches.
    private func heightOwner(of view: View) -> View {
        var owner = view
        while owner.stretches, !isRoot(owner), let around = owner.superview { owner = around }
        return owner
    }

    /// The header or footer of any class whose height decides that of a view, though the view was given a frame.
    private func headerOwner(of view: View) -> View? {
        let root = heightOwner(of: view)
        return isRoot(root) && root.superview is TableView ? root : nil
    }

    /// Returns the view whose own frame determines the height of another view: the view itself,
    /// or the superview that it fills.
    private func frameOwner(of view: View) -> View {
        var owner = view
        while owner.stretches, owner.described?.frame == nil, !isRoot(owner),
            let around = owner.superview
        {
            owner = around
        }
        return owner
    }

    /// The same for its width; nothing where that follows the room's.
    private func widthOwner(of view: View) -> View? {
        var owner = view
        while owner.fillsWidth, owner.described?.frame == nil {
            guard !isRoot(owner), let around = owner.superview else { return nil }
            owner = around
        }
        return isRoot(owner) && owner !== view ? nil : owner
    }

    /// Says of each view what it lacks.
    func warn(_ identifier: String) {
        for shortage in tooSmall {
            DiagnosticLog.record(
                Diagnostic(identifier, message: shortage.words + "; " + remedy(of: shortage)),
                about: shortage.topic, demanding: shortage.demand)
        }
    }

    /// What would give a view the size that it lacks, in a warning's words.
    private func remedy(of shortage: TextShortage) -> String {
        guard let remedy = shortage.remedy else {
            if shortage.isOfSigns { return "give it more room" }
            return shortage.isOfTitles ? "shorten the title" : "a shorter text would help"
        }
        let (owner, given, size) = (remedy.view, remedy.given, remedy.size)
        let wish = owner.accessoryWidths?.natural ?? 0
        if size.width > given.width, given.width < wish {
            let needed = "it needs a width of \(size.width.inPoints)"
            return needed + ", which the row does not have for it; shorter texts would help"
        }
        let lengths = [
            size.width > given.width ? "a width of \(size.width.inPoints)" : nil,
            size.height > given.height ? "a height of \(size.height.inPoints)" : nil,
        ].compactMap { $0 }.joined(separator: " and ")
        if isRoot(owner), owner.superview is TableView, let name = owner.partName {
            let kind = name.lowercased().contains("footer") ? "footer" : "header"
            return "give the \(kind) \(lengths) at least"
        }
        let subjects = shortage.subjects
        let isOwn = subjects.count == 1 && subjects[0] === owner
        return
            "give \(owner.accessoryWidths != nil ? "it" : isOwn ? "its frame" : "the frame of the \(owner.toldName)") \(lengths) at least"
            + (remedy.growth > 0 ? roomAround(owner, remedy.growth) : "")
            + (shortage.isOfTitles && size.width > given.width ? ", or shorten the title" : "")
    }

    /// How high the views around one with more height must be, and the row, where they are not yet.
    private func roomAround(_ view: View, _ more: CGFloat) -> String {
        var (inner, more, words) = (view, more, "")
        while more > 0, !isRoot(inner), let around = inner.superview, !isRoot(around),
            !(around is StackView)
        {
            let end = inner.convert(inner.bounds, to: around).maxY
            let height = around.bounds.height
            let needed = PixelGrid.current.ceil(end + more) + max(0, height - end)
            let isHighEnough = end + more <= height
            if !isHighEnough {
                words += ", in a \(around.toldName) of a height of \(needed.inPoints)"
            }
            more = isHighEnough ? 0 : needed - height
            inner = around
        }
        return words + roomBelow(inner, more)
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
    /// Whether the view's height grows by the same amount as its superview's height.
    fileprivate var stretches: Bool {
        let down: AutoresizingMask = [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
        return fillsSuperviewMargins || growsInFlow
            || autoresizingMask.intersection(down) == .flexibleHeight
    }

    /// Whether the superview's vertical flow gives the view the height of its content, if the
    /// superview has enough room.
    fileprivate var growsInFlow: Bool { superview?.verticalFlow?.grows(self) == true }

    /// Whether rows without a stated height grow with the view, though it has a frame: a stack, or a label of any
    /// number of lines, that keeps its distances from above and below.
    fileprivate var isOfGrowingKind: Bool {
        autoresizingMask.isDisjoint(with: [.flexibleTopMargin, .flexibleBottomMargin])
            && (self is StackView || (self as? Label)?.numberOfLines == 0
                || (self as? TextView)?.isScrollEnabled == false)
    }

    /// Whether the view's width grows by the same amount as its superview's width.
    fileprivate var fillsWidth: Bool {
        let across: AutoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
        return fillsSuperviewMargins || autoresizingMask.intersection(across) == .flexibleWidth
    }

    /// Says which texts are cut in a header or footer that is a view of any class.
    func warnOfOwnCutTexts() {
        guard bounds.height > 0 else { return }
        // The owner has set the frames of the view and its subviews, so any height is intended.
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
