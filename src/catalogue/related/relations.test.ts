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

const openTab = (address: string) => ({
  type: 'chrome_open_tabs',
  parameters: { urls_to_open: [address] },
});

function relatedTo(first: object, other: object) {
  const { entries, findRelated } = exampleCatalogue({
    'a.json': { id: 'a', ...first },
    'b.json': { id: 'b', ...other },
  });
  const [entry] = entries;
  if (!entry) throw new Error('the catalogue is empty');
  return findRelated(entry).ties.map(({ reason }) => reason);
}

test.for([
  [
    'nothing in common',
    { instruction: 'Rotate the picture.', evaluator: compare('one', 'vm_file') },
    {
      instruction: 'Close all windows.',
      related_apps: ['gimp'],
      evaluator: compare('two', 'vm_file'),
    },
    [],
  ],
  [
    'the id of the other one in a field',
    { instruction: 'One.', evaluator: {}, pairs: { with: ['b'] } },
    { instruction: 'Two.', evaluator: {} },
    ['Linked by a field of the task'],
  ],
  [
    'the id of the first one in a field',
    { instruction: 'One.', evaluator: {} },
    { instruction: 'Two.', evaluator: {}, undo: 'a' },
    ['Linked by a field of the task'],
  ],
  [
    'an id within other words',
    { instruction: 'One.', evaluator: {}, notes: 'see b' },
    { instruction: 'Two.', related_apps: ['gimp'], evaluator: {} },
    [],
  ],
  [
    'nearly the same words',
    { instruction: 'Put the title of the report in bold and save it.', evaluator: {} },
    { instruction: 'Put the title of the report in italics and save it.', evaluator: {} },
    ['Asked in similar words'],
  ],
  [
    'the same source',
    { instruction: 'One.', source: 'https://example.org/forum/1', evaluator: {} },
    { instruction: 'Two.', source: 'https://example.org/forum/1', evaluator: {} },
    ['From the same source'],
  ],
  [
    'a site alone as their source',
    { instruction: 'One.', source: 'https://example.org/', evaluator: {} },
    { instruction: 'Two.', related_apps: ['gimp'], source: 'https://example.org/', evaluator: {} },
    [],
  ],
  [
    'the same metric over the same getters',
    { instruction: 'One.', evaluator: compare('one', 'vm_file') },
    { instruction: 'Two.', evaluator: compare('one', 'vm_file') },
    ['Same metrics and getters'],
  ],
  [
    'the same metric over another getter',
    { instruction: 'One.', evaluator: compare('one', 'vm_file') },
    { instruction: 'Two.', evaluator: compare('one', 'cache_file') },
    ['Same metric and app'],
  ],
  [
    'the same metric with another app',
    { instruction: 'One.', evaluator: compare('one', 'vm_file') },
    { instruction: 'Two.', related_apps: ['gimp'], evaluator: compare('one', 'cache_file') },
    ['Same metric'],
  ],
  [
    'the same getter for another metric, and the same app',
    { instruction: 'One.', evaluator: compare('one', 'vm_file') },
    { instruction: 'Two.', evaluator: compare('two', 'vm_file') },
    ['Same getter and app'],
  ],
  [
    'an option of the same name',
    { instruction: 'One.', evaluator: { func: 'one', options: { shade: 1 } } },
    {
      instruction: 'Two.',
      related_apps: ['gimp'],
      evaluator: { func: 'two', expected: { type: 'rule', rules: { shade: 2 } } },
    },
    ['With an option of the same name'],
  ],
  [
    'the same site on the screen',
    { instruction: 'One.', evaluator: {}, config: [openTab('https://shop.example.org/a')] },
    {
      instruction: 'Two.',
      related_apps: ['gimp'],
      evaluator: {},
      config: [openTab('https://shop.example.org/b')],
    },
    ['On the same site'],
  ],
  [
    'the same app alone',
    { instruction: 'One.', evaluator: {} },
    { instruction: 'Two.', evaluator: {} },
    ['Same app'],
  ],
  [
    'the placeholder and an app',
    { instruction: 'One.', related_apps: ['gimp'], evaluator: { func: 'infeasible' } },
    { instruction: 'Two.', related_apps: ['gimp', 'os'], evaluator: { func: 'infeasible' } },
    ['Infeasible too, with the same app'],
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
    ['With a file of the same name'],
  ],
  [
    'an archive of the same name',
    { instruction: 'One.', evaluator: {}, config: [download('/a/files.zip')] },
    {
      instruction: 'Two.',
      related_apps: ['gimp'],
      evaluator: {},
      config: [download('/a/files.zip')],
    },
    [],
  ],
] as const)('relates tasks with %s', ([, first, other, expected]) => {
  expect(relatedTo({ source: '', ...first }, { source: '', ...other })).toEqual(expected);
});

test('infeasible tasks without an instruction are related by that alone', () => {
  const evaluator = { func: 'infeasible' };
  expect(relatedTo({ instruction: '', evaluator }, { instruction: '', evaluator })).toEqual([
    'Infeasible too, with the same app',
  ]);
});
