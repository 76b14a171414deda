import Foundation
import TableDrawing
import TableGeometry
import TableThemes

/// Indicator of a completed share; UIKit's class.
open class ProgressView: View {
    /// Intended use of the view.
    public enum Style: Int, Sendable, Hashable, CaseIterable { case `default`, bar }

    /// Style of the view, which determines the height of the track.
    open var progressViewStyle: Style { didSet { setNeedsDisplay() } }
    /// Progress from 0 to 1; values out of range are clamped.
    open var progress: Float = 0 {
        didSet {
            progress = progress.isNaN ? oldValue : min(1, max(0, progress))
            setNeedsDisplay()
        }
    }
    /// Colour of the completed share, or `nil` for the theme's colour.
    open var progressTintColor: Color? { didSet { setNeedsDisplay() } }
    /// Colour of the track, or `nil` for the theme's colour.
    open var trackTintColor: Color? { didSet { setNeedsDisplay() } }
    /// Image in place of the completed share, at the image's own height; preferably resizable.
    open var progressImage: Image? { didSet { setNeedsDisplay() } }
    /// Image in place of the track, at the image's own height; preferably resizable.
    open var trackImage: Image? { didSet { setNeedsDisplay() } }

    /// Creates a progress view of a style with the theme's height and no width.
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

    /// Sets the progress from 0 to 1; `animated` has no effect.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    private var looks: ProgressViewMetrics { RenderContext.current.theme.controls.progressView }
    private var height: CGFloat { progressViewStyle == .bar ? looks.barHeight : looks.height }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: height)
    }

    /// Frame of the track, vertically centred in a higher view.
    private var trackRect: CGRect {
        let thickness = min(height, bounds.height)
        return CGRect(
            x: bounds.minX, y: PixelGrid.current.round(bounds.midY - thickness / 2),
            width: bounds.width, height: thickness)
    }

    @_spi(Subclassing) public override func makeContents() -> RenderContents {
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

    /// Draws a vertically centred image; an image higher than the view is clipped.
    private func draw(_ image: Image, along rect: CGRect, on canvas: Canvas) {
        canvas.setFillColor(tintColor)
        canvas.draw(
            image,
            in: CGRect(
                x: rect.minX, y: rect.midY - image.size.height / 2, width: rect.width,
                height: image.size.height))
    }
}
