import Foundation
import TableEvents
import Testing
import UIKit

@testable import UIKitCells

@Suite struct SelectorTests {
    private final class Target: NSObject {
        var log: [String] = []
        func plain() { log.append("plain") }
        func sender(_ sender: UISwitch) { log.append("sender \(sender.isOn)") }
        func event(_ sender: UIControl, _ event: UIEvent?) { log.append("event") }
        func note(_ notification: Notification) { log.append(notification.name.rawValue) }
        func tapped(_ recognizer: UITapGestureRecognizer) {
            log.append("tap \(recognizer.numberOfTapsRequired)")
        }
    }

    @Test("A control calls the method of a selector with its parameters")
    func control() {
        let target = Target()
        let toggle = UISwitch(frame: .zero)
        toggle.isOn = true
        toggle.addTarget(target, action: Selector("plain", Target.plain), for: .valueChanged)
        toggle.addTarget(target, action: Selector("sender:", Target.sender), for: .valueChanged)
        toggle.addTarget(target, action: Selector("event:", Target.event), for: .valueChanged)
        toggle.sendActions(for: .valueChanged)
        #expect(target.log == ["plain", "sender true", "event"])
        toggle.removeTarget(target, action: Selector("sender:"), for: .valueChanged)
        target.log = []
        toggle.sendActions(for: .valueChanged)
        #expect(target.log == ["plain", "event"])
        toggle.removeTarget(nil, action: nil, for: .valueChanged)
        toggle.sendActions(for: .valueChanged)
        #expect(target.log == ["plain", "event"])
    }

    @Test("A method added twice is called once, and a target is not retained")
    func repeated() {
        let button = UIButton(type: .system)
        var target: Target? = Target()
        for _ in 0..<2 {
            button.addTarget(target, action: Selector("plain", Target.plain), for: .touchUpInside)
        }
        button.sendActions(for: .touchUpInside)
        #expect(target?.log == ["plain"])
        weak var held: Target?
        held = target
        target = nil
        #expect(held == nil)
        button.sendActions(for: .touchUpInside)
    }

    @Test("An action without a target is sent along the responder chain")
    func chain() {
        final class Box: UIView {
            var count = 0
            func count(_ sender: UIButton) { count += 1 }
        }
        let (box, middle, button) = (Box(), UIView(), UIButton(type: .custom))
        box.addSubview(middle)
        middle.addSubview(button)
        button.addTarget(
            nil, action: Selector("count:", Box.count(_:)), for: .primaryActionTriggered)
        button.sendActions(for: .primaryActionTriggered)
        #expect(box.count == 1)
        button.removeFromSuperview()
        button.sendActions(for: .primaryActionTriggered)
        #expect(box.count == 1)
    }

    @Test("A notification reaches an observer by its selector until the observer is removed")
    func notifications() {
        let (center, target) = (NotificationCenter(), Target())
        let name = Notification.Name("changed")
        center.addObserver(
            target, selector: Selector("note:", Target.note), name: name, object: nil)
        center.addObserver(
            target, selector: Selector("plain", Target.plain), name: .init("other"), object: nil)
        center.post(name: name, object: nil)
        center.post(name: .init("other"), object: nil)
        #expect(target.log == ["changed", "plain"])
        center.removeObserver(target, name: name, object: nil)
        center.post(name: name, object: nil)
        #expect(target.log == ["changed", "plain"])
        center.removeObserver(target)
        center.post(name: .init("other"), object: nil)
        #expect(target.log == ["changed", "plain"])
    }

    @Test("A recognizer knows its view and sends its actions")
    func recognizers() {
        let (target, view) = (Target(), UIView())
        let tap = UITapGestureRecognizer(
            target: target, action: Selector("tapped:", Target.tapped))
        tap.numberOfTapsRequired = 2
        view.addGestureRecognizer(tap)
        #expect(tap.view === view)
        #expect(view.gestureRecognizers?.count == 1)
        tap.send()
        #expect(target.log == ["tap 2"])
        view.removeGestureRecognizer(tap)
        #expect(tap.view == nil)
        #expect(view.gestureRecognizers == nil)
    }

    @Test("The actions of cells written for UIKit run")
    func cells() {
        let toggle = SwitchCell(style: .default, reuseIdentifier: nil)
        toggle.flip()
        #expect(toggle.toggles == 1)
        let stepper = StepperCell(style: .default, reuseIdentifier: nil)
        stepper.stepper.value = 7
        stepper.stepper.sendActions(for: .valueChanged)
        #expect(stepper.detailTextLabel?.text == "7")
        let button = ButtonCell(style: .default, reuseIdentifier: nil)
        button.tap()
        #expect(button.taps == 1)
    }
}
