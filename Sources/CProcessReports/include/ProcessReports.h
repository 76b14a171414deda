// The target has no declarations: its functions take the place of functions of the C library.
