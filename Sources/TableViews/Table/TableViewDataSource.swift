import Foundation
import TableGeometry

/// What a table shows; UIKit's protocol.
///
/// Optional methods have defaults in an extension; a class that leaves one to its subclasses declares
/// it and lets them override it.
public protocol TableViewDataSource: AnyObject {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
    /// One section where it is not implemented.
    func numberOfSections(in tableView: TableView) -> Int
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?
    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?
}

extension TableViewDataSource {
    public func numberOfSections(in tableView: TableView) -> Int { 1 }
    public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        nil
    }
    public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
        nil
    }
}
