import Foundation
import TableControls
import TableDrawing

extension ViewClasses {
    /// The classes with scroll views, unless a class has their name.
    package var withScrollView: ViewClasses {
        guard self[ViewClass.scrollView.name] == nil else { return self }
        var result = self
        result.add(.scrollView)
        return result
    }
}

extension ViewClass {
    /// Scroll views in descriptions.
    package static let scrollView = ViewClass(
        ScrollView.self, "A view whose content can be larger than its bounds.",
        properties: [
            ViewProperty(
                "contentInset", .insets, "The space around the content, in points.",
                of: ScrollView.self,
                read: { value, _ in
                    if case .insets(let insets) = value { .some(insets) } else { nil }
                },
                get: \.contentInset, set: { $0.contentInset = $1 }),
            .number(
                "contentSize.width", \ScrollView.contentSize.width, in: 0...1_000_000,
                "The width of the content, in points."),
            .number(
                "contentSize.height", \ScrollView.contentSize.height, in: 0...1_000_000,
                "The height of the content, in points."),
            .number(
                "contentOffset.x", \ScrollView.contentOffset.x, in: -1_000_000...1_000_000,
                "The point of the content at the left edge."),
            .number(
                "contentOffset.y", \ScrollView.contentOffset.y, in: -1_000_000...1_000_000,
                "The point of the content at the top edge."),
            .boolean(
                "followsBars", of: ScrollView.self,
                "Whether the content begins below the bars.",
                get: { $0.contentInsetAdjustmentBehavior != .never },
                set: { $0.contentInsetAdjustmentBehavior = $1 ? .automatic : .never }),
        ]
    ) { _ in ScrollView(frame: .zero) }
}
