import { expect, test } from 'vitest';
import { exampleCatalogue } from '../../catalogue/example-catalogue.ts';
import { recordOtherPages, recordTasks } from './search-records.ts';
import { textSeparator } from './search-text.ts';

const catalogue = exampleCatalogue(
  {
    'os/a.json': {
      id: '3bb2a432-f95d-48e1',
      instruction: 'Save the <page>.',
      related_apps: ['calc'],
      config: [{ type: 'execute', parameters: { command: ['mkdir', '/home/user/new folder'] } }],
      evaluator: {
        func: 'check_csv',
        result: { type: 'vm_file', path: '/home/user/a.csv', dest: 'a.csv' },
        expected: {
          type: 'cloud_file',
          path: 'https://www.example.org/gold.csv',
          dest: 'gold.csv',
        },
        postconfig: [{ type: 'open', parameters: { path: '/home/user/report.odt' } }],
      },
    },
  },
  { manifest: { title: 'Examples', language: 'ja' } },
);
const [task] = recordTasks(catalogue.entries, catalogue.about);
const groups = recordOtherPages(catalogue);

test('describes a task by its address, title and filters', () => {
  expect({ ...task, content: '' }).toEqual({
    url: '/tasks/3bb2a432-f95d-48e1/',
    content: '',
    language: 'ja',
    meta: {
      title: 'Save the <page>.',
      kind: 'task',
      id: '3bb2a432-f95d-48e1',
      apps: 'LibreOffice Calc',
      metrics: 'check_csv',
    },
    filters: {
      kind: ['Tasks'],
      app: ['libreoffice_calc\u2063LibreOffice Calc'],
      metric: ['check_csv'],
      change: ['unstated\u2063Unstated'],
    },
  });
});

test.for([
  ['its instruction', 'Save the <page>.'],
  ['its id', '3bb2a432-f95d-48e1'],
  ['the start of its id', '3bb2a432'],
  ['an app', 'LibreOffice Calc'],
  ["an app's name", 'libreoffice_calc'],
  ['a metric', 'check_csv'],
  ['a getter', 'cloud_file'],
  ['an action', 'execute'],
  ['a host', 'www.example.org'],
  ['a host without www', 'example.org'],
  ['a file on the machine', '/home/user/a.csv'],
  ['a reference', 'https://www.example.org/gold.csv'],
  ['a command', 'mkdir /home/user/new folder'],
  ['a step before judging', '/home/user/report.odt'],
] as const)('lets a task be found by %s', ([, text]) => {
  expect(task?.content.split(textSeparator)).toContain(text);
});

test('names a task without an instruction by its id', () => {
  const bare = exampleCatalogue({ 'a.json': { id: 'a', instruction: '' } });
  const [record] = recordTasks(bare.entries, bare.about);
  expect(record?.meta.title).toBe('a');
});

test('describes every group', () => {
  expect(groups.find(({ url }) => url === '/metrics/check_csv/')).toEqual({
    url: '/metrics/check_csv/',
    content: expect.stringMatching(/^check_csv\. Metrics\. Passes .+\.$/) as string,
    language: 'ja',
    meta: { title: 'check_csv', kind: 'metric', tasks: '1' },
    filters: { kind: ['Metrics'] },
  });
  const used = groups.filter(({ meta }) => meta.tasks !== undefined && meta.tasks !== '0');
  expect(used.map(({ url }) => url)).toEqual([
    '/apps/libreoffice_calc/',
    '/metrics/check_csv/',
    '/env-change/unstated/',
    '/getters/cloud_file/',
    '/getters/vm_file/',
    '/actions/execute/',
    '/actions/open/',
  ]);
});

test('describes functions that no task uses', () => {
  expect(groups.find(({ url }) => url === '/metrics/compare_pdfs/')?.meta).toEqual({
    title: 'compare_pdfs',
    kind: 'metric',
    tasks: '0',
  });
});

test('describes every field of the format', () => {
  expect(groups.find(({ url }) => url === '/format/#evaluator-conj')).toMatchObject({
    meta: { title: 'conj', kind: 'field' },
    filters: { kind: ['Format fields'] },
  });
});

test('describes every rule', () => {
  expect(groups.find(({ url }) => url === '/rules/w01/')).toMatchObject({
    meta: { title: 'W01 evaluator-lists-align', kind: 'rule' },
    filters: { kind: ['Rules'] },
  });
});
