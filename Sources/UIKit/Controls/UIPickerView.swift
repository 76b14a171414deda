import Foundation
import TableControls
import TableDrawing
import TableText

/// Wheels of rows, drawn flat around the selected rows.
open class UIPickerView: View {
    /// Data source of the rows.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    /// Delegate with the titles of the rows.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
    /// Whether a bar marks the selected rows; the bar is always drawn.
    open var showsSelectionIndicator = true
    private var selection: [Int: Int] = [:]
    private let bar = View(frame: .zero)
    private var rows: [View] = []

    /// Height of a row, in points.
    private static let rowHeight: CGFloat = 32
    /// Rows above and below the selected row.
    private static let reach = 2

    /// Creates wheels with a frame, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        bar.backgroundColor = .tertiarySystemFill
        bar.layer.cornerRadius = 8
        addSubview(bar)
    }

    /// Number of wheels.
    open var numberOfComponents: Int { max(0, dataSource?.numberOfComponents(in: self) ?? 0) }
    /// Returns the number of rows of a wheel.
    open func numberOfRows(inComponent component: Int) -> Int {
        max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
    }
    /// Returns the selected row of a wheel.
    open func selectedRow(inComponent component: Int) -> Int { selection[component] ?? 0 }
    /// Selects a row of a wheel.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        selection[component] = row
        setNeedsLayout()
    }
    /// Asks for all rows again.
    open func reloadAllComponents() { setNeedsLayout() }
    /// Asks for the rows of a wheel again.
    open func reloadComponent(_ component: Int) { setNeedsLayout() }

    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        for row in rows { row.removeFromSuperview() }
        rows = []
        bar.frame = CGRect(
            x: 9, y: bounds.midY - Self.rowHeight / 2, width: max(0, bounds.width - 18),
            height: Self.rowHeight)
        let count = min(numberOfComponents, 10)
        guard count > 0 else { return }
        let width = max(0, bounds.width - 18) / CGFloat(count)
        for component in 0..<count {
            let selected = selectedRow(inComponent: component)
            let all = 0..<numberOfRows(inComponent: component)
            for row in selected - Self.reach...selected + Self.reach where all.contains(row) {
                let view = view(row, component)
                let distance = row - selected
                view.alpha = distance == 0 ? 1 : 0.6 - 0.2 * CGFloat(abs(distance))
                view.frame = CGRect(
                    x: 9 + CGFloat(component) * width,
                    y: bounds.midY + (CGFloat(distance) - 0.5) * Self.rowHeight, width: width,
                    height: Self.rowHeight)
                addSubview(view)
                rows.append(view)
            }
        }
    }

    private func view(_ row: Int, _ component: Int) -> View {
        if let view = delegate?.pickerView(
            self, viewForRow: row, forComponent: component, reusing: nil)
        {
            return view
        }
        let label = Label(frame: .zero)
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 21)
        if let title = delegate?.pickerView(
            self, attributedTitleForRow: row, forComponent: component)
        {
            label.attributedText = title
        } else {
            label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component)
        }
        return label
    }
}

/// Data source of wheels.
public protocol UIPickerViewDataSource: AnyObject {
    /// Number of wheels.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// Number of rows of a wheel.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Delegate of wheels.
public protocol UIPickerViewDelegate: AnyObject {
    /// Title of a row.
    func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String?
    /// Title of a row with attributes.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    /// View of a row, or `nil` for its title.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
        reusing view: UIView?
    ) -> UIView?
    /// Called after a row was selected; never in a picture.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
    /// Height of a row, in points; the rows have the standard height.
    func pickerView(
        _ pickerView: UIPickerView, rowHeightForComponent component: Int
    ) -> CGFloat
    /// Width of a wheel, in points; the wheels have equal widths.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
}

extension UIPickerViewDelegate {
    /// Title of a row, `nil` by default.
    public func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { nil }
    /// Title of a row with attributes, `nil` by default.
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    /// View of a row, `nil` by default; an override without an optional type is not called.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
        reusing view: UIView?
    ) -> UIView? { nil }
    /// Called after a row was selected; does nothing by default.
    public func pickerView(
        _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) {}
    /// Height of a row, in points, by default.
    public func pickerView(
        _ pickerView: UIPickerView, rowHeightForComponent component: Int
    ) -> CGFloat { 32 }
    /// Width of a wheel, in points, by default.
    public func pickerView(
        _ pickerView: UIPickerView, widthForComponent component: Int
    ) -> CGFloat { 0 }
}
