import Foundation
import TableGeometry

/// A data source and delegate that implements nothing optional: a class that declares all of it for
/// its subclasses asks here for what none of them overrides.
final class StandardAnswers: TableViewDataSource, TableViewDelegate {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }

    func tableView(
        _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell { TableViewCell(style: .default, reuseIdentifier: nil) }
}
