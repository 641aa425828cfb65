"""Decides for the same log with one process and with Spark, and compares both: compare.py [LINES]

`panewise` must be on the PATH.
"""

import hashlib
import json
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

DECIDE = Path(__file__).with_name("decide.py")


def write_log(path: Path, lines: int) -> None:
    """A log of viewports, as a page server might have kept it; the same one each time."""
    source = random.Random(480)
    with path.open("w") as log:
        for number in range(lines):
            size = {"width": source.randint(320, 1400), "height": source.randint(320, 1400)}
            log.write(json.dumps({"id": number, "size": size, "policy": "regular-width-from-480"}) + "\n")


def summary(lines: Iterable[bytes]) -> tuple[int, str]:
    """How many lines there are, and a sum of their digests, which their order does not change."""
    count = total = 0
    for line in lines:
        count += 1
        total += int.from_bytes(hashlib.sha256(line.rstrip(b"\n")).digest())
    return count, f"{total % 2**256:064x}"


def main(lines: str = "200000") -> int:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        log = folder / "viewports.ndjson"
        write_log(log, int(lines))
        with log.open() as requests:
            single = subprocess.run(["panewise", "batch"], stdin=requests, stdout=subprocess.PIPE, check=True).stdout
        subprocess.run([sys.executable, DECIDE, log, folder / "decisions"], check=True, stdout=subprocess.DEVNULL)
        parts = sorted((folder / "decisions").glob("part-*"))
        one, many = summary(single.splitlines()), summary(line for part in parts for line in part.open("rb"))
    print(f"one process: {one[0]} lines, {one[1][:16]}; {len(parts)} parts of Spark: {many[0]} lines, {many[1][:16]}")
    return 0 if one == many and one[0] == int(lines) else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
