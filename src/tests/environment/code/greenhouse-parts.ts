/** What the getters, metrics and actions of the greenhouse share, by path. */
export const greenhouseParts = {
  'controllers/__init__.py': '',
  'controllers/caretaker.py': `import time
import requests
from ..evaluators.shared.tables import PORTS

class Caretaker:
    pause = 2

    def __init__(self, host):
        self.host = host

    def _send(self, path, body):
        address = f"http://{self.host}:{PORTS['pump']}/{path}"
        return requests.post(address, json=body, timeout=30)

    def _wait_setup(self, seconds=1):
        time.sleep(seconds * self.pause)
`,
  'controllers/setup.py': `import logging
import time
from .caretaker import Caretaker
from ..evaluators.shared.numbers import clamp

logger = logging.getLogger("greenhouse.setup")

class Gardener(Caretaker):
    def _water_setup(self, bed, litres=5):
        amount = clamp(litres, 1)
        logger.info("watering %s", bed)
        self._send("water", {"bed": bed, "litres": amount})

    def _plant_setup(self, bed, seeds):
        for seedling in seeds:
            self._send("plant", {"bed": bed, "seed": seedling})

    def _shade_setup(self, percent=50):
        self._move("blind", percent / 100)

    def _rest_setup(self, seconds=3):
        time.sleep(seconds + 1)

    def _move(self, part, share):
        self._send("move", {"part": part, "share": share})
`,
  'evaluators/__init__.py': '',
  'evaluators/shared/__init__.py': `from .numbers import *
from .text import fold, words_of as list_words
`,
  'evaluators/shared/tables.py': `PORTS = {"pump": 8090, "gauge": 8091}
UNITS = {"litre": 1.0, "gallon": 3.785}
UNITS["pint"] = 0.568
STOP_WORDS = ("the", "a", "of")
LIMIT = 40
SPARE = 12
`,
  'evaluators/shared/numbers.py': `from .tables import LIMIT, UNITS

def clamp(value, low, high=LIMIT):
    return max(low, min(high, value))

def near(first, second, slack=0.05):
    distance = abs(first - second)
    return distance <= slack

def to_litres(amount_in, unit):
    return amount_in * UNITS[unit]

def unused_ratio(first, second):
    return first / (second + 1)
`,
  'evaluators/shared/text.py': `import re
from .tables import STOP_WORDS

def fold(text):
    """Makes words comparable."""
    squeezed = re.sub(r"\\s+", " ", text)
    return squeezed.strip().lower()

def words_of(text):
    return [item for item in fold(text).split(" ") if item not in STOP_WORDS]
`,
  'evaluators/shared/wraps.py': `import functools

def as_score(judge):
    @functools.wraps(judge)
    def scored(*args, **options):
        return 1.0 if judge(*args, **options) else 0.0
    return scored

def retried(times):
    def wrap(call):
        @functools.wraps(call)
        def again(*args, **options):
            for attempt in range(times):
                answer = call(*args, **options)
                if answer is not None:
                    return answer
            return None
        return again
    return wrap
`,
};
