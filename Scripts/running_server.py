"""Starts a server that this project built, for the checks that talk to one."""

import contextlib
import http.client
import json
import os
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
BINARY = ROOT / ".build" / "release" / "panewise"
SERVE: Sequence[str] = (str(BINARY), "serve", "--port", "0")
STOPS_AT_ONCE = {"PANEWISE_DRAIN_WAIT": "0", "PANEWISE_DRAIN_TIMEOUT": "5"}


@contextlib.contextmanager
def running_server(command: Sequence[str] = SERVE) -> Iterator[str]:
    """The URL of a server that runs as long as the context lasts; its log goes to this process's standard error."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | STOPS_AT_ONCE) as process:
        try:
            ready = process.stdout.readline() if process.stdout else ""
            if not ready:
                raise RuntimeError(f"{' '.join(command)} ended with {process.wait()} before it was ready")
            yield json.loads(ready)["url"]
        finally:
            process.terminate()


@dataclass(frozen=True)
class Reply:
    """What a server answered."""

    status: int
    content_type: str
    body: bytes

    @property
    def media_type(self) -> str:
        return self.content_type.split(";")[0].strip()

    @property
    def is_json(self) -> bool:
        return self.media_type == "application/json" or self.media_type.endswith("+json")

    def json(self) -> Any:
        return json.loads(self.body)


def send(
    url: str, method: str, target: str, body: bytes | None = None, headers: Mapping[str, str] | None = None
) -> Reply:
    """Sends one request over a connection of its own."""
    connection = http.client.HTTPConnection(url.removeprefix("http://"), timeout=10)
    with contextlib.closing(connection):
        connection.request(method, target, body, dict(headers or {}))
        reply = connection.getresponse()
        return Reply(reply.status, reply.getheader("Content-Type", ""), reply.read())
