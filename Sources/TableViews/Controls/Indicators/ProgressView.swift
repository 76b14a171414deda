import Foundation
import TableDrawing
import TableGeometry

/// Shows how much of something is done; UIKit's class.
open class ProgressView: View {
    /// Where the view is used.
    public enum Style: Int, Sendable, Hashable, CaseIterable { case `default`, bar }

    open var progressViewStyle: Style { didSet { setNeedsDisplay() } }
    /// From 0 to 1; another value is brought there.
    open var progress: Float = 0 {
        didSet {
            progress = progress.isNaN ? oldValue : min(1, max(0, progress))
            setNeedsDisplay()
        }
    }
    /// The share that is done; nothing takes the theme's.
    open var progressTintColor: Color? { didSet { setNeedsDisplay() } }
    open var trackTintColor: Color? { didSet { setNeedsDisplay() } }
    /// In place of the share that is done, from its end on and as high as it is; best resizable.
    open var progressImage: Image? { didSet { setNeedsDisplay() } }
    /// In place of the track, as high as it is; best resizable.
    open var trackImage: Image? { didSet { setNeedsDisplay() } }

    public init(progressViewStyle style: Style) {
        progressViewStyle = style
        super.init(frame: .zero)
        isOpaque = false
        frame.size.height = height
    }

    public override init(frame: CGRect) {
        progressViewStyle = .default
        super.init(frame: frame)
        isOpaque = false
        if frame.height == 0 { self.frame.size.height = height }
    }

    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    private var looks: ProgressViewMetrics { RenderContext.current.theme.controls.progressView }
    private var height: CGFloat { progressViewStyle == .bar ? looks.barHeight : looks.height }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: height)
    }

    /// Where the track lies: in the middle of a view that is higher, as high as it is.
    private var trackRect: CGRect {
        let thickness = min(height, bounds.height)
        return CGRect(
            x: bounds.minX, y: PixelGrid.current.round(bounds.midY - thickness / 2),
            width: bounds.width, height: thickness)
    }

    override func makeContents() -> RenderContents {
        let canvas = Canvas(bounds: bounds)
        let track = trackRect
        let width = track.width * CGFloat(progress)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let done = CGRect(
            x: isMirrored ? track.maxX - width : track.minX, y: track.minY, width: width,
            height: track.height)
        let path = Path.rounded(track, radius: looks.cornerRadius)
        if let trackImage {
            draw(trackImage, along: track, on: canvas)
        } else {
            canvas.fill(
                path, with: trackTintColor.map { ControlFill($0) } ?? looks.trackFill, in: track)
        }
        if let progressImage, progress > 0 {
            draw(progressImage, along: done, on: canvas)
        } else if progress > 0 {
            canvas.withState {
                canvas.clip(to: path)
                let part = Path.rounded(done, radius: looks.cornerRadius)
                let color = progressTintColor ?? looks.progressColor ?? tintColor ?? .black
                canvas.fill(part, with: ControlFill(color), in: track)
                if let gloss = looks.gloss { canvas.fill(part, with: gloss, in: track) }
            }
        }
        if let border = looks.border, trackImage == nil, progressImage == nil {
            canvas.drawBorder(border, tint: tintColor, of: track, radius: looks.cornerRadius)
        }
        canvas.draw(recordedDrawing())
        return .drawing(canvas.finish())
    }

    /// An image in the middle of the height; what is higher than the view ends at its edges.
    private func draw(_ image: Image, along rect: CGRect, on canvas: Canvas) {
        canvas.setFillColor(tintColor)
        canvas.draw(
            image,
            in: CGRect(
                x: rect.minX, y: rect.midY - image.size.height / 2, width: rect.width,
                height: image.size.height))
    }
}
