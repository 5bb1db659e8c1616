import { expect, test } from 'vitest';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { listSearchRecords } from './search-records.ts';

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
  { datasetFile: { title: 'Examples', language: 'ja' } },
);
const groups = listSearchRecords({ catalogue });

test('describes every group', () => {
  expect(groups.find(({ url }) => url === '/metrics/check_csv/')).toEqual({
    url: '/metrics/check_csv/',
    content: expect.stringMatching(/^check_csv\. Metrics\. Passes .+\.$/) as string,
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

test('says what an app and a function are also called', () => {
  const alsoOf = (url: string) => groups.find((group) => group.url === url)?.meta.also;
  expect(alsoOf('/apps/libreoffice_calc/')).toBe('calc');
  expect(alsoOf('/metrics/compare_text_file/')).toContain('comparison, exact, equal, identical');
});

test('describes functions that no task uses', () => {
  expect(groups.find(({ url }) => url === '/metrics/compare_pdfs/')?.meta).toMatchObject({
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
