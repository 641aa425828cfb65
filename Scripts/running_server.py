"""Starts servers that this project built, and talks to them, for the checks and benchmarks."""

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
SERVE: Sequence[str | Path] = (BINARY, "serve", "--port", "0")
STOPS_AT_ONCE_AND_QUIETLY = {
    "PANEWISE_DRAIN_WAIT": "0",
    "PANEWISE_DRAIN_TIMEOUT": "5",
    "PANEWISE_LOG_LEVEL": "warning",
}


class Server:
    """A server that has printed its ready line."""

    def __init__(self, process: subprocess.Popen[str], url: str) -> None:
        self._process = process
        self.url = url

    @property
    def processor_seconds(self) -> float:
        """What all its threads have taken so far."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def resident_mebibytes(self) -> float:
        lines = Path(f"/proc/{self._process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:")) / 1024

    @property
    def descriptors(self) -> int:
        """How many files and sockets it has open."""
        return len(list(Path(f"/proc/{self._process.pid}/fd").iterdir()))

    def stop(self, patience: float) -> int | None:
        """Asks it to stop; its exit status, or nothing where it does not stop in so many seconds."""
        self._process.terminate()
        try:
            return self._process.wait(patience)
        except subprocess.TimeoutExpired:
            self._process.kill()
            return None

    def keep_to(self, cores: Sequence[int]) -> None:
        """Keeps every thread that it has now to the cores."""
        for thread in Path(f"/proc/{self._process.pid}/task").iterdir():
            with contextlib.suppress(ProcessLookupError):
                os.sched_setaffinity(int(thread.name), cores)


@contextlib.contextmanager
def start(command: Sequence[str | Path], settings: Mapping[str, str] | None = None) -> Iterator[Server]:
    """A server that runs as long as the context lasts; its log goes to this process's standard error."""
    environment = os.environ | STOPS_AT_ONCE_AND_QUIETLY | dict(settings or {})
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        try:
            ready = process.stdout.readline() if process.stdout else ""
            if not ready:
                raise RuntimeError(f"{' '.join(map(str, command))} ended with {process.wait()} before it was ready")
            yield Server(process, json.loads(ready)["url"])
        finally:
            process.terminate()


@contextlib.contextmanager
def running_server(command: Sequence[str | Path] = SERVE) -> Iterator[str]:
    """The URL of a server that runs as long as the context lasts."""
    with start(command) as server:
        yield server.url


@dataclass(frozen=True)
class Reply:
    """What a server answered."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def media_type(self) -> str:
        return self.headers.get("Content-Type", "").split(";")[0].strip()

    @property
    def is_json(self) -> bool:
        return self.media_type == "application/json" or self.media_type.endswith("+json")

    def json(self) -> Any:
        return json.loads(self.body)


class Connection(contextlib.AbstractContextManager["Connection"]):
    """One connection to a server, kept alive between requests."""

    def __init__(self, url: str) -> None:
        self._connection = http.client.HTTPConnection(url.removeprefix("http://"), timeout=30)

    def __exit__(self, *_: object) -> None:
        self._connection.close()

    def send(
        self, method: str, target: str, body: bytes | None = None, headers: Mapping[str, str] | None = None
    ) -> Reply:
        """Sends a request, and waits for its whole reply."""
        self._connection.request(method, target, body, dict(headers or {}))
        reply = self._connection.getresponse()
        return Reply(reply.status, reply.headers, reply.read())


def send(
    url: str, method: str, target: str, body: bytes | None = None, headers: Mapping[str, str] | None = None
) -> Reply:
    """Sends one request over a connection of its own."""
    with Connection(url) as connection:
        return connection.send(method, target, body, headers)
