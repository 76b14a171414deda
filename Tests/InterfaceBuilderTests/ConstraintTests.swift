import DocumentSyntax
import Testing

@testable import InterfaceBuilder

/// Constraints, layout guides, size classes.
@Suite struct ConstraintTests {
    private func only(_ attributes: String) throws -> IBConstraint? {
        try subview(
            """
            <view id="v"><viewLayoutGuide key="safeArea" id="g"/><constraints>
            <constraint \(attributes) id="c"/></constraints></view>
            """
        ).constraints.first
    }

    @Test("A constraint without a first item belongs to its view; defaults are UIKit's")
    func defaults() throws {
        let constraint = try #require(try only("firstAttribute=\"width\" constant=\"44\""))
        #expect(constraint.first == IBConstraint.Anchor(item: nil, attribute: .width))
        #expect(constraint.second == nil)
        #expect(constraint.relation == .equal)
        #expect(constraint.multiplier == 1 && constraint.priority == 1000)
        #expect(constraint.constant == 44)
        #expect(!constraint.isSymbolic && !constraint.isPlaceholder)
    }

    @Test("A constraint to a guide has both items, a relation and a priority")
    func full() throws {
        let constraint = try #require(
            try only(
                "firstItem=\"v\" firstAttribute=\"topMargin\" relation=\"lessThanOrEqual\" "
                    + "secondItem=\"g\" secondAttribute=\"firstBaseline\" constant=\"-8\" "
                    + "priority=\"249\" symbolic=\"YES\" placeholder=\"YES\" identifier=\"top\""))
        #expect(constraint.first.item?.rawValue == "v")
        #expect(constraint.second?.item?.rawValue == "g")
        #expect(constraint.second?.attribute == .firstBaseline)
        #expect(constraint.relation == .lessThanOrEqual)
        #expect(constraint.priority == 249 && constraint.constant == -8)
        #expect(constraint.isSymbolic && constraint.isPlaceholder)
        #expect(constraint.identifier == "top")
    }

    @Test(
        "A multiplier is a number or a ratio",
        arguments: [("0.5", 0.5), ("4:3", 4.0 / 3), ("1:2", 0.5)])
    func multipliers(text: String, value: Double) throws {
        let constraint = try only(
            "firstAttribute=\"width\" secondItem=\"v\" secondAttribute=\"height\" "
                + "multiplier=\"\(text)\"")
        #expect(constraint?.multiplier == value)
    }

    @Test(
        "A constraint that cannot be understood is omitted with a warning",
        arguments: [
            ("firstAttribute=\"widht\"", "expected \"left\"", 0),
            ("constant=\"3\"", "without the attribute firstAttribute", 0),
            ("firstAttribute=\"top\" secondItem=\"v\"", "without the attribute secondAttribute", 0),
            ("firstAttribute=\"top\" multiplier=\"4:0\"", "expected a number or a ratio", 1),
            ("firstAttribute=\"top\" priority=\"1001\"", "expected a priority from 1 to 1000", 1),
        ])
    func mistakes(attributes: String, message: String, count: Int) throws {
        let document = try read(
            Files.views(
                "<view id=\"v\"><constraints><constraint \(attributes)/></constraints></view>"))
        #expect(document.warnings.count == 1)
        #expect(document.warnings.map(\.message).joined().contains(message))
        #expect(document.views[0].subviews[0].constraints.count == count)
    }

    @Test("The message for a misspelled attribute suggests a similar name")
    func suggestion() throws {
        let document = try read(
            Files.views("<view id=\"v\" contentMode=\"scaleToFil\"/>"))
        #expect(document.warnings.first?.note == "did you mean \"scaleToFill\"?")
        #expect(document.warnings.first?.location.line == 13)
        #expect(document.warnings.first?.location.column == 14)
    }

    @Test("Guides have their kinds")
    func guides() throws {
        let view = try subview(
            """
            <scrollView id="s"><viewLayoutGuide key="contentLayoutGuide" id="a"/>
            <viewLayoutGuide key="safeArea" id="b"/></scrollView>
            """)
        #expect(view.guides.map(\.kind) == ["contentLayoutGuide", "safeArea"])
        #expect(view.guides.map(\.object.id?.rawValue) == ["a", "b"])
    }

    @Test("Masks install constraints for size classes, and variations change constants")
    func masks() throws {
        let document = try readFully(Samples.cell)
        let content = try #require(document.tableCells.first?.contentView)
        let phone = content.constraints(for: .phone)
        #expect(phone.map(\.id?.rawValue) == ["con-st-001", "con-st-002", "con-st-003"])
        #expect(phone[1].constant == 4)
        let pad = content.constraints(
            for: IBSizeClasses(horizontal: .regular, vertical: .regular))
        #expect(pad.map(\.id?.rawValue) == ["con-st-002", "con-st-003"])
        #expect(pad[0].constant == 12)
    }

    @Test("Variations change subviews and properties, and a variation for the Mac does not apply")
    func variations() throws {
        let view = try subview(
            """
            <view id="v"><subviews><label id="a" text="x">
            <variation key="widthClass=compact" hidden="YES">
            <fontDescription key="fontDescription" type="system" pointSize="9"/></variation>
            <variation key="mac" hidden="NO"/></label><label id="b"/></subviews>
            <variation key="heightClass=regular-widthClass=compact"><mask key="subviews">
            <exclude reference="b"/></mask></variation></view>
            """)
        #expect(view.subviews(for: .phone).map(\.id?.rawValue) == ["a"])
        let properties = view.subviews[0].object.properties(for: .phone)
        #expect(properties["hidden"]?.flag == true)
        #expect(properties["fontDescription"]?.font?.pointSize == 9)
        let regular = IBSizeClasses(horizontal: .regular, vertical: .regular)
        #expect(view.subviews(for: regular).count == 2)
        #expect(view.subviews[0].object.properties(for: regular)["hidden"] == nil)
    }
}
