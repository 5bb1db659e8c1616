import fc from 'fast-check';
import { applyPatch, type Operation } from 'rfc6902';
import { expect, test } from 'vitest';
import type { ReleaseDiff, ReleasedTask } from '#history/model/release.ts';
import { compareReleases } from '#history/releases/compare-releases.ts';
import { createPatch } from '#history/releases/create-patch.ts';
import { toQuotedText } from '#text/rich-text.ts';
import { drawNext } from './draw-next.ts';
import { loadTasks } from './load-tasks.ts';

// For a longer search: BENCHLIGHT_DATASET names a folder of tasks, BENCHLIGHT_SEED other edits.
const seed = Number(process.env.BENCHLIGHT_SEED ?? 1);
const tasks = await loadTasks();
const releaseCount = 10;
const taskCount = 25;

/** The later release, made of the earlier one and what a comparison says. */
function applyDiff(before: readonly ReleasedTask[], diff: ReleaseDiff): ReleasedTask[] {
  const { added, removed, renamed, changed, same } = diff;
  const edited = [...renamed, ...changed, ...same].map((pair) => {
    const fields = structuredClone(pair.before.fields);
    const failures = applyPatch(
      fields,
      createPatch(pair.before.fields, pair.after.fields) as Operation[],
    );
    expect(failures.filter((failure) => failure !== null)).toEqual([]);
    return { ...pair.after, fields };
  });
  expect(edited.length + removed.length).toBe(before.length);
  return [...added, ...edited];
}

const byFile = (all: readonly ReleasedTask[]) =>
  all.toSorted((one, other) => (one.file < other.file ? -1 : 1));

test('the differences of any two releases turn the earlier one into the later one', () => {
  const history = fc.property(fc.gen(), (draw) => {
    const start = draw(fc.nat, { max: Math.max(0, tasks.length - taskCount) });
    let before: ReleasedTask[] = tasks
      .slice(start, start + taskCount)
      .map(({ id, file, fields }) => ({ id, file, fields }));
    for (let release = 1; release < releaseCount; release++) {
      const after = before.flatMap((task, index) => drawNext(task, `r${release}-${index}`, draw));
      const diff = compareReleases(before, after, { quotesExpected: true });
      expect(byFile(applyDiff(before, diff))).toEqual(byFile(after));
      for (const pair of [...diff.renamed, ...diff.changed]) {
        expect(pair.changes.length > 0).toBe(pair.class !== 'same');
        for (const { sentence } of pair.changes) {
          expect(toQuotedText(sentence)).toMatch(/^[\p{Lu}“].*\.$/su);
        }
      }
      for (const pair of diff.same) expect(pair.before.fields).toEqual(pair.after.fields);
      before = after;
    }
  });
  fc.assert(history, { seed, numRuns: 5, endOnFailure: true });
});
