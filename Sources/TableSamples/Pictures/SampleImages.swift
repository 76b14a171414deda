import Foundation
import Tableshot

/// Pictures of the samples, by their names in documents and files.
public enum SampleImages {
    /// Pictures of the quarters of the day, followed by the landscapes.
    public static let all: [(name: String, image: Image)] =
        QuarterOfDay.allCases.map { ("\($0)", $0.image) }
        + SampleLandscape.allCases.map { ($0.rawValue, $0.image) }

    /// Returns the picture with a name, or `nil` if no such picture exists.
    public static func image(named name: String) -> Image? {
        all.first { $0.name == name }?.image
    }

    /// Returns a drawn image with a name for dumps of render trees.
    static func picture(_ name: String, size: CGSize, draw: (Canvas) -> Void) -> Image {
        let image = GraphicsImageRenderer(size: size).image(actions: draw)
        guard case .drawing(let drawing) = image.source else { return image }
        return Image(drawing: drawing, size: size, name: name)
    }
}
