import { expect, test } from 'vitest';
import { exampleFinding } from '#lint/examples/example-finding.ts';
import { exampleCatalogue } from './example-catalogue.ts';

test('gives each task its address, its suites and its findings', () => {
  const finding = exampleFinding();
  const suites = [
    {
      name: 'small',
      members: [
        { folder: 'os', id: 'a' },
        { folder: 'os', id: 'a' },
      ],
    },
    {
      name: 'large',
      members: [
        { folder: 'os', id: 'a' },
        { folder: 'os', id: 'missing' },
      ],
    },
  ];
  const { entries } = exampleCatalogue(
    { 'os/a.json': { id: 'a' }, 'vlc/b.json': { id: 'b c' } },
    { findings: [finding, { ...finding, file: 'broken.json' }], suites },
  );
  expect(entries.map(({ path, suites: in_, findings }) => [path, in_, findings])).toEqual([
    ['a', ['small', 'large'], [finding]],
    [expect.stringMatching(/^b-c-[\da-f]{12}$/), [], []],
  ]);
});

test('finds a suite by the last part of the folder', () => {
  const suites = [{ name: 'small', members: [{ folder: 'os', id: 'a' }] }];
  const { entries } = exampleCatalogue(
    {
      'linux/os/a.json': { id: 'a' },
      'linux/vlc/a.json': { id: 'a' },
      'os/a/task.json': { id: 'a' },
    },
    { suites },
  );
  expect(entries.map((entry) => entry.suites)).toEqual([['small'], [], ['small']]);
});

test('lists tasks that share an id under the address they share', () => {
  const { namesakes } = exampleCatalogue({
    'linux/a.json': { id: 'a' },
    'windows/a.json': { id: 'a' },
    'b.json': { id: 'b' },
  });
  expect([...namesakes].map(([path, tasks]) => [path, tasks.map((entry) => entry.path)])).toEqual([
    ['a', ['a/linux', 'a/windows']],
  ]);
});

test('joins what a function takes with how it is used, once for all pages', () => {
  const catalogue = exampleCatalogue({
    'a.json': { config: [{ type: 'sleep', parameters: { seconds: 1, why: 'slow' } }] },
  });
  const contract = catalogue.findContract('action', 'sleep');
  expect(catalogue.findContract('action', 'sleep')).toBe(contract);
  expect(catalogue.findContract('metric', 'sleep')).not.toBe(contract);
  expect(
    contract.sections[0]?.rows.map(({ name, declared, seen }) => [
      name,
      declared !== undefined,
      seen?.tasks.length,
    ]),
  ).toEqual([
    ['seconds', true, 1],
    ['why', false, 1],
  ]);
});

test('knows no field of a function that nobody knows or uses', () => {
  const { sections, anchors } = exampleCatalogue({}).findContract('getter', 'dance');
  expect(sections.map(({ knowledge, rows }) => [knowledge, rows])).toEqual([['unknown', []]]);
  expect(anchors.size).toBe(0);
});

test('is built from no task at all', () => {
  const { entries, groups, namesakes } = exampleCatalogue({});
  expect([entries, groups.apps, namesakes.size]).toEqual([[], [], 0]);
});

test('rules about results are listed only beside results', () => {
  const codesOf = (results: object | undefined) =>
    exampleCatalogue({}, { results })
      .rules.map(({ code }) => code)
      .filter((code) => code.startsWith('R'));
  expect(codesOf(undefined)).toEqual([]);
  expect(codesOf({})).toHaveLength(15);
});
