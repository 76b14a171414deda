/// A feature of SVG or CSS that some versions of librsvg do not draw.
struct SVGFeature: Hashable, Sendable {
    /// Description in warnings.
    let name: String
    /// Content of an SVG of 4 × 4 points whose middle is green (`#008000`) if librsvg draws the
    /// feature, or `nil` if no version draws the feature.
    let probe: String?

    private init(_ name: String, _ probe: String?) {
        self.name = name
        self.probe = probe
    }

    /// Returns the feature of a property that draws a green square, or hides a red square above it.
    private static func property(_ name: String, _ probe: String? = nil) -> SVGFeature {
        SVGFeature("the property \(name)", probe)
    }

    private static func square(_ attributes: String) -> String {
        "<rect width='4' height='4' \(attributes)/>"
    }

    /// Returns the feature of a colour value that is green.
    private static func color(_ name: String, _ value: String) -> SVGFeature {
        SVGFeature(name, square("style='--x:green;fill:\(value)'"))
    }

    private static func rule(_ name: String, _ css: String) -> SVGFeature {
        SVGFeature(name, "<style>\(css)</style><g>\(square("class='a'"))</g>")
    }

    // MARK: Elements

    static let elements: [String: SVGFeature] = {
        let animation = SVGFeature("animations", nil)
        let media = SVGFeature("media and pages (such as video)", nil)
        var features = [
            "feDropShadow": SVGFeature(
                "the filter feDropShadow",
                "<filter id='f' x='-1' y='-1' width='4' height='9' "
                    + "color-interpolation-filters='sRGB'><feDropShadow dx='0' dy='2' "
                    + "stdDeviation='0' flood-color='green'/></filter>"
                    + "<rect width='4' height='1' y='0' fill='blue' filter='url(#f)'/>"),
            "hatch": SVGFeature("hatches", nil),
            "mesh": SVGFeature("mesh gradients", nil),
            "meshgradient": SVGFeature("mesh gradients", nil),
            "meshGradient": SVGFeature("mesh gradients", nil),
            "solidcolor": SVGFeature("the element solidcolor", nil),
            "solidColor": SVGFeature("the element solidColor", nil),
        ]
        for name in ["animate", "animateColor", "animateMotion", "animateTransform", "set"] {
            features[name] = animation
        }
        for name in ["audio", "canvas", "embed", "iframe", "object", "video"] {
            features[name] = media
        }
        return features
    }()

    /// `requiredExtensions` of an element outside of a `switch`.
    static let conditions = SVGFeature(
        "conditions (requiredExtensions) outside of a switch",
        square("fill='green'") + square("fill='red' requiredExtensions='x'"))
    static let nestedClip = SVGFeature(
        "the clip path of a clip path",
        "<clipPath id='d'><rect width='1' height='1'/></clipPath>"
            + "<clipPath id='c' clip-path='url(#d)'><rect width='4' height='4'/></clipPath>"
            + square("fill='green'") + square("fill='red' clip-path='url(#c)'"))

    static let pathLength = SVGFeature(
        "the attribute pathLength",
        "<path d='M0 2H4' pathLength='1' stroke='green' stroke-width='4' stroke-dasharray='.8 9'/>"
    )

    // MARK: Properties

    /// Properties by name, each with the values without an effect.
    static let properties: [String: (feature: SVGFeature, neutral: Set<String>)] = [
        "vector-effect": (
            property(
                "vector-effect",
                square("fill='green'") + "<path d='M0 0H1' stroke='red' transform='scale(9)' "
                    + "vector-effect='non-scaling-stroke'/>"), ["none", "inherit"]
        ),
        "transform-origin": (
            property(
                "transform-origin",
                "<rect x='1' width='2' height='4' fill='green' "
                    + "style='transform:rotate(90deg);transform-origin:2px 2px'/>"),
            ["0 0", "0px 0px", "inherit"]
        ),
        "transform-box": (
            property(
                "transform-box",
                "<rect x='1' y='1' width='2' height='2' fill='red'/><rect x='4' y='1' width='2' "
                    + "height='2' fill='green' style='transform:rotate(180deg);"
                    + "transform-origin:0 50%;transform-box:fill-box'/>"), ["view-box", "inherit"]
        ),
        "translate": (
            property(
                "translate",
                "<rect x='4' width='4' height='4' fill='green' style='translate:-4px'/>"),
            ["none"]
        ),
        "rotate": (
            property(
                "rotate",
                "<rect x='-4' y='-4' width='4' height='4' fill='green' style='rotate:180deg'/>"),
            ["none"]
        ),
        "scale": (
            property("scale", "<rect width='1' height='1' fill='green' style='scale:4'/>"), ["none"]
        ),
        "d": (property("d", "<path fill='green' style='d:path(\"M0 0H4V4H0z\")'/>"), ["none"]),
        "offset-path": (property("offset-path"), ["none"]),
        "mask-image": (property("mask-image"), ["none"]),
        "mask-mode": (property("mask-mode"), ["match-source"]),
        "mask-composite": (property("mask-composite"), ["add"]),
        "backdrop-filter": (property("backdrop-filter"), ["none"]),
        "background": (property("background"), ["none", "transparent"]),
        "background-color": (property("background-color"), ["none", "transparent"]),
        "background-image": (property("background-image"), ["none"]),
        "animation": (SVGFeature("animations", nil), ["none"]),
        "animation-name": (SVGFeature("animations", nil), ["none"]),
    ]

    /// Properties that are no attributes of SVG, or attributes with another meaning.
    static let styleOnly: Set<String> = [
        "translate", "rotate", "scale", "d", "offset-path", "mask-image", "mask-mode",
        "mask-composite", "backdrop-filter", "background", "background-color", "background-image",
        "animation", "animation-name",
    ]

