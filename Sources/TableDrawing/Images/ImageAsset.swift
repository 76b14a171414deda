import Foundation

/// Variants of an image, chosen by the traits of a render; UIKit's class.
///
/// The asset chooses a variant at every drawing of its image. A single loaded image therefore
/// fits light and dark pictures and every scale.
public final class ImageAsset: Sendable {
    /// Hash of the asset's content.
    public let fingerprint: Fingerprint
    /// Approximate memory use of the variants, in bytes.
    package let byteCount: Int
    private let choose: @Sendable (TraitCollection, CGSize?) throws -> Image

    /// Creates an asset that makes its images on demand.
    ///
    /// `choose` receives the traits and, if known, the drawn size in points. It must always
    /// return equal images for equal arguments.
    public convenience init(
        fingerprint: Fingerprint,
        choose: @escaping @Sendable (TraitCollection, CGSize?) throws -> Image
    ) {
        self.init(fingerprint: fingerprint, byteCount: 0, choose: choose)
    }

    /// Creates an asset with the approximate memory use of its variants, in bytes.
    package init(
        fingerprint: Fingerprint, byteCount: Int,
        choose: @escaping @Sendable (TraitCollection, CGSize?) throws -> Image
    ) {
        self.fingerprint = fingerprint
        self.byteCount = byteCount
        self.choose = choose
    }

    /// Creates an asset from existing images and their traits.
    ///
    /// If no variant matches the traits, the first variant is used.
    ///
    /// - Precondition: `variants` is not empty.
    public convenience init(variants: [(traits: VariantTraits, image: Image)]) {
        precondition(!variants.isEmpty, "an image asset needs at least one variant")
        var hasher = StableHasher()
        for variant in variants { hasher.combine(variant.image.fingerprint) }
        let traits = variants.map(\.traits)
        let images = variants.map(\.image)
        self.init(
            fingerprint: hasher.finalize(), byteCount: images.reduce(0) { $0 + $1.byteCount }
        ) { wanted, size in
            images[VariantTraits.bestIndex(among: traits, for: wanted) ?? 0]
        }
    }

    /// Returns the variant for traits; throws if the variant cannot be read.
    ///
    /// `size` is the drawn size, in points. A scalable image gets enough pixels for the drawn
    /// size, and its `size` property stays unchanged.
    public func image(with traits: TraitCollection, size: CGSize? = nil) throws -> Image {
        try choose(traits, size).resolved(size: size, with: traits)
    }
}
