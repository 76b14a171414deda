import Foundation
import TableDrawing
import TableViews

/// A view as an inspector sees it, with everything below it; an immutable value.
public struct InspectedView: Sendable, Hashable, Codable {
    /// The part that it is, or its class.
    public let name: String
    public let type: String
    /// The name that a description gives the view, if one does.
    public let outlet: String?
    /// The place in the superview's coordinates, in points.
    public let frame: InspectedRect
    /// The text that it shows, after truncation.
    public let text: String?
    /// The image that it shows, by its name, or by its size in points where it has none.
    public let image: String?
    /// Whether it cannot be seen, because it is hidden or transparent.
    public let isHidden: Bool
    public let tag: Int
    /// From the back to the front.
    public let subviews: [InspectedView]

    init(_ view: View, depth: Int = 0) {
        name = view.inspectionName
        type = String(describing: Swift.type(of: view))
        outlet = view.outletName
        frame = InspectedRect(view.frame)
        let hidden = view.isHidden || view.alpha <= 0
        isHidden = hidden
        tag = view.tag
        switch hidden ? .none : view.shownContents {
        case .text(let text, _):
            self.text = text.string
            image = nil
        case .image(let shown, _, _):
            text = nil
            image = shown.name ?? Self.size(of: shown)
        default:
            text = nil
            image = nil
        }
        subviews =
            depth < Self.maximumDepth
            ? view.inspectedSubviews.map { InspectedView($0, depth: depth + 1) } : []
    }

    /// Deeper views are not listed; they are not drawn either.
    static let maximumDepth = 200

    private static func size(of image: Image) -> String {
        InspectedRect.text(InspectedRect.rounded(image.size.width)) + "×"
            + InspectedRect.text(InspectedRect.rounded(image.size.height))
    }

    func write(into lines: inout [String], depth: Int) {
        var words = [name]
        if type != name { words.append(type) }
        if let outlet { words.append("name=" + outlet.quotedForDump) }
        words.append(frame.description)
        if tag != 0 { words.append("tag=\(tag)") }
        if isHidden { words.append("hidden") }
        if let text { words.append("text=" + text.quotedForDump) }
        if let image { words.append("image=" + image.quotedForDump) }
        lines.append(words.joined(separator: " ").indented(depth))
        for view in subviews { view.write(into: &lines, depth: depth + 1) }
    }
}
