"""Whatever is said is said in the language that is spoken."""

from collections.abc import Iterator

import pytest

from boomtown.table import help_text, say, text
from boomtown.table.messages import ENGLISH, MADE_UP, UnknownLanguage, languages, speak


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    speak(ENGLISH)


def test_in_the_made_up_language_no_sentence_is_english_and_names_stay() -> None:
    message = say("conceded", who="Calamity Jane")
    assert text(message) == "Calamity Jane conceded the game."
    speak(MADE_UP)
    assert text(message) == "Calamity Jane çôñçéðéð ţĥé ĝàɱé."
    assert text(say("refused-parts", parts=["a", "b", "c"])).endswith("a, b àñð c.")


def test_helps_and_what_is_put_in_are_in_it_too() -> None:
    speak(MADE_UP)
    explained = help_text(say("dicetown-config-bribes"))
    assert explained is not None
    assert "Sheriff" not in explained
    assert text(say("conceded", who=say("player", number=2))) == "Þļàýéŕ 2 çôñçéðéð ţĥé ĝàɱé."


def test_a_language_nobody_speaks_is_refused() -> None:
    assert languages()[0] == ENGLISH
    with pytest.raises(UnknownLanguage, match="known are en"):
        speak("tlh")
