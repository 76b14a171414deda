import Foundation
import TableControls
import TableDrawing
import TableScreens
import TableViews

#if os(Linux)
    import UIKit
#endif

/// Nib of a class whose own nib is missing: a view of the type of each outlet, below each other.
struct OutletStandIns {
    private let className: String
    private let outlets: [CellRunPlan.Outlet]
    private let classes: ViewClasses

    /// Creates stand-ins, or returns `nil` for a class without outlets or without a registration of
    /// its own.
    init?(_ className: String, _ outlets: [CellRunPlan.Outlet], _ classes: ViewClasses) {
        guard !outlets.isEmpty, let own = classes.ownClass(named: className) else { return nil }
        self.className = own.name
        self.outlets = outlets
        self.classes = classes
    }

    /// Adds the classes of views that outlets have and that descriptions do not name.
    static func addClasses(to classes: inout ViewClasses) {
        #if os(Linux)
            func add<Class: View>(
                _ type: Class.Type, _ name: String, _ make: @escaping @Sendable () -> Class
            ) {
                if classes[name] == nil { classes.register(type, named: name, make: make) }
            }
            add(UIScrollView.self, "UIScrollView") { UIScrollView(frame: .zero) }
            add(UICollectionView.self, "UICollectionView") {
                UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            }
            add(UIDatePicker.self, "UIDatePicker") { UIDatePicker(frame: .zero) }
            add(UIPickerView.self, "UIPickerView") { UIPickerView(frame: .zero) }
            add(UISearchBar.self, "UISearchBar") { UISearchBar() }
            add(UIVisualEffectView.self, "UIVisualEffectView") { UIVisualEffectView(effect: nil) }
        #endif
    }

    /// The nib.
    var nib: Nib {
        var top = ViewDescription(className, frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        top.identifier = "top"
        var column = ViewDescription(
            "StackView",
            properties: [
                "axis": .text("vertical"), "alignment": .text("leading"), "spacing": .number(8),
            ])
        column.constraints = [.top, .leading, .trailing, .bottom].map { attribute in
            ConstraintDescription(
                .init(nil, attribute), .equal,
                .init(ConstraintDescription.superviewName, guide: .margins, attribute))
        }
        top.outlets = []
        for outlet in outlets {
            let isCollection = outlet.type.hasPrefix("[")
            for number in 1...(isCollection ? 2 : 1) {
                guard var view = view(of: outlet) else { break }
                let identifier = "\(outlet.property)-\(number)"
                if let index = view.constraints.indices.first {
                    view.constraints[index].objectIdentifier = identifier
                } else {
                    view.identifier = identifier
                }
                column.subviews.append(view)
                top.outlets?.append(
                    DescribedOutlet(
                        outlet.property, of: "top", to: identifier, isInCollection: isCollection))
            }
        }
        top.subviews = [column]
        return Nib(name: className, objects: [top], classes: classes)
    }

    /// Message with the outlets and their stand-ins.
    var summary: String {
        let (made, missing) = (
            outlets.filter { view(of: $0) != nil }, outlets.filter { view(of: $0) == nil }
        )
        func list(_ outlets: [CellRunPlan.Outlet]) -> String {
            outlets.map { "\($0.property) (\($0.type))" }.joined(separator: ", ")
        }
        var text = "no xib and no storyboard of the folder has the class"
        if !made.isEmpty { text += "; views stand in for the outlets \(list(made))" }
        if !missing.isEmpty { text += "; nothing stands in for \(list(missing))" }
        return text
    }

    /// Returns a view that stands in for an outlet, or that has a constraint which stands in for
    /// it; or `nil` for another type.
    private func view(of outlet: CellRunPlan.Outlet) -> ViewDescription? {
        let type = outlet.type.filter { $0 != "[" && $0 != "]" }
        if type == "NSLayoutConstraint" {
            var spacer = ViewDescription(
                "View", frame: .zero, properties: ["isHidden": .boolean(true)])
            spacer.constraints = [ConstraintDescription(.init(nil, .height))]
            return spacer
        }
        let plain = type.hasPrefix("UI") ? String(type.dropFirst(2)) : type
        let known = classes.ownClass(named: type) ?? classes[type] ?? classes[plain]
        guard let found = known else { return nil }
        var view = ViewDescription(found.name)
        let properties = Set(classes.properties(of: found).map(\.name))
        // A view without a text or image has a gray area.
        if properties.contains("text") {
            view.properties["text"] = .text(outlet.property)
        } else if properties.contains("title") {
            view.properties["title"] = .text(outlet.property)
        } else if properties.contains("image") {
            view.properties["image"] = .image { Self.square }
        } else if !found.sendsActions {
            view.properties["backgroundColor"] = .color(.systemGray5)
        }
        let size = view.properties["backgroundColor"] == nil ? nil : CGSize(width: 120, height: 32)
        if let size { view.place = .frame(CGRect(origin: .zero, size: size)) }
        return view
    }

    /// Gray image.
    static var square: Image? {
        GraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { canvas in
            Color.systemGray4.setFill()
            canvas.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
    }
}
