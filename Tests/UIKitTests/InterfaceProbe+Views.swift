// Made from Sources/UIKit/Interface.tsv by Scripts/uikit-interface.

import UIKit

// Each line uses a part of the interface.

func probeViews() {
    _ = UIView.init(frame:)
    _ = \UIView.backgroundColor
    _ = \UIView.alpha
    _ = \UIView.isHidden
    _ = \UIView.tintColor
    _ = \UIView.frame
    _ = \UIView.bounds
    _ = \UIView.center
    _ = \UIView.transform
    _ = \UIView.clipsToBounds
    _ = \UIView.contentMode
    _ = \UIView.layer
    _ = UIView.layerClass
    _ = \UIView.mask
    _ = \UIView.tag
    _ = UIView.addSubview(_:)
    _ = UIView.insertSubview(_:at:)
    _ = UIView.removeFromSuperview
    _ = UIView.bringSubviewToFront(_:)
    _ = UIView.layoutSubviews
    _ = UIView.layoutSublayers(of:)
    _ = UIView.layoutIfNeeded
    _ = UIView.setNeedsLayout
    _ = UIView.setNeedsDisplay as (UIView) -> () -> Void
    _ = UIView.draw(_:)
    _ = UIView.sizeThatFits(_:)
    _ = UIView.sizeToFit
    _ = \UIView.intrinsicContentSize
    _ = UIView.awakeFromNib
    _ = \UIView.autoresizingMask
    _ = \UIView.layoutMargins
    _ = \UIView.directionalLayoutMargins
    _ = \UIView.semanticContentAttribute
    _ = UIView.animate(withDuration:animations:completion:)
    _ = UIView.transition(with:duration:options:fade:animations:completion:)
    _ = UIView.snapshotView(afterScreenUpdates:)
    _ = UIView.endEditing(_:)
    _ = \UIView.window
    _ = \UIView.traitCollection
    _ = UIView.traitCollectionDidChange(_:)
    _ = UIView.didMoveToWindow
    _ = UIView.touchesBegan(_:with:)
    _ = UIView.gestureRecognizerShouldBegin(_:)
    _ = UIView.prepareForInterfaceBuilder
    _ = UIView.becomeFirstResponder
    _ = UIView.addGestureRecognizer(_:)
    _ = UIView.addInteraction(_:)
    _ = UIView.addMotionEffect(_:)
    _ = \UIView.overrideUserInterfaceStyle
    _ = UIView.setAnimationsEnabled(_:)
    _ = \UIView.isMultipleTouchEnabled
    _ = \UIView.isExclusiveTouch
    _ = \UIView.clearsContextBeforeDrawing
    _ = \UIView.contentScaleFactor
    _ = \UIView.preservesSuperviewLayoutMargins
    _ = \UIView.restorationIdentifier
    _ = UIViewPropertyAnimator.init(duration:curve:animations:)
    _ = (any UIAppearance).self
    _ = UIView.appearance as () -> UIAppearanceProxy<UIView>
    _ = \UIView.maximumContentSizeCategory
    _ = UIView.userInterfaceLayoutDirection(for:)
}

func probeConstraints() {
    _ = \UIView.translatesAutoresizingMaskIntoConstraints
    _ = \UIView.topAnchor
    _ = NSLayoutConstraint.activate(_:)
    _ = \NSLayoutConstraint.isActive
    _ = \NSLayoutConstraint.constant
    _ = \NSLayoutConstraint.priority
    _ = NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)
    _ = NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)
    _ = \UIView.layoutMarginsGuide
    _ = \UIView.safeAreaLayoutGuide
    _ = \UIView.readableContentGuide
    _ = UILayoutGuide.self
    _ = UIView.setContentHuggingPriority(_:for:)
    _ = UIView.setContentCompressionResistancePriority(_:for:)
    _ = UILayoutPriority.required - 1
    _ = NSLayoutConstraint.Axis.self
}

