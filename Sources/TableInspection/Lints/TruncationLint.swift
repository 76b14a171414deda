import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableText

/// A check for texts that their own views truncate or hide.
struct TruncationLint {
    /// Whether texts in the standard places of a row, header or footer are truncated because its
    /// height is too small.
    private(set) var hasTruncatedStandardTexts = false
    private var findings: [Finding] = []

    /// A text that is not completely visible.
    private struct Finding {
        /// The label, text view, or control.
        let view: View
        let isHidden: Bool
        /// Size that shows the whole text, in points.
        let needed: CGSize
    }

    /// - Parameter views: The views to check, already laid out.
    init(below views: [View]) {
        for text in views.flatMap({ ViewTexts(in: $0).truncated }) {
            let isHidden = ViewTexts(in: text).isOwnTextHidden
            if ViewTexts(in: text).outermostContainer.inspection.isOwnPart, !Self.lacksWidth(text) {
                // The check of the row or header reports its standard texts.
                if !isHidden { hasTruncatedStandardTexts = true }
                continue
            }
            let view = Self.outermostControl(around: text) ?? text
            guard !findings.contains(where: { $0.view === view }) else { continue }
            findings.append(
                Finding(view: view, isHidden: isHidden, needed: Self.size(showing: view)))
        }
    }

    /// Records a warning for each text.
    func record(_ identifier: String) {
        for finding in findings {
            let (view, needed, size) = (finding.view, finding.needed, finding.view.bounds.size)
            let end = finding.isHidden ? "is not visible" : "is cut"
            let isLarger = needed.width > size.width || needed.height > size.height
            DiagnosticLog.$place.withValue(view.placeOfFinding) {
                DiagnosticLog.warn(
                    identifier,
                    "the \(Self.truncatedContents(of: view)) of the \(ViewName(view).text) "
                        + (isLarger
                            ? "needs \(Self.description(needed)), has \(Self.description(size)), "
                                + "and \(end)"
                            : "\(end) in \(Self.description(size))"))
            }
        }
    }

    /// Returns a size that shows a view's whole text, in whole device pixels.
    ///
    /// The width is kept if a greater height alone is sufficient.
    private static func size(showing view: View) -> CGSize {
        let size = view.bounds.size
        let grid = PixelGrid.current
        let fitting = view.sizeThatFits(CGSize(width: size.width, height: 0))
        guard size.width > 0, fitting.width <= size.width + 0.5, !lacksWidth(view) else {
            let natural = view.sizeThatFits(.zero)
            return CGSize(
                width: max(size.width, grid.ceil(natural.width)),
                height: max(size.height, grid.ceil(natural.height)))
        }
        return CGSize(width: size.width, height: max(size.height, grid.ceil(fitting.height)))
    }

    /// Returns a size in points, such as "124 × 41".
    private static func description(_ size: CGSize) -> String {
        let number = { (length: CGFloat) in
            length.inPoints.split(separator: " ").first.map(String.init) ?? ""
        }
        return "\(number(size.width)) × \(number(size.height)) points"
    }

    /// Returns the outermost of the nested controls that directly contain a text, or `nil`.
    private static func outermostControl(around text: View) -> Control? {
        var found: Control?
        var view: View? = text
        while let each = view, each === text || each is Control || each is StackView {
            if let control = each as? Control { found = control }
            view = each.superview
        }
        return found
    }

    /// Returns a noun for the truncated contents of a control or text.
    private static func truncatedContents(of view: View) -> String {
        guard let button = view as? Button else { return "text" }
        if button.cutsBadge { return "image" }
        return button.stacksImageAndTitle ? "text and image" : "text"
    }

    /// Returns whether greater height alone would not show the whole text or badge of a control.
    private static func lacksWidth(_ view: View) -> Bool {
        switch view {
        case let title as ButtonTitle: title.lacksWidth
        case let label as Label: label.isTooNarrow
        case let control as SegmentedControl: control.shortensTitles
        case let button as Button: button.badgeLacksWidth
        default: false
        }
    }
}
