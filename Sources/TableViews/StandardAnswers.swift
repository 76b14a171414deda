import Foundation
import TableThemes

/// Data source and delegate without implementations of optional methods.
///
/// A base class with declarations of all optional methods forwards to the standard answers.
package final class StandardAnswers: TableViewDataSource, TableViewDelegate {
    package init() {}

    package func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }

    package func tableView(
        _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell { TableViewCell(style: .default, reuseIdentifier: nil) }
}
