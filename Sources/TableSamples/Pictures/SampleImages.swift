import Foundation
import Tableshot

/// All pictures of the samples, by the names that documents and files use.
public enum SampleImages {
    /// The quarters of the day, then the landscapes.
    public static let all: [(name: String, image: Image)] =
        QuarterOfDay.allCases.map { ("\($0)", $0.image) }
        + Landscape.allCases.map { ($0.rawValue, $0.image) }

    /// The picture of a name; nothing if there is none.
    public static func image(named name: String) -> Image? {
        all.first { $0.name == name }?.image
    }

    /// Draws an image and gives it a name, which dumps of render trees show.
    static func picture(_ name: String, size: CGSize, draw: (Canvas) -> Void) -> Image {
        let image = GraphicsImageRenderer(size: size).image(actions: draw)
        guard case .drawing(let drawing) = image.source else { return image }
        return Image(drawing: drawing, size: size, name: name)
    }
}
