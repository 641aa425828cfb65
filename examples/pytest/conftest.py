"""A fixture that asks Panewise: run as `panewise run -- pytest examples/pytest`."""

import json
import os
import urllib.request
from collections.abc import Callable
from typing import Any

import pytest

Decide = Callable[..., dict[str, Any]]


@pytest.fixture(scope="session")
def decide() -> Decide:
    """Asks for one decision: `decide(size={...}, traits={...}, policy="...")`."""
    url = os.environ["PANEWISE_URL"] + "/v1/decisions"

    def ask(**request: Any) -> dict[str, Any]:
        body = json.dumps(request).encode()
        with urllib.request.urlopen(urllib.request.Request(url, body, {"Content-Type": "application/json"})) as reply:
            return json.load(reply)

    return ask
