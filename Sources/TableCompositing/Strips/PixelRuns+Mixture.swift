extension PixelRuns {
    /// Returns the interpolation of two pictures with equal numbers of pixels.
    ///
    /// Pixels are interpolated only once for a stretch in which each picture has a single
    /// colour.
    ///
    /// - Precondition: Both pictures have an equal number of pixels.
    public func mixed(with other: PixelRuns, weight: MixtureWeight) -> [UInt32] {
        precondition(count == other.count, "pictures of different sizes are not mixed")
        return [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
            words.withUnsafeBufferPointer { one in
                other.words.withUnsafeBufferPointer { two in
                    guard let place = buffer.baseAddress, let first = one.baseAddress,
                        let second = two.baseAddress
                    else { return }
                    var (a, b) = (Cursor(words: first), Cursor(words: second))
                    var index = 0
                    while index < count {
                        let length = min(a.take(), b.take())
                        if a.step == 0, b.step == 0 {
                            Self.fill(
                                place + index, weight.mixed(a.next.pointee, b.next.pointee), length)
                        } else {
                            weight.mix(
                                a.next, b.next, steps: (a.step, b.step), into: place + index,
                                count: length)
                        }
                        a.advance(by: length)
                        b.advance(by: length)
                        index += length
                    }
                }
            }
            initialized = count
        }
    }

    /// Reading position in the stretches.
    private struct Cursor {
        /// Next pixel, or the common colour; after a stretch, the length of the next stretch.
        var next: UnsafePointer<UInt32>
        /// Distance between successive pixels of the stretch: 0 for a single colour.
        var step = 1
        /// Remaining pixels of the stretch.
        private var left = 0

        init(words: UnsafePointer<UInt32>) { next = words }

        /// Returns the number of remaining pixels of the stretch; begins the next stretch if no
        /// pixels remain.
        mutating func take() -> Int {
            if left == 0 {
                left = Int(next.pointee & ~PixelRuns.mark)
                step = next.pointee & PixelRuns.mark == 0 ? 0 : 1
                next += 1
            }
            return left
        }

        mutating func advance(by length: Int) {
            left -= length
            next += step == 0 ? (left == 0 ? 1 : 0) : length
        }
    }
}
