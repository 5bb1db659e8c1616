import { toHomePath } from '#machine/home-path.ts';
import type { Path } from '#text/json/json-pointer.ts';
import { extensionOf, toFileName } from '#text/file-name.ts';
import { machineStrings } from '../apps/machine-strings.ts';
import { memoizePerTask } from '../memoize-per-task.ts';
import { placedFiles, setupSteps } from '../setup/setup-steps.ts';
import { commandLines } from '../setup/command-lines.ts';
import type { TaskView } from '../task-view.ts';

/** A script of the repository that a step or a getter runs. */
export interface RunScript {
  /** From the folder of the tasks. */
  path: string;
  text: string;
  language: 'python' | 'shellscript';
  /** Where the task names it. */
  at: Path;
}

/** A place in a script, for the message of a finding. */
export interface ScriptPlace {
  path: string;
  /** From 1. */
  line: number;
}

/** The place of an offset in a script. */
export const toScriptPlace = ({ path, text }: RunScript, offset: number): ScriptPlace => ({
  path,
  line: text.slice(0, Math.max(0, offset)).split('\n').length,
});

/**
 * The scripts of the repository that the task runs: those that a result is fetched with, and those that a command or another
 * string of the task names too. A program that setup uploads to the home folder and runs only
 * afterwards may be the very one that the agent is to correct, so it is none of them.
 */
export const runScripts = memoizePerTask((task: TaskView): readonly RunScript[] => {
  if (task.findLocal === undefined) return [];
  const strings = machineStrings(task);
  const uploads = new Map(
    setupSteps(task).flatMap((step) =>
      placedFiles(step).map(({ local, path }) => [local, { path, field: step.field }] as const),
    ),
  );
  return strings.flatMap(({ text: name, at }) => {
    const language = languages[extensionOf(name)];
    const { file: path, text } = (language && task.findLocal?.(name)) ?? {};
    if (language === undefined || path === undefined || text === undefined) return [];
    const upload = uploads.get(name);
    const isRun = upload
      ? isRunAsUploaded(upload, task)
      : at[1] === 'result' ||
        strings.some((other) => other.text !== name && other.text.includes(toFileName(name)));
    return isRun ? [{ path, text, language, at }] : [];
  });
});

const languages: Readonly<Partial<Record<string, RunScript['language']>>> = {
  bash: 'shellscript',
  py: 'python',
  sh: 'shellscript',
};

function isRunAsUploaded(
  { path, field }: { path: string; field: 'config' | 'postconfig' },
  task: TaskView,
): boolean {
  const name = toFileName(path);
  const stages = commandLines(task)
    .filter(({ text }) => text.includes(name))
    .map(({ stage }) => stage);
  const isOfAgent = field === 'config' && toHomePath(path).startsWith('~');
  return isOfAgent ? stages.includes('config') : stages.length > 0;
}
