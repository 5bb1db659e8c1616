import { formatCount } from '#text/figures/format-count.ts';
import { count } from '#text/figures/plural.ts';
import { defineDatasetRule } from '../model/rule.ts';

export const suiteTaskOnce = defineDatasetRule({
  code: 'D04',
  name: 'suite-task-once',
  severity: 'warning',
  consequence: 'nothing',
  summary: 'A suite lists every task once.',
  why: 'A task that a suite lists twice is run twice or counted twice.',
  howToFix: 'Remove one of the two. If the second should be another task, write its id.',
  examples: {
    good: [{ 'os/a.json': { id: 'a' }, 'suites/quick.json': { os: ['a'] } }],
    bad: [{ 'os/a.json': { id: 'a' }, 'suites/quick.json': { os: ['a', 'a'] } }],
  },

  message: ({ repeated, tasks, folder, id }: Facts) => {
    if (repeated === 1) return `"${id}" is already listed under "${folder}"; list each task once`;
    const which =
      repeated === tasks
        ? `all ${formatCount(tasks)} tasks`
        : `${formatCount(repeated)} of ${count(tasks, 'task')}`;
    return `${which} of this suite are listed more than once, such as "${id}" under "${folder}"; list each task once`;
  },

  *check(_tasks, { suites }) {
    for (const { file, members } of suites) {
      const groups = Map.groupBy(members, ({ folder, id }) => `${folder}/${id}`);
      const again = [...groups.values()].flatMap((group) => group.slice(1));
      const [first, ...others] = again;
      if (!first) continue;
      const { folder, id, at } = first;
      const repeated = [...groups.values()].filter(({ length }) => length > 1).length;
      const also = others.slice(0, mostPlaces).map((member) => member.at);
      const places = also.length > 0 ? { at, also } : { at };
      yield { file, ...places, repeated, tasks: groups.size, folder, id, cause };
    }
  },
});

const cause = 'a suite lists tasks more than once';

/** A list that was joined with itself repeats thousands. */
const mostPlaces = 100;

interface Facts {
  /** How many tasks are listed more than once, and how many there are. */
  repeated: number;
  tasks: number;
  /** The first of them. */
  folder: string;
  id: string;
}
