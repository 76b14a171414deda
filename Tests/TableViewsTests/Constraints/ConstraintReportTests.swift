import Foundation
import TableControls
import TableDrawing
import Testing

@Suite struct ConstraintReportTests {
    let stage = ConstraintStage()
    var root: View { stage.root }

    @Test func conflictNamesBothConstraintsInUIKitsForm() {
        let view = stage.add(ConstrainedView(10, 10))
        stage.relate(view, .left, .equal, root, .left, plus: 8)
        let width = stage.relate(view, .width, .equal, nil, plus: 100)
        width.identifier = "wide"
        let other = stage.relate(view, .width, .lessThanOrEqual, nil, plus: 50)
        other.sourcePlace = "Cell.xib:12:7"
        let log = DiagnosticLog()
        DiagnosticLog.$current.withValue(log) { root.layoutIfNeeded() }
        let conflict = root.layoutReport.conflicts
        #expect(conflict.map(\.constraint) == ["<NSLayoutConstraint ConstrainedView.width <= 50>"])
        #expect(
            conflict.map(\.others)
                == [["<NSLayoutConstraint 'wide' ConstrainedView.width == 100>"]])
        #expect(log.diagnostics.map(\.identifier) == ["constraint.conflict"])
        #expect(log.diagnostics.first?.location == "Cell.xib:12:7")
        #expect(
            log.diagnostics.first?.message
                == "<NSLayoutConstraint ConstrainedView.width <= 50> cannot hold and was broken: it "
                + "contradicts <NSLayoutConstraint 'wide' ConstrainedView.width == 100>; lower the "
                + "priority of one of the constraints or remove it")
        // The earlier constraint holds.
        #expect(view.frame.width == 100)
    }

    @Test func undeterminedAttributesAreAmbiguous() {
        let view = stage.add(View())
        view.accessibilityIdentifier = "view"
        stage.relate(view, .left, .equal, root, .left, plus: 8)
        stage.relate(view, .top, .equal, root, .top)
        stage.relate(view, .height, .equal, nil, plus: 30)
        root.layoutIfNeeded()
        let report = root.layoutReport
        #expect(report.ambiguities.map(\.attribute) == [.width])
        #expect(report.ambiguities.map(\.item) == ["View"])
        #expect(view.frame == CGRect(x: 8, y: 0, width: 0, height: 30))
    }

    @Test(arguments: [
        (1, 8, 1000, "<NSLayoutConstraint View.leading == View.leadingMargin + 8>"),
        (2, -8, 1000, "<NSLayoutConstraint View.leading == 2*View.leadingMargin - 8>"),
        (1, 0, 750, "<NSLayoutConstraint View.leading == View.leadingMargin @750>"),
    ])
    func descriptionIsUIKits(
        multiplier: Double, constant: Double, priority: Float, expected: String
    ) {
        let view = stage.add(View())
        let constraint = stage.relate(
            view, .leading, .equal, root, .leadingMargin, times: multiplier, plus: constant,
            priority: priority)
        #expect("\(constraint)" == expected)
    }

    @Test func constraintBetweenUnrelatedViewsIsAnError() {
        let (view, other) = (View(), View())
        let log = DiagnosticLog()
        DiagnosticLog.$current.withValue(log) {
            view.leadingAnchor.constraint(equalTo: other.leadingAnchor).isActive = true
        }
        #expect(log.diagnostics.map(\.identifier) == ["constraint.no-common-ancestor"])
        #expect(view.constraints.isEmpty)
    }

    @Test(arguments: [
        (NSLayoutConstraint.Attribute.leading, NSLayoutConstraint.Attribute.left),
        (.top, .left), (.width, .top), (.left, .notAnAttribute),
    ])
    func incomparableAttributesAreAnError(
        _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute
    ) {
        let view = stage.add(View())
        let log = DiagnosticLog()
        DiagnosticLog.$current.withValue(log) {
            stage.relate(view, first, .equal, root, second)
            root.layoutIfNeeded()
        }
        #expect(log.diagnostics.map(\.identifier) == ["constraint.invalid"])
    }

    @Test func hugeNumbersDoNotCrash() {
        let (view, other) = (stage.add(View()), stage.add(View()))
        stage.relate(view, .left, .equal, other, .left, times: 1e9, plus: 1e300)
        let log = DiagnosticLog()
        DiagnosticLog.$current.withValue(log) { root.layoutIfNeeded() }
        #expect(log.diagnostics.map(\.identifier) == ["constraint.not-solved"])
    }
}
