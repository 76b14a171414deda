import Foundation
import TableSnapshots
import TestSupport
import Testing

/// References claimed by tests in several processes.
@Suite struct SharedReferenceRegistryTests {
    @Test func aReferenceHasASingleOwnerInAllProcesses() throws {
        let folder = try TemporaryFolder()
        func claims(_ group: String) -> SharedReferenceRegistry {
            SharedReferenceRegistry(
                in: ArtifactFolder(path: folder.file("out/xctest")), group: group)
        }
        func claim(
            _ place: String, _ content: String, _ process: Int32 = 1
        ) -> SharedReferenceRegistry.Claim {
            SharedReferenceRegistry.Claim(place: place, content: content, process: process)
        }
        let first = claim("A.swift:1", "x")
        #expect(try claims("run").claim("Snapshots/a.png", first) == nil)
        #expect(try claims("run").claim("Snapshots/a.png", first) == nil, "a repetition")
        #expect(
            try claims("run").claim("Snapshots/a.png", claim("A.swift:1", "x", 2)) == first,
            "another test of the same helper")
        #expect(try claims("run").claim("Snapshots/A.png", claim("B.swift:2", "x")) == first)
        #expect(try claims("run").claim("Snapshots/a.png", claim("A.swift:1", "y")) == first)
        #expect(try claims("run").claim("Snapshots/b.png", claim("B.swift:2", "x")) == nil)
        #expect(try claims("next").claim("Snapshots/a.png", claim("B.swift:2", "x")) == nil)
    }

    @Test func simultaneousClaimsAreAllKept() async throws {
        let folder = try TemporaryFolder()
        let claims = SharedReferenceRegistry(in: ArtifactFolder(path: folder.path), group: "run")
        let owners = try await withThrowingTaskGroup(of: Bool.self) { group in
            for index in 0..<40 {
                group.addTask {
                    try claims.claim(
                        "\(index % 10).png", .init(place: "\(index)", content: "")) == nil
                }
            }
            return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        #expect(owners == 10)
    }

    @Test func aDamagedFileIsReplaced() throws {
        let folder = try TemporaryFolder()
        _ = try folder.write([1, 2, 3], to: "claims.json")
        let claims = SharedReferenceRegistry(in: ArtifactFolder(path: folder.path), group: "run")
        #expect(try claims.claim("a", .init(place: "1", content: "")) == nil)
        #expect(try claims.claim("a", .init(place: "2", content: ""))?.place == "1")
    }
}
