import { mayJudge } from './read-waits.ts';

/** A variable of which a field is read that tasks have, or that is handed to `reset`. */
const ofTask =
  /\b(\w+)(?:\[|\.get\(\s*)["'](?:instruction|evaluator|related_apps|phases)["']|\.reset\(\s*(?:\w+\s*=\s*)?(\w+)\s*[,)]/g;

const read = /\b(\w+)(?:\[|\.get\(\s*)["'](\w+)["'](\s*[\],)])?/g;

const whenJudging =
  /\bsleep\([^()\n]{0,80}\)|["']func["'][^\n]{0,80}|\.(?:evaluate|predict|act|step)\(/g;

/**
 * What a file that runs tasks may show of them that others do not: the fields that it reads and how, what
 * it does when it judges. Of many files that are copies of another, one is enough.
 *
 * @param isRead Whether the package reads a field itself; a runner that reads it too changes nothing.
 */
export function listSigns(text: string, isRead: (field: string) => boolean): string[] {
  const tasks = new Set(
    [...text.matchAll(ofTask)].flatMap(([, reader, reset]) => reader ?? reset ?? []),
  );
  const reads = [...text.matchAll(read)].flatMap(([, name = '', field = '', end]) => {
    if (!tasks.has(name)) return [];
    if (end === undefined || end.trim() === ',') return [`${field} or another`];
    return isRead(field) ? [] : [field];
  });
  const judging = mayJudge(text) ? [...text.matchAll(whenJudging)].map(([written]) => written) : [];
  return [...new Set([...reads, ...judging])];
}
