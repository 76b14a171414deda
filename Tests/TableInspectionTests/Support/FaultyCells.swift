import Foundation
import TableControls
import TableDrawing
import TableThemes
import TableViews

/// View that a host cell creates.
class HostedView: View {
    required init() { super.init(frame: .zero) }
}

/// View that draws its title and does not call `setNeedsDisplay` when the title changes.
final class ForgetfulView: HostedView {
    var title = ""

    override func draw(_ rect: CGRect) {
        Color.white.setFill()
        rectFill(bounds)
        Color.black.setFill()
        for index in 0..<title.count {
            rectFill(CGRect(x: CGFloat(index) * 6, y: 10, width: 4, height: 10))
        }
    }
}

/// View that draws its title, and calls `setNeedsDisplay` when the title changes.
final class MindfulView: HostedView {
    var title = "" { didSet { if title != oldValue { setNeedsDisplay() } } }

    override func draw(_ rect: CGRect) {
        Color.white.setFill()
        rectFill(bounds)
        Color.black.setFill()
        for index in 0..<title.count {
            rectFill(CGRect(x: CGFloat(index) * 6, y: 10, width: 4, height: 10))
        }
    }
}

/// Cell with a single view in its content.
final class HostCell<Hosted: HostedView>: TableViewCell {
    let hosted = Hosted()

    required init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        hosted.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        contentView.addSubview(hosted)
    }
}

/// View that is marked as opaque by default, and draws a disc.
final class DiscView: HostedView {
    override func draw(_ rect: CGRect) {
        Color.systemRed.setFill()
        BezierPath(ovalIn: bounds).fill()
    }
}

/// View that requests a drawing whenever its property `isHidden` is read.
final class RestlessView: HostedView {
    override var isHidden: Bool {
        get {
            setNeedsDisplay()
            return super.isHidden
        }
        set { super.isHidden = newValue }
    }

    override func draw(_ rect: CGRect) {
        Color.white.setFill()
        rectFill(bounds)
    }
}
