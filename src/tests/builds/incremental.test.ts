import { cp, link, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { exampleOptions, examples } from '../support/example-options.ts';
import { digestFiles } from '../support/digest-files.ts';
import { drawEdits, editDataset, mildEdits, wildEdits } from '../edits/edit-dataset.ts';
import { runCommand } from '../commands/run-command.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';
import { readCount } from '../support/read-count.ts';

// For a longer search: BENCHLIGHT_DATASET names a folder of tasks, BENCHLIGHT_SEED other edits,
// BENCHLIGHT_ROUNDS how often each kind of edits is tried.
const {
  BENCHLIGHT_DATASET: source = examples,
  BENCHLIGHT_SEED: seed = '7',
  BENCHLIGHT_ROUNDS: rounds = '1',
} = process.env;

const scratch = await createTemporaryFolder();
let tasks: string;
/** Those of the build before. */
let lastFindings: string;
beforeAll(async () => {
  tasks = join(scratch.path, 'tasks');
  await cp(source, tasks, { recursive: true });
  ({ findings: lastFindings } = await build('site'));
});

const at = (name: string) => join(scratch.path, name);

/** Builds the tasks as they are now. */
async function build(site: string) {
  const call = [tasks, '--out', at(site), '--fail-on', 'never', ...exampleOptions];
  const run = await runCommand('build', call);
  expect(run).toMatchObject({ code: 0, stderr: '' });
  const [, pages, rendered = pages] =
    /([\d,]+) pages(?: \(([\d,]+) rendered\))?/.exec(run.stdout) ?? [];
  const [findings = 'no findings'] = /[\d,]+ errors?, .* info/.exec(run.stdout) ?? [];
  return { pages: readCount(pages), rendered: readCount(rendered), findings };
}

test.runIf(source === examples)(
  'two cold builds of the same tasks give the same bytes, wherever the tasks are',
  async () => {
    const files = await digestFiles(at('site'));
    expect(files).toEqual(await digestFiles(inject('exampleFolder')));
    expect(Object.keys(files).length).toBeGreaterThan(1000);
  },
);

// What wild edits have broken, mild ones would fix; so those come first.
const moods = [
  ['mild', mildEdits],
  ['wild', wildEdits],
] as const;
const cases = moods.flatMap(([mood, kinds], place) =>
  Array.from({ length: Number(rounds) }, (_, index) => {
    return [mood, kinds, 1 + place * Number(rounds) + index] as const;
  }),
);
test.for(cases)(
  'after thirteen %s edits, a build that renders what has changed equals a cold one',
  async ([mood, kinds, round]) => {
    for (const edit of drawEdits(kinds, Number(seed) + round, 13)) await editDataset(tasks, edit);

    const previous = await digestFiles(at('site'));
    await linkFiles(Object.keys(previous), at('site'), at(`previous-${round}`));

    const { pages, rendered, findings } = await build('site');
    // What is used again must not be changed: a build that fails leaves the previous site.
    expect(await digestFiles(at(`previous-${round}`))).toEqual(previous);
    await build(`cold-${round}`);
    expect(await digestFiles(at('site'))).toEqual(await digestFiles(at(`cold-${round}`)));
    // A mild edit leaves most pages as they are, or nothing would have been compared here; but every
    // page shows the number of findings.
    if (mood === 'mild' && findings === lastFindings) expect(rendered / pages).toBeLessThan(0.5);
    lastFindings = findings;
  },
);

async function linkFiles(names: readonly string[], from: string, to: string): Promise<void> {
  for (const name of names) {
    await mkdir(dirname(join(to, name)), { recursive: true });
    await link(join(from, name), join(to, name));
  }
}
