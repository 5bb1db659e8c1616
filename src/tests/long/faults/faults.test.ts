import { spawnSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileDigestsName } from '#dataset/files/file-digests-name.ts';
import { digestFiles } from '#tests/support/digest-files.ts';
import { cacheDamages, contentDamages, drawDamages, inflict } from './damage.ts';
import { createTwoStates, type TwoStates } from './two-states.ts';

// For a longer search: BENCHLIGHT_FAULTS says how often a cache is damaged at random, after all kinds
// of damages at once, BENCHLIGHT_KILLS how often a build is killed, and BENCHLIGHT_SEED which damages
// and moments are drawn.
const {
  BENCHLIGHT_FAULTS: damageCount = '0',
  BENCHLIGHT_KILLS: killCount = '2',
  BENCHLIGHT_SEED: seedText = '17',
} = process.env;
const seed = Number(seedText);

let states: TwoStates;
beforeAll(async () => {
  states = await createTwoStates(isLong);
});
afterAll(() => states[Symbol.asyncDispose]());

// A container has processes of its own, and so numbers that others have too.
const container = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child'] as const;
const hasContainers = spawnSync(container[0], [...container.slice(1), 'true']).status === 0;

// Two builds in one container know each other's process, which is the easier case.
const isLong = Number(damageCount) > 0;
const ways: [where: string, prefix: readonly string[]][] = [
  ...(isLong || !hasContainers ? [['one container', []] as [string, string[]]] : []),
  ...(hasContainers ? [['two containers', container] as [string, typeof container]] : []),
];

test.for(ways)(
  'of two builds into one folder in %s, one succeeds and the other says why it does not',
  async ([, prefix]) => {
    await states.setState(0);
    // Whichever is first compiles its pages, and so takes long enough to meet the other.
    const runs = [states.runIn(prefix, '--force'), states.runIn(prefix, '--force')];
    const [winner, loser] = (await Promise.all(runs)).sort(
      (one, other) => Number(one.code) - Number(other.code),
    );
    expect(winner).toMatchObject({ code: 0, stderr: '' });
    expect(loser).toMatchObject({ code: 2 });
    expect(loser?.stderr).toMatch(
      /^error: another build \(process \d+ on .+\) is writing to .+site\n/,
    );
    expect(await digestFiles(states.site)).toEqual(states.cold[0]);
    expect(await readdir(states.parent)).toEqual(['site']);
  },
);

const everyDamage = cacheDamages.map((kind, index) => ({
  kind,
  file: index * 7,
  other: index * 3,
}));
const damages = [everyDamage, ...drawDamages(cacheDamages, seed, Number(damageCount))].map(
  (cache, index) =>
    [
      index,
      cache.map(({ kind }) => kind).join(', '),
      cache,
      // Of the previous site, files are reused.
      index % 3 === 1 ? (drawDamages(contentDamages, seed + index, 1)[0] ?? []) : [],
    ] as const,
);

test.for(damages)(
  'damage %i: a build whose cache is damaged (%s) equals a cold one',
  async ([index, , cache, site]) => {
    await states.setState(0);
    await states.build();
    for (const damage of cache) await inflict(states.cache, damage);
    for (const damage of site) await inflict(states.site, damage);

    const state = index % 4 === 3 ? 0 : 1;
    await states.setState(state);
    const options = index % 5 === 4 ? ['--force'] : [];
    expect(await states.build(...options)).toMatchObject({ code: 0, stderr: '' });
    expect(await digestFiles(states.site)).toEqual(states.cold[state]);

    // What was damaged is whole again.
    const next = await states.build();
    expect(next).toMatchObject({ code: 0, stderr: '' });
    expect(next.stdout).toContain('nothing has changed');
    await states.setState(1 - state);
    const later = await states.build('--explain');
    // A build with nothing to do does not look at compiled pages.
    if (state === 1) expect(later.stdout).toMatch(/compiled pages +1 of 1/);
    expect(await digestFiles(states.site)).toEqual(states.cold[1 - state]);
  },
);

/** The files that are as in none of some sites, or missing; the list of all files has those of two. */
function findOthers(
  files: Record<string, string>,
  sites: readonly Record<string, string>[],
): string[] {
  const names = Object.keys({ ...files, ...sites[0] }).filter((name) => name !== fileDigestsName);
  return names.filter((name) => !sites.some((site) => site[name] === files[name]));
}

const moments = fc.sample(fc.noBias(fc.integer({ min: 0, max: 1000 })), {
  seed,
  numRuns: Number(killCount),
});
const kills = moments.map(
  (moment, index) => [index, moment / 10, index % 2 === 0 ? '--force' : '--quiet'] as const,
);

test.for(kills)(
  'kill %i: a build that is killed after %d % of its time with %s leaves a whole site, and the next one nothing else',
  async ([index, percent, option]) => {
    const state = index % 2;
    await states.setState(1 - state);
    await states.build();
    await states.setState(state);
    const child = states.start(option);
    const closed = new Promise((resolve) => child.once('close', resolve));
    await wait((percent / 100) * states.durations[option]);
    child.kill('SIGKILL');
    await closed;

    // A kill may be too late to stop the new site, or come while its files take their places.
    const left = await digestFiles(states.site);
    if (option === '--force') expect(states.cold).toContainEqual(left);
    else expect(findOthers(left, states.cold)).toEqual([]);

    expect(await states.build()).toMatchObject({ code: 0, stderr: '' });
    expect(await digestFiles(states.site)).toEqual(states.cold[state]);
    expect(await readdir(states.parent)).toEqual(['site']);
    const cached = await readdir(states.cache, { recursive: true });
    expect(cached.filter((name) => name.endsWith('.tmp'))).toEqual([]);
  },
);
