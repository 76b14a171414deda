import Foundation
import TableDrawing

/// The texts of a content that are cut, and what would help.
struct CutTexts {
    /// What a view that is too small for its own text lacks, in points.
    enum Lack: Equatable {
        case height(CGFloat)
        case width(CGFloat)
    }

    /// The views that are too small by themselves, whatever room there is around them, each once: labels and
    /// text views, or the control or stack that gives them their places.
    private(set) var tooSmall: [(view: View, lack: Lack)] = []
    /// Whether a text would need more height than the room has, or gets its place from who owns the room.
    private(set) var needsHigherRoom = false

    /// - Parameters:
    ///   - views: What is looked through, laid out already.
    ///   - room: The height that the views have at most, in points.
    init(below views: [View], inRoomOf room: CGFloat) {
        for text in views.flatMap(\.cutTextViews) {
            let view = text.givenPlace
            if let title = text as? ButtonTitle, let button = title.superview as? Button,
                title.lacksWidth
            {
                add(button, .width(button.sizeThatFits(.zero).width))
                continue
            }
            let needed = Self.height(neededBy: view)
            if view.isOwnPart || needed > room {
                needsHigherRoom = true
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

    private static func height(neededBy view: View) -> CGFloat {
        if let button = view as? Button { return ButtonLayout(button).heightAtWidth }
        return view.sizeThatFits(CGSize(width: view.bounds.width, height: 0)).height
    }

    /// Says of each view what it lacks.
    func warn(_ identifier: String) {
        for (view, lack) in tooSmall {
            let size = view.bounds.size
            let words =
                switch lack {
                case .height(let height):
                    "height of \(size.height.inPoints) and is cut; give the view at least "
                        + height.inPoints
                case .width(let width):
                    "width of \(size.width.inPoints) and is cut; give the view at least "
                        + "\(width.inPoints), or a shorter title"
                }
            DiagnosticLog.warn(
                identifier,
                "the text of the \(view.spokenInspectionName) does not fit into the view's \(words)"
            )
        }
    }
}

extension View {
    /// Says which texts are cut in a header or footer that is a view of any class.
    func warnOfOwnCutTexts() {
        guard bounds.height > 0 else { return }
        // Whatever its height is, it was given to the view by its owner, as those of the views inside were.
        let cut = CutTexts(below: [self], inRoomOf: .greatestFiniteMagnitude)
        DiagnosticLog.$place.withValue(sourcePlace ?? DiagnosticLog.place) {
            cut.warn("header.texts-cut")
            CutControls(below: ownSubviews, in: self).warn("header.control-cut")
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
