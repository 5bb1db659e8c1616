import { expect, test } from 'vitest';
import { readCode } from './read-code.ts';

type Files = Readonly<Record<string, string>>;

const metrics = 'evaluators/metrics/__init__.py';
const tables = 'evaluators/metrics/tables.py';
const helpers = 'evaluators/metrics/helpers.py';
const basics = 'evaluators/basics.py';

const readDigests = (files: Files): Record<string, string> =>
  Object.fromEntries(
    Object.entries(
      readCode({
        files: Object.entries(files).map(([path, text]) => ({ path, text })),
        folderName: 'lab',
      }).functions.metric,
    ).map(([name, { digest }]) => [name, digest]),
  );

function listChanged(before: Files, change: Files): string[] {
  const [old, now] = [readDigests(before), readDigests({ ...before, ...change })];
  return Object.keys(now).filter((name) => now[name] !== old[name]);
}

/** Two metrics: `rows` uses what is changed, `blank` does not. */
const lab = (source: string, more: Files = {}): Files => ({
  [metrics]: 'from .tables import rows, blank\n',
  [tables]: `${source}\ndef blank(result):\n    return float(not result)\n`,
  ...more,
});

const changes: readonly (readonly [name: string, before: Files, change: Files])[] = [
  [
    'its own code',
    lab('def rows(result, expected):\n    return float(len(result) == expected)\n'),
    lab('def rows(result, expected):\n    return float(len(result) >= expected)\n'),
  ],
  [
    'a helper two modules away',
    lab('from .helpers import count\ndef rows(result):\n    return count(result)\n', {
      [helpers]: 'from ..basics import trim\ndef count(text):\n    return len(trim(text))\n',
      [basics]: 'def trim(text):\n    return text.strip()\n',
    }),
    { [basics]: 'def trim(text):\n    return text.rstrip()\n' },
  ],
  [
    'a constant',
    lab('MOST = 3\ndef rows(result):\n    return float(len(result) < MOST)\n'),
    lab('MOST = 4\ndef rows(result):\n    return float(len(result) < MOST)\n'),
  ],
  [
    'the constant of another module',
    lab('from lab import basics\ndef rows(result):\n    return result[basics.FIRST]\n', {
      'evaluators/__init__.py': '',
      '__init__.py': 'from .evaluators import basics\n',
      [basics]: 'FIRST: int = 0\n',
    }),
    { [basics]: 'FIRST: int = 1\n' },
  ],
  [
    'the default of an argument',
    lab('def rows(result, least=1):\n    return float(len(result) >= least)\n'),
    lab('def rows(result, least=2):\n    return float(len(result) >= least)\n'),
  ],
  [
    'the default of a helper',
    lab('def _cut(text, at=2): return text[at:]\ndef rows(result): return _cut(result)\n'),
    lab('def _cut(text, at=3): return text[at:]\ndef rows(result): return _cut(result)\n'),
  ],
  [
    'a decorator',
    lab('from .helpers import once\n@once\ndef rows(result):\n    return 1.0\n', {
      [helpers]: 'def once(call):\n    return lambda result: call(result) / 1\n',
    }),
    { [helpers]: 'def once(call):\n    return lambda result: call(result) / 2\n' },
  ],
  [
    'what a decorator is given',
    lab('from .helpers import up_to\n@up_to(1)\ndef rows(result):\n    return 1.0\n', {
      [helpers]:
        'def up_to(most):\n    return lambda call: lambda result: min(most, call(result))\n',
    }),
    lab('from .helpers import up_to\n@up_to(2)\ndef rows(result):\n    return 1.0\n'),
  ],
  [
    'a base class',
    lab(
      'from .helpers import Sheet\nclass Table(Sheet):\n    pass\ndef rows(result):\n    return Table(result).count()\n',
      {
        [helpers]: 'class Sheet(list):\n    def count(self):\n        return len(self)\n',
      },
    ),
    { [helpers]: 'class Sheet(list):\n    def count(self):\n        return len(set(self))\n' },
  ],
  [
    'another base class',
    lab('class Table(list): pass\ndef rows(result): return len(Table(result))\n'),
    lab('class Table(set): pass\ndef rows(result): return len(Table(result))\n'),
  ],
  [
    'an `__init__` that imports another function under the name',
    { ...lab('def rows(result): return 1.0\ndef lines(result): return 0.5\n') },
    { [metrics]: 'from .tables import lines as rows, blank\n' },
  ],
  [
    'a metric replaced by one of the same name in another module',
    lab('def rows(result): return 1.0\n', { [helpers]: 'def rows(result): return 0.5\n' }),
    { [metrics]: 'from .tables import blank\nfrom .helpers import rows\n' },
  ],
];

