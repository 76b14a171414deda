import TableViews
import UIKit

/// Views with a reuse identifier, as in Reusable.
public protocol Reusable: AnyObject {
    /// Identifier for reuse; the name of the class by default.
    static var reuseIdentifier: String { get }
}

/// Views with a nib.
public protocol NibLoadable: AnyObject {
    /// Nib of the view; the nib with the name of the class by default.
    static var nib: UINib { get }
}

/// Views with a nib and a reuse identifier.
public typealias NibReusable = Reusable & NibLoadable

extension Reusable {
    /// Name of the class.
    public static var reuseIdentifier: String { String(describing: self) }
}

extension NibLoadable {
    /// Nib with the name of the class.
    public static var nib: UINib { UINib(nibName: String(describing: self), bundle: nil) }
}

extension NibLoadable where Self: UIView {
    /// Returns the view of the nib.
    public static func loadFromNib() -> Self {
        guard let view = nib.instantiate(withOwner: nil, options: nil).first as? Self else {
            fatalError("The nib \(nib) expected its root view to be of type \(self)")
        }
        return view
    }
}

extension UITableView {
    /// Registers a class of cells.
    public func register<Cell: UITableViewCell>(cellType: Cell.Type) where Cell: Reusable {
        register(cellType, forCellReuseIdentifier: cellType.reuseIdentifier)
    }

    /// Registers the nib of a class of cells.
    public func register<Cell: UITableViewCell>(cellType: Cell.Type)
    where Cell: Reusable & NibLoadable {
        register(cellType.nib, forCellReuseIdentifier: cellType.reuseIdentifier)
    }

    /// Returns a reusable cell of a class.
    public func dequeueReusableCell<Cell: UITableViewCell>(
        for indexPath: IndexPath, cellType: Cell.Type = Cell.self
    ) -> Cell where Cell: Reusable {
        let cell = dequeueReusableCell(withIdentifier: cellType.reuseIdentifier, for: indexPath)
        guard let cell = cell as? Cell else {
            fatalError("Failed to dequeue a cell with identifier \(cellType.reuseIdentifier)")
        }
        return cell
    }
}

extension UICollectionView {
    /// Registers a class of cells.
    public func register<Cell: UICollectionViewCell>(cellType: Cell.Type) where Cell: Reusable {
        register(cellType, forCellWithReuseIdentifier: cellType.reuseIdentifier)
    }

    /// Registers the nib of a class of cells.
    public func register<Cell: UICollectionViewCell>(cellType: Cell.Type)
    where Cell: Reusable & NibLoadable {
        register(cellType.nib, forCellWithReuseIdentifier: cellType.reuseIdentifier)
    }

    /// Returns a reusable cell of a class.
    public func dequeueReusableCell<Cell: UICollectionViewCell>(
        for indexPath: IndexPath, cellType: Cell.Type = Cell.self
    ) -> Cell where Cell: Reusable {
        let identifier = cellType.reuseIdentifier
        let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        guard let cell = cell as? Cell else {
            fatalError("Failed to dequeue a cell with identifier \(identifier)")
        }
        return cell
    }
}
