import { expect, test } from 'vitest';
import { valueType } from '#lint/rules/v06-value-type.ts';
import { checkCanPass } from '#lint/rules/w44-check-can-pass.ts';
import { fileFitsMetric } from '#lint/rules/w46-file-fits-metric.ts';
import { listReported } from './check-with-source.ts';

const file = (name: string) => ({ type: 'vm_file', path: `/home/user/${name}`, dest: name });
const judged = (result: object, rules: object = {}) => ({
  evaluator: { func: 'judge', result, expected: { type: 'rule', rules } },
});

const nothing = 'def get_keys(env, config):\n  log("not kept")\n  return None\n';

test.for([
  ['iterates', 'for key in keys:\n    if key == rules["key"]: return 1.0\n  return 0.0'],
  ['searches', 'return float(rules["key"] in keys)'],
  ['calls a method', 'return float(keys.strip() == rules["key"])'],
  ['counts', 'if len(keys) < 2: return 0.0\n  return 1.0'],
])('reports a getter of nothing where the metric %s', ([, body]) => {
  const metrics = `def judge(keys, rules):\n  ${body}\n`;
  expect(
    listReported(checkCanPass, judged({ type: 'keys' }), { getters: nothing, metrics }),
  ).toEqual([
    'error: "keys" always returns None, with which "judge" fails; use a getter that returns what the agent made',
  ]);
});

test.for([
  ['looks for nothing', 'if keys is None: return 1.0\n  return float("a" in keys)', nothing],
  [
    'catches what fails',
    'try:\n    return float("a" in keys)\n  except TypeError:\n    return 1.0',
    nothing,
  ],
  [
    'may get something',
    'return float("a" in keys)',
    'def get_keys(env, config):\n  if env.is_on: return env.keys\n  return None\n',
  ],
] as const)('accepts such a getter where the metric %s', ([, body, getters]) => {
  const metrics = `def judge(keys, rules):\n  ${body}\n`;
  expect(listReported(checkCanPass, judged({ type: 'keys' }), { getters, metrics })).toEqual([]);
});

test.for([
  ['a file', 'text = open(path).read()'],
  ['letters in lower case', 'text = path.lower()'],
  ['a format', 'text = f"<{path}>"'],
] as const)('reports a list that is looked for in %s', ([, read]) => {
  const metrics = `def judge(path, rules):\n  ${read}\n  return float(rules["word"] in text)\n`;
  expect(listReported(valueType, judged(file('a.txt'), { word: ['pear'] }), { metrics })).toEqual([
    'error: "word" is an array of strings; "judge" expects a string',
  ]);
});

test.for([
  ['each word', 'text = open(path).read()\n  return float(all(w in text for w in rules["word"]))'],
  ['the lines', 'lines = open(path).readlines()\n  return float(rules["word"] in lines)'],
  ['what the library gives', 'text = wavfile.read(path)\n  return float(rules["word"] in text)'],
] as const)('accepts a list where the metric looks for it in %s', ([, body]) => {
  const metrics = `def judge(path, rules):\n  ${body}\n`;
  expect(listReported(valueType, judged(file('a.txt'), { word: ['pear'] }), { metrics })).toEqual(
    [],
  );
});

const library = `
from openpyxl import load_workbook as load
import docx
from PIL import Image

def open_it(path):
  return Image.open(path)

`;

test.for([
  ['load(path).active', 'sums.ods', 'openpyxl.load_workbook'],
  ['docx.Document(path).text', 'letter.odt', 'docx.Document'],
  ['open_it(path).size', 'hill.svg', 'PIL.Image.open'],
] as const)('reports what %s cannot read', ([call, name, called]) => {
  const metrics = `${library}def judge(path, rules):\n  return float(${call} == rules["is"])\n`;
  expect(listReported(fileFitsMetric, judged(file(name)), { metrics })).toEqual([
    `error: "judge" opens "${name}" with ${called}, which cannot read such a file; judge another file or use another metric`,
  ]);
});

test.for([
  ['a kind that it reads', 'return float(load(path).active == rules["is"])', 'sums.xlsx'],
  ['an extension that says nothing', 'return float(load(path).active == rules["is"])', 'sums.out'],
  [
    'other kinds on another way',
    'if path.endswith(".xcf"): return float(peel(path))\n  return float(Image.open(path) == rules["is"])',
    'hill.xcf',
  ],
] as const)('accepts %s', ([, body, name]) => {
  const metrics = `${library}def judge(path, rules):\n  ${body}\n`;
  expect(listReported(fileFitsMetric, judged(file(name)), { metrics })).toEqual([]);
});
