import { expect, test } from 'vitest';
import { methods, readExampleLoader } from '../contracts/example-loader.ts';

const read = (body: string) =>
  readExampleLoader({
    loader: methods([
      'begin(self, spec)',
      `self.judge = spec["evaluator"]\nself.name = spec["id"]\n${body}`,
    ]),
  }).parts;

test.for<[string, string, readonly string[]]>([
  ['str', 'folder = str(spec["id"])', ['number']],
  ['a format', 'folder = f"runs/{spec["id"]}"', ['number']],
  ['isinstance', 'x = spec["id"] if isinstance(spec["id"], int) else 0', ['number']],
])('reads that an id may be a number: %s', ([, body, kinds]) => {
  expect(read(body).id?.accepts).toEqual(expect.arrayContaining([...kinds]));
});

test.for([
  ['or', 'for step in spec["config"] or []:\n  run(step)'],
  ['a condition', 'if spec["config"]:\n  run(spec["config"])'],
  ['is None', 'steps = [] if spec["config"] is None else spec["config"]'],
] as const)('reads that steps may be null: %s', ([, body]) => {
  expect(read(body).config?.accepts).toContain('null');
});

test.for([
  ['a default only', 'for step in spec.get("config", []):\n  run(step)'],
  ['a loop', 'for step in spec["config"]:\n  run(step)'],
] as const)('reads that null as steps fails: %s', ([, body]) => {
  expect(read(body).config?.rejects).toContain('null');
  expect(read(body).config?.accepts ?? []).not.toContain('null');
});

test('does not take the length of null for a way to accept it', () => {
  expect(
    read('if len(spec["config"]) > 0:\n  run(spec["config"])').config?.accepts,
  ).toBeUndefined();
});

test('reads which parts of a step may be missing', () => {
  const parts = read(
    'for step in spec["config"]:\n  run(step["type"], step.get("parameters", {}))',
  );
  expect(parts['config[].type']?.isRequired).toBe(true);
  expect(parts['config[].parameters']).toEqual({});
});

test('reads how several checks are combined', () => {
  const conj = (written: string) => read(`x = ${written}`)['evaluator.conj'];
  expect(conj('self.judge.get("conj", "and").lower()')?.ignoresCase).toBe(true);
  expect(conj('(self.judge.get("conj") or "and").upper()')?.ignoresCase).toBe(true);
  expect(conj('int(self.judge["conj"])')?.accepts).toContain('number');
  expect(conj('self.judge["conj"] == "and"')?.ignoresCase).toBeUndefined();
});

test('reads that a number as part of a path fails', () => {
  expect(read('folder = os.path.join("runs", spec["id"])').id?.rejects).toContain('number');
  expect(read('folder = os.path.join("runs", str(spec["id"]))').id?.rejects).not.toContain(
    'number',
  );
});
