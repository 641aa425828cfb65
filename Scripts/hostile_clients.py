"""Clients that do a server harm, or would: each function gives one line that says how the server took it.

Where it took it ill, an AssertionError says how.
"""

import concurrent.futures
import contextlib
import http.client
import random
import socket
import time
from collections.abc import Iterator

from running_server import SERVE, Server, start

GET = b"GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n"
DECISION = b'{"device":{"id":"iphone-5s","orientation":"landscape"},"policy":"regular-width-from-480"}'
# Their replies together are more than the sockets' buffers hold.
MANY_DOCUMENTS = b"GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 100


def connect(server: Server, number: int = 0) -> socket.socket:
    """A connection from one of many addresses of this machine, so that ports do not run out."""
    host, _, port = server.url.removeprefix("http://").rpartition(":")
    return socket.create_connection((host, int(port)), timeout=30, source_address=(f"127.0.0.{2 + number % 100}", 0))


def read_to_end(client: socket.socket) -> bytes:
    """What comes until the other side ends the connection, or resets it."""
    received = b""
    with contextlib.suppress(ConnectionError):
        while piece := client.recv(65_536):
            received += piece
    return received


def seconds_to_live(server: Server, probes: int) -> list[float]:
    """How long /livez takes on a connection of its own, from the shortest to the longest."""
    taken = []
    for number in range(probes):
        begun = time.monotonic()
        with connect(server, number) as client:
            client.sendall(GET)
            assert client.recv(65_536).startswith(b"HTTP/1.1 200"), "/livez answers"
        taken.append(time.monotonic() - begun)
    return sorted(taken)


def idle_connections(count: int) -> str:
    settings = {"PANEWISE_MAX_CONNECTIONS": str(count + 100), "PANEWISE_IDLE_TIMEOUT": "600"}
    with start(SERVE, settings) as server, contextlib.ExitStack() as held:
        before = server.resident_mebibytes
        for number in range(count):
            client = held.enter_context(connect(server, number))
            client.sendall(GET)
            assert client.recv(65_536).startswith(b"HTTP/1.1 200"), f"connection {number} is answered"
        taken = seconds_to_live(server, 500)
        median, most = taken[250] * 1_000, taken[494] * 1_000
        assert most < 100, f"/livez takes {most:.0f} ms beside {count} idle connections"
        return (
            f"{count:,} idle connections: /livez {median:.1f} ms (median), {most:.1f} ms (99 in 100); "
            f"{before:.0f} to {server.resident_mebibytes:.0f} MiB"
        )


def slow_clients(count: int = 100) -> str:
    settings = {"PANEWISE_HEADER_TIMEOUT": "2", "PANEWISE_REQUEST_TIMEOUT": "2", "PANEWISE_IDLE_TIMEOUT": "2"}
    settings["PANEWISE_LOG_LEVEL"] = "error"  # The library complains of each.
    with start(SERVE, settings) as server, contextlib.ExitStack() as held:
        descriptors = server.descriptors
        readers = [held.enter_context(connect(server, number)) for number in range(count)]
        writers = [held.enter_context(connect(server, number)) for number in range(count)]
        for reader in readers:
            reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
            reader.sendall(MANY_DOCUMENTS)
        until = time.monotonic() + 20
        while server.descriptors > descriptors + 4 and time.monotonic() < until:
            drip(writers)
            time.sleep(0.1)
        left = server.descriptors - descriptors
        assert left <= 4, f"{left} slow connections are left"
        assert seconds_to_live(server, 10)[-1] < 5, "/livez answers"
        return f"{count} slow readers and {count} slow writers: all cut off in {20 - until + time.monotonic():.1f} s"


def drip(writers: list[socket.socket]) -> None:
    for writer in writers:
        with contextlib.suppress(OSError):
            writer.send(b"G")


def half_closed(count: int = 1_000) -> str:
    with start(SERVE, {"PANEWISE_MAX_CONNECTIONS": str(count + 100)}) as server, contextlib.ExitStack() as held:
        descriptors, begun = server.descriptors, time.monotonic()
        clients = [held.enter_context(connect(server, number)) for number in range(count)]
        for client in clients:
            client.sendall(GET)
            client.shutdown(socket.SHUT_WR)
        for client in clients:
            assert read_to_end(client).startswith(b"HTTP/1.1 200"), "a half-closed connection is answered"
        taken = time.monotonic() - begun
        assert taken < 20, f"half-closed connections are ended after {taken:.1f} s"
        time.sleep(0.5)
        left = server.descriptors - descriptors
        assert left <= 4, f"{left} descriptors are left"
        return f"{count:,} half-closed connections: answered and ended in {taken:.2f} s"


def uploads(size: int = 1 << 30) -> str:
    with start(SERVE) as server:
        before = server.resident_mebibytes
        for path, kind in (("/v1/decisions", "application/json"), ("/v1/decisions/batch", "application/x-ndjson")):
            for framing in (f"Content-Length: {size}", "Transfer-Encoding: chunked"):
                head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: {kind}\r\n{framing}\r\n\r\n".encode()
                reply = upload(server, head, size, is_chunked="chunked" in framing)
                assert not reply or b" 413 " in reply[:20], f"{path}, {framing}: {reply[:60]!r}"
        growth = server.resident_mebibytes - before
        assert growth < 64, f"the server grew by {growth:.0f} MiB"
        assert seconds_to_live(server, 10)[-1] < 5, "/livez answers"
        return f"4 uploads of {size >> 20:,} MiB: refused or cut off; the server grew by {growth:.0f} MiB"


def upload(server: Server, head: bytes, size: int, *, is_chunked: bool) -> bytes:
    piece = b" " * 65_536
    framed = b"10000\r\n" + piece + b"\r\n" if is_chunked else piece
    with connect(server) as client:
        client.sendall(head)
        with contextlib.suppress(ConnectionError):
            for _ in range(size // len(piece)):
                client.sendall(framed)
        return read_to_end(client)


def random_stops(count: int) -> str:
    dice, replies, longest = random.Random(1), 0, 0.0
    for _ in range(count):
        with start(SERVE, {"PANEWISE_DRAIN_WAIT": "0"}) as server, concurrent.futures.ThreadPoolExecutor(4) as clients:
            streams = [clients.submit(lambda server=server: sum(whole_replies(server))) for _ in range(4)]
            time.sleep(dice.uniform(0.02, 0.3))
            begun = time.monotonic()
            status = server.stop(patience=10)
            longest = max(longest, time.monotonic() - begun)
            assert status == 0, f"the exit status is {status}"
            replies += sum(stream.result() for stream in streams)
    assert replies > count, "the servers were under load"
    return f"{count} stops under load: {replies:,} replies, each whole; exit status 0 in {longest:.2f} s at most"


def whole_replies(server: Server) -> Iterator[int]:
    """A 1 for each request that is answered, until the server is gone; half a reply is an error."""
    connection = http.client.HTTPConnection(server.url.removeprefix("http://"), timeout=20)
    try:
        while True:
            connection.request("POST", "/v1/decisions", DECISION, {"Content-Type": "application/json"})
            reply = connection.getresponse()
            assert reply.status == 200, f"a decision is answered with {reply.status}"
            assert reply.read().endswith(b"}"), "a reply is whole"
            yield 1
    except http.client.IncompleteRead as error:
        raise AssertionError("a reply was cut off") from error
    except (OSError, http.client.RemoteDisconnected):
        return
