"""What our app promises: a phone in landscape shows two columns, except where there is no room for them."""

import pytest
from conftest import Decide

POLICY = "regular-width-from-480"


@pytest.mark.parametrize(
    ("device", "orientation", "columns"),
    [
        ("iphone-5s", "portrait", 1),
        ("iphone-5s", "landscape", 2),
        ("iphone-6", "portrait", 1),
        ("iphone-6", "landscape", 2),
    ],
)
def test_columns_on_a_phone(decide: Decide, device: str, orientation: str, columns: int) -> None:
    decision = decide(device={"id": device, "orientation": orientation}, policy=POLICY, systemVersion="13")
    arrangement = decision["splitArrangement"]
    visible = [column for column in arrangement["columns"] if column["isVisible"]]
    assert len(visible) == columns
    assert arrangement["isCollapsed"] == (columns == 1)


def test_the_override_leaves_other_traits_alone(decide: Decide) -> None:
    phone = {"horizontalSizeClass": "compact", "verticalSizeClass": "compact", "userInterfaceIdiom": "phone"}
    decision = decide(size={"width": 568, "height": 320}, traits=phone, policy=POLICY)
    assert decision["overrideTraitCollection"] == {"horizontalSizeClass": "regular"}
    assert decision["traitCollection"] == phone | {"horizontalSizeClass": "regular"}
