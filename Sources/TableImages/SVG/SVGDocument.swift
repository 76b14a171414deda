import Foundation
import TableDrawing

/// A scanned SVG that can be drawn at any size.
///
/// It is an immutable value. librsvg's object exists only during drawing. The object has no
/// base address, and so opens neither files nor connections.
struct SVGDocument: Sendable {
    /// Size in points.
    ///
    /// A CSS pixel is a point, and 96 points are an inch.
    let size: CGSize
    /// Fingerprint of the document's content.
    let fingerprint: Fingerprint
    private let bytes: [UInt8]
    private let limits: ImageLimits
    /// Levels that librsvg draws within each other.
    private let depth: Int
    /// The work of drawing the document.
    private let work: SVGWork
    /// Maximum number of pixels of a drawing.
    var mostPixels: Int { limits.svgPixels }
    /// Size of the text, in bytes.
    var byteCount: Int { bytes.count }

    /// Scans an SVG's text.
    ///
    /// Left-out parts are reported by a diagnostic with the name as its place.
    init(_ text: [UInt8], limits: ImageLimits, name: String?) throws(ImageError.Reason) {
        guard text.count <= limits.svgBytes else {
            throw .tooManyBytes(found: text.count, limit: limits.svgBytes)
        }
        let scan = try SVGScan(text)
        if !scan.removed.isEmpty {
            DiagnosticLog.record(
                Diagnostic(
                    "image.svg",
                    message: "of the SVG is left out: "
                        + scan.removed.sorted().joined(separator: ", "), location: name))
        }
        let library = try RSVGLibrary.loaded()
        let missing = try scan.missing(library)
        if !missing.isEmpty {
            let version = RSVGLibrary.version.map { " " + $0 } ?? ""
            DiagnosticLog.record(
                Diagnostic(
                    "image.svg",
                    message: "of the SVG is not drawn by librsvg\(version): "
                        + missing.joined(separator: ", "), location: name))
        }
        let (nodes, sheets, depth) = (scan.nodes, scan.sheets, scan.depth)
        self.depth = depth
        // Counting follows chains of references recursively, as librsvg does.
        work = try SVGThread.result(depth: depth) { () throws(ImageError.Reason) in
            try SVGWork(nodes, sheets)
        }
        try work.check()
        let bytes = scan.bytes
        self.bytes = bytes
        self.limits = limits
        var hasher = StableHasher()
        hasher.combine(bytes: bytes)
        fingerprint = hasher.finalize()
        size = try SVGThread.result(depth: depth) { () throws(ImageError.Reason) in
            try SVGHandle(bytes, library).size()
        }
    }

    /// Draws the document stretched to a size in points at a scale, limited to the maximum
    /// number of pixels.
    func bitmap(for size: CGSize, scale: CGFloat) throws(ImageError.Reason) -> Bitmap {
        var width = Double(size.width * scale)
        var height = Double(size.height * scale)
        guard width.isFinite, height.isFinite, width > 0, height > 0 else {
            throw .noPixels(width: 0, height: 0)
        }
        let most = Double(limits.svgPixels)
        let side = min(16_384, most)
        let factor = min(1, (most / (width * height)).squareRoot(), side / width, side / height)
        width *= factor
        height *= factor
        func pixels(_ length: Double) -> Int { max(1, Int(clamping: (length - 1e-6).rounded(.up))) }
        let (columns, rows) = (pixels(width), pixels(height))
        try work.check(pixels: columns * rows)
        let (bytes, own, depth, library) = (bytes, self.size, depth, try RSVGLibrary.loaded())
        return try SVGThread.result(depth: depth) { () throws(ImageError.Reason) in
            try SVGHandle(bytes, library).bitmap(of: own, width: columns, height: rows)
        }
    }
}
