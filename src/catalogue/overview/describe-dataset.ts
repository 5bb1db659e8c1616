import { isGenericName } from '#text/generic-name.ts';
import { count } from '#text/figures/plural.ts';
import type { About } from '../citing/about.ts';

/** What a stranger reads first about a dataset. */
export interface DatasetWords {
  /** Its title, or what it is where the title says nothing, as the name of a folder such as "tasks". */
  headline: string;
  /** The dataset's own description, if it has one. */
  own: string | undefined;
  /** What it is, and what the site has of each task. */
  sentences: string;
}

export function describeDataset(
  { title, description }: Pick<About, 'title' | 'description'>,
  tasks: number,
): DatasetWords {
  const what = `${count(tasks, 'task')} for agents that operate a desktop`;
  const isNamed = !isGenericName(title);
  const trimmed = description?.trim();
  const own = trimmed === '' ? undefined : trimmed;
  return {
    headline: isNamed ? title : what,
    own,
    sentences: [
      ...(isNamed && own === undefined ? [`${what}.`] : []),
      ...describeEach(tasks, own !== undefined),
    ].join(' '),
  };
}

function describeEach(tasks: number, isCounted: boolean): string[] {
  if (tasks === 0) return [];
  const lead = isCounted && tasks > 1 ? `For each of the ${count(tasks, 'task')}` : 'For each';
  return [
    `${tasks === 1 ? 'With' : `${lead}:`} the instruction, how the machine is set up, and one sentence that says when it passes.`,
  ];
}

/** The same as one text, for those who see a link to the site and its title. */
export function summarizeDataset(
  about: Pick<About, 'title' | 'description'>,
  tasks: number,
): string {
  const { headline, own, sentences } = describeDataset(about, tasks);
  if (own !== undefined) return own;
  return headline === about.title ? sentences : `${headline}. ${sentences}`.trim();
}
