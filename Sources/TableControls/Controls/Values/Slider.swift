import Foundation
import TableDrawing
import TableThemes

/// Control for choosing a value from a range; UIKit's class.
open class Slider: Control {
    /// Value from `minimumValue` to `maximumValue`; values out of range are clamped.
    open var value: Float {
        get { storedValue }
        set { setValue(newValue, animated: false) }
    }
    private var storedValue: Float = 0
    /// Minimum value; a minimum above the maximum also sets the maximum.
    open var minimumValue: Float = 0 {
        didSet {
            if minimumValue > maximumValue { maximumValue = minimumValue }
            value = storedValue
        }
    }
    /// Maximum value; a maximum below the minimum also sets the minimum.
    open var maximumValue: Float = 1 {
        didSet {
            if maximumValue < minimumValue { minimumValue = maximumValue }
            value = storedValue
        }
    }
    /// Whether each movement sends an event; pictures have no movements.
    open var isContinuous = true
    /// Colour of the track below the value, or `nil` for the theme's colour.
    open var minimumTrackTintColor: Color? { didSet { setNeedsDisplay() } }
    /// Colour of the track above the value, or `nil` for the theme's colour.
    open var maximumTrackTintColor: Color? { didSet { setNeedsDisplay() } }
    /// Colour of the thumb, or `nil` for the theme's colour.
    open var thumbTintColor: Color? { didSet { setNeedsDisplay() } }
    /// Image at the minimum value's end.
    open var minimumValueImage: Image? { didSet { setNeedsDisplay() } }
    /// Image at the maximum value's end.
    open var maximumValueImage: Image? { didSet { setNeedsDisplay() } }

