/// Finds positions for the numbers of boxes without overlaps.
struct BadgePlaces {
    /// Panel for numbers, in pixels.
    private let panel: PixelFrame
    private var taken: [PixelFrame] = []

    init(within panel: PixelFrame) { self.panel = panel }

    /// Returns a position for a number beside a box.
    ///
    /// The position is above or below the box, from left to right, or else inside it, or else
    /// the nearest free position. In a full panel, it is above the box.
    mutating func place(width: Int, height: Int, at box: PixelFrame) -> PixelFrame {
        let panel = panel
        func frame(_ x: Int, _ y: Int) -> PixelFrame {
            PixelFrame(x: x, y: y, width: width, height: height)
        }
        let above = box.y - height
        let lefts = Array(
            stride(from: box.x, through: max(box.x, box.columns.upperBound - width), by: width))
        func row(_ y: Int) -> [PixelFrame] { lefts.map { frame($0, y) } }
        let beside = row(above) + row(box.rows.upperBound)
        let within = stride(
            from: box.y, through: max(box.y, box.rows.upperBound - height), by: height
        ).lazy.flatMap(row)
        // The positions are rings around the box, limited to the panel.
        let around = (1...Self.reach).lazy.flatMap { (step: Int) -> [PixelFrame] in
            (-step...step).flatMap { (down: Int) -> [PixelFrame] in
                let ring = (-step...step).filter { max(abs($0), abs(down)) == step }
                return ring.map { (across: Int) -> PixelFrame in
                    let left = panel.columns.upperBound - width
                    return frame(
                        max(panel.x, min(left, box.x + across * width)),
                        max(panel.y, min(panel.rows.upperBound, above + down * height)))
                }
            }
        }
        let found =
            beside.first(where: isFree) ?? within.first(where: isFree)
            ?? around.first(where: isFree) ?? frame(box.x, max(panel.y, above))
        taken.append(found)
        return found
    }

    /// Maximum distance of a number from its box, in multiples of its size.
    ///
    /// There are fewer numbers than this.
    private static let reach = DifferencePicture.maximumBoxes

    private func isFree(_ frame: PixelFrame) -> Bool {
        frame.x >= panel.x && frame.columns.upperBound <= panel.columns.upperBound
            && frame.y >= panel.y && frame.rows.upperBound <= panel.rows.upperBound + frame.height
            && !taken.contains {
                $0.rows.overlaps(frame.rows) && $0.columns.overlaps(frame.columns)
            }
    }
}
