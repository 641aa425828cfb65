"""Reads an OpenAPI document: its operations, and the requests and answers that its examples show."""

import json
import urllib.parse
from collections.abc import Iterator
from dataclasses import dataclass, field

import jsonschema

METHODS = ("get", "head", "post", "put", "patch", "delete", "options")


@dataclass(frozen=True)
class Exchange:
    """A request that the document shows, and what it says of the answer."""

    method: str
    path: str
    name: str
    target: str
    status: int
    responses: dict
    body: bytes | None = None
    headers: dict[str, str] = field(default_factory=dict)

    @property
    def title(self) -> str:
        return f"{self.method} {self.path}, example {self.name}"


def operations(document: dict) -> Iterator[tuple[str, str, dict]]:
    """Every operation as its method, its path and its description."""
    for path, item in document["paths"].items():
        for method in METHODS:
            if method in item:
                shared = item.get("parameters", [])
                own = item[method]
                yield method.upper(), path, own | {"parameters": [*shared, *own.get("parameters", [])]}


def exchanges(document: dict) -> Iterator[Exchange]:
    """One exchange for each example of a request body, or one without a body where an operation takes none."""
    for method, path, operation in operations(document):
        responses = {status: resolved(document, each) for status, each in operation["responses"].items()}
        parameters = [resolved(document, each) for each in operation["parameters"]]
        examples = list(body_examples(document, operation))
        if examples:
            target, headers = target_and_headers(path, parameters, 0)
            for name, media_type, example in examples:
                body = encoded(media_type, example["value"])
                sent = headers | {"Content-Type": media_type}
                yield Exchange(method, path, name, target, example.get("x-status", 200), responses, body, sent)
        elif "requestBody" not in operation:
            yield from parameter_exchanges(method, path, parameters, responses)


def body_examples(document: dict, operation: dict) -> Iterator[tuple[str, str, dict]]:
    body = resolved(document, operation.get("requestBody", {}))
    for media_type, content in body.get("content", {}).items():
        for name, example in content.get("examples", {}).items():
            yield name, media_type, resolved(document, example)


def parameter_exchanges(method: str, path: str, parameters: list[dict], responses: dict) -> Iterator[Exchange]:
    """One exchange for each set of the parameters' examples: their first ones, their second ones, and so on."""
    count = max([1, *(len(examples_of(parameter)) for parameter in parameters)])
    for index in range(count):
        target, headers = target_and_headers(path, parameters, index)
        names = [list(parameter.get("examples", {}))[index : index + 1] for parameter in parameters]
        name = next((found[0] for found in names if found), str(index + 1))
        shown = [list(parameter.get("examples", {}).values())[index : index + 1] for parameter in parameters]
        statuses = [found[0]["x-status"] for found in shown if found and "x-status" in found[0]]
        success = next((int(status) for status in responses if status.startswith("2")), 200)
        yield Exchange(method, path, name, target, statuses[0] if statuses else success, responses, None, headers)


def examples_of(parameter: dict) -> list:
    named = [example["value"] for example in parameter.get("examples", {}).values()]
    single = [place["example"] for place in (parameter, parameter.get("schema", {})) if "example" in place]
    return named or single[:1]


def target_and_headers(path: str, parameters: list[dict], index: int) -> tuple[str, dict[str, str]]:
    query, headers = [], {}
    for parameter in parameters:
        values = examples_of(parameter)
        # A single example serves every exchange; of several, each serves one.
        value = values[0] if len(values) == 1 else (values[index] if index < len(values) else None)
        if value is None:
            continue
        text = value if isinstance(value, str) else json.dumps(value)
        if parameter["in"] == "path":
            path = path.replace("{" + parameter["name"] + "}", urllib.parse.quote(text, safe=""))
        elif parameter["in"] == "query":
            query.append((parameter["name"], text))
        elif parameter["in"] == "header":
            headers[parameter["name"]] = text
    return path + ("?" + urllib.parse.urlencode(query) if query else ""), headers


def encoded(media_type: str, value: object) -> bytes:
    if isinstance(value, str) and not media_type.endswith("json"):
        return value.encode()
    return json.dumps(value).encode()


def resolved(document: dict, node: dict) -> dict:
    """The node, or what its $ref points to."""
    while "$ref" in node:
        pointer, node = node["$ref"].removeprefix("#/"), document
        for part in pointer.split("/"):
            node = node[part.replace("~1", "/").replace("~0", "~")]
    return node


def schema_validator(document: dict, schema: dict) -> jsonschema.Draft202012Validator:
    """A validator for a schema of the document, with the document's own components in reach."""
    return jsonschema.Draft202012Validator(schema | {"components": document.get("components", {})})
