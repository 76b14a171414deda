import Foundation
import TableGeometry

/// Data source and delegate without implementations of optional methods.
///
/// A base class with declarations of all optional methods forwards to the standard answers.
final class StandardAnswers: TableViewDataSource, TableViewDelegate {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }

    func tableView(
        _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell { TableViewCell(style: .default, reuseIdentifier: nil) }
}
