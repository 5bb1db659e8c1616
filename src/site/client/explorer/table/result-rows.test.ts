import { expect, test } from 'vitest';
import { exampleData } from '../example-data.ts';
import { noSearch } from '#site/client/line/row-search.ts';
import { renderRow } from './result-rows.ts';
import type { RowLayout } from './row-view.ts';

const data = exampleData({
  'a.json': {
    id: 'a',
    instruction: 'Save the <b>page</b>.',
    related_apps: ['vlc'],
    config: [{ type: 'execute', parameters: { command: ['pkill', 'soffice'] } }],
  },
  'b.json': { id: 'b', instruction: '' },
  'c.json': {
    id: 'c',
    instruction: `${'Go on. '.repeat(16)}Print the card.`,
    evaluator: { func: ['exact_match', 'exact_match'], conj: 'or' },
  },
});
const columns = ['app', 'id', 'metric', 'checks', 'steps', 'findings'] as const;
const render = (
  row: number,
  words: readonly string[] = [],
  missing: readonly string[] = [],
  layout: Partial<RowLayout> = {},
) => {
  const forms = words.map((word) => [word]);
  const texts = [data.instructions[row] ?? '', 'pkill soffice'];
  const search = { forms, textsOf: () => texts, missingIn: () => missing };
  const context = { tasks: '/base/tasks/', language: 'ja', columns, ...layout };
  return renderRow(data, row, words.length === 0 ? noSearch : search, context);
};
const marksIn = (element: Element | null) =>
  [...(element?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent);

test('links to the task by its instruction, which stays text', () => {
  const link = render(0).querySelector('a');
  expect(link?.getAttribute('href')).toBe('/base/tasks/a/');
  expect(link?.textContent).toBe('Save the <b>page</b>.');
  expect([link?.lang, link?.dir]).toEqual(['ja', 'auto']);
  expect(link?.title).toBe(link?.textContent);
});

test('a task without an instruction has a link too', () => {
  expect(render(1).querySelector('a')?.textContent).toBe('No instruction');
});

test('is a row of cells, with the unit after numbers', () => {
  const row = render(0);
  expect(row.role).toBe('row');
  expect([...row.children].map(({ role, className }) => `${role} ${className}`)).toEqual([
    'cell app',
    'cell task',
    'cell id',
    'cell metric names',
    'cell checks',
    'cell steps',
    'cell findings',
  ]);
  expect(row.querySelector('.steps')?.textContent).toBe('1 step');
  expect(row.querySelector('.steps .unit')?.textContent).toBe(' step');
});

test('has the marks of its apps, and draws how checks combine', () => {
  const row = render(0);
  expect(row.querySelector('.app .spine.hue-58')?.textContent).toBe('VLC');
  const unnamed = render(0, [], [], { columns: ['id'] });
  expect(unnamed.querySelectorAll('.task .marks .spine.hue-58')).toHaveLength(1);
  expect(row.querySelector('.checks .wiring.one')).not.toBeNull();
  expect(render(2).querySelector('.checks')?.textContent).toBe('2 checks, any');
});

test('marks the words in the instruction and in the cells', () => {
  const row = render(0, ['save', 'vl']);
  expect(marksIn(row.querySelector('a'))).toEqual(['Save']);
  expect(marksIn(row.querySelector('.app'))).toEqual(['VL']);
  expect(row.querySelector('p')).toBeNull();
});

test('shows the text around a word that no cell shows', () => {
  const row = render(0, ['soffice']);
  expect(row.querySelector('.hit p')?.textContent).toContain('pkill soffice');
  expect(marksIn(row.querySelector('p'))).toEqual(['soffice']);
});

test('shows the text around a word at the end of a long instruction, which is cut', () => {
  expect(render(2, ['card']).querySelector('.hit p')?.textContent).toBe('…Print the card.');
  expect(render(2, ['go']).querySelector('p')).toBeNull();
});

test('what begins most instructions is apart from the rest, which shows more of itself', () => {
  const opening = 'Go on. '.repeat(16);
  const link = render(2, ['card'], [], { opening }).querySelector('a');
  expect(link?.querySelector('.opening')?.textContent).toBe(opening);
  expect(link?.textContent).toBe(data.instructions[2]);
  expect(marksIn(link)).toEqual(['card']);
});

test('names the words that the task does not have', () => {
  expect(render(0, ['save'], ['bold']).querySelector('.hit p')?.textContent).toBe('without “bold”');
});
