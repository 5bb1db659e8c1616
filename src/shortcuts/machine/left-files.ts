import { memoizePerTask } from '#lint/facts/memoize-per-task.ts';
import { commandLines } from '#lint/facts/setup/command-lines.ts';
import { placedFiles, type SetupStep, setupSteps } from '#lint/facts/setup/setup-steps.ts';
import type { TaskView } from '#lint/facts/task-view.ts';
import { toHomePath } from '#machine/home-path.ts';
import { joinPath } from '#machine/paths.ts';
import { toProgramName } from '#machine/program-name.ts';
import { skipWrappers } from '#shell/interpreter.ts';
import { type NestedCommand, readNestedCommands } from '#shell/nested-commands.ts';
import { toFileName } from '#text/file-name.ts';
import type { Path } from '#text/json/json-pointer.ts';

/** A file that a step leaves on the machine. */
export interface LeftFile {
  path: string;
  at: Path;
  /** Whether it is as the author made it: downloaded, uploaded, or a text of a command. */
  isAuthored: boolean;
  /** Whether it is a copy of a file, or what a program says of the machine before the agent acts. */
  isRecord?: boolean;
  /** Whether a command of the administrator makes it. */
  isElevated: boolean;
  /** The web address of a download, and the local path of an upload. */
  url?: string | undefined;
  local?: string | undefined;
}

/** The files that setup leaves before the agent acts. */
export const leftFiles = memoizePerTask((task: TaskView): readonly LeftFile[] =>
  listFiles(task, 'config'),
);

/** The places of the files that are put on the machine after the agent or while judging, in normal form. */
export const judgingFiles = memoizePerTask(
  (task: TaskView): ReadonlySet<string> =>
    new Set(listFiles(task, 'postconfig').map(({ path }) => toHomePath(path))),
);

const listFiles = (task: TaskView, field: SetupStep['field']): LeftFile[] => [
  ...setupSteps(task)
    .filter((step) => step.field === field)
    .flatMap(toLeftFiles),
  ...commandLines(task)
    .filter(({ stage, text }) => (stage === 'config') === (field === 'config') && writes.test(text))
    .flatMap(({ command, text, at }) =>
      [...readNestedCommands(command).flatMap(readWritten), ...readPython(text)].map((file) => ({
        ...file,
        at,
      })),
    ),
];

function toLeftFiles(step: SetupStep): LeftFile[] {
  const { effect, parameters, at } = step;
  if (effect?.kind === 'create file') {
    const path = parameters[effect.path];
    const isElevated = parameters.owner === 'root';
    const isHidden = isElevated && /^0?[0-7]00$/.test(String(parameters.mode));
    if (typeof path !== 'string' || isHidden) return [];
    return [{ path, at: [...at, 'parameters', effect.path], isAuthored: true, isElevated }];
  }
  return placedFiles(step).map(({ path, at: place, url, local }) => ({
    ...{ path, at: place, url, local, isAuthored: true, isElevated: false },
  }));
}
/** Faster than to parse every command. */
const writes = />|\b(?:cp|curl|install|ln|mv|open|tee|wget|write_bytes|write_text)\b/;

type Written = Omit<LeftFile, 'at'>;

function readWritten(nested: NestedCommand): Written[] {
  const texts = nested.words.map(({ text }) => text);
  const words = texts.slice(skipWrappers(texts));
  const isElevated = nested.isElevated || texts.some((word) => toProgramName(word) === 'sudo');
  const program = toProgramName(words[0] ?? '');
  const isAuthored =
    authored.has(program) &&
    (program !== 'cat' || nested.document !== undefined || words.length === 1);
  const outputs = [
    ...nested.outputs.map((path) => ({ path, isAuthored, isRecord: recording.has(program) })),
    ...readTargets(program, words.slice(1), nested),
  ];
  return outputs
    .filter(({ path }) => path !== '' && !/[*`]|^&?\d$|^\/dev\//.test(path))
    .map((output) => ({ ...output, isElevated }));
}

/** What a program in Python writes under a path of its own text. */
const readPython = (text: string): Written[] =>
  Array.from(text.matchAll(pythonWrites), ([, opened, written]) => ({
    path: opened ?? written ?? '',
    isAuthored: true,
    isElevated: false,
  }));

const pythonWrites =
  /\bopen\(\s*["']([^"'{}\\]+)["']\s*,\s*["'][wax]|\bPath\(\s*["']([^"'{}\\]+)["']\s*\)\.write_/g;

/** Programs that print a text of the command itself. */
const authored: ReadonlySet<string> = new Set(['base64', 'cat', 'echo', 'printf']);

/** Programs that print a state of the machine and end. */
const recording: ReadonlySet<string> = new Set(
  (
    'cat cksum crontab date dconf df dpkg du file find gconftool-2 git grep gsettings head id ls lsof ' +
    'md5sum nmcli pactl pgrep ps sha1sum sha256sum sha512sum sort sqlite3 ss stat tail tree uptime wc xdotool xrandr'
  ).split(' '),
);

/** What a program writes to the files that its arguments name. */
function readTargets(
  program: string,
  words: readonly string[],
  { before }: NestedCommand,
): Omit<Written, 'isElevated'>[] {
  const plain = words.filter((word) => !word.startsWith('-'));
  switch (program) {
    case 'tee': {
      const source = toProgramName(before?.words[0]?.text ?? '');
      return plain.map((path) => ({ path, isAuthored: authored.has(source) }));
    }
    case 'curl':
    case 'wget': {
      const option = words.findIndex((word) => /^(?:-\w*[oO]|--output(?:-document)?)$/.test(word));
      const path = option === -1 ? undefined : words[option + 1];
      const url = words.find((word) => /^https?:/i.test(word));
      return path === undefined ? [] : [{ path, isAuthored: true, ...(url && { url }) }];
    }
    case 'cp':
    case 'install':
    case 'ln':
    case 'mv': {
      const [target, ...sources] = plain.toReversed();
      if (target === undefined) return [];
      const names = sources.map((source) => joinPath(target, toFileName(source)));
      return [target, ...names].map((path) => ({ path, isAuthored: false, isRecord: true }));
    }
    default:
      return [];
  }
}
