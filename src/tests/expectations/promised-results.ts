import type { TaskEntry } from '../../catalogue/task/task-entry.ts';
import type { FilteredLink } from './filtered-links.ts';

/** A line of `results.jsonl`, as far as links are concerned. */
export interface ExportedResult {
  run: string;
  task: string;
  counted: boolean;
  scored: number;
  successes: number;
}

/** The tasks that a link promises by the words around it, of what systems made of them. */
export function toResultMeaning(
  { about, said, page }: Pick<FilteredLink, 'about' | 'said' | 'page'>,
  lines: readonly ExportedResult[],
): ((entry: TaskEntry) => boolean) | undefined {
  const linesOf = Map.groupBy(
    lines.filter(({ counted }) => counted),
    ({ task }) => /\/tasks\/(.+)\/$/.exec(task)?.[1] ?? '',
  );
  const countedOf = ({ path }: TaskEntry) => linesOf.get(path) ?? [];
  const isSolvedBy = (entry: TaskEntry, run: string) =>
    countedOf(entry).some((line) => line.run === run && isSolved(line));
  const isFailedBy = (entry: TaskEntry, run: string) =>
    countedOf(entry).some((line) => line.run === run && !isSolved(line));

  const own = page.split('/')[1] ?? '';
  const [, share = ''] = /^Solved by (?:about )?(\w+)(?: \(.*\))?$/.exec(said) ?? [];
  const isShare = shares[share];
  if (isShare) {
    return (entry) => {
      const all = countedOf(entry);
      return all.length > 0 && isShare(all.filter(isSolved).length / all.length);
    };
  }
  if (said === 'solved by this run') return (entry) => isSolvedBy(entry, own);
  if (said === 'run and not solved') return (entry) => isFailedBy(entry, own);
  if (said === 'Only this one solved')
    return (entry) => isSolvedBy(entry, own) && isFailedBy(entry, about);
  if (said === 'Only the other solved')
    return (entry) => isSolvedBy(entry, about) && isFailedBy(entry, own);
  const [, from, to] = /^(\d+) to (\d+)%$/.exec(said) ?? [];
  if (from === undefined) return undefined;
  return (entry) => {
    const all = countedOf(entry);
    const sum = all.reduce((total, { successes, scored }) => total + successes / scored, 0);
    const rate = Math.round((100 * sum) / all.length);
    return rate >= Number(from) && (rate < Number(to) || to === '100');
  };
}

const isSolved = ({ successes, scored }: ExportedResult): boolean => successes > scored / 2;

const shares: Readonly<Record<string, (share: number) => boolean>> = {
  none: (share) => share === 0,
  few: (share) => share > 0 && share <= 1 / 3,
  half: (share) => share > 1 / 3 && share < 2 / 3,
  most: (share) => share >= 2 / 3 && share < 1,
  all: (share) => share === 1,
};
