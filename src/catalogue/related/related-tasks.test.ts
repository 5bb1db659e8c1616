import { expect, test } from 'vitest';
import { exampleCatalogue } from '../example-catalogue.ts';

const compare = (func: string, type: string) => ({
  func,
  result: { type, path: '/a', dest: 'a' },
  expected: { type: 'cloud_file', path: 'https://example.org/b', dest: 'b' },
});

const download = (path: string) => ({
  type: 'download',
  parameters: { files: [{ url: `https://example.org${path}`, path: `/home/user${path}` }] },
});

function relatedTo(first: object, other: object) {
  const { entries, findRelated } = exampleCatalogue({
    'a.json': { id: 'a', ...first },
    'b.json': { id: 'b', ...other },
  });
  const [entry] = entries;
  if (!entry) throw new Error('the catalogue is empty');
  return Object.entries(findRelated(entry)).flatMap(([kind, tasks]) =>
    tasks.length > 0 ? [kind] : [],
  );
}

test.for([
  [
    'nothing in common',
    { instruction: 'Rotate the picture.', evaluator: compare('one', 'vm_file') },
    { instruction: 'Close all windows.', evaluator: compare('two', 'vm_file') },
    [],
  ],
  [
    'the id of the other one in a field',
    { instruction: 'One.', evaluator: {}, pairs: { with: ['b'] } },
    { instruction: 'Two.', evaluator: {} },
    ['linked'],
  ],
  [
    'the id of the first one in a field',
    { instruction: 'One.', evaluator: {} },
    { instruction: 'Two.', evaluator: {}, undo: 'a' },
    ['linked'],
  ],
  [
    'an id within other words',
    { instruction: 'One.', evaluator: {}, notes: 'see b' },
    { instruction: 'Two.', evaluator: {} },
    [],
  ],
  [
    'nearly the same words',
    { instruction: 'Put the title of the report in bold and save it.', evaluator: {} },
    { instruction: 'Put the title of the report in italics and save it.', evaluator: {} },
    ['wording'],
  ],
  [
    'the same source',
    { instruction: 'One.', source: 'https://example.org/forum/1', evaluator: {} },
    { instruction: 'Two.', source: 'https://example.org/forum/1', evaluator: {} },
    ['source'],
  ],
  [
    'a site alone as their source',
    { instruction: 'One.', source: 'https://example.org/', evaluator: {} },
    { instruction: 'Two.', source: 'https://example.org/', evaluator: {} },
    [],
  ],
  [
    'the same metric over the same getters',
    { instruction: 'One.', evaluator: compare('one', 'vm_file') },
    { instruction: 'Two.', evaluator: compare('one', 'vm_file') },
    ['wiring'],
  ],
  [
    'the same metric over another getter',
    { instruction: 'One.', evaluator: compare('one', 'vm_file') },
    { instruction: 'Two.', evaluator: compare('one', 'cache_file') },
    [],
  ],
  [
    'the placeholder and an app',
    { instruction: 'One.', related_apps: ['gimp'], evaluator: { func: 'infeasible' } },
    { instruction: 'Two.', related_apps: ['gimp', 'os'], evaluator: { func: 'infeasible' } },
    ['infeasible'],
  ],
  [
    'the placeholder alone',
    { instruction: 'One.', related_apps: ['gimp'], evaluator: { func: 'infeasible' } },
    { instruction: 'Two.', related_apps: ['os'], evaluator: { func: 'infeasible' } },
    [],
  ],
  [
    'a file of the same name at the start',
    { instruction: 'One.', evaluator: {}, config: [download('/a/report.docx')] },
    { instruction: 'Two.', evaluator: {}, config: [download('/b/report.docx')] },
    ['files'],
  ],
  [
    'an archive of the same name',
    { instruction: 'One.', evaluator: {}, config: [download('/a/files.zip')] },
    { instruction: 'Two.', evaluator: {}, config: [download('/a/files.zip')] },
    [],
  ],
] as const)('relates tasks with %s', ([, first, other, expected]) => {
  expect(relatedTo({ source: '', ...first }, { source: '', ...other })).toEqual(expected);
});

test('names a few tasks, those that follow first, each under one tie', () => {
  const evaluator = compare('one', 'vm_file');
  const words = ['Alpha.', 'Beta.', 'Gamma.', 'Delta.', 'Epsilon.', 'Zeta.'];
  const { entries, findRelated } = exampleCatalogue(
    Object.fromEntries(
      words.map((instruction, index) => [
        `${index}.json`,
        {
          id: `${index}`,
          instruction,
          evaluator,
          source: index % 2 === 0 ? 'https://example.org/even' : '',
        },
      ]),
    ),
  );
  const [, , , , fifth] = entries;
  const related = fifth && findRelated(fifth);
  expect(related?.source.map(({ id }) => id)).toEqual(['0', '2']);
  expect(related?.wiring.map(({ id }) => id)).toEqual(['5', '1', '3']);
});

test('infeasible tasks without an instruction are related by that alone', () => {
  const evaluator = { func: 'infeasible' };
  expect(relatedTo({ instruction: '', evaluator }, { instruction: '', evaluator })).toEqual([
    'infeasible',
  ]);
});

test('takes neither a number nor an id of two tasks for a link', () => {
  const { entries, findRelated } = exampleCatalogue({
    'a.json': { id: '1', level: '2' },
    'b.json': { id: '2', like: 'c' },
    'c.json': { id: 'c' },
    'd.json': { id: 'c' },
  });
  expect(entries.flatMap((entry) => findRelated(entry).linked)).toEqual([]);
});
