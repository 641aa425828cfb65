// Run as `panewise run -- node --test examples/node/`. Nothing but Node itself is needed.
import assert from "node:assert/strict";
import { test } from "node:test";

const decide = async (request) => {
  const reply = await fetch(`${process.env.PANEWISE_URL}/v1/decisions`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(request),
  });
  return { status: reply.status, ...(await reply.json()) };
};

test("a phone in landscape shows two columns", async () => {
  const { splitArrangement } = await decide({
    device: { id: "iphone-5s", orientation: "landscape" },
    policy: "regular-width-from-480",
    systemVersion: "13",
  });
  assert.equal(splitArrangement.isCollapsed, false);
  assert.deepEqual(splitArrangement.columns.map((column) => column.isVisible), [true, true]);
});

test("a misspelt device is answered with the nearest one", async () => {
  const { status, errors } = await decide({ device: { id: "iphone-5z" } });
  assert.equal(status, 422);
  assert.equal(errors[0].pointer, "/device/id");
  assert.match(errors[0].nearest, /^iphone-5/);
});
