import { toStrings } from '#text/json/json-value.ts';
import { extensionOf, toFileName } from '#text/file-name.ts';
import { machineStrings, mentionText } from './machine-strings.ts';
import { commandOf, type SetupStep } from '../setup/setup-steps.ts';
import { type AppKind, appKinds } from '#vocabulary/app-kinds.ts';
import type { TaskView } from '../task-view.ts';

/** An app that a step uses, and the evidence for it. */
export interface DetectedApp {
  kind: AppKind;
  /** A program, a window or a file. */
  evidence: string;
}

/** The app that a step uses; undefined when it uses no known one. */
export function detectApp(step: Pick<SetupStep, 'effect' | 'parameters'>): DetectedApp | undefined {
  const { effect, parameters } = step;
  switch (effect?.kind) {
    case 'start program':
      return detectLaunched(commandOf(step));
    case 'run command':
      return detectRun(commandOf(step));
    case 'activate window':
    case 'close window': {
      const title = parameters[effect.title];
      if (typeof title !== 'string') return undefined;
      return toDetectedApp((kind) => kind.title.test(title), title);
    }
    case 'open file': {
      const path = parameters[effect.path];
      if (typeof path !== 'string') return undefined;
      const extension = extensionOf(path);
      return toDetectedApp(({ files }) => files.has(extension), toFileName(path));
    }
    default:
      return undefined;
  }
}

/** The kind of app that a program, named without its folder, belongs to. */
export function findAppKind(program: string): AppKind | undefined {
  return kindsByProgram.get(program);
}

/** Whether a task mentions an app of a kind, or may need one without a mention. */
export const pointsTo = (kind: AppKind, view: TaskView): boolean =>
  kind.needsNoWord === true || isMentioned(kind, view);

/** Whether a word of the work of such an app occurs in a task. */
export function isMentioned({ mention }: AppKind, view: TaskView): boolean {
  const { instruction } = view;
  // Only English words are recognized.
  if (!isEnglish.test(instruction)) return true;
  if (mention.test(instruction)) return true;
  return mention.test(mentionText(view)) || namesMetricOf(mention, view);
}

/** Whether the instruction or the evaluator, and not only setup, has a word of the work of such an app. */
export function isAskedFor({ mention }: AppKind, view: TaskView): boolean {
  if (mention.test(view.instruction) || namesMetricOf(mention, view)) return true;
  return machineStrings(view).some(
    ({ text, at: [field] }) => field !== 'config' && mention.test(text),
  );
}

const namesMetricOf = (mention: RegExp, { evaluator }: TaskView): boolean =>
  toStrings(evaluator.func).some((name) => mention.test(name));

/** What an instruction in English names of a kind, other than as what is not to be used. */
export function findProduct({ product }: AppKind, instruction: string): string | undefined {
  const found = product.exec(instruction);
  if (found === null) return undefined;
  const before = instruction.slice(Math.max(0, found.index - 40), found.index);
  return instead.test(before) ? undefined : found[0];
}

const instead = /\b(?:avoid|instead of|no|not|never|rather than|unlike|without)\b[^.;]{0,30}$/i;

const isEnglish = /\b(?:and|can|could|it|my|please|the|this|what|with)\b/i;

const kindsByProgram = new Map(
  appKinds.flatMap((kind) => kind.programs.map((program) => [program, kind] as const)),
);
const programStart = /^(?:\w{1,40}=\S{0,40}\s)?(?:\S{0,99}\/)?([\w.-]{1,40})/;
const suites = new Set(['libreoffice', 'soffice']);
const suitePart = /\s(--(?:calc|impress|writer))\b/;

function detectLaunched(text: string): DetectedApp | undefined {
  const program = programStart.exec(text)?.[1] ?? '';
  if (!suites.has(program)) return toDetectedProgram(program, program);
  const part = suitePart.exec(text)?.[1] ?? '';
  return toDetectedProgram(part, `${program} ${part}`);
}

/** A program with windows that a command starts alone, and not without its window or for another purpose. */
function detectRun(text: string): DetectedApp | undefined {
  const program = programStart.exec(text)?.[1] ?? '';
  if (!kindsByProgram.has(program) && !suites.has(program)) return undefined;
  return /[;&|<>`$\n]|\s(?:-i?b|-i|-I|-h|-v|--(?:batch|convert\S*|headless|help|install\S*|list\S*|no-interface|print-to\S*|screenshot|uninstall\S*|version))(?=[\s=]|$)/.test(
    text,
  )
    ? undefined
    : detectLaunched(text);
}

function toDetectedProgram(name: string, evidence: string): DetectedApp | undefined {
  const kind = kindsByProgram.get(name);
  return kind && { kind, evidence };
}

function toDetectedApp(
  fits: (kind: AppKind) => boolean,
  evidence: string,
): DetectedApp | undefined {
  const kind = appKinds.find(fits);
  return kind && { kind, evidence };
}
