/// Swift source of the types that stand in for foreign types.
enum StandInSource {
    /// Types that every declaration of `CellStubs` uses.
    ///
    /// The file imports modules of this package, because the compiler names UIKit's classes as the
    /// modules do: `Label` for `UILabel`.
    ///
    /// A member of a stand-in is a stand-in, or a value of the type that the code expects. The
    /// second is disfavored, so that code without an expected type compiles.
    static let text = """
        import Foundation
        import TableControls
        import TableDrawing
        import TableScreens
        import TableText
        import TableViews
        import UIKit

        protocol StandInValue { static func standIn(_ name: String) -> Self }
        protocol StandInObject { static func makeStandIn() -> Any }
        func standInValue<Value>(_ name: String) -> Value {
            if let type = Value.self as? any StandInObject.Type,
                let value = type.makeStandIn() as? Value { return value }
            if let type = Value.self as? any StandInValue.Type, let value = type.standIn(name) as? Value {
                return value
            }
            if let text = NSAttributedString(string: name) as? Value { return text }
            if let type = Value.self as? any CaseIterable.Type, let value = firstCase(type) as? Value {
                return value
            }
            if let nothing = () as? Value { return nothing }
            let action: () -> Void = {}
            if let action = action as? Value { return action }
            for object in standInObjects { if let object = object() as? Value { return object } }
            if let stand = StandIn(name) as? Value { return stand }
            let objects: [() -> Any] = [
                { UIView(frame: .zero) }, { UILabel() }, { UIImageView() }, { UIButton() },
                { UIControl(frame: .zero) }, { UIStackView() }, { UITextField() }, { UITextView() },
                { UICollectionViewFlowLayout() }, { UIViewController() },
                { UITableViewCell(style: .default, reuseIdentifier: nil) },
                { UICollectionViewCell(frame: .zero) }, { UIScrollView(frame: .zero) },
            ]
            for object in objects { if let object = object() as? Value { return object } }
            fatalError("'\\(name)' is a stand-in and has no value of the type \\(Value.self)")
        }
        func firstCase<Value: CaseIterable>(_ type: Value.Type) -> Any? { type.allCases.first }
        prefix operator ^?
        prefix func ^? (value: StandIn) -> StandIn? { value }
        prefix func ^? <Value>(value: Value?) -> Value? { value }

        @dynamicMemberLookup @dynamicCallable protocol StandInMembers { var standInName: String { get } }
        extension StandInMembers {
            var standInName: String { "\\(type(of: self))" }
            subscript(dynamicMember name: String) -> StandIn {
                get { StandIn(name) } nonmutating set {} }
            @_disfavoredOverload subscript<Value>(dynamicMember name: String) -> Value {
                get { standInValue(name) } nonmutating set {} }
            @_disfavoredOverload subscript(dynamicMember name: String) -> StandIn? {
                get { StandIn(name) } nonmutating set {} }
            @discardableResult
            func dynamicallyCall(withKeywordArguments: KeyValuePairs<String, Any>) -> StandIn {
                StandIn(standInName) }
            @_disfavoredOverload
            func dynamicallyCall<Value>(withKeywordArguments: KeyValuePairs<String, Any>) -> Value {
                standInValue(standInName) }
            @_disfavoredOverload @discardableResult
            func dynamicallyCall(
                withKeywordArguments: KeyValuePairs<String, (StandIn) -> Void>
            ) -> StandIn { StandIn(standInName) }
            @_disfavoredOverload @discardableResult
            func dynamicallyCall(
                withKeywordArguments: KeyValuePairs<String, StandIn>
            ) -> StandIn { StandIn(standInName) }
            subscript(_ index: Any) -> StandIn { get { StandIn(standInName) } nonmutating set {} }
        }
        extension UIView {
            func standInAdd(_ views: [Any]) {
                for each in views {
                    if let list = each as? [Any] { standInAdd(list) }
                    guard let view = each as? UIView else { continue }
                    if let stack = self as? UIStackView {
                        stack.addArrangedSubview(view)
                    } else {
                        addSubview(view)
                    }
                }
            }
        }
        struct StandIn: StandInMembers, StandInValue, LosslessStringConvertible, Hashable, Comparable,
            Sequence, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringInterpolation,
            ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
        {
            let standInName: String
            init(_ name: String = "") { standInName = name }
            init(integerLiteral value: Int) { self.init("\\(value)") }
            init(floatLiteral value: Double) { self.init("\\(value)") }
            init(stringLiteral value: String) { self.init(value) }
            init(booleanLiteral value: Bool) { self.init("\\(value)") }
            init(arrayLiteral elements: Any...) { self.init() }
            init(dictionaryLiteral elements: (AnyHashable, Any)...) { self.init() }
            static func standIn(_ name: String) -> StandIn { StandIn(name) }
            static subscript(dynamicMember name: String) -> StandIn { get { StandIn(name) } set {} }
            var description: String { standInName }
            var count: Int { 0 }
            var isEmpty: Bool { true }
            var first: StandIn? { nil }
            var last: StandIn? { nil }
            static func < (first: StandIn, second: StandIn) -> Bool { false }
            func makeIterator() -> AnyIterator<StandIn> { AnyIterator { nil } }
        }
        @dynamicMemberLookup @dynamicCallable struct StandInOf<Value> {
            let name: String
            subscript(dynamicMember name: String) -> Value { standInValue(name) }
            func dynamicallyCall(withKeywordArguments: KeyValuePairs<String, Any>) -> Value {
                standInValue(name) }
        }

        extension String: StandInValue { static func standIn(_ name: String) -> String { name } }
        extension Bool: StandInValue { static func standIn(_ name: String) -> Bool { false } }
        extension Date: StandInValue {
            static func standIn(_ name: String) -> Date { Date(timeIntervalSince1970: 1_735_732_800) } }
        extension URL: StandInValue {
            static func standIn(_ name: String) -> URL { URL(string: "https://example.com")! } }
        extension Data: StandInValue { static func standIn(_ name: String) -> Data { Data() } }
        extension UUID: StandInValue { static func standIn(_ name: String) -> UUID { UUID() } }
        extension Array: StandInValue { static func standIn(_ name: String) -> Array { [] } }
        extension Set: StandInValue { static func standIn(_ name: String) -> Set { [] } }
        extension Dictionary: StandInValue { static func standIn(_ name: String) -> Dictionary { [:] } }
        extension Optional: StandInValue {
            static func standIn(_ name: String) -> Optional {
                (Wrapped.self as? any StandInValue.Type)?.standIn(name) as? Wrapped } }
        extension UIColor: StandInValue { static func standIn(_ name: String) -> UIColor { .systemGray } }
        extension UIFont: StandInValue {
            static func standIn(_ name: String) -> UIFont { .systemFont(ofSize: 17) } }
        extension UIImage: StandInValue {
            static func standIn(_ name: String) -> UIImage {
                let size = CGSize(width: 24, height: 24)
                return UIGraphicsImageRenderer(size: size).image { context in
                    UIColor.systemGray4.setFill()
                    context.fill(CGRect(origin: .zero, size: size))
                } } }
        extension CGSize: StandInValue {
            static func standIn(_ name: String) -> CGSize { CGSize(width: 24, height: 24) } }
        extension UIEdgeInsets: StandInValue { static func standIn(_ name: String) -> UIEdgeInsets { .zero } }

        """ + numbers

