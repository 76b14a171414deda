import Foundation
import TableGeometry
import Testing

@Suite struct TableGeometryErrorTests {
    private func message(_ sections: [TableGeometry.Section]) -> String {
        do throws(TableGeometryError) {
            _ = try TableGeometry(sections: sections)
            return "none"
        } catch {
            return error.description
        }
    }

    @Test(arguments: [(CGFloat.nan, "nan"), (.infinity, "inf"), (-1, "-1.0")])
    func theErrorForAnImpossibleHeightNamesItsPlace(height: CGFloat, text: String) {
        let rule = "has the height \(text); a height is a number of points, 0 or more"
        let ok = TableGeometry.Section()
        #expect(
            message([ok, .init(rows: .varying([1, 2, height]))]) == "row 2 of section 1 \(rule)")
        #expect(
            message([.init(rows: .uniform(count: 3, height: height))])
                == "each row of section 0 \(rule)")
        #expect(message([.init(headerHeight: height)]) == "the header of section 0 \(rule)")
        #expect(message([ok, .init(footerHeight: height)]) == "the footer of section 1 \(rule)")
        #expect(message([.init(topPadding: height)]) == "the padding above section 0 \(rule)")
        #expect(message([.init(bottomPadding: height)]) == "the padding below section 0 \(rule)")
    }

    @Test func theHeightsOfTheTableItselfAreChecked() {
        #expect(throws: TableGeometryError.invalidHeight(-1, of: .tableHeader)) {
            try TableGeometry(tableHeaderHeight: -1)
        }
        #expect(throws: TableGeometryError.invalidHeight(-1, of: .tableFooter)) {
            try TableGeometry(tableFooterHeight: -1)
        }
        #expect(throws: TableGeometryError.invalidHeight(-1, of: .tableBottomPadding)) {
            try TableGeometry(bottomPadding: -1)
        }
    }

    @Test func impossibleNumbersOfRowsAreErrors() {
        #expect(
            message([.init(rows: .uniform(count: -1, height: 1))])
                == "section 0 has -1 rows; the number of rows is 0 or more")
        let many = TableGeometry.Section(rows: .uniform(count: .max, height: 0))
        #expect(
            message([many]).hasPrefix("the number of rows of section 0 is 9223372036854775807;"))
        let most = TableGeometry.Section(
            rows: .uniform(count: TableGeometry.maximumNumberOfRows, height: 0))
        #expect(message([most]) == "none")
        #expect(
            message([most, .init(rows: .varying([0]))]).hasPrefix(
                "the number of rows of section 1 is 1;"))
    }

    @Test func aTableThatIsTooHighIsAnError() {
        let limit = TableGeometry.maximumContentHeight
        #expect(message([.init(headerHeight: limit)]) == "none")
        #expect(
            message([.init(headerHeight: limit, footerHeight: 1)])
                .hasPrefix("with the footer of section 0 the table is"))
        let huge = CGFloat.greatestFiniteMagnitude
        #expect(message([.init(rows: .varying([huge, huge]))]).hasPrefix("with each row of"))
        #expect(
            message([.init(rows: .uniform(count: 1_000_000, height: huge))])
                .hasPrefix("with each row of section 0 the table is inf points high"))
    }
}
