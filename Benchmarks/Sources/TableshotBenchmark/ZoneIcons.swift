import Foundation
import TableSamples
import Tableshot

/// The four icons of the workload, which the samples draw.
enum ZoneIcons {
    static let names = ["night", "morning", "afternoon", "evening"]

    /// Writes them as 60 × 60 pixels for all programs that are compared.
    static func write(to folder: String) throws {
        let images = [
            QuarterImages.night, QuarterImages.morning, QuarterImages.afternoon,
            QuarterImages.evening,
        ]
        for (name, image) in zip(names, images) {
            let picture = try render(context: RenderContext()) {
                let view = ImageView(frame: CGRect(origin: .zero, size: image.size))
                view.image = image
                return view
            }
            try picture.writePNG(to: "\(folder)/\(name)@2x.png")
        }
    }
}
