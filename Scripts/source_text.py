"""Reads Swift and C sources just well enough to measure them."""

import re

# In order of precedence: what starts a comment or a string literal, and what ends it. Swift's raw strings carry their
# number of # signs to the end; what an interpolation holds counts as string, unless it holds a quotation mark.
_COMMENT = re.compile(r"//[^\n]*")
_STRING_START = re.compile(r'(#*)("""|")')
_CHARACTER_IN_C = re.compile(r"'(?:\\.|[^'\\\n])+'")


def without_comments_and_strings(text: str) -> str:
    """The text with every comment and string literal blanked out, and every line where it was."""
    blanked: list[str] = []
    position = 0
    while position < len(text):
        end = _end_of_comment_or_string(text, position)
        if end is None:
            blanked.append(text[position])
            position += 1
        else:
            blanked.append(re.sub(r"[^\n]", " ", text[position:end]))
            position = end
    return "".join(blanked)


def _end_of_comment_or_string(text: str, start: int) -> int | None:
    if text.startswith("/*", start):
        return _end_of_block_comment(text, start)
    if comment := _COMMENT.match(text, start):
        return comment.end()
    if opening := _STRING_START.match(text, start):
        return _end_of_string(text, opening)
    if character := _CHARACTER_IN_C.match(text, start):
        return character.end()
    return None


def _end_of_block_comment(text: str, start: int) -> int:
    depth = 0
    for mark in re.finditer(r"/\*|\*/", text[start:]):
        depth += 1 if mark.group() == "/*" else -1
        if depth == 0:
            return start + mark.end()
    return len(text)


def _end_of_string(text: str, opening: re.Match[str]) -> int:
    hashes, quotes = opening.groups()
    escape, position = "\\" + hashes, opening.end()
    while position < len(text):
        if text.startswith(escape + "(", position):
            position = _end_of_interpolation(text, position + len(escape) + 1)
        elif text.startswith(escape, position):
            position += len(escape) + 1
        elif text.startswith(quotes + hashes, position):
            return position + len(quotes + hashes)
        elif text[position] == "\n" and quotes == '"':
            return position
        else:
            position += 1
    return len(text)


def _end_of_interpolation(text: str, start: int) -> int:
    depth, position = 1, start
    while position < len(text) and depth > 0:
        end = _end_of_comment_or_string(text, position)
        if end is None:
            depth += {"(": 1, ")": -1}.get(text[position], 0)
            end = position + 1
        position = end
    return position


def end_of_block(code: str, opening_brace: int) -> int:
    """The position behind the brace that closes the one at `opening_brace`, in code without comments and strings."""
    depth = 0
    for brace in re.finditer(r"[{}]", code[opening_brace:]):
        depth += 1 if brace.group() == "{" else -1
        if depth == 0:
            return opening_brace + brace.end()
    return len(code)
