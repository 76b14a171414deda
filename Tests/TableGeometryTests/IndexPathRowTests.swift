import Foundation
import TableGeometry
import Testing

@Suite struct IndexPathRowTests {
    @Test func sectionAndRowAreTheTwoIndexes() {
        var path = IndexPath(row: 3, section: 1)
        #expect(path == IndexPath(indexes: [1, 3]))
        path.row = 5
        path.section = 2
        #expect((path.section, path.row) == (2, 5))
    }
}
