import type { ExplorerData } from '#explorer/index/explorer-data.ts';
import { toShortTitle } from '#catalogue/task/task-title.ts';
import type { EarlierVersion } from '#history/cited-sets/earlier-tasks.ts';
import type { TracedSet } from '#history/cited-sets/trace-set.ts';
import { describeComparability } from '#history/releases/describe-class.ts';
import { buildElement } from '#dom/build-element.ts';
import { formatCount } from '#text/figures/format-count.ts';

interface TracedTasks {
  /** The current tasks, and the versions of earlier releases. */
  data: ExplorerData;
  earlier: ExplorerData;
  versions: readonly EarlierVersion[];
  /** The address of the folder of tasks. */
  tasks: string;
}

/** A sentence, and below it the tasks by what has become of them, folded. */
export function listTracedTasks(
  sentence: string,
  { changed, renamed, notFound, removed, added }: TracedSet,
  { data, earlier, versions, tasks }: TracedTasks,
): Node[] {
  const link = ({ paths, instructions }: ExplorerData, row: number) => {
    const path = paths[row] ?? '';
    const text = toShortTitle(instructions[row] ?? '') || path;
    return buildElement('a', { href: `${tasks}${path}/` }, text);
  };
  const replaced = (row: number) => {
    const { now, oldId } = versions[row] ?? {};
    if (typeof now !== 'number') return buildElement('li', {}, link(earlier, row));
    const then = buildElement('a', { href: `${tasks}${earlier.paths[row] ?? ''}/` }, 'as it was');
    const name = oldId === undefined ? '' : ` Renamed from ${oldId}.`;
    return buildElement('li', {}, link(data, now), ' (', then, `)${name}`);
  };
  const today = (row: number) => buildElement('li', {}, link(data, row));
  const byComparability = (title: string, rows: readonly number[]) =>
    (['no', 'likely', 'yes', 'unscored'] as const).map((comparable) => ({
      title,
      rows: rows.filter((row) => versions[row]?.comparable === comparable),
      show: replaced,
      remark: ` ${describeComparability(comparable)}`,
    }));
  const lists = [
    ...byComparability('Changed', changed),
    ...byComparability('Renamed', renamed),
    { title: 'Removed', rows: removed, show: replaced, remark: '' },
    { title: 'Changed and no longer found', rows: notFound, show: replaced, remark: '' },
    { title: 'More tasks', rows: added, show: today, remark: '' },
  ].filter(({ rows }) => rows.length > 0);
  return [
    buildElement('p', {}, sentence),
    ...lists.map(({ title, rows, show, remark }) =>
      buildElement(
        'details',
        {},
        buildElement('summary', {}, `${title}: ${formatCount(rows.length)}.${remark}`),
        buildElement('ul', {}, ...rows.map(show)),
      ),
    ),
  ];
}
