import Foundation
import TableDrawing
import UIKit

/// Images of the network, which a picture does not load.
enum NetworkImages {
    /// Gray square in place of an image without a placeholder.
    private static func square() -> UIImage {
        let size = CGSize(width: 60, height: 60)
        return UIGraphicsImageRenderer(size: size).image { context in
            UIColor.systemGray4.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    /// Returns the placeholder of an image, or a gray square, and names the image once.
    static func placeholder(_ name: String, _ given: UIImage?, for source: Any?) -> UIImage? {
        guard let source else { return given }
        DiagnosticLog.recordOnce(
            Diagnostic(
                "cell-libraries.image",
                message: "\(name): \(source) is not loaded, because a picture uses no network; "
                    + (given == nil ? "a gray square" : "the placeholder") + " is drawn"))
        return given ?? square()
    }
}
