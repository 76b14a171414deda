import Foundation
import TableDrawing
import TableThemes

/// Row of dots that displays the current page; UIKit's class.
open class PageControl: Control {
    /// Number of pages; values below 0 are set to 0.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(0, numberOfPages)
            currentPage = min(currentPage, max(0, numberOfPages - 1))
            setNeedsDisplay()
        }
    }
    /// Current page, starting at 0; values out of range are clamped.
    open var currentPage = 0 {
        didSet {
            currentPage = min(max(0, currentPage), max(0, numberOfPages - 1))
            setNeedsDisplay()
        }
    }
    /// Whether the control is empty if it has a single page.
    open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
    /// Colour of the dots, or `nil` for the theme's colour.
    open var pageIndicatorTintColor: Color? { didSet { setNeedsDisplay() } }
    /// Colour of the current page's dot, or `nil` for the theme's colour.
    open var currentPageIndicatorTintColor: Color? { didSet { setNeedsDisplay() } }

    /// Returns the size of the dots for a number of pages.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let looks = metrics.pageControl
        let dots = CGFloat(max(0, pageCount - 1)) * looks.pitch + looks.dotDiameter
        return CGSize(
            width: pageCount > 0 ? dots + looks.padding * 2 : 0, height: looks.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        self.size(forNumberOfPages: numberOfPages)
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    /// Whether dots are visible.
    var showsPages: Bool { numberOfPages > (hidesForSinglePage ? 1 : 0) }

    package override var takesHighlightOfCell: Bool { false }

    override func drawArt(on canvas: Canvas) {
        guard showsPages else { return }
        let looks = metrics.pageControl
        let pitch = fittingPitch(looks)
        let places = shownPlaces(looks, pitch)
        let extent = CGFloat(places.count - 1) * pitch + looks.dotDiameter
        let left = aligned(bounds.midX - extent / 2)
        let top = aligned(bounds.midY - looks.dotDiameter / 2)
        canvas.withOpacity(isEnabled ? 1 : metrics.disabledOpacity) {
            for (index, place) in places.enumerated() {
                let page = isMirrored ? numberOfPages - 1 - place : place
                let color =
                    page == currentPage
                    ? currentPageIndicatorTintColor ?? looks.currentDotColor
                    : pageIndicatorTintColor ?? looks.dotColor
                canvas.setFillColor(color)
                canvas.fillEllipse(
                    in: CGRect(
                        x: aligned(left + CGFloat(index) * pitch), y: top,
                        width: looks.dotDiameter, height: looks.dotDiameter))
            }
        }
    }

    /// Share of the distance between dots down to which dots move closer before some are hidden.
    ///
    /// A control of a nib may have its width of earlier versions, in which dots were 16 points apart.
    private static let closestPitch: CGFloat = 0.85

    /// Returns the distance between dots that fit, in points.
    ///
    /// Before iOS 14, controls had no padding and showed all dots.
    private func fittingPitch(_ looks: PageControlMetrics) -> CGFloat {
        guard numberOfPages > 1 else { return looks.pitch }
        let fitting = (bounds.width - looks.dotDiameter) / CGFloat(numberOfPages - 1)
        guard fitting < looks.pitch, fitting >= 1,
            looks.padding == 0 || fitting >= looks.pitch * Self.closestPitch
        else { return looks.pitch }
        return fitting
    }

    /// Returns the visible dots from left to right, at least a single dot.
    ///
    /// If some dots do not fit, the dots around the current page are visible, as in UIKit
    /// since iOS 14.
    private func shownPlaces(_ looks: PageControlMetrics, _ pitch: CGFloat) -> Range<Int> {
        // A fitting distance may be rounded down.
        let room = max(0, bounds.width - looks.dotDiameter) / pitch + 1e-6
        let count = min(numberOfPages, max(1, Int(clamping: min(room, 1_000_000)) + 1))
        let current = isMirrored ? numberOfPages - 1 - currentPage : currentPage
        let first = min(max(0, current - count / 2), numberOfPages - count)
        return first..<first + count
    }
}
