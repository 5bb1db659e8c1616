import { expect, test } from 'vitest';
import { parameterGiven } from '#lint/rules/v04-parameter-given.ts';
import { valueType } from '#lint/rules/v06-value-type.ts';
import { listReported } from './check-with-source.ts';

const step = (parameters: object) => ({ config: [{ type: 'login', parameters }] });
const result = { type: 'vm_command_line', command: ['ls'] };
const judged = (func: string, rules: unknown, options = {}) => ({
  evaluator: { func, result, expected: { type: 'rule', rules }, options },
});

const branches = `
  def _login_setup(self, **config):
    if config["platform"] == "googledrive": self.open(config["settings_file"])
    elif config["platform"] == "meadow": self.open(config["url"])
`;
const strictBranches = `${branches}    else: raise ValueError(config["platform"])\n`;
const matched = `
  def _login_setup(self, platform, **config):
    match platform:
      case "googledrive" | "meadow": self.open(config)
      case _: raise ValueError(platform)
`;
const looked = `
  def _login_setup(self, platform):
    self.open({"meadow": "a", "orchard": "b"}[platform])
`;

test.for([
  ['a branch', branches],
  ['a branch, others refused', strictBranches],
  ['a match', matched],
  ['a table', looked],
])('accepts what %s of the source compares with', ([, actions]) => {
  expect(listReported(valueType, step({ platform: 'meadow' }), { actions: actions ?? '' })).toEqual(
    [],
  );
});

test('reports what the source refuses, and only that', () => {
  const fields = step({ platform: 'dropbox' });
  expect(listReported(valueType, fields, { actions: strictBranches })).toEqual([
    'warning: "platform" is the string "dropbox"; "login" expects one of "googledrive", "meadow"',
  ]);
  expect(listReported(valueType, fields, { actions: branches })).toEqual([]);
});

const wrapping = `
def file_contains(path, rules):
  wanted = [rules["expected"]] if isinstance(rules["expected"], str) else rules["expected"]
  return float(all(word in open(path).read() for word in wanted))
`;
const searching = `
def is_in_list(result, rules):
  return float(rules["expected"] in result)
`;

test.for([
  ['file_contains', wrapping, { expected: 'one pear' }],
  ['is_in_list', searching, { expected: { name: 'Ada' } }],
  ['exact_match', 'def exact_match(result, rules):\n  return 1.0\n', ['a']],
  [
    'fuzzy_match',
    'def fuzzy_match(result, rules):\n  if isinstance(rules, str): return float(rules in result)\n  return float(rules.get("expected") in result)\n',
    'pear',
  ],
] as const)('demands no built-in type of %s', ([func, metrics, rules]) => {
  expect(listReported(valueType, judged(func, rules), { metrics })).toEqual([]);
});

test.for([
  ['a hint', 'def worn(result, rules, count: int = 1):\n  return 1.0\n', '2', 1],
  ['a number of any kind', 'def worn(result, rules, count: int = 1):\n  return 1.0\n', 2.5, 0],
  [
    'a hint that it does not rely on',
    'def worn(result, rules, count: int = 1):\n  if isinstance(count, str): count = int(count)\n  return 1.0\n',
    '2',
    0,
  ],
] as const)('judges a value by %s', ([, metrics, count, findings]) => {
  const fields = judged('worn', {}, { count });
  expect(listReported(valueType, fields, { metrics })).toHaveLength(findings);
});

test('requires nothing that only the built-in function of the name does', () => {
  const actions = '\n  def _open_setup(self, **config):\n    self.client.post(config)\n';
  const fields = { config: [{ type: 'open', parameters: { file: 'a.txt' } }] };
  expect(listReported(parameterGiven, fields, { actions })).toEqual([]);
});

test('requires nothing of a function that the environment does not have', () => {
  const fields = { config: [{ type: 'change_wallpaper', parameters: {} }] };
  const actions = '\n  def _open_setup(self, path):\n    pass\n';
  expect(listReported(parameterGiven, fields, { actions })).toEqual([]);
});
