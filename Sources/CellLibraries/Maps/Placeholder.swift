import Foundation
import TableDrawing
import UIKit

/// Gray rectangle with a name in place of content that a picture does not have.
open class PlaceholderView: UIView {
    private let title = UILabel()

    /// Creates a rectangle with a frame, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGray5
        clipsToBounds = true
        title.text = contentName
        title.textColor = .secondaryLabel
        title.font = .systemFont(ofSize: 13)
        title.textAlignment = .center
        addSubview(title)
        PlaceholderView.note(contentName, "\(type(of: self))")
    }

    /// Name of the content.
    open var contentName: String { "Content" }

    open override func layoutSubviews() {
        super.layoutSubviews()
        title.frame = bounds
        title.isHidden = bounds.width < 30 || bounds.height < 16
    }

    /// Reports once that a class draws no content.
    static func note(_ content: String, _ name: String) {
        DiagnosticLog.recordOnce(
            Diagnostic(
                "cell-libraries.placeholder",
                message:
                    "\(name): a gray rectangle with the name '\(content)' is drawn in place of "
                    + "the content"))
    }
}
