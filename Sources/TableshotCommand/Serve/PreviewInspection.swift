import Foundation
import Tableshot

/// The inspection of a picture for the page.
struct PreviewInspection {
    let request: PictureRequest

    init(_ request: PictureRequest) { self.request = request }

    /// Adds problems, views, elements and the timeline to the facts of a document.
    ///
    /// - Throws: the errors of drawing.
    func add(to facts: inout PreviewDocument) throws {
        facts.problems += request.warnings.map(PreviewProblem.init)
        let (found, diagnostics) = try request.placed {
            try inspect(request.document, fontBook: request.fontBook) { inspector in
                (views: inspector.outline(), tree: inspector.accessibility())
            }
        }
        facts.problems += diagnostics.map { PreviewProblem($0) }
        facts.views = found.views.map(view)
        elements(below: found.tree, &facts.elements)
        guard !request.document.timeline.isEmpty else { return }
        let times = try request.placed {
            try animate(request.document, fontBook: request.fontBook).times
        }
        facts.timeline = PreviewDocument.Timeline(
            frames: times.count, framesPerSecond: times.framesPerSecond)
    }

    /// Returns the findings about accessibility, constraints and performance.
    ///
    /// - Throws: the errors of drawing.
    func findings() throws -> [PreviewFinding] {
        try request.placed {
            try inspect(request.document, fontBook: request.fontBook) { inspector in
                let performance = PerformanceInspector().inspect(inspector.table)
                return inspector.accessibilityReport().findings.map { finding in
                    PreviewFinding(kind: "accessibility", message: finding.line)
                }
                    + inspector.constraintReport().findings.map { finding in
                        PreviewFinding(kind: "constraints", message: finding.line)
                    }
                    + performance.findings.map { finding in
                        PreviewFinding(kind: "performance", message: finding.description)
                    }
            }.value
        }
    }

    private func view(_ view: OutlinedView) -> PreviewDocument.View {
        var result = PreviewDocument.View(
            name: view.name, path: view.path, frame: view.frame, text: view.text)
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
                    frame: node.frame))
        }
        for child in node.children { self.elements(below: child, &elements) }
    }
}
