// AdaptiveLayout
