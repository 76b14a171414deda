import Foundation
import TableDrawing
import Testing

@testable import TableImages

@Suite struct SVGDrawingsTests {
    @Test func `pictures of SVGs stay within their budget of bytes for all sizes`() throws {
        let budget = 200_000
        var budgets = CacheBudgets.standard
        budgets.vectorImages = budget
        let (few, none) = (SVGDrawings(budgets), SVGDrawings(.none))
        let texts = (0..<3).map {
            "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='10'>"
                + "<circle cx='\($0 + 3)' cy='5' r='4'/></svg>"
        }
        let svgs = try texts.map {
            try SVGDocument(Array($0.utf8), limits: ImageLimits(), name: nil)
        }
        for _ in 0..<2 {
            for (svg, side) in svgs.flatMap({ svg in (1...12).map { (svg, $0) } }) {
                let size = CGSize(width: 20 * side, height: 10 * side)
                let image = try few.image(of: svg, name: "a", for: size, scale: 1)
                let fresh = try none.image(of: svg, name: "a", for: size, scale: 1)
                #expect(image == fresh && image.size == fresh.size)
                #expect(few.state.bytes <= budget)
            }
        }
        #expect(few.state.evictions > 0 && few.state.bytes > 0)
        #expect(none.state.bytes == 0)
        // A picture of more than half of the budget is drawn each time.
        let before = few.state.bytes
        _ = try few.image(
            of: svgs[0], name: "a", for: CGSize(width: 400, height: 200), scale: 1)
        #expect(few.state.bytes == before)
    }
}
