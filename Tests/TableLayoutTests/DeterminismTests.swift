import TableLayout
import Testing

@Suite struct DeterminismTests {
    @Test("Values have equal bytes in 1,000 runs")
    func runs() throws {
        // Hash values of Swift's dictionaries differ only between processes. The next test covers
        // processes.
        let systems = [0, 40, 67, 120].map { ConstraintFile.interfaceSystems[$0] }
        let expected = try systems.map(digest)
        for _ in 0..<250 {
            #expect(try systems.map(digest) == expected)
        }
    }

    @Test("Values have recorded bytes in each process and on each machine")
    func recordedBytes() throws {
        var digest: UInt64 = 0
        for system in ConstraintFile.interfaceSystems {
            digest = digest &* 31 &+ (try self.digest(system))
        }
        #expect(digest == 4_123_565_664_601_240_431)
    }

    /// Returns the FNV-1a digest of the values' bytes.
    private func digest(_ system: LayoutSystem) throws -> UInt64 {
        var digest: UInt64 = 0xCBF2_9CE4_8422_2325
        for value in try system.solve().values {
            for byte in 0..<8 {
                digest ^= value.bitPattern >> UInt64(8 * byte) & 0xFF
                digest = digest &* 0x100_0000_01B3
            }
        }
        return digest
    }
}
