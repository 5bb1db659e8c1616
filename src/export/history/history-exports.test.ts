import { expect, test } from 'vitest';
import { build, task } from '#history/timeline/example-history.ts';
import { listHistoryExports } from './history-exports.ts';

const history = { ...build([task('a')], [task('a'), task('b')]), shortNames: new Map() };
const list = (root: string) => listHistoryExports(history, { title: 'Desk', language: 'en' }, root);
const names = (root: string) => list(root).map(({ name }) => name);

test('releases are exported as files for programs, and as feeds of a site that knows its address', () => {
  const files = ['releases.json', 'changes.jsonl', 'addresses.txt'];
  expect(names('/c')).toEqual(files);
  expect(names('https://example.org/c')).toEqual([...files, 'releases.atom', 'changes.atom']);
});

test('each has text and an address', () => {
  for (const { name, address, write } of list('https://example.org/c')) {
    expect(address).toBe(`/data/${name}`);
    expect([...write()].join('')).not.toBe('');
  }
});

test.for([
  ['a renamed task', 'b', 'a.json', { id: 'a', file: 'a.json' }],
  ['a changed task in another file', 'a', 'new/a.json', { id: 'a', file: 'a.json' }],
  ['a changed task', 'a', 'a.json', null],
] as const)('a line of changes says what it was called: %s', ([, id, file, from]) => {
  const { fields } = task('a');
  const after = { ...task(id, { ...fields, id, source: 'x' }, file) };
  const changed = {
    ...build([task('a'), task('other')], [after, task('other')]),
    shortNames: new Map(),
  };
  const exported = listHistoryExports(changed, { title: 'Desk', language: 'en' }, '/');
  const lines = exported.find(({ name }) => name === 'changes.jsonl')?.write() ?? [];
  const last = [...lines].join('').trimEnd().split('\n').at(-1) ?? '';
  expect(JSON.parse(last)).toMatchObject({ id, from });
});

test('the line of a removed task says why it was removed, and what replaces it', () => {
  const other = task('other', { instruction: 'Wait.' });
  const built = build([task('a'), other], [other], [task('a'), other], [other]);
  const withdrawn = [{ id: 'a', reason: 'Its site is gone.', replacedBy: 'other' }];
  const exported = listHistoryExports(
    { ...built, shortNames: new Map() },
    { title: 'Desk', language: 'en', withdrawn },
    '/',
  );
  const lines = exported.find(({ name }) => name === 'changes.jsonl')?.write() ?? [];
  const events = [...lines].join('').trimEnd().split('\n');
  const reasons = events.map((line) => {
    const { kind, reason, replacedBy } = JSON.parse(line) as Record<string, string | null>;
    return [kind, reason, replacedBy];
  });
  expect(reasons).toEqual([
    ['added', null, null],
    ['added', null, null],
    ['removed', null, null],
    ['returned', null, null],
    ['removed', 'Its site is gone.', 'other'],
  ]);
});

test('a line of changes has the id of its own time', () => {
  const renamed = { ...task('b'), fields: { ...task('a').fields, id: 'b' } };
  const other = task('other', { instruction: 'Wait.' });
  const built = build([task('a'), other], [other], [task('a'), other], [renamed, other]);
  const exported = listHistoryExports(
    { ...built, shortNames: new Map() },
    { title: 'Desk', language: 'en' },
    '/',
  );
  const lines = exported.find(({ name }) => name === 'changes.jsonl')?.write() ?? [];
  const events = [...lines]
    .join('')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: string; kind: string })
    .filter(({ id }) => id !== 'other');
  expect(events.map(({ id, kind }) => `${kind} ${id}`)).toEqual([
    'added a',
    'removed a',
    'returned a',
    'renamed b',
  ]);
});
