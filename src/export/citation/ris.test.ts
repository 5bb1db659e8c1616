import { plugins } from '@citation-js/core';
import '@citation-js/plugin-ris';
import { expect, test } from 'vitest';
import { exampleCitation, hostileTitles } from './example-citation.ts';
import { toRis } from './ris.ts';

test('writes what is known', () => {
  expect(toRis(exampleCitation({ doi: '10.5555/own' })).split('\r\n')).toEqual([
    'TY  - DATA',
    'ID  - desk-a-1',
    'AU  - Doe, Alex',
    'AU  - The Desk Lab',
    'TI  - Save the page.',
    'T2  - Desk work, judged',
    'ET  - 2.1.0',
    'PY  - 2026',
    'DA  - 2026/03/14',
    'DO  - 10.5555/own',
    'UR  - https://tasks.example.org/tasks/a-1/',
    'N1  - Task a-1',
    'N1  - SHA-256 0123456789abcdef',
    'N1  - The dataset is described in https://doi.org/10.5555/desk',
    'ER  - ',
    '',
  ]);
});

test('the day of a later version is not that of the work', () => {
  const lines = toRis(exampleCitation({ year: 2024 })).split('\r\n');
  expect(lines).toContain('PY  - 2024');
  expect(lines).toContain('N1  - As of 2026-03-14');
  expect(lines.filter((line) => line.startsWith('DA'))).toEqual([]);
});

test.for(hostileTitles)('a reader takes %j for a title', (title) => {
  const [record, ...others] = plugins.input.chain(toRis(exampleCitation({ title })));
  expect(others).toEqual([]);
  expect(record).toMatchObject({
    type: 'dataset',
    title: title.replaceAll(/[\s\u0000]+/g, ' '),
    author: [{ family: 'Doe', given: 'Alex' }, expect.anything()],
    URL: 'https://tasks.example.org/tasks/a-1/',
    issued: { 'date-parts': [[2026, 3, 14]] },
  });
});
