import TableControls
import TableEvents
import TableScreens
import TableViews

/// UIKit's name of `Responder`.
public typealias UIResponder = Responder
/// UIKit's name of `Touch`.
public typealias UITouch = Touch
/// UIKit's name of `Event`.
public typealias UIEvent = Event
/// UIKit's name of `GestureRecognizer`.
public typealias UIGestureRecognizer = GestureRecognizer
/// UIKit's name of `ActionSelector`.
public typealias Selector = ActionSelector
/// UIKit's name of `Action`.
public typealias UIAction = Action
/// UIKit's name of `SwipeActionsConfiguration`.
public typealias UISwipeActionsConfiguration = SwipeActionsConfiguration
/// UIKit's name of `ContextualAction`.
public typealias UIContextualAction = ContextualAction
/// UIKit's name of `BarButtonItem`.
public typealias UIBarButtonItem = BarButtonItem
/// UIKit's name of `TabBarItem`.
public typealias UITabBarItem = TabBarItem
/// UIKit's name of `NavigationItem`.
public typealias UINavigationItem = NavigationItem
