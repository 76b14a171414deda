import Foundation
import Tableshot

/// Positions of a table's texts in each frame of an animation.
struct FilmOfTexts {
    struct Text {
        /// Top edge on the screen, in points.
        var top: CGFloat
        /// Visible part of the row's label, in points of the screen; empty if the label is hidden.
        var shown: CGRect
        /// Position in the order from back to front.
        var order: Int
        var opacity: Double
    }

    private(set) var frames: [[String: Text]] = []

    init(_ film: Animation) throws {
        var frames: [[String: Text]] = []
        try film.forEachTree { _, _, tree in
            var texts: [String: Text] = [:]
            var order = 0
            let screen = CGRect(origin: .zero, size: tree.root.frame.size)
            func look(_ node: RenderNode, _ origin: CGPoint, _ room: CGRect, _ opacity: Double) {
                let frame = node.frame.offsetBy(dx: origin.x, dy: origin.y)
                let room = node.clipsToBounds ? room.intersection(frame) : room
                let opacity = opacity * node.opacity
                let inner = CGPoint(
                    x: frame.minX - node.boundsOrigin.x, y: frame.minY - node.boundsOrigin.y)
                order += 1
                switch node.contents {
                case .text(let text, _):
                    texts[text.string] = Text(
                        top: frame.minY, shown: room.intersection(frame), order: order,
                        opacity: opacity)
                case .mix(let first, let second, let share):
                    look(first, inner, room, opacity * (1 - share))
                    look(second, inner, room, opacity)
                default: break
                }
                for child in node.children { look(child, inner, room, opacity) }
            }
            look(tree.root, .zero, screen, 1)
            frames.append(texts)
        }
        self.frames = frames
    }

    /// Top edges of a text in the frames that contain it.
    func tops(of text: String) -> [CGFloat] { frames.compactMap { $0[text]?.top } }

    /// Largest distance that a text moves between two frames.
    func longestStep(of text: String) -> CGFloat {
        let tops = tops(of: text)
        return zip(tops, tops.dropFirst()).map { abs($0 - $1) }.max() ?? .infinity
    }
}
