import { expect, test } from 'vitest';
import type { Path } from '#text/json/json-pointer.ts';
import { namePart, toCheckPrefix, toStepPrefix } from './part-name.ts';

test.for<[Path, string, string, string]>([
  [['risk_evaluator'], 'risk_evaluator', 'Risk evaluator', 'risk_evaluator'],
  [['safetyCheck'], 'safetyCheck', 'Safety check', 'safetyCheck'],
  [['rounds', 1, 'check'], 'rounds:1:check', 'Rounds 2 check', 'rounds[1].check'],
  [['evaluator', 0], 'evaluator:0', 'Evaluator 1', 'evaluator[0]'],
])('names the part at %j', ([at, anchor, label, code]) => {
  expect(namePart(at)).toEqual({ anchor, label, code });
});

test('keeps abbreviations and makes an id without blanks', () => {
  const { anchor, label } = namePart(['HTTP check']);
  expect(label).toBe('HTTP check');
  expect(anchor).toMatch(/^http-check-\w+$/);
});

test('gives no two parts the same id', () => {
  const paths: Path[] = [['a:b'], ['a', 'b'], ['a.b'], ['a b'], ['a', 0], ['a-0'], ['evaluator']];
  const ids = [...paths.map(toCheckPrefix), ...paths.map(toStepPrefix)];
  expect(new Set(ids).size).toBe(ids.length);
  expect(toCheckPrefix(['evaluator'])).toBe('check');
  expect(toStepPrefix(['config'])).toBe('setup');
  expect(toStepPrefix(['evaluator', 'postconfig'])).toBe('postconfig');
  expect(toStepPrefix(['setup'])).not.toBe('setup');
});
