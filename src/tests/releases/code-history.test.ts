import fc, { type GeneratorValue } from 'fast-check';
import { expect, test } from 'vitest';
import { writeChangeLines } from '#export/history/change-lines.ts';
import { exampleCode } from '#history/code/example-code.ts';
import { buildHistory } from '#history/timeline/build-history.ts';
import { compareStates } from '#history/timeline/comparable-tasks.ts';
import { release, task } from '#history/timeline/example-history.ts';
import { listStates } from '#history/timeline/list-states.ts';

// For a longer search: BENCHLIGHT_SEED names other histories.
const seed = Number(process.env.BENCHLIGHT_SEED ?? 1);
const stateCount = 5;

/** What a metric calls, directly and through others, within four modules. */
const calls: Readonly<Record<string, readonly string[]>> = {
  tables_agree: ['read', 'LIMIT'],
  words_agree: ['fold'],
  both_agree: ['read', 'fold', 'LIMIT'],
  passes: [],
};
const metrics = Object.keys(calls);
const pieces = [...metrics, 'read', 'fold', 'LIMIT', 'unused'];

/** A state in numbers: what each piece of source does, unless it was not seen, and what each task is. */
interface DrawnState {
  pieces: Readonly<Record<string, number>> | undefined;
  tasks: readonly { metric: string; instruction: number; source: number }[];
}

function drawStates(draw: GeneratorValue): DrawnState[] {
  let source = Object.fromEntries(pieces.map((name) => [name, 0]));
  let tasks = Array.from({ length: 8 }, () => ({
    metric: draw(() => fc.constantFrom(...metrics)),
    instruction: 0,
    source: 0,
  }));
  return Array.from({ length: stateCount }, () => {
    // Few values, so that later states take back what earlier ones changed.
    const edited = draw(() => fc.constantFrom(...pieces));
    source = { ...source, [edited]: draw(fc.nat, { max: 2 }) };
    const isSeen = draw(fc.nat, { max: 4 }) > 0;
    const index = draw(fc.nat, { max: 7 });
    const field = draw(() => fc.constantFrom('instruction', 'source', 'nothing'));
    const value = draw(fc.nat, { max: 1 });
    tasks = tasks.map((one, place) => (place === index ? { ...one, [field]: value } : one));
    return {
      pieces: isSeen ? source : undefined,
      tasks: tasks.map(({ metric, ...own }) => ({
        metric,
        instruction: own.instruction,
        source: own.source,
      })),
    };
  });
}

const readState = ({ pieces: values, tasks }: DrawnState, index: number) => ({
  ...release(`1.${index}.0`, []),
  tasks: tasks.map((drawn, place) =>
    task(`t${place}`, {
      instruction: `Do ${place} as in ${drawn.instruction}.`,
      source: `${drawn.source}`,
      evaluator: { func: drawn.metric, result: { type: 'vm_file', path: '/a', dest: 'a' } },
    }),
  ),
  code:
    values &&
    exampleCode({
      pieces: Object.fromEntries(
        Object.entries(values).map(([name, value]) => [`${name}.py:${name}`, `${value}`]),
      ),
      functions: {
        metric: Object.fromEntries(
          metrics.map((name) => [
            name,
            [name, ...(calls[name] ?? [])].map((key) => `${key}.py:${key}`),
          ]),
        ),
      },
    }),
});

/** On how many tasks results can be compared, counted from the numbers alone. */
function countAlone(before: DrawnState, after: DrawnState, isAnySeen: boolean) {
  const counts = { yes: 0, likely: 0, unknown: 0, no: 0, unscored: 0 };
  for (const [place, later] of after.tasks.entries()) {
    const names = [later.metric, ...(calls[later.metric] ?? [])];
    const [old, now] = [before.pieces, after.pieces];
    const isOther = old && now && names.some((name) => old[name] !== now[name]);
    const isUnclear = isAnySeen && !(old && now);
    if (before.tasks[place]?.instruction !== later.instruction) counts.no++;
    else counts[isOther || isUnclear ? 'unknown' : 'yes']++;
  }
  return counts;
}

/** The changes of tasks in each state, counted likewise, as "state task class". */
const listAlone = (states: readonly DrawnState[]) =>
  states.slice(1).flatMap((after, index) =>
    after.tasks.flatMap((later, place) => {
      const before = states[index] ?? after;
      const earlier = before.tasks[place] ?? later;
      const names = [later.metric, ...(calls[later.metric] ?? [])];
      const [old, now] = [before.pieces, after.pieces];
      const classes = [
        ...(old && now && names.some((name) => old[name] !== now[name]) ? ['code'] : []),
        ...(earlier.instruction === later.instruction ? [] : ['instruction']),
        ...(earlier.source === later.source ? [] : ['editorial']),
      ];
      return classes.length > 0 ? [`1.${index + 1}.0 t${place} ${classes[0]}`] : [];
    }),
  );

test('five states in which tasks and code change in turn are compared as their numbers say', () => {
  const property = fc.property(fc.gen(), (draw) => {
    const drawn = drawStates(draw);
    const releases = drawn.map(readState);
    const isAnySeen = drawn.some(({ pieces }) => pieces !== undefined);
    // The current state is the last release.
    const { tasks = [], code } = releases.at(-1) ?? {};
    const current = { tasks, code, version: undefined, date: undefined };
    const history = buildHistory(listStates(releases, current), {
      quotesExpected: true,
      publish: (stored) => stored,
    });
    expect(history.states).toHaveLength(stateCount);
    for (const [last, after] of history.states.entries()) {
      for (const [first, before] of history.states.slice(0, last).entries()) {
        const compared = compareStates(history, before, after).tasks;
        const counts = Object.entries(compared).map(([name, list]) => [name, list.length]);
        const [one, other] = [drawn[first], drawn[last]];
        if (!one || !other) throw new Error('there are as many states as were drawn');
        expect(Object.fromEntries(counts)).toEqual(countAlone(one, other, isAnySeen));
      }
    }
    const changes = [...writeChangeLines(history, {}, '/')]
      .map((line) => JSON.parse(line) as Record<string, string>)
      .filter((line) => line.kind === 'changed')
      .map((line) => `${line.release} ${line.id} ${line.class}`);
    expect(changes).toEqual(listAlone(drawn));
  });
  fc.assert(property, { seed, numRuns: 60, endOnFailure: true });
});
