import Foundation
import Testing

@testable import TableshotTesting

@Suite struct TestProcessesTests {
    @Test func aProcessForEachTestIsToldByItsParent() {
        func isParallel(_ words: String...) -> Bool {
            TestProcesses.isParallel(Data(words.joined(separator: "\0").utf8 + [0]))
        }
        #expect(isParallel("/usr/bin/swift-test", "--parallel", "--filter", "Cells"))
        #expect(isParallel("swift-test", "--num-workers", "4"))
        #expect(!isParallel("swift-test", "--filter", "x--parallel"))
    }

    @Test func theStartOfAProcessIsFoundWhateverItIsCalled() {
        let state = "42 (a) b (c) S " + (4...30).map { "\($0)" }.joined(separator: " ")
        #expect(TestProcesses.startTime(Data(state.utf8)) == "22")
        #expect(TestProcesses.startTime(Data("42 (a".utf8)) == nil)
        #expect(TestProcesses.startTime(Data("42 (a) S 1".utf8)) == nil)
    }
}
