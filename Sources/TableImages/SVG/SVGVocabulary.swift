/// The elements, attributes and properties of SVG that librsvg draws, with the values that it
/// draws.
enum SVGVocabulary {
    /// Elements that librsvg draws, and elements without an effect on a still picture.
    ///
    /// The scan reports elements that it removes.
    static let elements: Set<String> = [
        "a", "circle", "clipPath", "defs", "desc", "ellipse", "feBlend", "feColorMatrix",
        "feComponentTransfer", "feComposite", "feDiffuseLighting", "feDisplacementMap",
        "feDistantLight", "feDropShadow", "feFlood", "feFuncA", "feFuncB", "feFuncG", "feFuncR",
        "feGaussianBlur", "feMerge", "feMergeNode", "feOffset", "fePointLight",
        "feSpecularLighting", "feSpotLight", "feTile", "filter", "foreignObject", "g", "image",
        "line", "linearGradient", "marker", "mask", "metadata", "path", "pattern", "polygon",
        "polyline", "radialGradient", "rect", "script", "stop", "style", "svg", "switch", "symbol",
        "text", "title", "tspan", "use", "view",
    ]

    /// Elements whose attributes draw no shapes.
    private static let withoutShapes: Set<String> = [
        "desc", "foreignObject", "image", "metadata", "script", "text", "title", "tspan", "view",
    ]

    /// Whether attributes of an element are compared with the grammar of their values.
    static func isDrawn(_ element: String) -> Bool {
        elements.contains(element) && !withoutShapes.contains(element)
    }

    /// Attributes that are no properties.
    static let attributes: [String: SVGValueKind] = {
        var kinds: [String: SVGValueKind] = [:]
        for name in [
            "baseProfile", "class", "contentScriptType", "contentStyleType", "d", "download",
            "enable-background", "externalResourcesRequired", "focusable", "href", "id", "in",
            "in2", "lang", "media", "name", "points", "rel", "requiredExtensions",
            "requiredFeatures", "result", "role", "style", "systemLanguage", "tabindex", "target",
            "title", "type", "version", "viewBox", "xmlns", "zoomAndPan", "preserveAspectRatio",
        ] {
            kinds[name] = .any
        }
        for name in [
            "amplitude", "azimuth", "diffuseConstant", "dx", "dy", "elevation", "exponent",
            "intercept", "k1", "k2", "k3", "k4", "kernelUnitLength", "limitingConeAngle",
            "markerHeight", "markerWidth", "offset", "pointsAtX", "pointsAtY", "pointsAtZ",
            "radius",
            "refX", "refY", "scale", "slope", "specularConstant", "specularExponent",
            "stdDeviation", "surfaceScale", "tableValues", "values", "x1", "x2", "y1", "y2", "z",
        ] {
            kinds[name] = .numbers()
        }
        kinds["orient"] = .numbers(words: ["auto", "auto-start-reverse"])
        for name in ["fr", "fx", "fy"] { kinds[name] = .length() }
        kinds["gradientTransform"] = .transform
        kinds["patternTransform"] = .transform
        for name in [
            "clipPathUnits", "filterUnits", "gradientUnits", "maskContentUnits", "maskUnits",
            "patternContentUnits", "patternUnits", "primitiveUnits",
        ] {
            kinds[name] = .words(["objectboundingbox", "userspaceonuse"])
        }
        kinds["markerUnits"] = .words(["strokewidth", "userspaceonuse"])
        kinds["spreadMethod"] = .words(["pad", "reflect", "repeat"])
        kinds["mode"] = .words(blendModes)
        kinds["operator"] = .words(["arithmetic", "atop", "in", "lighter", "out", "over", "xor"])
        for name in ["xChannelSelector", "yChannelSelector"] {
            kinds[name] = .words(["a", "b", "g", "r"])
        }
        return kinds
    }()

