import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadDataset } from '#dataset/load/load-dataset.ts';
import { projectRoot } from '#dataset/project-root.ts';
import { deriveTaskSchema } from '#format/json-schema.ts';
import { listAddedParts } from '#format/reading/added-parts.ts';
import { compileSchema } from '#format/validator.ts';
import { parseFile } from '#lint/parse/parse-file.ts';
import { isContainer, type JsonObject } from '#text/json/json-value.ts';
import { listNames } from '#vocabulary/known-names.ts';
import { checkTasks } from './support/check-tasks.ts';
import { createRandom, pick, type Random } from './support/random.ts';

const { tasks, vocabulary } = await loadDataset(join(projectRoot, 'examples'));
const isValid = compileSchema(deriveTaskSchema(listNames(vocabulary)));

/** What is found in one field of a task, in its order. */
function listLines(file: string, fields: JsonObject, field: string): string[] {
  const text = `${JSON.stringify(fields, null, 2)}\n`;
  const parsed = parseFile(file, new TextEncoder().encode(text));
  return checkTasks([parsed], { vocabulary, isValid, suites: [] })
    .filter(({ pointer }) => pointer === `/${field}` || pointer.startsWith(`/${field}/`))
    .map(({ code, severity, pointer, message }) => {
      return `${code} ${severity} ${pointer.slice(field.length + 1)}: ${message}`;
    });
}

const drawName = (random: Random): string =>
  Array.from({ length: 12 }, () => pick('abcdefghijklmnopqrstuvwxyz'.split(''), random)).join('');

type Container = Record<string, unknown>;

/** Every value within a part, as the object or array that has it and its key there. */
function listPlaces(value: unknown): [Container, string][] {
  if (!isContainer(value)) return [];
  const parent = value as Container;
  return Object.keys(parent).flatMap((key) => [[parent, key], ...listPlaces(parent[key])]);
}

const oddValues = [null, 7, '', [], {}, 'true', ['a', 'b']];

/** Misspells, renames, removes or replaces one value of a part. */
function mutate(part: unknown, random: Random): void {
  const [parent, key] = pick(listPlaces(part), random);
  const value = parent[key];
  const kind = pick(['misspell', 'rename', 'remove', 'replace'] as const, random);
  if (kind === 'misspell' && typeof value === 'string' && value !== '') {
    parent[key] = withoutLetter(value, random);
  } else if (kind === 'rename' && !Array.isArray(parent)) {
    Reflect.deleteProperty(parent, key);
    parent[withoutLetter(key, random)] = value;
  } else if (kind === 'remove') {
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else Reflect.deleteProperty(parent, key);
  } else {
    parent[key] = pick(oddValues, random);
  }
}

function withoutLetter(text: string, random: Random): string {
  const at = random(text.length);
  return text.slice(0, at) + text.slice(at + 1);
}

/** Which evaluator of several judges first is not known, so one may read what another stores. */
const isOfOrder = (line: string): boolean => line.startsWith('W04 ');

test.for([
  ['evaluator', (fields: JsonObject, name: string) => ({ ...fields, [name]: fields.config })],
  // Beside a copy of themselves, the same steps would be repetitions, and the files there already.
  ['config', (fields: JsonObject) => ({ ...fields, config: [] })],
] as const)('finds in a copy of "%s" under any name what goes wrong there', ([field, beside]) => {
  const random = createRandom(61);
  let compared = 0;
  let unlike = 0;
  for (let round = 0; round < 3; round++) {
    for (const { file, fields } of tasks) {
      const part: unknown = structuredClone(fields[field]);
      if (listPlaces(part).length === 0) continue;
      mutate(part, random);
      const expected = listLines(file, { ...fields, [field]: part }, field);
      if (expected.length === 0) continue;
      const [name, other] = [drawName(random), drawName(random)];
      // A part is recognized by its shape, of which nothing may be left.
      if (!listAddedParts({ [name]: part }).some(({ at }) => at.length === 1)) {
        unlike++;
        continue;
      }
      compared++;
      const found = listLines(file, { ...beside(fields, other), [name]: part }, name);
      expect(
        found.filter((line) => !isOfOrder(line)),
        file,
      ).toEqual(expected.filter((line) => !isOfOrder(line)));
    }
  }
  expect(compared).toBeGreaterThan(10 * unlike);
});
