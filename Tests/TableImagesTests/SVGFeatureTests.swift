import Foundation
import TableDrawing
import Testing

@testable import TableImages

/// The reader reports features that librsvg does not draw, and reports no other features.
@Suite struct SVGFeatureTests {
    private func svg(_ content: String) -> Data {
        Data(
            "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'>\(content)</svg>".utf8)
    }

    /// Text of the warning about undrawn parts, or `nil` without a warning.
    private func missing(_ content: String) -> String? {
        let found = Decoded(svg(content))
        #expect(found.reason == nil, "\(content)")
        guard let message = found.diagnostics.first?.message else { return nil }
        #expect(message.hasPrefix("of the SVG is not drawn by librsvg"), "\(message)")
        #expect(found.diagnostics.first?.location == "picture")
        return message.components(separatedBy: ": ").dropFirst().joined(separator: ": ")
    }

    /// Whether the installed version draws a part: the centre of its picture is green.
    private func isGreen(_ content: String) -> Bool {
        Decoded(svg(content)).bitmap.map { $0[2, 2] } == 0xFF00_8000
    }

    @Test(
        "A warning names undrawn parts in attributes, styles and style sheets",
        arguments: [
            ("the function var()", "<rect style='--x:green;fill:var(--x)' width='4' height='4'/>"),
            ("the function var()", "<rect fill='var(--x, green)' width='4' height='4'/>"),
            (
                "the function var()",
                "<style>:root{--c:green} .a{fill:var(--c)}</style>"
                    + "<rect class='a' width='4' height='4'/>"
            ),
            (
                "the function var()",
                "<style><![CDATA[/* } */.a{fill:var(--c,green)}]]></style>"
                    + "<rect class='a' width='4' height='4'/>"
            ),
            (
                "the colour function oklch()",
                "<rect fill='oklch(51.975% 0.17686 142.495)' width='4' height='4'/>"
            ),
            (
                "the colour function color-mix()",
                "<rect style='fill: color-mix(in srgb, green, green)' width='4' height='4'/>"
            ),
            (
                "the colour function light-dark()",
                "<rect fill='light-dark(green, red)' width='4' height='4'/>"
            ),
            (
                "the filter feDropShadow",
                "<filter id='f' y='-1' height='9' color-interpolation-filters='sRGB'>"
                    + "<feDropShadow dx='0' dy='2' stdDeviation='0' flood-color='green'/></filter>"
                    + "<rect width='4' height='1' fill='blue' filter='url(#f)'/>"
            ),
            (
                "the property vector-effect",
                "<rect width='4' height='4' fill='green'/><path d='M0 0H1' stroke='red' "
                    + "vector-effect='non-scaling-stroke' transform='scale(9)'/>"
            ),
            (
                "the property transform-origin",
                "<rect x='1' width='2' height='4' fill='green' transform-origin='2 2' "
                    + "transform='rotate(90)'/>"
            ),
            (
                "the function calc()",
                "<rect width='calc(2px + 2px)' height='4' fill='green'/>"
            ),
            ("the unit vw", "<rect width='100vw' height='4' fill='green'/>"),
            (
                "@media",
                "<style>@media screen{.a{fill:green}}</style>"
                    + "<rect class='a' width='4' height='4'/>"
            ),
            (
                "rules within rules (nesting)",
                "<style>g{.a{fill:green}}</style><g><rect class='a' width='4' height='4'/></g>"
            ),
            (
                "the selector :is()",
                "<style>:is(.a, .b){fill:green}</style><rect class='a' width='4' height='4'/>"
            ),
            (
                "clip-path with a shape of CSS",
                "<rect width='4' height='4' fill='green'/><rect width='4' height='4' fill='red' "
                    + "style='clip-path:circle(1px at 0 0)'/>"
            ),
            (
                "animations",
                "<rect width='4' height='4' fill='red'><animate attributeName='fill' "
                    + "from='green' to='green' dur='1s'/></rect>"
            ),
            (
                "colours of the system (such as CanvasText)",
                "<rect fill='CanvasText' width='4' height='4'/>"
            ),
        ])
    func named(words: String, content: String) {
        // A version that draws the part correctly causes no warning.
        #expect(missing(content) == (isGreen(content) ? nil : words))
    }

