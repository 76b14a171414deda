import Foundation
import TableControls
import TableDrawing
import TableScreens
import Testing

/// Content size, content offset and scroll indicators of scroll views.
@Suite struct ScrollViewTests {
    private func scrollView() -> (ScrollView, View) {
        let scrollView = ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        let content = View(frame: .zero)
        content.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(content)
        return (scrollView, content)
    }

    @Test(arguments: [false, true])
    func `constraints with the guide or the edges determine the size of the content`(
        _ usesGuide: Bool
    ) {
        let (scrollView, content) = scrollView()
        let guide = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(
                equalTo: usesGuide ? guide.topAnchor : scrollView.topAnchor, constant: 5),
            content.leftAnchor.constraint(
                equalTo: usesGuide ? guide.leftAnchor : scrollView.leftAnchor),
            content.rightAnchor.constraint(
                equalTo: usesGuide ? guide.rightAnchor : scrollView.rightAnchor),
            content.bottomAnchor.constraint(
                equalTo: usesGuide ? guide.bottomAnchor : scrollView.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 300),
        ])
        scrollView.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 100, height: 305))
        #expect(content.frame == CGRect(x: 0, y: 5, width: 100, height: 300))
        scrollView.contentOffset.y = 40
        scrollView.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 0, y: 5, width: 100, height: 300))
        #expect(scrollView.contentSize == CGSize(width: 100, height: 305))
        #expect(content.convert(.zero, to: scrollView).y - scrollView.bounds.minY == -35)
    }

    @Test func `a view constrained to the frame layout guide stays in place`() {
        let (scrollView, content) = scrollView()
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor),
            content.leftAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leftAnchor),
            content.widthAnchor.constraint(equalToConstant: 10),
            content.heightAnchor.constraint(equalToConstant: 10),
        ])
        scrollView.contentOffset.y = 40
        scrollView.layoutIfNeeded()
        #expect(content.frame.origin == CGPoint(x: 0, y: 40))
    }

    @Test func `the content begins below the inset until the content offset is set`() {
        let (scrollView, _) = scrollView()
        scrollView.contentInset.top = 8
        scrollView.layoutIfNeeded()
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: -8))
        scrollView.contentOffset = .zero
        scrollView.contentInset.top = 20
        scrollView.layoutIfNeeded()
        #expect(scrollView.contentOffset == .zero)
    }

    @Test func `a rectangle scrolls into view by the smallest distance`() {
        let (scrollView, _) = scrollView()
        scrollView.contentSize = CGSize(width: 100, height: 400)
        scrollView.scrollRectToVisible(
            CGRect(x: 0, y: 100, width: 10, height: 10), animated: false)
        #expect(scrollView.contentOffset.y == 50)
        scrollView.scrollRectToVisible(
            CGRect(x: 0, y: 20, width: 10, height: 10), animated: false)
        #expect(scrollView.contentOffset.y == 20)
        scrollView.scrollRectToVisible(
            CGRect(x: 0, y: 30, width: 10, height: 10), animated: false)
        #expect(scrollView.contentOffset.y == 20)
    }

    @Test func `indicators of long contents appear on request`() {
        let (scrollView, content) = scrollView()
        content.removeFromSuperview()
        scrollView.contentSize = CGSize(width: 100, height: 120)
        scrollView.layoutIfNeeded()
        #expect(scrollView.subviews.isEmpty)
        scrollView.contentOffset.y = 60
        scrollView.flashScrollIndicators()
        scrollView.layoutIfNeeded()
        // The track has 54 points, and the shortest indicator 36.
        #expect(scrollView.subviews.map(\.frame) == [CGRect(x: 94, y: 81, width: 3, height: 36)])
        scrollView.showsVerticalScrollIndicator = false
        scrollView.layoutIfNeeded()
        #expect(scrollView.subviews.isEmpty)
    }
}
