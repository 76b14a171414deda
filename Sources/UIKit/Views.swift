import TableControls
import TableScreens
import TableViews

public typealias UIView = View
public typealias UILabel = Label
public typealias UIImageView = ImageView
public typealias UIStackView = StackView
public typealias UILayoutGuide = LayoutGuide
public typealias UIControl = Control
public typealias UIButton = Button
public typealias UISwitch = Switch
public typealias UISlider = Slider
public typealias UIStepper = Stepper
public typealias UIPageControl = PageControl
public typealias UIProgressView = ProgressView
public typealias UIActivityIndicatorView = ActivityIndicatorView
public typealias UISegmentedControl = SegmentedControl
public typealias UITextField = TextField
public typealias UITextView = TextView
public typealias UITableView = TableView
public typealias UITableViewCell = TableViewCell
public typealias UITableViewHeaderFooterView = TableViewHeaderFooterView
public typealias UIRefreshControl = RefreshControl
public typealias UISearchBar = SearchBar
public typealias UINavigationBar = NavigationBar
public typealias UITabBar = TabBar
public typealias UIToolbar = Toolbar
public typealias UITableViewDataSource = TableViewDataSource
public typealias UITableViewDelegate = TableViewDelegate
public typealias UITableViewController = TableViewController
public typealias UINib = Nib
public typealias UISwipeActionsConfiguration = SwipeActionsConfiguration
public typealias UIContextualAction = ContextualAction
public typealias UIAction = Action
public typealias UIEvent = TableControls.Event
public typealias CALayer = Layer
public typealias CAGradientLayer = GradientLayer
public typealias CAShapeLayer = ShapeLayer
