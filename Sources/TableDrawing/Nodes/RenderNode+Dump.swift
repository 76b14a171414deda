import Foundation

/// Text dump of a render tree: stable, with one node per line, for comparison and reading.
extension RenderNode {
    /// Dump of the node and its children, indented by two spaces per level; lengths are in
    /// points.
    public var dump: String {
        var lines: [String] = []
        write(into: &lines, depth: 0)
        return lines.joined(separator: "\n") + "\n"
    }

    private func write(into lines: inout [String], depth: Int, role: String = "") {
        let words = [role + name, StableNumber.text(frame)] + attributes
        lines.append(String(repeating: "  ", count: depth) + words.joined(separator: " "))
        mask?.write(into: &lines, depth: depth + 1, role: "mask: ")
        if case .mix(let a, let b, _) = contents {
            a.write(into: &lines, depth: depth + 1)
            b.write(into: &lines, depth: depth + 1)
        }
        for child in children { child.write(into: &lines, depth: depth + 1) }
    }

    /// Attributes of the node except its name and place, each in a word or two.
    package var attributes: [String] {
        var words: [String] = []
        if let identifier { words.append("identifier=" + Self.quoted(identifier)) }
        if boundsOrigin != .zero { words.append("origin=" + StableNumber.text(boundsOrigin)) }
        if !transform.isIdentity {
            let entries = [
                transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
            ].map { StableNumber.text(Double($0)) }.joined(separator: " ")
            words.append("transform=(\(entries))")
        }
        if opacity < 1 { words.append("opacity=" + StableNumber.text(opacity)) }
        if clipsToBounds { words.append("clips") }
        if cornerRadius > 0 {
            words.append(
                "radius=" + StableNumber.text(Double(cornerRadius)) + corners
                    + (cornerCurve == .circular ? "" : ":" + cornerCurve.rawValue)
                    + (cornerBox.map { "@" + StableNumber.text($0) } ?? ""))
        }
        if let background { words.append("background=" + Self.text(background)) }
        if let border {
            words.append(
                "border=" + StableNumber.text(Double(border.width)) + " \(border.color)")
        }
        if let shadow {
            let path = shadowPath.map { " path@" + StableNumber.text($0.controlPointBox) } ?? ""
            words.append("shadow=" + Self.text(shadow) + path)
        }
        if let contents = contentsText { words.append(contents) }
        return words
    }

    private var corners: String {
        guard maskedCorners != .allCorners else { return "" }
        let names: [(RectCorner, String)] = [
            (.topLeft, "tl"), (.topRight, "tr"), (.bottomLeft, "bl"), (.bottomRight, "br"),
        ]
        return ":" + names.filter { maskedCorners.contains($0.0) }.map(\.1).joined(separator: "+")
    }

    private var contentsText: String? {
        switch contents {
        case .none: return nil
        case .image(let image, let rect, let tint):
            // Two images can share a name.
            let print = Self.print { $0.combine(image) }
            let name = image.name.map { "\($0)#\(print)" } ?? print
            let colour = tint.map { " tint=\($0)" } ?? ""
            return "image=\(name)@" + StableNumber.text(rect) + colour
        case .text(let text, let point):
            let fonts = text.runs.reduce(into: [String]()) { fonts, run in
                let font =
                    "\(run.face.name) \(StableNumber.text(Double(run.size))) \(run.color)"
                if fonts.last != font { fonts.append(font) }
            }
            return "text=\(Self.quoted(text.string))@" + StableNumber.text(point)
                + " [" + fonts.joined(separator: ", ") + "]"
        case .drawing(let drawing):
            return "drawing=\(Self.print { $0.combine(drawing) }) of "
                + counted(drawing.commands.count, "command")
        case .mix(_, _, let share): return "mix=" + StableNumber.text(share)
        }
    }

    /// Returns the beginning of a fingerprint: enough digits to detect changed content, equal
    /// on any machine.
    private static func print(_ combine: (inout StableHasher) -> Void) -> String {
        var hasher = StableHasher(namesFaces: true)
        combine(&hasher)
        return String(hasher.finalize().description.prefix(8))
    }

    private static func quoted(_ string: String) -> String {
        "\""
            + string.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            .replacing("\n", with: "\\n") + "\""
    }

    private static func text(_ paint: Paint) -> String {
        switch paint {
        case .color(let color): return color.description
        case .gradient(let gradient, .linear, _):
            return "linear(" + gradient.stops.map { "\($0.color)" }.joined(separator: " ") + ")"
        case .gradient(let gradient, .radial, _):
            return "radial(" + gradient.stops.map { "\($0.color)" }.joined(separator: " ") + ")"
        case .gradient(let gradient, .conic, _):
            return "conic(" + gradient.stops.map { "\($0.color)" }.joined(separator: " ") + ")"
        }
    }

    private static func text(_ shadow: Shadow) -> String {
        let offset = CGPoint(x: shadow.offset.width, y: shadow.offset.height)
        return StableNumber.text(offset) + "/" + StableNumber.text(Double(shadow.blur))
            + " \(shadow.color)"
    }
}
