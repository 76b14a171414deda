import Foundation
import TableServer
import Tableshot

/// The inspection of a picture for the page.
struct PreviewInspection {
    let request: PictureRequest
    /// Whether the page shows no views and no timeline, only problems.
    let isLimited: Bool

    init(_ request: PictureRequest, isLimited: Bool) {
        self.request = request
        self.isLimited = isLimited
    }

    /// Adds problems, views, elements, findings and the timeline to the facts of a document.
    ///
    /// - Throws: the errors of drawing.
    func add(to facts: inout PreviewDocument) throws {
        facts.problems += request.warnings.map(PreviewProblem.init)
        var views: [OutlinedView] = []
        var accessibility: AccessibilityReport?
        var constraints: ConstraintReport?
        var performance: PerformanceReport?
        let (_, diagnostics) = try request.placed {
            try inspect(request.document, fontBook: request.fontBook) { inspector in
                guard !isLimited else { return }
                views = inspector.outline()
                accessibility = inspector.accessibilityReport()
                constraints = inspector.constraintReport()
                performance = PerformanceInspector().inspect(inspector.table)
            }
        }
        facts.problems += diagnostics.map { PreviewProblem($0) }
        facts.views = views.map(view)
        if let tree = accessibility?.tree { elements(below: tree, &facts.elements) }
        for finding in accessibility?.findings ?? [] { add("accessibility", "\(finding)", &facts) }
        for finding in constraints?.findings ?? [] { add("constraints", finding.line, &facts) }
        for finding in performance?.findings ?? [] { add("performance", "\(finding)", &facts) }
        guard !isLimited, !request.document.timeline.isEmpty else { return }
        let times = try request.placed {
            try animate(request.document, fontBook: request.fontBook).times
        }
        facts.timeline = PreviewDocument.Timeline(
            frames: times.count, framesPerSecond: times.framesPerSecond)
    }

    private func add(_ kind: String, _ message: String, _ facts: inout PreviewDocument) {
        facts.findings.append(PreviewDocument.Finding(kind: kind, message: message))
    }

    private func view(_ view: OutlinedView) -> PreviewDocument.View {
        var result = PreviewDocument.View(
            name: view.name, path: view.path, frame: Self.frame(view.frame), text: view.text)
        if let place = view.location.map(SourcePosition.init), let line = place.line {
            result.file = place.file
            result.line = line
        }
        return result
    }

    private func elements(
        below node: AccessibilityNode, _ elements: inout [PreviewDocument.Element]
    ) {
        if node.isElement {
            let words = [node.spoken] + node.traits
            elements.append(
                PreviewDocument.Element(
                    spoken: words.filter { !$0.isEmpty }.joined(separator: ", "),
                    frame: Self.frame(node.frame)))
        }
        for child in node.children { self.elements(below: child, &elements) }
    }

    private static func frame(_ rect: InspectedRect) -> PreviewDocument.Frame {
        PreviewDocument.Frame(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
}
