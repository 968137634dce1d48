"""Commands only Daydream has: boards drawn, checked, calibrated."""
