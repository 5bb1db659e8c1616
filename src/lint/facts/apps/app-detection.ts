import { toArray } from '#text/json/json-value.ts';
import { extensionOf, toFileName } from '#text/file-name.ts';
import { machineText } from './machine-strings.ts';
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

/** Whether a task mentions an app of a kind. */
export function pointsTo({ mention }: AppKind, view: TaskView): boolean {
  if (mention === undefined) return true;
  const { instruction } = view;
  // Only English words are recognized.
  if (!isEnglish.test(instruction)) return true;
  if (mention.test(instruction)) return true;
  if (mention.test(machineText(view))) return true;
  return toArray(view.evaluator.func).some(
    (name) => typeof name === 'string' && mention.test(name),
  );
}

const isEnglish = /\b(?:the|my|this|please|can|could)\b/i;

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
