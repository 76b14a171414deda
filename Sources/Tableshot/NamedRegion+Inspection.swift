import TableInspection
import TableSnapshots

extension NamedRegion {
    /// A part of an inspected screen as a place of its picture.
    ///
    /// - Parameter scale: Pixels per point of the picture.
    public init(_ region: InspectedRegion, scale: Double) {
        self.init(name: region.name, frame: PixelFrame(region.frame.cgRect, scale: scale))
    }
}