func probeTables() {
    _ = UITableView.self
    _ = (any UITableViewDataSource).self
    _ = (any UITableViewDelegate).self
    _ = UITableViewCell.init(style:reuseIdentifier:)
    _ = \UITableViewCell.contentView
    _ = \UITableViewCell.textLabel
    _ = \UITableViewCell.detailTextLabel
    _ = \UITableViewCell.imageView
    _ = \UITableViewCell.accessoryType
    _ = \UITableViewCell.accessoryView
    _ = \UITableViewCell.selectionStyle
    _ = \UITableViewCell.backgroundView
    _ = \UITableViewCell.selectedBackgroundView
    _ = \UITableViewCell.separatorInset as WritableKeyPath<UITableViewCell, UIEdgeInsets>
    _ = UITableViewCell.prepareForReuse
    _ = UITableViewCell.setSelected(_:animated:)
    _ = UITableViewCell.setHighlighted(_:animated:)
    _ = UITableViewCell.updateConfiguration(using:)
    _ = \UITableViewCell.contentConfiguration
    _ = \UITableViewCell.backgroundConfiguration
    _ = UITableViewHeaderFooterView.self
    _ = UIListContentConfiguration.cell
    _ = UIBackgroundConfiguration.clear
    _ =
        \UIBackgroundConfiguration.backgroundColorTransformer
        as WritableKeyPath<UIBackgroundConfiguration, UIConfigurationColorTransformer?>
    _ =
        \UIBackgroundConfiguration.strokeColorTransformer
        as WritableKeyPath<UIBackgroundConfiguration, UIConfigurationColorTransformer?>
    _ = UIConfigurationColorTransformer.grayscale
    _ = (any UIContentConfiguration).self
    _ = (any UIContentView).self
    _ = (any UIConfigurationState).self
    _ = UICellConfigurationState.self
    _ = UIViewConfigurationState.self
    _ = \UICellConfigurationState[UIConfigurationStateCustomKey("own")]
    _ = UIListContentView.self
    _ = UISwipeActionsConfiguration.self
    _ = UIContextualAction.self
    _ = UIRefreshControl.self
    _ = UITableViewController.init(style:)
    _ = UINib.init(nibName:bundle:) as (String, Bundle?) -> UINib
    _ = Bundle.loadNibNamed(_:owner:options:)
    _ = Bundle.module
    _ = UITableViewDiffableDataSource<Int, Int>.self
    _ = (any UITableViewDataSourcePrefetching).self
    _ = (any UIScrollingProperties).self
}

func probeGrids() {
    _ = UICollectionView.init(frame:collectionViewLayout:)
    _ = UICollectionViewCell.self
    _ = UICollectionViewLayout.layoutAttributesForElements(in:)
    _ = UICollectionViewFlowLayout.self
    _ = (any UICollectionViewDataSource).self
    _ = (any UICollectionViewDelegate).self
    _ = (any UICollectionViewDelegateFlowLayout).self
    _ = UICollectionViewCompositionalLayout.init(section:configuration:)
    _ = UICollectionViewCompositionalLayout.list(using:)
    _ = UICollectionViewCompositionalLayoutConfiguration.self
    _ = UICollectionLayoutListConfiguration.self
    _ = UICollectionLayoutSectionOrthogonalScrollingBehavior.self
    _ = NSCollectionLayoutDimension.fractionalWidth(_:)
    _ = NSCollectionLayoutSize.init(widthDimension:heightDimension:)
    _ = NSCollectionLayoutSpacing.fixed(_:)
    _ = NSCollectionLayoutItem.init(layoutSize:)
    _ = NSCollectionLayoutGroup.horizontal(layoutSize:subitems:)
    _ = NSCollectionLayoutSection.init(group:)
    _ = NSCollectionLayoutBoundarySupplementaryItem.self
    _ = (any NSCollectionLayoutEnvironment).self
    _ = (any NSCollectionLayoutContainer).self
    _ = NSRectAlignment.self
    _ = UICollectionReusableView.self
    _ = UICollectionViewListCell.defaultContentConfiguration
    _ = \UICollectionViewListCell.accessories
    _ = UICellAccessory.self
    _ = UICollectionViewLayoutAttributes.init(forCellWith:)
    _ = UICollectionViewLayoutInvalidationContext.self
    _ = UICollectionViewFlowLayoutInvalidationContext.self
    _ = UICollectionViewLayout.register(_:forDecorationViewOfKind:)
    _ = (any UICollectionViewDataSourcePrefetching).self
    _ = UICollectionView.CellRegistration<UICollectionViewCell, Int>.self
    _ = UICollectionView.SupplementaryRegistration<UICollectionReusableView>.self
    _ = UICollectionViewDiffableDataSource<Int, Int>.self
    _ = NSDiffableDataSourceSnapshot<Int, Int>.self
}

