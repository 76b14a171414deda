#if canImport(CISAL)
    import CISAL
    import Foundation

    /// Intel's ISA-L at level 1: some ten times as fast as zlib for a fifth more bytes.
    ///
    /// The pixels are always the same. The bytes are, on one processor architecture, but for rare
    /// cases: ISA-L 2.30 on x86 lets the address of its stream have a say in which matches it finds.
    /// Those that are understood are avoided (`ISALStreamAddress`); others remain, in about three of 95
    /// runs of 200 screens. Where bytes are compared, use another compression.
    struct ISALDeflater: BandDeflater {
        let states = StatePool()

        func deflate(_ bytes: [UInt8]) throws(PNGEncodingError) -> [UInt8] {
            let state = states.take(for: bytes)
            defer { states.give(state) }
            // What is returned may be kept for long, so it has no room to spare.
            let room = state.room(for: Self.bound(bytes.count))
            let (status, count) = state.deflate(bytes, into: room)
            let output = [UInt8](room[..<count])
            guard status == COMP_OK else {
                throw .compression(library: "ISA-L", code: Int(status))
            }
            return output
        }

        /// Room for bytes that do not compress: stored blocks, and the flush at the end.
        private static func bound(_ count: Int) -> Int { count + count / 1_024 + 1_024 }
    }

    extension ISALDeflater {
        /// Keeps compressor states between bands: one takes some 400 kB to set up.
        final class StatePool: @unchecked Sendable {
            private let lock = NSLock()
            private var idle: [State] = []

            /// A state whose address changes nothing of what these bytes become.
            func take(for bytes: [UInt8]) -> State {
                var unfit: [State] = []
                defer { for state in unfit { give(state) } }
                while unfit.count < Self.attempts {
                    let state = take()
                    if !state.address.disturbs(bytes) { return state }
                    unfit.append(state)
                }
                return take()
            }

            /// One is unfit in some thousands; that all of these are is as good as impossible.
            private static let attempts = 8

            private func take() -> State { lock.withLock { idle.popLast() } ?? State() }

            func give(_ state: State) { lock.withLock { idle.append(state) } }
        }

        /// The sole owner of ISA-L's stream and work memory; used by one thread at a time.
        final class State {
            private let stream = UnsafeMutablePointer<isal_zstream>.allocate(capacity: 1)
            private let memory: UnsafeMutableRawBufferPointer
            private var output = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)

            /// Memory for `count` bytes of output, until the state is used again.
            func room(for count: Int) -> UnsafeMutableBufferPointer<UInt8> {
                if output.count < count {
                    output.deallocate()
                    output = .allocate(capacity: count)
                }
                return UnsafeMutableBufferPointer(rebasing: output[..<count])
            }

            /// Where the stream lies.
            var address: ISALStreamAddress { ISALStreamAddress(UnsafeRawPointer(stream)) }

            init() {
                // ISAL_DEF_LVL1_DEFAULT is an expression that Swift does not import.
                let size = 4 * 1_024 + 2 * 8 * 1_024 + 4 * 64 * 1_024
                memory = .allocate(byteCount: size, alignment: 64)
                memory.initializeMemory(as: UInt8.self, repeating: 0)
                memset(stream, 0, MemoryLayout<isal_zstream>.size)
            }

            deinit {
                stream.deallocate()
                output.deallocate()
                memory.deallocate()
            }

            /// Compresses from a fresh start; returns ISA-L's status and the bytes written.
            func deflate(
                _ bytes: [UInt8], into output: UnsafeMutableBufferPointer<UInt8>
            ) -> (status: Int32, count: Int) {
                isal_deflate_init(stream)
                stream.pointee.level = 1
                stream.pointee.level_buf = memory.baseAddress?.assumingMemoryBound(to: UInt8.self)
                stream.pointee.level_buf_size = UInt32(memory.count)
                stream.pointee.flush = UInt16(FULL_FLUSH)
                stream.pointee.end_of_stream = 0
                stream.pointee.next_out = output.baseAddress
                stream.pointee.avail_out = UInt32(output.count)
                let status = bytes.withUnsafeBufferPointer { input in
                    stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
                    stream.pointee.avail_in = UInt32(input.count)
                    return isal_deflate(stream)
                }
                let rest = Int(stream.pointee.avail_in)
                let isComplete = rest == 0 && stream.pointee.avail_out > 0
                return (
                    status == COMP_OK && !isComplete ? STATELESS_OVERFLOW : status,
                    output.count - Int(stream.pointee.avail_out)
                )
            }
        }
    }
#endif
