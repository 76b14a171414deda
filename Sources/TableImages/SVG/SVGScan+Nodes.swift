/// Recording of the elements, for counting the work of drawing.
extension SVGScan {
    /// Name of the parent of the current element.
    var parentName: String? {
        openNodes.last.flatMap { nodes[$0].parent }.map { nodes[$0].name }
    }

    mutating func beginNode(_ name: String) {
        let index = nodes.count
        nodes.append(SVGNode(name: name, parent: openNodes.last))
        if let parent = openNodes.last { nodes[parent].children.append(index) }
        openNodes.append(index)
    }

    /// Stores an attribute of the current element, with the declarations of an attribute `style`.
    mutating func keepAttribute(
        _ name: String, _ value: String, _ declarations: [SVGStyleSheet.Declaration]
    ) {
        guard let index = openNodes.last else { return }
        if nodes[index].name == "pattern" { nodes[index].tile.set(name, value) }
        switch name {
        case "id": nodes[index].id = value
        case "requiredExtensions":
            nodes[index].isNeverChosen = !value.trimmedOfSpace.isEmpty && parentName == "switch"
        case "class": nodes[index].classes = value.split { $0.isWhitespace }.map(String.init)
        case "href": if value.hasPrefix("#") { nodes[index].href = String(value.dropFirst()) }
        case "d" where nodes[index].name == "path":
            keepLines(SVGLines(pathData: value), at: index)
        case "points": keepLines(SVGLines(points: value), at: index)
        case "viewBox":
            let numbers = value.split { $0.isWhitespace || $0 == "," }.compactMap { Double($0) }
            let sides = numbers.dropFirst(2).filter(\.isFinite)
            if let longest = sides.max(), longest > 0 { nodes[index].viewBoxExtent = longest }
        case "width", "height", "r", "rx", "ry", "x1", "x2", "y1", "y2", "pathLength":
            if let length = SVGLength.outline(name, value) { nodes[index].outline.add(length) }
            if nodes[index].name == "svg", let side = SVGLength(value)?.points {
                nodes[index].statedExtent = max(nodes[index].statedExtent, side)
            }
        case "style":
            nodes[index].inline = declarations.filter {
                SVGNode.Style.names.contains($0.name)
            }
        default:
            guard SVGNode.Style.names.contains(name), name != "marker" else { return }
            nodes[index].attributes.append(.init(name: name, value: value))
        }
    }

    private mutating func keepLines(_ lines: SVGLines, at index: Int) {
        nodes[index].points = lines.lines.count + 1
        nodes[index].crossings = lines.crossings
        nodes[index].outline.add(SVGLength(points: lines.length))
    }

    /// Returns a value with the texts of its entities.
    func text(of range: Range<Int>) -> String {
        let text = String(decoding: bytes[range], as: UTF8.self)
        guard text.contains("&") else { return text }
        var result = ""
        var rest = Substring(text)
        while let mark = rest.firstIndex(of: "&") {
            result += rest[..<mark]
            rest = rest[rest.index(after: mark)...]
            guard let end = rest.firstIndex(of: ";") else { break }
            let name = String(rest[..<end])
            result += Self.known[name] ?? entityTexts[name] ?? Self.character(name)
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    /// Returns the character of a reference such as `#117` or `#x75`, or an empty text.
    private static func character(_ name: String) -> String {
        guard name.hasPrefix("#") else { return "" }
        let digits = name.dropFirst()
        let number =
            digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap { Unicode.Scalar($0) }.map { String(Character($0)) } ?? ""
    }

    private static let known = ["quot": "\"", "apos": "'", "amp": "&", "lt": "<", "gt": ">"]
}
