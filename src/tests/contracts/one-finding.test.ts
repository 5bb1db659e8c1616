import { expect, test } from 'vitest';
import { toSnippet } from '#vocabulary/snippet.ts';
import { compileSchema } from '#format/validator.ts';
import { deriveTaskSchema } from '#format/json-schema.ts';
import { checkEach } from '#lint/engine/check-tasks.ts';
import { parseText } from '#lint/parse/parse-file.ts';
import { builtInEntries } from '#vocabulary/built-in.ts';
import { listNames } from '#vocabulary/known-names.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { partsAlone, toTask } from '../support/snippets.ts';
import {
  dropFields,
  misspellFields,
  renameFields,
  replaceValues,
  restyleFields,
  type SpoilSnippet,
  type Spoilt,
} from './spoil-snippet.ts';

const vocabulary = createVocabulary();
const isValid = compileSchema(deriveTaskSchema(listNames(vocabulary)));

/** The part of a task that a snippet of each kind is. */
const homes = {
  action: (task: Task, part: object) => (task.config[0] = part),
  getter: (task: Task, part: object) => (task.evaluator.result = part),
  metric: (task: Task, part: object) => (task.evaluator = part as Task['evaluator']),
};

interface Task {
  config: object[];
  evaluator: { result: object };
}

const snippets = Object.values(builtInEntries)
  .flat()
  .map((entry) => ({ entry, snippet: toSnippet(entry, vocabulary) }));

/** The snippet of a function in a task. */
const around = ({ entry, snippet }: (typeof snippets)[number]) =>
  toTask({ kind: entry.kind, text: JSON.stringify(snippet) }, 'example');

test('reports nothing of the snippet of any function', () => {
  const found = findInEach(snippets.map(around)).map((findings, index) =>
    findings.map((finding) => `${snippets[index]?.entry.name}: ${finding}`),
  );
  expect(found.flat()).toEqual([]);
});

test.for([
  ['a misspelt field', misspellFields, 500],
  ['a field in another style', restyleFields, 500],
  ['a missing field', dropFields, 500],
  ['a value of another type', replaceValues, 5000],
] as const)('reports %s of any function at most once', ([, spoil, atLeast]) => {
  expectOneFindingEach(snippets, spoil, atLeast);
});

test('reports a field of any action under another word at most once', () => {
  const ofActions = snippets.filter(({ entry }) => entry.kind === 'action');
  expectOneFindingEach(ofActions, renameFields, 50);
});

test.for<[string, (task: Spoilt) => Spoilt, string[]]>([
  ['a required parameter', (task) => misspell(task, 'comand'), ['V05 error']],
  ['a required parameter in another style', (task) => misspell(task, 'Command'), ['V05 error']],
  ['a required parameter under another word', (task) => misspell(task, 'argv'), ['V05 error']],
  [
    'a required key',
    (task) => judgeList(task, { pth: '/home/user/a.txt' }, { expect: ['a'] }),
    ['V05 error'],
  ],
  [
    'a required rule',
    (task) => judgeList(task, { path: '/home/user/a.txt' }, { expct: [] }),
    ['V05 warning'],
  ],
  [
    'the instruction',
    ({ instruction, ...task }) => ({ ...task, instructon: instruction }),
    ['V08 error'],
  ],
])('reports %s that is misspelt with the name that was meant', ([, spoil, expected]) => {
  const action = { type: 'launch', parameters: { command: ['gedit'] } };
  const task = toTask({ kind: 'action', text: JSON.stringify(action) }, 'example');
  const before = new Set(findIn(task));
  const found = findIn(spoil(task)).filter((finding) => !before.has(finding));
  expect(found.map((finding) => finding.split(' ', 2).join(' '))).toEqual(expected);
});

const judgeList = (task: Spoilt, file: Spoilt, rules: Spoilt): Spoilt => ({
  ...task,
  evaluator: {
    func: 'check_list',
    result: { type: 'vm_file', dest: 'a.txt', ...file },
    expected: { type: 'rule', rules },
  },
});

function expectOneFindingEach(all: typeof snippets, spoil: SpoilSnippet, atLeast: number) {
  const doubled: string[] = [];
  let count = 0;
  for (const { entry, snippet } of all) {
    const whole = around({ entry, snippet });
    const spoilt = spoil(snippet);
    const tasks = spoilt.map(({ value }) => {
      const task = structuredClone(whole) as unknown as Task;
      homes[entry.kind](task, value);
      return task;
    });
    const [before, ...after] = findInEach([whole, ...tasks]);
    const others = new Set(before);
    count += spoilt.length;
    for (const [index, { place }] of spoilt.entries()) {
      const found = after[index]?.filter((finding) => !others.has(finding)) ?? [];
      if (found.length > 1) doubled.push([`${entry.name} ${place}`, ...found].join('\n  '));
    }
  }
  expect(count).toBeGreaterThan(atLeast);
  expect(doubled).toEqual([]);
}

const misspell = (task: Spoilt, name: string): Spoilt => ({
  ...task,
  config: [{ type: 'launch', parameters: { [name]: ['gedit'] } }],
});

const findIn = (task: object): string[] => findInEach([task]).flat();

/** What is found of a part, not of what the task around it does not fit to. */
function findInEach(tasks: readonly object[]): string[][] {
  const files = tasks.map((task) => parseText('example.json', JSON.stringify(task)));
  return checkEach(files, { vocabulary, isValid }).map((found) =>
    found
      .filter(({ code }) => !Object.hasOwn(partsAlone.check.severity, code))
      .map(({ code, severity, pointer, message }) => `${code} ${severity} ${pointer} ${message}`),
  );
}
