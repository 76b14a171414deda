/// Cell that repeats its layout after a change of its text or image.
protocol CellContentObserver: AnyObject {
    func contentDidChange()
}

extension TableViewCell: CellContentObserver {
    func contentDidChange() { setNeedsLayout() }
}
