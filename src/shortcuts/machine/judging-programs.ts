import { fetches } from '#lint/facts/fetches.ts';
import { openedFiles } from '#lint/facts/files/opened-files.ts';
import { isHandedOver } from '#lint/facts/handed-over.ts';
import { memoizePerTask } from '#lint/facts/memoize-per-task.ts';
import { commandLines } from '#lint/facts/setup/command-lines.ts';
import { stepsIn } from '#lint/facts/setup/setup-steps.ts';
import { stringsWithin } from '#lint/facts/strings-within.ts';
import type { TaskView } from '#lint/facts/task-view.ts';
import { toHomePath } from '#machine/home-path.ts';
import { isAbsolutePath } from '#machine/paths.ts';
import { toProgramName } from '#machine/program-name.ts';
import { isScriptName, toFileName, withoutExtension } from '#text/file-name.ts';
import { judgingCommands } from './judging-commands.ts';
import { judgingFiles, type LeftFile, leftFiles } from './left-files.ts';
import { readNestedCommands } from '#shell/nested-commands.ts';
import { mentions } from './mentions.ts';
import { findRunProgram } from './run-program.ts';

/** The programs that setup leaves on the machine and that judging runs. */
export const judgingPrograms = memoizePerTask((task: TaskView): readonly LeftFile[] => {
  const runs = listRuns(task);
  const programs = new Map<string, LeftFile>();
  const left = leftFiles(task);
  const mentioned = runs
    .filter((path) => !left.some((file) => isSame(file.path, path)))
    .flatMap((path) => wasMentioned(path, task) ?? []);
  for (const file of [...left, ...mentioned]) {
    const home = toHomePath(file.path);
    if (programs.has(home) || judgingFiles(task).has(home) || isWork(file.path, task)) continue;
    if (runs.some((path) => isSame(path, file.path))) programs.set(home, file);
  }
  for (const file of referencePrograms(task)) programs.set(toHomePath(file.path), file);
  return [...programs.values()];
});

/** Those among them that print what a result is compared with. */
export const referencePrograms = memoizePerTask((task: TaskView): readonly LeftFile[] => {
  const runs = judgingCommands(task).flatMap(({ words, at }) =>
    at[1] === 'expected' ? (findRunProgram(words)?.path ?? []) : [],
  );
  return leftFiles(task).filter(
    ({ path }) =>
      runs.some((run) => isSame(run, path)) &&
      !judgingFiles(task).has(toHomePath(path)) &&
      !mentions(task.instruction, toFileName(path)) &&
      !openedFiles(task).has(toHomePath(path)),
  );
});

/** Two paths of one file; a relative one starts from a folder that is not known. */
export const isSame = (one: string, other: string): boolean =>
  isAbsolutePath(one) && isAbsolutePath(other)
    ? toHomePath(one) === toHomePath(other)
    : toFileName(one) === toFileName(other);

/** A file that a command of the setup names and may make, such as a program in Python that writes it. */
export function wasMentioned(path: string, task: TaskView): LeftFile | undefined {
  const name = toFileName(path);
  if (!name.includes('.')) return undefined;
  const line = commandLines(task).find(
    ({ stage, text, command }) =>
      stage === 'config' && mentions(text, name) && !isOnlySpared(name, command),
  );
  return line && { path, at: line.at, isAuthored: true, isElevated: false };
}

/** Whether each program that gets the name makes no file. */
function isOnlySpared(name: string, command: string | readonly string[]): boolean {
  const programs = readNestedCommands(command).flatMap(({ words: [program, ...others] }) =>
    others.some(({ text }) => mentions(text, name)) ? (program?.text ?? '') : [],
  );
  return programs.length > 0 && programs.every((program) => sparing.test(toProgramName(program)));
}

/** Programs that make no file. */
const sparing = /^(?:chmod|chown|kill|ls|mkdir|pkill|rm|test|unlink|\[)$/;

function listRuns(task: TaskView): string[] {
  const byCommand = judgingCommands(task).flatMap(({ words, nested, at }) => {
    const path = findRunProgram(words)?.path ?? findInPath(words[0] ?? '', task);
    if (path === undefined) return [];
    const isSource = at[1] !== 'postconfig';
    // Before judging, a program may only prepare what is judged.
    return isSource || nested.outputs.length > 0 || judges.test(toFileName(path)) ? [path] : [];
  });
  const byName = [
    ...stepsIn(task, 'postconfig')
      .filter(({ effect }) => effect === undefined)
      .flatMap(({ parameters, at }) => stringsWithin(parameters, at)),
    ...fetches(task)
      .filter(({ from }) => from === undefined)
      .flatMap(({ source, at }) => stringsWithin(source, at)),
  ].flatMap(({ text }) => (isScriptName(text) && !/\s/.test(text) ? [text] : []));
  return [...byCommand, ...byName];
}

/** The program that setup leaves where a login shell looks for programs of the user. */
const findInPath = (name: string, task: TaskView): string | undefined =>
  leftFiles(task).find(
    ({ path }) =>
      /^~\/(?:\.local\/)?bin\/[^/]+$/.test(toHomePath(path)) && toFileName(path) === name,
  )?.path;

/** Names of programs that judge. */
const judges =
  /(?:^|[\W_\d])(?:assert|check|checker|eval|evaluate|evaluator|grade|grader|judge|score|scorer|test|tests|validate|validator|verify|verifier)(?=$|[\W_\d])/i;

/** Whether a program is what the agent works on, and not the judge's. */
function isWork(path: string, task: TaskView): boolean {
  const name = toFileName(path);
  if (mentions(task.instruction, name) || openedFiles(task).has(toHomePath(path))) return true;
  if (judges.test(name)) return false;
  return (
    isHandedOver(task) ||
    mentions(task.instruction, withoutExtension(name)) ||
    isInstructedPath(path, task)
  );
}

/** Whether the instruction names a file, or a folder that is not a usual one. */
export const isInstructedPath = (path: string, { instruction }: TaskView): boolean =>
  mentions(instruction, toFileName(path)) ||
  path
    .split(/[/\\]/)
    .slice(0, -1)
    .some((folder) => folder.length > 2 && !usual.has(folder) && mentions(instruction, folder));

const usual: ReadonlySet<string> = new Set([
  '',
  '.',
  '~',
  'Desktop',
  'Documents',
  'Downloads',
  'home',
  'tmp',
  'user',
]);
