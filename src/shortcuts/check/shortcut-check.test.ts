import { expect, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import { checkEach } from '#lint/engine/check-tasks.ts';
import { parseText } from '#lint/parse/parse-file.ts';
import { toPointer } from '#text/json/json-pointer.ts';
import { builtInVocabulary } from '#vocabulary/built-in-vocabulary.ts';
import { findShortcuts } from '../find-shortcuts.ts';
import { createShortcutCheck } from './shortcut-check.ts';

const context = { vocabulary: builtInVocabulary, isValid: () => true };
const evaluator = { func: 'infeasible' };

const files = [
  exampleTask({ evaluator }),
  exampleTask(),
  { ...exampleTask(), phases: [{ evaluator }, { evaluator }] },
  { ...exampleTask({ evaluator }), teardown: [{ type: 'sleep', parameters: { seconds: 1 } }] },
].map((task, index) => parseText(`${index}.json`, JSON.stringify(task, null, 2)));

test('finds what a search by itself finds, and changes no finding', () => {
  const { check, listOf } = createShortcutCheck();
  expect(check(files, context)).toEqual(checkEach(files, context));
  const counts = files.map(({ file, fields = {} }) => {
    const alone = findShortcuts({ file, fields }, context).map(({ at }) => toPointer(at));
    expect(listOf(fields).map(({ pointer }) => pointer)).toEqual(alone);
    return alone.length;
  });
  expect(counts).toEqual([1, 0, 2, 1]);
});

test('places a shortcut in the file, also in a file with several tasks', () => {
  const text = '{"id": "x",\n "instruction": "Do it", "evaluator": {"func": "infeasible"}}';
  const file = parseText('all.jsonl', text, { line: 7, column: 3 });
  const { check, listOf } = createShortcutCheck();
  check([file], context);
  expect(listOf(file.fields ?? {})).toEqual([
    expect.objectContaining({
      ...{ file: 'all.jsonl', pointer: '/evaluator/func', line: 8, column: 48 },
      class: 'giving-up-passes',
    }),
  ]);
});