    /// Images in place of parts, by part and state.
    var partImages: [PartImage: Image] = [:] { didSet { setNeedsDisplay() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        if frame.height == 0 { self.frame.size.height = metrics.slider.height }
    }

    /// Sets the value; a value that is not a number is an error and changes nothing.
    open func setValue(_ value: Float, animated: Bool) {
        guard !value.isNaN else {
            return DiagnosticLog.fail(
                "slider.value", "a slider's value is not a number; it stays \(storedValue)")
        }
        storedValue = min(maximumValue, max(minimumValue, value))
        setNeedsDisplay()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: metrics.slider.height)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: metrics.slider.height)
    }

    open override var alignmentRectInsets: EdgeInsets {
        let inset = metrics.slider.alignmentInset
        return EdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
    }

    // MARK: Parts

    /// Returns the frame of the minimum value's image, vertically centred.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(minimumValueImage, atRight: isMirrored, bounds)
    }

    /// Returns the frame of the maximum value's image, vertically centred.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(maximumValueImage, atRight: !isMirrored, bounds)
    }

    private func imageRect(_ image: Image?, atRight: Bool, _ bounds: CGRect) -> CGRect {
        guard let image else { return .zero }
        return CGRect(
            origin: CGPoint(
                x: atRight ? bounds.maxX - image.size.width : bounds.minX,
                y: aligned(bounds.midY - image.size.height / 2)),
            size: image.size)
    }

    /// Returns the frame of the track for the thumb.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let looks = metrics.slider
        func room(_ image: Image?) -> CGFloat {
            image.map { $0.size.width + looks.imageGap } ?? looks.trackInset
        }
        let left = room(isMirrored ? maximumValueImage : minimumValueImage)
        let right = room(isMirrored ? minimumValueImage : maximumValueImage)
        return CGRect(
            x: bounds.minX + left, y: aligned(bounds.midY - looks.trackHeight / 2),
            width: max(0, bounds.width - left - right), height: looks.trackHeight)
    }

    /// Returns the frame of the thumb for a value.
    ///
    /// At the ends, the thumb extends beyond the track by the track's distance from the
    /// bounds. The thumb does not touch the images at the ends: if space is insufficient, it
    /// becomes narrower, down to a circle.
    open func thumbRect(
        forBounds bounds: CGRect, trackRect rect: CGRect, value: Float
    ) -> CGRect {
        let looks = metrics.slider
        var size = currentThumbImage?.size ?? looks.knob.size
        let range = maximumValue - minimumValue
        var share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        if isMirrored { share = 1 - share }
        let (low, high) = (minimumValueImage, maximumValueImage)
        func reach(_ image: Image?) -> CGFloat {
            image == nil ? looks.trackInset : looks.imageGap
        }
        let left = rect.minX - reach(isMirrored ? high : low)
        let room = rect.maxX + reach(isMirrored ? low : high) - left
        let isBetweenImages = low != nil || high != nil
        if isBetweenImages, currentThumbImage == nil {
            size.width = min(size.width, max(room, min(size.width, size.height)))
        }
        let travel = rect.width + looks.trackInset * 2 - size.width
        let x =
            travel < 0 && isBetweenImages
            ? left + (room - size.width) / 2
            : rect.minX - looks.trackInset + share * max(0, travel)
        return CGRect(
            x: x, y: aligned(bounds.midY - size.height / 2), width: size.width,
            height: size.height)
    }

    // MARK: Art

    package override var takesHighlightOfCell: Bool { false }

    /// Distance that the thumb with its shadow and the images extend beyond the frame.
    override var artOverflow: CGFloat {
        let thumb = thumbRect(
            forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
        let images = [
            minimumValueImage.map { _ in minimumValueImageRect(forBounds: bounds) },
            maximumValueImage.map { _ in maximumValueImageRect(forBounds: bounds) },
        ]
        let beyond = ([thumb] + images.compactMap { $0 }).flatMap { part in
            [
                bounds.minX - part.minX, part.maxX - bounds.maxX, bounds.minY - part.minY,
                part.maxY - bounds.maxY,
            ]
        }
        return Self.shadowReach + max(0, beyond.max() ?? 0)
    }

    private static let shadowReach: CGFloat = 12

    override func drawArt(on canvas: Canvas) {
        canvas.withOpacity(isEnabled ? 1 : metrics.disabledOpacity) {
            let track = trackRect(forBounds: bounds)
            let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
            draw(track, splitAt: thumb.midX, on: canvas)
            if let image = currentThumbImage {
                canvas.setFillColor(thumbTintColor ?? tintColor)
                canvas.draw(image, in: thumb)
            } else {
                canvas.draw(metrics.slider.knob, in: thumb, tint: thumbTintColor)
            }
            canvas.setFillColor(tintColor)
            if let image = minimumValueImage {
                canvas.draw(image, in: minimumValueImageRect(forBounds: bounds))
            }
            if let image = maximumValueImage {
                canvas.draw(image, in: maximumValueImageRect(forBounds: bounds))
            }
        }
    }

    private func draw(_ track: CGRect, splitAt x: CGFloat, on canvas: Canvas) {
        let looks = metrics.slider
        let path = Path.rounded(track, radius: .infinity)
        var (below, above) = (track, track)
        below.size.width = max(0, x - track.minX)
        above = CGRect(
            x: x, y: track.minY, width: max(0, track.maxX - x), height: track.height)
        if isMirrored { swap(&below, &above) }
        if let image = currentMaximumTrackImage {
            draw(image, along: above, on: canvas)
        } else {
            canvas.withState {
                canvas.clip(to: above)
                let fill = maximumTrackTintColor.map { ControlFill($0) } ?? looks.maximumFill
                canvas.fill(path, with: fill, in: track)
            }
        }
        if let image = currentMinimumTrackImage {
            draw(image, along: below, on: canvas)
        } else {
            canvas.withState {
                canvas.clip(to: below)
                let color = minimumTrackTintColor ?? looks.minimumColor ?? tintColor ?? .black
                canvas.fill(path, with: ControlFill(color), in: track)
                if let gloss = looks.gloss { canvas.fill(path, with: gloss, in: track) }
            }
        }
        if let border = looks.border, currentMinimumTrackImage == nil,
            currentMaximumTrackImage == nil
        {
            canvas.drawBorder(border, tint: tintColor, of: track, radius: .infinity)
        }
    }

    /// Draws an image in place of a side of the track, at the image's own height.
    private func draw(_ image: Image, along side: CGRect, on canvas: Canvas) {
        guard side.width > 0 else { return }
        canvas.setFillColor(tintColor)
        canvas.draw(
            image,
            in: CGRect(
                x: side.minX, y: aligned(side.midY - image.size.height / 2), width: side.width,
                height: image.size.height))
    }
}
