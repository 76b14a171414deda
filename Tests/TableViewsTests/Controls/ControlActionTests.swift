import Foundation
import TableDrawing
import Testing

@testable import TableControls
@testable import TableThemes
@testable import TableViews

/// Actions and targets of controls.
@Suite struct ControlActionTests {
    final class Controller {
        var log: [String] = []
        func plain() { log.append("plain") }
        func moved(_ slider: Slider) { log.append("moved to \(slider.value)") }
        func pressed(_ control: Control) { log.append("pressed \(type(of: control))") }
        func any(_ sender: Any, _ event: TableControls.Event?) { log.append("any") }
    }

    private let controller = Controller()

    @Test func `a label shows the value of a slider`() {
        let slider = Slider(frame: CGRect(x: 0, y: 0, width: 100, height: 31))
        let label = Label()
        slider.addAction(
            Action { action in
                label.text = (action.sender as? Slider).map { "\($0.value)" }
            }, for: .valueChanged)
        slider.addTarget(controller, action: Controller.moved, for: .valueChanged)
        slider.maximumValue = 10
        slider.value = 7.5
        #expect(label.text == nil, "setting a value sends nothing")
        slider.sendActions(for: .valueChanged)
        #expect(label.text == "7.5")
        #expect(controller.log == ["moved to 7.5"])
    }

    @Test func `actions run in order, for their events, until they are removed`() {
        let button = Button(type: .system)
        button.addTarget(controller, action: Controller.plain, for: [.touchDown, .touchUpInside])
        button.addTarget(controller, action: Controller.pressed, for: .touchUpInside)
        button.addTarget(controller, action: Controller.any, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(controller.log == ["plain", "pressed Button", "any"])
        controller.log = []
        button.sendActions(for: .valueChanged)
        #expect(controller.log == [])
        #expect(button.allControlEvents == [.touchDown, .touchUpInside])
        #expect(button.allTargets.count == 1)
        button.removeTarget(controller, for: .touchUpInside)
        button.sendActions(for: .allEvents)
        #expect(controller.log == ["plain"])
        button.removeTarget(nil, for: .allEvents)
        #expect(button.allTargets.isEmpty)
    }

    @Test func `an action with a known identifier replaces the earlier action`() {
        let button = Button(type: .custom)
        var log: [Int] = []
        button.addAction(Action(identifier: "a") { _ in log.append(1) }, for: .touchUpInside)
        button.addAction(Action(identifier: "a") { _ in log.append(2) }, for: .touchUpInside)
        button.addAction(Action { _ in log.append(3) }, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(log == [2, 3])
        button.removeAction(identifiedBy: "a", for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(log == [2, 3, 3])
    }

    @Test func `a repeated addition of a method has no effect, as on the controls of reused cells`()
    {
        let button = Button(type: .system)
        for _ in 0..<3 {
            button.addTarget(controller, action: Controller.plain, for: .touchUpInside)
            button.addTarget(controller, action: Controller.pressed, for: .touchUpInside)
        }
        button.sendActions(for: .touchUpInside)
        #expect(controller.log == ["plain", "pressed Button"])
        // A different event, target or place in the source makes a second entry.
        let other = Controller()
        for (target, event) in [(controller, Control.Event.touchDown), (other, .touchUpInside)] {
            button.addTarget(target, action: Controller.plain, for: event)
        }
        controller.log = []
        button.sendActions(for: [.touchUpInside, .touchDown])
        #expect(controller.log == ["plain", "pressed Button", "plain"])
        #expect(other.log == ["plain"])
    }

    @Test func `an identifier identifies a method independently of the source line`() {
        let slider = Slider(frame: .zero)
        slider.addTarget(
            controller, action: Controller.moved, for: .valueChanged, identifiedBy: "moved")
        slider.addTarget(
            controller, action: Controller.plain, for: [.valueChanged, .touchDown],
            identifiedBy: "moved")
        for name in ["a", "b"] {
            slider.addTarget(
                controller, action: Controller.plain, for: .touchCancel,
                identifiedBy: Action.Identifier(name))
        }
        slider.sendActions(for: .valueChanged)
        #expect(controller.log == ["plain"])
        slider.sendActions(for: .touchCancel)
        #expect(controller.log.count == 3)
        slider.removeTarget(controller, identifiedBy: "moved", for: .valueChanged)
        #expect(slider.allControlEvents == [.touchDown, .touchCancel])
        slider.removeTarget(nil, identifiedBy: "a", for: .allEvents)
        slider.sendActions(for: .touchCancel)
        #expect(controller.log.count == 4)
    }

    @Test func `an action added twice runs once`() {
        let button = Button(type: .custom)
        var count = 0
        let action = Action { _ in count += 1 }
        for _ in 0..<2 { button.addAction(action, for: .touchUpInside) }
        button.sendActions(for: .touchUpInside)
        #expect(count == 1)
    }

    @Test func `a data source may add its method each time that it fills a reused cell`() throws {
        final class Source: TableViewDataSource {
            var presses = 0
            func pressed(_ sender: Button) { presses += 1 }
            func tableView(
                _ tableView: TableView, numberOfRowsInSection section: Int
            ) -> Int { 3 }
            func tableView(
                _ tableView: TableView, cellForRowAt indexPath: IndexPath
            ) -> TableViewCell {
                let cell =
                    tableView.dequeueReusableCell(withIdentifier: "cell")
                    ?? TableViewCell(style: .default, reuseIdentifier: "cell")
                if cell.accessoryView == nil { cell.accessoryView = Button(type: .system) }
                (cell.accessoryView as? Button)?
                    .addTarget(self, action: Source.pressed, for: .touchUpInside)
                return cell
            }
        }
        let source = Source()
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        table.dataSource = source
        for _ in 0..<3 {
            _ = table.visibleCells
            table.reloadData()
        }
        let button = try #require(table.visibleCells.first?.accessoryView as? Button)
        button.sendActions(for: .touchUpInside)
        #expect(source.presses == 1)
    }

    @Test func `targets are not retained`() {
        let toggle = Switch()
        var target: Controller? = Controller()
        weak let watched = target
        if let target { toggle.addTarget(target, action: Controller.plain, for: .valueChanged) }
        target = nil
        #expect(watched == nil)
        toggle.sendActions(for: .valueChanged)
    }

    @Test func `a method for another class of control is an error`() {
        let log = DiagnosticLog()
        let button = Button(type: .system)
        button.addTarget(controller, action: Controller.moved, for: .touchUpInside)
        DiagnosticLog.$current.withValue(log) { button.sendActions(for: .touchUpInside) }
        #expect(log.diagnostics.map(\.severity) == [.error])
        #expect(
            log.diagnostics.first?.message
                == "an action that takes a Slider was sent by a Button; "
                + "let the method take that class, or Control")
    }
}
