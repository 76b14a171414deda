import Foundation
@_spi(Subclassing) import TableControls
import TableDrawing

/// An inspected view with all views below it.
///
/// An immutable value.
public struct InspectedView: Sendable, Hashable, Codable {
    /// Name of the view's part, or its class.
    public let name: String
    /// Name of the view's class.
    public let type: String
    /// Name of the view in its description, or `nil` without a name.
    public let outlet: String?
    /// Identifier of the view in its description, such as the id of Interface Builder, or `nil`.
    public let identifier: String?
    /// The frame in the superview's coordinates, in points.
    public let frame: InspectedRect
    /// The text that was set, or the drawn text of views that only draw text.
    public let text: String?
    /// The drawn text, if it differs from `text`.
    ///
    /// Lines that do not fit are left out, and an ellipsis replaces truncated text.
    public let drawn: String?
    /// Whether the text is truncated for lack of room.
    public let isTruncated: Bool
    /// The displayed image: its name, or its size in points if it has no name.
    public let image: String?
    /// Whether the view is hidden or transparent.
    public let isHidden: Bool
    /// The view's `tag`; 0 if no tag was set.
    public let tag: Int
    /// Subviews from back to front.
    public let subviews: [InspectedView]

    init(_ view: View, depth: Int = 0) {
        name = view.inspection.inspectionName
        type = String(describing: Swift.type(of: view))
        outlet = view.outletName
        identifier = view.identity.described?.identifier
        frame = InspectedRect(view.frame)
        let hidden = view.isHidden || view.alpha <= 0
        isHidden = hidden
        tag = view.tag
        switch hidden ? .none : view.inspection.shownContents {
        case .text(let shown, _):
            let given = view.inspection.inspectedText
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

    /// Maximum depth of listed views.
    ///
    /// Deeper views are not drawn either.
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
