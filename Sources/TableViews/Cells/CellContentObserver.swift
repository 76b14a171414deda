/// A cell that lays its parts out again when one of their texts or images changes.
protocol CellContentObserver: AnyObject {
    func contentDidChange()
}

extension TableViewCell: CellContentObserver {
    func contentDidChange() { setNeedsLayout() }
}
