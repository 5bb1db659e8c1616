import { expect, test } from 'vitest';
import { build, task } from './example-history.ts';
import type { StoredTask } from './history.ts';
import { listRenamings, nameEvent } from './list-renamings.ts';

const proxied = { proxy: true };

test.for([
  ['another id', task('b', { instruction: 'Do a and then the next thing.' }), ['a', 'b']],
  ['another file', task('a', {}, 'web/a.json'), ['a.json', 'web/a.json']],
  ['another file and content', task('a', proxied, 'web/a.json'), ['a.json', 'web/a.json']],
] as const)('names a task before and after it got %s', ([, after, [from, to]]) => {
  const others = [task('x'), task('y')];
  const { timelines } = build([task('a'), ...others], [after, ...others]);
  const found = timelines.flatMap(listRenamings);
  expect(found.map((one) => [one.state.index, one.from, one.to])).toEqual([[1, from, to]]);
});

test('lists every renaming, the oldest first', () => {
  const moved = (folder: string) => [task('a', {}, `${folder}/a.json`), task('x'), task('y')];
  const [timeline] = build(moved('one'), moved('one'), moved('two'), moved('three')).timelines;
  const found = timeline ? listRenamings(timeline) : [];
  expect(found.map(({ state, from, to }) => [state.index, from, to])).toEqual([
    [2, 'one/a.json', 'two/a.json'],
    [3, 'two/a.json', 'three/a.json'],
  ]);
});

test('a task of which only the file is another one is moved, not renamed', () => {
  const named = (after: readonly StoredTask[]) =>
    build([task('a'), task('x'), task('y')], after).timelines.flatMap((timeline) => {
      const [renaming] = listRenamings(timeline);
      return timeline.events.slice(1).map(({ kind }) => nameEvent(kind, renaming));
    });
  const others = [task('x'), task('y')];
  expect(named([task('a', {}, 'web/a.json'), ...others])).toEqual(['file moved']);
  expect(named([task('a', proxied, 'web/a.json'), ...others])).toEqual(['changed']);
  const renamed = task('b', { instruction: 'Do a and then the next thing.' });
  expect(named([renamed, ...others])).toEqual(['renamed']);
});
