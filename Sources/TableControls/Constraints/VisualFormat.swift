import Foundation
import TableDrawing

extension NSLayoutConstraint {
    /// Alignment and direction of a visual format.
    public struct FormatOptions: OptionSet, Sendable, Hashable {
        /// Bits of the options.
        public let rawValue: Int

        /// Creates options from their bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Left edges are equal.
        public static let alignAllLeft = FormatOptions(rawValue: 1)
        /// Right edges are equal.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 1)
        /// Top edges are equal.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 2)
        /// Bottom edges are equal.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 3)
        /// Leading edges are equal.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 4)
        /// Trailing edges are equal.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 5)
        /// Horizontal centres are equal.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 6)
        /// Vertical centres are equal.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 7)
        /// Baselines of the last lines are equal.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 8)
        /// Baselines of the first lines are equal.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 9)
        /// A horizontal format goes from left to right in every direction of the interface.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 10)

        /// Attributes that the options make equal.
        fileprivate var attributes: [Attribute] {
            let all: [(FormatOptions, Attribute)] = [
                (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
                (.alignAllBottom, .bottom), (.alignAllLeading, .leading),
                (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
                (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
                (.alignAllFirstBaseline, .firstBaseline),
            ]
            return all.filter { contains($0.0) }.map(\.1)
        }
    }

    /// Returns the inactive constraints of a visual format, for example `H:|-[icon(24)]-8-[title]-|`.
    ///
    /// A `-` beside `|` is the layout margin of the superview. Between views, `-` is 8 points.
    ///
    /// A faulty format is an error that shows the place, and results in no constraints.
    ///
    /// - Parameters:
    ///   - options: alignment of the views across the axis.
    ///   - metrics: numbers that the format names, in points.
    ///   - views: views and layout guides that the format names.
    public static func constraints(
        withVisualFormat format: String, options: FormatOptions = [],
        metrics: [String: Any]? = nil, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        let numbers = (metrics ?? [:]).compactMapValues { CGFloat(metric: $0) }
        let items = views.compactMapValues { ($0 as AnyObject) as? any LayoutItem }
        var parser = VisualFormatParser(format, options, numbers, items)
        do {
            return try parser.constraints()
        } catch {
            DiagnosticLog.fail(
                "constraint.format",
                "the visual format \"\(format)\" is invalid at character \(error.offset + 1): "
                    + error.reason)
            return []
        }
    }
}

extension CGFloat {
    /// Creates a number from a value of a dictionary of metrics; `nil` for other values.
    fileprivate init?(metric value: Any) {
        switch value {
        case let value as CGFloat: self = value
        case let value as Double: self = CGFloat(value)
        case let value as Int: self = CGFloat(value)
        case let value as Float: self = CGFloat(value)
        case let value as NSNumber: self = CGFloat(value.doubleValue)
        default: return nil
        }
    }
}

/// Parser of UIKit's visual format language.
private struct VisualFormatParser {
    struct Failure: Error {
        var offset: Int
        var reason: String
    }

    /// Relation to a length, with a priority.
    struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        var constant: CGFloat = 0
        /// Name of a view whose length is meant, or `nil` for a constant.
        var view: String?
        /// Whether the relation is to the margin of the superview.
        var isMargin = false
        var priority = LayoutPriority.required
    }

    private let characters: [Character]
    private var offset = 0
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: CGFloat]
    private let views: [String: any LayoutItem]
    private var axis = NSLayoutConstraint.Axis.horizontal
    private var result: [NSLayoutConstraint] = []
    private var named: [any LayoutItem] = []

    init(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: CGFloat],
        _ views: [String: any LayoutItem]
    ) {
        characters = Array(format.filter { !$0.isWhitespace })
        self.options = options
        self.metrics = metrics
        self.views = views
    }

    mutating func constraints() throws(Failure) -> [NSLayoutConstraint] {
        if skip("V:") { axis = .vertical } else { _ = skip("H:") }
        let startsAtSuperview = skip("|")
        var previous: (any LayoutItem)?
        var gap: [Predicate]?
        if startsAtSuperview { gap = try connection(toSuperview: true) }
        while true {
            if previous != nil, gap == nil, offset == characters.count { break }
            if previous != nil, skip("|") {
                try relateToSuperview(previous, gap ?? [Predicate()], isEnd: true)
                break
            }
            let item = try view()
            if let previous {
                relate(item, near, previous, far, gap ?? [Predicate()])
            } else if startsAtSuperview {
                try relateToSuperview(item, gap ?? [Predicate()], isEnd: false)
            }
            previous = item
            if offset == characters.count { break }
            let isLast = characters.last == "|"
            gap = try connection(toSuperview: isLast && !characters[offset...].contains("["))
        }
        guard offset == characters.count else { throw failure("the format ends here") }
        for attribute in options.attributes {
            for (first, second) in zip(named, named.dropFirst()) {
                add(first, attribute, .equal, second, attribute, 0, .required)
            }
        }
        return result
    }

    // MARK: Edges

