#!/usr/bin/env bash
# Picks the payload that a page server would send. Run as: panewise run -- bash examples/shell/layouts.sh
set -euo pipefail

# layout WIDTH HEIGHT CLASS: "one-pane" or "two-pane".
layout() {
    local query="width=$1&height=$2&horizontalSizeClass=$3&policy=regular-width-from-480"
    if curl --silent --show-error --fail "$PANEWISE_URL/v1/decisions?$query" | grep --quiet '"isCollapsed":true'; then
        echo one-pane
    else
        echo two-pane
    fi
}

# expect LAYOUT WIDTH HEIGHT CLASS
expect() {
    local actual
    actual=$(layout "$2" "$3" "$4")
    [[ $actual == "$1" ]] || { echo "$2 by $3, $4: $actual instead of $1" >&2 && exit 1; }
}

expect one-pane 320 568 compact
expect two-pane 568 320 compact
expect one-pane 479.99 320 compact
expect two-pane 480 320 compact
echo "4 layouts are as expected"
