/// Composites premultiplied pixels, `0xAARRGGBB`, over other pixels.
enum PixelBlending {
    @inline(__always)
    static func over(_ below: UInt32, _ above: UInt32) -> UInt32 {
        let rest = 255 - above >> 24
        if rest == 0 { return above }
        if rest == 255 { return below }
        func channel(_ shift: UInt32) -> UInt32 {
            let kept = ((below >> shift & 0xFF) * rest + 127) / 255
            return min(255, kept + (above >> shift & 0xFF)) << shift
        }
        return channel(24) | channel(16) | channel(8) | channel(0)
    }
}
