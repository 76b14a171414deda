import Foundation
import TableDrawing
import Testing

@testable import TableImages

/// What librsvg does not draw is named, and what it draws is not.
@Suite struct SVGFeatureTests {
    private func svg(_ content: String) -> Data {
        Data(
            "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'>\(content)</svg>".utf8)
    }

    /// The words of the warning about what is not drawn; `nil` without a warning.
    private func missing(_ content: String) -> String? {
        let found = Decoded(svg(content))
        #expect(found.reason == nil, "\(content)")
        guard let message = found.diagnostics.first?.message else { return nil }
        #expect(message.hasPrefix("of the SVG is not drawn by librsvg"), "\(message)")
        #expect(found.diagnostics.first?.location == "picture")
        return message.components(separatedBy: ": ").dropFirst().joined(separator: ": ")
    }

    /// Whether the installed version draws a part is known from its picture: its middle must be green.
    private func isGreen(_ content: String) -> Bool {
        Decoded(svg(content)).bitmap.map { $0[2, 2] } == 0xFF00_8000
    }

    @Test(
        "A part is named where it is not drawn, in attributes, styles and style sheets",
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
        // A version that draws it right says nothing.
        #expect(missing(content) == (isGreen(content) ? nil : words))
    }

    @Test(
        "What is drawn is not named",
        arguments: [
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

    @Test("Several parts are named in one warning, by the alphabet")
    func several() {
        let content =
            "<rect width='4' height='4' fill='lab(50% 0 0)' style='fill:lch(50% 0 0);d:path(\"\")'/>"
        let words = missing(content)?.components(separatedBy: ", ") ?? []
        #expect(words == words.sorted())
    }
}
