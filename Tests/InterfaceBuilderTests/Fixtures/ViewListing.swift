@testable import InterfaceBuilder

/// List of a document's views as text, with a view on each line.
///
/// A line states the element, the role, the project's class, the identifier and the frame.
struct ViewListing {
    private(set) var lines: [String] = []

    init(_ document: IBDocument) {
        document.views.forEach { add($0, 0) }
        for object in document.objects { add(object, 0) }
        for scene in document.scenes {
            guard let controller = scene.controller else { continue }
            let isInitial = controller.id == document.initialController
            add(controller.object, 0, note: isInitial ? " initial" : "")
            scene.views.forEach { add($0, 1) }
            scene.objects.forEach { add($0, 1) }
        }
    }

    /// The lines, each with an end.
    var text: String { lines.map { $0 + "\n" }.joined() }

    private mutating func add(_ object: IBObject, _ depth: Int, note: String = "") {
        add(head(object) + note, depth)
        for property in object.properties { add(property.value, depth + 1) }
        for segue in object.connections.segues {
            add("segue \(segue.kind) to \(segue.destination)", depth + 1)
        }
    }

    private mutating func add(_ value: IBValue, _ depth: Int) {
        switch value {
        case .view(let view): add(view, depth)
        case .object(let object) where object.id != nil: add(object, depth)
        case .list(let values): values.forEach { add($0, depth) }
        default: break
        }
    }

    private mutating func add(_ view: IBView, _ depth: Int) {
        var line = head(view.object)
        if let frame = view.frame {
            line += " [\(number(frame.x)) \(number(frame.y)) \(number(frame.width))"
            line += " \(number(frame.height))]"
        }
        if !view.constraints.isEmpty { line += " constraints: \(view.constraints.count)" }
        add(line, depth)
        for property in view.object.properties { add(property.value, depth + 1) }
        view.subviews.forEach { add($0, depth + 1) }
    }

    private mutating func add(_ line: String, _ depth: Int) {
        lines.append(String(repeating: "  ", count: depth) + line)
    }

    private func head(_ object: IBObject) -> String {
        var line = object.element
        if let key = object.key { line += " (\(key))" }
        if let custom = object.customClass { line += " \(custom.name)" }
        if let id = object.id { line += " \(id)" }
        return line
    }

    private func number(_ value: Double) -> String {
        value == value.rounded() ? "\(Int(value))" : "\(value)"
    }
}
