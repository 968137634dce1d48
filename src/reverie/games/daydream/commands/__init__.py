"""The commands of Daydream: draw, print, check, calibrate and study boards."""