    /// Content of a cell with views of SwiftUI.
    static let hosting = "UIHostingConfiguration"
    /// Declaration of the content, which is a labelled box.
    static let hostingText = """
        struct UIHostingConfiguration: UIContentConfiguration {
            func makeContentView() -> any UIView & UIContentView { HostingStandIn(self) }
            func updated(for state: any UIConfigurationState) -> Self { self }
        }
        final class HostingStandIn: UIView, UIContentView {
            var configuration: any UIContentConfiguration
            init(_ configuration: UIHostingConfiguration) {
                self.configuration = configuration
                super.init(frame: .zero)
                let box = UIView()
                let label = UILabel()
                label.text = "SwiftUI"
                label.textColor = .secondaryLabel
                box.layer.borderColor = UIColor.separator.cgColor
                box.layer.borderWidth = 1
                for view in [box, label] {
                    view.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(view)
                }
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: topAnchor, constant: 8),
                    box.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
                    box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
                    box.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
                    label.topAnchor.constraint(equalTo: box.topAnchor, constant: 12),
                    label.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -12),
                    label.centerXAnchor.constraint(equalTo: box.centerXAnchor),
                ])
            }
            required init?(coder: NSCoder) { nil }
        }
        """

    private static let numbers =
        ["Int", "Int32", "Int64", "UInt", "Double", "Float", "CGFloat", "Decimal"].map { type in
            "extension \(type): StandInValue { static func standIn(_ name: String) -> \(type) { 1 } }\n"
        }.joined()

    /// Types of UIKit that have a stand-in of their own.
    static let valueTypes: Set<String> = [
        "UIColor", "UIFont", "UIImage", "String", "CGSize", "CGFloat", "UIEdgeInsets", "Int",
        "Double",
    ]
}
