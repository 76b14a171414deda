import Foundation
import TableDrawing

/// An image file's bytes, decoded when the image is first asked for.
///
/// Safe to share between tasks. What was noticed while decoding is told each time, as the first to
/// ask may be no render.
final class DecodedOnce: @unchecked Sendable {
    /// Tells files of different content apart, without decoding them.
    let fingerprint: Fingerprint
    /// About the memory that it holds at most, encoded and decoded.
    let byteCount: Int
    private let lock = NSLock()
    private let name: String
    private var decode: (() throws(ImageError) -> Image)?
    private var result: Result<Image, ImageError>?
    private let log = DiagnosticLog()

    /// `change` is applied to the decoded image, which is called `imageName`, or as the file without it.
    init(
        _ data: Data, scale: CGFloat, keepsVectors: Bool = true, name: String,
        imageName: String? = nil, decoder: ImageDecoder,
        change: @escaping @Sendable (Image) -> Image = { $0 }
    ) {
        self.name = name
        var hasher = StableHasher()
        hasher.combine(bytes: data)
        hasher.combine(scale)
        fingerprint = hasher.finalize()
        byteCount = data.count + Self.decodedBytes(of: data)
        decode = { () throws(ImageError) in
            do throws(ImageError.Reason) {
                let shown = imageName ?? (name as NSString).lastPathComponent
                switch try decoder.content(of: data, name: name) {
                case .bitmap(let bitmap):
                    return change(Image(bitmap: bitmap, scale: scale, name: shown))
                case .svg(let svg):
                    return change(
                        try Image(svg: svg, keepsVectors: keepsVectors, name: shown))
                }
            } catch {
                throw ImageError(error, name: name)
            }
        }
    }

    /// About the bytes of the pixels: a PNG says how many there are, of others it is taken for a factor.
    private static func decodedBytes(of data: Data) -> Int {
        guard data.withUnsafeBytes({ ImageKind($0) }) == .png, data.count >= 24 else {
            return data.count * 16
        }
        func number(at offset: Int) -> Double {
            data.dropFirst(offset).prefix(4).reduce(0) { $0 * 256 + Double($1) }
        }
        return Int(clamping: min(number(at: 16) * number(at: 20) * 4, 1e12))
    }

    /// The image; throws what is wrong with the file, each time.
    func image() throws(ImageError) -> Image {
        let made = lock.withLock { () -> Result<Image, ImageError> in
            if let result { return result }
            let made = DiagnosticLog.$current.withValue(log) {
                Result { () throws(ImageError) in
                    guard let decode else {
                        preconditionFailure(
                            "the bytes of \(name) are gone before their image is made")
                    }
                    return try decode()
                }
            }
            result = made
            decode = nil
            return made
        }
        for diagnostic in log.diagnostics { DiagnosticLog.record(diagnostic) }
        return try made.get()
    }

    /// A file, what it is for and the language that it is for; nothing for any.
    typealias Variant = (traits: VariantTraits, locale: String?, image: DecodedOnce)

    /// The image of several files, each for its traits; the first stands for traits that none is
    /// for.
    static func image(
        of variants: [Variant], name: String
    ) throws(ImageError) -> Image {
        let traits = variants.map(\.traits)
        let locales = variants.map(\.locale)
        let images = variants.map(\.image)
        var hasher = StableHasher()
        for image in images { hasher.combine(image.fingerprint) }
        let asset = ImageAsset(
            fingerprint: hasher.finalize(), byteCount: images.reduce(0) { $0 + $1.byteCount }
        ) { wanted, _ in
            let indices = ImageLocale.indices(among: locales)
            let best = VariantTraits.bestIndex(among: indices.map { traits[$0] }, for: wanted)
            return try images[indices[best ?? 0]].image()
        }
        do {
            return try Image(asset: asset)
        } catch let error as ImageError {
            throw error
        } catch {
            throw ImageError(.damaged("\(error)"), name: name)
        }
    }
}
