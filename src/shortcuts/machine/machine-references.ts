import { fetches } from '#lint/facts/fetches.ts';
import { machinePathsIn } from '#lint/facts/files/fetched-files.ts';
import { isGiven, isWorkedOn } from '#lint/facts/files/given-files.ts';
import { hasReferenceWord } from '#lint/facts/files/reference-names.ts';
import { memoizePerTask } from '#lint/facts/memoize-per-task.ts';
import { commandLines } from '#lint/facts/setup/command-lines.ts';
import type { TaskView } from '#lint/facts/task-view.ts';
import { toHomePath } from '#machine/home-path.ts';
import { toProgramName } from '#machine/program-name.ts';
import { skipWrappers } from '#shell/interpreter.ts';
import { type NestedCommand, readNestedCommands } from '#shell/nested-commands.ts';
import { isScriptName, toFileName } from '#text/file-name.ts';
import type { Path } from '#text/json/json-pointer.ts';
import { comparedInputs } from './compared-inputs.ts';
import { isInstructedPath, isSame, wasMentioned } from './judging-programs.ts';
import { judgingFiles, type LeftFile, leftFiles } from './left-files.ts';
import { mentions } from './mentions.ts';
import { readTextReads } from './text-reads.ts';

/** A file of the machine that judging compares with. */
export interface MachineReference {
  file: Pick<LeftFile, 'path' | 'isElevated'>;
  /** Where judging reads it. */
  at: Path;
  /** Whether the agent works with it too. */
  isGiven: boolean;
  /** Whether a metric gets it with what the agent makes of it, which it may not compare. */
  isInput?: boolean;
}

/** Those that setup leaves and nothing puts there again before judging, each once. */
export const machineReferences = memoizePerTask((task: TaskView): readonly MachineReference[] => {
  const found = new Map<string, MachineReference>();
  for (const reference of [
    ...comparedInputs(task).map((input) => ({ ...input, isGiven: false, isInput: true })),
    ...listExpected(task),
    ...listCompared(task),
  ]) {
    const home = toHomePath(reference.file.path);
    if (!found.has(home) && !judgingFiles(task).has(home)) found.set(home, reference);
  }
  return [...found.values()];
});

function* listExpected(task: TaskView): Generator<MachineReference> {
  for (const fetch of fetches(task)) {
    if (fetch.side !== 'expected' || isExchanged(fetch.index, task)) continue;
    for (const { text: path, at } of machinePathsIn(fetch)) {
      const name = toFileName(path);
      const file =
        leftFiles(task).find((left) => isSame(left.path, path)) ?? wasMentioned(path, task);
      // A file that setup does not leave may be the agent's.
      const isHidden =
        (hasReferenceWord(name) || hidden.test(path)) && !mentions(task.instruction, name);
      if (file ?? isHidden) {
        yield { file: file ?? { path, isElevated: false }, at, isGiven: isGiven(path, task) };
      }
    }
  }
}

/** Whether what a result is compared with is the result: then this is what the agent made. */
const isExchanged = (index: number, task: TaskView): boolean =>
  fetches(task).some(
    ({ side, index: other, from }) =>
      side === 'result' &&
      other === index &&
      (from?.kind === 'web file' || from?.kind === 'task file' || from?.kind === 'stored file'),
  );

const hidden = /[/\\]\.[^./\\]/;

/** What a command that judges compares with, where setup left it for that. */
function* listCompared(task: TaskView): Generator<MachineReference> {
  const left = leftFiles(task).filter((file) => isForJudge(file, task));
  if (left.length === 0) return;
  for (const { command, text, stage, at } of commandLines(task)) {
    if (stage === 'config' || isAlone(command)) continue;
    const words = [...readNestedCommands(command).flatMap(readCompared), ...readRedirections(text)];
    for (const word of words) {
      const file = left.find(({ path }) => toHomePath(path) === toHomePath(word));
      if (file) yield { file, at, isGiven: false };
    }
  }
}

/** Whether a command only shows one file, which then is what is judged. */
function isAlone(command: string | readonly string[]): boolean {
  const reads = readTextReads(command);
  return reads?.programs.length === 0 && new Set(reads.files).size < 2;
}

/** The arguments of a command that may compare with a file. */
function readCompared({ words }: NestedCommand): string[] {
  const texts = words.map(({ text }) => text);
  const [program = '', ...others] = texts.slice(skipWrappers(texts));
  const name = toProgramName(program);
  const isNewer = others.some((word) => /^-[no]t$|^-newer$/.test(word));
  const isListed = /sum$|^grep$/.test(name) && others.some((word) => /^-\w*[cf]$/.test(word));
  return comparing.has(name) || isNewer || isListed ? others : [];
}

const comparing: ReadonlySet<string> = new Set([
  'cat',
  'cmp',
  'comm',
  'diff',
  'head',
  'sdiff',
  'tail',
]);

const readRedirections = (script: string): string[] =>
  Array.from(script.matchAll(/<\s*([\w./~-]+)/g), ([, path = '']) => path);

function isForJudge({ path, isAuthored, isRecord }: LeftFile, task: TaskView): boolean {
  const name = toFileName(path);
  if (name === '' || isScriptName(name) || !(isAuthored || isRecord === true)) return false;
  if (isWorkedOn(path, task) || isInstructedPath(path, task)) return false;
  const isApart = /^\/(?:tmp|var\/tmp|opt|srv|var\/lib)\//.test(path);
  return isApart || hasReferenceWord(name) || /[/\\]\.[\w-]+(?:[/\\]|$)/.test(path)
    ? !settings.test(path)
    : false;
}

/** Hidden files that a program reads, which a task may be about. */
const settings =
  /[/\\]\.(?:bash|cache|config|gitconfig|gnupg|local|mozilla|npmrc|profile|ssh|thunderbird|vimrc|vscode|zsh)/;