test.for(changes)('a function has changed with %s', ([, before, change]) => {
  expect(listChanged(before, change)).toEqual(['rows']);
});

const rewritings: readonly (readonly [name: string, before: string, after: string])[] = [
  [
    'comments, docstrings and formatting',
    'def rows(result, expected):\n    """Counts."""\n    if len(result) > 1 and expected: return 0xA\n    return "a" + result["b"]\n',
    "# All rows.\ndef rows(\n    result,\n    expected,\n):\n  # None?\n  if (len(result) > 1\n      and expected):\n    return 10  # ten\n  return ('a' +\n    result['b'])\n",
  ],
  [
    'names of local variables',
    'def rows(result):\n    found = [line for line in result]\n    return len(found)\n',
    'def rows(result):\n    kept = [item for item in result]\n    return len(kept)\n',
  ],
  [
    'logs',
    'import logging\nlog = logging.getLogger("lab")\ndef rows(result):\n    log.info("rows: %s", len(result))\n    return 1.0\n',
    'import logging\nlog = logging.getLogger("lab.tables")\ndef rows(result):\n    return 1.0\n',
  ],
  [
    'the name of a helper, and its place',
    'def _cut(text): return text[1:]\ndef rows(result): return _cut(result)\n',
    'def rows(result): return _short(result)\ndef _short(text): return text[1:]\n',
  ],
  [
    'the order of imports, and ones that nothing uses',
    'import json\nimport re\ndef rows(result): return json.loads(re.sub("a", "b", result))\n',
    'import os\nimport re as patterns\nfrom json import loads\ndef rows(result): return loads(patterns.sub("a", "b", result))\n',
  ],
  [
    'a helper that nothing uses',
    'def rows(result): return 1.0\ndef _spare(): return 1\n',
    'def rows(result): return 1.0\ndef _spare(): return 2\n',
  ],
];

test.for(rewritings)('a function is the same with other %s', ([, before, after]) => {
  expect(listChanged(lab(before), lab(after))).toEqual([]);
});

const lookalikes: readonly (readonly [name: string, before: string, after: string])[] = [
  [
    'names of locals that `locals` shows',
    'def rows(result):\n    a = 1\n    return locals()\n',
    'def rows(result):\n    b = 1\n    return locals()\n',
  ],
  [
    'two locals exchanged',
    'def rows(a, b):\n    c = a\n    d = b\n    return c - d\n',
    'def rows(a, b):\n    c = a\n    d = b\n    return d - c\n',
  ],
  [
    'a log that takes from the result',
    'import logging\ndef rows(result):\n    logging.info(result.pop())\n    return len(result)\n',
    'import logging\ndef rows(result):\n    return len(result)\n',
  ],
  [
    'spaces within text',
    'def rows(result): return result == "a b"\n',
    'def rows(result): return result == "a  b"\n',
  ],
  [
    'brackets that group otherwise',
    'def rows(a, b, c): return a - (b - c)\n',
    'def rows(a, b, c): return (a - b) - c\n',
  ],
];

test.for(lookalikes)('a function has changed with %s', ([, before, after]) => {
  expect(listChanged(lab(before), lab(after))).toEqual(['rows']);
});
