"""Pictures of Daydream's boards: pure functions from a composed view to SVG."""
