import Foundation
import TableDrawing

/// An image file that is decoded on first use.
///
/// The class is thread-safe. Diagnostics of decoding are reported with each use, because the
/// first use may be outside a render.
final class DecodedOnce: @unchecked Sendable {
    /// Fingerprint of the content, computed without decoding.
    let fingerprint: Fingerprint
    /// Approximate maximum size in memory, encoded and decoded.
    let byteCount: Int
    private let lock = NSLock()
    private let name: String
    private var decode: (() throws(ImageError) -> Image)?
    private var result: Result<Image, ImageError>?
    private let log = DiagnosticLog()

    /// Creates an image.
    ///
    /// `change` is applied to the decoded image, which is named `imageName` or else after the
    /// file.
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

    /// Returns the approximate size of the pixels in bytes: exact for PNGs, and estimated by a
    /// factor for other formats.
    private static func decodedBytes(of data: Data) -> Int {
        guard data.withUnsafeBytes({ ImageKind($0) }) == .png, data.count >= 24 else {
            return data.count * 16
        }
        func number(at offset: Int) -> Double {
            data.dropFirst(offset).prefix(4).reduce(0) { $0 * 256 + Double($1) }
        }
        return Int(clamping: min(number(at: 16) * number(at: 20) * 4, 1e12))
    }

    /// Returns the image.
    ///
    /// Throws the same error on each call if the file is invalid.
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

    /// A file with its traits and language.
    ///
    /// A `nil` language stands for any language.
    typealias Variant = (traits: VariantTraits, locale: String?, image: DecodedOnce)

    /// Returns an image with variants for traits.
    ///
    /// The first file stands for traits without a variant.
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