    /// Properties, which are attributes, too.
    static let properties: [String: SVGValueKind] = {
        var kinds: [String: SVGValueKind] = [
            "fill": .paint, "stroke": .paint, "color": .color, "stop-color": .color,
            "flood-color": .color, "lighting-color": .color,
            "stroke-dasharray": .dashes, "stroke-dashoffset": .length(),
            "stroke-width": .length(), "stroke-miterlimit": .numbers(),
            "clip-path": .clip, "mask": .mask, "filter": .filter, "marker": .marker,
            "marker-start": .marker, "marker-mid": .marker, "marker-end": .marker,
            "stroke-linecap": .words(["butt", "round", "square"]),
            "stroke-linejoin": .words(["bevel", "miter", "round"]),
            "fill-rule": .words(["evenodd", "nonzero"]),
            "clip-rule": .words(["evenodd", "nonzero"]),
            "visibility": .words(["collapse", "hidden", "visible"]),
            "overflow": .words(["auto", "hidden", "scroll", "visible"]),
            "isolation": .words(["auto", "isolate"]),
            "mask-type": .words(["alpha", "luminance"]),
            "mix-blend-mode": .words(blendModes),
            "color-interpolation": .words(["auto", "srgb"]),
            "color-interpolation-filters": .words(["auto", "linearrgb", "srgb"]),
            "shape-rendering": .words([
                "auto", "crispedges", "geometricprecision", "optimizespeed",
            ]),
        ]
        for name in [
            "fill-opacity", "flood-opacity", "opacity", "stop-opacity", "stroke-opacity",
        ] {
            kinds[name] = .opacity
        }
        for name in ["cx", "cy", "r", "x", "y"] { kinds[name] = .length() }
        for name in ["height", "rx", "ry", "width"] { kinds[name] = .length(words: ["auto"]) }
        for name in withoutEffect { kinds[name] = .any }
        kinds["paint-order"] = .any
        // The scan has probes for the properties themselves.
        for name in SVGFeature.properties.keys { kinds[name] = .any }
        return kinds
    }()

    private static let blendModes: Set<String> = [
        "color", "color-burn", "color-dodge", "darken", "difference", "exclusion", "hard-light",
        "hue", "lighten", "luminosity", "multiply", "normal", "overlay", "saturation", "screen",
        "soft-light",
    ]

    /// Beginnings of the names of properties that belong to one program, to texts or to
    /// interaction.
    static let prefixesWithoutEffect = [
        "-", "animation-", "font-", "margin-", "outline-", "padding", "text-", "transition-",
    ]

    /// Properties of texts, of web pages and of interaction.
    private static let withoutEffect: [String] = [
        "-inkscape-font-specification", "-inkscape-stroke", "alignment-baseline", "baseline-shift",
        "block-progression", "bottom", "box-sizing", "buffered-rendering", "clear", "color-profile",
        "color-rendering", "content-visibility", "cursor", "direction", "display",
        "dominant-baseline", "enable-background", "fill-color", "float", "font", "font-family",
        "font-feature-settings", "font-kerning", "font-size", "font-size-adjust", "font-stretch",
        "font-style", "font-synthesis", "font-variant", "font-variant-alternates",
        "font-variant-caps", "font-variant-east-asian", "font-variant-ligatures",
        "font-variant-numeric", "font-variant-position", "font-variation-settings", "font-weight",
        "glyph-orientation-horizontal", "glyph-orientation-vertical", "image-rendering",
        "inline-size", "kerning", "left", "letter-spacing", "line-height", "margin",
        "margin-bottom", "margin-left", "margin-right", "margin-top", "max-height", "max-width",
        "min-height", "min-width", "object-fit", "outline", "pointer-events", "position", "right",
        "shape-inside", "shape-margin", "shape-padding", "shape-subtract", "solid-color",
        "solid-opacity", "text-align", "text-anchor", "text-decoration", "text-decoration-color",
        "text-decoration-line", "text-decoration-style", "text-indent", "text-orientation",
        "text-overflow", "text-rendering", "text-shadow", "text-transform", "top", "touch-action",
        "transition", "transition-duration", "transition-property", "unicode-bidi", "user-select",
        "vertical-align", "white-space", "will-change", "word-spacing", "writing-mode", "z-index",
        "-webkit-font-smoothing", "-webkit-tap-highlight-color", "-webkit-user-select",
        "-moz-user-select", "-ms-user-select", "-webkit-print-color-adjust", "print-color-adjust",
    ]
}