    private static let square = "<rect width='4' height='4' "

    @Test(
        "A warning names values, properties, selectors and style sheets that librsvg does not read",
        arguments: [
            ("the value hsl(120 100 25.1) of fill", square + "fill='hsl(120 100 25.1)'/>"),
            ("the value rgb(0 128 none) of fill", square + "style='fill: rgb(0 128 none)'/>"),
            (
                "the value rgb(0 128 none) of fill",
                "<style>.a{fill:rgb(0 128 none)}</style>" + square + "class='a'/>"
            ),
            (
                "the value translate(-100%,0) of transform",
                "<rect x='4' width='4' height='4' fill='green' style='transform:translate(-100%,0)'/>"
            ),
            (
                "the value rotate(.5turn) of transform",
                "<rect x='-4' y='-4' width='4' height='4' fill='green' "
                    + "style='transform:rotate(.5turn)'/>"
            ),
            (
                "the value scale(400%) of transform",
                "<rect width='1' height='1' fill='green' style='transform:scale(400%)'/>"
            ),
            (
                "the value translateZ(0) translate(-4px,0) of transform",
                "<rect x='4' width='4' height='4' fill='green' "
                    + "style='transform:translateZ(0) translate(-4px,0)'/>"
            ),
            (
                "the value url(#m) alpha of mask",
                "<mask id='m'/>" + square + "fill='green'/>" + square
                    + "fill='red' style='mask:url(#m) alpha'/>"
            ),
            (
                "the value url(#m) border-box of clip-path",
                "<clipPath id='m'/>" + square + "fill='green'/>" + square
                    + "fill='red' style='clip-path:url(#m) border-box'/>"
            ),
            (
                "the value round(4.1px,1px) of stroke-width",
                "<path d='M0 2H4' stroke='green' style='stroke-width:round(4.1px,1px)'/>"
            ),
            (
                "the property zoom",
                "<rect width='1' height='1' fill='green' style='zoom:4'/>"
            ),
            (
                "the attribute pathLength",
                "<path d='M0 2H4' pathLength='1' stroke='green' stroke-width='4' "
                    + "stroke-dasharray='.8 9'/>"
            ),
            (
                "the selector rect:nth-child(1 of .a)",
                "<style>rect:nth-child(1 of .a){fill:green}</style>" + square + "class='a'/>"
            ),
            (
                "the selector .a:hover",
                "<style>.a, .a:hover{fill:green}</style>" + square + "class='a'/>"
            ),
            (
                "@namespace",
                "<style>@namespace s url(http://www.w3.org/2000/svg); s|rect{fill:green}</style>"
                    + square + "/>"
            ),
            (
                "styles for (prefers-color-scheme: light)",
                "<style media='(prefers-color-scheme: light)'>rect{fill:green}</style>" + square
                    + "/>"
            ),
        ])
    func values(words: String, content: String) {
        #expect(missing(content) == (isGreen(content) ? nil : words))
    }

    @Test("Styles for a dark appearance do not change the light appearance")
    func darkLook() {
        let content =
            "<style>rect{fill:green}</style><style media='(prefers-color-scheme: dark)'>"
            + "rect{fill:red}</style>\(Self.square)/>"
        #expect(isGreen(content))
        #expect(missing(content) == "styles for (prefers-color-scheme: dark)")
    }

    @Test("The number of tested and named values and selectors is limited")
    func limits() {
        let rules = (0..<300).map { "rect:nth-child(1 of .a\($0)){fill:red}" }.joined()
        let words = missing("<style>\(rules)</style>")
        #expect(words?.hasSuffix(", and 290 more") == true, "\(words ?? "")")
    }

