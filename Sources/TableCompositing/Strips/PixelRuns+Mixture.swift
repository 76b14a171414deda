extension PixelRuns {
    /// The interpolation of two pictures of as many pixels: where both are of one colour, that is mixed once.
    ///
    /// - Precondition: both have as many pixels.
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

    /// Where one reads the stretches.
    private struct Cursor {
        /// The next pixel, or the colour of all; behind a stretch, the next one's number.
        var next: UnsafePointer<UInt32>
        /// How far apart the pixels of the stretch lie: 0 where they have one colour.
        var step = 1
        /// Pixels that are left of the stretch.
        private var left = 0

        init(words: UnsafePointer<UInt32>) { next = words }

        /// How many pixels are left of the stretch, which is the next one where there are none.
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
