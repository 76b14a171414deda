import Foundation
import TableControls
import TableDrawing
import Testing

@Suite struct VisualFormatTests {
    let stage = ConstraintStage()
    var root: View { stage.root }

    private func format(
        _ text: String, options: NSLayoutConstraint.FormatOptions = [],
        metrics: [String: Any]? = nil, _ views: [String: View]
    ) -> [NSLayoutConstraint] {
        NSLayoutConstraint.constraints(
            withVisualFormat: text, options: options, metrics: metrics, views: views)
    }

    @Test func rowOfViewsFillsTheSuperview() {
        let (icon, title) = (stage.add(View()), stage.add(View()))
        NSLayoutConstraint.activate(
            format(
                "H:|-16-[icon(24)]-[title(>=40@750)]-pad-|", options: .alignAllCenterY,
                metrics: ["pad": 10], ["icon": icon, "title": title]))
        NSLayoutConstraint.activate(format("V:|[icon(==30)]", ["icon": icon]))
        NSLayoutConstraint.activate(format("V:[title(icon)]", ["icon": icon, "title": title]))
        root.layoutIfNeeded()
        #expect(icon.frame == CGRect(x: 16, y: 0, width: 24, height: 30))
        #expect(title.frame == CGRect(x: 48, y: 0, width: 262, height: 30))
    }

    @Test func standardSpacesAreTheMarginsOfTheSuperviewAndEight() {
        root.layoutMargins = EdgeInsets(top: 20, left: 30, bottom: 10, right: 40)
        let (upper, lower) = (stage.add(View()), stage.add(View()))
        NSLayoutConstraint.activate(
            format("V:|-[upper(lower)]-[lower]-|", ["upper": upper, "lower": lower]))
        NSLayoutConstraint.activate(format("|-[upper]-|", ["upper": upper]))
        root.layoutIfNeeded()
        let height = (root.bounds.height - 38) / 2
        #expect(
            upper.frame
                == CGRect(x: 30, y: 20, width: root.bounds.width - 70, height: height))
        #expect(lower.frame.minY == 28 + height)
    }

    @Test(arguments: [
        ("H:|-[missing]", "at character 6: \"missing\" is not a key of the views"),
        ("H:|-(8-[icon]", "at character 7: expected \")\""),
        ("H:[icon", "at character 8: expected \"]\""),
        ("H:[icon(2000x)]", "at character 9: \"2000x\" is neither a number nor a key"),
        ("H:[icon(8@1001)]", "the priority must be a number from 0 to 1000"),
        ("", "at character 1: expected \"[\""),
        ("H:|[icon]|x", "at character 11: the format ends here"),
    ])
    func faultsNameTheirPlace(text: String, message: String) {
        let icon = stage.add(View())
        let log = DiagnosticLog()
        let made = DiagnosticLog.$current.withValue(log) { format(text, ["icon": icon]) }
        #expect(made.isEmpty)
        #expect(log.diagnostics.first?.message.contains(message) == true)
    }
}
