import Foundation
import TableDrawing
import TableText

/// Texts that are not seen whole in a view that is given its place by none of the controls and stacks.
struct TextShortage {
    /// A size that shows the texts whole.
    struct Remedy {
        /// What is to have it.
        let view: View
        /// The size that this view was given, in points; autoresizing may since have changed it.
        let given: CGSize
        /// The least size to give it instead, in points.
        let size: CGSize
        /// How much higher the view becomes by that, in points.
        let growth: CGFloat
    }

    /// What a text lacks.
    private enum Lack { case height, width, room }

    /// The text itself, or the outermost of the controls and stacks around it.
    let view: View
    /// The labels, text views and controls whose texts they are, each once.
    private(set) var subjects: [View] = []
    /// The remedy that gives the view, or the superview that it fills, enough space for its
    /// text, or `nil` if no remedy was found.
    private(set) var remedy: Remedy?
    private var texts: [(text: View, lack: Lack)] = []

    init(_ text: View, in view: View) {
        self.view = view
        add(text)
    }

    mutating func add(_ text: View) {
        var lack = text.hidesItsText ? Lack.room : .height
        if lack == .height, text.lacksWidthForText { lack = .width }
        texts.append((text, lack))
        let subject = text.outermostControl ?? text
        if !subjects.contains(where: { $0 === subject }) { subjects.append(subject) }
    }

    /// Whether a text is seen not at all, or would not be seen whole in a higher view.
    var lacksWidth: Bool { texts.contains { $0.lack != .height } }

    /// Whether all texts are buttons' titles.
    var isOfTitles: Bool { texts.allSatisfy { $0.text is ButtonTitle } }

    /// Whether all are signs of buttons, which cannot be shorter.
    var isOfSigns: Bool { texts.allSatisfy { $0.text is Button } }

    /// Whether all of them are seen whole at present.
    var isWhole: Bool {
        texts.allSatisfy { text, lack in
            guard text.cutTextViews.isEmpty else { return false }
            // A single visible letter is no remedy for an invisible text.
            return lack != .room || !text.leavesOutText
        }
    }

    /// Looks for a size of a view in which all is seen.
    mutating func findRemedy(in owner: View) {
        let shortage = self
        let trial = FittingTrial(owner) { shortage.isWhole }
        guard let size = trial.leastSize(widthFirst: lacksWidth) else { return }
        remedy = Remedy(
            view: owner, given: trial.givenSize, size: size, growth: trial.growth(withSize: size))
    }

    /// What a warning of it is about, whatever the view's size is at the moment.
    var topic: String { "\(contents) of " + subjects.map(\.toldName).joined(separator: ", ") }

    /// How much the remedy asks for, in points; more where there is none.
    var demand: Double {
        remedy.map { Double($0.size.width + $0.size.height) } ?? .infinity
    }

    // MARK: Words

    /// What is wrong, in a warning's words.
    var words: String {
        let isOne = subjects.count == 1
        let names = subjects.map { "the \($0.toldName)" }
        let others = names.dropLast().joined(separator: ", ")
        let list = isOne ? names[0] : "\(others) and \(names[names.count - 1])"
        return "the \(contents) of \(list) " + fault(isOne ? subjects[0] : view, isOne)
    }

    private var contents: String {
        let signs = texts.filter { $0.text is Button }.count
        if signs == texts.count { return subjects.count == 1 ? "image" : "images" }
        let hasPictures =
            signs > 0 || subjects.contains { ($0 as? Button)?.stacksImageAndTitle == true }
        return (subjects.count == 1 ? "text" : "texts")
            + (hasPictures ? subjects.count == 1 ? " and image" : " and images" : "")
    }

    private func fault(_ view: View, _ isOne: Bool) -> String {
        let size = view.bounds.size
        let name = isOne ? "the view" : "the \(view.toldName)"
        let isSingular = contents == "text" || contents == "image"
        let verb = isSingular ? "does" : "do"
        let end = isSingular ? "is cut" : "are cut"
        let lacks = texts.map(\.lack)
        func misfit(_ length: String, _ value: CGFloat) -> String {
            isOne
                ? "\(verb) not fit into the view's \(length) of \(value.inPoints) and \(end)"
                : "\(verb) not fit into the \(length) of \(name), \(value.inPoints), and \(end)"
        }
        if lacks.allSatisfy({ $0 == .height }) { return misfit("height", size.height) }
        if lacks.allSatisfy({ $0 == .width }) { return misfit("width", size.width) }
        let place = "\(size.width.inPoints) wide and \(size.height.inPoints) high"
        guard lacks.allSatisfy({ $0 == .room }) else {
            return "\(verb) not fit into \(name), \(place), and \(end)"
        }
        return "\(isSingular ? "is" : "are") not seen, for \(name) is \(place)"
    }
}

extension View {
    /// The outermost of the nested controls that directly contain the text.
    fileprivate var outermostControl: Control? {
        var found: Control?
        var view: View? = self
        while let each = view, each === self || each is Control || each is StackView {
            if let control = each as? Control { found = control }
            view = each.superview
        }
        return found
    }

    /// Whether more height alone would not show a control's text, or its sign, whole.
    var lacksWidthForText: Bool {
        switch self {
        case let title as ButtonTitle: title.lacksWidth
        case let control as SegmentedControl: control.shortensTitles
        case let button as Button: button.badgeLacksWidth
        default: false
        }
    }

    /// Whether a label's text ends with a sign for what is left out, or at the label's edge.
    fileprivate var leavesOutText: Bool {
        guard let layout = (self as? Label)?.currentLayout else { return false }
        return layout.isTruncated || layout.isClipped
    }
}
