"""What stands in somebody's way on a page: rules of WCAG 2.2 AA that axe finds broken, and too wide a page."""

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

RULES = {"runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}}
# By night nothing changes but the colours.
COLOUR_RULES = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}


def obstacles(page: Page, where: str) -> list[str]:
    """By day and by night, each with its place, in words; the page is left by day."""
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    found = _broken(page, f"{where} by night", COLOUR_RULES)
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    found += _broken(page, where, RULES)
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert page.viewport_size is not None
    if wide > page.viewport_size["width"]:
        found.append(f"{where}: {wide} wide")
    return found


def _broken(page: Page, where: str, rules: dict[str, Any]) -> list[str]:
    found = []
    for rule in Axe().run(page, options=rules).response["violations"]:
        targets = [node["target"] for node in rule["nodes"]][:3]
        found.append(f"{where}: {rule['id']}: {rule['help']} {targets}")
    return found
