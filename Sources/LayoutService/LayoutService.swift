// LayoutService
