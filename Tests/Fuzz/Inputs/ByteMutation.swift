/// Changes of bytes in files of any format.
enum ByteMutation {
    /// Changes some bytes of a file.
    static func mutate(_ bytes: inout [UInt8], _ random: inout FuzzRandom) {
        for _ in 0..<random.in(1...4) {
            guard !bytes.isEmpty else {
                bytes = [UInt8(random.below(256))]
                continue
            }
            let place = random.below(bytes.count)
            let length = min(bytes.count - place, 1 + random.below(16))
            switch random.below(7) {
            case 0: bytes[place] ^= 1 << UInt8(random.below(8))
            case 1: bytes[place] = random.pick([0, 1, 0x7F, 0x80, 0xFE, 0xFF, 0x22, 0x7B, 0x0A])
            case 2: bytes.removeSubrange(place..<(place + length))
            case 3: bytes.insert(contentsOf: bytes[place..<(place + length)], at: place)
            case 4: bytes.removeSubrange(place...)
            case 5:
                for index in place..<(place + length) { bytes[index] = UInt8(random.below(256)) }
            default:
                let other = random.below(bytes.count)
                bytes.swapAt(place, other)
            }
        }
    }
}
