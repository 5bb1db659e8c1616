import { fetches } from '#lint/facts/fetches.ts';
import { machinePathsIn } from '#lint/facts/files/fetched-files.ts';
import { isGiven, isWorkedOn } from '#lint/facts/files/given-files.ts';
import { hasReferenceWord, looksLikeReference } from '#lint/facts/files/reference-names.ts';
import { memoizePerTask } from '#lint/facts/memoize-per-task.ts';
import { stringsWithin } from '#lint/facts/strings-within.ts';
import type { TaskView } from '#lint/facts/task-view.ts';
import { toLocalPath } from '#lint/model/local-files.ts';
import { toHomePath } from '#machine/home-path.ts';
import { isScriptName, toFileName } from '#text/file-name.ts';
import { judgingCommands } from '../machine/judging-commands.ts';
import { mentions } from '../machine/mentions.ts';
import { judgingFiles, type LeftFile, leftFiles } from '../machine/left-files.ts';
import { referencePrograms, wasMentioned } from '../machine/judging-programs.ts';
import { toWebPlace } from './web-place.ts';

/** A reference that is on the machine while the agent works. */
export interface PlacedReference {
  file: LeftFile;
  /** Whether the instruction names it. */
  isNamed: boolean;
}

export const placedReferences = memoizePerTask((task: TaskView): readonly PlacedReference[] => {
  const found = new Map<string, PlacedReference>();
  const left = leftFiles(task);
  const made = [...comparedHomes(task)]
    .filter((home) => left.every(({ path }) => toHomePath(path) !== home))
    .flatMap((home) => wasMentioned(home, task) ?? []);
  for (const file of [...left, ...made]) {
    const home = toHomePath(file.path);
    if (found.has(home) || !isReference(file, task)) continue;
    found.set(home, { file, isNamed: mentions(task.instruction, toFileName(file.path)) });
  }
  return [...found.values()];
});

function isReference(file: LeftFile, task: TaskView): boolean {
  const { path, url, isAuthored, isRecord } = file;
  const name = toFileName(path);
  if (name === '' || isWorkedOn(path, task)) return false;
  if (isScriptName(name)) return makesReference(file, task);
  const isPlaced = url !== undefined || file.local !== undefined;
  if (isPlaced && looksLikeReference(name, url, task)) return true;
  const isSecret = hasReferenceWord(name) || hidden.test(path);
  if (!isAuthored && !(isRecord === true && hasReferenceWord(name))) return false;
  if (judgingFiles(task).has(toHomePath(path))) return false;
  if (!isSecret && (isGiven(path, task) || mentions(task.instruction, name))) return false;
  if (isSecret && isCopyOfReference(file, task)) return true;
  if (comparedHomes(task).has(toHomePath(path)) || isCompared(name, isSecret, task)) return true;
  return isPrinted(path, isSecret, task);
}

/** Whether judging prints it as what a result is compared with. */
const isPrinted = (path: string, isSecret: boolean, task: TaskView): boolean =>
  (isSecret || /^\/(?:opt|srv|var)\//.test(path)) &&
  judgingCommands(task).some(
    ({ words, at }) =>
      at[1] === 'expected' && words.some((word) => toHomePath(word) === toHomePath(path)),
  );

/** Whether judging runs it for what a result is compared with. */
const makesReference = (file: LeftFile, task: TaskView): boolean =>
  referencePrograms(task).includes(file);

const hidden = /[/\\]\.[^./\\]/;

/** The files of the machine that results are compared with. */
const comparedHomes = memoizePerTask(
  (task: TaskView): ReadonlySet<string> =>
    new Set(
      fetches(task)
        .filter(({ side }) => side === 'expected')
        .flatMap(machinePathsIn)
        .map(({ text }) => toHomePath(text)),
    ),
);

/** Whether the reference is stored where this file comes from. */
function isCopyOfReference({ url, local }: LeftFile, task: TaskView): boolean {
  const key = url === undefined ? undefined : toWebPlace(url)?.key;
  const origin = local === undefined ? undefined : toLocalPath(local);
  return fetches(task)
    .filter(({ side }) => side === 'expected')
    .flatMap(({ source, at }) => stringsWithin(source, at))
    .some(
      ({ text }) =>
        (key !== undefined && toWebPlace(text)?.key === key) ||
        (origin !== undefined && toLocalPath(text) === origin),
    );
}

/** Whether judging compares it with a file that the agent makes. */
const isCompared = (name: string, isSecret: boolean, task: TaskView): boolean =>
  judgingCommands(task).some(({ program, words }) => {
    const files = words.slice(1).filter((word) => !word.startsWith('-'));
    if (!files.some((word) => toFileName(word) === name)) return false;
    if (program === 'grep') return words.some((word) => /^-\w*f$/.test(word));
    if (!comparing.has(program)) return false;
    const others = files.filter((word) => toFileName(word) !== name);
    return others.length > 0 && (isSecret || !others.some((word) => isLeft(word, task)));
  });

const comparing: ReadonlySet<string> = new Set(['cmp', 'comm', 'diff', 'sdiff']);

const isLeft = (word: string, task: TaskView): boolean =>
  leftFiles(task).some(({ path }) => toFileName(path) === toFileName(word));
