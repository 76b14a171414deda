import Foundation
import TableDrawing

/// Shows which of some pages is in view, as a row of dots; UIKit's class.
open class PageControl: Control {
    /// Below 0 is 0.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(0, numberOfPages)
            currentPage = min(currentPage, max(0, numberOfPages - 1))
            setNeedsDisplay()
        }
    }
    /// From 0; another page is brought into the range.
    open var currentPage = 0 {
        didSet {
            currentPage = min(max(0, currentPage), max(0, numberOfPages - 1))
            setNeedsDisplay()
        }
    }
    open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
    /// The dots; nothing takes the theme's.
    open var pageIndicatorTintColor: Color? { didSet { setNeedsDisplay() } }
    open var currentPageIndicatorTintColor: Color? { didSet { setNeedsDisplay() } }

    /// The size of the dots for a number of pages.
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

    override func drawArt(on canvas: Canvas) {
        guard numberOfPages > 0, !(hidesForSinglePage && numberOfPages == 1) else { return }
        let looks = metrics.pageControl
        let extent = CGFloat(numberOfPages - 1) * looks.pitch + looks.dotDiameter
        let left = aligned(bounds.midX - extent / 2)
        let top = aligned(bounds.midY - looks.dotDiameter / 2)
        // Dots outside of the bounds are not drawn, however many pages are claimed.
        let first = max(0, Int((bounds.minX - left) / looks.pitch))
        let last = min(numberOfPages - 1, Int((bounds.maxX - left) / looks.pitch))
        guard first <= last else { return }
        canvas.withOpacity(isEnabled ? 1 : metrics.disabledOpacity) {
            for place in first...last {
                let page = isMirrored ? numberOfPages - 1 - place : place
                let color =
                    page == currentPage
                    ? currentPageIndicatorTintColor ?? looks.currentDotColor
                    : pageIndicatorTintColor ?? looks.dotColor
                canvas.setFillColor(color)
                canvas.fillEllipse(
                    in: CGRect(
                        x: left + CGFloat(place) * looks.pitch, y: top, width: looks.dotDiameter,
                        height: looks.dotDiameter))
            }
        }
    }
}
