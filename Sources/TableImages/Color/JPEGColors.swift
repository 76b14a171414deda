/// The colours stated by the segments of a JPEG.
struct JPEGColors {
    private(set) var colors = DeclaredColors.unstated
    private(set) var samples = DeclaredColors.Samples.rgb

    /// `ICC_PROFILE` and a zero, the beginning of each segment of a profile.
    private static let name = Array("ICC_PROFILE\0".utf8)

    /// Reads the segments before the pixels.
    init(_ jpeg: UnsafeBufferPointer<UInt8>) {
        var parts: [Int: Slice<UnsafeBufferPointer<UInt8>>] = [:]
        var count: Int?
        var problem: String?
        var offset = 2
        while offset + 4 <= jpeg.count, jpeg[offset] == 0xFF {
            let marker = jpeg[offset + 1]
            // A fill byte may precede any marker.
            guard marker != 0xFF else {
                offset += 1
                continue
            }
            let length = Int(jpeg[offset + 2]) << 8 | Int(jpeg[offset + 3])
            let end = offset + 2 + length
            guard marker != 0xDA, marker != 0xD9, length >= 2, end <= jpeg.count else { break }
            let body = jpeg[(offset + 4)..<end]
            if Self.isFrame(marker), body.count > 5 {
                samples = Self.samples(ofComponents: body[body.startIndex + 5])
            }
            if marker == 0xE2, body.count >= Self.name.count + 2, body.starts(with: Self.name) {
                let data = body.dropFirst(Self.name.count)
                let number = Int(data[data.startIndex])
                let stated = Int(data[data.startIndex + 1])
                if count ?? stated != stated || number == 0 || number > stated {
                    problem = "its parts are numbered wrongly"
                } else if parts.updateValue(data.dropFirst(2), forKey: number) != nil {
                    problem = "its part \(number) is there twice"
                }
                count = stated
            }
            offset = end
        }
        guard let count else { return }
        if problem == nil, let missing = (1...max(1, count)).first(where: { parts[$0] == nil }) {
            problem = "part \(missing) of \(count) is missing"
        }
        let size = parts.values.reduce(0) { $0 + $1.count }
        if let problem {
            colors = .damagedProfile(problem)
        } else if size > DeclaredColors.largestProfile {
            colors = .tooLarge
        } else {
            colors = .profile(parts.sorted { $0.key < $1.key }.flatMap { Array($0.value) })
        }
    }

    /// Whether a marker begins a frame, which states the number of components.
    private static func isFrame(_ marker: UInt8) -> Bool {
        (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
    }

    private static func samples(ofComponents count: UInt8) -> DeclaredColors.Samples {
        switch count {
        case 1: .gray
        case 4: .cmyk
        default: .rgb
        }
    }
}
