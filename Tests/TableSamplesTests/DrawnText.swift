import Foundation
import Tableshot

/// Text drawn by a view, in the coordinates of the tree's root.
struct DrawnText: Equatable, CustomStringConvertible {
    var string: String
    var frame: CGRect
    var fontSize: CGFloat
    var color: RGBA

    var description: String { "\(string) \(frame) \(fontSize) \(color)" }
}

extension RenderNode {
    /// All drawn texts, in drawing order.
    var drawnTexts: [DrawnText] {
        commands.compactMap { command, origin in
            guard case .text(let text, let point, _) = command, let run = text.runs.first else {
                return nil
            }
            return DrawnText(
                string: text.string,
                frame: CGRect(
                    x: origin.x + point.x, y: origin.y + point.y, width: text.size.width,
                    height: text.size.height),
                fontSize: run.size, color: run.color)
        }
    }

    /// Drawn images by name, with their frames.
    var drawnImages: [String: CGRect] {
        let found = commands.compactMap { command, origin -> (String, CGRect)? in
            guard case .image(let image, let rect, _, _, _) = command else { return nil }
            return (image.name ?? "", rect.offsetBy(dx: origin.x, dy: origin.y))
        }
        return Dictionary(found, uniquingKeysWith: { first, _ in first })
    }

    /// All recorded commands of the tree with their view's origin.
    private var commands: [(DrawingCommand, CGPoint)] {
        collected(at: CGPoint(x: -frame.minX, y: -frame.minY))
    }

    private func collected(at parent: CGPoint) -> [(DrawingCommand, CGPoint)] {
        let origin = CGPoint(x: parent.x + frame.minX, y: parent.y + frame.minY)
        var own: [(DrawingCommand, CGPoint)] = []
        if case .drawing(let drawing) = contents { own = drawing.commands.map { ($0, origin) } }
        return own + children.flatMap { $0.collected(at: origin) }
    }

    /// Returns the first node of a name, depth first.
    func node(named name: String) -> RenderNode? {
        if self.name == name { return self }
        return children.lazy.compactMap { $0.node(named: name) }.first
    }
}
