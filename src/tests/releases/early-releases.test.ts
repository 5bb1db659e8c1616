import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openState } from '#dataset/releases/open-state.ts';
import { alignRoots } from '#history/identity/align-roots.ts';
import { compareReleases } from '#history/releases/compare-releases.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';
import { readIndependently, compareIndependently } from './independent-reading.ts';

/** BENCHLIGHT_HISTORY names a git repository or bundle, whose tags are compared one after the other. */
const { BENCHLIGHT_HISTORY: source } = process.env;

describe.runIf(source !== undefined && existsSync(source))('the tags of BENCHLIGHT_HISTORY', () => {
  test('are compared as another reading of the same files does', async () => {
    const folder = await createTemporaryFolder();
    const repository = `${folder.path}/clone`;
    execFileSync('git', ['clone', '--quiet', source ?? '', repository]);
    const git = (...args: string[]) =>
      execFileSync('git', ['-C', repository, ...args], { maxBuffer: 1e9 }).toString();
    const tags = git('tag', '--sort=creatordate').split('\n').filter(Boolean);
    expect(tags.length).toBeGreaterThan(1);

    for (const [index, tag] of tags.slice(1).entries()) {
      const [before, after] = await Promise.all(
        [tags[index] ?? '', tag].map((name) =>
          openState(name, { tasksFolder: repository, from: folder.path }),
        ),
      );
      if (!before || !after) continue;
      const { tasks: earlier } = alignRoots(before.tasks, after.tasks);
      const diff = compareReleases(earlier, after.tasks, { quotesExpected: true });
      const expected = compareIndependently(
        readIndependently(git, tags[index] ?? ''),
        readIndependently(git, tag),
      );
      const sort = (files: readonly { file: string }[]) => files.map(({ file }) => file).sort();
      expect({
        added: sort(diff.added),
        removed: sort(diff.removed),
        renamed: sort(diff.renamed.map((pair) => pair.after)),
        changed: diff.changed.map((pair) => `${pair.class} ${pair.after.file}`).sort(),
        same: diff.same.length,
      }).toEqual(expected);
    }
  });
});
