import { expect, test } from 'vitest';
import { readCode } from './read-code.ts';

/** The digest of `rows` in a module beside `aids.py`. */
const digestRows = (text: string, aid: string): string | undefined =>
  readCode({
    files: [
      { path: '__init__.py', text: '' },
      { path: 'evaluators/__init__.py', text: '' },
      { path: 'evaluators/metrics/__init__.py', text: 'from .tables import rows\n' },
      { path: 'evaluators/metrics/aids.py', text: aid },
      { path: 'evaluators/metrics/tables.py', text },
    ],
    folderName: 'desktop_env',
  }).functions.metric.rows?.digest;

const aids = ['def aid(x):\n    return x\n', 'def aid(x):\n    return [x]\n'] as const;

/** Ways to use `aid`. */
const uses = [
  'try:\n  from .aids import aid\nexcept ImportError:\n  aid = None\ndef rows(result): return aid(result)',
  'try:\n  from .aids import aid\nexcept ImportError:\n  from aids import aid\ndef rows(result): return aid(result)',
  'try:\n  from evaluators.metrics.aids import aid\nexcept ImportError:\n  from .aids import aid\ndef rows(result): return aid(result)',
  'try:\n  from . import aids\nexcept ImportError:\n  import aids\ndef rows(result): return aids.aid(result)',
  'try:\n  from . import aids\nexcept ImportError:\n  aids = None\ndef rows(result): return aids.aid(result)',
  'try:\n  from .aids import *\nexcept ImportError:\n  pass\ndef rows(result): return aid(result)',
  'import sys\nif sys.version_info > (3, 9):\n  from .aids import aid\nelse:\n  aid = None\ndef rows(result): return aid(result)',
  'try:\n  from .aids import aid\nexcept ImportError:\n  pass\ndef rows(result): return aid(result)',
  'try:\n  from .aids import aid\n  HAS = True\nexcept ImportError:\n  HAS = False\ndef rows(result): return aid(result)',
  'def rows(result):\n  try:\n    from .aids import aid\n  except ImportError:\n    return 0\n  return aid(result)',
  'def rows(result):\n  try:\n    from .aids import aid\n  except ImportError:\n    from aids import aid\n  return aid(result)',
  'def rows(result):\n  if result:\n    from .aids import aid\n    return aid(result)\n  return 0',
  'def rows(result):\n  from .aids import aid\n  aid = aid(result)\n  return aid',
  'def rows(result):\n  def g():\n    from .aids import aid\n    return aid(result)\n  return g()',
  'def rows(result):\n  from .aids import aid\n  def g():\n    return aid(result)\n  return g()',
  'def rows(result):\n  import desktop_env.evaluators.metrics.aids\n  return desktop_env.evaluators.metrics.aids.aid(result)',
  'from . import aids\ndef rows(result): return aids.aid(result)',
  'from .. import metrics\ndef rows(result): return metrics.aids.aid(result)',
  'from desktop_env.evaluators import metrics as mm\ndef rows(result): return mm.aids.aid(result)',
  'from desktop_env import evaluators\ndef rows(result): return evaluators.metrics.aids.aid(result)',
  'import desktop_env as d\ndef rows(result): return d.evaluators.metrics.aids.aid(result)',
  'from .aids import aid; A = 1\ndef rows(result): return aid(result)',
  'from .aids import aid\nclass A:\n  go = aid\ndef rows(result): return A.go(result)',
  'from .aids import aid\nclass A:\n  go = staticmethod(aid)\ndef rows(result): return A.go(result)',
  'from .aids import aid\nT = dict(a=aid)\ndef rows(result): return T[result]()',
  'from .aids import aid\ndef rows(result, g=aid): return g(result)',
  'from .aids import aid\n@aid(1)\ndef rows(result): return result',
  'from . import aids\n@aids.aid\ndef rows(result): return result',
  'from .aids import aid\ndef rows(result): return f"{aid(result):>3}"',
  'from .aids import aid\ndef rows(result): return f"{result:>{aid(result)}}"',
  'from .aids import aid\ndef rows(result): return {aid(x) for x in result}',
  'from .aids import aid\ndef rows(result): return sorted(result, key=lambda x: aid(x))',
  'from .aids import aid\ndef rows(result): return sorted(result, key=lambda x, g=aid: g(x))',
  'from .aids import aid\ndef rows(result):\n  with aid(result): return 1',
  'from .aids import aid\ndef rows(result):\n  try: return 1\n  except aid: return 2',
  'from .aids import aid\ndef rows(result): raise aid(result)',
  'from .aids import aid\ndef rows(result): assert aid(result)',
  'from .aids import aid\ndef rows(result): del aid(result).x',
  'from .aids import aid\ndef rows(result): return result[aid(result):]',
  'from .aids import aid\ndef rows(result):\n  match result:\n    case x if aid(x): return 1',
  'from .aids import aid\ndef rows(result):\n  match aid(result):\n    case 1: return 1',
  'from .aids import aid\ndef rows(result): return (a := aid(result))',
  'from .aids import aid\ndef rows(result):\n  result += aid(result)\n  return result',
  'from .aids import aid\ndef rows(result):\n  a: int = aid(result)\n  return a',
  'from .aids import aid\ndef rows(result): yield from aid(result)',
  'from .aids import aid\nasync def rows(result): return await aid(result)',
  'from .aids import aid\ndef rows(result): return g(*aid(result), **aid(result))',
  'from .aids import aid\ndef rows(result): return g(a=aid)',
  'from .aids import aid\ndef rows(result): return 1 if aid(result) else 0',
  'from .aids import aid\ndef rows(result): return 1, aid(result)',
  'from .aids import aid\ndef rows(result):\n  class A:\n    x = aid\n  return A.x(result)',
  'from .aids import aid\nclass A:\n  def go(self, result): return aid(result)\ndef rows(result): return A().go(result)',
  'from .aids import aid\nclass A(aid): pass\ndef rows(result): return A()',
  'from .aids import aid\nclass A(metaclass=aid): pass\ndef rows(result): return A()',
  'from dataclasses import dataclass, field\nfrom .aids import aid\n@dataclass\nclass A:\n  x: list = field(default_factory=aid)\ndef rows(result): return A()',
  'from .aids import aid\nclass A:\n  aid = 1\n  def go(self): return aid(1)\ndef rows(result): return A().go()',
  'from .aids import aid\ndef rows(result): return [aid for aid in aid(result)]',
  'from .aids import aid\ndef rows(result, aid=aid): return aid(result)',
  'from .aids import aid\ndef rows(result):\n  global aid\n  return aid(result)',
  'from .aids import aid as a\nb = a\nc = b\ndef rows(result): return c(result)',
];

test.for(uses)('a change of a helper is one of its user: %j', (text) => {
  const [before, after] = aids.map((aid) => digestRows(text, aid));
  expect(before).toBeDefined();
  expect(after).not.toBe(before);
});

/** Sources that have the name `aid` and use another thing. */
const namesakes = [
  'from .aids import aid\ndef rows(result): return [aid for aid in result]',
  'from .aids import aid\ndef rows(result):\n  def aid(x): return 1\n  return aid(result)',
  'from .aids import aid\ndef rows(result):\n  for aid in result: pass\n  return aid',
  'from .aids import aid\ndef rows(result):\n  try: pass\n  except E as aid: return aid',
  'from .aids import aid\ndef rows(result): return "aid"',
  'from .aids import aid\ndef rows(result): return g(aid=1)',
  'from .aids import aid\ndef rows(result): return result.aid',
];

test.for(namesakes)('a change of a helper is none of what only has its name: %j', (text) => {
  const [before, after] = aids.map((aid) => digestRows(text, aid));
  expect(before).toBeDefined();
  expect(after).toBe(before);
});