    @Test("Values that differ only in their numbers are tested once")
    func shapes() {
        func shape(_ value: String) -> String? { SVGValueShape(value, .paint)?.text }
        #expect(shape("HSL(120 50.5% -3%)") == "hsl(9 9.5% -9%)")
        #expect(shape("url(#some) #12AB 0") == "url(#y) #aaaa 0")
        #expect(shape("translate3d(1e3px,2em)") == "translate3d(9px,9em)")
        #expect(shape("red;fill:blue") == nil)
        #expect(shape(String(repeating: "x", count: 201)) == nil)
    }

    @Test(
        "The grammar accepts the transforms of SVG 1.1, and rejects others",
        arguments: [
            ("", true), ("translate(1)", true), ("translate(1 -2) , scale(.5)", true),
            ("matrix(1,0,0,1,5e1,0)rotate(9 1 2)", true), ("skewX(3) skewY(4)", true),
            ("translateX(1)", false), ("rotate(1 2)", false), ("scale(50%)", false),
            ("rotate(9deg)", false), ("none of these", false), ("translate(1", false),
        ])
    func transforms(value: String, isAccepted: Bool) {
        #expect(SVGValueKind.transform.accepts(value) == isAccepted)
    }

    @Test(
        "Drawn parts are not reported",
        arguments: [
            square + "pathLength='1' fill='green'/>",
            square + "fill='hsl(120,100%,25.1%)' stroke-dasharray='1, 2' opacity='100%'/>",
            square + "style='fill:rgb(0 128 0);transform:translate(0px, 0px) rotate(0deg)'/>",
            square + "style='--y:1;cursor:pointer;font-family:x;fill:green' data-z='q' foo='bar'/>",
            square + "fill='GREEN' stroke='' x='0mm' transform='translate(0 0),rotate(0)'/>",
            "<style>.a:hover, .a:focus{fill:red} .a{fill:green}</style>" + square + "class='a'/>",
            "<style>rect:not(.b, .c), rect[class='a']{fill:green}</style>" + square + "class='a'/>",
            "<style media='screen, print'>rect{fill:green}</style>"
                + "<style media='print'>rect{fill:red}</style>"
                + "<style type='text/scss'>rect{fill:red}</style>" + square + "/>",
            "<filter id='f'><feColorMatrix values='1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 1 0'/>"
                + "</filter>" + square + "fill='green' style='filter:url(#f) opacity(1)'/>",
            "<rect width='4' height='4' fill='hsl(120deg 100% 25.1%)'/>",
            "<rect width='4' height='4' style='fill:rgb(0 128 0 / 1);mix-blend-mode:multiply'/>",
            "<rect style='width:4px;height:4px' width='1' height='1' fill='#008000'/>",
            "<rect width='4' height='4' fill='green' paint-order='stroke' vector-effect='none'/>",
            "<style>@media print{.a{fill:red}} svg > .a:not(.b){fill:green}</style>"
                + "<rect class='a' width='4' height='4'/>",
            "<g style='isolation:isolate;transform:translate(0px,0px)'>"
                + "<rect width='4' height='4' fill='green'/></g>",
            // Words that are no values.
            "<title>var(--x) oklch(1 1 1)</title>"
                + "<rect id='calc(' class='vw' width='4' height='4' fill='green'/>",
            "<g xmlns:i='http://example.com/i' i:vector-effect='x' i:fill='var(--y)'>"
                + "<rect width='4' height='4' fill='green'/></g>",
        ])
    func drawn(content: String) {
        #expect(missing(content) == nil)
        #expect(isGreen(content), "\(content)")
    }

    @Test("A single warning names several parts in alphabetical order")
    func several() {
        let content =
            "<rect width='4' height='4' fill='lab(50% 0 0)' style='fill:lch(50% 0 0);d:path(\"\")'/>"
        let words = missing(content)?.components(separatedBy: ", ") ?? []
        #expect(words == words.sorted())
    }
}
