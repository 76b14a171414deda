import Foundation

/// The variants of one image, of which the traits of a render choose; UIKit's class.
///
/// An asset decides again each time one of its images is drawn, so that an image that was loaded
/// once suits light and dark pictures and every scale.
public final class ImageAsset: Sendable {
    /// Tells assets of different content apart.
    public let fingerprint: Fingerprint
    /// About the memory that its variants hold.
    package let byteCount: Int
    private let choose: @Sendable (TraitCollection, CGSize?) throws -> Image

    /// An asset that makes its images when they are asked for.
    ///
    /// `choose` gets the traits and, where it is known, the size in points that the image will be
    /// drawn at; for the same arguments it must always give the same image.
    public convenience init(
        fingerprint: Fingerprint,
        choose: @escaping @Sendable (TraitCollection, CGSize?) throws -> Image
    ) {
        self.init(fingerprint: fingerprint, byteCount: 0, choose: choose)
    }

    /// An asset whose variants take about so much memory.
    package init(
        fingerprint: Fingerprint, byteCount: Int,
        choose: @escaping @Sendable (TraitCollection, CGSize?) throws -> Image
    ) {
        self.fingerprint = fingerprint
        self.byteCount = byteCount
        self.choose = choose
    }

    /// An asset of images that are there already, and what each of them is for.
    ///
    /// Where none is for the traits, the first stands for all.
    ///
    /// - Precondition: there is at least one.
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

    /// The variant for traits; throws if it cannot be read.
    ///
    /// `size` is where it will be drawn, in points: an image that can be drawn at any size has
    /// pixels enough for it. The image's own size stays what it is.
    public func image(with traits: TraitCollection, size: CGSize? = nil) throws -> Image {
        try choose(traits, size).resolved(size: size, with: traits)
    }
}
