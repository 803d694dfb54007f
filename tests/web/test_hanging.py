"""A page that answers no more ends the test that asked, with clear words, and no other."""

import pytest

from tests.web.engines import chromium as engine
from tests.web.engines.browser import BrowserError
from tests.web.engines.chromium import Chromium

pytestmark = pytest.mark.web

PLAIN = "data:text/html,<title>there</title>"
WAITS, TURNS = "new Promise(() => {})", "(() => { for (;;); })()"


@pytest.mark.parametrize("script", [WAITS, TURNS])
def test_no_answer_is_an_error_and_the_next_page_opens(
    chromium: Chromium, monkeypatch: pytest.MonkeyPatch, script: str
) -> None:
    chromium.open(PLAIN, 390, 844)
    with monkeypatch.context() as patience:
        patience.setattr(engine, "ANSWER_SECONDS", 2)
        with pytest.raises(BrowserError, match="no answer within 2 s to") as error:
            chromium.evaluate(script)
    assert script in str(error.value)
    chromium.open(PLAIN, 390, 844)
    assert chromium.evaluate("document.title") == "there"
