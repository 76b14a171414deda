import Foundation
import TableDrawing
import TableThemes
import Testing

@testable import TableMockups

/// Heights that warnings about truncated headers and footers advise.
@Suite struct HeaderHeightAdviceTests {
    private enum Content: String, CaseIterable {
        case text =
            "KIND: \"Two\\nlines, of which one is long enough for more than all of the width\""
        case configuration = """
            KINDConfiguration: {kind: plainHeader, text: Main, secondaryText: Second}
            """
        case view = """
            KINDView: {class: View, subviews: [{class: Label, text: "Two\\nlines", numberOfLines: 0, \
            frame: [10, 5, 100, 20]}]}
            """
    }

    private func complaints(
        _ content: Content, _ kind: String, height: Double, style: String, theme: Theme
    ) throws -> [String] {
        var document = try document(
            """
            screen: {width: 320, height: 400, scale: 2}
            table:
              style: \(style)
              sections:
                - \(kind)Height: \(height)
                  \(content.rawValue.replacingOccurrences(of: "KIND", with: kind))
                  rows: [{text: a}]
            """)
        document.theme = theme
        return document.lowered().log.diagnostics.map(\.message)
    }

    @Test(arguments: [Theme.classic, .flat, .modern, .glass], ["plain", "insetGrouped"])
    func `the advised height is the smallest sufficient height`(
        theme: Theme, style: String
    ) throws {
        let style =
            style == "insetGrouped" && [.ios6, .ios7].contains(theme) ? "grouped" : style
        for content in Content.allCases {
            for kind in ["header", "footer"] {
                func found(_ height: Double) throws -> [String] {
                    try complaints(content, kind, height: height, style: style, theme: theme)
                }
                let message = try #require(try found(12).first)
                guard content != .view else {
                    // The message names the label as the view to enlarge.
                    #expect(message.hasPrefix("the text of the Label needs 100 × "), "\(message)")
                    #expect(try found(90).isEmpty)
                    continue
                }
                let number = try #require(
                    message.firstMatch(
                        of: /give the (?:header|footer) a height of at least ([0-9.]+) points/),
                    "\(message)")
                let height = try #require(Double(number.1))
                #expect(try found(height).isEmpty)
                #expect(try !found(height - 2).isEmpty)
            }
        }
    }
}
