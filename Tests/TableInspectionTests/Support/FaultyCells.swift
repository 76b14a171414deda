import Foundation
import TableControls
import TableDrawing
import TableThemes
import TableViews

/// A view that a host cell makes.
class HostedView: View {
    required init() { super.init(frame: .zero) }
}

/// Draws its title and forgets to say so when the title changes.
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

/// Draws its title, and marks itself when the title changes.
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

/// A cell with one view in its content.
final class HostCell<Hosted: HostedView>: TableViewCell {
    let hosted = Hosted()

    required init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        hosted.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        contentView.addSubview(hosted)
    }
}

/// Calls itself opaque, as views do, and draws a disc.
final class DiscView: HostedView {
    override func draw(_ rect: CGRect) {
        Color.systemRed.setFill()
        BezierPath(ovalIn: bounds).fill()
    }
}

/// Has itself drawn whenever somebody asks whether it is hidden.
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
