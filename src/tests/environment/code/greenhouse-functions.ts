/** The getters and metrics of the greenhouse, by path. */
export const greenhouseFunctions = {
  'evaluators/getters/__init__.py': `from .beds import *
from .weather import get_rain as get_rainfall, get_wind
from . import ledger
from .rules import get_rule

get_ledger = ledger.get_entries
get_balance = ledger.get_balance
`,
  'evaluators/getters/beds.py': `import json
from ..shared.wraps import retried
from ..shared import clamp

STATES = ["dry", "moist", "wet"]

def _ask(env, path):
    command = f"print(open({path!r}).read())"
    return env.controller.execute_python_command(command)["output"]

def _parse(text):
    try:
        return json.loads(text)
    except ValueError:
        return {}

def get_bed(env, config):
    return _parse(_ask(env, config["path"])).get(config["bed"])

@retried(3)
def get_moisture(env, config):
    level = _parse(_ask(env, "/srv/moisture.json")).get(config["bed"], 0)
    return STATES[int(clamp(level, 0, 2))]

def get_bed_names(env, config):
    beds = _parse(_ask(env, config["path"]))
    return sorted(label for label in beds if not label.startswith("_"))
`,
  'evaluators/getters/ledger.py': `from evaluators.shared import list_words
from .beds import _ask as read_text

def get_entries(env, config):
    lines = read_text(env, config["path"]).split("\\n")
    return [list_words(row) for row in lines[1:]]

def get_balance(env, config):
    total = 0
    for entry in get_entries(env, config):
        total += int(entry[-1])
    return total
`,
  'evaluators/getters/rules.py': `def get_rule(env, config):
    return config["rules"]
`,
  'evaluators/getters/weather.py': `import requests
import logging
import greenhouse.evaluators.shared.tables as tables

log = logging.getLogger(__name__)

def _gauge(env, kind):
    where = f"http://{env.vm_ip}:{tables.PORTS['gauge']}/{kind}"
    reply = requests.get(where, timeout=10)
    log.debug("gauge %s: %s", kind, reply)
    return reply.json()

def get_rain(env, config):
    if (rain := _gauge(env, "rain")["sum"]) and config.get("rounded", True):
        return round(rain, 1)
    return rain

def get_wind(env, config):
    match config:
        case {"unit": "knots"}:
            return _gauge(env, "wind")["speed"] * 1.94
        case {"unit": str()}:
            return None
    return _gauge(env, "wind")["speed"]
`,
  'evaluators/metrics/__init__.py': `from .counts import same_count, about_right, at_most, same_volume
from .shapes import *
from .words import says, mentions, says_sorted, is_ripe, counts_words
`,
  'evaluators/metrics/counts.py': `from ..shared import wraps
from ..shared.numbers import near, to_litres as litres_of

@wraps.as_score
def same_count(result, expected):
    return int(result) == int(expected)

@wraps.as_score
def about_right(result, rules, *, slack=0.1):
    return near(result, rules["value"], slack)

def at_most(result, rules):
    return 1.0 if result <= rules["most"] else 0.0

def same_volume(result, expected, **options):
    measured = litres_of(result["amount"], result.get("unit", "litre"))
    if options.get("strict") and measured != expected:
        return 0.0
    return float(near(measured, expected))
`,
  'evaluators/metrics/legacy.py': `def same_count(result, expected):
    return 1.0 if len(result) == len(expected) else 0.5
`,
  'evaluators/metrics/shapes.py': `from ..shared.numbers import near as _near

class Shape:
    sides = 0

    def __init__(self, data):
        self.data = data

    def area(self):
        return self.data["width"] * self.data["height"]

class Bed(Shape):
    sides = 4

class RoundBed(Shape):
    def area(self):
        return 3.14159 * self.data["radius"] ** 2

def bed_area(result, rules):
    shape = RoundBed(result) if "radius" in result else Bed(result)
    return float(_near(shape.area(), rules["area"]))

def bed_sides(result, rules):
    return float(Bed(result).sides == rules["sides"])

def bed_order(result, expected):
    ranked = sorted(result, key=lambda bed: (bed["row"], -bed["at"]))
    return float([bed["name"] for bed in ranked] == expected[:10])
`,
  'evaluators/metrics/words.py': `from ..shared.text import fold as plain, words_of

def _sorted_words(text):
    return sorted(words_of(text))

FORMS = {"plain": plain, "sorted": _sorted_words}

def says(result, expected):
    return float(plain(result) == plain(expected))

def mentions(result, rules):
    present = {word for word in words_of(result) if len(word) > 2}
    return float(all(word in present for word in rules["words"]))

def says_sorted(result, expected, **options):
    form = FORMS[options.get("form", "sorted")]
    return float(form(result) == form(expected))

def at_least(limit):
    def judge(result, **options):
        return 1.0 if result >= limit else 0.0
    return judge

is_ripe = at_least(7)

def counts_words(result, rules):
    counted = 0
    def add(word):
        nonlocal counted
        counted += 1 if word in rules["words"] else 0
    for token in result.split():
        add(token)
    return float(counted >= rules.get("least", 1))
`,
};
