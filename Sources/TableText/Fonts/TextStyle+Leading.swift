import Foundation
import TableDrawing

extension Font.TextStyle {
    /// Returns the distance between the baselines of two lines in points for a category.
    ///
    /// Apple's Human Interface Guidelines publish the values as leading. The values of body,
    /// subheadline and footnote were also measured in pictures of labels, at the categories medium,
    /// large and extra extra extra large. The measurement confirms the published values except for
    /// subheadline at the last category: 26 was measured, and 28 is published.
    package func linePitch(for category: ContentSizeCategory) -> CGFloat {
        linePitches[category.index]
    }

    /// Returns the distance between the baselines of two lines in points for a size in points.
    ///
    /// Between two published sizes the distance is interpolated. Smaller and larger sizes have the
    /// ratio of the smallest and of the largest published size.
    func linePitch(ofSize size: CGFloat) -> CGFloat {
        let published = ContentSizeCategory.allCases.map {
            (size: pointSize(for: $0), pitch: linePitch(for: $0))
        }
        guard let above = published.firstIndex(where: { $0.size >= size }) else {
            let largest = published[published.count - 1]
            return largest.pitch * size / largest.size
        }
        let (low, high) = (published[max(0, above - 1)], published[above])
        guard high.size > low.size else { return high.pitch * size / high.size }
        return low.pitch + (high.pitch - low.pitch) * (size - low.size) / (high.size - low.size)
    }

    /// Distances in points from extra small to the largest accessibility size.
    private var linePitches: [CGFloat] {
        switch self {
        case .largeTitle: return [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
        case .title1: return [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
        case .title2: return [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
        case .title3: return [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
        case .headline, .body: return [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
        case .callout: return [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
        case .subheadline: return [16, 18, 19, 20, 22, 24, 26, 31, 37, 43, 50, 58]
        case .footnote: return [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
        case .caption1: return [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
        case .caption2: return [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
        }
    }
}
