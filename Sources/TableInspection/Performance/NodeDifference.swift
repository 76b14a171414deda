import Foundation
import TableDrawing

/// The first difference between two render nodes that should look alike.
struct NodeDifference {
    /// Names of the nodes below the root, joined by `>`.
    var path: String
    /// Description of the difference.
    var message: String
    /// Kind of the difference: the message without texts and numbers.
    var aspect: String

    /// Returns the first difference from back to front, or `nil` if both nodes look alike.
    ///
    /// Children are matched by name in any order. With `contentOnly`, only texts, images and
    /// drawings are compared. Colours and positions are ignored, because they may depend on a
    /// state.
    static func between(
        _ first: RenderNode, _ second: RenderNode, contentOnly: Bool = false
    ) -> NodeDifference? {
        compare(first, second, [], contentOnly)
    }

    private static func compare(
        _ first: RenderNode, _ second: RenderNode, _ path: [String], _ contentOnly: Bool
    ) -> NodeDifference? {
        guard first != second else { return nil }
        func differ(_ message: String) -> NodeDifference {
            // Rows with different values belong to the same finding.
            let words = message.prefix { $0 != "\"" && $0 != "(" && !$0.isNumber }
            return NodeDifference(
                path: path.isEmpty ? "the cell" : path.joined(separator: " > "), message: message,
                aspect: String(words))
        }
        let hasDrifted = first.frame != second.frame && isDrift(first.frame, second.frame)
        if let message = contentDifference(
            first.contents, second.contents, hasDrifted: hasDrifted)
        {
            return differ(message)
        }
        if !contentOnly, let message = looksDifference(first, second) { return differ(message) }
        var rest = second.children
        var pairs: [(RenderNode, RenderNode)] = []
        for child in first.children {
            if let index = rest.firstIndex(where: { $0.name == child.name }) {
                pairs.append((child, rest.remove(at: index)))
            } else if !contentOnly {
                return differ("contains \(child.name), which a fresh cell does not contain")
            }
        }
        if let missing = rest.first, !contentOnly || missing.contents != .none {
            return differ("lacks \(missing.name), which a fresh cell contains")
        }
        for (place, (one, other)) in pairs.enumerated() {
            let alike = pairs.indices.filter { pairs[$0].0.name == one.name }
            let number = alike.count > 1 ? alike.firstIndex(of: place) : nil
            let name = one.name + (number.map { " #\($0 + 1)" } ?? "")
            if let found = compare(one, other, path + [name], contentOnly) { return found }
        }
        return nil
    }

    /// Maximum drift of autoresizing on each side, in points.
    ///
    /// Autoresizing rounds down to whole points. A view that was resized repeatedly may
    /// therefore differ from a fresh view.
    private static let largestDrift: CGFloat = 2

    /// Whether two frames differ only by rounding of autoresizing.
    private static func isDrift(_ first: CGRect, _ second: CGRect) -> Bool {
        let distances = [
            first.minX - second.minX, first.minY - second.minY,
            first.width - second.width, first.height - second.height,
        ]
        return distances.allSatisfy { abs($0) < largestDrift }
    }

    /// - Parameter hasDrifted: whether the sizes differ slightly, which can change the layout
    ///   of equal content.
    private static func contentDifference(
        _ first: RenderContents, _ second: RenderContents, hasDrifted: Bool
    ) -> String? {
        guard first != second else { return nil }
        switch (first, second) {
        case (.text(let a, _), .text(let b, _)) where hasDrifted && a.string == b.string: return nil
        case (.image(let a, _, _), .image(let b, _, _)) where hasDrifted && a == b: return nil
        case (.drawing, .drawing) where hasDrifted: return nil
        case (.text(let a, _), .text(let b, _)) where a.string != b.string:
            return "shows \(a.string.quotedForDump) instead of \(b.string.quotedForDump)"
        case (.text, .text): return "shows its text in another font, colour or place"
        case (.image(let a, _, _), .image(let b, _, _)):
            return "shows \(name(a)) instead of \(name(b))"
        case (.drawing, .drawing): return "shows another drawing"
        case (_, .none): return "shows content, but should show no content"
        case (.none, _): return "shows no content, but should show content"
        default: return "shows another kind of content"
        }
    }

    private static func name(_ image: Image) -> String {
        image.name.map { "the image " + $0.quotedForDump } ?? "another image"
    }

    private static func looksDifference(_ first: RenderNode, _ second: RenderNode) -> String? {
        if first.background != second.background { return "has another background" }
        if !isDrift(first.frame, second.frame) {
            return "is at \(InspectedRect(first.frame)) instead of "
                + "\(InspectedRect(second.frame))"
        }
        if first.opacity != second.opacity {
            return "has the opacity \(first.opacity) instead of \(second.opacity)"
        }
        if first.transform != second.transform { return "has another transform" }
        if first.border != second.border { return "has another border" }
        if first.shadow != second.shadow { return "has another shadow" }
        if first.mask != second.mask { return "has another mask" }
        if first.cornerRadius != second.cornerRadius || first.cornerBox != second.cornerBox {
            return "has other corners"
        }
        if first.clipsToBounds != second.clipsToBounds { return "has another clipping" }
        return nil
    }
}
