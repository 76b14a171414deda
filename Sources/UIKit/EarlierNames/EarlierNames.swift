import Foundation
import TableControls
import TableDrawing
import TableText
import TableViews

// Names of UIKit before Swift 4.2, which sources of earlier years have.

/// Earlier name of `UITableViewCell.CellStyle`.
public typealias UITableViewCellStyle = TableViewCell.CellStyle
/// Earlier name of `UITableViewCell.SelectionStyle`.
public typealias UITableViewCellSelectionStyle = TableViewCell.SelectionStyle
/// Earlier name of `UITableViewCell.AccessoryType`.
public typealias UITableViewCellAccessoryType = TableViewCell.AccessoryType
/// Earlier name of `UITableViewCell.EditingStyle`.
public typealias UITableViewCellEditingStyle = TableViewCell.EditingStyle
/// Earlier name of `UITableViewCell.StateMask`.
public typealias UITableViewCellStateMask = TableViewCell.StateMask
/// Earlier name of `UITableView.Style`.
public typealias UITableViewStyle = TableView.Style
/// Earlier name of `UITableView.RowAnimation`.
public typealias UITableViewRowAnimation = TableView.RowAnimation
/// Earlier name of `UIControl.State`.
public typealias UIControlState = Control.State
/// Earlier name of `UIControl.Event`.
public typealias UIControlEvents = Control.Event
/// Earlier name of `UIButton.ButtonType`.
public typealias UIButtonType = Button.ButtonType
/// Earlier name of `UIView.ContentMode`.
public typealias UIViewContentMode = ContentMode
/// Earlier name of `UIView.AnimationOptions`.
public typealias UIViewAnimationOptions = View.AnimationOptions
/// Earlier name of `UIView.AutoresizingMask`.
public typealias UIViewAutoresizing = AutoresizingMask
/// Earlier name of `UIStackView.Distribution`.
public typealias UIStackViewDistribution = StackView.Distribution
/// Earlier name of `UIStackView.Alignment`.
public typealias UIStackViewAlignment = StackView.Alignment
/// Earlier name of `NSLayoutConstraint.Axis`.
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
/// Earlier name of `NSLayoutConstraint.Attribute`.
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// Earlier name of `NSLayoutConstraint.Relation`.
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// Earlier name of `NSAttributedString.Key`.
public typealias NSAttributedStringKey = NSAttributedString.Key
/// Earlier name of `UIFont.TextStyle`.
public typealias UIFontTextStyle = Font.TextStyle
/// Earlier name of `UIGestureRecognizer.State`.
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
/// Earlier name of `UIActivityIndicatorView.Style`.
public typealias UIActivityIndicatorViewStyle = ActivityIndicatorView.Style
/// Earlier name of `UIImage.RenderingMode`.
public typealias UIImageRenderingMode = Image.RenderingMode
/// Earlier name of `UICollectionView.ScrollDirection`.
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
/// Earlier name of `UICollectionView.ScrollPosition`.
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
/// Earlier name of `UIAlertController.Style`.
public typealias UIAlertControllerStyle = UIAlertController.Style
/// Earlier name of `UIAlertAction.Style`.
public typealias UIAlertActionStyle = UIAlertAction.Style
/// Earlier name of `UIBlurEffect.Style`.
public typealias UIBlurEffectStyle = UIBlurEffect.Style
/// Earlier name of `UITextField.ViewMode`.
public typealias UITextFieldViewMode = TextField.ViewMode
/// Earlier name of `UITableView.automaticDimension`.
public let UITableViewAutomaticDimension = TableView.automaticDimension
/// Earlier name of `UIView.layoutFittingCompressedSize`.
public let UILayoutFittingCompressedSize = View.layoutFittingCompressedSize
/// Earlier name of `UIView.layoutFittingExpandedSize`.
public let UILayoutFittingExpandedSize = View.layoutFittingExpandedSize
/// Earlier name of `UIView.noIntrinsicMetric`.
public let UIViewNoIntrinsicMetric = View.noIntrinsicMetric
/// Earlier name of `UICollectionView.elementKindSectionHeader`.
public let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader
/// Earlier name of `UICollectionView.elementKindSectionFooter`.
public let UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter
/// Earlier name of `UIAccessibility.isVoiceOverRunning`.
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }
/// Earlier name of `UIImage.pngData()`.
public func UIImagePNGRepresentation(_ image: Image) -> Data? { image.pngData() }
/// Earlier name of `UIImage.jpegData(compressionQuality:)`.
public func UIImageJPEGRepresentation(_ image: Image, _ quality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: quality)
}
/// Returns insets, in points.
public func UIEdgeInsetsMake(
    _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> EdgeInsets { EdgeInsets(top: top, left: left, bottom: bottom, right: right) }
/// Returns the part of a rectangle inside of insets.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: EdgeInsets) -> CGRect {
    rect.inset(by: insets)
}

// Names of Core Graphics that are functions.

/// Returns a rectangle.
public func CGRectMake(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }
/// Returns a size.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
}
/// Returns a point.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
/// Returns the width of a rectangle.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
/// Returns the height of a rectangle.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }
/// Returns the left edge of a rectangle.
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
/// Returns the middle of a rectangle.
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
/// Returns the right edge of a rectangle.
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
/// Returns the top edge of a rectangle.
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
/// Returns the middle of a rectangle.
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
/// Returns the bottom edge of a rectangle.
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }

// Weights of fonts before Swift 4.

/// Earlier name of `UIFont.Weight.light`.
public let UIFontWeightLight = Font.Weight.light
/// Earlier name of `UIFont.Weight.regular`.
public let UIFontWeightRegular = Font.Weight.regular
/// Earlier name of `UIFont.Weight.medium`.
public let UIFontWeightMedium = Font.Weight.medium
/// Earlier name of `UIFont.Weight.semibold`.
public let UIFontWeightSemibold = Font.Weight.semibold
/// Earlier name of `UIFont.Weight.bold`.
public let UIFontWeightBold = Font.Weight.bold