func probeControlsAndTexts() {
    _ = UILabel.self
    _ = \UILabel.font as KeyPath<UILabel, UIFont>
    _ = \UILabel.textColor as KeyPath<UILabel, UIColor>
    _ = UILabel.drawText(in:)
    _ = UIImageView.init(image:)
    _ = UIStackView.init(arrangedSubviews:)
    _ =
        UIControl.addTarget(_:action:for:)
        as (UIControl) -> (Any?, Selector, UIControl.Event) -> Void
    _ = UIControl.addAction(_:for:)
    _ = UIControl.sendActions(for:)
    _ = UIButton.init(type:)
    _ = UIButton.Configuration.filled
    _ = \UIButton.menu
    _ = \UIButton.Configuration.subtitle
    _ = \UIButton.Configuration.titleAlignment
    _ = \UIButton.Configuration.titlePadding
    _ = \UIButton.Configuration.titleLineBreakMode
    _ = \UIButton.Configuration.buttonSize
    _ = \UIButton.Configuration.showsActivityIndicator
    _ = \UIButton.Configuration.indicator
    _ = \UIButton.Configuration.background
    _ = UIAction.init(title:image:identifier:handler:)
    _ = UIActionHandler.self
    _ = UIMenu.init(title:subtitle:image:identifier:options:children:)
    _ = (any UIMenuElement).self
    _ = UIMenuElementAttributes.self
    _ = UIMenuElementState.self
    _ = UISwitch.self
    _ = UISlider.self
    _ = UIStepper.self
    _ = UISegmentedControl.init(items:)
    _ = UIPageControl.self
    _ = UIProgressView.self
    _ = UIActivityIndicatorView.self
    _ = UITextField.self
    _ = UITextView.self
    _ = \UITextField.delegate
    _ = (any UITextFieldDelegate).self
    _ = (any UITextViewDelegate).self
    _ = \UITextView.dataDetectorTypes
    _ = UITextField.textDidChangeNotification
    _ = UITextField.textDidBeginEditingNotification
    _ = UITextField.textDidEndEditingNotification
    _ = UITextView.textDidChangeNotification
    _ = UITextView.textDidBeginEditingNotification
    _ = UITextView.textDidEndEditingNotification
    _ = UIDataDetectorTypes.self
    _ = UITextItemInteraction.self
    _ = (any UITextInputTraits).self
    _ = UIKeyboardType.self
    _ = UIKeyboardAppearance.self
    _ = UIReturnKeyType.self
    _ = UITextAutocapitalizationType.self
    _ = UITextAutocorrectionType.self
    _ = UITextSpellCheckingType.self
    _ = UITextSmartQuotesType.self
    _ = UITextSmartDashesType.self
    _ = UITextContentType.self
    _ = UISearchBar.self
    _ = UINavigationBar.self
    _ = UITabBar.self
    _ = UIToolbar.self
    _ = UIBarButtonItem.self
    _ = UITabBarItem.self
    _ = UINavigationItem.self
    _ = UIContentUnavailableView.self
    _ = UIScrollView.self
    _ = (any UIScrollViewDelegate).self
    _ = UIVisualEffectView.init(effect:)
    _ = UIVisualEffect.self
    _ = UIBlurEffect.self
    _ = UIVibrancyEffect.self
    _ = UIDatePicker.self
    _ = UIPickerView.self
    _ = UIConfigurationColorTransformer.self
    _ = UIConfigurationTextAttributesTransformer.self
    _ = \UIButton.Configuration.titleTextAttributesTransformer
    _ = \UIButton.Configuration.imageColorTransformer
    _ = \UIDatePicker.preferredDatePickerStyle
    _ = UIDatePickerStyle.self
    _ = (any UIPickerViewDataSource).self
    _ = (any UIPickerViewDelegate).self
}