    private var isFixedDirection: Bool { options.contains(.directionLeftToRight) }
    private var near: NSLayoutConstraint.Attribute {
        axis == .vertical ? .top : isFixedDirection ? .left : .leading
    }
    private var far: NSLayoutConstraint.Attribute {
        axis == .vertical ? .bottom : isFixedDirection ? .right : .trailing
    }

    private var nearMargin: NSLayoutConstraint.Attribute {
        axis == .vertical ? .topMargin : isFixedDirection ? .leftMargin : .leadingMargin
    }
    private var farMargin: NSLayoutConstraint.Attribute {
        axis == .vertical ? .bottomMargin : isFixedDirection ? .rightMargin : .trailingMargin
    }

    private mutating func add(
        _ first: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation, _ second: (any LayoutItem)?,
        _ other: NSLayoutConstraint.Attribute, _ constant: CGFloat, _ priority: LayoutPriority
    ) {
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: second,
            attribute: other, multiplier: 1, constant: constant)
        constraint.priority = priority
        result.append(constraint)
    }

    private mutating func relate(
        _ first: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
        _ second: any LayoutItem, _ other: NSLayoutConstraint.Attribute, _ gaps: [Predicate]
    ) {
        for gap in gaps {
            add(first, attribute, gap.relation, second, other, gap.constant, gap.priority)
        }
    }

    private mutating func relateToSuperview(
        _ item: (any LayoutItem)?, _ gaps: [Predicate], isEnd: Bool
    ) throws(Failure) {
        let owner = (item as? View)?.superview ?? (item as? LayoutGuide)?.owningView
        guard let item, let superview = owner else {
            throw failure("add the view to a superview before \"|\" is used")
        }
        for gap in gaps {
            if isEnd {
                relate(superview, gap.isMargin ? farMargin : far, item, far, [gap])
            } else {
                relate(item, near, superview, gap.isMargin ? nearMargin : near, [gap])
            }
        }
    }

    // MARK: Syntax

    private func failure(_ reason: String) -> Failure { Failure(offset: offset, reason: reason) }

    private mutating func skip(_ text: String) -> Bool {
        guard characters[offset...].starts(with: text) else { return false }
        offset += text.count
        return true
    }

    private mutating func expect(_ text: String) throws(Failure) {
        guard skip(text) else { throw failure("expected \"\(text)\"") }
    }

    private mutating func name() -> String {
        let start = offset
        while offset < characters.count,
            characters[offset].isLetter || characters[offset].isNumber
                || "_.".contains(characters[offset])
                || offset == start && "-+".contains(characters[offset])
        {
            offset += 1
        }
        return String(characters[start..<offset])
    }

    private mutating func view() throws(Failure) -> any LayoutItem {
        try expect("[")
        let start = offset
        let name = name()
        guard let item = views[name] else {
            offset = start
            throw failure("\"\(name)\" is not a key of the views")
        }
        named.append(item)
        if skip("(") {
            let length: NSLayoutConstraint.Attribute = axis == .vertical ? .height : .width
            for predicate in try predicates() {
                let other = predicate.view.flatMap { views[$0] }
                add(
                    item, length, predicate.relation, other,
                    other == nil ? .notAnAttribute : length, predicate.constant, predicate.priority)
            }
        }
        try expect("]")
        return item
    }

    /// Reads a connection: nothing, `-`, `-8-` or `-(>=8@750)-`.
    private mutating func connection(toSuperview: Bool) throws(Failure) -> [Predicate] {
        guard skip("-") else { return [Predicate()] }
        let isStandard = offset < characters.count && "[|".contains(characters[offset])
        guard !isStandard else {
            guard toSuperview else { return [Predicate(constant: SystemSpacing.between)] }
            return [Predicate(isMargin: true)]
        }
        let gaps = skip("(") ? try predicates() : [try predicate()]
        try expect("-")
        return gaps
    }

    /// Reads predicates until a closing parenthesis.
    private mutating func predicates() throws(Failure) -> [Predicate] {
        var all = [try predicate()]
        while skip(",") { all.append(try predicate()) }
        try expect(")")
        return all
    }

    private mutating func predicate() throws(Failure) -> Predicate {
        var predicate = Predicate()
        if skip(">=") {
            predicate.relation = .greaterThanOrEqual
        } else if skip("<=") {
            predicate.relation = .lessThanOrEqual
        } else {
            _ = skip("==")
        }
        let start = offset
        let name = name()
        if let number = number(name) {
            predicate.constant = number
        } else if views[name] != nil {
            predicate.view = name
        } else {
            offset = start
            throw failure("\"\(name)\" is neither a number nor a key of the metrics or views")
        }
        if skip("@") {
            let name = self.name()
            guard let priority = number(name), (0...1000).contains(priority) else {
                throw failure("the priority must be a number from 0 to 1000")
            }
            predicate.priority = LayoutPriority(Float(priority))
        }
        return predicate
    }

    private func number(_ name: String) -> CGFloat? {
        metrics[name] ?? Double(name).flatMap { $0.isFinite ? CGFloat($0) : nil }
    }
}
