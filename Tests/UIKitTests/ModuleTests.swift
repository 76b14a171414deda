import Foundation
import TableDrawing
import TableSamples
import Tableshot
import Testing
import UIKit

@testable import UIKitCells

@Suite struct ModuleTests {
    @Test("A part without effect is named once in a picture")
    func accepted() {
        let log = DiagnosticLog()
        DiagnosticLog.$current.withValue(log) {
            for _ in 0..<3 { UIView().addGestureRecognizer(UITapGestureRecognizer()) }
            UIButton(type: .system).menu = UIMenu(title: "Sort")
        }
        #expect(
            log.diagnostics.map(\.message) == [
                "UIView.addGestureRecognizer(_:) is accepted without effect: a picture has no "
                    + "touches",
                "UIButton.menu is accepted without effect: a picture has no touches",
            ])
    }

    @Test("The optional font and colour of a label fall back to the standard values")
    func labels() {
        let label = UILabel()
        label.font = UIFont(name: "No such family", size: 12)
        #expect(label.font.pointSize == 17)
        label.font = .systemFont(ofSize: 11)
        #expect(label.font.pointSize == 11)
        let optional: UIColor? = .red
        label.textColor = optional
        #expect(label.textColor.resolved == RGBA(red: 1, green: 0, blue: 0))
        label.textColor = nil
        #expect(label.textColor.resolved == UIColor.label.resolved)
        let (field, none) = (UITextField(), UIFont?.none)
        field.font = .systemFont(ofSize: 9)
        #expect(field.font?.pointSize == 9)
        field.font = none
        #expect(field.font?.pointSize == 17)
    }

    @Test("A path of Core Graphics has the outline of a bezier path, also as a copy")
    func paths() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
        let copy = path.copy()
        path.addEllipse(in: CGRect(x: 10, y: 10, width: 5, height: 5))
        #expect(copy?.boundingBox == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(path.boundingBox.maxX == 15)
        #expect(UIBezierPath(cgPath: path).cgPath == path.path)
    }

    @Test("Fonts and lengths grow with the size of texts")
    func metrics() {
        var traits = TraitCollection()
        traits.preferredContentSizeCategory = .accessibilityLarge
        traits.performAsCurrent {
            let body = UIFont.preferredFont(forTextStyle: .body).pointSize
            let metrics = UIFontMetrics(forTextStyle: .body)
            #expect(metrics.scaledFont(for: .systemFont(ofSize: 17)).pointSize == body)
            #expect(metrics.scaledValue(for: 17) == body)
            #expect(
                metrics.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 20).pointSize
                    == 20)
            let large = UITraitCollection(preferredContentSizeCategory: .large)
            #expect(metrics.scaledValue(for: 17, compatibleWith: large) == 17)
        }
    }

    @Test("Images and colours come from the folder of the resources")
    func resources() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Fixtures").standardizedFileURL.path
        let catalogs = ApplicationResources(folder: folder).catalogs
        let catalog = try #require(catalogs.first { !$0.imageNames.isEmpty })
        let name = try #require(catalog.imageNames.first)
        var resources = ApplicationResources()
        resources.catalogs = catalogs
        let log = DiagnosticLog()
        DiagnosticLog.$current.withValue(log) {
            ApplicationResources.$current.withValue(resources) {
                #expect(UIImage(named: name) != nil)
                #expect(log.diagnostics.isEmpty)
                #expect(UIImage(named: "no such image") == nil)
                #expect(UIColor(named: "no such colour") == nil)
            }
        }
        #expect(
            log.diagnostics.map(\.identifier) == ["uikit.missing-image", "uikit.missing-color"])
    }

    @Test("Components of colours equal the components of UIKit")
    func colors() {
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat)
        (hue, saturation, brightness, alpha) = (0, 0, 0, 0)
        let color = UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 0.25)
        color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        #expect(abs(hue - 0.6) < 1e-9 && abs(saturation - 0.5) < 1e-9)
        #expect(abs(brightness - 0.8) < 1e-9 && alpha == 0.25)
        #expect(UIColor(white: 0.5, alpha: 1).cgColor.components == [0.5, 0.5, 0.5, 1])
        #expect(!color.getWhite(nil, alpha: nil))
    }

    @Test("A controller loads its table at the first use")
    func controllers() throws {
        let controller = OwnerViewController(style: .plain)
        #expect(!controller.isViewLoaded)
        controller.tableView.layoutIfNeeded()
        #expect(controller.isViewLoaded)
        #expect(controller.title == "Owners")
        let navigation = UINavigationController(rootViewController: controller)
        #expect(controller.navigationController === navigation)
        #expect(controller.tableView.numberOfRows(inSection: 0) == 3)
    }

    @Test("An own state is kept by its key, and distinguishes two states")
    func customStates() {
        let key = UIConfigurationStateCustomKey("archived")
        var state = UICellConfigurationState(traitCollection: .current)
        #expect(state[key] == nil)
        let plain = state
        state[key] = true
        #expect(state[key] as? Bool == true)
        #expect(state != plain)
    }

    @Test("A transformer of colours is a value that a background keeps")
    func colorTransformers() {
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = .red
        background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .blue }
        #expect(background.resolvedBackgroundColor(for: .black) == .blue)
        #expect(UIConfigurationColorTransformer.grayscale(.white) == UIColor(white: 1, alpha: 1))
    }

    @Test("A copy of a path keeps its style and does not follow the path")
    func pathCopies() throws {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.lineWidth = 3
        let copy = try #require(path.copy() as? UIBezierPath)
        path.append(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 50, height: 10)))
        #expect(copy.lineWidth == 3)
        #expect(copy.bounds.width == 10)
        #expect(path.bounds.width == 50)
    }

    @Test("A nib connects the outlets of a cell written for UIKit, then awakens it")
    func nibs() throws {
        var classes = ViewClasses.standard
        classes.register(ComplexNibCell.self) {
            ComplexNibCell(style: .default, reuseIdentifier: "ComplexNibCell")
        }
        var cell = ViewDescription("ComplexNibCell")
        var name = ViewDescription("Label")
        name.name = "nameLabel"
        var slider = ViewDescription("Slider")
        slider.name = "slider"
        slider.actions = [DescribedAction("sliderValueChanged", for: .valueChanged)]
        cell.subviews = [name, slider]
        var resources = ApplicationResources()
        resources.nibs = NibBundle(nibs: ["ComplexNibCell": [cell]], classes: classes)
        try ApplicationResources.$current.withValue(resources) {
            let table = UITableView(frame: .zero)
            let made = try #require(
                ComplexNibCell.cell(for: table, fromNib: ComplexNibCell.nib) as? ComplexNibCell)
            let label = try #require(made.contentView.subviews.first as? UILabel)
            #expect(label.text == "Lamp")
            let slider = try #require(made.contentView.subviews.last as? UISlider)
            slider.value = 0.25
            slider.sendActions(for: .valueChanged)
            #expect(label.alpha == 0.25)
        }
    }
}
