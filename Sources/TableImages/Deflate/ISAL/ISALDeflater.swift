/// Intel's ISA-L at level 1: some ten times as fast as zlib for a fifth more bytes.
///
/// The pixels are always the same. The bytes are, on one processor architecture, but for rare
/// cases: ISA-L 2.30 on x86 lets the address of its stream have a say in which matches it finds.
/// Those that are understood are avoided (`ISALStreamAddress`); others remain, in about three of 95
/// runs of 200 screens. Where bytes are compared, use another compression.
struct ISALDeflater: BandDeflater {
    let states: ISALStatePool

    init(_ library: ISALLibrary) { states = ISALStatePool(library) }

    func deflate(_ bytes: [UInt8]) throws(PNGEncodingError) -> [UInt8] {
        let state = states.take(for: bytes)
        defer { states.give(state) }
        // What is returned may be kept for long, so it has no room to spare.
        let room = state.room(for: Self.bound(bytes.count))
        let (status, count) = state.deflate(bytes, into: room)
        let output = [UInt8](room[..<count])
        guard status == ISALState.succeeded else {
            throw .compression(library: "ISA-L", code: Int(status))
        }
        return output
    }

    /// Room for bytes that do not compress: stored blocks, and the flush at the end.
    private static func bound(_ count: Int) -> Int { count + count / 1_024 + 1_024 }
}
