import { expect, test } from 'vitest';
import { exampleData } from '../example-data.ts';
import { toRowView } from './row-view.ts';

const step = { type: 'sleep', parameters: { seconds: 1 } };
const twoChecks = { func: ['check_csv', 'exact_match'], result: [{ type: 'a' }, { type: 'b' }] };
const data = exampleData({
  'os/many.json': {
    id: 'many',
    instruction: 'Save\n the  page.',
    related_apps: ['vlc', 'os', 'chrome', 'gimp'],
    possibility_of_env_change: 'low',
    config: [step, step],
    evaluator: twoChecks,
  },
  'os/one.json': {
    id: 'one',
    instruction: '',
    related_apps: [],
    config: [step],
    evaluator: { func: 'check_csv', result: { type: 'a' } },
  },
  'os/or.json': { id: 'or', related_apps: ['strange'], evaluator: { ...twoChecks, conj: 'or' } },
});

test('shows the path, the instruction on one line, and a cell for each column', () => {
  const columns = ['app', 'id', 'metric', 'change', 'steps'] as const;
  expect(toRowView(data, 0, { columns })).toEqual({
    path: 'many',
    instruction: 'Save the page.',
    opening: 0,
    difference: undefined,
    apps: [
      { mark: 'spine hue-58', name: 'VLC' },
      { mark: 'spine hue-322', name: 'System' },
    ],
    moreApps: ' +2',
    cells: [
      { className: 'id', text: 'many', title: 'many' },
      { className: 'metric names', text: 'check_csv, exact_match' },
      { className: 'change', text: 'low' },
      { className: 'steps', text: '2', unit: ' steps' },
    ],
  });
});

test('shows the values first that a reader looks for', () => {
  const included = new Map([['app', new Set(['chrome', 'gimp'])]] as const);
  const { apps } = toRowView(data, 0, { columns: ['app'], included });
  expect(apps.map(({ name }) => name)).toEqual(['Chrome', 'GIMP']);
});

test('has only the marks of the apps where these have no column', () => {
  const { apps, moreApps } = toRowView(data, 0, { columns: ['steps'] });
  expect(apps).toEqual([
    { mark: 'spine hue-58' },
    { mark: 'spine hue-322' },
    { mark: 'spine hue-16' },
  ]);
  expect(moreApps).toBeUndefined();
});

test('shows the first part of a UUID, and all of it on demand', () => {
  const id = '7aeae0e2-70ee-4705-821d-1bba5d5b2ddd';
  const uuids = exampleData({ 'a.json': { id } });
  expect(toRowView(uuids, 0, { columns: ['id'] }).cells).toEqual([
    { className: 'id', text: '7aeae0e2', title: id },
  ]);
});

test('measures how much of the instruction begins the others too', () => {
  const opening = 'You are an agent that works alone. Please ';
  const agents = exampleData({ 'a.json': { id: 'a', instruction: `${opening}stop.` } });
  expect(toRowView(agents, 0, { columns: [], opening }).opening).toBe(opening.length);
});

test('leaves empty what a task does not have', () => {
  const { instruction, apps, cells } = toRowView(data, 1, { columns: ['app', 'steps'] });
  expect(instruction).toBe('');
  expect(apps).toEqual([]);
  expect(cells).toEqual([{ className: 'steps', text: '1', unit: ' step' }]);
});

test.for([
  [
    'all must pass',
    0,
    { className: 'checks', text: '2', unit: ' checks,', join: 'all', wiring: 'all' },
  ],
  ['there is one', 1, { className: 'checks', text: '1', unit: ' check', wiring: 'one' }],
  [
    'one must pass',
    2,
    { className: 'checks', text: '2', unit: ' checks,', join: 'any', wiring: 'any' },
  ],
] as const)('draws how checks combine when %s', ([, row, cell]) => {
  expect(toRowView(data, row, { columns: ['checks'] }).cells).toEqual([cell]);
});

const withFindings = (findings: string, severity: string) => {
  const facets = data.index.facets.filter(({ name }) => name !== 'findings' && name !== 'severity');
  const columns = [
    { name: 'findings' as const, label: '', values: [findings], cells: [0] },
    { name: 'severity' as const, label: '', values: [severity], cells: [0] },
  ];
  const changed = { ...data, index: { ...data.index, facets: [...facets, ...columns] } };
  return toRowView(changed, 0, { columns: ['findings'] }).cells;
};

test.for([
  ['0', 'none', 'findings', ''],
  ['0', 'info', 'findings', ''],
  ['1', 'warning', 'findings warning', '1 warning'],
  ['3', 'warning', 'findings warning', '3 warnings'],
  ['1', 'error', 'findings error', '1 error'],
  ['2', 'error', 'findings error', '2 findings'],
] as const)('shows %s findings, the worst %s', ([findings, severity, className, text]) => {
  expect(withFindings(findings, severity)).toEqual([{ className, text }]);
});

test('shows the beginning of a very long instruction', () => {
  const long = exampleData({ 'a.json': { id: 'a', instruction: 'word '.repeat(9000) } });
  const { instruction } = toRowView(long, 0, { columns: [] });
  expect(instruction).toMatch(/^word word .* word…$/);
  expect(instruction.length).toBeLessThan(2001);
});
