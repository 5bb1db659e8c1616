import { expect, test } from 'vitest';
import { compareTasks } from '#history/tasks/compare-tasks.ts';
import { isObject, type JsonObject, toArray } from '#text/json/json-value.ts';
import { loadTasks } from './load-tasks.ts';

const tasks = await loadTasks();
const classOf = (before: JsonObject, after: JsonObject) =>
  compareTasks(before, after, { quotesExpected: true }).class;

/** Every object of a JSON value with its keys in the opposite order. */
function reverseKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reverseKeys);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, reverseKeys(inner)] as const);
  return Object.fromEntries(entries.toReversed());
}

function withEvaluator(fields: JsonObject, change: (evaluator: JsonObject) => JsonObject) {
  const { evaluator } = fields;
  return isObject(evaluator) ? { ...fields, evaluator: change(evaluator) } : fields;
}

test('there are tasks to edit', () => {
  expect(tasks.length).toBeGreaterThan(20);
});

test('the order of keys and the spaces between them are no change', () => {
  const changed = tasks.filter(({ fields }) => {
    const written = JSON.stringify(reverseKeys(fields), null, 7);
    return classOf(fields, JSON.parse(written) as JsonObject) !== 'same';
  });
  expect(changed.map(({ file }) => file)).toEqual([]);
});

test.for<[string, (evaluator: JsonObject) => JsonObject]>([
  ['"conj" that is written out', (evaluator) => ({ conj: 'and', ...evaluator })],
  [
    'a single metric that becomes a list',
    (evaluator) => ({ ...evaluator, func: toArray(evaluator.func) }),
  ],
  [
    'a metric and what it is given that become lists',
    (evaluator) =>
      Array.isArray(evaluator.func)
        ? evaluator
        : Object.fromEntries(
            Object.entries(evaluator).map(([key, value]) =>
              ['func', 'result', 'expected', 'options'].includes(key)
                ? [key, [value]]
                : [key, value],
            ),
          ),
  ],
])('%s is no change of meaning', ([, edit]) => {
  const changed = tasks.filter(
    ({ fields }) => !['same', 'editorial'].includes(classOf(fields, withEvaluator(fields, edit))),
  );
  expect(changed.map(({ file }) => file)).toEqual([]);
});

/** A task with one more character in one of its strings; undefined when it has no such string. */
function editString(
  fields: JsonObject,
  accepts: (path: readonly string[]) => boolean,
): JsonObject | undefined {
  const copy = structuredClone(fields) as Record<string, unknown>;
  const visit = (parent: Record<string, unknown>, path: readonly string[]): boolean =>
    Object.entries(parent).some(([key, value]) => {
      const own = [...path, key];
      if (typeof value === 'string' && accepts(own)) {
        parent[key] = `${value}x`;
        return true;
      }
      if (typeof value !== 'object' || value === null) return false;
      return visit(value as Record<string, unknown>, own);
    });
  return visit(copy, []) ? copy : undefined;
}

test.for<[string, (path: readonly string[]) => boolean, string]>([
  ['an instruction', ([field]) => field === 'instruction', 'instruction'],
  ['a rule', ([field, ...rest]) => field === 'evaluator' && rest.includes('rules'), 'judging'],
  [
    'a command of the setup',
    ([field, ...rest]) => field === 'config' && rest.includes('command'),
    'environment',
  ],
  ['the name of a metric', ([field, name]) => field === 'evaluator' && name === 'func', 'judging'],
  [
    'an address to download from',
    (path) => path[0] === 'config' && path.includes('files') && path.at(-1) === 'url',
    'moved',
  ],
  ['a source', ([field]) => field === 'source', 'editorial'],
])('one character of %s is seen in every task', ([, accepts, expected]) => {
  const wrong = tasks.flatMap(({ file, fields }) => {
    const edited = editString(fields, accepts);
    return edited && classOf(fields, edited) !== expected ? [file] : [];
  });
  expect(wrong).toEqual([]);
});