    /// The size of a `use` in a style.
    static let usedSize = SVGFeature(
        "width and height of use in a style",
        "<symbol id='s' viewBox='0 0 1 1'><rect width='1' height='1' fill='green'/></symbol>"
            + "<use href='#s' style='width:4px;height:4px' width='1' height='1'/>")
    static let shapes = SVGFeature(
        "clip-path with a shape of CSS",
        square("fill='green'") + square("fill='red' style='clip-path:inset(0 0 4px 0)'"))
    static let maskImages = SVGFeature("mask with an image of CSS", nil)
    static let lightBlending = SVGFeature(
        "mix-blend-mode: plus-lighter",
        "<rect width='4' height='4' fill='#004000'/>"
            + square("fill='#004000' style='mix-blend-mode:plus-lighter'"))
    static let linearGradients = SVGFeature("color-interpolation: linearRGB", nil)

    // MARK: Values

    /// Functions of CSS by name.
    static let functions: [String: SVGFeature] = {
        var features = [
            "var": color("the function var()", "var(--x)"),
            "oklch": color("the colour function oklch()", "oklch(51.975% 0.17686 142.495)"),
            "oklab": color("the colour function oklab()", "oklab(51.975% -0.1403 0.10768)"),
            "lab": color("the colour function lab()", "lab(46.2775% -47.5621 48.5837)"),
            "lch": color("the colour function lch()", "lch(46.2775% 67.9892 134.3912)"),
            "hwb": color("the colour function hwb()", "hwb(120 0% 49.8%)"),
            "color": color("the colour function color()", "color(srgb 0 0.50196 0)"),
            "color-mix": color(
                "the colour function color-mix()", "color-mix(in srgb, green, green)"),
            "light-dark": color("the colour function light-dark()", "light-dark(green, red)"),
            "device-cmyk": SVGFeature("the colour function device-cmyk()", nil),
            "icc-color": color("the colour function icc-color()", "green icc-color(x, 0.1)"),
            "env": color("the function env()", "env(x, green)"),
            "attr": SVGFeature("the function attr()", nil),
        ]
        for name in ["calc", "min", "max", "clamp"] {
            let arguments = ["clamp": "1px, 8px, 8px", "calc": "4px + 4px"][name] ?? "8px, 8px"
            features[name] = SVGFeature(
                "the function \(name)()",
                "<path d='M0 2H4' stroke='green' style='stroke-width:\(name)(\(arguments))'/>")
        }
        for name in [
            "translate3d", "scale3d", "rotate3d", "matrix3d", "rotateX", "rotateY", "perspective",
        ] {
            features[name.lowercased()] = SVGFeature("the transform \(name)()", nil)
        }
        for name in colorFilters {
            // A version that computes in linear light draws other colours.
            features[name] = SVGFeature(
                "the filter function \(name)() in sRGB",
                square("fill='#0f0' style='filter:brightness(0.502)'"))
        }
        return features
    }()

    /// Filter functions that change colours.
    static let colorFilters: Set<String> = [
        "brightness", "contrast", "grayscale", "hue-rotate", "invert", "saturate", "sepia",
    ]

    /// Relative colours, such as `rgb(from …)`.
    static let relativeColors = color(
        "colours made from others (rgb(from …))", "rgb(from green r g b)")
    static let systemColors = SVGFeature("colours of the system (such as CanvasText)", nil)
    static let systemColorNames: Set<String> = [
        "accentcolor", "accentcolortext", "activetext", "buttonborder", "buttonface", "buttontext",
        "canvas", "canvastext", "field", "fieldtext", "graytext", "highlight", "highlighttext",
        "linktext", "mark", "marktext", "selecteditem", "selecteditemtext", "visitedtext",
    ]
    static let initial = SVGFeature(
        "the keyword initial",
        "<g visibility='hidden'>\(square("fill='green' style='visibility:initial'"))</g>")
    /// Units of lengths by name.
    static let units: [String: SVGFeature] = {
        var features: [String: SVGFeature] = [:]
        for (unit, number) in [
            ("rem", "9"), ("vw", "100"), ("vh", "100"), ("vmin", "100"), ("vmax", "100"),
            ("ch", "9"), ("q", "40"), ("lh", "9"), ("rlh", "9"),
        ] {
            features[unit] = SVGFeature(
                "the unit \(unit == "q" ? "Q" : unit)",
                "<rect width='\(number)\(unit)' height='4' fill='green'/>")
        }
        return features
    }()
    static let transformUnits = SVGFeature(
        "units in the attribute transform",
        "<rect x='4' width='4' height='4' fill='green' transform='translate(-4px,0px)'/>")

    // MARK: Style sheets

    /// At-rules by name.
    static let atRules: [String: SVGFeature] = [
        "media": rule("@media", "@media all{.a{fill:green}}"),
        "supports": rule("@supports", "@supports (fill:red){.a{fill:green}}"),
        "layer": rule("@layer", "@layer x{.a{fill:green}}"),
        "keyframes": SVGFeature("animations", nil),
        "namespace": rule(
            "@namespace", "@namespace s url(http://www.w3.org/2000/svg);s|rect{fill:green}"),
        "container": SVGFeature("@container", nil),
        "scope": SVGFeature("@scope", nil),
    ]
    static let nesting = rule("rules within rules (nesting)", "g{.a{fill:green}}")
    /// Parts of selectors.
    static let selectors: [String: SVGFeature] = [
        ":is(": rule("the selector :is()", ":is(.a,.b){fill:green}"),
        ":where(": rule("the selector :where()", ":where(.a){fill:green}"),
        ":has(": rule("the selector :has()", "g:has(.a) .a{fill:green}"),
    ]
}
