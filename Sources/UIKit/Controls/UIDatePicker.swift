import Foundation
import TableControls
import TableDrawing
import TableText

/// Style of a date picker.
public enum UIDatePickerStyle: Int, Sendable, Hashable, CaseIterable {
    case automatic, wheels, compact, inline
}

/// Choice of a date, drawn as a date and a time on gray plates.
open class UIDatePicker: Control {
    /// Parts of the date.
    public enum Mode: Int, Sendable, Hashable, CaseIterable {
        case time, date, dateAndTime, countDownTimer, yearAndMonth
    }

    /// Parts of the date.
    open var datePickerMode = Mode.dateAndTime { didSet { update() } }
    /// The chosen date.
    open var date = Date() { didSet { update() } }
    /// Locale of the date, or `nil` for the current locale.
    open var locale: Locale? { didSet { update() } }
    /// Calendar of the date.
    open var calendar: Calendar! { didSet { update() } }
    /// Time zone of the date, or `nil` for the current zone.
    open var timeZone: TimeZone? { didSet { update() } }
    /// Earliest date.
    open var minimumDate: Date?
    /// Latest date.
    open var maximumDate: Date?
    /// Minutes between the choices.
    open var minuteInterval = 1
    /// Duration of a timer, in seconds.
    open var countDownDuration: TimeInterval = 0
    /// Whether the time is rounded to the interval.
    open var roundsToMinuteInterval = true
    /// Style of the picker; wheels and calendars are drawn as plates.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet {
            if preferredDatePickerStyle == .wheels || preferredDatePickerStyle == .inline {
                AcceptedInterface.note("UIDatePicker.preferredDatePickerStyle", .looks)
            }
        }
    }
    /// Style of the picker.
    open var datePickerStyle: UIDatePickerStyle { .compact }
    private let plates = StackView(arrangedSubviews: [])

    /// Creates a picker with a frame, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        plates.spacing = 6
        addSubview(plates)
        update()
    }

    /// Sets the date.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    private func update() {
        for view in plates.arrangedSubviews { view.removeFromSuperview() }
        if datePickerMode != .time, datePickerMode != .countDownTimer { add(.medium, .none) }
        if datePickerMode != .date, datePickerMode != .yearAndMonth { add(.none, .short) }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func add(_ dateStyle: DateFormatter.Style, _ timeStyle: DateFormatter.Style) {
        let formatter = DateFormatter()
        formatter.dateStyle = dateStyle
        formatter.timeStyle = timeStyle
        formatter.locale = locale ?? ImageLocale.current ?? .current
        formatter.timeZone = timeZone
        if let calendar { formatter.calendar = calendar }
        let button = Button(type: .system)
        button.setTitle(formatter.string(from: date), for: .normal)
        button.setTitleColor(.label, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        button.contentEdgeInsets = EdgeInsets(top: 6, left: 11, bottom: 6, right: 11)
        button.backgroundColor = .tertiarySystemFill
        button.layer.cornerRadius = 6
        plates.addArrangedSubview(button)
    }

    open override var intrinsicContentSize: CGSize {
        plates.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = intrinsicContentSize
        plates.frame = CGRect(
            x: max(0, bounds.width - size.width), y: (bounds.height - size.height) / 2,
            width: min(size.width, bounds.width), height: size.height)
    }
}
