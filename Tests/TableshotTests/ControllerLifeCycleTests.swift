import Foundation
import Tableshot
import Testing

/// Calls of a controller by a picture, and their order.
@Suite struct ControllerLifeCycleTests {
    private final class Recorder: TableViewController {
        var calls: [String] = []

        private func note(_ call: String) {
            calls.append("\(call) \(Int(tableView.bounds.width))")
        }
        override func viewDidLoad() { calls.append("viewDidLoad") }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            note("viewWillAppear")
        }
        override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
        override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
        override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
        override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
        override func tableView(
            _ tableView: TableView, numberOfRowsInSection section: Int
        ) -> Int { 1 }
        override func tableView(
            _ tableView: TableView, cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            calls.append("cellForRow")
            return TableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    @Test func `rows are laid out between viewWillLayoutSubviews and viewDidLayoutSubviews`() throws
    {
        let controller = Recorder(style: .plain)
        _ = try render(size: CGSize(width: 320, height: 100)) { controller }
        #expect(
            controller.calls == [
                "viewDidLoad", "viewWillAppear 320", "viewIsAppearing 320",
                "viewWillLayoutSubviews 320", "cellForRow", "viewDidLayoutSubviews 320",
                "viewDidAppear 320",
            ])
    }
}
