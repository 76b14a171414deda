import Foundation

extension CGFloat {
    /// Length in the words of messages: `1 point`, `20.5 points`.
    package var inPoints: String {
        let number = Double(self).formatted(
            .number.locale(Locale(identifier: "en_GB")).grouping(.never)
                .precision(.fractionLength(0...2)))
        return number == "1" ? "1 point" : "\(number) points"
    }
}

extension CGFloat {
    /// The height in points, rounded up to whole device pixels of the current render.
    package var roundedUpToDevicePixels: CGFloat {
        let scale = CGFloat(TraitCollection.current.displayScale)
        return (self * scale - 1e-6).rounded(.up) / scale
    }
}
