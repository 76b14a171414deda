import Foundation
import TableDrawing

/// A cache of conversions for the colour spaces of images, with a maximum number of conversions.
///
/// Safe to share between tasks.
final class ColorConversions: @unchecked Sendable {
    private struct Key: Hashable {
        var space: Fingerprint
        var samples: DeclaredColors.Samples
    }

    /// The conversions of the process.
    static var shared: ColorConversions { caches.current }
    private static let caches = BudgetedCache { ColorConversions($0) }

    private let lock = NSLock()
    // Guarded by `lock`.
    private let kept: LRUCache<Key, ColorConversion>

    init(_ budgets: CacheBudgets) { kept = LRUCache(capacity: budgets.colorProfiles) }

    /// Number of cached conversions.
    var count: Int { lock.withLock { kept.count } }

    /// Returns the conversion to sRGB.
    func conversion(
        from space: DeclaredColors.Space, samples: DeclaredColors.Samples
    ) throws(ImageError.Reason) -> ColorConversion {
        let key = Key(space: Self.fingerprint(of: space), samples: samples)
        if let known = lock.withLock({ kept[key] }) { return known }
        let made = ColorTransform.conversion(from: space, samples: samples, try .loaded())
        lock.withLock { kept.insert(made, for: key) }
        return made
    }

    private static func fingerprint(of space: DeclaredColors.Space) -> Fingerprint {
        var hasher = StableHasher()
        switch space {
        case .profile(let bytes):
            hasher.combine(0)
            hasher.combine(bytes: bytes)
        case .coded(let primaries, let transfer):
            hasher.combine(1)
            hasher.combine(bytes: [primaries, transfer])
        case .measured(let chromaticities, let gamma):
            hasher.combine(2)
            for number in chromaticities { hasher.combine(number) }
            hasher.combine(gamma ?? -1)
        }
        return hasher.finalize()
    }
}
