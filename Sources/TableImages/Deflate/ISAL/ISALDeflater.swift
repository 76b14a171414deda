/// A compressor using Intel's ISA-L at level 1, about ten times as fast as zlib with a fifth
/// more bytes.
///
/// The pixels are always the same. On a processor architecture, the bytes are the same except
/// in rare cases. ISA-L 2.30 on x86 finds different matches depending on the address of its
/// stream. The understood cases are avoided (`ISALStreamAddress`). Other cases remain, in about
/// three of 95 runs of 200 screens. Use a different compression if bytes are compared.
struct ISALDeflater: BandDeflater {
    let states: ISALStatePool

    init(_ library: ISALLibrary) { states = ISALStatePool(library) }

    func deflate(_ bytes: [UInt8]) throws(PNGEncodingError) -> [UInt8] {
        let state = states.take(for: bytes)
        defer { states.give(state) }
        // The result may be kept for long, so it has no spare capacity.
        let room = state.room(for: Self.bound(bytes.count))
        let (status, count) = state.deflate(bytes, into: room)
        let output = [UInt8](room[..<count])
        guard status == ISALState.succeeded else {
            throw .compression(library: "ISA-L", code: Int(status))
        }
        return output
    }

    /// Returns the capacity for incompressible bytes: stored blocks, and the flush at the end.
    private static func bound(_ count: Int) -> Int { count + count / 1_024 + 1_024 }
}
