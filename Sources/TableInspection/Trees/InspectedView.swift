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
    /// The text that it was given; of views that only draw one, the drawn text.
    public let text: String?
    /// What is drawn of the text, where that is something else: lines that do not fit are left out, and
    /// an ellipsis stands for what is cut.
    public let drawn: String?
    /// Whether some of the text is not shown for want of room.
    public let isTruncated: Bool
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
        case .text(let shown, _):
            let given = view.inspectedText
            text = given?.text ?? shown.string
            isTruncated = given?.isTruncated ?? false
            drawn = isTruncated ? shown.string : nil
            image = nil
        case .image(let shown, _, _):
            (text, drawn, isTruncated) = (nil, nil, false)
            image = shown.name ?? Self.size(of: shown)
        default:
            (text, drawn, isTruncated) = (nil, nil, false)
            image = nil
        }
        subviews =
            depth < Self.maximumDepth
            ? view.displayedParts.map { InspectedView($0, depth: depth + 1) } : []
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
        if isTruncated { words.append("truncated") }
        if let drawn { words.append("drawn=" + drawn.quotedForDump) }
        if let image { words.append("image=" + image.quotedForDump) }
        lines.append(words.joined(separator: " ").indented(depth))
        for view in subviews { view.write(into: &lines, depth: depth + 1) }
    }
}
