"""What mkdocs does with our pages: files of the repository become pages of the site, and rules get their tests."""

import ast
import posixpath
import re
from typing import Any, Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

import rulebook
from rulebook import ROOT

# Pages that live beside the program, where people look for them first.
OUTSIDE: Final = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changes.md"}
LINK: Final = re.compile(r"(\]\()([^)#\s]*)(#[^)\s]*)?(\))")
CODE: Final = re.compile(r"(^```.*?^```|`[^`\n]+`)", re.MULTILINE | re.DOTALL)
LANGUAGES: Final = {".py": "python", ".toml": "toml", ".sql": "sql", ".ts": "ts", ".json": "json"}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages from outside docs/, and every file that is linked to or proves a rule."""
    pages = {file.src_uri: f"docs/{file.src_uri}" for file in files.documentation_pages()}
    for source, page in OUTSIDE.items():
        files.append(File.generated(config, page, abs_src_path=str(ROOT / source)))
        pages[page] = source
    sources = {test.file for tests in rulebook.proofs().values() for test in tests}
    for source in pages.values():
        for _, path, _, _ in LINK.findall(CODE.sub("", (ROOT / source).read_text("utf-8"))):
            target = _target(path, source)
            if target is not None and _is_source(target):
                sources.add(target)
    for source in sorted(sources):
        files.append(File.generated(config, f"source/{source}.md", content=as_page(source)))
    return files


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    uri = page.file.src_uri
    if uri.startswith("source/"):
        return markdown
    source = next((source for source, name in OUTSIDE.items() if name == uri), f"docs/{uri}")
    if uri in rulebook.PAGES.values():
        markdown = with_proofs(markdown, uri)

    def moved(link: re.Match[str]) -> str:
        before, path, anchor, after = link.groups()
        return f"{before}{_moved(path, source, uri)}{anchor or ''}{after}"

    return "".join(
        part if part.startswith("`") else LINK.sub(moved, part) for part in CODE.split(markdown) if part is not None
    )


# -- links ----------------------------------------------------------------------------------------


def _target(path: str, source: str) -> str | None:
    """Return the file of the repository that a link in another one means."""
    if not path or "://" in path or path.startswith(("mailto:", "/", "source/")):
        return None
    return posixpath.normpath(posixpath.join(posixpath.dirname(source), path))


def _is_source(target: str) -> bool:
    """Tell whether a file becomes a page that shows it."""
    return not target.startswith(("docs/", "..")) and target not in OUTSIDE and (ROOT / target).is_file()


def _moved(path: str, source: str, uri: str) -> str:
    """Move a link into the site; what leads nowhere stays as it is, and mkdocs refuses it."""
    target = _target(path, source)
    if target is None:
        return path
    if target.startswith("docs/"):
        place = target.removeprefix("docs/")
    elif target in OUTSIDE:
        place = OUTSIDE[target]
    elif _is_source(target):
        place = f"source/{target}.md"
    else:
        return path
    return posixpath.relpath(place, posixpath.dirname(uri) or ".")


# -- rules ----------------------------------------------------------------------------------------


def with_proofs(markdown: str, uri: str) -> str:
    """Give every rule an anchor and its tests, and turn every mention of a rule into a link to it."""
    proofs = rulebook.proofs()
    out: list[str] = []
    waiting: list[str] = []
    for line in [*markdown.splitlines(), ""]:
        begun = rulebook.TOLD.match(line)
        if waiting and (begun or not line.startswith("  ")):
            out += waiting
            waiting = []
        if begun is None:
            out.append(rulebook.RULE.sub(lambda rule: _mention(rule[0], uri), line))
            continue
        rule = begun[1]
        head, _, rest = line[begun.end() :].partition("**")
        rest = rulebook.RULE.sub(lambda rule: _mention(rule[0], uri), rest)
        out.append(f"{line[: begun.end()]}{head}**{{#{rule.lower()}}}{rest}")
        waiting = _details(proofs.get(rule, []), "    " if line.startswith("- ") else "")
    return "\n".join(out)


def _mention(rule: str, uri: str) -> str:
    page = rulebook.PAGES[rule[:3]]
    return f"[{rule}]({'' if page == uri else page}#{rule.lower()})"


def _details(tests: list[rulebook.Test], indent: str) -> list[str]:
    plural = "test" if len(tests) == 1 else "tests"
    lines = ["", f'{indent}??? test "{len(tests)} {plural}"', ""]
    for test in tests:
        words = test.name.removeprefix("test_").replace("_", " ")
        lines.append(f"{indent}    - [{words}](source/{test.file}.md#{test.name})")
    return [*lines, ""]


# -- files as pages -------------------------------------------------------------------------------


def as_page(source: str) -> str:
    """Turn a file into a page: a test file test by test, each with its name as an anchor, any other as a whole."""
    text = (ROOT / source).read_text("utf-8")
    head = f"---\nsearch:\n  exclude: true\nhide:\n  - navigation\n---\n\n# `{source}`\n\n"
    suffix = posixpath.splitext(source)[1]
    if not posixpath.basename(source).startswith("test_"):
        return head + _fenced(text, LANGUAGES.get(suffix, "text"))
    lines = text.splitlines()
    parts: list[str] = []
    begun = 0
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            first = min([node.lineno, *(mark.lineno for mark in node.decorator_list)]) - 1
            last = node.end_lineno or first
            between = "\n".join(lines[begun:first]).strip("\n")
            if between:
                parts.append(_fenced(between, "python"))
            words = node.name.removeprefix("test_").replace("_", " ")
            parts += [f"### {words} {{#{node.name}}}\n", _fenced("\n".join(lines[first:last]), "python")]
            begun = last
    rest = "\n".join(lines[begun:]).strip("\n")
    return head + "\n".join([*parts, _fenced(rest, "python") if rest else ""])


def _fenced(text: str, language: str) -> str:
    return f"````{language}\n{text}\n````\n"
