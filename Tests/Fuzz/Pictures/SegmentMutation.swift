/// Changes of files in formats with stated lengths: JPEG, WebP and GIF.
enum SegmentMutation {
    /// Changes segments of a JPEG; the lengths stay valid.
    static func mutateJPEG(_ bytes: inout [UInt8], _ random: inout FuzzRandom) {
        var places: [Range<Int>] = []
        var place = 2
        while place + 4 <= bytes.count, bytes[place] == 0xFF {
            let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
            let end = place + 2 + length
            guard length >= 2, end <= bytes.count else { break }
            places.append(place..<end)
            if bytes[place + 1] == 0xDA { break }
            place = end
        }
        mutate(&bytes, places, headerLength: 4, &random)
    }

    /// Changes chunks of a WebP file, and corrects the file's stated length.
    static func mutateWebP(_ bytes: inout [UInt8], _ random: inout FuzzRandom) {
        var places: [Range<Int>] = []
        var place = 12
        while place + 8 <= bytes.count {
            let length = (0..<4).reduce(0) { $0 | Int(bytes[place + 4 + $1]) << (8 * $1) }
            let end = place + 8 + length + length % 2
            guard end <= bytes.count else { break }
            places.append(place..<end)
            place = end
        }
        mutate(&bytes, places, headerLength: 8, &random)
        guard bytes.count >= 12 else { return }
        for index in 0..<4 { bytes[4 + index] = UInt8((bytes.count - 8) >> (8 * index) & 0xFF) }
    }

    /// Changes blocks of a GIF.
    static func mutateGIF(_ bytes: inout [UInt8], _ random: inout FuzzRandom) {
        guard bytes.count > 13 else { return }
        var places: [Range<Int>] = [6..<13]
        var place = 13 + (bytes[10] & 0x80 != 0 ? 3 << (Int(bytes[10] & 7) + 1) : 0)
        scan: while place + 2 < bytes.count {
            let start = place
            switch bytes[place] {
            case 0x21: place += 2
            case 0x2C:
                guard place + 10 < bytes.count else { break scan }
                let flags = bytes[place + 9]
                place += 11 + (flags & 0x80 != 0 ? 3 << (Int(flags & 7) + 1) : 0)
            default: break scan
            }
            while place < bytes.count, bytes[place] != 0 { place += Int(bytes[place]) + 1 }
            place += 1
            guard place <= bytes.count else { break }
            places.append(start..<place)
        }
        mutate(&bytes, places, headerLength: 0, &random)
    }

    private static func mutate(
        _ bytes: inout [UInt8], _ places: [Range<Int>], headerLength: Int,
        _ random: inout FuzzRandom
    ) {
        guard !places.isEmpty, !random.chance(0.1) else {
            return ByteMutation.mutate(&bytes, &random)
        }
        let place = random.pick(places)
        switch random.below(6) {
        case 0: bytes.removeSubrange(place)
        case 1: bytes.insert(contentsOf: bytes[place], at: random.pick(places).lowerBound)
        case 2: bytes.removeSubrange(place.upperBound...)
        default:
            // The number of bytes does not change, so the stated length stays valid.
            for _ in 0..<random.in(1...6) {
                let start = min(place.lowerBound + headerLength, place.upperBound - 1)
                let index = start + random.below(place.upperBound - start)
                bytes[index] = random.pick([0, 1, 0x7F, 0x80, 0xFF, UInt8(random.below(256))])
            }
        }
    }
}
