"""What stands in somebody's way on a page: rules of WCAG 2.2 AA that axe finds broken, and too wide a page."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

RULES = {"runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}}


def obstacles(page: Page, where: str) -> list[str]:
    """Each with its place, in words."""
    found = []
    for rule in Axe().run(page, options=RULES).response["violations"]:
        targets = [node["target"] for node in rule["nodes"]][:3]
        found.append(f"{where}: {rule['id']}: {rule['help']} {targets}")
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert page.viewport_size is not None
    if wide > page.viewport_size["width"]:
        found.append(f"{where}: {wide} wide")
    return found
