/// A generator of SVG files from the format's elements and attributes.
enum SVGGrammar {
    private static let shapes = [
        "rect", "circle", "ellipse", "line", "path", "polygon", "polyline", "text", "use", "image",
        "g", "svg", "symbol", "marker", "mask", "clipPath", "pattern", "linearGradient",
        "radialGradient", "filter", "style", "switch", "a", "title",
    ]
    private static let filters = [
        "feGaussianBlur", "feOffset", "feFlood", "feTurbulence", "feMorphology", "feConvolveMatrix",
        "feDropShadow", "feTile", "feImage", "feBlend", "feComposite", "feColorMatrix",
    ]

    static func picture(_ random: inout FuzzRandom) -> [UInt8] {
        var text = random.chance(0.3) ? "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" : ""
        if random.chance(0.05) {
            text += "<!DOCTYPE svg [<!ENTITY e \"\(random.pick(["10", "&e;", "<g/>"]))\">]>\n"
        }
        text +=
            "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\""
        if random.chance(0.8) {
            text += " width=\"\(length(&random))\" height=\"\(length(&random))\""
        }
        if random.chance(0.7) {
            text +=
                " viewBox=\"\(random.in(-5...5)) 0 \(random.in(0...60)) \(random.pick(["40", "0", "1e9", "-3", "24"]))\""
        }
        text += ">"
        for _ in 0..<random.in(1...6) { element(&text, depth: 0, &random) }
        text += random.chance(0.02) ? "" : "</svg>"
        return Array(text.utf8)
    }

    private static func length(_ random: inout FuzzRandom) -> String {
        if random.chance(0.03) {
            return random.pick(["1e30", "-5", "0", "nan", "", "100%", "99999", "calc(1px)"])
        }
        return "\(random.in(1...80))" + random.pick(["", "", "px", "%", "em", "mm"])
    }

    private static func paint(_ random: inout FuzzRandom) -> String {
        random.pick([
            "red", "#12345678", "#abc", "none", "currentColor", "url(#i\(random.below(4)))",
            "rgb(10%, 20%, 30%)",
            "hsl(120 50% 50%)", "var(--x)", "color(display-p3 1 0 0)", "transparent",
            "context-fill",
        ])
    }

    private static func element(_ text: inout String, depth: Int, _ random: inout FuzzRandom) {
        let name = random.pick(shapes)
        text += "<\(name)"
        if random.chance(0.6) { text += " id=\"i\(random.below(4))\"" }
        // An XML element cannot repeat an attribute.
        for attribute in (0..<14).shuffled(using: &random).prefix(random.in(0...5)) {
            let number = length(&random)
            switch attribute {
            case 0: text += " fill=\"\(paint(&random))\""
            case 1: text += " stroke=\"\(paint(&random))\" stroke-width=\"\(number)\""
            case 2:
                text +=
                    " transform=\"\(random.pick(["rotate", "scale", "skewX", "translate", "matrix"]))(\(random.in(-3...90)))\""
            case 3:
                text +=
                    " d=\"M0 0 l\(random.in(-9...60)) 5 q1 2 3 4 A5 5 0 1 0 \(random.below(30)) 9 z\""
            case 4: text += " points=\"0,0 \(random.below(40)),\(random.below(40)) 5,9\""
            case 5: text += " x=\"\(number)\" y=\"\(length(&random))\""
            case 6: text += " width=\"\(number)\" height=\"\(length(&random))\""
            case 7: text += " r=\"\(number)\" cx=\"\(number)\" cy=\"9\""
            case 8:
                text +=
                    " xlink:href=\"\(random.pick(["#i0", "#i1", "#i2", "#i3", "data:image/png;base64,iVBORw0KGgo=", "other.png"]))\""
            case 9:
                text +=
                    " \(random.pick(["mask", "clip-path", "filter", "marker-mid", "marker-start"]))=\"url(#i\(random.below(4)))\""
            case 10:
                text +=
                    " opacity=\"\(random.share())\" style=\"fill:\(paint(&random));stroke-dasharray:\(random.below(4)) 0\""
            case 11: text += " stroke-dasharray=\"\(random.below(9)) \(random.below(2))\""
            case 12:
                text +=
                    " patternUnits=\"userSpaceOnUse\" gradientUnits=\"\(random.pick(["userSpaceOnUse", "objectBoundingBox"]))\""
            default:
                text +=
                    " font-size=\"\(number)\" font-family=\"\(random.pick(["Inter", "serif", "x"]))\""
            }
        }
        text += ">"
        switch name {
        case "text", "title":
            text += random.pick(["Text", "a &amp; b", "مرحبا", "<tspan x=\"3\">t</tspan>"])
        case "style":
            text += random.pick([
                "rect{fill:red}", "@import 'x.css';", "*{--x:1;fill:var(--x)}",
                "svg > * {opacity:.5",
            ])
        case "linearGradient", "radialGradient":
            for _ in 0..<random.below(4) {
                text += "<stop offset=\"\(random.share())\" stop-color=\"\(paint(&random))\"/>"
            }
        case "filter":
            for _ in 0..<random.in(1...3) {
                text +=
                    "<\(random.pick(filters)) stdDeviation=\"\(random.pick(["2", "0", "500", "-1"]))\" radius=\"\(random.in(0...20))\" order=\"\(random.pick(["3", "50"]))\" kernelMatrix=\"1 2 3 4 5 6 7 8 9\" baseFrequency=\"0.\(random.below(9))\" numOctaves=\"\(random.in(1...9))\"/>"
            }
        default:
            if depth < 4 {
                for _ in 0..<random.below(3) { element(&text, depth: depth + 1, &random) }
            }
        }
        text += random.chance(0.003) ? "" : "</\(name)>"
    }
}
